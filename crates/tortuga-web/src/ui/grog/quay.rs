//! Under the peninsulas: the ships at anchor, the goods spaces with the dice.

use leptos::prelude::*;
use tortuga_scene::{Die, GrogBoard, Ship, Touch};

use crate::ui::grog::{Cursor, die_words, drafted_die_words, look, place, wash};
use crate::ui::icon::{die, icon, seal};
use crate::ui::lang::words;
use crate::ui::table::at_table::at_table;

/// The ship at a peninsula's anchorage.
#[component]
pub(crate) fn ShipCell(row: usize, column: usize) -> impl IntoView {
    let at = at_table();
    let ship = Memo::new(move |_| look(at, |board| board.peninsulas.get(column)?.ship.clone()));
    let cursor = expect_context::<Cursor>();
    let legal = move || {
        ship.with(|ship| {
            matches!(
                ship,
                Some(Ship {
                    touch: Touch::Act(_),
                    ..
                })
            )
        })
    };
    let press = move |_| {
        if let Some(ship) = ship.get_untracked() {
            at.touch(&ship.touch);
        }
    };
    let about = move || {
        ship.get()
            .map_or_else(words("web-ships"), |ship| ship.about)
    };
    let name = |board: &GrogBoard| {
        let peninsula = board.peninsulas.get(column);
        peninsula.map(|peninsula| format!("ship:{}", peninsula.letter))
    };
    // It stays what it is.
    let name = untrack(|| look(at, name));
    let woke = move || name.as_ref().is_some_and(|name| at.woke(name));
    view! {
        <button type="button" role="gridcell" class="ship" class:wake=woke style=place(row, column) data-cell=format!("{row}-{column}")
            class:legal=move || at.lit(legal()) aria-label=about
            aria-disabled=move || (!at.lit(legal())).to_string()
            data-notation=move || ship.get().and_then(notation)
            tabindex=move || cursor.tabindex(row, column)
            on:focus=move |_| cursor.0.set((row, column))
            on:click=press>
            {move || ship.get().map(drawn)}
        </button>
    }
}

fn notation(ship: Ship) -> Option<String> {
    match ship.touch {
        Touch::Act(notation) => Some(notation),
        Touch::Ask(_) | Touch::Nothing => None,
    }
}

fn drawn(ship: Ship) -> impl IntoView {
    let hull = if ship.ghost { "ship-ghost" } else { "ship" };
    let trade = (!ship.ghost && !ship.icon.is_empty()).then(|| icon(ship.icon));
    let markers = ship.markers.iter().map(|marker| seal(marker, "sm"));
    view! {
        <span class="markers">{markers.collect_view()}</span>
        <span class="hull">{icon(hull)}{trade}<b>{ship.label}</b></span>
        <small>{ship.name}</small>
    }
}

/// The ship that nobody reaches this round.
#[component]
pub(crate) fn OpenSea(row: usize, column: usize) -> impl IntoView {
    let at = at_table();
    let cursor = expect_context::<Cursor>();
    let ship = Memo::new(move |_| look(at, |board| board.open_sea.clone()));
    let about = move || {
        ship.get()
            .map_or_else(words("web-open-sea"), |ship| ship.about)
    };
    view! {
        <span role="gridcell" class="ship ship--sea" style=place(row, column) data-cell=format!("{row}-{column}")
            aria-label=about tabindex=move || cursor.tabindex(row, column)
            on:focus=move |_| cursor.0.set((row, column))>
            {icon("arrow-r")}<i>{words("web-grog-open-sea")}</i>
            {move || ship.get().map(drawn)}
        </span>
    }
}

/// A goods space. A touch puts its die into the draft or takes it out.
#[component]
pub(crate) fn GoodsCell(row: usize, column: usize) -> impl IntoView {
    let at = at_table();
    let cursor = expect_context::<Cursor>();
    let shown = Memo::new(move |_| {
        look(at, |board| {
            let peninsula = board.peninsulas.get(column)?;
            Some((
                peninsula.good.clone(),
                peninsula.good_icon,
                peninsula.die.clone(),
            ))
        })
    });
    let die_of = move || shown.get().and_then(|(_, _, die)| die);
    let drafted = move || {
        let letter = die_of().map(|die| die.letter);
        at.draft
            .with(|draft| letter.is_some_and(|letter| draft.holds(letter)))
    };
    let press = move |_| {
        if let Some(die) = die_of().filter(|_| at.seated()) {
            at.touch_die(die.letter);
        }
    };
    let about = move || {
        let good = shown.get().map(|(good, _, _)| good).unwrap_or_default();
        let die = if drafted() {
            drafted_die_words(at, column)
        } else {
            die_words(at, column)
        };
        format!("{good}. {die}")
    };
    let class = format!("goods {}", wash(at, column));
    view! {
        <button type="button" role="gridcell" class=class style=place(row, column) data-cell=format!("{row}-{column}")
            class:drafted=drafted aria-selected=move || drafted().to_string()
            aria-label=about
            tabindex=move || cursor.tabindex(row, column)
            on:focus=move |_| cursor.0.set((row, column))
            on:click=press>
            {move || shown.get().map(|(_, name, _)| icon(name))}
            {move || die_of().map(|die| on_the_space(&die, drafted()))}
        </button>
    }
}

/// A die that lies in the bid or in the draft leaves an empty outline on its
/// goods space.
fn on_the_space(shown: &Die, drafted: bool) -> AnyView {
    let away = |key: &'static str| {
        view! { <span class="away"><b class="num">{shown.pips}</b><small>{words(key)}</small></span> }.into_any()
    };
    if drafted {
        away("web-grog-in-draft")
    } else if shown.in_row {
        away("web-grog-in-bid")
    } else {
        die(shown).into_any()
    }
}
