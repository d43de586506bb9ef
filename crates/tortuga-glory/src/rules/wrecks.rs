//! The mini-expansion: two wrecks with hidden tokens.

use super::{Notes, henry, placing};
use crate::actions::Action;
use crate::events::{Event, Open};
use crate::memory::{Look, WreckTaking};
use crate::refusals::Refusal;
use crate::state::{Stage, State};
use crate::tokens::{Wreck, Wrecks};

/// A movement has ended; a wreck with tokens comes before the pirate
/// (GLORY-WRECK-02, -03).
pub(super) fn arrive(state: &mut State, journal: &mut impl Notes) {
    let stack = state.stack(state.turn);
    let Some(stack) = stack.filter(|&stack| state.stack_sizes[stack] > 0) else {
        leave(state, journal);
        return;
    };
    if state.is_henry(state.turn) || !state.looked {
        state.stage = Stage::Look;
    } else {
        look(state, stack, journal);
    }
}

/// On to the pirate.
fn leave(state: &mut State, journal: &mut impl Notes) {
    if state.is_henry(state.turn) {
        henry::place(state, journal);
    } else {
        placing::begin(state, journal);
    }
}

/// The stack where the present ship lies.
pub(super) fn here(state: &State) -> usize {
    state
        .stack(state.turn)
        .expect("the ship lies at a wreck in this stage")
}

/// What the next token that chance names can be: while nobody has looked, both
/// stacks are sizes over one pool (GLORY-WRECK-09).
pub(super) fn hidden(state: &State) -> Wrecks {
    if state.looked {
        state.stacks[here(state)]
    } else {
        state.pool()
    }
}

/// A token of the stack comes to light, or goes to Henry Morgan.
pub(super) fn found(state: &mut State, value: Wreck, journal: &mut impl Notes) {
    let (seat, stack) = (state.turn, here(state));
    if state.is_henry(seat) {
        henry_found(state, value, journal);
        return;
    }
    state.stacks[stack].put(value);
    journal.note(|| Event::Found { seat, value });
    if state.stacks[stack].count() == state.stack_sizes[stack] {
        // What is left of the pool is the other stack.
        state.stacks[1 - stack] = state.pool();
        state.looked = true;
        look(state, stack, journal);
    }
}

/// Unseen by all until the final scoring (GLORY-WRECK-07).
fn henry_found(state: &mut State, value: Wreck, journal: &mut impl Notes) {
    let space = state.space(state.turn);
    if state.looked {
        state.stacks[here(state)].take(value);
    }
    give(state, value);
    journal.note(|| Event::HenryWreck { space, value });
    henry::place(state, journal);
}

/// The token is no longer in its stack's size, but his.
fn give(state: &mut State, value: Wreck) {
    let (seat, stack, taken) = (state.turn, here(state), state.wrecks_taken());
    let value = Some(value);
    let taking = WreckTaking { seat, stack, value };
    state.wreck_takings.add(taken, taking);
    state.stack_sizes[stack] -= 1;
}

/// He sees all tokens of the stack, and remembers them (GLORY-WRECK-05).
fn look(state: &mut State, stack: usize, journal: &mut impl Notes) {
    let (seat, space) = (state.turn, state.space(state.turn));
    let tokens = state.stacks[stack];
    remember(state, stack);
    state.stage = Stage::TakeWreck;
    journal.note(|| Event::Looked {
        seat,
        space,
        tokens,
    });
}

fn remember(state: &mut State, stack: usize) {
    let look = Look::new(state.stacks[stack], state.wrecks_taken());
    state.looks[state.turn.index()][stack] = look;
}

pub(super) fn legal(state: &State, out: &mut Vec<Action>) {
    out.push(Action::TakeWreck(None));
    let values = state.stacks[here(state)].values();
    out.extend(values.map(|value| Action::TakeWreck(Some(value))));
}

pub(super) fn check(state: &State, value: Option<Wreck>) -> Result<(), Refusal> {
    match value {
        Some(value) if state.stacks[here(state)].of(value) == 0 => Err(Refusal::NotInWreck),
        _ => Ok(()),
    }
}

/// One for nothing, one more for a barrel (GLORY-WRECK-03, -04).
pub(super) fn take(state: &mut State, value: Option<Wreck>, journal: &mut impl Notes) {
    let (seat, space, stack) = (state.turn, state.space(state.turn), here(state));
    let Some(value) = value else {
        journal.open(|| Open::WreckLeft(seat));
        leave(state, journal);
        return;
    };
    let is_first = state.stage == Stage::TakeWreck;
    let cost = state.edition.wrecks.extra_cost;
    let barrels = if is_first { 0 } else { cost };
    state.barrels[seat.index()] -= barrels;
    state.stacks[stack].take(value);
    give(state, value);
    remember(state, stack);
    journal.note(|| Event::WreckTaken {
        seat,
        space,
        value,
        barrels,
    });
    let more = state.barrels[seat.index()] >= cost && state.stack_sizes[stack] > 0;
    if is_first && more {
        state.stage = Stage::TakeMore;
    } else {
        leave(state, journal);
    }
}
