//! The quick game: two rounds, one weather, hires before the first.

use crate::common::{STANDARD, Scene};
use tortuga_core::{Rules, Seat, Seats, ToAct};
use tortuga_foggy::{FoggyIsland, Kind, Open, Side, Stage, Weather};

fn quick(settings: &[(&str, &str)]) -> Scene {
    let settings = [&[("mode", "quick"), ("first_player", "0")], settings].concat();
    Scene::with(&settings)
}

/// A quick game in the sun, before its hiring.
fn sunny() -> Scene {
    quick(&[("quick_weather", "sunny")])
}

/// Both choose Wolves, and what else they have.
fn pick(scene: &mut Scene) {
    while scene.state.stage == Stage::PickHand {
        let seat = scene.to_act().seats().lowest().expect("somebody picks");
        let kind = scene.legal(seat.0).swap_remove(0);
        scene.play(&[&format!("{seat} {kind}")]);
    }
}

#[test]
fn fog_quick_01_two_players_two_rounds_and_one_weather() {
    let mut scene = quick(&[("quick_weather", "cloudy")]);
    assert_eq!(FoggyIsland::players(&scene.state), Seats::first(2));
    for round in 1..=2 {
        assert_eq!((scene.state.round, scene.state.stage), (round, Stage::Hire));
        scene.play(&["0 done", "1 done"]);
        pick(&mut scene);
        assert_eq!(scene.state.sky.weather, Weather::Cloudy);
        scene = scene.change(|state| state.coins[0] += 1).nearly_over(&[]);
        scene.last_token();
    }
    assert_eq!(scene.state.stage, Stage::Over);
}

#[test]
fn fog_quick_02_the_weather_is_agreed_on_or_one_card_of_the_deck() {
    for (value, weather) in ["sunny", "cloudy", "foggy"].into_iter().zip(Weather::ALL) {
        let scene = quick(&[("quick_weather", value)]);
        assert_eq!(
            (scene.state.stage, scene.state.sky.weather),
            (Stage::Hire, weather)
        );
    }
    let mut scene = Scene::with(&[("mode", "quick")]);
    scene.play(&["* first 1"]);
    assert_eq!(scene.state.stage, Stage::QuickWeather);
    let cards = [("card sunny", 3), ("card cloudy", 3), ("card foggy", 2)];
    let cards = cards.map(|(card, copies)| (card.to_owned(), copies));
    assert_eq!(scene.outcomes(), cards);
    scene.play(&["* card foggy"]);
    assert_eq!(scene.open()[0], Open::QuickWeather(Weather::Foggy));
    assert_eq!(
        (scene.state.stage, scene.state.first),
        (Stage::Hire, Seat(1))
    );
}

#[test]
fn fog_quick_02_the_open_quarter_is_drawn_anew_in_each_round() {
    for value in ["cloudy", "foggy"] {
        let mut scene = quick(&[("quick_weather", value)]);
        for quarter in ["nw", "se"] {
            scene.play(&["0 done", "1 done"]);
            pick(&mut scene);
            assert_eq!(scene.state.stage, Stage::OpenQuarter);
            assert_eq!(scene.outcomes().len(), 4);
            scene.play(&[&format!("* open {quarter}")]);
            assert_eq!(scene.state.ground.free().count(), 9);
            scene = scene.nearly_over(&[]);
            scene.last_token();
        }
    }
    let mut scene = sunny();
    scene.play(&["0 done", "1 done"]);
    pick(&mut scene);
    assert_eq!((scene.state.stage, scene.actor()), (Stage::PlaceKind, 0));
}

#[test]
fn fog_quick_03_eighty_coins_before_round_1() {
    let mut scene = sunny();
    assert_eq!((scene.state.round, scene.state.coins), (1, [80, 80]));
    assert_eq!(scene.to_act(), ToAct::Together(Seats::first(2)));
    // Nobody sees the other's hires, as usual.
    let before = scene.view(1);
    scene.play(&[
        "0 hire mouses",
        "0 hire cat",
        "0 hire snake",
        "0 hire prairie_dog",
    ]);
    assert_eq!(scene.view(1), before);
    assert_eq!(scene.refused("0 hire cat"), ("none-to-hire", "FOG-HIRE-03"));
    // 16 coins are left.
    scene.play(&["0 hire crow", "0 hire fox"]);
    assert_eq!(scene.legal(0), ["hire chameleon", "hire hippo", "done"]);
    scene.play(&["0 hire hippo", "0 done", "1 done"]);
    assert_eq!(scene.state.set(Side::Blue).count(), 18);
    assert_eq!(scene.state.hired_cost(Side::Blue), 80);
    assert!(
        scene
            .in_pile(0)
            .ends_with("cat mouses snake crow prairie_dog hippo")
    );
}

#[test]
fn fog_ex_80_fog_quick_04_what_is_left_goes_back_to_the_bank() {
    let mut scene = sunny();
    let hires = ["mouses", "cat", "snake", "prairie_dog", "crow", "frog"];
    for kind in hires {
        scene.play(&[&format!("0 hire {kind}")]);
    }
    assert_eq!(scene.legal(0), ["done"], "3 coins are left");
    scene.play(&["0 done", "1 done"]);
    assert_eq!(scene.state.hired_cost(Side::Blue), 77);
    assert_eq!(scene.state.coins, [0, 0]);
    assert_eq!(Side::ALL.map(|side| scene.state.earned(side)), [0, 0]);
}

#[test]
fn fog_quick_05_there_is_hiring_after_round_1_unless_the_table_says_no() {
    for (value, stage) in [("true", Stage::Hire), ("false", Stage::PickHand)] {
        let mut scene = quick(&[("quick_weather", "sunny"), ("hire_between_rounds", value)]);
        scene.play(&["0 hire cat", "0 done", "1 done"]);
        scene = scene.nearly_over(&["bW bW bW bW bW bW"]);
        scene.last_token();
        assert_eq!((scene.state.round, scene.state.stage), (2, stage));
        assert_eq!(scene.state.coins, [10, 0]);
    }
    // The switch is about the quick game alone.
    let scene = Scene::with(&[
        ("mode", "mercenary"),
        ("hire_between_rounds", "false"),
        ("first_player", "0"),
    ]);
    let mut scene = scene.nearly_over(&[]);
    scene.last_token();
    assert_eq!(scene.state.stage, Stage::Hire);
}

/// Both score nothing; blue hired for 18 of the 80 coins, red for 16.
fn even(settings: &[(&str, &str)]) -> Scene {
    let settings = [&[("quick_weather", "sunny")], settings].concat();
    let mut scene = quick(&settings);
    scene.play(&["0 hire cat", "1 hire snake", "0 done", "1 done"]);
    scene = scene.nearly_over(&[]);
    scene.last_token().play(&["0 done", "1 done"]);
    scene = scene.nearly_over(&[]);
    scene.last_token();
    scene
}

#[test]
fn fog_quick_06_ties_count_the_hires_from_the_eighty_coins() {
    let scene = even(&[]);
    let standings = FoggyIsland::standings(&scene.state).expect("it is over");
    assert_eq!(standings.ended_by.key, "hired-cost");
    let rows = standings
        .rows
        .iter()
        .map(|row| (row.score, row.tie_breaks[0], row.winner));
    assert_eq!(rows.collect::<Vec<_>>(), [(0, 18, true), (0, 16, false)]);
    // Coins earned are counted without them.
    let scene = even(&[("final_count", "coins_earned")]);
    let standings = FoggyIsland::standings(&scene.state).expect("it is over");
    assert_eq!(
        standings
            .rows
            .iter()
            .map(|row| row.score)
            .collect::<Vec<_>>(),
        [0, 0]
    );
    assert_eq!(standings.ended_by.key, "hired-cost");
    let cat = STANDARD.copies(scene.state.set(Side::Blue), Kind::Cat);
    assert_eq!(cat, 1);
}
