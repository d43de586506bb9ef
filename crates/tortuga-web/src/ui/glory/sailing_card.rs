//! Sailing cards: the viewer's own on the desk, everybody's in small.

use leptos::prelude::*;
use tortuga_scene::{SailingCard, ShipPlate, Touch};

use crate::ring::dots;
use crate::ui::glory::fleet::treasures;
use crate::ui::glory::own_ship;
use crate::ui::groo::piece::notation;
use crate::ui::icon::icon;
use crate::ui::lang::{words, words_with};
use crate::ui::table::at_table::at_table;

/// The viewer's cards, hand first, then that of this round and the discard
/// pile; below them what only he knows.
#[component]
pub(crate) fn SailingHand() -> impl IntoView {
    let at = at_table();
    let ship = own_ship(at);
    let cards = move || {
        let mut ship = ship.get()?;
        // Swapped cards stand where their value belongs.
        ship.hand.sort_by_key(|card| card.value);
        let held = ship.hand.into_iter().map(|card| {
            let tag = if card.chosen {
                Some("web-card-chosen")
            } else {
                None
            };
            view! { <CardBox card tag /> }
        });
        let held = held.collect_view();
        let gone = ship.discards.into_iter();
        let gone = gone.map(|card| view! { <CardBox card tag=Some("web-card-discarded") /> });
        let played = ship
            .played
            .filter(|card| !card.chosen)
            .map(|card| view! { <CardBox card tag=Some("web-card-played") /> });
        Some(view! { {held}{played}{gone.collect_view()} })
    };
    view! {
        <h2 class="label">{words("web-sailing-cards")}</h2>
        <ul class="hand hand--sail">{cards}</ul>
        {move || ship.get().map(secrets)}
    }
}

#[component]
fn CardBox(card: SailingCard, tag: Option<&'static str>) -> impl IntoView {
    let at = at_table();
    let can = matches!(card.touch, Touch::Act(_));
    let price = card.cost;
    let cost = move || words_with("web-card-cost", "count", price);
    let class = match tag {
        Some("web-card-discarded") => "card sail gone",
        Some(_) => "card sail played",
        None => "card sail",
    };
    let sinks = card.sinks && tag.is_none();
    let tag = if sinks { Some("web-card-sinks") } else { tag };
    let said = tag.map(words);
    let (name, about) = (card.name, card.about);
    let label = move || {
        let said = said.map(|said| said());
        let parts = [Some(name.clone()), Some(cost()), Some(about.clone()), said];
        let parts = parts.into_iter().flatten();
        parts.collect::<Vec<_>>().join(". ")
    };
    let acts = notation(card.touch.clone());
    let touch = card.touch;
    view! {
        <li>
            <button type="button" class=class class:can=move || at.lit(can) class:sinks=sinks aria-label=label data-notation=acts
                aria-disabled=move || (!at.lit(can)).to_string() on:click=move |_| at.touch(&touch)>
                <b class="v num">{card.value}</b><span class="cost">{cost}</span>
                <span class="dots">{dots(card.dots, card.black)}</span>
                <span class="txt">{card.special}</span>
                {tag.map(|key| view! { <span class="mark">{words(key)}</span> })}
            </button>
        </li>
    }
}

/// What only the viewer knows: his treasures and wreck tokens.
fn secrets(ship: ShipPlate) -> impl IntoView {
    let sets = ship
        .sets
        .map(|glory| words_with("web-sets-worth", "glory", glory));
    let held = if ship.treasure_count == 0 {
        view! { <span class="hint">{words("web-none-yet")}</span> }.into_any()
    } else {
        view! { {treasures(ship.treasures)}<span class="hint">{sets}</span> }.into_any()
    };
    let wrecks = (ship.wreck_count > 0).then(|| {
        let values = ship.wrecks.iter().map(u8::to_string);
        let values = values.collect::<Vec<_>>().join(", ");
        view! { <span class="owned"><span class="label">{words("web-own-wrecks")}</span>" "{icon("wreck")}<b class="num">{values}</b></span> }
    });
    view! {
        <div class="secrets" data-testid="secrets">
            <span class="label">{words("web-own-treasures")}</span>{held}{wrecks}
        </div>
    }
}

/// A card in small: value and dots. Whoever listens hears its name.
pub(crate) fn mini(card: &SailingCard) -> impl IntoView + use<> {
    view! {
        <li class="mini" title=card.name.clone()>
            <b class="num">{card.value}</b>
            <span class="dots">{dots(card.dots, card.black)}</span>
            <span class="sr">{card.name.clone()}</span>
        </li>
    }
}
