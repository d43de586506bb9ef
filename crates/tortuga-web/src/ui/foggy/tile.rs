//! A tile of Foggy Island's map, and the token on it.

use leptos::prelude::*;
use tortuga_scene::{Gain, MapTile, MapToken, TileState, Touch};

use crate::chart::{Press, SIDE, is_lit, press};
use crate::ui::foggy::map::Half;
use crate::ui::foggy::{look, mark, own_side};
use crate::ui::grog::Cursor;
use crate::ui::icon::{hatch, icon, seal};
use crate::ui::lang::words;
use crate::ui::table::at_table::{AtTable, at_table};

/// One tile.
#[component]
pub(crate) fn TileCell(row: usize, column: usize) -> impl IntoView {
    let at = at_table();
    let number = row * SIDE + column;
    let tile = Memo::new(move |_| look(at, |board| board.tiles.get(number).cloned()));
    let cursor = expect_context::<Cursor>();
    let half = expect_context::<Half>().0;
    let lit = Memo::new(move |_| {
        let half = half.get();
        let is = |tile: &MapTile| is_lit(tile, half.as_deref());
        at.lit(tile.with(|tile| tile.as_ref().is_some_and(is)))
    });
    let halved = Memo::new(move |_| {
        let half = half.get();
        half.is_some() && tile.with(|tile| tile.as_ref().map(|tile| tile.name.clone()) == half)
    });
    let acts = move || {
        let ability = look(at, |board| Some(board.ability.as_ref()?.tile));
        ability.map(usize::from) == Some(number)
    };
    let is = move |state: TileState| {
        tile.with(|tile| tile.as_ref().is_some_and(|tile| tile.state == state))
    };
    let woke = move || {
        let name = tile.with(|tile| tile.as_ref().map(|tile| format!("tile:{}", tile.name)));
        name.is_some_and(|name| at.woke(&name))
    };
    let pencilled = move || {
        let touch = tile.with(|tile| tile.as_ref().map(|tile| tile.touch.clone()));
        touch.is_some_and(|touch| at.pencilled(&touch))
    };
    // What is drawn anew moves, so it is drawn when it changes, and not before.
    let drawn = Memo::new(move |_| {
        let parts = |tile: &MapTile| (tile.token.clone(), tile.gain);
        tile.with(|tile| tile.as_ref().map(parts))
    });
    view! {
        <button type="button" role="gridcell" class="tile" data-cell=format!("{row}-{column}")
            class:wake=woke class:pencil=pencilled class:legal=move || lit.get() class:half=move || halved.get() class:acting=acts
            class:kept=move || is(TileState::Kept) class:under=move || is(TileState::Fog)
            aria-label=move || tile.get().map(|tile| spoken(tile, halved.get())) aria-disabled=move || (!lit.get()).to_string()
            data-notation=move || notation(&tile.get()?, half.get().as_deref())
            tabindex=move || cursor.tabindex(row, column)
            on:focus=move |_| cursor.0.set((row, column))
            on:click=move |_| pressed(at, tile, half)>
            {move || drawn.get().map(|drawn| face(at, drawn))}
        </button>
    }
}

fn pressed(at: AtTable, tile: Memo<Option<MapTile>>, half: RwSignal<Option<String>>) {
    let Some(tile) = tile.get_untracked() else {
        return;
    };
    match press(&tile, half.get_untracked().as_deref()) {
        Press::Touch(touch) => at.touch(&touch),
        Press::Half(other) => half.set(other),
    }
}

/// What a touch plays.
fn notation(tile: &MapTile, half: Option<&str>) -> Option<String> {
    match press(tile, half) {
        Press::Touch(Touch::Act(notation)) => Some(notation),
        Press::Touch(Touch::Ask(_) | Touch::Nothing) | Press::Half(_) => None,
    }
}

/// What whoever listens hears.
fn spoken(tile: MapTile, halved: bool) -> String {
    if halved {
        format!("{} {}", tile.about, words("web-half")())
    } else {
        tile.about
    }
}

/// What the eye gets.
fn face(at: AtTable, drawn: (Option<MapToken>, Option<Gain>)) -> AnyView {
    match drawn {
        (Some(token), _) => token_face(at, &token).into_any(),
        (None, Some(gain)) => gained(at, gain).into_any(),
        (None, None) => ().into_any(),
    }
}

/// What both sides get: the viewer's own side first and large, and the token in
/// pencil for whoever points at the tile.
fn gained(at: AtTable, gain: Gain) -> impl IntoView {
    let own = own_side(at).unwrap_or("blue");
    let mut sides = [("blue", gain.blue), ("red", gain.red)];
    if own == "red" {
        sides.reverse();
    }
    let [(_, first), (other, second)] = sides;
    let second = (second != 0).then(|| {
        let name = side_name(at, other);
        view! { <span class="part part--other">{name}" "{format!("{second:+}")}</span> }
    });
    let ghost = look(at, |board| board.placing.as_ref().map(|face| face.icon));
    let ghost = ghost.map(|ghost| view! { <span class="ghost">{icon(ghost)}</span> });
    view! {
        <span class="gain num" class:pencil=gain.yours_only>
            {ghost}<span class="part" class:part--none={first == 0}>{format!("{first:+}")}</span>{second}
        </span>
    }
}

/// What a side is called.
fn side_name(at: AtTable, side: &str) -> String {
    look(at, |board| {
        let side = board.sides.iter().find(|plate| plate.id == side);
        side.map(|side| side.name.clone()).unwrap_or_default()
    })
}

/// A token: its shape tells whose lines it builds. Face down it shows
/// its owner; what only the viewer knows is in pencil.
pub(crate) fn token_face(at: AtTable, token: &MapToken) -> impl IntoView + use<> {
    let class = match (token.down, token.yours_only) {
        (true, true) => "token down pencil",
        (true, false) => "token down",
        (false, _) => "token",
    };
    let class = format!("{class} token--{}", token.colour);
    let strange = token.down || token.owner != token.colour;
    let owner = mark(at, token.owner).filter(|_| strange);
    let size = if token.down && token.face.is_none() {
        "md"
    } else {
        "sm"
    };
    view! {
        <span class=class aria-hidden="true">
            {token.down.then(hatch)}
            {shape(token.colour)}
            {token.face.as_ref().map(|face| icon(face.icon))}
            {owner.map(|owner| seal(&owner, size))}
        </span>
    }
}

/// Round builds blue lines, a diamond red ones, a square nobody's.
fn shape(colour: &str) -> impl IntoView + use<> {
    let drawn = match colour {
        "blue" => view! { <circle cx="42" cy="42" r="36" /> }.into_any(),
        "red" => {
            view! { <path d="M42 1.500L82.500 42L42 82.500L1.500 42Z" stroke-linejoin="round" /> }
                .into_any()
        }
        _ => view! { <rect x="10" y="10" width="64" height="64" rx="9" /> }.into_any(),
    };
    view! { <svg class="shape" viewBox="0 0 84 84">{drawn}</svg> }
}
