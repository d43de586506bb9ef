//! The rough eye of simple bots.

use crate::common::{BLUE, GREEN, RED, Scene};
use crate::points;
use tortuga_core::{Rules as _, Seat, Seats};
use tortuga_glory::{GloryIslands, Stage};

fn worth(scene: &Scene, seat: u8) -> i32 {
    GloryIslands::worth(&scene.state, Seat(seat))
}

/// The first scene is worth more to red than the second.
#[track_caller]
fn better(one: &Scene, other: &Scene) {
    let (one, other) = (worth(one, RED), worth(other, RED));
    assert!(one > other, "{one} or {other}");
}

#[test]
fn what_scores_at_the_end_is_worth_its_points() {
    let scene = Scene::of(4);
    let barrel = Scene::of(4).barrels(RED, 2);
    assert_eq!(worth(&barrel, RED) - worth(&scene, RED), 100);
    let glory = Scene::of(4).change(|state| state.islands[0] = 7);
    assert_eq!(worth(&glory, RED) - worth(&scene, RED), 700);
    let set = Scene::of(4).treasures(RED, "ruby spice crown");
    assert_eq!(worth(&set, RED) - worth(&scene, RED), 600);
    // Two circles further down the track, from 24 to 22.
    let paid = Scene::of(4).circle(RED, 2);
    assert_eq!(worth(&paid, RED) - worth(&scene, RED), -200);
    assert_eq!(worth(&set, GREEN), worth(&scene, GREEN));
}

#[test]
fn a_pirate_is_better_on_the_board_and_best_on_a_field_or_ahead_on_an_island() {
    let none = Scene::of(4);
    let chest = Scene::of(4).pirates(RED, "1,5");
    let field = Scene::of(4).pirates(RED, "2,5");
    better(&chest, &none);
    better(&field, &chest);
    // On an island that is nearly full it is the majority that counts.
    let ahead = Scene::of(4).pirates(RED, "1,4 1,5").pirates(BLUE, "2,5");
    let behind = Scene::of(4)
        .pirates(RED, "1,4 5,5")
        .pirates(BLUE, "1,5 2,5");
    better(&ahead, &behind);
}

#[test]
fn a_ship_that_sailed_on_and_cards_to_choose_from_are_better() {
    let scene = Scene::of(4).circle(RED, 9);
    better(&scene.clone().ship(RED, 9), &scene.clone().ship(RED, 5));
    better(&scene, &scene.clone().hand(RED, "red-1"));
}

#[test]
fn having_sunk_is_worse_than_any_score() {
    let sunk = Scene::of(4).change(|state| {
        state.islands[0] = 60;
        state.afloat = Seats::first(4).without(Seat(RED));
        state.sunk_in[0] = 3;
    });
    better(&Scene::of(4).circle(RED, 36), &sunk);
    better(&sunk, &sunk.clone().change(|state| state.islands[0] = 50));
}

#[test]
fn at_the_end_only_the_score_counts() {
    let scene = Scene::of(4).ship(RED, 25).pirates(RED, "1,4 2,5");
    let over = scene.change(|state| state.stage = Stage::Over);
    // Two pirates, the circle of 25, a barrel.
    assert_eq!(worth(&over, RED), 100 * (2 - 1 + 1));
    assert_eq!(worth(&points::over(), RED), 100 * (24 + 1));
}
