//! What a pirate's cell gives (GLORY-REWARD).

use tortuga_core::{Rules as _, Seat, Viewer};
use tortuga_glory::{Event, GloryIslands, Heard, Open, Stage, View};

use crate::common::{BLUE, GREEN, RED, Scene, YELLOW, cells, puts, treasures};

#[test]
fn glory_reward_01_every_placed_pirate_gives_its_reward_at_once() {
    // The first and the second pirate of a 3.
    let mut scene = Scene::of(4).arrives(RED, "red-3a", 8);
    scene.play(&["0 put 2,5"]);
    assert_eq!((scene.glory(RED), scene.state.stage), (1, Stage::Special));
    scene.play(&["0 special sail", "0 put 2,4"]);
    assert_eq!((scene.glory(RED), scene.state.barrels[0]), (1, 2));
    // One that had to be taken off the board.
    let mut scene = Scene::of(4)
        .pirates(RED, "1,1 2,2 3,3 4,4 5,1")
        .arrives(RED, "red-2", 8);
    assert_eq!(scene.glory(RED), 1, "field glory for 2,2");
    scene.play(&["0 lift 5,1", "0 put 2,5"]);
    assert_eq!(scene.glory(RED), 2);
    // One that is relocated, to a chest.
    let mut scene = Scene::of(4).arrives(RED, "red-4", 8);
    scene.play(&["0 put 2,5", "0 special barrel", "0 lift 2,5", "0 put 5,2"]);
    assert_eq!((scene.glory(RED), scene.state.stage), (1, Stage::Draw));
    // Both of a stopover.
    let mut scene = Scene::of(4)
        .ship(RED, 6)
        .cards("red-5 green-1 yellow-1 blue-1");
    scene.play(&["0 stopover 1", "0 put 1,3"]);
    assert_eq!(scene.glory(RED), 1);
    scene.play(&["0 leg 1", "0 put 2,4"]);
    assert_eq!((scene.glory(RED), scene.state.barrels[0]), (1, 2));
}

#[test]
fn glory_reward_02_a_field_gives_glory_now_and_again_later() {
    let mut scene = Scene::of(4)
        .ship(RED, 7)
        .ship(GREEN, 6)
        .cards("red-4 green-2 yellow-1 blue-1");
    scene.play(&["0 sail 1", "0 put 2,5"]);
    assert!(scene.open().contains(&Open::FieldTaken {
        seat: Seat(RED),
        glory: 1
    }));
    assert_eq!(scene.glory(RED), 1);
    scene.play(&["0 special none", "1 sail 2"]);
    assert_eq!((scene.glory(RED), scene.glory(GREEN)), (2, 0));
}

#[test]
fn glory_reward_03_two_tokens_are_drawn_and_one_is_kept() {
    let mut scene = Scene::of(4).arrives(RED, "red-3a", 8);
    scene.play(&["0 put 2,3"]);
    let weights = |scene: &Scene| -> Vec<u32> {
        scene.outcomes().iter().map(|&(_, weight)| weight).collect()
    };
    assert_eq!(scene.outcomes()[0], ("drew ruby".to_owned(), 7));
    assert_eq!(weights(&scene), [7, 7, 7, 7, 7]);
    assert_eq!(
        scene.refused("0 drew ruby"),
        ("GLORY-REWARD-03", "not-for-players")
    );
    scene.play(&["* drew ruby"]);
    assert_eq!(weights(&scene), [6, 7, 7, 7, 7], "nothing went back yet");
    scene.play(&["* drew crown"]);
    assert_eq!(scene.legal(RED), ["keep ruby", "keep crown"]);
    assert_eq!(
        scene.refused("0 keep spice"),
        ("GLORY-REWARD-03", "not-drawn")
    );
    assert_eq!(scene.state.bag().counts(), [6, 7, 7, 6, 7]);
    scene.play(&["0 keep crown"]);
    assert_eq!(scene.state.bag().counts(), [7, 7, 7, 6, 7]);
    assert_eq!(scene.state.treasures[0], treasures("crown"));
}

#[test]
fn glory_reward_04_a_bag_that_runs_out() {
    let chest = |left: &str| {
        let scene = Scene::of(4).bag_left(YELLOW, left);
        let mut scene = scene.arrives(RED, "red-3a", 8);
        scene.play(&["0 put 2,3"]);
        scene
    };
    // A single token is kept without a choice.
    let mut scene = chest("spice");
    assert_eq!(scene.outcomes(), [("drew spice".to_owned(), 1)]);
    assert_eq!(
        scene.refused("* drew ruby"),
        ("GLORY-REWARD-03", "not-in-bag")
    );
    scene.play(&["* drew spice"]);
    assert_eq!(scene.state.stage, Stage::Special);
    assert_eq!(scene.state.treasures[0], treasures("spice"));
    assert!(scene.state.bag().is_empty());
    // Nothing comes from an empty bag.
    let scene = chest("");
    assert_eq!(scene.state.stage, Stage::Special);
    assert!(scene.open().contains(&Open::BagEmpty(Seat(RED))));
    assert!(scene.state.treasures[0].is_empty());
    // Two are enough.
    let mut scene = chest("ruby crown");
    scene.play(&["* drew crown", "* drew ruby"]);
    assert_eq!(scene.legal(RED), ["keep ruby", "keep crown"]);
}

/// What a viewer hears and sees, step by step, after red came upon a chest.
fn told_of_a_chest(viewer: Viewer, lines: &[&str]) -> Vec<(Vec<Heard>, View)> {
    let mut scene = Scene::of(4).arrives(RED, "red-3a", 8);
    scene.play(&["0 put 2,3"]);
    let steps = lines.iter().map(|line| {
        scene.play(&[line]);
        (scene.heard(viewer), scene.view(viewer))
    });
    steps.collect()
}

#[test]
fn glory_reward_05_only_the_drawer_sees_the_tokens() {
    let one = ["* drew ruby", "* drew spice", "0 keep ruby"];
    let other = ["* drew emerald", "* drew doubloon", "0 keep doubloon"];
    for viewer in [Viewer::Seat(Seat(GREEN)), Viewer::Spectator] {
        let told = told_of_a_chest(viewer, &one);
        assert_eq!(told, told_of_a_chest(viewer, &other));
        let kept = Heard::Kept {
            seat: Seat(RED),
            kind: None,
            back: 1,
            returned: None,
        };
        assert_eq!(told[2].0, [kept]);
        assert_eq!(told[2].1.treasure_counts, [1, 0, 0, 0]);
    }
    let red = Viewer::Seat(Seat(RED));
    let told = told_of_a_chest(red, &one);
    assert_eq!(told[1].1.drawn, Some(treasures("ruby spice")));
    assert_eq!(told[2].1.treasures[0], Some(treasures("ruby")));
    assert_ne!(told[2], told_of_a_chest(red, &other)[2]);
}

#[test]
fn glory_tv_25_two_rubies_look_like_any_two_tokens() {
    let equal = ["* drew ruby", "* drew ruby", "0 keep ruby"];
    let any = ["* drew ruby", "* drew crown", "0 keep crown"];
    for viewer in [GREEN, YELLOW, BLUE].map(|seat| Viewer::Seat(Seat(seat))) {
        assert_eq!(
            told_of_a_chest(viewer, &equal),
            told_of_a_chest(viewer, &any)
        );
    }
    // Red is asked, and nobody may answer for her.
    let mut scene = Scene::of(4).arrives(RED, "red-3a", 8);
    scene.play(&["0 put 2,3", "* drew ruby", "* drew ruby"]);
    assert_eq!(scene.state.stage, Stage::Keep);
    assert_eq!(scene.legal(RED), ["keep ruby"]);
    assert!(!GloryIslands::forced_is_public(&scene.state, Seat(RED)));
    scene.play(&["0 keep ruby"]);
    assert_eq!(
        scene.events,
        [Event::Kept {
            seat: Seat(RED),
            kind: crate::common::treasure("ruby"),
            returned: treasures("ruby"),
        }]
    );
}

// rules: GLORY-REWARD-06 GLORY-TV-11
#[test]
fn a_barrel_if_there_is_one_and_room_for_it() {
    for (barrels, after) in [
        ([2, 1, 1, 1], 3),
        ([3, 1, 1, 1], 3),
        // None is left in the supply.
        ([2, 3, 3, 0], 2),
        ([0, 3, 3, 2], 0),
        ([0, 3, 3, 1], 1),
    ] {
        let mut scene = Scene::of(4)
            .change(|state| state.barrels = barrels)
            .arrives(RED, "red-2", 8);
        scene.play(&["0 put 2,4"]);
        assert_eq!(scene.state.barrels[0], after, "{barrels:?}");
        let event = if after > barrels[0] {
            Open::BarrelTaken(Seat(RED))
        } else {
            Open::NoBarrel(Seat(RED))
        };
        assert!(scene.open().contains(&event), "{barrels:?}");
        assert_eq!(scene.state.barrels[1..], barrels[1..]);
    }
}

#[test]
fn glory_reward_06_what_was_missed_is_not_claimed_later() {
    let mut scene = Scene::of(4)
        .change(|state| state.barrels = [2, 3, 3, 0])
        .ship(GREEN, 11)
        .ship(RED, 7)
        .cards("red-4 green-3b yellow-1 blue-1");
    scene.play(&["0 sail 1", "0 put 2,4", "0 special none"]);
    assert_eq!(scene.state.barrel_supply(), 0);
    scene.play(&["1 sail 2", "1 put 4,5", "1 special barrel"]);
    assert_eq!(scene.state.barrel_supply(), 1);
    assert_eq!(scene.state.barrels, [2, 2, 3, 0]);
}

#[test]
fn glory_reward_07_paid_barrels_are_back_at_once() {
    let mut scene = Scene::of(4)
        .change(|state| state.barrels = [2, 3, 3, 0])
        .arrives(RED, "red-3a", 8);
    scene.play(&["0 put 2,5"]);
    assert_eq!(scene.state.barrel_supply(), 0);
    scene.play(&["0 special barrel"]);
    assert_eq!(scene.state.barrel_supply(), 1);
    // So the barrel that paid for the second pirate is its reward.
    assert_eq!(scene.legal(RED), puts("2,3 2,4"));
    scene.play(&["0 put 2,4"]);
    assert_eq!(scene.state.barrels, [2, 3, 3, 0]);
    assert_eq!(scene.state.barrel_supply(), 0);
    assert_eq!(scene.state.pirates[0], cells("2,4 2,5"));
}
