//! The end: who has won, and by what.

use tortuga_core::{Ending, Party, RuleId, Seat, Seats, Source, Standing, Standings};

use crate::board::distance;
use crate::state::{End, Stage, State};

/// Scores by source, and who has won (GROO-END-13).
pub(crate) fn standings(state: &State) -> Option<Standings> {
    let Stage::Over(end) = state.table.stage else {
        return None;
    };
    let rows = state.table.all().iter().map(|seat| row(state, seat));
    let key = |row: &Standing| rank_key(state, row.who.seat, end);
    Some(Standings::ranked_by(ending(end), rows.collect(), key))
}

/// Who has won, without a list of sources.
pub(crate) fn winners(state: &State) -> Seats {
    let Stage::Over(end) = state.table.stage else {
        return Seats::NONE;
    };
    let key = |seat: Seat| rank_key(state, seat, end);
    let best = state.table.all().iter().map(key).max();
    let first = |&seat: &Seat| Some(key(seat)) == best;
    state.table.all().iter().filter(first).collect()
}

/// What ranks go by. Who wins by points has rank 1, whatever the others have;
/// ties are broken by battle value and by the distance from Groo (GROO-TIE-01, -02).
fn rank_key(state: &State, seat: Seat, end: End) -> (bool, u8, u8, u8) {
    let won = end == End::Points && seat == state.table.active;
    let far = distance(state.table.groo, seat, state.table.seats);
    (won, state.points(seat), state.printed_battle(seat), far)
}

fn ending(end: End) -> Ending {
    let (key, rule) = match end {
        End::Points => ("victory-points", "GROO-END-01"),
        End::Weasel => ("weasel", "GROO-END-11"),
        End::Stall => ("stall", "GROO-END-12"),
    };
    Ending {
        key,
        rule: RuleId(rule),
    }
}

/// Victory points by Building, printed and bonus.
fn row(state: &State, seat: Seat) -> Standing {
    let town = state.town(seat);
    let mut sources = Vec::new();
    for kind in state.edition.kinds_of(town) {
        let print = state.edition.print(kind);
        let copies = i32::from(state.edition.copies(town, kind));
        let bonus = i32::from(state.edition.point_bonus(town, kind));
        for (key, points) in [("building", i32::from(print.vp)), ("bonus", bonus)] {
            if points > 0 {
                sources.push(Source {
                    key,
                    of: print.id.clone(),
                    points: copies * points,
                });
            }
        }
    }
    let battle = i32::from(state.printed_battle(seat));
    let far = distance(state.table.groo, seat, state.table.seats);
    Standing::new(Party::seat(seat), sources, vec![battle, i32::from(far)])
}
