//! Before the first card: who plays, what everybody has.

use crate::common::{STANDARD, Scene};
use tortuga_core::{Rules, Seat, Seats, Settings};
use tortuga_glory::{Cells, Colour, GloryIslands, Stage, Treasures};

const COLOURS: [Colour; 4] = Colour::ALL;

/// The colours of so many places.
fn colours<const N: usize>(scene: &Scene) -> [Colour; N] {
    std::array::from_fn(|place| scene.state.options.colour(Seat(place as u8)))
}

fn can_play(seats: &str) -> bool {
    let settings = Settings::from([("seats".to_owned(), seats.to_owned())]);
    GloryIslands::options(&STANDARD, &settings).is_ok()
}

#[test]
fn glory_setup_01_two_to_four_play_and_henry_is_the_third_of_two() {
    let seats = ["0", "1", "2", "3", "4", "5"].map(can_play);
    assert_eq!(seats, [false, false, true, true, true, false]);
    for (seats, ships) in [(2, 3), (3, 3), (4, 4)] {
        let state = Scene::of(seats).state;
        assert_eq!(GloryIslands::players(&state), Seats::first(seats));
        assert_eq!(state.ships(), Seats::first(ships));
        assert_eq!(state.is_henry(Seat(2)), seats == 2);
    }
}

#[test]
fn glory_setup_01_colours_are_chosen_freely_but_green_is_henrys() {
    use Colour::{Blue, Green, Red, Yellow};
    assert_eq!(colours(&Scene::of(4)), COLOURS);
    assert_eq!(colours(&Scene::of(3)), [Red, Green, Yellow]);
    assert_eq!(colours(&Scene::of(2)), [Red, Yellow, Green]);

    let order = ("colours", "green-blue-red-yellow");
    let scene = Scene::with(&[("seats", "4"), order]);
    assert_eq!(colours(&scene), [Green, Blue, Red, Yellow]);
    assert_eq!(scene.legal(1)[5], "card blue-5");
    let scene = Scene::with(&[("seats", "2"), order]);
    assert_eq!(colours(&scene), [Blue, Red, Green]);
    assert_eq!(scene.legal(0)[0], "card blue-1");
}

#[test]
fn glory_setup_02_the_side_and_the_wrecks_are_two_choices() {
    assert_eq!(
        Scene::with(&[]).state,
        Scene::with(&[("side", "front"), ("wrecks", "false")]).state
    );
    for side in ["front", "back"] {
        for wrecks in ["false", "true"] {
            let scene = Scene::with(&[("seats", "3"), ("side", side), ("wrecks", wrecks)]);
            let mut scene = scene.ship(0, 3).cards("red-3a green-1 yellow-1");
            scene.play(&["0 sail 3"]);
            if wrecks == "true" {
                assert_eq!(scene.state.stage, Stage::Look);
                scene.on_to(Stage::TakeWreck).play(&["0 wreck none"]);
            }
            // The centre is an island with a chest, or the storm.
            scene.play(&["0 put 3,3"]);
            let stage = if side == "front" {
                Stage::Draw
            } else {
                Stage::LeaveStorm
            };
            assert_eq!(scene.state.stage, stage, "{side}, wrecks {wrecks}");
        }
    }
}

#[test]
fn glory_setup_03_everybody_has_the_six_cards_of_his_colour() {
    let slots = ["1", "2", "3a", "3b", "4", "5"];
    let scene = Scene::of(4);
    for (seat, colour) in COLOURS.into_iter().enumerate() {
        let cards = slots.map(|slot| format!("card {}-{slot}", colour.id()));
        assert_eq!(scene.legal(seat as u8), cards);
        assert_eq!(scene.pile(seat as u8), [""; 0]);
    }
    // Henry Morgan's are a pile of which any can come.
    let mut scene = Scene::of(2);
    scene.play(&["0 card red-1", "1 card yellow-1"]);
    let pile = slots.map(|slot| (format!("henry green-{slot}"), 1));
    assert_eq!(scene.outcomes(), pile);
}

#[test]
fn glory_setup_04_with_four_there_are_seven_of_each_treasure_else_six() {
    for (seats, copies) in [(2, 6), (3, 6), (4, 7)] {
        let scene = Scene::of(seats);
        assert_eq!(scene.state.bag(), Treasures::of_each(copies));
        // Chance draws out of just that bag.
        let mut scene = scene;
        scene.on_to(Stage::Draw);
        let all: u32 = scene.outcomes().iter().map(|(_, weight)| weight).sum();
        assert_eq!(all, 5 * u32::from(copies));
    }
}

#[test]
fn glory_setup_05_everybody_has_a_barrel_of_the_eight_but_not_henry() {
    for (seats, barrels, supply) in [(2, [1, 1, 0, 0], 6), (3, [1, 1, 1, 0], 5), (4, [1; 4], 4)] {
        let state = Scene::of(seats).state;
        assert_eq!((state.barrels, state.barrel_supply()), (barrels, supply));
    }
}

#[test]
fn glory_setup_06_everybody_has_five_pirates_and_henry_eight() {
    for (seats, pirates) in [(2, vec![5, 5, 8]), (3, vec![5; 3]), (4, vec![5; 4])] {
        let state = Scene::of(seats).state;
        let supply = state.ships().iter().map(|seat| state.supply(seat));
        assert_eq!(supply.collect::<Vec<_>>(), pirates);
    }
}

#[test]
fn glory_setup_07_ships_lie_at_home_and_have_not_come_home() {
    for seats in 2..=4 {
        let mut scene = Scene::of(seats);
        let state = &scene.state;
        for seat in state.ships().iter() {
            assert_eq!(state.glory(seat), 0);
            assert_eq!(state.space(seat).0, 0);
        }
        assert_eq!((state.sailed, state.circles), ([0; 4], [0; 4]));
        assert_eq!(STANDARD.track_value(0), 24);
        // Leaving Home is not coming Home: a second round follows.
        scene.on_until(|state| state.round == 2 || state.stage == Stage::Over);
        assert_eq!((scene.state.round, scene.state.home), (2, [0; 4]));
    }
}

#[test]
fn glory_setup_08_the_board_is_empty_and_nobody_has_treasure() {
    for seats in 2..=4 {
        let state = Scene::of(seats).state;
        assert_eq!(state.pirates, [Cells::NONE; 4]);
        assert_eq!(state.treasures, [Treasures::NONE; 4]);
        assert_eq!((state.compass, state.home), ([0; 4], [0; 4]));
    }
}
