//! Weather cards and fog boards (FOG-WEATHER).

use tortuga_core::{Seat, Seats};

use super::{Notes, turn};
use crate::actions::Action;
use crate::board::Quarter;
use crate::events::{Event, Open};
use crate::options::Weather;
use crate::refusals::Refusal;
use crate::state::{Card, Stage, State};

/// The hands are chosen: now the weather (FOG-SETUP-07).
pub(super) fn begin(state: &mut State, journal: &mut impl Notes) {
    if !state.mode().draws_weather() {
        return known(state, journal);
    }
    if state.sky.unseen != [0; 3] {
        state.stage = Stage::DrawWeather;
        return;
    }
    offer_cards_laid_back(state, journal);
}

/// Additional rounds: the two oldest of the cards laid back are on top now, and
/// no chance is left in them (FOG-WEATHER-20).
fn offer_cards_laid_back(state: &mut State, journal: &mut impl Notes) {
    let second = state.second();
    let [one, other, rest @ ..] = state.sky.back;
    state.sky.back = [rest[0], rest[1], Card::NONE, Card::NONE];
    let seen = |card: Card| {
        let weather = card.weather().unwrap_or(Weather::Sunny);
        Card::new(weather, card.known_by().with(second))
    };
    state.sky.offer = [seen(one), seen(other)];
    state.stage = Stage::ChooseWeather;
    let cards = shown(state);
    journal.note(|| Event::CardsOffered {
        seat: second,
        cards,
    });
}

/// What the two cards on offer show.
fn shown(state: &State) -> [Weather; 2] {
    let offer = state.sky.offer;
    offer.map(|card| card.weather().unwrap_or(Weather::Sunny))
}

pub(super) fn draw(state: &mut State, weather: Weather, journal: &mut impl Notes) {
    let seat = state.second();
    state.sky.unseen[weather.index()] -= 1;
    let card = Card::new(weather, Seats::only(seat));
    let second_card = !state.sky.offer[0].is_none();
    state.sky.offer[usize::from(second_card)] = card;
    if second_card {
        state.stage = Stage::ChooseWeather;
    }
    journal.note(|| Event::CardDrawn { seat, weather });
}

pub(super) fn legal_cards(state: &State, out: &mut Vec<Action>) {
    let [one, other] = shown(state);
    out.push(Action::KeepCard(0));
    if one != other {
        out.push(Action::KeepCard(1));
    }
}

pub(super) fn check_card(state: &State, which: u8) -> Result<(), Refusal> {
    let [one, other] = shown(state);
    if which > 1 {
        return Err(Refusal::NoSuchCard);
    }
    if which == 1 && one == other {
        return Err(Refusal::CardsAlike);
    }
    Ok(())
}

/// One card is the weather of this round, the other one goes under the deck
/// (FOG-WEATHER-02, -05).
pub(super) fn keep(state: &mut State, which: u8, journal: &mut impl Notes) {
    let seat = state.second();
    let shown = shown(state);
    let (kept, back) = (shown[usize::from(which)], shown[usize::from(1 - which)]);
    let known_by = if others_can_tell(state, kept) {
        Seats::first(2)
    } else {
        Seats::only(seat)
    };
    let place = state.sky.back.iter().position(|card| card.is_none());
    let place = place.expect("four rounds lay back four cards, and later ones take two first");
    state.sky.back[place] = Card::new(back, known_by);
    state.sky.offer = [Card::NONE; 2];
    state.sky.weather = kept;
    journal.note(|| Event::WeatherKept { seat, kept, back });
    known(state, journal);
}

/// Can the first player tell which card went back? If he knows both cards that
/// were on offer, or if he knows one and it is not the one that was kept.
fn others_can_tell(state: &State, kept: Weather) -> bool {
    let first = state.first;
    let knows = |card: Card| card.known_by().has(first);
    let [one, other] = state.sky.offer;
    match (knows(one), knows(other)) {
        (true, true) => true,
        (true, false) => one.weather() != Some(kept),
        (false, true) => other.weather() != Some(kept),
        (false, false) => false,
    }
}

/// The weather of the round is known; fog boards come next, if there are any.
fn known(state: &mut State, journal: &mut impl Notes) {
    if state.sky.weather.has_fog() {
        state.stage = Stage::OpenQuarter;
    } else {
        turn::begin_round(state, journal);
    }
}

pub(super) fn open(state: &mut State, quarter: Quarter, journal: &mut impl Notes) {
    state.ground.cover_all_but(quarter);
    journal.open(|| Open::QuarterOpen(quarter));
    turn::begin_round(state, journal);
}

pub(super) fn legal_removals(state: &State, out: &mut Vec<Action>) {
    let covered = Quarter::all().filter(|&quarter| state.ground.has_fog(quarter));
    out.extend(covered.map(Action::RemoveFog));
}

pub(super) const fn check_removal(state: &State, quarter: Quarter) -> Result<(), Refusal> {
    if state.ground.has_fog(quarter) {
        Ok(())
    } else {
        Err(Refusal::NoFogThere { quarter })
    }
}

/// Removing is not a turn: the same player goes on (FOG-WEATHER-08).
pub(super) fn remove(state: &mut State, quarter: Quarter, journal: &mut impl Notes) {
    let seat: Seat = state.turn;
    state.ground.clear_fog(quarter);
    journal.open(|| Open::FogRemoved { seat, quarter });
    turn::before_placement(state, journal);
}
