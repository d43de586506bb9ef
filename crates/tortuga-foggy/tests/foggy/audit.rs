//! The audit that follows every action of the long runs can say no.

use crate::common::{Scene, tile, token};
use tortuga_core::Seat;
use tortuga_foggy::{Kind, Returned, Side, Stage, State, Token, Weather};

const HAND: &str = "wolf wolf rabbit pig fox";

/// A sound position: a Cat of each side lies face down, blue is to place.
fn sound() -> Scene {
    Scene::turn()
        .weather(Weather::Foggy)
        .map("A1 bC?, B1 rC?")
        .hand(0, HAND)
        .hand(1, HAND)
}

/// What the audit says after a change.
fn after(change: impl FnOnce(&mut State)) -> Result<(), String> {
    sound().change(change).audit()
}

#[track_caller]
fn says(change: impl FnOnce(&mut State), words: &str) {
    let verdict = after(change).expect_err(words);
    assert!(verdict.contains(words), "{verdict}");
}

#[test]
fn a_sound_position_passes() {
    assert_eq!(sound().audit(), Ok(()));
    assert_eq!(sound().waiting(1, "C3-D3").audit(), Ok(()));
}

#[test]
fn a_tile_is_taken_if_and_only_if_something_is_there() {
    says(|state| state.ground.take(tile("C3")), "is C3 taken");
    says(|state| state.ground.vacate(tile("A1")), "is A1 taken");
    let under_a_hippo = sound().waiting(1, "C3-D3").change(|state| {
        state.map[tile("C3").index()] = token("bW?");
    });
    assert!(under_a_hippo.audit().unwrap_err().contains("is C3 taken"));
    let not_kept = sound().waiting(1, "C3-D3").change(|state| {
        state.ground.vacate(tile("D3"));
    });
    assert!(not_kept.audit().unwrap_err().contains("is D3 taken"));
    let covered = sound().only_open("se").audit();
    assert!(covered.unwrap_err().contains("under the fog on A1"));
    let unknown = |state: &mut State| {
        let place = tile("B1").index();
        state.map[place] = state.map[place].hidden();
    };
    says(unknown, "nobody knows what lies on B1");
}

#[test]
fn no_token_is_lost_or_born() {
    let lose = |state: &mut State| {
        let span = state.edition.span(Kind::Wolf);
        state.piles[0].take(span);
    };
    says(lose, "FOG-INV-01");
    let exchange = |state: &mut State| {
        let (wolf, rat) = (Kind::Wolf, Kind::Rat);
        let (wolf, rat) = (state.edition.span(wolf), state.edition.span(rat));
        state.piles[1].take(wolf);
        state.piles[1].put(rat);
    };
    says(exchange, "FOG-INV-02");
}

#[test]
fn whoever_places_has_a_full_hand_and_a_tile() {
    let draw = |state: &mut State| {
        let span = state.edition.span(Kind::Wolf);
        state.hands[1].take(span);
        state.piles[1].put(span);
    };
    says(draw, "FOG-INV-03");
    let nothing = |state: &mut State| {
        let hand = std::mem::take(&mut state.hands[0]);
        for kind in state.edition.0.each(hand) {
            state.piles[0].put(state.edition.span(kind));
        }
        state.stage = Stage::PlaceTile;
    };
    says(nothing, "FOG-INV-05");
}

/// Blue's Cat is said to have come back to blue's hand.
fn cat_came_back(state: &mut State) {
    let note = 0xf0 | Kind::Cat as u8;
    state.returned[0] = serde_json::from_value::<Returned>(note.into()).unwrap();
    assert_eq!(state.returned[0].get(0), Some(Kind::Cat));
}

#[test]
fn what_is_remembered_of_a_hand_is_true() {
    let mark = |state: &mut State, name: &str| {
        let place = tile(name).index();
        state.map[place] = state.map[place].marked(0, true);
    };
    says(cat_came_back, "seat 0 is said to hold a cat");
    let marked = after(|state| {
        cat_came_back(state);
        mark(state, "A1");
    });
    assert_eq!(marked, Ok(()), "it may be the token on A1");
    let elsewhere = |state: &mut State| {
        cat_came_back(state);
        mark(state, "B1");
    };
    says(elsewhere, "seat 0 is said to hold a cat");
    let other_kind = |state: &mut State| {
        cat_came_back(state);
        let wolf = Token::down(Kind::Wolf, Side::Blue).marked(0, true);
        state.map[tile("C1").index()] = wolf;
        state.ground.take(tile("C1"));
        state.piles[0].take(state.edition.span(Kind::Wolf));
    };
    says(other_kind, "seat 0 is said to hold a cat");
}

#[test]
fn nobody_hires_for_more_than_he_has() {
    let hiring = |state: &mut State| {
        *state = Scene::with(&[
            ("mode", "quick"),
            ("first_player", "0"),
            ("quick_weather", "sunny"),
        ])
        .state;
        state.coins = [3, 80];
        state.hands[0].put(state.edition.span(Kind::Cat));
    };
    says(hiring, "seat 0 hires for more than 3 coins");
    let pile = |state: &mut State| {
        hiring(state);
        state.hands[0] = tortuga_foggy::Tokens::NONE;
        state.piles[Seat(1).index()].put(state.edition.span(Kind::Wolf));
    };
    says(pile, "seat 1 has a pile");
}
