//! Draws: what chance does, and how likely.

use tortuga_core::{Luck, pick_weighted};

use super::{Notes, choosing, rewards, step_rule, wrecks};
use crate::actions::Action;
use crate::cards::Cards;
use crate::options::HENRY;
use crate::refusals::Refusal;
use crate::state::{Stage, State};
use crate::tokens::{Treasure, Wreck};

fn henrys_pile(state: &State) -> Cards {
    state.hand(HENRY)
}

pub(super) fn outcomes(state: &State, out: &mut Vec<(Action, u32)>) {
    match state.stage {
        Stage::HenryCard => {
            out.extend(
                henrys_pile(state)
                    .iter()
                    .map(|card| (Action::Henry(card), 1)),
            );
        }
        Stage::Draw => {
            let bag = state.bag();
            out.extend(
                bag.kinds()
                    .map(|kind| (Action::Drew(kind), u32::from(bag.of(kind)))),
            );
        }
        Stage::Look => {
            let hidden = wrecks::hidden(state);
            let values = hidden.values();
            out.extend(values.map(|value| (Action::Found(value), u32::from(hidden.of(value)))));
        }
        _ => {}
    }
}

/// Must agree with walking through `outcomes`.
pub(super) fn chance(state: &State, luck: &mut impl Luck) -> Action {
    match state.stage {
        Stage::HenryCard => {
            let pile = henrys_pile(state);
            Action::Henry(pile.at(luck.below(u32::from(pile.count()))))
        }
        Stage::Draw => {
            let bag = state.bag();
            let at = luck.below(u32::from(bag.count()));
            Action::Drew(Treasure::ALL[pick_weighted(bag.counts().map(u32::from), at)])
        }
        Stage::Look => {
            let hidden = wrecks::hidden(state);
            let at = luck.below(u32::from(hidden.count()));
            Action::Found(Wreck::ALL[pick_weighted(hidden.counts().map(u32::from), at)])
        }
        stage => unreachable!("no chance event is due in {stage:?}"),
    }
}

/// Accepts an outcome that can be, of the event that is due.
pub(super) fn check(state: &State, action: Action) -> Result<(), Refusal> {
    let rule = step_rule(state);
    if !action.is_luck() {
        return Err(Refusal::NotForLuck { rule });
    }
    match (state.stage, action) {
        (Stage::HenryCard, Action::Henry(card)) => possible(
            henrys_pile(state).has(card),
            Refusal::NotInHenrysPile { card },
        ),
        (Stage::Draw, Action::Drew(kind)) => possible(state.bag().of(kind) > 0, Refusal::NotInBag),
        (Stage::Look, Action::Found(value)) => {
            possible(wrecks::hidden(state).of(value) > 0, Refusal::NoSuchToken)
        }
        _ => Err(Refusal::OtherLuckIsDue { rule }),
    }
}

const fn possible(can_be: bool, refusal: Refusal) -> Result<(), Refusal> {
    if can_be { Ok(()) } else { Err(refusal) }
}

pub(super) fn apply(state: &mut State, action: Action, journal: &mut impl Notes) {
    match action {
        Action::Henry(card) => choosing::henry_plays(state, card, journal),
        Action::Drew(kind) => rewards::drew(state, kind, journal),
        Action::Found(value) => wrecks::found(state, value, journal),
        action => unreachable!("{action:?} is for players"),
    }
}
