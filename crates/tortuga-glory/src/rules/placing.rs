//! Pirates are placed, moved, and blown about by the storm.

use super::{Notes, rewards, special, step_rule, turn};
use crate::actions::Action;
use crate::board::{Cell, Cells, LINE_LENGTH};
use crate::events::Open;
use crate::refusals::Refusal;
use crate::state::{Stage, State, Step};
use tortuga_core::RuleId;

/// Is a pirate moved to anywhere by the special action of a 4?
pub(super) fn is_relocation(state: &State) -> bool {
    state.step == Step::Special && state.card().value() == special::RELOCATES
}

/// All empty cells within range; if there are none, the nearest one beyond
/// (GLORY-PLACE-02, -03). The storm is always empty (GLORY-STORM-02).
pub(super) fn line_targets(state: &State) -> Cells {
    let space = state.space(state.turn);
    let free = Cells::ALL.apart_from(state.occupied());
    let range = state.card().value();
    let near = state.edition.within(space, range).among(free);
    if !near.is_empty() {
        return near;
    }
    let mut beyond = usize::from(range)..LINE_LENGTH;
    let line = state.edition.line(space);
    let nearest = beyond.find(|&place| free.has(line[place]));
    nearest.map_or(Cells::NONE, |place| Cells::only(line[place]))
}

/// Empty cells that are no storm.
fn free_land(state: &State) -> Cells {
    state.board().land().apart_from(state.occupied())
}

/// Where the pirate may be put now.
fn targets(state: &State) -> Cells {
    if state.stage == Stage::LeaveStorm || is_relocation(state) {
        free_land(state)
    } else {
        line_targets(state)
    }
}

/// A pirate must be placed if it can be. Cells are looked for before a pirate
/// is lifted, so none is lifted in vain (GLORY-PLACE-06, -07).
pub(super) fn begin(state: &mut State, journal: &mut impl Notes) {
    let seat = state.turn;
    if line_targets(state).is_empty() {
        journal.open(|| Open::PlacementLost(seat));
        turn::after_placing(state, journal);
    } else if state.supply(seat) == 0 {
        state.stage = Stage::Lift;
    } else {
        state.stage = Stage::Put;
    }
}

pub(super) fn legal_lifts(state: &State, out: &mut Vec<Action>) {
    let own = state.pirates[state.turn.index()];
    out.extend(own.iter().map(Action::Lift));
}

pub(super) fn legal_targets(state: &State, out: &mut Vec<Action>) {
    out.extend(targets(state).iter().map(Action::Put));
}

pub(super) fn check_lift(state: &State, cell: Cell) -> Result<(), Refusal> {
    if state.pirates[state.turn.index()].has(cell) {
        Ok(())
    } else {
        let rule = step_rule(state);
        Err(Refusal::NotYourPirate { cell, rule })
    }
}

pub(super) fn check_target(state: &State, cell: Cell) -> Result<(), Refusal> {
    if targets(state).has(cell) {
        return Ok(());
    }
    if state.lifted == Some(cell) {
        let rule = same_cell_rule(state);
        return Err(Refusal::SameCell { cell, rule });
    }
    if state.occupied().has(cell) {
        return Err(Refusal::CellTaken { cell });
    }
    if is_relocation(state) {
        let rule = RuleId("GLORY-STORM-05");
        return Err(Refusal::Storm { rule });
    }
    if state.stage == Stage::LeaveStorm {
        let rule = RuleId("GLORY-STORM-03");
        return Err(Refusal::Storm { rule });
    }
    Err(off_line(state, cell))
}

/// The rule by which a pirate does not come back to where it stood.
fn same_cell_rule(state: &State) -> RuleId {
    RuleId(if state.stage == Stage::LeaveStorm {
        "GLORY-STORM-04"
    } else if is_relocation(state) {
        "GLORY-SPECIAL-05"
    } else {
        "GLORY-PLACE-06"
    })
}

/// An empty cell, but the ship does not reach it.
fn off_line(state: &State, cell: Cell) -> Refusal {
    let space = state.space(state.turn);
    if !state.edition.whole_line(space).has(cell) {
        return Refusal::NotInLine { cell };
    }
    let in_range = state.edition.within(space, state.card().value());
    if in_range.among(line_targets(state)).is_empty() {
        Refusal::NotNearest { cell }
    } else {
        Refusal::OutOfRange { cell }
    }
}

/// Its cell counts as taken until the pirate stands elsewhere (GLORY-PLACE-10).
pub(super) fn lift(state: &mut State, cell: Cell, journal: &mut impl Notes) {
    let seat = state.turn;
    state.lifted = Some(cell);
    state.stage = Stage::Put;
    journal.open(|| Open::Lifted { seat, cell });
}

/// The storm sends the pirate on at once (GLORY-STORM-03).
pub(super) fn put(state: &mut State, cell: Cell, journal: &mut impl Notes) {
    let seat = state.turn;
    if state.board().storm.has(cell) {
        state.stage = Stage::LeaveStorm;
        journal.open(|| Open::IntoStorm(seat));
        return;
    }
    place(state, cell, journal);
    rewards::give(state, cell, journal);
}

/// The pirate stands there now.
pub(super) fn place(state: &mut State, cell: Cell, journal: &mut impl Notes) {
    let seat = state.turn;
    let from = state.lifted.take();
    let pirates = &mut state.pirates[seat.index()];
    if let Some(from) = from {
        *pirates = pirates.without(from);
    }
    *pirates = pirates.with(cell);
    journal.open(|| Open::Placed { seat, cell, from });
}
