//! The order of turns.

use crate::common::{BLUE, GREEN, RED, Scene, YELLOW};
use tortuga_glory::{Open, Stage};

#[test]
fn glory_order_01_the_higher_card_acts_earlier() {
    // The 2 of blue has four dots and the 3 of red two white ones.
    let scene = Scene::of(4).cards("red-3b green-4 yellow-5 blue-2");
    assert_eq!(scene.turn_order(), [YELLOW, GREEN, RED, BLUE]);
    let scene = Scene::of(4).cards("red-5 green-2 yellow-1 blue-4");
    assert_eq!(scene.turn_order(), [RED, BLUE, GREEN, YELLOW]);
}

#[test]
fn glory_ex_01_three_cards_of_the_same_value() {
    let scene = Scene::of(3).cards("red-3a green-3b yellow-3a");
    assert_eq!(scene.turn_order(), [YELLOW, RED, GREEN]);
}

/// The cards of each value, the strongest first.
const STRENGTH: [&[&str]; 5] = [
    &["yellow-1", "red-1", "blue-1", "green-1"],
    &["blue-2", "green-2", "red-2", "yellow-2"],
    &[
        "yellow-3a",
        "blue-3a",
        "green-3a",
        "red-3a",
        "green-3b",
        "red-3b",
        "blue-3b",
        "yellow-3b",
    ],
    &["green-4", "yellow-4", "red-4", "blue-4"],
    &["red-5", "blue-5", "yellow-5", "green-5"],
];

/// A round in which these two cards are played, the others' are 2s.
fn round_with(one: &str, other: &str) -> Vec<u8> {
    let colours = ["red", "green", "yellow", "blue"].map(|colour| {
        let played = [one, other]
            .into_iter()
            .find(|card| card.starts_with(colour));
        played.map_or(format!("{colour}-2"), str::to_owned)
    });
    Scene::of(4).cards(&colours.join(" ")).turn_order()
}

fn seat_of(card: &str) -> u8 {
    let colours = ["red", "green", "yellow", "blue"];
    colours
        .iter()
        .position(|&colour| card.starts_with(colour))
        .unwrap() as u8
}

#[test]
fn glory_order_02_more_dots_first_and_black_before_white() {
    for cards in STRENGTH {
        for (place, strong) in cards.iter().enumerate() {
            for weak in &cards[place + 1..] {
                let (first, second) = (seat_of(strong), seat_of(weak));
                if first == second {
                    continue;
                }
                let order = round_with(strong, weak);
                let at = |seat| order.iter().position(|&other| other == seat);
                assert!(at(first) < at(second), "{strong} before {weak}: {order:?}");
            }
        }
    }
}

#[test]
fn glory_order_03_the_order_stays_for_the_round() {
    for (cards, order) in [
        (
            "red-3b green-3b yellow-3b blue-3b",
            [GREEN, RED, BLUE, YELLOW],
        ),
        ("red-4 green-4 yellow-4 blue-5", [BLUE, GREEN, YELLOW, RED]),
        ("red-1 green-5 yellow-5 blue-1", [YELLOW, GREEN, RED, BLUE]),
    ] {
        let mut scene = Scene::of(4).ship(RED, 20).ship(BLUE, 10).cards(cards);
        assert_eq!(scene.turn_order(), order);
        scene.on_to(Stage::ChooseCards);
        let sailed = scene.open().into_iter().filter_map(|open| {
            let Open::Sailed { seat, .. } = open else {
                return None;
            };
            Some(seat.0)
        });
        assert_eq!(sailed.collect::<Vec<_>>(), order);
    }
}
