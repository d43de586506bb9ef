//! The rough eye of simple bots.

use tortuga_core::{Rules as _, Seat};
use tortuga_groo::{End, Groo, Stage};

use crate::common::Scene;

fn worth(scene: &Scene, seat: u8) -> i32 {
    Groo::worth(&scene.state, Seat(seat))
}

/// The first scene is worth more to seat 0 than the second.
#[track_caller]
fn better(one: &Scene, other: &Scene) {
    let (one, other) = (worth(one, 0), worth(other, 0));
    assert!(one > other, "{one} or {other}");
}

#[test]
fn points_troops_and_cards_are_worth_something() {
    let plain = Scene::turn(3);
    better(&Scene::turn(3).town(0, "castle"), &plain);
    better(&Scene::turn(3).army(0, "dragon"), &plain);
    better(&Scene::turn(3).hand(0, "farm"), &plain);
    let castle = Scene::turn(3).town(0, "castle");
    better(&castle, &Scene::turn(3).town(0, "residence"));
    better(&castle, &Scene::turn(3).army(0, "dragon"));
}

#[test]
fn what_a_rival_has_is_worth_less_than_nothing() {
    let plain = Scene::turn(3);
    better(&plain, &Scene::turn(3).town(2, "castle"));
    // Only the strongest rival counts.
    let strong = Scene::turn(3).town(2, "castle temple");
    let two = Scene::turn(3).town(2, "castle temple").town(1, "residence");
    assert_eq!(worth(&strong, 0), worth(&two, 0));
}

#[test]
fn groo_is_no_welcome_guest() {
    let here = Scene::turn(3).town(0, "castle").groo(0);
    let there = Scene::turn(3).town(0, "castle").groo(1);
    better(&there, &here);
}

/// Seven points win, so the step to the seventh is worth more than the first.
#[test]
fn the_last_points_weigh_more() {
    let with = |ids| worth(&Scene::turn(3).groo(1).town(0, ids), 0);
    let first = with("castle") - with("");
    let last = with("castle temple wizards_keep") - with("castle temple");
    assert!(last > first, "{last} or {first}");
}

#[test]
fn winning_is_worth_more_than_everything() {
    let town = "castle temple wizards_keep government_building";
    let rich = Scene::turn(3).active(1).town(0, town);
    let lost = rich.clone().stage(Stage::Over(End::Points));
    assert!(worth(&lost, 0) < worth(&Scene::turn(3), 0));
    assert!(worth(&lost, 1) > worth(&rich, 0));
    // Without a winner by points the most points win, and ties may be shared.
    let weasel = rich.stage(Stage::Over(End::Weasel));
    assert!(worth(&weasel, 0) > 0 && worth(&weasel, 1) < 0);
    let even = Scene::turn(3).groo(0).stage(Stage::Over(End::Stall));
    assert!(worth(&even, 1) > 0 && worth(&even, 2) > 0 && worth(&even, 0) < 0);
}
