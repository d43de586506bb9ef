//! Captain Henry Morgan, who sails along with two.

use crate::common::{Scene, cells, treasures};
use tortuga_core::{QuickLuck, Seat, ToAct, Viewer};
use tortuga_glory::{Cells, HENRY, Heard, Open, Stage, Treasures};

const RED: u8 = 0;
const YELLOW: u8 = 1;
const GREEN: u8 = 2;

/// Henry has this card and acts first, from where his ship lies.
fn henry_plays(scene: Scene, card: &str) -> Scene {
    scene.cards(&format!("red-1 yellow-1 {card}"))
}

/// Eight pirates that fill no island.
const EIGHT: &str = "1,3 1,4 2,4 2,5 3,2 3,5 4,3 4,5";

#[test]
fn glory_2p_01_he_has_eight_pirates_and_never_a_barrel() {
    let state = Scene::of(2).state;
    assert_eq!((state.supply(HENRY), state.all_pirates(Seat(RED))), (8, 5));
    for seed in 0..10 {
        let mut scene = Scene::of(2);
        let mut luck = QuickLuck::new(seed);
        while scene.state.stage != Stage::Over {
            scene.random_step(&mut luck);
            assert_eq!(scene.state.barrels[2..], [0, 0]);
        }
        let state = scene.state;
        assert!(state.sailed[2] > 0 && state.circles[2] >= state.sailed[2]);
    }
    // All eight can stand on the board.
    let scene = Scene::of(2).pirates(GREEN, "1,3 1,4 2,4 2,5 3,2 3,5 4,3");
    let scene = henry_plays(scene, "green-2");
    assert_eq!(
        (scene.state.pirates[2].count(), scene.state.supply(HENRY)),
        (8, 0)
    );
}

// ---- his turn

#[test]
fn glory_2p_07_he_sails_the_whole_card() {
    for (card, sailed) in [
        ("green-1", 1),
        ("green-2", 2),
        ("green-3b", 3),
        ("green-4", 4),
    ] {
        let scene = Scene::of(2).cards(&format!("red-5 yellow-5 {card}"));
        let mut scene = scene;
        scene.on_until(|state| state.turn == HENRY);
        assert_eq!(scene.state.sailed[2], sailed);
    }
    // With a 5 he stops over after one space.
    let scene = henry_plays(Scene::of(2).ship(GREEN, 12), "green-5");
    let legs: Vec<(u8, u8, bool)> = scene.open().iter().filter_map(leg).collect();
    assert_eq!(legs, [(1, 13, true), (4, 17, false)]);
}

/// How far he sailed, where to, and whether it is a stopover.
fn leg(open: &Open) -> Option<(u8, u8, bool)> {
    let &Open::Sailed {
        seat: HENRY,
        steps,
        space,
        stopover,
    } = open
    else {
        return None;
    };
    Some((steps, space.0, stopover))
}

// rules: GLORY-TV-16 GLORY-2P-07 GLORY-2P-08
#[test]
fn his_5_from_home() {
    let scene = Scene::of(2).pirates(RED, "3,1").pirates(YELLOW, "2,5");
    let mut scene = henry_plays(scene, "green-5");
    assert_eq!(scene.state.pirates[2], cells("1,1 1,5"));
    assert_eq!([scene.glory(RED), scene.glory(YELLOW)], [0, 1]);
    assert_eq!(
        scene.told()[4..],
        [
            "sailed",
            "placed",
            "henry-barrel",
            "sailed",
            "field-glory",
            "placed"
        ]
    );
    // What he draws at the end of his turn he keeps.
    scene.play(&["* drew spice"]);
    assert_eq!(scene.state.treasures[2], treasures("spice"));
    assert_eq!(scene.to_act(), ToAct::One(Seat(YELLOW)));
}

#[test]
fn glory_2p_08_he_takes_the_nearest_empty_cell_however_far() {
    let scene = Scene::of(2)
        .pirates(RED, "1,2 2,2")
        .pirates(YELLOW, "3,2 4,2");
    let scene = henry_plays(scene, "green-2");
    assert_eq!(scene.state.pirates[2], cells("5,2"));
    // Never one further away, also with a 4.
    let scene = henry_plays(Scene::of(2).ship(GREEN, 1).pirates(RED, "1,5"), "green-4");
    assert_eq!(scene.state.pirates[2], cells("2,5"));
    // In a full line he places none.
    let scene = Scene::of(2)
        .pirates(RED, "1,2 2,2")
        .pirates(YELLOW, "3,2 4,2 5,2");
    let scene = henry_plays(scene, "green-2");
    assert_eq!(scene.state.pirates[2], Cells::NONE);
    assert_eq!(scene.told().last().unwrap(), "placement-lost");
}

#[test]
fn glory_2p_09_without_pirates_in_his_supply_he_places_none() {
    let scene = henry_plays(Scene::of(2).pirates(GREEN, EIGHT), "green-2");
    assert_eq!(scene.state.pirates[2], cells(EIGHT));
    assert_eq!(scene.state.stage, Stage::Sail, "no chest either");
    assert_eq!(scene.told()[4..], ["sailed", "placement-lost"]);
    assert_eq!(scene.to_act(), ToAct::One(Seat(YELLOW)));
}

#[test]
fn glory_2p_10_a_chest_gives_him_one_token_face_up() {
    let mut scene = henry_plays(Scene::of(2), "green-2");
    assert_eq!(scene.to_act(), ToAct::Chance);
    scene.play(&["* drew crown"]);
    let told = Heard::Open(Open::HenryTreasure {
        seat: HENRY,
        kind: crate::common::treasure("crown"),
    });
    for viewer in [
        Viewer::Seat(Seat(RED)),
        Viewer::Seat(Seat(YELLOW)),
        Viewer::Spectator,
    ] {
        assert_eq!(scene.heard(viewer), std::slice::from_ref(&told));
        assert_eq!(scene.view(viewer).treasures[2], Some(treasures("crown")));
    }
    assert_eq!(scene.state.bag().count(), 29);
    assert_eq!(scene.to_act(), ToAct::One(Seat(YELLOW)));
    // Out of an empty bag comes nothing.
    let scene = Scene::of(2).change(|state| state.treasures[0] = Treasures::of_each(6));
    let scene = henry_plays(scene, "green-2");
    assert_eq!(scene.told()[4..], ["sailed", "placed", "bag-empty"]);
    assert_eq!(scene.to_act(), ToAct::One(Seat(YELLOW)));
}

#[test]
fn glory_2p_10_a_barrel_gives_him_2_glory_and_a_field_1() {
    for barrels in [1, 4] {
        // With four each the supply is empty.
        let scene = Scene::of(2)
            .ship(GREEN, 22)
            .barrels(RED, barrels)
            .barrels(YELLOW, barrels);
        let scene = scene.change(|state| state.home[1] = 1);
        let scene = scene.pirates(RED, "1,1 2,2 3,3").pirates(YELLOW, "4,4");
        let scene = henry_plays(scene, "green-2");
        let home = u16::from(scene.state.home_glory(HENRY));
        assert_eq!(scene.state.pirates[2], cells("5,5"));
        assert_eq!(scene.glory(GREEN) - home, 2);
        assert_eq!(scene.state.barrels, [barrels, barrels, 0, 0]);
    }
    let scene = henry_plays(Scene::of(2), "green-3a");
    assert_eq!(scene.state.pirates[2], cells("1,3"));
    assert_eq!(scene.glory(GREEN), 1);
}

#[test]
fn glory_2p_11_he_uses_no_special_actions() {
    for (card, cost) in [("green-2", 2), ("green-3a", 3), ("green-4", 4)] {
        let mut scene = henry_plays(Scene::of(2), card);
        scene.on_until(|state| state.turn != HENRY);
        let told = scene.told();
        assert!(
            !told.iter().any(|told| told.starts_with("special")),
            "{told:?}"
        );
        let state = &scene.state;
        assert_eq!((state.circles[2], state.pirates[2].count()), (cost, 1));
        assert_eq!((state.turn, state.stage), (Seat(YELLOW), Stage::Sail));
    }
}

// ---- what he gets

#[test]
fn glory_2p_12_he_takes_part_in_islands_and_fields() {
    // He fills an island on which all three have one pirate.
    let scene = Scene::of(2)
        .ship(GREEN, 3)
        .pirates(RED, "1,4")
        .pirates(YELLOW, "2,5");
    let mut scene = henry_plays(scene, "green-2");
    scene.play(&["* drew ruby"]);
    assert_eq!(scene.state.islands, [2, 2, 3, 0]);
    assert_eq!(scene.state.fields, [0, 1, 0, 0]);
    assert_eq!(scene.state.supply(HENRY), 8);
    // A ship of red pays him for a field.
    let scene = Scene::of(2)
        .pirates(GREEN, "2,2")
        .cards("red-5 yellow-1 green-1");
    let mut scene = scene;
    scene.play(&["0 sail 2"]);
    assert_eq!(scene.glory(GREEN), 1);
}

/// He comes Home first with a 1, after the others' turns.
fn henry_comes_home(islands: [u16; 4]) -> Scene {
    let scene = Scene::of(2)
        .ship(GREEN, 23)
        .circle(GREEN, 25)
        .pirates(GREEN, "3,2");
    let scene = scene.treasures(GREEN, "ruby crown");
    let scene = scene.change(|state| state.islands = islands);
    let mut scene = scene.cards("red-3a yellow-2 green-1");
    scene.play(&[
        "0 sail 3",
        "0 put 2,3",
        "* drew ruby",
        "* drew ruby",
        "0 keep ruby",
    ]);
    scene.play(&["0 special none", "1 sail 2", "1 put 1,2"]);
    scene.play(&[
        "* drew ruby",
        "* drew ruby",
        "1 keep ruby",
        "1 special none",
    ]);
    scene
}

#[test]
fn glory_2p_12_he_ends_the_game_and_is_scored() {
    let scene = henry_comes_home([0, 0, 4, 0]);
    assert_eq!((scene.state.stage, scene.state.round), (Stage::Over, 1));
    assert_eq!(
        scene.sources(2),
        [
            ("islands", 4),
            // The barrel in the corner.
            ("fields", 2),
            ("compass", 0),
            ("home", 6),
            ("pirates", 2),
            ("sailing", -2),
            ("treasures", 3),
            ("barrels", 0),
            ("wrecks", 0),
        ]
    );
    assert_eq!(scene.standings().rows[2].who.neutral, Some("henry"));
    // The others: 21 or 22 of the track, a pirate, a ruby, a barrel.
    let with = |islands| henry_comes_home(islands).result();
    assert_eq!(
        with([0, 0, 4, 0]),
        [(24, 2, false), (25, 1, true), (15, 3, false)]
    );
    assert_eq!(
        with([0, 0, 15, 0]),
        [(24, 3, false), (25, 2, false), (26, 1, true)]
    );
    assert_eq!(
        with([2, 0, 15, 0]),
        [(26, 1, true), (25, 3, false), (26, 1, true)]
    );
}

#[test]
fn glory_2p_13_the_storm_is_no_cell_for_him() {
    let table = [("seats", "2"), ("side", "back")];
    let scene = Scene::with(&table)
        .pirates(RED, "1,3")
        .pirates(YELLOW, "2,3");
    let scene = henry_plays(scene, "green-3a");
    assert_eq!(scene.state.pirates[2], cells("4,3"));
    // With four pirates in the column it is full for him.
    let scene = Scene::with(&table)
        .pirates(RED, "1,3 2,3")
        .pirates(YELLOW, "4,3 5,3");
    let scene = henry_plays(scene, "green-3a");
    assert_eq!(scene.state.pirates[2], Cells::NONE);
    assert_eq!(scene.told().last().unwrap(), "placement-lost");
}
