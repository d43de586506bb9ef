//! Pirates go ashore (GLORY-PLACE).

use std::collections::BTreeSet;

use tortuga_core::{QuickLuck, Seat};
use tortuga_glory::{Cells, Open, PLAYERS, Stage, State};

use crate::common::{BLUE, GREEN, RED, Scene, YELLOW, all_variants, cells, puts};

/// Row 2 is full of pirates of red's rivals.
pub(crate) fn full_row() -> Scene {
    Scene::of(4)
        .pirates(GREEN, "2,1 2,5")
        .pirates(YELLOW, "2,2 2,4")
        .pirates(BLUE, "2,3")
}

/// Everything but glory, which ships of rivals may earn for pirates on fields.
fn belongings(state: &State) -> ([Cells; PLAYERS], [u8; PLAYERS], u8) {
    (state.pirates, state.barrels, state.taken())
}

#[test]
fn glory_place_01_one_pirate_on_an_empty_cell_of_the_line() {
    let mut scene = Scene::of(4)
        .pirates(YELLOW, "2,5")
        .arrives(RED, "red-3a", 8);
    assert_eq!(scene.legal(RED), puts("2,3 2,4"));
    assert_eq!(scene.refused("0 put 2,5"), ("GLORY-PLACE-01", "cell-taken"));
    assert_eq!(
        scene.refused("0 put 3,5"),
        ("GLORY-PLACE-01", "not-in-line")
    );
    // It cannot be left.
    assert_eq!(
        scene.refused("0 special none"),
        ("GLORY-PLACE-01", "other-step-is-due")
    );
    scene.play(&["0 put 2,4"]);
    let [red, _, yellow, _] = scene.state.pirates;
    assert_eq!((red, yellow), (cells("2,4"), cells("2,5")));
    // It was one.
    assert_eq!(
        scene.refused("0 put 2,3"),
        ("GLORY-SPECIAL-01", "other-step-is-due")
    );
}

#[test]
fn glory_place_01_one_at_every_stop() {
    let mut scene = Scene::of(4)
        .ship(RED, 6)
        .cards("red-5 green-1 yellow-1 blue-1");
    scene.play(&["0 stopover 1"]);
    assert_eq!(scene.legal(RED), puts("1,1 1,2 1,3 1,4 1,5"));
    scene.play(&["0 put 1,3", "0 leg 1"]);
    assert_eq!(scene.legal(RED), puts("2,1 2,2 2,3 2,4 2,5"));
    scene.play(&["0 put 2,2"]);
    assert_eq!(scene.state.pirates[0], cells("1,3 2,2"));
    assert_eq!(scene.state.turn, Seat(YELLOW));
}

#[test]
fn glory_place_02_the_value_of_the_card_is_the_range() {
    // Column 5 from below.
    for (card, reached, too_far) in [
        ("yellow-1", "5,5", "4,5"),
        ("yellow-2", "5,5 4,5", "3,5"),
        ("yellow-3a", "5,5 4,5 3,5", "2,5"),
        ("yellow-3b", "5,5 4,5 3,5", "2,5"),
        ("yellow-4", "5,5 4,5 3,5 2,5", "1,5"),
    ] {
        let scene = Scene::of(4).arrives(YELLOW, card, 13);
        assert_eq!(scene.legal(YELLOW), puts(reached), "{card}");
        assert_eq!(
            scene.refused(&format!("2 put {too_far}")),
            ("GLORY-PLACE-02", "out-of-range"),
            "{card}"
        );
    }
    let scene = Scene::of(4).arrives(YELLOW, "yellow-5", 13);
    assert_eq!(scene.legal(YELLOW), puts("5,5 4,5 3,5 2,5 1,5"));
    // What is taken still counts for the distance.
    let scene = Scene::of(4)
        .pirates(RED, "5,5 3,5")
        .arrives(YELLOW, "yellow-4", 13);
    assert_eq!(scene.legal(YELLOW), puts("4,5 2,5"));
}

#[test]
fn glory_place_03_beyond_the_range_only_the_next_empty_cell() {
    // Row 3 from the right.
    for (taken, card, forced, further) in [
        ("3,5", "yellow-1", "3,4", "3,3"),
        ("3,5 3,4", "yellow-1", "3,3", "3,2"),
        ("3,5 3,4", "yellow-2", "3,3", "3,1"),
        ("3,5 3,4 3,3", "yellow-3a", "3,2", "3,1"),
    ] {
        let scene = Scene::of(4).pirates(RED, taken).arrives(YELLOW, card, 9);
        assert_eq!(scene.legal(YELLOW), puts(forced), "{taken} {card}");
        assert_eq!(
            scene.refused(&format!("2 put {further}")),
            ("GLORY-PLACE-03", "not-nearest"),
            "{taken} {card}"
        );
    }
    let scene = Scene::of(4)
        .pirates(RED, "3,5 3,4 3,3 3,2")
        .arrives(YELLOW, "yellow-4", 9);
    assert_eq!(scene.legal(YELLOW), puts("3,1"));
}

// rules: GLORY-PLACE-04 GLORY-TV-09
#[test]
fn in_a_full_line_the_placement_is_lost() {
    for own in ["", "1,1 1,3 3,3 4,4 5,1"] {
        let scene = full_row().pirates(RED, own);
        let before = belongings(&scene.state);
        let scene = scene.arrives(RED, "red-3a", 8);
        assert!(scene.open().contains(&Open::PlacementLost(Seat(RED))));
        assert!(
            !scene
                .open()
                .iter()
                .any(|open| matches!(open, Open::Lifted { .. }))
        );
        assert_eq!(belongings(&scene.state), before, "{own:?}");
        assert_eq!(scene.glory(RED), 0);
        assert_eq!(
            (scene.state.stage, scene.state.turn),
            (Stage::Sail, Seat(YELLOW))
        );
    }
}

// rules: GLORY-PLACE-05 GLORY-TV-10
#[test]
fn with_an_empty_supply_any_own_pirate_is_lifted_first() {
    let own = ["1,1", "2,3", "3,3", "4,4", "5,1"];
    let scene = Scene::of(4)
        .pirates(RED, &own.join(" "))
        .pirates(GREEN, "1,2")
        .arrives(RED, "red-3a", 8);
    assert_eq!(scene.legal(RED), own.map(|cell| format!("lift {cell}")));
    assert_eq!(scene.refused("0 put 2,4"), ("GLORY-PLACE-05", "lift-first"));
    assert_eq!(
        scene.refused("0 lift 1,2"),
        ("GLORY-PLACE-05", "not-your-pirate")
    );
    let mut ends = BTreeSet::new();
    for from in own {
        for (to, glory, barrels) in [("2,4", 0, 2), ("2,5", 1, 1)] {
            let mut scene = scene.clone();
            scene.play(&[&format!("0 lift {from}")]);
            assert_eq!(scene.legal(RED), puts("2,4 2,5"), "after {from}");
            scene.play(&[&format!("0 put {to}")]);
            // The reward is the usual one.
            assert_eq!((scene.glory(RED), scene.state.barrels[0]), (glory, barrels));
            assert!(scene.state.pirates[0].has(crate::common::cell(to)));
            assert_eq!(scene.state.pirates[0].count(), 5);
            ends.insert(scene.state.pirates[0].0);
        }
    }
    assert_eq!(ends.len(), 10);
}

#[test]
fn glory_place_05_with_a_pirate_in_the_supply_none_is_lifted() {
    let scene = Scene::of(4)
        .pirates(RED, "1,1 2,3 3,3 4,4")
        .arrives(RED, "red-3a", 8);
    assert_eq!(scene.legal(RED), puts("2,4 2,5"));
    assert_eq!(
        scene.refused("0 lift 1,1"),
        ("GLORY-PLACE-05", "supply-first")
    );
}

#[test]
fn glory_place_06_the_cell_it_left_is_no_target() {
    let mut scene = Scene::of(4)
        .pirates(YELLOW, "1,1 2,5 3,3 4,4 5,1")
        .arrives(YELLOW, "yellow-1", 8);
    // Without the pirate on 2,5 the range of 1 would reach no further.
    scene.play(&["2 lift 2,5"]);
    assert_eq!(scene.legal(YELLOW), puts("2,4"));
    assert_eq!(scene.refused("2 put 2,5"), ("GLORY-PLACE-06", "same-cell"));
    scene.play(&["2 put 2,4"]);
    assert_eq!(scene.state.pirates[2], cells("1,1 2,4 3,3 4,4 5,1"));
}

#[test]
fn glory_place_07_no_pirate_is_lifted_to_make_room() {
    let scene = Scene::of(4)
        .pirates(RED, "1,3 2,1 2,5 4,4 5,1")
        .pirates(GREEN, "2,2")
        .pirates(YELLOW, "2,3 2,4");
    let before = belongings(&scene.state);
    let scene = scene.arrives(RED, "red-2", 8);
    assert!(scene.open().contains(&Open::PlacementLost(Seat(RED))));
    assert_eq!(belongings(&scene.state), before);
    assert_eq!(scene.state.stage, Stage::Special);
}

/// Red's last pirate fills island C, and a second one is paid for.
fn island_c_is_full() -> Scene {
    let mut scene = Scene::of(4)
        .pirates(RED, "1,4 3,1 4,4 5,1")
        .pirates(GREEN, "1,5")
        .arrives(RED, "red-3a", 8);
    scene.play(&["0 put 2,5", "0 special barrel"]);
    scene
}

// rules: GLORY-TV-12 GLORY-PLACE-08
#[test]
fn a_pirate_that_leaves_opens_the_island_again_and_scores_nothing() {
    let mut scene = island_c_is_full();
    scene.play(&["0 lift 1,4"]);
    assert_eq!(scene.glory(RED), 1, "for the field, not for leaving");
    assert_eq!(scene.legal(RED), puts("2,3 2,4"));
    scene.play(&["0 put 2,4"]);
    assert!(!scene.open().iter().any(is_scored));
    assert_eq!((scene.glory(RED), scene.glory(GREEN)), (1, 0));
    assert_eq!(scene.state.pirates[0], cells("2,4 2,5 3,1 4,4 5,1"));
    assert_eq!(scene.state.pirates[1], cells("1,5"));
    assert_eq!(scene.state.turn, Seat(YELLOW));
    // Any other pirate leaves it full.
    let mut scene = island_c_is_full();
    scene.play(&["0 lift 3,1", "0 put 2,4"]);
    assert!(scene.open().iter().any(is_scored));
    assert_eq!((scene.glory(RED), scene.glory(GREEN)), (1 + 4, 2));
}

fn is_scored(open: &Open) -> bool {
    matches!(open, Open::IslandScored { .. })
}

#[test]
fn glory_place_09_pirates_of_a_full_island_are_not_back_before_it_is_scored() {
    let mut scene = island_c_is_full();
    assert_eq!(scene.state.supply(Seat(RED)), 0);
    let lifts = ["1,4", "2,5", "3,1", "4,4", "5,1"];
    assert_eq!(scene.legal(RED), lifts.map(|cell| format!("lift {cell}")));
    scene.play(&["0 lift 5,1", "0 put 2,4"]);
    assert_eq!(scene.state.supply(Seat(RED)), 2);
}

#[test]
fn glory_place_10_a_lifted_pirate_still_holds_its_cell() {
    let mut scene = Scene::of(4)
        .pirates(RED, "1,1 2,4 3,3 4,4 5,1")
        .arrives(RED, "red-3a", 8);
    scene.play(&["0 lift 2,4"]);
    assert_eq!(scene.state.pirates[0].count(), 5);
    assert_eq!(scene.state.supply(Seat(RED)), 0);
    assert!(scene.seen_by(GREEN).pirates[0].has(crate::common::cell("2,4")));
    assert_eq!(scene.legal(RED), puts("2,3 2,5"));
}

#[test]
fn glory_place_10_no_pirate_is_lost_or_born() {
    for (seed, settings) in (0..).zip(all_variants()) {
        let mut luck = QuickLuck::new(seed);
        for _ in 0..8 {
            let mut scene = Scene::with(&settings);
            let mut ashore = [0; PLAYERS];
            while scene.state.stage != Stage::Over {
                scene.events.clear();
                scene.random_step(&mut luck);
                for open in scene.open() {
                    count(&mut ashore, &open);
                }
                assert_eq!(scene.state.pirates.map(Cells::count), ashore);
                for seat in scene.state.afloat.iter() {
                    let all = if scene.state.is_henry(seat) { 8 } else { 5 };
                    assert_eq!(scene.state.supply(seat) + ashore[seat.index()], all);
                }
            }
        }
    }
}

/// How many pirates everybody has ashore after this.
fn count(ashore: &mut [u8; PLAYERS], open: &Open) {
    if let Open::Placed {
        seat, from: None, ..
    } = open
    {
        ashore[seat.index()] += 1;
    } else if let Open::IslandScored { pirates, .. } = open {
        for (ashore, pirates) in ashore.iter_mut().zip(pirates) {
            *ashore -= pirates;
        }
    } else if let Open::Sunk { seat } = open {
        ashore[seat.index()] = 0;
    }
}
