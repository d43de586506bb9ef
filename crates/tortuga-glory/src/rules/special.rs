//! The special action of a card, paid with barrels or circles.

use tortuga_core::RuleId;

use super::{Notes, placing, rewards, turn};
use crate::actions::{Action, Payment};
use crate::events::Open;
use crate::refusals::Refusal;
use crate::state::{Stage, State, Step};

/// The card that draws treasure (GLORY-SPECIAL-03).
pub(crate) const DRAWS: u8 = 2;
/// The card that places a second pirate (GLORY-SPECIAL-04).
pub(crate) const PLACES: u8 = 3;
/// The card that moves a pirate (GLORY-SPECIAL-05).
pub(crate) const RELOCATES: u8 = 4;

const PAYMENTS: [Payment; 2] = [Payment::Barrel, Payment::Sail];

/// Asked only if it can be paid and carried out; else the turn goes on.
pub(super) fn offer(state: &mut State, journal: &mut impl Notes) {
    let payable = |&payment: &Payment| check_payment(state, payment).is_ok();
    if can_be_done(state) && PAYMENTS.iter().any(payable) {
        state.stage = Stage::Special;
    } else {
        turn::finish(state, journal);
    }
}

fn can_be_done(state: &State) -> bool {
    match state.card().value() {
        DRAWS => !state.bag().is_empty(),
        PLACES => !placing::line_targets(state).is_empty(),
        RELOCATES => !state.pirates[state.turn.index()].is_empty(),
        // The 1 and the 5 have no paid action (GLORY-SPECIAL-06).
        _ => false,
    }
}

pub(super) fn legal(state: &State, out: &mut Vec<Action>) {
    out.push(Action::Special(None));
    let payable = PAYMENTS
        .into_iter()
        .filter(|&payment| check_payment(state, payment).is_ok());
    out.extend(payable.map(|payment| Action::Special(Some(payment))));
}

pub(super) fn check(state: &State, payment: Option<Payment>) -> Result<(), Refusal> {
    payment.map_or(Ok(()), |payment| check_payment(state, payment))
}

fn check_payment(state: &State, payment: Payment) -> Result<(), Refusal> {
    let (value, place) = (state.card().value(), state.turn.index());
    match payment {
        Payment::Barrel => {
            let cost = state.edition.pay_barrels[usize::from(value)];
            if state.barrels[place] < cost {
                let rule = rule(value);
                return Err(Refusal::NoBarrel { cost, rule });
            }
        }
        Payment::Sail => {
            let cost = state.edition.pay_circles[usize::from(value)];
            if cost == 0 {
                return Err(Refusal::BarrelsOnly);
            }
            if state.circles[place] + cost >= state.edition.sunk_at() {
                return Err(Refusal::WouldSink);
            }
        }
    }
    Ok(())
}

const fn rule(value: u8) -> RuleId {
    RuleId(match value {
        DRAWS => "GLORY-SPECIAL-03",
        PLACES => "GLORY-SPECIAL-04",
        _ => "GLORY-SPECIAL-05",
    })
}

/// Pays and begins the action, or ends the turn.
pub(super) fn pay(state: &mut State, payment: Option<Payment>, journal: &mut impl Notes) {
    let seat = state.turn;
    let Some(payment) = payment else {
        journal.open(|| Open::SpecialLeft(seat));
        turn::finish(state, journal);
        return;
    };
    let value = state.card().value();
    let (barrels, circles) = match payment {
        Payment::Barrel => (state.edition.pay_barrels[usize::from(value)], 0),
        Payment::Sail => (0, state.edition.pay_circles[usize::from(value)]),
    };
    state.barrels[seat.index()] -= barrels;
    state.circles[seat.index()] += circles;
    state.step = Step::Special;
    journal.open(|| Open::SpecialPaid {
        seat,
        value,
        barrels,
        circles,
    });
    match value {
        DRAWS => rewards::draw(state, state.edition.treasure.special_draw, journal),
        PLACES => placing::begin(state, journal),
        _ => state.stage = Stage::Lift,
    }
}
