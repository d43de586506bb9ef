//! The end of a round: cards are swapped, discarded and taken back.

use crate::common::{BLUE, GREEN, RED, Scene, YELLOW};
use tortuga_glory::{Cards, Open};

/// Who swapped with whom, the stronger card's owner first.
fn swaps(scene: &Scene) -> Vec<(u8, u8)> {
    let swaps = scene.open().into_iter().filter_map(|open| {
        let Open::Swapped { strong, weak, .. } = open else {
            return None;
        };
        Some((strong.0, weak.0))
    });
    swaps.collect()
}

// rules: GLORY-EX-10 GLORY-CARD-05 GLORY-CARD-06
#[test]
fn of_three_the_strongest_and_the_weakest_swap() {
    let scene = Scene::of(3).cards("red-4 green-4 yellow-4");
    assert_eq!(scene.turn_order(), [GREEN, YELLOW, RED]);
    let scene = Scene::of(3).round("red-4 green-4 yellow-4");
    assert_eq!(swaps(&scene), [(GREEN, RED)]);
    assert_eq!(scene.pile(RED), ["green-4"]);
    assert_eq!(scene.pile(GREEN), ["red-4"]);
    assert_eq!(scene.pile(YELLOW), ["yellow-4"]);
}

// rules: GLORY-TV-01 GLORY-CARD-05
#[test]
fn of_four_the_second_and_the_third_swap_too() {
    let cards = "red-3a green-3a yellow-3a blue-3a";
    assert_eq!(
        Scene::of(4).cards(cards).turn_order(),
        [YELLOW, BLUE, GREEN, RED]
    );
    let scene = Scene::of(4).round(cards);
    assert_eq!(swaps(&scene), [(YELLOW, RED), (BLUE, GREEN)]);
    let piles = [RED, GREEN, YELLOW, BLUE].map(|seat| scene.pile(seat));
    assert_eq!(
        piles,
        [["yellow-3a"], ["blue-3a"], ["red-3a"], ["green-3a"]]
    );
}

// rules: GLORY-TV-02 GLORY-CARD-05
#[test]
fn two_pairs_swap_apart_from_each_other() {
    let cards = "red-5 green-5 yellow-2 blue-2";
    assert_eq!(
        Scene::of(4).cards(cards).turn_order(),
        [RED, GREEN, BLUE, YELLOW]
    );
    let scene = Scene::of(4).round(cards);
    assert_eq!(swaps(&scene), [(BLUE, YELLOW), (RED, GREEN)]);
    let piles = [RED, GREEN, YELLOW, BLUE].map(|seat| scene.pile(seat));
    assert_eq!(piles, [["green-5"], ["red-5"], ["blue-2"], ["yellow-2"]]);
}

#[test]
fn glory_card_06_a_card_goes_to_the_own_pile() {
    // Red and green swap, the others discard what they played.
    let scene = Scene::of(4).round("red-5 green-5 yellow-4 blue-2");
    let piles = [RED, GREEN, YELLOW, BLUE].map(|seat| scene.pile(seat));
    assert_eq!(piles, [["green-5"], ["red-5"], ["yellow-4"], ["blue-2"]]);
    let hand = ["yellow-1", "yellow-2", "yellow-3a", "yellow-3b", "yellow-5"];
    assert_eq!(scene.in_hand(YELLOW), hand);
    // Piles grow until a 1 is played.
    let scene = scene.round("red-4 green-3a yellow-5 blue-1");
    assert_eq!(scene.pile(RED), ["red-4", "green-5"]);
    assert_eq!(scene.pile(YELLOW), ["yellow-4", "yellow-5"]);
    assert_eq!(
        scene.refused("2 card yellow-4"),
        ("GLORY-CARD-01", "not-in-hand")
    );
}

// rules: GLORY-TV-03 GLORY-CARD-07
#[test]
fn both_swappers_of_a_1_take_their_piles_back() {
    let scene = Scene::of(4)
        .hand(RED, "red-1 red-2 red-3a red-3b")
        .hand(YELLOW, "yellow-1 yellow-2 yellow-3b yellow-4 yellow-5")
        .hand(BLUE, "blue-1 blue-2");
    assert_eq!(scene.pile(RED), ["red-4", "red-5"]);
    assert_eq!(scene.pile(YELLOW), ["yellow-3a"]);
    let scene = scene.round("red-1 green-2 yellow-1 blue-2");
    let red = ["red-2", "red-3a", "red-3b", "red-4", "red-5", "yellow-1"];
    assert_eq!(
        (scene.in_hand(RED), scene.pile(RED)),
        (red.map(str::to_owned).to_vec(), vec![])
    );
    let yellow = [
        "red-1",
        "yellow-2",
        "yellow-3a",
        "yellow-3b",
        "yellow-4",
        "yellow-5",
    ];
    assert_eq!(scene.in_hand(YELLOW), yellow);
    assert!(scene.pile(YELLOW).is_empty());
    // A swapped 2 brings nothing back.
    assert_eq!(scene.pile(BLUE).len(), 5);
}

#[test]
fn glory_card_07_a_1_may_be_played_round_after_round() {
    let mut scene = Scene::of(3);
    for round in 1..=4 {
        assert_eq!((scene.state.round, scene.legal(RED).len()), (round, 6));
        scene = scene
            .round("red-1 green-2 yellow-3a")
            .hand(GREEN, "green-2");
        scene = scene.hand(YELLOW, "yellow-3a");
        assert_eq!(scene.in_hand(RED)[0], "red-1");
    }
}

#[test]
fn glory_card_08_a_swapped_card_is_the_new_owners_with_its_dots() {
    let scene = Scene::of(3).round("red-4 green-4 yellow-1");
    let scene = scene.round("red-1 green-1 yellow-2");
    // Red's hand holds green's 4 now, which is stronger than yellow's.
    assert!(scene.legal(RED).contains(&"card green-4".to_owned()));
    assert_eq!(
        scene.refused("0 card red-4"),
        ("GLORY-CARD-01", "not-in-hand")
    );
    let scene = scene.cards("green-4 green-3a yellow-4");
    assert_eq!(scene.turn_order(), [RED, YELLOW, GREEN]);
    let mut scene = scene;
    scene.end_round();
    assert_eq!(scene.pile(RED), ["yellow-4"]);
    assert!(scene.pile(YELLOW).contains(&"green-4".to_owned()));
}

#[test]
fn glory_card_10_the_card_of_who_sinks_ties_with_nobody() {
    // Yellow's would be the strongest.
    let scene = Scene::of(4).circle(YELLOW, 34);
    let cards = "red-3a green-3b yellow-3a blue-1";
    assert_eq!(scene.clone().cards(cards).turn_order(), [RED, GREEN, BLUE]);
    let scene = scene.round(cards);
    assert_eq!(swaps(&scene), [(RED, GREEN)]);
    assert_eq!(
        (scene.pile(RED), scene.pile(GREEN)),
        (vec!["green-3b".to_owned()], vec!["red-3a".to_owned()])
    );
    assert_eq!(scene.state.owned[usize::from(YELLOW)], Cards::NONE);
}
