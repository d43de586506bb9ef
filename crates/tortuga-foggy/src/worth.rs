//! How well a seat stands, by a rough eye.

use tortuga_core::Seat;

use crate::board::Side;
use crate::rules::band_cost;
use crate::scoring::total;
use crate::state::{Stage, State};

/// What a coin spent on a mercenary brings in each round, in hundredths of a
/// point: prices are two to two and a half times the measured worth.
const PER_COIN_AND_ROUND: i32 = 42;

/// In hundredths of a point: what counts in the end, what the mercenaries will
/// still bring, the lines that lie on the map, and what the map promises.
pub(crate) fn worth(state: &State, seat: Seat) -> i32 {
    let side = Side::of(seat);
    banked(state, side) + mercenaries(state, side) + on_map(state, side)
}

/// Points or coins, less what is about to be paid.
fn banked(state: &State, side: Side) -> i32 {
    if state.has_gift() {
        // What is left of a gift is worth nothing.
        return 0;
    }
    let pays = if state.switches.counts_coins_earned() {
        0
    } else {
        about_to_pay(state, side)
    };
    100 * (i32::from(total(state, side)) - pays)
}

fn about_to_pay(state: &State, side: Side) -> i32 {
    if state.stage != Stage::Hire {
        return 0;
    }
    let hirers = state.seats_of(side).iter();
    hirers.map(|seat| i32::from(band_cost(state, seat))).sum()
}

/// What the band brings in the rounds to come, this one included.
fn mercenaries(state: &State, side: Side) -> i32 {
    let rounds = state.edition.rounds(state.mode());
    let rounds_left = match state.stage {
        Stage::Over => 0,
        _ => (rounds + 1).saturating_sub(state.round),
    };
    let cost = i32::from(state.hired_cost(side)) + about_to_pay(state, side);
    PER_COIN_AND_ROUND * cost * i32::from(rounds_left)
}

fn on_map(state: &State, side: Side) -> i32 {
    match state.stage {
        // The points of the last map are paid.
        Stage::Over | Stage::Hire => 0,
        _ => state.edition.promise(state.switches, &state.map)[side.index()],
    }
}
