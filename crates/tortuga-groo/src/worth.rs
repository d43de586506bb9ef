//! How well a player stands, by a rough eye: for simple bots.

use tortuga_core::Seat;

use crate::state::{End, Stage, State};

/// Hundredths of a point: the own points and what may become of them, and how
/// near the strongest rival is to winning.
pub(crate) fn worth(state: &State, seat: Seat) -> i32 {
    if let Stage::Over(end) = state.table.stage {
        return won(state, seat, end);
    }
    let rivals = state.table.all().without(seat).iter();
    let rival = rivals.map(|other| standing(state, other)).max();
    standing(state, seat) - rival.unwrap_or(0) * 2 / 3
}

/// Far above or below everything that a game under way is worth.
const DECIDED: i32 = 10_000;

fn won(state: &State, seat: Seat, end: End) -> i32 {
    let key = |seat: Seat| crate::scoring::rank_key(state, seat, end);
    let own = key(seat);
    let wins = state.table.all().iter().all(|other| key(other) <= own);
    if wins { DECIDED } else { -DECIDED }
}

fn standing(state: &State, seat: Seat) -> i32 {
    let points = i32::from(state.points(seat));
    let goal = i32::from(state.edition.points_to_win);
    // The last points weigh more: seven win, six do not.
    let near = (points - goal + 3).clamp(0, 3);
    let battle = i32::from(state.printed_battle(seat)).min(10);
    let hand = i32::from(state.hand(seat).count()).min(6);
    let groo = if state.table.groo == seat { 40 } else { 0 };
    points * 100 + near * 60 + battle * 18 + hand * 12 - groo * points.min(3) / 2
}
