//! A player's town and army.

use leptos::prelude::*;
use tortuga_scene::{GrooDraft, Piece, Plate, Touch, Town};

use crate::around::Side;
use crate::ui::groo::piece::{PieceBox, face, notation};
use crate::ui::groo::way::Way;
use crate::ui::groo::{LookedUp, drafted, look};
use crate::ui::icon::{icon, seal};
use crate::ui::lang::{words, words_with};
use crate::ui::table::at_table::{AtTable, at_table};
use crate::ui::table::thinking::Thinking;

/// One town.
#[component]
pub(crate) fn TownBox(seat: usize, side: Side) -> impl IntoView {
    let at = at_table();
    let town = Memo::new(move |_| look(at, |board| board.towns.get(seat).cloned()));
    let plate = Memo::new(move |_| at.look(|scene| scene.plates.get(seat).cloned()));
    let is = move |test: fn(&Town) -> bool| town.with(|town| town.as_ref().is_some_and(test));
    let acts = move || plate.with(|plate| plate.as_ref().is_some_and(|plate| plate.acts));
    let name = move || town.get().map(|town| town.name);
    let way = expect_context::<Way>();
    let here = Memo::new(move |_| is(|town| town.groo));
    let woke = move || at.woke(&format!("town:{seat}"));
    view! {
        <article class=format!("town town--{}", side.class()) class:has-groo=move || here.get() class:wake=woke
            class:town--now=acts class:legal=move || at.lit(is(legal)) aria-label=name data-testid=format!("town-{seat}")>
            <TownHead town plate />
            <Thinking seat />
            <div class="quarters">
                <Cards town seat label="web-buildings" class="blds" place="building" cards=|town| town.buildings.as_slice() />
                <Cards town seat label="web-army" class="army" place="troop" cards=|town| town.troops.as_slice() />
            </div>
            {move || here.get().then(|| groo(town))}
            {move || (way.left(seat) && !here.get()).then(was_here)}
        </article>
    }
}

/// Groo left this town last.
fn was_here() -> impl IntoView {
    view! { <span class="was" role="img" aria-label=words("web-groo-was-here")>{icon("groo")}</span> }
}

/// What is in pencil for this town, if it is the viewer's.
fn drawn_in(at: AtTable, seat: usize) -> Option<GrooDraft> {
    let own = at.look(|scene| scene.plates.get(seat).is_some_and(|plate| plate.you));
    own.then(|| drafted(at))?
}

/// The points that a town would have with what is in pencil.
fn drawn_points(at: AtTable, town: &Town) -> u8 {
    let draft = drawn_in(at, usize::from(town.seal.seat));
    draft.map_or(town.points, |draft| draft.points)
}

/// The card that would come to lie here.
fn drawn_card(draft: GrooDraft, place: &str) -> impl IntoView + use<> {
    let lies = if draft.troop { "troop" } else { "building" };
    let card = draft.card.filter(|_| lies == place);
    card.map(|card| view! { <li aria-hidden="true"><span class="piece piece--drawn">{face(card)}</span></li> })
}

/// The points as notches, up to those that win; in pencil those that would come.
fn notches(points: u8, drawn: u8, to_win: u8) -> impl IntoView {
    let notch = |place: u8| {
        let class = if place < points {
            "on"
        } else if place < drawn {
            "drawn"
        } else {
            ""
        };
        view! { <i class=class></i> }
    };
    view! { <span class="notches" aria-hidden="true">{(0..to_win).map(notch).collect_view()}</span> }
}

/// Groo himself; always the most yellow thing.
fn groo(town: Memo<Option<Town>>) -> impl IntoView {
    view! {
        <div class="groo" data-testid="groo">
            {icon("groo-token")}<span>{move || town.get().map(|town| town.where_groo)}</span>
        </div>
    }
}

fn legal(town: &Town) -> bool {
    matches!(town.touch, Touch::Act(_))
}

/// Whose town it is, how it stands, and what touching it does.
#[component]
fn TownHead(town: Memo<Option<Town>>, plate: Memo<Option<Plate>>) -> impl IntoView {
    let at = at_table();
    let lit = move || at.lit(town.with(|town| town.as_ref().is_some_and(legal)));
    let up = expect_context::<LookedUp>();
    let look_up = move || {
        up.0.set(town.get_untracked().map(|town| (String::new(), town.about)));
    };
    let press = move |_| {
        look_up();
        if let Some(town) = town.get_untracked() {
            at.touch(&town.touch);
        }
    };
    let about = move || town.get().map(|town| spoken(at, town));
    let to_win = move || look(at, |board| board.to_win);
    let does = move || {
        let label = town.get()?.touch_label;
        lit().then(|| view! { <span class="does">{icon("lamp")}{label}</span> })
    };
    view! {
        <button type="button" class="townhead" data-stop="first" aria-label=about
            data-notation=move || town.get().and_then(|town| notation(town.touch))
            aria-disabled=move || (!lit()).to_string() on:mouseenter=move |_| look_up()
            on:focus=move |_| look_up() on:click=press>
            {move || town.get().map(|town| seal(&town.seal, "md"))}
            <span class="nm">{move || town.get().map(|town| town.name)}<small>{move || plate.get().map(holds)}{move || plate.get().map(status)}</small></span>
            {does}
            {move || town.get().map(|town| notches(town.points, drawn_points(at, &town), to_win()))}
            <b class="vp num">{move || town.get().map(|town| town.points)}<small>{move || words_with("web-groo-of", "count", to_win())}</small></b>
        </button>
    }
}

/// What whoever listens hears: all about the town, and what a touch does.
fn spoken(at: AtTable, town: Town) -> String {
    if at.lit(legal(&town)) {
        format!("{}. {}", town.touch_label, town.about)
    } else {
        town.about
    }
}

/// `you`, and whatever else is to be said of the player.
fn status(plate: Plate) -> String {
    let you = plate.you.then(|| words("web-seat-you")());
    let parts = you.into_iter().chain([plate.status]);
    let parts = parts.filter(|part| !part.is_empty());
    parts.collect::<Vec<_>>().join(" · ")
}

/// How many cards he holds.
fn holds(plate: Plate) -> impl IntoView {
    let hand = plate.counts.into_iter().next();
    hand.map(
        |hand| view! { <span class="holds" title=hand.label>{icon(hand.icon)}{hand.count}</span> },
    )
}

/// The Buildings or the Troops. A card that stays keeps its place in the page,
/// and with it the focus.
#[component]
fn Cards(
    town: Memo<Option<Town>>,
    seat: usize,
    label: &'static str,
    class: &'static str,
    /// As the wake calls it: `building` or `troop`.
    place: &'static str,
    cards: fn(&Town) -> &[Piece],
) -> impl IntoView {
    let keys = Memo::new(move |_| {
        let keys = |town: &Town| cards(town).iter().map(key).collect::<Vec<_>>();
        town.with(|town| town.as_ref().map(keys).unwrap_or_default())
    });
    let some = move || keys.with(|keys| !keys.is_empty());
    let drawn = move || drawn_in(at_table(), seat).map(|draft| drawn_card(draft, place));
    view! {
        <div class=class class:none=move || !some()>
            <span class="label">{words(label)}</span>
            <ul aria-label=words(label)>
                <For each=move || keys.get() key=Clone::clone let:wanted>
                    <li><PieceBox piece=card_of(town, cards, wanted) place=format!("{place}:{seat}") /></li>
                </For>
                {drawn}
            </ul>
        </div>
    }
}

/// Cards of one kind may lie at home and stand in the battle.
type Key = (String, bool);

fn key(piece: &Piece) -> Key {
    (piece.id.clone(), piece.committed)
}

/// The card with this key, for as long as it lies there.
fn card_of(
    town: Memo<Option<Town>>,
    cards: fn(&Town) -> &[Piece],
    wanted: Key,
) -> Memo<Option<Piece>> {
    Memo::new(move |_| {
        town.with(|town| {
            let mut all = cards(town.as_ref()?).iter();
            all.find(|piece| key(piece) == wanted).cloned()
        })
    })
}
