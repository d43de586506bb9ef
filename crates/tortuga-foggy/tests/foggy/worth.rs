//! The rough eye of simple bots.

use crate::common::Scene;
use crate::hiring::hiring;
use tortuga_core::{Rules as _, Seat};
use tortuga_foggy::{FoggyIsland, Stage};

fn worth(scene: &Scene, seat: u8) -> i32 {
    FoggyIsland::worth(&scene.state, Seat(seat))
}

/// The first scene is worth more to seat 0 than the second.
#[track_caller]
fn better(one: &Scene, other: &Scene) {
    let (one, other) = (worth(one, 0), worth(other, 0));
    assert!(one > other, "{one} or {other}");
}

#[test]
fn a_line_is_worth_more_than_none_and_a_better_one_more() {
    let none = Scene::turn();
    let two = Scene::turn().map("A1 bW, B1 bW");
    let three = Scene::turn().map("A1 bW, B1 bW, C1 bW");
    let with_cat = Scene::turn().map("A1 bW, B1 bW, C1 bC");
    better(&two, &none);
    better(&three, &two);
    better(&with_cat, &three);
    // A line that is broken promises nothing.
    better(&two, &Scene::turn().map("A1 bW, B1 bW, C1 rW"));
}

#[test]
fn lines_and_coins_belong_to_the_whole_side() {
    let team = Scene::turn_with(&[("mode", "team")]).map("A1 bW, B1 bW, C1 bW");
    assert_eq!(worth(&team, 0), worth(&team, 2));
    assert!(worth(&team, 0) > worth(&team, 1));
    let rich = team.clone().change(|state| state.coins = [9, 0]);
    assert_eq!(worth(&rich, 2) - worth(&team, 2), 900);
}

/// Before this round: how much better off blue is with the Cat.
fn gain(round: u8) -> i32 {
    gain_of(hiring([40, 40]), round)
}

fn gain_of(scene: Scene, round: u8) -> i32 {
    let mut scene = scene.change(|state| {
        state.round = round;
        state.first = Seat((round - 1) % 2);
    });
    let before = worth(&scene, 0);
    scene.play(&["0 hire cat"]);
    worth(&scene, 0) - before
}

/// Where all coins earned decide, a hire costs nothing in the end.
#[test]
fn hiring_always_pays_if_earned_coins_count() {
    let free = || {
        let earned = Scene::with(&[("mode", "mercenary"), ("final_count", "coins_earned")]);
        hiring([40, 40]).change(|state| state.switches = earned.state.switches)
    };
    assert!(gain_of(free(), 4) > 0);
    let mut scene = free();
    scene.play(&["0 hire cat"]);
    let before = worth(&scene, 0);
    scene.play(&["0 done", "1 done"]);
    assert_eq!(worth(&scene, 0), before, "paying changes nothing");
}

#[test]
fn hiring_pays_early_and_not_late() {
    assert!(gain(2) > 0, "three rounds bring more than it costs");
    assert!(gain(3) < 0 && gain(4) < gain(3), "one does not");
    // Coins of the quick game that are not spent are lost, so any hire is good.
    let mut quick = Scene::with(&[
        ("mode", "quick"),
        ("first_player", "0"),
        ("quick_weather", "sunny"),
    ]);
    let before = quick.clone();
    quick.play(&["0 hire cat"]);
    better(&quick, &before);
}

#[test]
fn at_the_end_only_the_result_counts() {
    let scene = Scene::turn().map("A1 bW, B1 bW, C1 bW");
    let over = scene
        .change(|state| state.coins = [7, 3])
        .stage(Stage::Over);
    assert_eq!((worth(&over, 0), worth(&over, 1)), (700, 300));
}
