//! The end: who has won, and by what.

use std::cmp::Ordering;

use tortuga_core::{Ending, Party, RuleId, Seat, Seats, Source, Standing, Standings};

use crate::board::Side;
use crate::state::{Stage, State};

/// What counts in the end: points, coins held or coins earned
/// (FOG-END-01, -02, FOG-HIRE-08).
pub(crate) fn total(state: &State, side: Side) -> u16 {
    if state.switches.counts_coins_earned() {
        state.earned(side)
    } else {
        state.coins[side.index()]
    }
}

/// Blue against red, tie-break included (FOG-END-04).
pub(crate) fn compare(state: &State) -> Ordering {
    let by = |of: fn(&State, Side) -> i32| of(state, Side::Blue).cmp(&of(state, Side::Red));
    by(|state, side| i32::from(total(state, side))).then_with(|| by(tie_break))
}

/// The cost of all mercenaries, more is better; nothing without mercenaries.
fn tie_break(state: &State, side: Side) -> i32 {
    let cost = i32::from(state.hired_cost(side));
    if state.switches.lower_cost_wins() {
        -cost
    } else {
        cost
    }
}

/// Scores by source, and who has won (FOG-END-07).
pub(crate) fn standings(state: &State) -> Option<Standings> {
    if state.stage != Stage::Over {
        return None;
    }
    let result = compare(state);
    let row = |seat: Seat| {
        let side = Side::of(seat);
        let won = match side {
            Side::Blue => result,
            Side::Red => result.reverse(),
        };
        Standing {
            rank: if won == Ordering::Less { 2 } else { 1 },
            winner: won == Ordering::Greater,
            ..Standing::new(
                Party::seat(seat),
                sources(state, side),
                tie_breaks(state, side),
            )
        }
    };
    Some(Standings {
        ended_by: ending(state, result),
        rows: state.all().iter().map(row).collect(),
    })
}

/// Everybody on the winning side; nobody before the end and after a draw.
pub(crate) fn winners(state: &State) -> Seats {
    if state.stage != Stage::Over {
        return Seats::NONE;
    }
    match compare(state) {
        Ordering::Greater => state.seats_of(Side::Blue),
        Ordering::Equal => Seats::NONE,
        Ordering::Less => state.seats_of(Side::Red),
    }
}

fn tie_breaks(state: &State, side: Side) -> Vec<i32> {
    let with_hires = state.mode().has_mercenaries();
    with_hires
        .then(|| tie_break(state, side))
        .into_iter()
        .collect()
}

fn sources(state: &State, side: Side) -> Vec<Source> {
    let earned = i32::from(state.earned(side));
    let spent = i32::from(total(state, side)) - earned;
    let source = |key, points| Source {
        key,
        of: String::new(),
        points,
    };
    let mut sources = vec![source("lines", earned)];
    if spent != 0 {
        sources.push(source("hires", spent));
    }
    sources
}

fn ending(state: &State, result: Ordering) -> Ending {
    let totals = Side::ALL.map(|side| total(state, side));
    let (key, rule) = match (state.mode().has_mercenaries(), result) {
        (false, Ordering::Equal) => ("draw", "FOG-END-03"),
        (false, _) => ("points", "FOG-END-01"),
        (true, Ordering::Equal) => ("draw-after-additional-rounds", "FOG-END-06"),
        (true, _) if state.extra_rounds() > 0 => ("additional-round", "FOG-END-05"),
        (true, _) if totals[0] == totals[1] => ("hired-cost", "FOG-END-04"),
        (true, _) => ("coins", "FOG-END-02"),
    };
    Ending {
        key,
        rule: RuleId(rule),
    }
}
