//! The table of Foggy Island: the map, the two sides, and what lies beside it.

pub(crate) mod beside;
pub(crate) mod hand;
pub(crate) mod map;
pub(crate) mod market;
pub(crate) mod sides;
pub(crate) mod tile;

use leptos::prelude::*;
use tortuga_scene::{Board, FoggyBoard, Scene, Seal};

use crate::ui::foggy::beside::Beside;
use crate::ui::foggy::map::{Map, provide_half};
use crate::ui::foggy::market::Market;
use crate::ui::foggy::sides::Sides;
use crate::ui::lang::words;
use crate::ui::table::at_table::AtTable;

/// Something of the table; the default before there is one.
#[track_caller]
pub(crate) fn look<T: Default>(at: AtTable, look: impl FnOnce(&FoggyBoard) -> T) -> T {
    at.look(|scene| {
        let Board::Foggy(board) = &scene.board else {
            return T::default();
        };
        look(board)
    })
}

/// The mark of a side, by the side's name. It never changes during a game.
pub(crate) fn mark(at: AtTable, side: &str) -> Option<Seal> {
    untrack(|| {
        look(at, |board| {
            let side = board.sides.iter().find(|plate| plate.id == side)?;
            side.seals.first().cloned()
        })
    })
}

/// The side that the viewer plays for. It never changes during a game.
pub(crate) fn own_side(at: AtTable) -> Option<&'static str> {
    let seated = |scene: &Scene| {
        let own = scene.plates.iter().find(|plate| plate.you);
        own.map(|plate| plate.seal.seat)
    };
    let seat = untrack(|| at.look(seated))?;
    let own = |seal: &Seal| seal.seat == seat;
    let side = |board: &FoggyBoard| {
        let mut sides = board.sides.iter();
        sides
            .find(|side| side.seals.iter().any(own))
            .map(|side| side.id)
    };
    untrack(|| look(at, side))
}

/// The table.
#[component]
pub(crate) fn FoggyTable() -> impl IntoView {
    provide_half();
    view! {
        <Sides />
        <section class="board" aria-label=words("web-board")>
            <div class="frame foggy">
                <div class="sq"><Map /></div>
                <div class="fcol"><Market /><Beside /></div>
            </div>
        </section>
    }
}
