//! A building on the board.

use leptos::prelude::*;
use tortuga_scene::{House, Occupant, Touch};

use crate::ui::grog::land::claims;
use crate::ui::grog::score::house_points;
use crate::ui::grog::{Cursor, look, place, wash};
use crate::ui::icon::{icon, seal};
use crate::ui::lang::words;
use crate::ui::table::at_table::at_table;

/// One place of a display line: a house, or nothing.
#[component]
pub(crate) fn HouseCell(line: usize, column: usize) -> impl IntoView {
    let at = at_table();
    let house = Memo::new(move |_| {
        look(at, |board| {
            let line = board.lines.get(line)?;
            line.houses.get(column).cloned().flatten()
        })
    });
    // Houses do not come and go while a board is shown.
    if house.with_untracked(Option::is_none) {
        let nothing = view! { <span role="gridcell" class="nohouse" style=place(line, column) aria-label=words("web-nothing-here")></span> };
        return nothing.into_any();
    }
    let cursor = expect_context::<Cursor>();
    let is = move |test: fn(&House) -> bool| house.with(|house| house.as_ref().is_some_and(test));
    let press = move |_| {
        if let Some(house) = house.get_untracked() {
            at.touch(&house.touch);
        }
    };
    let points = Memo::new(move |_| house.with(|house| house_points(at, house.as_ref()?)));
    let woke = Memo::new(move |_| {
        house.with(|house| {
            house
                .as_ref()
                .is_some_and(|house| at.woke(&format!("house:{}", house.id)))
        })
    });
    // What is drawn anew moves, so it is drawn when it changes, and not before.
    let stands = Memo::new(move |_| {
        house.with(|house| {
            house
                .as_ref()
                .map(|house| (house.occupant.clone(), house.income))
        })
    });
    let pencilled = Memo::new(move |_| claims(at, column));
    let class = format!("house {}", wash(at, column));
    view! {
        <button type="button" role="gridcell" class=class style=place(line, column) data-cell=format!("{line}-{column}")
            class:legal=move || at.lit(is(legal)) class:taken=move || is(taken)
            class:drafted=move || pencilled.get() class:wake=move || woke.get()
            aria-label=move || house.get().map(|house| house.about)
            aria-disabled=move || (!at.lit(is(legal))).to_string()
            data-notation=move || house.get().and_then(notation)
            tabindex=move || cursor.tabindex(line, column)
            on:focus=move |_| cursor.0.set((line, column))
            on:click=press>
            {move || house.get().map(|house| icon(house.icon))}
            {move || points.get().map(|points| view! { <b class="hit num">{format!("+{points}")}</b> })}
            {move || stands.get().map(occupant)}
        </button>
    }
    .into_any()
}

fn legal(house: &House) -> bool {
    matches!(house.touch, Touch::Act(_))
}

fn taken(house: &House) -> bool {
    house.occupant != Occupant::Free
}

fn notation(house: House) -> Option<String> {
    match house.touch {
        Touch::Act(notation) => Some(notation),
        Touch::Ask(_) | Touch::Nothing => None,
    }
}

/// Who stands there; for a free house, what it pays. That is in sight when it
/// can be claimed, and in pencil when the draft would claim one here.
fn occupant((stands, income): (Occupant, Option<u8>)) -> AnyView {
    match stands {
        Occupant::Crew(mark) => seal(&mark, "sm").into_any(),
        Occupant::Lock => icon("lock").into_any(),
        Occupant::Ghost => icon("ship-ghost").into_any(),
        Occupant::Free => {
            let income = income.map(|coins| format!("+{coins}"));
            view! { <span class="income num">{icon("coin")}{income}</span> }.into_any()
        }
    }
}
