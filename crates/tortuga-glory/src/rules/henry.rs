//! Captain Henry Morgan's turn: he chooses nothing.

use super::{Notes, placing, rewards, sailing, turn};
use crate::board::{Cell, Icon};
use crate::events::Open;
use crate::options::HENRY;
use crate::state::{Stage, State, Step};

/// He sails the full value; with a 5 in two legs (GLORY-2P-07).
pub(super) fn turn(state: &mut State, journal: &mut impl Notes) {
    let value = state.card().value();
    if value != sailing::STOPS_OVER {
        sailing::sail(state, value, journal);
        return;
    }
    let [first, second] = state.edition.henry.legs;
    state.step = Step::Stopover;
    state.leg = second;
    sailing::advance(state, first, journal);
    place(state, journal);
}

pub(super) fn sail_on(state: &mut State, journal: &mut impl Notes) {
    sailing::sail_on(state, state.leg, journal);
}

/// On the nearest empty cell, however far; the storm is none for him
/// (GLORY-2P-08, -13). Without a pirate in his supply he places none.
pub(super) fn place(state: &mut State, journal: &mut impl Notes) {
    match nearest(state) {
        Some(cell) if state.supply(HENRY) > 0 => {
            placing::place(state, cell, journal);
            reward(state, cell, journal);
        }
        _ => {
            journal.open(|| Open::PlacementLost(HENRY));
            turn::after_placing(state, journal);
        }
    }
}

fn nearest(state: &State) -> Option<Cell> {
    let free = state.board().land().apart_from(state.occupied());
    let line = state.edition.line(state.space(HENRY));
    line.iter().copied().find(|&cell| free.has(cell))
}

/// A single treasure, glory for a barrel (GLORY-2P-10).
fn reward(state: &mut State, cell: Cell, journal: &mut impl Notes) {
    match state.board().icon(cell) {
        Icon::Chest if state.bag().is_empty() => {
            journal.open(|| Open::BagEmpty(HENRY));
            turn::after_placing(state, journal);
        }
        Icon::Chest => {
            state.to_draw = 1;
            state.stage = Stage::Draw;
        }
        Icon::Barrel => {
            let glory = state.edition.henry.barrel_glory;
            state.fields[HENRY.index()] += u16::from(glory);
            journal.open(|| Open::HenryBarrel { seat: HENRY, glory });
            turn::after_placing(state, journal);
        }
        Icon::PirateField => {
            rewards::field(state, journal);
            turn::after_placing(state, journal);
        }
        Icon::Storm => unreachable!("he does not enter the storm"),
    }
}
