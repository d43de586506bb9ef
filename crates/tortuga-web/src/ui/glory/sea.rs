//! The ring of sea spaces, and the ships on them.

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use tortuga_scene::{BonusLadder, SailingWay, SeaSpace, ShipMark, Touch};

use crate::ring::{Press, RING, is_lit, place, press, towards};
use crate::ui::browser;
use crate::ui::glory::{look, touchable};
use crate::ui::groo::piece::notation;
use crate::ui::icon::{icon, seal};
use crate::ui::lang::{words, words_with};
use crate::ui::table::at_table::{AtTable, at_table};

/// The sea space that was touched, if the ship can sail there in several ways.
#[derive(Clone, Copy)]
pub(crate) struct Which(pub(crate) RwSignal<Option<u8>>);

/// Lets everybody below know. The question goes as soon as there is nothing to
/// choose.
pub(crate) fn provide_which() {
    let at = at_table();
    let which = RwSignal::new(None);
    let asked = Memo::new(move |_| {
        let number = which.get()?;
        look(at, |board| {
            let space = board.spaces.get(usize::from(number))?;
            Some(space.ways.len() > 1)
        })
    });
    Effect::new(move || {
        if asked.get() == Some(false) {
            which.set(None);
        }
    });
    provide_context(Which(which));
}

/// All sea spaces, clockwise from Home. The ring is one stop for the Tab key; the
/// arrow keys go around.
#[component]
pub(crate) fn Ring() -> impl IntoView {
    let at = at_table();
    let cursor = RwSignal::new(0);
    // Tab stops where the ship may sail, if it may.
    let first = Memo::new(move |_| {
        look(at, |board| {
            let lit = board.spaces.iter().find(|space| is_lit(space));
            lit.map(|space| space.number)
        })
    });
    Effect::new(move || {
        if let Some(first) = first.get() {
            cursor.set(first);
        }
    });
    let keys = move |event: KeyboardEvent| {
        if let Some(next) = towards(cursor.get_untracked(), &event.key()) {
            event.prevent_default();
            browser::focus(&format!("[data-space='{next}']"));
        }
    };
    view! {
        <ol class="ring" aria-label=words("web-sea") on:keydown=keys>
            {(0..RING).map(|number| view! { <SpaceBox number cursor /> }).collect_view()}
        </ol>
    }
}

#[component]
fn SpaceBox(number: u8, cursor: RwSignal<u8>) -> impl IntoView {
    let at = at_table();
    let which = expect_context::<Which>().0;
    let space =
        Memo::new(move |_| look(at, |board| board.spaces.get(usize::from(number)).cloned()));
    let bonus = Memo::new(move |_| look(at, |board| left(&[&board.home, &board.compass], number)));
    let lit = Memo::new(move |_| at.lit(space.with(|space| space.as_ref().is_some_and(is_lit))));
    let (row, column) = place(number);
    let class = move || {
        format!(
            "space space--{}",
            space.get().map_or("", |space| space.kind)
        )
    };
    let tabindex = move || if cursor.get() == number { "0" } else { "-1" };
    view! {
        <li style=format!("grid-area:{}/{}", row + 1, column + 1)>
            <button type="button" class=class data-space=number.to_string()
                class:legal=move || lit.get() class:asked=move || which.get() == Some(number)
                aria-label=move || space.get().map(|space| space.about) aria-disabled=move || (!lit.get()).to_string()
                data-notation=move || acts(&space.get()?) tabindex=tabindex
                on:focus=move |_| cursor.set(number)
                on:click=move |_| pressed(at, space, which)>
                {move || space.get().map(|space| face(&space, bonus.get()))}
            </button>
        </li>
    }
}

fn pressed(at: AtTable, space: Memo<Option<SeaSpace>>, which: RwSignal<Option<u8>>) {
    let Some(space) = space.get_untracked() else {
        return;
    };
    match press(&space) {
        Press::Touch(touch) => at.touch(&touch),
        Press::Which => {
            which.set(Some(space.number));
            request_animation_frame(|| {
                browser::focus(".ways .btn");
            });
        }
    }
}

/// What a touch plays.
fn acts(space: &SeaSpace) -> Option<String> {
    match press(space) {
        Press::Touch(touch) => notation(touch),
        Press::Which => None,
    }
}

/// What ships can still get there.
fn left(ladders: &[&BonusLadder], space: u8) -> Option<String> {
    let ladder = ladders.iter().find(|ladder| ladder.space == space)?;
    let open = |step: &&tortuga_scene::BonusStep| step.taken_by.is_none() && step.glory > 0;
    let open = ladder.steps.iter().filter(open);
    // Home has room for all of them, the compass for the next.
    let shown = if space == 0 { ladder.steps.len() } else { 1 };
    let glory = open.take(shown).map(|step| step.glory.to_string());
    let glory = glory.collect::<Vec<_>>().join("·");
    (!glory.is_empty()).then_some(glory)
}

/// What the eye gets.
fn face(space: &SeaSpace, bonus: Option<String>) -> impl IntoView + use<> {
    let glyph = match space.kind {
        "home" | "compass" | "wreck" => icon(space.kind).into_any(),
        _ => view! { <svg class="i wave" viewBox="0 0 48 48"><path d="M10 25q7-8 14 0t14 0" /></svg> }.into_any(),
    };
    let seen = stack(space).map(|seen| view! { <span class="seen">{seen}</span> });
    let note = bonus
        .map(|glory| match space.kind {
            "compass" => words_with("web-sea-compass", "glory", glory),
            _ => words_with("web-sea-home", "glory", glory),
        })
        .or_else(|| {
            let wreck = space.wreck.map(|_| space.wreck_size)?;
            Some(words_with("web-sea-wreck", "count", wreck))
        });
    let ships = space.ships.iter().map(boat).collect_view();
    view! {
        {glyph}
        {note.map(|note| view! { <small class="num">{note}{seen}</small> })}
        <span class=format!("boats boats--{}", space.ships.len())>{ships}</span>
    }
}

/// The tokens that the viewer has seen in a wreck. Where there is little room,
/// only the words for the space tell them.
fn stack(space: &SeaSpace) -> Option<String> {
    space.wreck.filter(|_| !space.wreck_seen.is_empty())?;
    let seen: Vec<_> = space.wreck_seen.iter().map(u8::to_string).collect();
    // Others may have taken of what he saw.
    let unsure = seen.len() != usize::from(space.wreck_size);
    let unsure = if unsure { "?" } else { "" };
    Some(format!(" ({}{unsure})", seen.join(" ")))
}

/// A ship: hull in its colour, the player's mark, a 2 on the second lap.
fn boat(ship: &ShipMark) -> impl IntoView + use<> {
    let fill = format!("fill:var(--p-{})", ship.seal.colour);
    let lap = ship
        .second_lap
        .then(|| view! { <i class="lap num">"2"</i> });
    let own = format!("ship:{}", ship.seal.seat);
    let woke = move || at_table().woke(&own);
    view! {
        <span class="boat" class:boat--acts=ship.acts class:wake=woke>
            <svg viewBox="0 0 64 60">
                <path class="hull" style=fill d="M2 38h60c-3 12-10 19-18 19H20C12 57 5 50 2 38z" />
                <path class="mast" d="M32 38V2" /><path class="canvas" d="M35 4c16 6 20 17 20 29H35z" />
            </svg>
            {seal(&ship.seal, "sm")}{lap}
        </span>
    }
}

/// Asks in which way the ship sails to the space that was touched.
#[component]
pub(crate) fn WayBox() -> impl IntoView {
    let at = at_table();
    let which = expect_context::<Which>().0;
    let space = Memo::new(move |_| {
        let number = which.get()?;
        look(at, |board| board.spaces.get(usize::from(number)).cloned())
    });
    let button = move |way: SailingWay| touchable(at, Touch::Act(way.notation), way.label);
    move || {
        let space = space.get()?;
        Some(view! {
            <div class="ways panel" role="group" aria-label=words("web-way") style=beside(space.number) data-testid="ways">
                <p><b>{words("web-way")}</b>" "<small>{space.name}</small></p>
                {space.ways.into_iter().map(button).collect_view()}
                <button type="button" class="btn btn--quiet" on:click=move |_| which.set(None)>{words("web-close")}</button>
            </div>
        })
    }
}

/// Next to the space, over the islands: they are not asked about now.
fn beside(space: u8) -> String {
    let (row, column) = place(space);
    let upright = if row < 3 { "start" } else { "end" };
    let across = if column < 3 { "start" } else { "end" };
    format!("align-self:{upright};justify-self:{across}")
}
