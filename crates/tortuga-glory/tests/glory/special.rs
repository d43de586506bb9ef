//! Special actions, paid with barrels or circles (GLORY-SPECIAL).

use tortuga_core::Seat;
use tortuga_glory::{Cells, Open, Stage};

use crate::common::{GREEN, RED, STANDARD, Scene, YELLOW, cell, cells, puts, treasures};
use crate::placing::full_row;

const BOTH_WAYS: [&str; 3] = ["special none", "special barrel", "special sail"];

/// `put` on every cell but these.
fn all_but(names: &str) -> Vec<String> {
    let rest = Cells::ALL.apart_from(cells(names));
    rest.iter().map(|cell| format!("put {cell}")).collect()
}

/// Red's turn is over; in these scenes yellow's comes next.
fn is_over(scene: &Scene) -> bool {
    (scene.state.stage, scene.state.turn) == (Stage::Sail, Seat(YELLOW))
}

#[test]
fn glory_special_01_once_after_the_reward_or_not_at_all() {
    let mut scene = Scene::of(4).barrels(RED, 3).arrives(RED, "red-3a", 8);
    assert_eq!(
        scene.refused("0 special barrel"),
        ("GLORY-PLACE-01", "other-step-is-due")
    );
    scene.play(&["0 put 2,3", "* drew ruby", "* drew ruby"]);
    assert_eq!(
        scene.refused("0 special barrel"),
        ("GLORY-REWARD-03", "other-step-is-due")
    );
    scene.play(&["0 keep ruby"]);
    assert_eq!(scene.legal(RED), BOTH_WAYS);
    // Left.
    let mut left = scene.clone();
    left.play(&["0 special none"]);
    assert!(left.open().contains(&Open::SpecialLeft(Seat(RED))));
    assert!(is_over(&left));
    assert_eq!((left.state.barrels[0], left.state.circles[0]), (3, 10));
    // Taken, and not a second time.
    scene.play(&["0 special barrel", "0 put 2,5"]);
    assert!(is_over(&scene));
    assert_eq!(scene.state.barrels[0], 2);
    assert_eq!(scene.state.pirates[0], cells("2,3 2,5"));
}

#[test]
fn glory_special_01_the_2_and_the_4_act_once_too() {
    let mut scene = Scene::of(4).barrels(RED, 3).arrives(RED, "red-2", 8);
    scene.play(&["0 put 2,5", "0 special barrel"]);
    scene.play(&["* drew ruby", "* drew ruby", "* drew crown", "0 keep ruby"]);
    assert!(is_over(&scene));
    let mut scene = Scene::of(4).barrels(RED, 3).arrives(RED, "red-4", 8);
    scene.play(&["0 put 2,5", "0 special barrel", "0 lift 2,5", "0 put 4,5"]);
    assert!(is_over(&scene));
    assert_eq!(scene.state.barrels[0], 2);
}

#[test]
fn glory_special_02_a_barrel_of_this_turn_may_pay() {
    let scene = Scene::of(4).barrels(RED, 0).arrives(RED, "red-2", 8);
    let mut without = scene.clone();
    without.play(&["0 put 2,5"]);
    assert!(is_over(&without), "nothing to pay with");
    let mut with = scene;
    with.play(&["0 put 2,4"]);
    assert_eq!(with.legal(RED), ["special none", "special barrel"]);
    with.play(&["0 special barrel"]);
    assert_eq!((with.state.barrels[0], with.state.stage), (0, Stage::Draw));
}

#[test]
fn glory_special_03_the_2_draws_three_and_keeps_one() {
    let mut scene = Scene::of(4).arrives(RED, "red-2", 8);
    scene.play(&["0 put 2,5"]);
    assert_eq!(scene.legal(RED), ["special none", "special barrel"]);
    assert_eq!(
        scene.refused("0 special sail"),
        ("GLORY-SPECIAL-03", "barrels-only")
    );
    scene.play(&["0 special barrel", "* drew ruby", "* drew spice"]);
    assert_eq!(
        scene
            .outcomes()
            .iter()
            .map(|&(_, weight)| weight)
            .collect::<Vec<_>>(),
        [6, 6, 7, 7, 7]
    );
    assert_eq!(
        scene.refused("0 keep ruby"),
        ("GLORY-SPECIAL-03", "luck-comes-first")
    );
    scene.play(&["* drew crown"]);
    assert_eq!(scene.legal(RED), ["keep ruby", "keep spice", "keep crown"]);
    assert_eq!(
        scene.refused("0 keep doubloon"),
        ("GLORY-SPECIAL-03", "not-drawn")
    );
    scene.play(&["0 keep spice"]);
    assert_eq!(scene.state.treasures[0], treasures("spice"));
    assert_eq!(scene.state.bag().counts(), [7, 6, 7, 7, 7]);
    assert_eq!((scene.state.barrels[0], scene.state.circles[0]), (0, 9));
}

/// Red has placed a pirate with the 2; so much is in the bag.
fn second_card(left: &str) -> Scene {
    let scene = Scene::of(4).bag_left(YELLOW, left);
    let mut scene = scene.arrives(RED, "red-2", 8);
    scene.play(&["0 put 2,5"]);
    scene
}

// rules: GLORY-TV-21 GLORY-SPECIAL-03
#[test]
fn the_2_draws_what_is_left_in_the_bag() {
    let mut scene = second_card("ruby crown");
    scene.play(&["0 special barrel", "* drew ruby", "* drew crown"]);
    assert_eq!(scene.legal(RED), ["keep ruby", "keep crown"]);
    scene.play(&["0 keep crown"]);
    assert_eq!(scene.state.treasures[0], treasures("crown"));
    assert_eq!(scene.state.bag(), treasures("ruby"));
    // One is kept without asking.
    let mut scene = second_card("ruby");
    scene.play(&["0 special barrel", "* drew ruby"]);
    assert!(is_over(&scene));
    assert_eq!(scene.state.treasures[0], treasures("ruby"));
    // For none nobody would pay.
    assert!(is_over(&second_card("")));
}

#[test]
fn glory_special_04_the_3_places_another_pirate_in_the_line() {
    let mut scene = Scene::of(4).arrives(RED, "red-3a", 8);
    scene.play(&["0 put 2,5"]);
    assert_eq!(scene.legal(RED), BOTH_WAYS);
    let mut sail = scene.clone();
    sail.play(&["0 special sail"]);
    assert_eq!((sail.state.barrels[0], sail.state.circles[0]), (1, 12));
    scene.play(&["0 special barrel"]);
    assert_eq!((scene.state.barrels[0], scene.state.circles[0]), (0, 10));
    for scene in [&scene, &sail] {
        assert_eq!(scene.legal(RED), puts("2,3 2,4"));
        assert_eq!(
            scene.refused("0 put 2,2"),
            ("GLORY-PLACE-02", "out-of-range")
        );
        assert_eq!(
            scene.refused("0 put 3,5"),
            ("GLORY-PLACE-01", "not-in-line")
        );
    }
    // Without a barrel the circles are left.
    let mut scene = Scene::of(4).barrels(RED, 0).arrives(RED, "red-3a", 8);
    scene.play(&["0 put 2,5"]);
    assert_eq!(scene.legal(RED), ["special none", "special sail"]);
    assert_eq!(
        scene.refused("0 special barrel"),
        ("GLORY-SPECIAL-04", "no-barrel")
    );
}

#[test]
fn glory_special_04_rules_of_placing_hold_for_the_second_pirate() {
    // Beyond the range the next cell, after the first pirate took the last.
    let mut scene = Scene::of(4)
        .pirates(GREEN, "2,3 2,4")
        .arrives(RED, "red-3a", 8);
    scene.play(&["0 put 2,5", "0 special barrel"]);
    assert_eq!(scene.legal(RED), puts("2,2"));
    // With no cell left in the line the action is not offered.
    let mut scene = Scene::of(4)
        .pirates(GREEN, "2,3 2,4")
        .pirates(YELLOW, "2,1 2,2")
        .arrives(RED, "red-3a", 8);
    scene.play(&["0 put 2,5"]);
    assert!(is_over(&scene));
    // With an empty supply a pirate is lifted, the first one too.
    let mut scene = Scene::of(4)
        .pirates(RED, "1,1 3,3 4,4 5,1")
        .arrives(RED, "red-3a", 8);
    scene.play(&["0 put 2,5", "0 special barrel"]);
    let own = ["1,1", "2,5", "3,3", "4,4", "5,1"];
    assert_eq!(scene.legal(RED), own.map(|cell| format!("lift {cell}")));
    scene.play(&["0 lift 2,5"]);
    assert_eq!(scene.legal(RED), puts("2,3 2,4"));
}

#[test]
fn glory_special_05_the_4_moves_a_pirate_to_any_empty_cell() {
    let mut scene = Scene::of(4)
        .pirates(RED, "5,1")
        .pirates(GREEN, "1,1")
        .arrives(RED, "red-4", 8);
    scene.play(&["0 put 2,4"]);
    assert_eq!(scene.legal(RED), BOTH_WAYS);
    let mut barrel = scene.clone();
    barrel.play(&["0 special barrel"]);
    assert_eq!((barrel.state.barrels[0], barrel.state.circles[0]), (1, 11));
    scene.play(&["0 special sail"]);
    assert_eq!((scene.state.barrels[0], scene.state.circles[0]), (2, 13));
    // The pirate of this turn is one of them; others' are not.
    assert_eq!(scene.legal(RED), ["lift 2,4", "lift 5,1"]);
    assert_eq!(
        scene.refused("0 lift 1,1"),
        ("GLORY-SPECIAL-05", "not-your-pirate")
    );
    assert_eq!(
        scene.refused("0 put 4,5"),
        ("GLORY-SPECIAL-05", "lift-first")
    );
    scene.play(&["0 lift 5,1"]);
    assert_eq!(scene.legal(RED), all_but("1,1 2,4 5,1"));
    assert_eq!(
        scene.refused("0 put 5,1"),
        ("GLORY-SPECIAL-05", "same-cell")
    );
    assert_eq!(scene.refused("0 put 1,1"), ("GLORY-PLACE-01", "cell-taken"));
    scene.play(&["0 put 4,5"]);
    assert_eq!(scene.state.pirates[0], cells("2,4 4,5"));
    assert_eq!(scene.glory(RED), 1, "the new cell is a field");
    assert!(is_over(&scene));
}

#[test]
fn glory_special_05_without_a_barrel_circles_are_left() {
    let mut scene = Scene::of(4).barrels(RED, 0).arrives(RED, "red-4", 8);
    scene.play(&["0 put 2,5"]);
    assert_eq!(scene.legal(RED), ["special none", "special sail"]);
    assert_eq!(
        scene.refused("0 special barrel"),
        ("GLORY-SPECIAL-05", "no-barrel")
    );
}

// rules: GLORY-TV-24 GLORY-SPECIAL-05
#[test]
fn the_only_pirate_may_go_everywhere_else() {
    for (side, targets, elsewhere) in [("front", 24, "2,5"), ("back", 23, "2,5 3,3")] {
        let mut scene = Scene::with(&[("side", side)]).arrives(RED, "red-4", 8);
        scene.play(&["0 put 2,5", "0 special barrel"]);
        assert_eq!(scene.legal(RED), ["lift 2,5"]);
        scene.play(&["0 lift 2,5"]);
        assert_eq!(scene.legal(RED), all_but(elsewhere));
        assert_eq!(scene.legal(RED).len(), targets);
    }
}

// rules: GLORY-TV-23 GLORY-SPECIAL-05
#[test]
fn without_a_pirate_on_the_board_nothing_is_moved() {
    let scene = full_row().arrives(RED, "red-4", 8);
    assert!(scene.open().contains(&Open::PlacementLost(Seat(RED))));
    assert!(scene.state.pirates[0].is_empty());
    assert_eq!(scene.state.barrels[0], 1);
    assert!(is_over(&scene));
}

#[test]
fn glory_special_06_the_1_and_the_5_have_no_action() {
    for (seat, card, next) in [(YELLOW, "yellow-1", RED), (RED, "red-5", YELLOW)] {
        let mut scene = Scene::of(4).barrels(seat, 3).arrives(seat, card, 8);
        scene.play(&[&format!("{seat} put 2,5")]);
        assert_eq!(
            (scene.state.stage, scene.state.turn),
            (Stage::Sail, Seat(next))
        );
        assert_eq!(scene.state.barrels[usize::from(seat)], 3);
    }
}

// rules: GLORY-TV-06 GLORY-SPECIAL-07
#[test]
fn nobody_sinks_by_paying() {
    let third_card = |circle: u8, barrels: u8| {
        let scene = Scene::of(4).circle(RED, circle - 3).barrels(RED, barrels);
        let mut scene = scene.arrives(RED, "red-3a", 8);
        assert_eq!(scene.state.circles[0], circle);
        scene.play(&["0 put 2,5"]);
        scene
    };
    assert!(is_over(&third_card(35, 0)), "35 + 2 is the last circle");
    let scene = third_card(35, 1);
    assert_eq!(scene.legal(RED), ["special none", "special barrel"]);
    assert_eq!(
        scene.refused("0 special sail"),
        ("GLORY-SPECIAL-07", "would-sink")
    );
    let mut scene = third_card(34, 0);
    assert_eq!(scene.legal(RED), ["special none", "special sail"]);
    scene.play(&["0 special sail", "0 put 2,4"]);
    assert_eq!(scene.state.circles[0], 36);
    assert!(scene.state.afloat.has(Seat(RED)));
}

#[test]
fn glory_special_08_circles_are_paid_not_points() {
    let mut scene = Scene::of(4).circle(RED, 25).arrives(RED, "red-3a", 8);
    assert_eq!(STANDARD.track_value(scene.state.circles[0]), -5);
    scene.play(&["0 put 2,5", "0 special sail"]);
    assert_eq!(scene.state.circles[0], 30);
    assert_eq!(STANDARD.track_value(scene.state.circles[0]), -9);
}

#[test]
fn glory_special_09_a_lost_placement_does_not_cancel_the_action() {
    let mut scene = full_row().arrives(RED, "red-2", 8);
    assert!(scene.open().contains(&Open::PlacementLost(Seat(RED))));
    assert_eq!(scene.legal(RED), ["special none", "special barrel"]);
    scene.play(&["0 special barrel"]);
    assert_eq!(scene.state.stage, Stage::Draw);
    let mut scene = full_row().pirates(RED, "5,1").arrives(RED, "red-4", 8);
    assert!(scene.open().contains(&Open::PlacementLost(Seat(RED))));
    assert_eq!(scene.legal(RED), BOTH_WAYS);
    scene.play(&["0 special sail", "0 lift 5,1", "0 put 4,5"]);
    assert!(scene.state.pirates[0].has(cell("4,5")));
    // The 3 has no cell to go to.
    assert!(is_over(
        &full_row().pirates(RED, "5,1").arrives(RED, "red-3a", 8)
    ));
}
