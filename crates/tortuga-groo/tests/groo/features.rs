//! The rough eye of bots: what must look better than what.

use tortuga_core::{Rules as _, Seat};
use tortuga_groo::{Announced, Choice, End, Groo, Stage};

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

fn features(scene: &Scene, seat: u8) -> Vec<i32> {
    let mut figures = vec![0; Groo::FEATURES.len()];
    Groo::features(&scene.state, Seat(seat), &mut figures);
    figures
}

/// Every feature with two positions that it tells apart, the better one first.
fn pairs() -> Vec<(&'static str, Scene, Scene)> {
    let plain = || Scene::turn(3);
    let nearly = || plain().town(0, "castle temple wizards_keep");
    let castle = || plain().town(0, "castle");
    let loses = Choice::Buildings {
        seat: Seat(0),
        due: 2,
    };
    let mut losing = castle();
    losing.state.table.choice = Some(loses);
    vec![
        ("points", castle(), plain()),
        ("close-to-winning", nearly(), castle()),
        ("ready-to-win", nearly().town(0, "farm"), nearly()),
        ("turn", plain(), plain().active(1)),
        ("troops", plain().army(0, "dragon"), plain()),
        (
            "strong-attack",
            plain().army(0, "dragon").town(1, "castle farm guildhall"),
            plain().army(0, "dragon"),
        ),
        ("open-to-attack", castle(), castle().army(1, "dragon")),
        ("groo-in-town", castle().groo(1), castle()),
        ("useful-buildings", plain().town(0, "farm"), plain()),
        ("buildings-in-hand", plain().hand(0, "blacksmith"), plain()),
        ("troops-in-hand", plain().hand(0, "dragon"), plain()),
        ("groo-effects-in-hand", plain().hand(0, "rampage"), plain()),
        ("wild-cards", plain().hand(0, "windfall"), plain()),
        ("hand-size", plain(), plain().active(1)),
        (
            "dice",
            Scene::dice(3, "S1 L1").hand(0, "farm"),
            Scene::dice(3, "S2").hand(0, "farm"),
        ),
        ("losses-to-come", castle(), losing),
    ]
}

#[test]
fn every_feature_sees_something() {
    let pairs = pairs();
    let names: Vec<&str> = pairs.iter().map(|(name, _, _)| *name).collect();
    assert_eq!(names, Groo::FEATURES);
    for (place, (name, better, worse)) in pairs.iter().enumerate() {
        let (one, other) = (features(better, 0)[place], features(worse, 0)[place]);
        assert!(one > other, "{name}: {one} or {other}");
    }
}

/// Who has what another had sees what the other saw.
#[test]
fn seats_are_alike() {
    let with = |seat: u8, rival: u8| {
        let scene = Scene::turn(2).active(seat).groo(rival);
        let scene = scene.town(seat, "castle residence").army(seat, "bowmen");
        let scene = scene.hand(seat, "residence rampage windfall dragon");
        scene.town(rival, "farm").army(rival, "cavalry cavalry")
    };
    let (one, other) = (with(0, 1), with(1, 0));
    assert_eq!(features(&one, 0), features(&other, 1));
    assert_eq!(features(&one, 1), features(&other, 0));
}

#[test]
fn points_troops_and_cards_are_worth_something() {
    let plain = Scene::turn(3);
    better(&Scene::turn(3).town(0, "castle"), &plain);
    better(&Scene::turn(3).army(0, "dragon"), &plain);
    let castle = Scene::turn(3).town(0, "castle");
    better(&castle, &Scene::turn(3).town(0, "residence"));
    better(&castle, &Scene::turn(3).army(0, "dragon"));
    // What is in hand is worth less than what stands.
    better(&castle, &Scene::turn(3).hand(0, "castle"));
    let waiting = |ids| Scene::turn(3).active(1).hand(0, ids);
    better(&waiting("farm"), &waiting(""));
}

/// A card that completes something is worth more, in hand and with the dice.
#[test]
fn a_second_residence_is_worth_more_than_the_first() {
    let hand = Groo::FEATURES
        .iter()
        .position(|&name| name == "buildings-in-hand");
    let hand = hand.expect("bots look at it");
    let first = Scene::turn(3).hand(0, "residence");
    let second = first.clone().town(0, "residence");
    assert!(features(&second, 0)[hand] > 2 * features(&first, 0)[hand]);
}

/// What the dice can still build is nearly as good as built.
#[test]
fn building_is_better_than_passing_the_dice_on() {
    let scene = Scene::dice(3, "K1 S1 L2").hand(0, "castle farm");
    let built = scene.clone().play(&["0 play castle"]);
    better(&built, &scene);
    better(&scene, &scene.clone().play(&["0 done"]));
    // With a pool for one of two the dearer one is seen.
    let poor = Scene::dice(3, "K1 S1 L1").hand(0, "farm temple");
    better(
        &poor.clone().play(&["0 play temple"]),
        &poor.play(&["0 play farm"]),
    );
}

/// What is left of the dice may serve those who get them next.
#[test]
fn dice_are_seen_by_whoever_gets_them() {
    let scene = Scene::dice(3, "S1 L1").hand(1, "farm");
    let spent = scene.clone().pool("");
    assert!(worth(&scene, 1) > worth(&spent, 1));
    assert_eq!(worth(&scene, 2), worth(&spent, 2));
    // Who had his chance gets no other.
    let over = Scene::dice(3, "S1 L1").hand(0, "farm").user(1);
    assert_eq!(worth(&over, 0), worth(&over.clone().pool(""), 0));
}

/// The losses of a battle are seen from its announcement on.
#[test]
fn a_battle_is_seen_before_it_is_fought() {
    let scene = Scene::turn(3).stage(Stage::Attack).army(0, "dragon");
    let scene = scene.town(1, "castle farm guildhall");
    let attacked = scene.clone().play(&["0 attack +1"]);
    assert!(worth(&attacked, 1) <= worth(&scene, 1) - 200);
    assert_eq!(worth(&attacked, 2), worth(&scene, 2));
    // Who can defend himself loses Troops instead.
    let defended = |scene: Scene| scene.army(1, "chakall");
    let loss = |before: &Scene, after: &Scene| worth(before, 1) - worth(after, 1);
    let without = loss(&scene, &attacked);
    let with = loss(&defended(scene), &defended(attacked));
    assert!(with < without, "{with} and {without}");
}

/// A Groo Effect is seen while it can still be cancelled.
#[test]
fn an_announced_effect_is_seen() {
    let announce = |scene: &Scene, id: &str, argument| {
        let mut scene = scene.clone();
        let kind = scene.kind(id);
        scene.state.table.announced = Some(Announced { kind, argument });
        scene
    };
    let rich = Scene::dice(3, "")
        .groo(0)
        .town(0, "castle farm")
        .army(0, "bowmen dragon");
    let rich = rich.hand(0, "windfall blacksmith");
    for id in [
        "rampage",
        "groo_enlists",
        "panic_in_the_ranks",
        "empty_larder",
    ] {
        better(&rich, &announce(&rich, id, 0));
    }
    // Groo is seen where he will be.
    better(&announce(&rich, "wandering", 1), &rich);
    let elsewhere = rich.groo(1);
    better(&elsewhere, &announce(&elsewhere, "wandering", 2));
    better(&elsewhere, &announce(&elsewhere, "after_him", 1));
}

/// Whatever somebody has to give away is as good as gone.
#[test]
fn choices_are_losses() {
    let seat = Seat(0);
    let scene = Scene::turn(3)
        .town(0, "castle")
        .army(0, "bowmen")
        .hand(0, "farm");
    let choices = [
        Choice::Buildings { seat, due: 2 },
        Choice::Troops { seat, due: 1 },
        Choice::Hand { seat, due: 1 },
        Choice::Chased { seat, vp: 1 },
    ];
    for choice in choices {
        let mut losing = scene.clone();
        losing.state.table.choice = Some(choice);
        better(&scene, &losing);
        assert_eq!(worth(&losing, 1), worth(&scene, 1));
    }
}

/// Enough points are worth the more the sooner the own turn ends.
#[test]
fn the_own_turn_must_come_to_its_end() {
    let rich = |active| {
        let town = "castle temple wizards_keep government_building";
        Scene::turn(3).town(0, town).active(active)
    };
    better(&rich(0), &rich(2));
    better(&rich(2), &rich(1));
    better(&rich(0).stage(Stage::Use), &rich(0));
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
    // The points are still there to be read.
    assert_eq!(features(&weasel, 0)[0], 800);
}

#[test]
fn the_game_runs_out_by_points_or_cards() {
    let left = |scene: &Scene| Groo::left(&scene.state);
    assert_eq!(left(&Scene::new(3)), 100);
    assert_eq!(left(&Scene::turn(3).town(1, "castle temple")), 42);
    let mut late = Scene::turn(3).pile_only("farm");
    assert_eq!(left(&late), 51);
    late.state.table.shuffles = 1;
    assert_eq!(left(&late), 1);
    assert_eq!(left(&Scene::turn(3).stage(Stage::Over(End::Stall))), 0);
}
