//! How well a seat stands, by a rough eye.

use tortuga_core::Seat;

use crate::board::SPACES;
use crate::scoring::{final_scoring, shares};
use crate::state::{Stage, State};

/// What a space nearer to Home is worth, in hundredths of a point: whoever
/// comes late has paid for more rounds.
const PER_SPACE: i32 = 70;
/// What a card in the hand is worth: more to choose from.
const PER_CARD: i32 = 15;
/// A pirate on a field earns again when a ship passes by.
const PER_FIELD: i32 = 60;
/// Having sunk is worse than any score.
const SUNK: i32 = -10_000;

/// In hundredths of a point: the score if the game ended now, what islands
/// promise, and how far the ship has come for what it paid.
pub(crate) fn worth(state: &State, seat: Seat) -> i32 {
    let glory = 100 * i32::from(state.glory(seat));
    if !state.afloat.has(seat) {
        return glory + SUNK;
    }
    let scoring = final_scoring(state, seat).map(|(_, points)| points);
    let now = glory + 100 * scoring.iter().sum::<i32>();
    if state.stage == Stage::Over {
        return now;
    }
    let sailed = i32::from(state.sailed[seat.index()].min(SPACES));
    let cards = i32::from(state.hand(seat).count());
    let fields = state.pirates[seat.index()].among(state.board().fields);
    now + PER_SPACE * sailed
        + PER_CARD * cards
        + PER_FIELD * i32::from(fields.count())
        + promise(state, seat)
}

/// What islands would pay as they are, by how full they are.
fn promise(state: &State, seat: Seat) -> i32 {
    let islands = state.board().islands.iter();
    let parts = islands.filter(|cells| !cells.is_empty()).map(|&cells| {
        let pirates = state.pirates.map(|pirates| pirates.among(cells).count());
        let prizes = state.edition.prizes[usize::from(cells.count())];
        let (glory, _) = shares(prizes, pirates);
        let full = i32::from(pirates.iter().sum::<u8>());
        100 * i32::from(glory[seat.index()]) * full / i32::from(cells.count())
    });
    parts.sum::<i32>() * 3 / 4
}
