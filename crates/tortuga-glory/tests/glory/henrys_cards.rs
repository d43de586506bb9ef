//! Captain Henry Morgan's six cards, which chance plays for him.

use crate::common::Scene;
use tortuga_core::ToAct;
use tortuga_glory::{Cells, Stage};

const RED: u8 = 0;
const YELLOW: u8 = 1;
const GREEN: u8 = 2;

#[test]
fn glory_2p_02_his_card_comes_when_both_have_chosen() {
    let mut scene = Scene::of(2);
    scene.play(&["1 card yellow-2"]);
    assert_eq!(
        scene.refused("* henry green-5"),
        ("GLORY-CARD-01", "other-luck-is-due")
    );
    scene.play(&["0 card red-1"]);
    assert_eq!(scene.to_act(), ToAct::Chance);
    assert_eq!(scene.told(), ["chosen"], "nothing is revealed yet");
    assert_eq!(
        scene.refused("0 card red-2"),
        ("GLORY-2P-02", "luck-comes-first")
    );
    let pile = ["1", "2", "3a", "3b", "4", "5"].map(|slot| (format!("henry green-{slot}"), 1));
    assert_eq!(scene.outcomes(), pile);
    scene.play(&["* henry green-4"]);
    assert_eq!(scene.told()[..2], ["revealed", "turn-order"]);
    assert_eq!(scene.state.circles, [1, 2, 4, 0]);
}

#[test]
fn glory_2p_03_he_pays_and_sinks_and_the_others_go_on() {
    let scene = Scene::of(2).circle(GREEN, 30).pirates(GREEN, "5,5");
    let scene = scene.cards("red-1 yellow-1 green-5");
    assert_eq!((scene.state.circles[2], scene.state.sunk_in[2]), (35, 0));
    let scene = Scene::of(2).circle(GREEN, 32).pirates(GREEN, "5,5");
    let mut scene = scene.cards("red-1 yellow-2 green-5");
    assert_eq!((scene.state.circles[2], scene.state.sunk_in[2]), (37, 1));
    assert_eq!(scene.state.pirates[2], Cells::NONE);
    assert_eq!(scene.turn_order(), [YELLOW, RED]);
    // Nobody waits for his card any more.
    for cards in ["red-1 yellow-3a", "red-1 yellow-4"] {
        scene.on_to(Stage::ChooseCards);
        scene = scene.cards(cards);
        assert_eq!(scene.turn_order(), [YELLOW, RED]);
        assert_eq!(scene.state.stage, Stage::Sail);
    }
}

#[test]
fn glory_2p_04_his_card_has_its_place_in_the_order() {
    for (cards, order) in [
        ("red-4 yellow-4 green-4", [GREEN, YELLOW, RED]),
        ("red-5 yellow-1 green-5", [RED, GREEN, YELLOW]),
        ("red-5 yellow-2 green-1", [RED, YELLOW, GREEN]),
        ("red-3b yellow-3b green-3b", [GREEN, RED, YELLOW]),
    ] {
        assert_eq!(Scene::of(2).cards(cards).turn_order(), order, "{cards}");
    }
}

#[test]
fn glory_2p_05_he_swaps_like_anybody_unless_the_table_says_no() {
    let piles = |swaps: &str| {
        let scene = Scene::with(&[("seats", "2"), ("henry_swaps_cards", swaps)]);
        let mut scene = scene.cards("red-4 yellow-4 green-4");
        scene.on_to(Stage::ChooseCards);
        [RED, YELLOW, GREEN].map(|seat| scene.pile(seat))
    };
    assert_eq!(piles("true"), [["green-4"], ["yellow-4"], ["red-4"]]);
    assert_eq!(piles("false"), [["yellow-4"], ["red-4"], ["green-4"]]);
    assert!(Scene::of(2).state.options.henry_swaps);
    // Alone with one player there is nobody to swap with.
    let scene = Scene::with(&[("seats", "2"), ("henry_swaps_cards", "false")]);
    let mut scene = scene.cards("red-4 yellow-2 green-4");
    scene.on_to(Stage::ChooseCards);
    assert_eq!(
        (scene.pile(RED), scene.pile(GREEN)),
        (vec!["red-4".to_owned()], vec!["green-4".to_owned()])
    );
}

// rules: GLORY-2P-06 GLORY-TV-17
#[test]
fn his_piles_become_one_when_one_card_is_left() {
    let mut scene = Scene::of(2);
    let mut pile = vec![
        "green-1", "green-2", "green-3a", "green-3b", "green-4", "green-5",
    ];
    for (red, yellow, green) in [
        ("red-5", "yellow-4", "green-1"),
        ("red-4", "yellow-5", "green-4"),
        ("red-5", "yellow-4", "green-2"),
        ("red-5", "yellow-4", "green-3b"),
        ("red-5", "yellow-4", "green-3a"),
    ] {
        assert_eq!(scene.in_hand(GREEN), pile);
        scene = scene.hand(RED, red).hand(YELLOW, yellow);
        scene.play(&[&format!("0 card {red}"), &format!("1 card {yellow}")]);
        let each_once = pile.iter().map(|card| (format!("henry {card}"), 1));
        assert_eq!(scene.outcomes(), each_once.collect::<Vec<_>>());
        scene.play(&[&format!("* henry {green}")]);
        scene.on_to(Stage::ChooseCards);
        pile.retain(|&card| card != green);
    }
    // His 1 brought nothing back, the fifth reveal did; red's 4 is his now.
    assert!(scene.told().contains(&"henry-merged".to_owned()));
    let six = [
        "red-4", "green-1", "green-2", "green-3a", "green-3b", "green-5",
    ];
    assert_eq!(scene.in_hand(GREEN), six);
    assert_eq!(scene.pile(GREEN), [""; 0]);
    scene = scene.hand(RED, "red-1").hand(YELLOW, "yellow-1");
    scene.play(&["0 card red-1", "1 card yellow-1"]);
    assert_eq!(scene.outcomes().len(), 6);
    assert_eq!(
        scene.refused("* henry green-4"),
        ("GLORY-2P-06", "not-in-henrys-pile")
    );
}
