//! The ships: what everybody can see of each, in short and in detail.

use leptos::prelude::*;
use tortuga_scene::{GlorySource, Plate, SailingCard, ShipPlate, TreasureCount};

use crate::ui::glory::look;
use crate::ui::glory::sailing_card::mini;
use crate::ui::icon::{icon, seal};
use crate::ui::lang::{tongue, words, words_with};
use crate::ui::table::at_table::at_table;
use crate::ui::table::plates::status_line;
use crate::ui::table::thinking::Thinking;

/// Whose cards are fanned out, by his seat.
#[derive(Clone, Copy)]
struct Fanned(RwSignal<Option<u8>>);

/// Lets everybody below know.
pub(crate) fn provide_fan() {
    provide_context(Fanned(RwSignal::new(None)));
}

/// A plate for everybody who sails.
#[component]
pub(crate) fn Fleet() -> impl IntoView {
    let at = at_table();
    let count = Memo::new(move |_| look(at, |board| board.ships.len()));
    let plate = move |place: usize| {
        let ship = Memo::new(move |_| look(at, |board| board.ships.get(place).cloned()));
        let seat = Memo::new(move |_| {
            let ship = ship.get()?;
            let own = |plate: &&Plate| plate.seal.seat == ship.seal.seat;
            at.look(|scene| scene.plates.iter().find(own).cloned())
        });
        move || ship.get().map(|ship| plate_of(&ship, seat.get()))
    };
    view! {
        <section class="seats" tabindex="0" aria-label=words("web-players")>
            <For each=move || 0..count.get() key=|place| *place let:place>{plate(place)}</For>
        </section>
    }
}

fn plate_of(ship: &ShipPlate, seat: Option<Plate>) -> impl IntoView + use<> {
    let acts = seat.as_ref().is_some_and(|seat| seat.acts);
    let status = seat.map(|seat| status_line(acts, seat.status));
    let own = format!("plate:{}", ship.seal.seat);
    let woke = move || at_table().woke(&own);
    view! {
        <article class="plate" class:plate--now=acts class:wake=woke class:sunk=!ship.afloat aria-label=ship.name.clone()
            data-testid=format!("ship-{}", ship.seal.seat)>
            {fan_button(ship)}
            {numbers(ship)}
            {status}
            <Thinking seat=usize::from(ship.seal.seat) />
        </article>
    }
}

/// Mark, name and glory; touched, the plate fans out all that lies open of him.
fn fan_button(ship: &ShipPlate) -> impl IntoView + use<> {
    let fanned = expect_context::<Fanned>().0;
    let seat = ship.seal.seat;
    let open = move || fanned.get() == Some(seat);
    let toggle = move |_| fanned.update(|one| *one = (*one != Some(seat)).then_some(seat));
    view! {
        <button type="button" class="who" aria-expanded=move || open().to_string() aria-controls="fan"
            title=words("web-fan") on:click=toggle>
            {seal(&ship.seal, "md")}
            <span class="names"><span class="name">{ship.name.clone()}</span>{role(ship)}</span>
            <span class="score num">{ship.glory}<small>{words("web-glory")}</small></span>
        </button>
    }
}

/// Who it is, beside his name.
fn role(ship: &ShipPlate) -> impl IntoView + use<> {
    let key = match (ship.you, ship.henry) {
        (true, _) => Some("web-seat-you"),
        (false, true) => Some("web-captain"),
        (false, false) => None,
    };
    key.map(|key| view! { <span class="role">{words(key)}</span> })
}

/// What he has, and how far he is from sinking.
fn numbers(ship: &ShipPlate) -> impl IntoView + use<> {
    let circle = match ship.circle_value {
        Some(value) => value.to_string(),
        None => "†".to_owned(),
    };
    let left = if ship.afloat {
        words_with("web-circles-left", "count", ship.circles_left)
    } else {
        words("web-sunk")()
    };
    let wrecks = (ship.wreck_count > 0)
        .then(|| stat("wreck", ship.wreck_count.to_string(), "web-stat-wrecks"));
    view! {
        <ul class="stats">
            {stat("sail", circle, "web-stat-circle")}
            {stat("pirate", ship.supply.to_string(), "web-stat-supply")}
            {stat("barrel", ship.barrels.to_string(), "web-stat-barrels")}
            {stat("bag", ship.treasure_count.to_string(), "web-stat-treasures")}
            {wrecks}
        </ul>
        <p class="left">{left}</p>
    }
}

/// A number with an icon; the words are for whoever listens or points at it.
fn stat(glyph: &str, number: String, key: &'static str) -> impl IntoView + use<> {
    view! {
        <li class="stat" title=words(key)>
            {icon(glyph)}<span class="num">{number}</span><span class="sr">" "{words(key)}</span>
        </li>
    }
}

/// Everything about one ship, for whoever wants to know: where its glory comes
/// from, its cards, its tokens. All of it lies open.
#[component]
pub(crate) fn Fan() -> impl IntoView {
    let at = at_table();
    let fanned = expect_context::<Fanned>().0;
    let ship = Memo::new(move |_| {
        let seat = fanned.get()?;
        look(at, |board| {
            let mut ships = board.ships.iter();
            ships.find(|ship| ship.seal.seat == seat).cloned()
        })
    });
    let close = move |_| fanned.set(None);
    move || {
        let ship = ship.get()?;
        Some(view! {
            <section class="fan panel" id="fan" aria-label=words("web-fleet") data-testid="fan">
                <button type="button" class="btn btn--quiet" on:click=close>{icon("cross")}<span>{words("web-close")}</span></button>
                {details(ship)}
            </section>
        })
    }
}

fn details(ship: ShipPlate) -> impl IntoView {
    let hand = if ship.henry {
        "web-pile-of"
    } else {
        "web-hand-of"
    };
    let played: Vec<SailingCard> = ship.played.into_iter().collect();
    let label = ship.name.clone();
    view! {
        <section class="company" aria-label=label>
            <h3>{seal(&ship.seal, "sm")}{ship.name}</h3>
            <p class="sr">{ship.about}</p>
            {sources(ship.sources)}
            {cards(hand, &ship.hand)}{cards("web-card-now", &played)}{cards("web-discards", &ship.discards)}
            {treasures(ship.treasures)}
        </section>
    }
}

fn sources(sources: Vec<GlorySource>) -> impl IntoView {
    let row =
        |source: GlorySource| view! { <li>{source.label}" "<b class="num">{source.glory}</b></li> };
    view! { <ul class="from">{sources.into_iter().map(row).collect_view()}</ul> }
}

fn cards(key: &'static str, cards: &[SailingCard]) -> impl IntoView + use<> {
    let none = cards
        .is_empty()
        .then(|| view! { <span class="hint">{words("web-no-cards")}</span> });
    let cards = cards.iter().map(mini).collect_view();
    view! { <div class="minis"><span class="label">{words(key)}</span>{none}<ul>{cards}</ul></div> }
}

/// Treasure tokens, kind by kind.
pub(crate) fn treasures(treasures: Vec<TreasureCount>) -> impl IntoView {
    let tongue = tongue();
    let one = |treasure: TreasureCount| {
        let args = [
            ("count", treasure.count.into()),
            ("token", treasure.name.into()),
        ];
        let said = tortuga_words::say(tongue.get(), "web-times", &args);
        view! { <li>{icon(treasure.id)}<span class="num">{said}</span></li> }
    };
    let some = treasures.into_iter().filter(|treasure| treasure.count > 0);
    view! { <ul class="kinds">{some.map(one).collect_view()}</ul> }
}
