//! Groo Effects, and Groo's moves.

use tortuga_core::Seat;

use super::{Notes, construction, losses, windows};
use crate::board::{left_of, steps_from};
use crate::cards::{Cards, Kind};
use crate::edition::{Effect, Steps};
use crate::events::Open;
use crate::options::TwoSteps;
use crate::state::{Announced, State, Window};

/// A Groo Effect is announced with its choices and paid; others may cancel it
/// (GROO-BUILD-07).
pub(super) fn announce(state: &mut State, kind: Kind, argument: u8, journal: &mut impl Notes) {
    let seat = state.table.user;
    let paid = construction::cost(state, seat, kind);
    construction::pay(state, paid);
    state.leave_hand(seat, kind);
    state.table.announced = Some(Announced { kind, argument });
    journal.open(|| Open::EffectAnnounced {
        seat,
        kind,
        argument,
        paid,
    });
    windows::open(state, Window::Counter, journal);
}

/// Nobody has cancelled it: it hits the town where Groo is now (GROO-CARD-07).
pub(super) fn resolve(state: &mut State, journal: &mut impl Notes) {
    let Announced { kind, argument } = state.table.announced.expect("an effect is announced");
    let waits = match state.edition.print(kind).effect {
        Effect::MoveGrooAny => {
            let to = left_of(state.table.groo, argument, state.table.seats);
            move_groo(state, to, journal);
            false
        }
        Effect::Chase { steps, building_vp } => {
            let step = steps.get(argument).expect("the way was checked");
            let to = steps_from(state.table.groo, step, state.table.seats);
            move_groo(state, to, journal);
            losses::chased(state, to, building_vp)
        }
        _ => strike(state, kind, state.table.groo, journal),
    };
    if !waits {
        finish(state, journal);
    }
}

/// What an effect that does not move Groo does to a town. True if its owner
/// has to choose.
pub(super) fn strike(state: &mut State, kind: Kind, town: Seat, journal: &mut impl Notes) -> bool {
    journal.open(|| Open::EffectHits { kind, seat: town });
    match state.edition.print(kind).effect {
        Effect::DestroyBuildings(amount) => {
            let amount = amount.saturating_sub(protection(state, town));
            losses::buildings(state, town, u16::from(amount))
        }
        Effect::DiscardTroops(Some(amount)) => losses::troops(state, town, amount),
        Effect::DiscardTroops(None) => {
            discard_army(state, town, journal);
            false
        }
        Effect::DiscardHand(amount) => losses::hand(state, town, amount),
        _ => false,
    }
}

/// By how much Troops of this army lessen what Groo destroys.
fn protection(state: &State, seat: Seat) -> u8 {
    let guards = state.army(seat).among(state.edition.deck.reducers);
    let amounts = state.edition.each(guards).map(|kind| {
        let Effect::GrooDamageReduction(amount) = state.edition.print(kind).effect else {
            return 0;
        };
        amount
    });
    amounts.fold(0, u8::saturating_add)
}

fn discard_army(state: &mut State, seat: Seat, journal: &mut impl Notes) {
    for kind in state.edition.0.each(losses::exposed(state, seat)) {
        state.table.in_play[seat.index()].take(state.edition.span(kind));
        state.discard(kind);
        journal.open(|| Open::TroopLost { seat, kind });
    }
}

/// Cancelled: it does nothing, and what was paid stays spent (GROO-WILD-07).
pub(super) fn cancel(state: &mut State, journal: &mut impl Notes) {
    let kind = state.table.announced.expect("an effect is announced").kind;
    journal.open(|| Open::EffectCancelled { kind });
    finish(state, journal);
}

/// The card goes to the discard pile, and others may answer before the dice
/// user goes on (GROO-WILD-13).
pub(super) fn finish(state: &mut State, journal: &mut impl Notes) {
    let announced = state.table.announced.take();
    state.discard(announced.expect("an effect is announced").kind);
    windows::open(state, Window::Effect, journal);
}

/// The ways of a card that lead to different towns: if both lead to the same
/// one, only the first is offered.
pub(super) fn ways(state: &State, steps: Steps) -> impl Iterator<Item = u8> {
    let to = |step| steps_from(state.table.groo, step, state.table.seats);
    let first = to(steps.first);
    let ways = steps.iter();
    let ways = ways.filter(move |&(index, step)| index == 0 || to(step) != first);
    ways.map(|(index, _)| index)
}

/// Groo comes to a town. Who runs away from him does so at once; a town that
/// he is in already he does not come to (GROO-MOVE-05).
pub(super) fn move_groo(state: &mut State, to: Seat, journal: &mut impl Notes) {
    let from = state.table.groo;
    if from == to {
        return;
    }
    state.table.groo = to;
    journal.open(|| Open::GrooMoved { from, to });
    let deserters = state.edition.deck.deserters;
    let place = to.index();
    let mut gone = Cards::NONE;
    for cards in [&mut state.table.in_play[place], &mut state.table.out[place]] {
        let runs = cards.among(deserters);
        *cards = cards.apart_from(deserters);
        state.edition.0.put_all(runs, &mut gone);
    }
    if !gone.is_empty() {
        state.edition.0.put_all(gone, &mut state.table.discard);
        journal.open(|| Open::TroopsDeserted {
            seat: to,
            troops: gone,
        });
    }
}

/// The movement die moves Groo, counted from where he is (GROO-MOVE-02).
pub(super) fn move_by_die(state: &mut State, step: i8, journal: &mut impl Notes) {
    let table = &state.table;
    let step = match (table.switches.groo_two_steps, table.seats) {
        // With three players two steps count as one, with two every movement
        // goes to the other town.
        (TwoSteps::Short, 2 | 3) => step.signum(),
        (TwoSteps::Short | TwoSteps::Literal, _) => step,
    };
    let to = steps_from(table.groo, step, table.seats);
    if to != table.groo && state.army(to).any(state.edition.deck.sages) {
        journal.open(|| Open::GrooKeptOut(to));
        return;
    }
    move_groo(state, to, journal);
}
