//! What a pirate's cell gives: glory, a barrel, treasure.

use super::{Notes, step_rule, turn};
use crate::actions::Action;
use crate::board::{Cell, Icon};
use crate::events::{Event, Open};
use crate::refusals::Refusal;
use crate::state::{Stage, State};
use crate::tokens::{Treasure, Treasures};

/// Glory of a pirate field, at once (GLORY-REWARD-02).
pub(super) const FIELD_GLORY: u8 = 1;

/// Every placed pirate gives its cell's reward at once (GLORY-REWARD-01).
pub(super) fn give(state: &mut State, cell: Cell, journal: &mut impl Notes) {
    match state.board().icon(cell) {
        Icon::PirateField => {
            field(state, journal);
            turn::after_placing(state, journal);
        }
        Icon::Barrel => {
            barrel(state, journal);
            turn::after_placing(state, journal);
        }
        Icon::Chest => draw(state, state.edition.treasure.chest_draw, journal),
        Icon::Storm => unreachable!("no pirate stays in the storm"),
    }
}

pub(super) fn field(state: &mut State, journal: &mut impl Notes) {
    let seat = state.turn;
    state.fields[seat.index()] += u16::from(FIELD_GLORY);
    let glory = FIELD_GLORY;
    journal.open(|| Open::FieldTaken { seat, glory });
}

/// One from the supply, if there is one and room for it (GLORY-REWARD-06).
fn barrel(state: &mut State, journal: &mut impl Notes) {
    let seat = state.turn;
    let room = state.barrels[seat.index()] < state.edition.barrels.limit;
    if room && state.barrel_supply() > 0 {
        state.barrels[seat.index()] += 1;
        journal.open(|| Open::BarrelTaken(seat));
    } else {
        journal.open(|| Open::NoBarrel(seat));
    }
}

/// Draws so many tokens, or what is there (GLORY-REWARD-04).
pub(super) fn draw(state: &mut State, count: u8, journal: &mut impl Notes) {
    let seat = state.turn;
    state.to_draw = count.min(state.bag().count());
    if state.to_draw == 0 {
        journal.open(|| Open::BagEmpty(seat));
        turn::after_placing(state, journal);
    } else {
        state.stage = Stage::Draw;
    }
}

/// A token comes out of the bag. One that comes alone is kept without asking.
pub(super) fn drew(state: &mut State, kind: Treasure, journal: &mut impl Notes) {
    let seat = state.turn;
    if state.is_henry(seat) {
        henry_drew(state, kind, journal);
        return;
    }
    state.drawn.put(kind);
    state.to_draw -= 1;
    journal.note(|| Event::Drew { seat, kind });
    if state.to_draw > 0 {
        return;
    }
    if state.drawn.count() == 1 {
        keep(state, kind, journal);
    } else {
        state.stage = Stage::Keep;
    }
}

/// One token, face up (GLORY-2P-10): everybody knows where it is now.
fn henry_drew(state: &mut State, kind: Treasure, journal: &mut impl Notes) {
    let seat = state.turn;
    state.to_draw = 0;
    state.takings.add(state.taken(), seat);
    state.treasures[seat.index()].put(kind);
    for marks in &mut state.marks {
        marks.found(kind);
    }
    journal.open(|| Open::HenryTreasure { seat, kind });
    turn::after_placing(state, journal);
}

/// Equal tokens are one choice.
pub(super) fn legal(state: &State, out: &mut Vec<Action>) {
    out.extend(state.drawn.kinds().map(Action::Keep));
}

pub(super) fn check(state: &State, kind: Treasure) -> Result<(), Refusal> {
    if state.drawn.of(kind) > 0 {
        Ok(())
    } else {
        let rule = step_rule(state);
        Err(Refusal::NotDrawn { rule })
    }
}

/// One is kept face down, the others go back into the bag (GLORY-REWARD-03).
pub(super) fn keep(state: &mut State, kind: Treasure, journal: &mut impl Notes) {
    let (seat, time) = (state.turn, state.taken());
    let mut returned = std::mem::replace(&mut state.drawn, Treasures::NONE);
    returned.take(kind);
    state.treasures[seat.index()].put(kind);
    state.takings.add(time, seat);
    let marks = &mut state.marks[seat.index()];
    marks.found(kind);
    marks.returned(returned, time);
    journal.note(|| Event::Kept {
        seat,
        kind,
        returned,
    });
    turn::after_placing(state, journal);
}
