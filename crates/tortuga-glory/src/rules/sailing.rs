//! Ships sail: movement, bonuses on the way, glory of fields at its end.

use tortuga_core::Seat;

use super::{Notes, placing, wrecks};
use crate::actions::Action;
use crate::board::SPACES;
use crate::cards::Card;
use crate::events::Open;
use crate::options::PLAYERS;
use crate::refusals::Refusal;
use crate::state::{State, Step};

/// The card that may stop over (GLORY-MOVE-03).
pub(crate) const STOPS_OVER: u8 = Card::MOST;

pub(super) fn legal(state: &State, out: &mut Vec<Action>) {
    let most = state.card().value();
    out.extend((1..=most).map(Action::Sail));
    if most == STOPS_OVER {
        out.extend((1..most).map(Action::StopOver));
    }
}

pub(super) fn legal_legs(state: &State, out: &mut Vec<Action>) {
    out.extend((1..=state.leg).map(Action::SailOn));
}

/// From 1 up to the value of the card (GLORY-MOVE-01).
pub(super) fn check(state: &State, steps: u8) -> Result<(), Refusal> {
    let most = state.card().value();
    if (1..=most).contains(&steps) {
        Ok(())
    } else {
        Err(Refusal::TooFar { most })
    }
}

/// Something must be left for the second leg (GLORY-MOVE-04).
pub(super) fn check_stopover(state: &State, steps: u8) -> Result<(), Refusal> {
    if state.card().value() != STOPS_OVER {
        return Err(Refusal::NoStopover);
    }
    let most = STOPS_OVER - 1;
    if (1..=most).contains(&steps) {
        Ok(())
    } else {
        Err(Refusal::TooFar { most })
    }
}

pub(super) fn check_leg(state: &State, steps: u8) -> Result<(), Refusal> {
    if (1..=state.leg).contains(&steps) {
        Ok(())
    } else {
        Err(Refusal::LegTooFar { left: state.leg })
    }
}

/// Sails and ends the movement there.
pub(super) fn sail(state: &mut State, steps: u8, journal: &mut impl Notes) {
    state.step = Step::Stop;
    advance(state, steps, journal);
    end_movement(state, journal);
}

/// Sails, places a pirate and will have to sail on (GLORY-MOVE-04).
pub(super) fn stop_over(state: &mut State, steps: u8, journal: &mut impl Notes) {
    state.step = Step::Stopover;
    state.leg = STOPS_OVER - steps;
    advance(state, steps, journal);
    placing::begin(state, journal);
}

pub(super) fn sail_on(state: &mut State, steps: u8, journal: &mut impl Notes) {
    state.leg = 0;
    sail(state, steps, journal);
}

/// Landing or passing is the same for compass and Home (GLORY-BONUS-03).
pub(super) fn advance(state: &mut State, steps: u8, journal: &mut impl Notes) {
    let seat = state.turn;
    let from = state.sailed[seat.index()];
    let to = from + steps;
    state.sailed[seat.index()] = to;
    journal.open(|| Open::Sailed {
        seat,
        steps,
        space: state.space(seat),
        stopover: state.step == Step::Stopover,
    });
    let passes = |place: u8| from < place && place <= to;
    if passes(state.edition.sea.compass.0) {
        reach_compass(state, seat, journal);
    }
    if passes(SPACES) {
        reach_home(state, seat, journal);
    }
}

/// The place of the next ship that comes.
fn next_place(places: [u8; PLAYERS]) -> u8 {
    1 + places.iter().filter(|&&place| place > 0).count() as u8
}

fn reach_compass(state: &mut State, seat: Seat, journal: &mut impl Notes) {
    let place = next_place(state.compass);
    state.compass[seat.index()] = place;
    let glory = state.compass_glory(seat);
    journal.open(|| Open::Compass { seat, place, glory });
}

/// The first one makes this round the last (GLORY-END-01).
fn reach_home(state: &mut State, seat: Seat, journal: &mut impl Notes) {
    let place = next_place(state.home);
    state.home[seat.index()] = place;
    let glory = state.home_glory(seat);
    journal.open(|| Open::Home { seat, place, glory });
}

/// First glory of fields, then wrecks, then the pirate (GLORY-ROUND-03).
pub(super) fn end_movement(state: &mut State, journal: &mut impl Notes) {
    field_glory(state, journal);
    wrecks::arrive(state, journal);
}

/// Every pirate on a field in the ship's whole line earns glory for its owner
/// (GLORY-MOVE-07).
fn field_glory(state: &mut State, journal: &mut impl Notes) {
    let seat = state.turn;
    let line = state.edition.whole_line(state.space(seat));
    let fields = line.among(state.board().fields);
    if fields.among(state.occupied()).is_empty() {
        return;
    }
    let glory = state.pirates.map(|pirates| pirates.among(fields).count());
    for (sum, glory) in state.fields.iter_mut().zip(glory) {
        *sum += u16::from(glory);
    }
    journal.open(|| Open::FieldGlory { seat, glory });
}
