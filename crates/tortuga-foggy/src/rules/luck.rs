//! Draws: what chance does, and how likely.

use tortuga_core::{Luck, Seat, pick_weighted};

use super::{Notes, preparing, step_rule, turn, weather};
use crate::actions::Action;
use crate::board::Quarter;
use crate::events::Event;
use crate::options::Weather;
use crate::refusals::Refusal;
use crate::state::{Stage, State};
use crate::tokens::{Kind, Tokens};

/// The tokens one of which comes next, every single one equally likely.
fn tokens(state: &State) -> Tokens {
    match state.stage {
        Stage::Deal => preparing::left_to_deal(state),
        _ => state.pile(state.turn),
    }
}

/// The weather cards one of which comes next. A quick game draws one card of
/// the whole deck.
fn cards(state: &State) -> [u8; 3] {
    match state.stage {
        Stage::QuickWeather => state.edition.weather_mix,
        _ => state.sky.unseen,
    }
}

pub(super) fn outcomes(state: &State, out: &mut Vec<(Action, u32)>) {
    match state.stage {
        Stage::FirstPlayer => {
            out.extend(state.all().iter().map(|seat| (Action::Begins(seat), 1)));
        }
        Stage::QuickWeather | Stage::DrawWeather => {
            let weights = Weather::ALL.into_iter().zip(cards(state));
            let possible = weights.filter(|&(_, copies)| copies > 0);
            out.extend(possible.map(|(card, copies)| (Action::Card(card), u32::from(copies))));
        }
        Stage::OpenQuarter => {
            out.extend(Quarter::all().map(|quarter| (Action::Opens(quarter), 1)));
        }
        Stage::Deal | Stage::Draw => {
            let tokens = tokens(state);
            for kind in state.edition.kinds_of(tokens) {
                let copies = u32::from(state.edition.copies(tokens, kind));
                out.push((token(state, kind), copies));
            }
        }
        _ => {}
    }
}

/// A token is dealt or drawn.
const fn token(state: &State, kind: Kind) -> Action {
    match state.stage {
        Stage::Deal => Action::Dealt(kind),
        _ => Action::Drew(kind),
    }
}

/// Must agree with walking through `outcomes`.
pub(super) fn chance(state: &State, luck: &mut impl Luck) -> Action {
    match state.stage {
        Stage::FirstPlayer => Action::Begins(Seat(luck.below(u32::from(state.seats())) as u8)),
        Stage::QuickWeather | Stage::DrawWeather => {
            let weights = cards(state).map(u32::from);
            let at = luck.below(weights.iter().sum());
            Action::Card(Weather::ALL[pick_weighted(weights, at)])
        }
        Stage::OpenQuarter => Action::Opens(Quarter(luck.below(Quarter::COUNT as u32) as u8)),
        Stage::Deal | Stage::Draw => {
            let tokens = tokens(state);
            let number = tokens.at(luck.below(u32::from(tokens.count())));
            token(state, state.edition.kind_of(number))
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
        (Stage::FirstPlayer, Action::Begins(seat)) => {
            possible(state.all().has(seat), Refusal::NotAtTable { seat })
        }
        (Stage::QuickWeather | Stage::DrawWeather, Action::Card(card)) => {
            possible(cards(state)[card.index()] > 0, Refusal::NoSuchCard)
        }
        (Stage::OpenQuarter, Action::Opens(_)) => Ok(()),
        (Stage::Deal, Action::Dealt(kind)) => {
            let there = tokens(state).has(state.edition.span(kind));
            possible(there, Refusal::NotLeftToDeal)
        }
        (Stage::Draw, Action::Drew(kind)) => {
            let there = tokens(state).has(state.edition.span(kind));
            possible(there, Refusal::NotInPile)
        }
        _ => Err(Refusal::OtherLuckIsDue { rule }),
    }
}

const fn possible(can_be: bool, refusal: Refusal) -> Result<(), Refusal> {
    if can_be { Ok(()) } else { Err(refusal) }
}

pub(super) fn apply(state: &mut State, action: Action, journal: &mut impl Notes) {
    match (state.stage, action) {
        (_, Action::Begins(seat)) => preparing::begins(state, seat, journal),
        (Stage::QuickWeather, Action::Card(card)) => {
            preparing::quick_weather(state, card, journal);
        }
        (_, Action::Card(card)) => weather::draw(state, card, journal),
        (_, Action::Opens(quarter)) => weather::open(state, quarter, journal),
        (_, Action::Dealt(kind)) => preparing::deal(state, kind, journal),
        (_, Action::Drew(kind)) => drew(state, kind, journal),
        (stage, action) => unreachable!("{action:?} was not checked in {stage:?}"),
    }
}

/// Exactly one token after each placement, while the pile lasts (FOG-TURN-06).
fn drew(state: &mut State, kind: Kind, journal: &mut impl Notes) {
    let (seat, span) = (state.turn, state.edition.span(kind));
    state.piles[seat.index()].take(span);
    state.hands[seat.index()].put(span);
    journal.note(|| Event::Drawn { seat, kind });
    turn::after_draw(state, journal);
}
