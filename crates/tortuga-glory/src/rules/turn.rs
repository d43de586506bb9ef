//! Whose turn it is, and how a turn goes on.

use tortuga_core::Seat;

use super::{Notes, ending, henry, islands, special};
use crate::state::{Stage, State, Step};

/// The higher card first, then more dots, then black (GLORY-ORDER-01, -02).
fn strength(state: &State, seat: Seat) -> u8 {
    state.played[seat.index()].map_or(0, |card| state.edition.strength(card))
}

/// All who have a turn in this round, in their order.
pub(super) fn order(state: &State) -> Vec<Seat> {
    let mut seats: Vec<Seat> = state.due.iter().collect();
    seats.sort_by_key(|&seat| std::cmp::Reverse(strength(state, seat)));
    seats
}

/// The next turn, or the end of the round.
pub(super) fn next(state: &mut State, journal: &mut impl Notes) {
    let strongest = state.due.iter().max_by_key(|&seat| strength(state, seat));
    let Some(seat) = strongest else {
        ending::end_round(state, journal);
        return;
    };
    state.turn = seat;
    state.due = state.due.without(seat);
    if state.is_henry(seat) {
        henry::turn(state, journal);
    } else {
        state.stage = Stage::Sail;
    }
}

/// A pirate was placed and rewarded, or could not be placed.
pub(super) fn after_placing(state: &mut State, journal: &mut impl Notes) {
    let is_henry = state.is_henry(state.turn);
    match state.step {
        Step::Stopover if is_henry => henry::sail_on(state, journal),
        Step::Stopover => state.stage = Stage::SailOn,
        Step::Stop if !is_henry => special::offer(state, journal),
        Step::Stop | Step::Special => finish(state, journal),
    }
}

/// Islands are scored at the end of each turn (GLORY-ISLAND-01).
pub(super) fn finish(state: &mut State, journal: &mut impl Notes) {
    islands::score(state, journal);
    next(state, journal);
}
