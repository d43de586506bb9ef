//! Hiring mercenaries (FOG-HIRE).
//!
//! While hiring, a player's hand is the band that he will have: what his side
//! had before, and what he adds. Set and coins change when all have finished.

use tortuga_core::{Seat, Seats};

use super::{Notes, preparing};
use crate::actions::Action;
use crate::board::Side;
use crate::events::{Event, Open};
use crate::options::Mode;
use crate::refusals::Refusal;
use crate::state::{Hired, Stage, State};
use crate::tokens::{Kind, Tokens};

pub(super) fn begin(state: &mut State, journal: &mut impl Notes) {
    state.stage = Stage::Hire;
    state.done = Seats::NONE;
    for seat in state.hirers().iter() {
        state.hands[seat.index()] = state.hired[Side::of(seat).index()].tokens();
    }
    let coins = state.coins;
    journal.open(|| Open::HiringBegan { coins });
}

/// What a player's new hires cost so far.
pub(crate) fn band_cost(state: &State, seat: Seat) -> u16 {
    state.edition.cost(new_hires(state, seat))
}

/// What a player has added to the band in this phase.
pub(super) fn new_hires(state: &State, seat: Seat) -> Tokens {
    let before = state.hired[Side::of(seat).index()].tokens();
    Tokens(state.hand(seat).0 & !before.0)
}

/// May he hire this one, too?
pub(crate) fn can_hire(state: &State, seat: Seat, kind: Kind) -> bool {
    check(state, seat, kind).is_ok()
}

pub(super) fn check(state: &State, seat: Seat, kind: Kind) -> Result<(), Refusal> {
    let (edition, band) = (&state.edition, state.hand(seat));
    let print = edition.print(kind);
    let Some(basic) = print.replaces else {
        return Err(Refusal::NoneToHire);
    };
    if edition.copies(band, kind) >= print.count {
        return Err(Refusal::NoneToHire);
    }
    if !edition.set(band).has(edition.span(basic)) {
        return Err(Refusal::NothingToGiveUp);
    }
    let coins = state.coins[Side::of(seat).index()] - band_cost(state, seat);
    if u16::from(print.cost) > coins {
        let cost = print.cost;
        return Err(Refusal::TooDear { cost, coins });
    }
    Ok(())
}

pub(super) fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let kinds = Kind::mercenaries().filter(|&kind| can_hire(state, seat, kind));
    out.extend(kinds.map(Action::Hire));
    out.push(Action::Done);
}

pub(super) fn hire(state: &mut State, seat: Seat, kind: Kind, journal: &mut impl Notes) {
    state.hands[seat.index()].put(state.edition.span(kind));
    let open = state.switches.hires_are_open();
    journal.note(|| {
        if open {
            Event::Open(Open::HiredOpenly { seat, kind })
        } else {
            Event::HiredInSecret { seat, kind }
        }
    });
}

pub(super) fn done(state: &mut State, seat: Seat, journal: &mut impl Notes) {
    journal.open(|| Open::HiringDone(seat));
    state.done = state.done.with(seat);
    if !state.choosing().is_empty() {
        return;
    }
    // In seat order, so that the order of arrival tells nothing.
    for seat in state.hirers().iter() {
        pay(state, seat, journal);
    }
    state.done = Seats::NONE;
    preparing::hands(state);
}

fn pay(state: &mut State, seat: Seat, journal: &mut impl Notes) {
    let side = Side::of(seat);
    let (mercenaries, cost) = (new_hires(state, seat), band_cost(state, seat));
    state.hired[side.index()] = Hired::from(state.hand(seat));
    state.hands[seat.index()] = Tokens::NONE;
    if state.mode() == Mode::Quick && state.round == 1 {
        // What is left of the gift goes back to the bank (FOG-QUICK-04).
        state.gift_spent[side.index()] = cost as u8;
        state.coins[side.index()] = 0;
    } else {
        state.coins[side.index()] -= cost;
    }
    journal.open(|| Open::Hired {
        side,
        mercenaries,
        cost,
    });
}
