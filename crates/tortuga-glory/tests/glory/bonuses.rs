//! Bonuses of compass and Home.

use crate::common::{BLUE, GREEN, RED, Scene, YELLOW};
use tortuga_core::Seat;
use tortuga_glory::Stage;

/// Sails, looks at the glory that this gave at once, and ends the turn.
fn glory_of_sailing(scene: &mut Scene, line: &str) -> u16 {
    let seat = scene.state.turn;
    let before = scene.state.glory(seat);
    scene.play(&[line]);
    let glory = scene.state.glory(seat) - before;
    scene.on_until(|state| {
        state.turn != seat || state.stage == Stage::ChooseCards || state.stage == Stage::Over
    });
    glory
}

/// Red's turn with a 5, after it has sailed so far.
fn red_has_a_5(sailed: u8) -> Scene {
    let scene = Scene::of(4).ship(RED, sailed);
    scene.cards("red-5 green-1 yellow-1 blue-1")
}

const FOUR_CARDS: &str = "red-5 green-4 yellow-3a blue-2";
const FOUR_SAIL: [&str; 4] = ["0 sail 5", "1 sail 4", "2 sail 3", "3 sail 1"];

/// The four ships come to a place: passing it, landing there, passing, landing.
fn four_ships_to(place: u8) -> ([u16; 4], Scene) {
    let scene = Scene::of(4).ship(RED, place - 1).ship(GREEN, place - 4);
    let scene = scene.ship(YELLOW, place - 2).ship(BLUE, place - 1);
    let mut scene = scene.cards(FOUR_CARDS);
    let glory = FOUR_SAIL.map(|line| glory_of_sailing(&mut scene, line));
    (glory, scene)
}

#[test]
fn glory_bonus_01_the_compass_gives_4_2_1_0_once_for_each_ship() {
    let (glory, mut scene) = four_ships_to(12);
    assert_eq!(glory, [4, 2, 1, 0]);
    assert_eq!(scene.state.compass, [1, 2, 3, 4]);
    // Sailing on from the compass earns nothing more, nor does coming short.
    assert_eq!(scene.state.sailed, [16, 12, 13, 12]);
    scene = scene.cards("red-1 green-1 yellow-1 blue-1");
    scene.on_to(Stage::ChooseCards);
    assert!(!scene.told().contains(&"compass".to_owned()));
    let mut scene = red_has_a_5(6);
    assert_eq!(glory_of_sailing(&mut scene, "0 sail 5"), 0);
}

#[test]
fn glory_bonus_02_home_gives_6_3_1_0() {
    let (glory, scene) = four_ships_to(24);
    assert_eq!(glory, [6, 3, 1, 0]);
    assert_eq!(scene.state.home, [1, 2, 3, 4]);
    let homes = [6, 3, 1, 0].map(|points| ("home", points));
    for (seat, home) in homes.into_iter().enumerate() {
        assert_eq!(scene.sources(seat)[3], home);
    }
}

#[test]
fn glory_bonus_03_on_either_leg_passing_included() {
    for (place, bonus) in [(12, 4), (24, 6)] {
        // On the first leg, past it.
        let mut scene = red_has_a_5(place - 1);
        scene.play(&["0 stopover 2"]);
        assert_eq!(scene.glory(RED), bonus);
        // On the second leg, to it and past it.
        for leg in [1, 3] {
            let mut scene = red_has_a_5(place - 2);
            scene.play(&["0 stopover 1"]);
            assert_eq!(scene.glory(RED), 0);
            scene.on_to(Stage::SailOn);
            scene.play(&[&format!("0 leg {leg}")]);
            // The pirate of the first leg may have earned something too.
            let fields = scene.state.fields[0];
            assert_eq!(scene.glory(RED) - fields, bonus, "leg of {leg}");
        }
    }
}

#[test]
fn glory_bonus_04_one_move_earns_one_of_the_two() {
    let mut bonuses = 0;
    for sailed in 0..24 {
        for steps in 1..=5 {
            let mut scene = red_has_a_5(sailed);
            scene.play(&[&format!("0 sail {steps}")]);
            let told = scene.told();
            let of = |name: &str| told.iter().filter(|&told| told == name).count();
            assert!(of("compass") + of("home") <= 1, "{sailed} and {steps} more");
            bonuses += of("compass") + of("home");
        }
    }
    assert_eq!(bonuses, 2 * (1 + 2 + 3 + 4 + 5));
}

#[test]
fn glory_bonus_05_henry_competes() {
    for (place, first, second) in [(12, 4, 2), (24, 6, 3)] {
        let scene = Scene::of(2).ship(0, place - 1).ship(2, place - 3);
        let mut scene = scene.cards("red-1 yellow-1 green-3a");
        scene.on_until(|state| state.turn == Seat(0));
        let bonus = |scene: &Scene, seat| {
            let state = &scene.state;
            state.compass_glory(Seat(seat)) + state.home_glory(Seat(seat))
        };
        assert_eq!(bonus(&scene, 2), first);
        scene.play(&["0 sail 1"]);
        assert_eq!(bonus(&scene, 0), second);
    }
}

#[test]
fn glory_bonus_05_what_the_sunk_have_got_stays_taken() {
    let mut scene = red_has_a_5(11);
    assert_eq!(glory_of_sailing(&mut scene, "0 sail 5"), 4);
    scene.on_to(Stage::ChooseCards);
    let scene = scene.circle(RED, 36).ship(GREEN, 11);
    let mut scene = scene.cards("red-2 green-5 yellow-2 blue-2");
    assert_eq!(scene.state.sunk_in[0], 2);
    assert_eq!(glory_of_sailing(&mut scene, "1 sail 1"), 2);
}
