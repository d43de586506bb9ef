//! The beginning of a round: cards are chosen, revealed and paid for.

use tortuga_core::{Interned, Seat, Seats};

use super::{Notes, ending, turn};
use crate::actions::Action;
use crate::board::Cells;
use crate::cards::{Card, Cards};
use crate::edition::Edition;
use crate::events::{Event, Open, Shown};
use crate::memory::{Look, Marks, Takings, WreckTakings};
use crate::options::{HENRY, Options, PLAYERS};
use crate::refusals::Refusal;
use crate::state::{Stage, State, Step};
use crate::tokens::{Treasures, Wrecks};

/// The table before the first card (GLORY-SETUP). Nothing is shuffled: every
/// draw is luck when it comes.
pub(super) fn set_up(edition: Interned<Edition>, options: Options) -> State {
    let ships = Seats::first(options.ships());
    let mut state = State {
        edition,
        pirates: [Cells::NONE; PLAYERS],
        owned: [Cards::NONE; PLAYERS],
        in_hand: Cards::NONE,
        treasures: [Treasures::NONE; PLAYERS],
        drawn: Treasures::NONE,
        islands: [0; PLAYERS],
        fields: [0; PLAYERS],
        stacks: [Wrecks::NONE; 2],
        wreck_takings: WreckTakings::default(),
        looks: [[Look::NEVER; 2]; PLAYERS],
        marks: [Marks::NONE; PLAYERS],
        takings: Takings::default(),
        options,
        played: [None; PLAYERS],
        chosen: Seats::NONE,
        sailed: [0; PLAYERS],
        circles: [0; PLAYERS],
        compass: [0; PLAYERS],
        home: [0; PLAYERS],
        barrels: [0; PLAYERS],
        sunk_in: [0; PLAYERS],
        stack_sizes: [edition.wrecks.stack_size; 2],
        looked: false,
        stage: Stage::ChooseCards,
        round: 1,
        turn: Seat(0),
        due: Seats::NONE,
        afloat: ships,
        step: Step::Stop,
        leg: 0,
        lifted: None,
        to_draw: 0,
    };
    for seat in ships.iter() {
        let cards = options.colour(seat).cards();
        state.owned[seat.index()] = cards;
        state.in_hand = state.in_hand.and(cards);
    }
    for seat in state.people().iter() {
        state.barrels[seat.index()] = edition.barrels.start;
    }
    state
}

pub(super) fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) {
    out.extend(state.hand(seat).iter().map(Action::Play));
}

/// Any card of the hand, even one that will sink the ship (GLORY-CARD-01).
pub(super) fn check(state: &State, seat: Seat, card: Card) -> Result<(), Refusal> {
    if state.hand(seat).has(card) {
        Ok(())
    } else {
        Err(Refusal::NotInHand { card })
    }
}

/// The card stays in the open hand until all are revealed.
pub(super) fn choose(state: &mut State, seat: Seat, card: Card, journal: &mut impl Notes) {
    state.played[seat.index()] = Some(card);
    state.chosen = state.chosen.with(seat);
    journal.note(|| Event::Chosen { seat, card });
    if !state.choosing().is_empty() {
        return;
    }
    if state.options.has_henry() && state.afloat.has(HENRY) {
        state.stage = Stage::HenryCard;
    } else {
        reveal(state, journal);
    }
}

/// Henry Morgan's card comes last (GLORY-2P-02).
pub(super) fn henry_plays(state: &mut State, card: Card, journal: &mut impl Notes) {
    state.played[HENRY.index()] = Some(card);
    reveal(state, journal);
}

/// All pay before anybody acts (GLORY-CARD-03); then ships sink.
fn reveal(state: &mut State, journal: &mut impl Notes) {
    state.chosen = Seats::NONE;
    let sunk_at = state.edition.sunk_at();
    let mut sinking = Seats::NONE;
    for seat in state.afloat.iter() {
        let Some(card) = state.played[seat.index()] else {
            continue;
        };
        state.in_hand = state.in_hand.without(card);
        let cost = state.edition.cost[usize::from(card.value())];
        let circles = &mut state.circles[seat.index()];
        *circles = sunk_at.min(*circles + cost);
        if *circles == sunk_at {
            sinking = sinking.with(seat);
        }
    }
    journal.open(|| Open::Revealed(shown(state)));
    for seat in sinking.iter() {
        sink(state, seat, journal);
    }
    if state.afloat.count() < 2 {
        // No contest remains (GLORY-END-08, GLORY-END-09).
        ending::end_game(state, journal);
        return;
    }
    state.due = state.afloat;
    journal.open(|| Open::TurnOrder(turn::order(state)));
    turn::next(state, journal);
}

fn shown(state: &State) -> Vec<Shown> {
    let players = state.afloat.iter();
    let shown = players.filter_map(|seat| {
        let card = state.played[seat.index()]?;
        Some(Shown {
            seat,
            card,
            cost: state.edition.cost[usize::from(card.value())],
            circles: state.circles[seat.index()],
        })
    });
    shown.collect()
}

/// Everything leaves the game but the barrels (GLORY-END-07). Treasures and
/// wreck tokens go down unseen: they stay where they are and never score.
fn sink(state: &mut State, seat: Seat, journal: &mut impl Notes) {
    let place = seat.index();
    state.afloat = state.afloat.without(seat);
    state.sunk_in[place] = state.round;
    state.pirates[place] = Cells::NONE;
    state.in_hand = state.in_hand.apart_from(state.owned[place]);
    state.owned[place] = Cards::NONE;
    state.played[place] = None;
    state.barrels[place] = 0;
    journal.open(|| Open::Sunk { seat });
}
