//! The back of the board, with its storm (GLORY-STORM).

use tortuga_core::{QuickLuck, Seat};
use tortuga_glory::{Cell, Cells, Icon, Open, Stage};

use crate::common::{BLUE, GREEN, RED, Scene, YELLOW, all_variants, cell, cells, puts};

const STORM: &str = "3,3";

fn back() -> Scene {
    Scene::with(&[("side", "back")])
}

/// `put` on every cell but these and the storm.
fn land_but(names: &str) -> Vec<String> {
    let rest = Cells::ALL.apart_from(cells(names).with(cell(STORM)));
    rest.iter().map(|cell| format!("put {cell}")).collect()
}

/// Column 3 from above, with both cells before the storm taken.
fn before_the_storm() -> Scene {
    back().pirates(GREEN, "1,3 2,3")
}

#[test]
fn glory_storm_01_it_belongs_to_no_island() {
    let state = back().state;
    assert_eq!(state.board().icon(cell(STORM)), Icon::Storm);
    assert_eq!(state.board().island_of(cell(STORM)), None);
    let islands = state.board().islands;
    let all = islands
        .iter()
        .fold(Cells::NONE, |all, &island| all.and(island));
    assert_eq!(all, state.board().land());
    assert_eq!(islands.map(Cells::count), [4, 6, 3, 3, 5, 3]);
    // Island D is full without it, and has the prizes of an island of 3.
    let mut scene = back().pirates(BLUE, "3,2 4,1").arrives(RED, "red-5", 16);
    scene.play(&["0 put 4,2"]);
    assert_eq!(scene.state.islands, [2, 0, 0, 4]);
}

#[test]
fn glory_storm_01_nobody_stays_in_it() {
    let mut visits = 0;
    let on_back = |settings: &[(&str, &str); 3]| settings[1].1 == "back";
    for (seed, settings) in (0..).zip(all_variants().filter(on_back)) {
        let mut luck = QuickLuck::new(seed);
        for _ in 0..8 {
            let mut scene = Scene::with(&settings);
            while scene.state.stage != Stage::Over {
                scene.events.clear();
                scene.random_step(&mut luck);
                assert!(!scene.state.occupied().has(cell(STORM)));
                let into = |open: &Open| matches!(open, Open::IntoStorm(_));
                visits += scene.open().iter().filter(|open| into(open)).count();
            }
        }
    }
    assert!(visits > 100, "{visits}");
}

#[test]
fn glory_storm_02_an_empty_cell_at_distance_three_of_eight_lines() {
    for space in [3, 6, 9, 12, 15, 18, 21, 24] {
        let line: Vec<Cell> = back().edition().sea.lines[space % 24].to_vec();
        assert_eq!(line[2], cell(STORM), "s{space}");
        let arrives = |taken: &[usize], card: &str| {
            let mut scene = back();
            scene.state.pirates[0] = taken.iter().map(|&place| line[place]).collect();
            scene.arrives(YELLOW, card, space as u8).legal(YELLOW)
        };
        let storm = puts(STORM);
        assert!(!arrives(&[], "yellow-2").contains(&storm[0]));
        assert!(arrives(&[], "yellow-3a").contains(&storm[0]));
        assert_eq!(arrives(&[], "yellow-3a").len(), 3);
        assert_eq!(arrives(&[0, 1], "yellow-1"), storm);
        assert_eq!(arrives(&[0, 1], "yellow-3a"), storm);
        // No placement is ever lost here.
        for card in ["yellow-1", "yellow-2", "yellow-3a", "yellow-4", "yellow-5"] {
            assert_eq!(arrives(&[0, 1, 3, 4], card), storm, "s{space} {card}");
        }
    }
}

#[test]
fn glory_storm_02_a_second_pirate_finds_it_empty_again() {
    let mut scene = back()
        .pirates(GREEN, "1,3 2,3 4,3")
        .pirates(BLUE, "5,3")
        .arrives(RED, "red-3a", 3);
    scene.play(&["0 put 3,3", "0 put 4,5", "0 special barrel"]);
    assert_eq!(scene.legal(RED), puts(STORM));
    scene.play(&["0 put 3,3", "0 put 2,5"]);
    assert_eq!(scene.state.pirates[0], cells("2,5 4,5"));
}

// rules: GLORY-TV-18 GLORY-STORM-03
#[test]
fn from_the_storm_to_any_empty_cell() {
    let mut scene = before_the_storm().arrives(RED, "red-3a", 3);
    assert_eq!(scene.legal(RED), puts(STORM));
    scene.play(&["0 put 3,3"]);
    assert_eq!(scene.state.stage, Stage::LeaveStorm);
    assert!(scene.open().contains(&Open::IntoStorm(Seat(RED))));
    assert_eq!(scene.legal(RED), land_but("1,3 2,3"));
    assert_eq!(scene.legal(RED).len(), 22);
    assert_eq!(scene.refused("0 put 3,3"), ("GLORY-STORM-03", "storm"));
    assert_eq!(scene.refused("0 put 1,3"), ("GLORY-PLACE-01", "cell-taken"));
    assert_eq!(
        scene.refused("0 special none"),
        ("GLORY-STORM-03", "other-step-is-due")
    );
    // The reward is that of the last cell: glory, a barrel, treasure.
    let after = |to: &str| {
        let mut scene = scene.clone();
        scene.play(&[&format!("0 put {to}")]);
        assert_eq!(scene.state.pirates[0], cells(to));
        (scene.glory(RED), scene.state.barrels[0], scene.state.stage)
    };
    assert_eq!(after("5,1"), (1, 1, Stage::Special));
    assert_eq!(after("5,5"), (0, 2, Stage::Special));
    assert_eq!(after("5,2"), (0, 1, Stage::Draw));
}

// rules: GLORY-TV-19 GLORY-STORM-02
#[test]
fn the_storm_is_the_next_empty_cell() {
    let scene = before_the_storm().arrives(RED, "red-2", 3);
    assert_eq!(scene.legal(RED), puts(STORM));
    assert_eq!(
        scene.refused("0 put 4,3"),
        ("GLORY-PLACE-03", "not-nearest")
    );
}

#[test]
fn glory_storm_04_not_back_to_where_it_stood() {
    let mut scene = before_the_storm()
        .pirates(RED, "1,1 2,5 3,1 4,4 5,1")
        .arrives(RED, "red-3a", 3);
    scene.play(&["0 lift 5,1", "0 put 3,3"]);
    assert_eq!(scene.legal(RED), land_but("1,1 1,3 2,3 2,5 3,1 4,4 5,1"));
    assert_eq!(scene.refused("0 put 5,1"), ("GLORY-STORM-04", "same-cell"));
    scene.play(&["0 put 5,2"]);
    assert_eq!(scene.state.pirates[0], cells("1,1 2,5 3,1 4,4 5,2"));
}

#[test]
fn glory_storm_05_the_4_does_not_move_a_pirate_into_it() {
    let mut scene = back().arrives(RED, "red-4", 9);
    scene.play(&["0 put 3,5", "0 special sail", "0 lift 3,5"]);
    assert_eq!(scene.legal(RED), land_but("3,5"));
    assert_eq!(scene.refused("0 put 3,3"), ("GLORY-STORM-05", "storm"));
}
