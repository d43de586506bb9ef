//! What bots look at, by a rough eye: a seat's standing in parts.

mod map;
mod placing;
mod tokens;

use tortuga_core::Seat;

use crate::board::{SIDE_LENGTH, Side};
use crate::rules::band_cost;
use crate::scoring::total;
use crate::state::{Stage, State};
use map::Eye;

/// The names of the parts, in the order of [`features`].
pub(crate) const FEATURES: &[&str] = &[
    "score",
    "mercenaries",
    "builders",
    "spies",
    "multipliers",
    "skills",
    "hand",
    "lines",
    "multiplied-lines",
    "crows",
    "twos",
    "room",
    "next-line",
    "chosen-token",
    "ability",
];

/// Tiles of the map.
const TILES: i32 = SIDE_LENGTH as i32 * SIDE_LENGTH as i32;

/// In hundredths of a point, for the whole side of a seat: what counts in the
/// end, what its tokens may still bring, in this round and later, and what lies
/// on the map or is about to.
pub(crate) fn features(state: &State, seat: Seat, out: &mut [i32]) {
    let side = Side::of(seat);
    out.fill(0);
    let [score, mercenaries, stock @ .., _, _, _, _, _, _, _, _] = out else {
        return;
    };
    *score = banked(state, side);
    if state.stage == Stage::Over {
        return;
    }
    *mercenaries = tokens::mercenaries(state, side);
    tokens::to_come(state, side, stock);
    if has_map(state) {
        on_map(state, side, &mut out[FEATURES.len() - map::FEATURES..]);
    }
}

/// How many hundredths of all placements are still to be made.
pub(crate) fn left(state: &State) -> i32 {
    if state.stage == Stage::Over {
        return 0;
    }
    let rounds = i32::from(state.edition.rounds(state.mode())).max(1);
    (100 * tiles_left(state) / (rounds * TILES)).max(1)
}

/// The tiles that are still to be filled, in this round and all later ones.
fn tiles_left(state: &State) -> i32 {
    let rounds = state.edition.rounds(state.mode());
    let later = i32::from(rounds.saturating_sub(state.round.max(1)));
    let filled = if has_map(state) {
        state.ground.taken().count()
    } else {
        0
    };
    (later + 1) * TILES - i32::from(filled)
}

/// Does the map of this round lie there? Before, it is the last one, and paid.
pub(super) const fn has_map(state: &State) -> bool {
    !matches!(
        state.stage,
        Stage::Over | Stage::Hire | Stage::FirstPlayer | Stage::QuickWeather
    )
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

/// Lines, what may become one, and what the step under way is about to bring.
fn on_map(state: &State, side: Side, out: &mut [i32]) {
    let [lines, multiplied, crows, twos, room, next, chosen, ability] = out else {
        return;
    };
    let eye = Eye::of(state);
    let seen = eye.seen(side);
    (*lines, *multiplied) = (seen.lines, seen.multiplied);
    (*twos, *room) = (seen.twos, seen.room);
    *crows = eye.crows(state, side);
    if Side::of(places_next(state)) == side {
        *next = seen.next / 4;
    }
    let is_placed = matches!(state.stage, Stage::PlaceTile | Stage::PlacePair);
    if is_placed && Side::of(state.turn) == side {
        *chosen = placing::best_place(state, &eye, side) + tokens::skill_to_use(state);
    }
    if Side::of(state.actor) == side {
        *ability = map::ability(state, &eye, side);
    }
}

/// Who will choose a token next, after the placement under way.
fn places_next(state: &State) -> Seat {
    let is_before = matches!(
        state.stage,
        Stage::PlaceKind | Stage::MoveFrog | Stage::RemoveFog | Stage::SettleHippo
    );
    if state.placements > u8::from(!is_before) {
        state.turn
    } else {
        state.next(state.turn)
    }
}
