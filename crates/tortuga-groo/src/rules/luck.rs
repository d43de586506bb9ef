//! Dice and draws: what chance does, and how likely.

use tortuga_core::{Luck, Seat};

use super::{Notes, construction, drawing, setup, turn_rule, wild};
use crate::actions::Action;
use crate::cards::Cards;
use crate::dice::WAYS;
use crate::refusals::Refusal;
use crate::state::{Stage, State};

/// The chance event that is due.
enum Due {
    Dealer,
    Deal,
    Draw,
    Roll,
    Theft(Seat),
}

fn due(state: &State) -> Option<Due> {
    if let Some(theft) = state.table.theft {
        return Some(Due::Theft(theft.victim));
    }
    if state.table.choice.is_some() || state.table.window.is_some() {
        return None;
    }
    Some(match state.table.stage {
        Stage::Dealer => Due::Dealer,
        Stage::Deal => Due::Deal,
        Stage::Draw(_) => Due::Draw,
        Stage::Roll => Due::Roll,
        Stage::Discard
        | Stage::MayDraw(_)
        | Stage::Attack
        | Stage::Commit
        | Stage::Defend
        | Stage::Battle
        | Stage::Use
        | Stage::LastWord
        | Stage::Over(_) => return None,
    })
}

/// The cards one of which comes next, every single card equally likely. Events
/// are not dealt (GROO-SETUP-07).
fn stack(state: &State, due: &Due) -> Cards {
    match *due {
        Due::Deal => state.secrets.pile.apart_from(state.edition.deck.events),
        Due::Theft(victim) => state.hand(victim),
        Due::Dealer | Due::Draw | Due::Roll => state.secrets.pile,
    }
}

pub(super) fn outcomes(state: &State, out: &mut Vec<(Action, u32)>) {
    let Some(due) = due(state) else { return };
    match due {
        Due::Dealer => out.extend(
            state
                .table
                .all()
                .iter()
                .map(|seat| (Action::Dealer(seat), 1)),
        ),
        Due::Roll => {
            let rolls = state.edition.rolls.all();
            out.extend(rolls.map(|(pool, step, ways)| (Action::Rolled(pool, step), ways)));
        }
        Due::Deal | Due::Draw | Due::Theft(_) => {
            let cards = stack(state, &due);
            for kind in state.edition.kinds_of(cards) {
                let copies = u32::from(state.edition.copies(cards, kind));
                let action = match due {
                    Due::Theft(_) => Action::Stole(kind),
                    _ => Action::Drew(kind),
                };
                out.push((action, copies));
            }
        }
    }
}

/// Must agree with walking through `outcomes`.
pub(super) fn chance(state: &State, luck: &mut impl Luck) -> Action {
    let due = due(state).expect("a chance event is due");
    let mut draw = || {
        let cards = stack(state, &due);
        let number = cards.at(luck.below(u32::from(cards.count())));
        state.edition.kind_of(number)
    };
    match due {
        Due::Deal | Due::Draw => Action::Drew(draw()),
        Due::Theft(_) => Action::Stole(draw()),
        Due::Dealer => Action::Dealer(Seat(luck.below(u32::from(state.table.seats)) as u8)),
        Due::Roll => {
            let (pool, step) = state.edition.rolls.at(luck.below(WAYS));
            Action::Rolled(pool, step)
        }
    }
}

/// Accepts an outcome that can be, of the event that is due.
pub(super) fn check(state: &State, action: Action) -> Result<(), Refusal> {
    let rule = turn_rule(state);
    if !action.is_luck() {
        return Err(Refusal::NotForLuck { rule });
    }
    let Some(due) = due(state) else {
        return Err(Refusal::OtherLuckIsDue { rule });
    };
    match (due, action) {
        (Due::Dealer, Action::Dealer(seat)) => possible(
            state.table.all().has(seat),
            Refusal::DealerNotAtTable { seat },
        ),
        (Due::Deal | Due::Draw, Action::Drew(kind)) => {
            let span = state.edition.span(kind);
            let deals = matches!(state.table.stage, Stage::Deal);
            possible(
                !(deals && state.edition.deck.events.has(span)),
                Refusal::EventDealt,
            )?;
            possible(state.secrets.pile.has(span), Refusal::NotInPile)
        }
        (Due::Roll, Action::Rolled(pool, step)) => {
            possible(state.edition.rolls.can_show(pool), Refusal::NoSuchRoll)?;
            possible(state.edition.rolls.can_step(step), Refusal::NoSuchStep)
        }
        (Due::Theft(victim), Action::Stole(kind)) => possible(
            state.hand(victim).has(state.edition.span(kind)),
            Refusal::NotInVictimsHand,
        ),
        _ => Err(Refusal::OtherLuckIsDue { rule }),
    }
}

fn possible(can_be: bool, refusal: Refusal) -> Result<(), Refusal> {
    if can_be { Ok(()) } else { Err(refusal) }
}

pub(super) fn apply(state: &mut State, action: Action, journal: &mut impl Notes) {
    match (state.table.stage, action) {
        (_, Action::Stole(kind)) => wild::stolen(state, kind, journal),
        (Stage::Dealer, Action::Dealer(seat)) => setup::name_dealer(state, seat, journal),
        (Stage::Deal, Action::Drew(kind)) => setup::deal(state, kind, journal),
        (Stage::Draw(phase), Action::Drew(kind)) => drawing::drew(state, phase, kind, journal),
        (Stage::Roll, Action::Rolled(pool, step)) => {
            construction::rolled(state, pool, step, journal);
        }
        (stage, action) => unreachable!("{action:?} was not checked in {stage:?}"),
    }
}
