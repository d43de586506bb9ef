//! The end of the game: ships come Home, and a last round is finished.

use std::collections::BTreeSet;

use crate::common::{BLUE, GREEN, RED, Scene, YELLOW, puts};
use tortuga_core::{Seat, ToAct};
use tortuga_glory::{Card, Stage};

#[test]
fn glory_end_01_the_first_ship_at_home_makes_this_round_the_last() {
    let scene = Scene::of(3).ship(RED, 22).ship(GREEN, 11).ship(YELLOW, 23);
    let mut scene = scene.cards("red-5 green-4 yellow-3a");
    scene.play(&["0 sail 2", "0 put 5,5"]);
    assert!(scene.state.is_last_round());
    // The others have whole turns, with all bonuses.
    scene.play(&[
        "1 sail 1",
        "1 put 2,2",
        "1 special barrel",
        "1 lift 2,2",
        "1 put 3,1",
    ]);
    assert_eq!(scene.state.compass[1], 1);
    assert_eq!(scene.glory(GREEN), 4 + 1 + 1);
    scene.play(&["2 sail 2", "2 put 1,1", "2 special sail"]);
    assert_eq!(scene.state.home, [1, 0, 2, 0]);
    scene.play(&["2 put 2,1", "* drew ruby", "* drew ruby", "2 keep ruby"]);
    assert_eq!(scene.to_act(), ToAct::Nobody);
    assert_eq!(scene.told().last().unwrap(), "game-ended");
    assert_eq!(scene.ended_by(), ("home", "GLORY-END-01"));
    assert_eq!(scene.refused("0 card red-1"), ("GLORY-END-01", "game-over"));
    // One space short of Home, and there is another round.
    let scene = Scene::of(3).ship(RED, 18).ship(GREEN, 22).ship(YELLOW, 22);
    let mut scene = scene.cards("red-5 green-1 yellow-1");
    scene.play(&["0 sail 5"]);
    scene.end_round();
    assert_eq!(
        (scene.state.round, scene.state.stage),
        (2, Stage::ChooseCards)
    );
}

#[test]
fn glory_end_02_the_turn_that_reaches_home_is_a_whole_turn() {
    let scene = Scene::of(4).ship(RED, 22);
    let scene = scene.pirates(GREEN, "2,2").pirates(BLUE, "2,1 3,1");
    let mut scene = scene.cards("red-3a green-1 yellow-1 blue-1");
    scene.play(&["0 sail 3"]);
    assert_eq!(scene.legal(RED), puts("1,1"), "column 1");
    scene.play_on(&["0 put 1,1", "0 special barrel", "0 put 4,1"]);
    scene.play_on(&["* drew ruby", "* drew crown", "0 keep ruby"]);
    assert_eq!(
        scene.told(),
        [
            "sailed",
            "home",
            "field-glory",
            "placed",
            "barrel-taken",
            "special-paid",
            "placed",
            "drew",
            "drew",
            "kept",
            "island-scored",
        ]
    );
    assert_eq!(scene.glory(BLUE), 1 + 5);
    assert_eq!([scene.glory(RED), scene.glory(GREEN)], [6 + 2, 2]);
}

// rules: GLORY-TV-13 GLORY-END-02 GLORY-MOVE-02
#[test]
fn past_home_to_column_3() {
    let mut scene = Scene::of(4)
        .ship(RED, 22)
        .cards("red-5 green-1 yellow-1 blue-1");
    scene.play(&["0 sail 5"]);
    assert_eq!(
        (scene.state.sailed[0], scene.state.space(Seat(RED)).0),
        (27, 3)
    );
    assert_eq!((scene.glory(RED), scene.state.is_last_round()), (6, true));
    assert_eq!(scene.legal(RED), puts("1,3 2,3 3,3 4,3 5,3"));
}

// rules: GLORY-TV-14 GLORY-END-02
#[test]
fn home_has_a_diagonal_that_begins_in_its_corner() {
    for (card, targets) in [
        ("red-2", "1,1 2,2"),
        ("red-3a", "1,1 2,2 3,3"),
        ("red-4", "1,1 2,2 3,3 4,4"),
    ] {
        let scene = Scene::of(4).ship(RED, 22);
        let mut scene = scene.cards(&format!("{card} green-1 yellow-1 blue-1"));
        scene.play(&["0 sail 2"]);
        assert_eq!(scene.state.sailed[0], 24);
        assert_eq!(scene.legal(RED), puts(targets));
    }
}

#[test]
fn glory_end_10_the_last_round_is_finished_with_swaps_and_returns() {
    let scene = Scene::of(4).ship(RED, 23).hand(YELLOW, "yellow-1");
    let mut scene = scene.cards("red-5 green-5 yellow-1 blue-2");
    scene.end_round();
    let told = scene.told();
    assert_eq!(
        told[told.len() - 3..],
        ["swapped", "cards-returned", "game-ended"]
    );
    assert_eq!(scene.pile(RED), ["green-5"]);
    assert_eq!(
        (scene.pile(GREEN), scene.pile(BLUE)),
        (vec!["red-5".to_owned()], vec!["blue-2".to_owned()])
    );
    assert_eq!(scene.in_hand(YELLOW).len(), 6);
    // Where nobody is left to contest with, there are no such steps.
    let scene = Scene::of(3).circle(RED, 36).circle(GREEN, 36);
    let scene = scene
        .hand(YELLOW, "yellow-1")
        .cards("red-1 green-1 yellow-1");
    let told = scene.told();
    assert_eq!(told[3..], ["revealed", "sunk", "sunk", "game-ended"]);
    assert_eq!(scene.in_hand(YELLOW), [""; 0]);
}

// ---- how long it takes

/// Red sails as far as a card of this value goes; the others play 1s.
fn fast_round(scene: &Scene, value: u8) -> Scene {
    let mut scene = scene.clone();
    for (seat, value) in [(0, value), (1, 1), (2, 1)] {
        let hand = scene.state.hand(Seat(seat));
        let card = hand.iter().find(|card| card.value() == value).unwrap();
        scene.play(&[&format!("{seat} card {card}")]);
    }
    scene.on_until(|state| state.turn == Seat(0));
    scene.play(&[&format!("0 sail {value}")]);
    scene.end_round();
    scene
}

fn values_in_hand(scene: &Scene) -> BTreeSet<u8> {
    scene.state.hand(Seat(0)).iter().map(Card::value).collect()
}

/// The furthest that red can come in so many rounds.
fn furthest(scene: &Scene, rounds: u8) -> u8 {
    if rounds == 0 {
        return scene.state.sailed[0];
    }
    let values = values_in_hand(scene).into_iter();
    let ways = values.map(|value| furthest(&fast_round(scene, value), rounds - 1));
    ways.max().unwrap()
}

#[test]
fn glory_end_11_the_fastest_lap_takes_seven_rounds() {
    assert_eq!(furthest(&Scene::of(3), 6), 22, "no six cards reach Home");
    let mut scene = Scene::of(3);
    for value in [5, 4, 1, 5, 4, 1, 5] {
        assert_eq!(scene.state.stage, Stage::ChooseCards);
        scene = fast_round(&scene, value);
    }
    assert_eq!((scene.state.round, scene.state.stage), (7, Stage::Over));
    assert_eq!(scene.state.sailed[0], 25);
}

#[test]
fn glory_end_11_a_game_ends_after_24_rounds_at_the_latest() {
    // Nobody can be slower than this.
    let mut scene = Scene::of(3);
    for round in 1..=24 {
        assert_eq!(
            (scene.state.round, scene.state.stage),
            (round, Stage::ChooseCards)
        );
        scene = fast_round(&scene, 1);
        assert_eq!(scene.state.sailed, [round, round, round, 0]);
    }
    assert_eq!(scene.state.stage, Stage::Over);
    assert_eq!(scene.ended_by(), ("home", "GLORY-END-01"));
    assert_eq!(scene.state.circles, [24, 24, 24, 0]);
}
