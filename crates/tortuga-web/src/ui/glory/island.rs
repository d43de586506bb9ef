//! A cell of the islands, and the pirate on it.

use leptos::prelude::*;
use tortuga_scene::{IslandCell, Seal, Touch};

use crate::ring::SIDE;
use crate::ui::glory::look;
use crate::ui::grog::Cursor;
use crate::ui::groo::piece::notation;
use crate::ui::icon::{icon, seal};
use crate::ui::table::at_table::at_table;

/// One cell.
#[component]
pub(crate) fn CellBox(row: usize, column: usize) -> impl IntoView {
    let at = at_table();
    let number = row * SIDE + column;
    let cell = Memo::new(move |_| look(at, |board| board.cells.get(number).cloned()));
    let cursor = expect_context::<Cursor>();
    let is = move |test: fn(&IslandCell) -> bool| cell.with(|cell| cell.as_ref().is_some_and(test));
    let lit = Memo::new(move |_| at.lit(is(legal)));
    let press = move |_| {
        if let Some(cell) = cell.get_untracked() {
            at.touch(&cell.touch);
        }
    };
    let woke = move || {
        let name = cell.with(|cell| cell.as_ref().map(|cell| format!("cell:{}", cell.name)));
        name.is_some_and(|name| at.woke(&name))
    };
    let pencilled = move || {
        let touch = cell.with(|cell| cell.as_ref().map(|cell| cell.touch.clone()));
        touch.is_some_and(|touch| at.pencilled(&touch))
    };
    // What is drawn anew moves, so it is drawn when it changes, and not before.
    let drawn = Memo::new(move |_| {
        cell.with(|cell| cell.as_ref().map(|cell| (cell.icon, cell.pirate.clone())))
    });
    view! {
        <button type="button" role="gridcell" class="cell" data-cell=format!("{row}-{column}")
            class:wake=woke class:pencil=pencilled class:legal=move || lit.get() class:lifted=move || is(|cell| cell.lifted)
            class:storm=move || is(|cell| cell.icon == "storm")
            aria-label=move || cell.get().map(|cell| cell.about) aria-disabled=move || (!lit.get()).to_string()
            data-notation=move || notation(cell.get()?.touch)
            tabindex=move || cursor.tabindex(row, column)
            on:focus=move |_| cursor.0.set((row, column))
            on:click=press>
            {move || drawn.get().map(face)}
        </button>
    }
}

fn legal(cell: &IslandCell) -> bool {
    matches!(cell.touch, Touch::Act(_))
}

/// What is printed there; a pirate stands before it.
fn face((print, pirate): (&'static str, Option<Seal>)) -> impl IntoView {
    let pirate = pirate.map(|mark| seal(&mark, "lg"));
    let class = if pirate.is_some() {
        "print behind"
    } else {
        "print"
    };
    view! { <span class=class>{icon(print)}</span>{pirate} }
}
