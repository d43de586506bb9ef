//! Events: resolved as soon as they are drawn.

use tortuga_core::Seat;

use super::{Notes, drawing, effects};
use crate::board::left_of;
use crate::cards::{Cards, Kind};
use crate::edition::Effect;
use crate::events::Open;
use crate::options::DeadTarget;
use crate::state::{EventRun, Stage, State};

/// Resolves the Event in front of the drawer; the first of the deck's list if
/// several wait.
pub(super) fn begin(state: &mut State, journal: &mut impl Notes) {
    let waiting = state.table.out[state.table.active.index()].among(state.edition.deck.events);
    let kind = state.edition.kinds_of(waiting).next();
    let kind = kind.expect("an Event was drawn");
    state.table.event = Some(EventRun {
        kind,
        round: 0,
        next: 0,
    });
    if state.edition.print(kind).effect == Effect::GrooIsDead {
        reveal(state, journal);
    }
    go_on(state, journal);
}

/// Everybody sets his Groo Effects aside, face up, before the first one
/// resolves (GROO-EVENT-07).
fn reveal(state: &mut State, journal: &mut impl Notes) {
    for seat in state.table.round_from(state.table.active) {
        let cards = state.hand(seat).among(state.edition.deck.groo_effects);
        for kind in state.edition.0.each(cards) {
            state.leave_hand(seat, kind);
            state.table.out[seat.index()].put(state.edition.span(kind));
        }
        state.table.clean[seat.index()] = state.hand(seat).count();
        if !cards.is_empty() {
            journal.open(|| Open::EffectsRevealed { seat, cards });
        }
    }
}

/// The next Groo Effect, player by player and each player's in the order of
/// the deck's list (GROO-EVENT-06).
pub(super) fn go_on(state: &mut State, journal: &mut impl Notes) {
    while let Some((seat, kind)) = next(state) {
        let target = match state.table.switches.groo_is_dead_target {
            DeadTarget::OwnTown => seat,
            DeadTarget::GrooTown => state.table.groo,
        };
        if let Effect::MoveGrooAny | Effect::Chase { .. } = state.edition.print(kind).effect {
            journal.open(|| Open::EffectVoid { kind, seat });
        } else if effects::strike(state, kind, target, journal) {
            return;
        }
    }
    finish(state, journal);
}

/// The next set-aside card and its holder; none when all have been resolved.
fn next(state: &mut State) -> Option<(Seat, Kind)> {
    let table = &mut state.table;
    let run = table.event.as_mut()?;
    while run.round < table.seats {
        let seat = left_of(table.active, run.round, table.seats);
        let aside = table.out[seat.index()].among(state.edition.deck.groo_effects);
        let number = aside.numbers().find(|&number| number >= run.next);
        if let Some(number) = number {
            run.next = number + 1;
            return Some((seat, state.edition.kind_of(number)));
        }
        run.round += 1;
        run.next = 0;
    }
    None
}

/// All go to the discard pile, and drawing goes on (GROO-EVENT-04, -05).
fn finish(state: &mut State, journal: &mut impl Notes) {
    let kind = state.table.event.take().expect("an Event is resolved").kind;
    let effects = state.edition.deck.groo_effects;
    for cards in &mut state.table.out {
        let aside: Cards = cards.among(effects);
        *cards = cards.apart_from(effects);
        state.edition.0.put_all(aside, &mut state.table.discard);
    }
    state.table.out[state.table.active.index()].take(state.edition.span(kind));
    state.discard(kind);
    journal.open(|| Open::EventOver { kind });
    // Several may wait if all cards were drawn first; they are replaced when
    // all of them are over (GROO-EVENT-02).
    if !state.table.out[state.table.active.index()].is_empty() {
        return begin(state, journal);
    }
    let Stage::Draw(phase) = state.table.stage else {
        unreachable!("an Event comes while cards are drawn");
    };
    drawing::go_on(state, phase, journal);
}
