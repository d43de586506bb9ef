//! Full islands are scored (GLORY-ISLAND). The whole table of distributions
//! stands in `island_table`.

use tortuga_core::Seat;
use tortuga_glory::{Open, PLAYERS, Stage};

use crate::common::{GREEN, RED, Scene, cell, cells};

/// An island of each size on the front: its size and letter, the cell that is
/// filled last, the space in front of it, and the other cells.
const ISLANDS: [(u8, char, &str, u8, &str); 4] = [
    (3, 'C', "1,4", 4, "1,5 2,5"),
    (4, 'A', "1,1", 1, "2,1 2,2 3,1"),
    (5, 'E', "5,1", 17, "4,3 4,4 5,2 5,3"),
    (6, 'B', "1,3", 3, "1,2 2,3 2,4 3,4 3,5"),
];

/// The active player fills an island of this size; everybody has so many
/// pirates on it then. A 5 sails, which has no action to be paid for.
fn fill(size: u8, pirates: [u8; PLAYERS], active: usize) -> Scene {
    let island = ISLANDS.iter().find(|island| island.0 == size);
    let &(_, _, last, space, others) = island.expect("there is one of each size");
    let mut before = pirates;
    before[active] -= 1;
    let mut others = cells(others).iter();
    let mut scene = Scene::of(4);
    for (seat, count) in before.into_iter().enumerate() {
        for cell in others.by_ref().take(usize::from(count)) {
            scene.state.pirates[seat] = scene.state.pirates[seat].with(cell);
        }
    }
    assert_eq!(others.next(), None, "one cell is left to be filled");
    let card = ["red-5", "green-5", "yellow-5", "blue-5"][active];
    let mut scene = scene.arrives(active as u8, card, space);
    scene.play(&[&format!("{active} put {last}")]);
    scene
}

/// Glory, and the extra glory in it, of the only island that was scored.
pub(crate) fn scored(scene: &Scene) -> ([u8; PLAYERS], u8) {
    let of = |open: Open| {
        let Open::IslandScored { glory, extra, .. } = open else {
            return None;
        };
        Some((glory, extra))
    };
    let scored: Vec<_> = scene.open().into_iter().filter_map(of).collect();
    let [scored] = scored[..] else {
        panic!("one island is scored: {scored:?}");
    };
    assert_eq!(scene.state.islands, scored.0.map(u16::from));
    scored
}

/// Whoever fills the island gets `extra` more than this.
#[track_caller]
pub(crate) fn check(size: u8, pirates: [u8; PLAYERS], glory: [u8; PLAYERS], extra: u8) {
    let participants = (0..PLAYERS).filter(|&seat| pirates[seat] > 0);
    for active in participants {
        let mut expected = glory;
        expected[active] += extra;
        let scene = fill(size, pirates, active);
        assert_eq!(
            scored(&scene),
            (expected, extra),
            "{pirates:?} on an island of {size}, filled by {active}"
        );
    }
}

#[test]
fn the_islands_of_these_tests_are_those_of_the_board() {
    let state = Scene::of(4).state;
    for (size, letter, last, _, others) in ISLANDS {
        let island = state.board().island_of(cell(last)).unwrap();
        let cells = cells(others).with(cell(last));
        assert_eq!((island.letter(), cells.count()), (letter, size));
        assert_eq!(state.board().islands[island.index()], cells);
    }
}

#[test]
fn glory_island_01_at_the_end_of_the_turn_not_before() {
    let mut scene = Scene::of(4)
        .pirates(GREEN, "1,5 2,5")
        .ship(RED, 3)
        .cards("red-5 green-1 yellow-1 blue-1");
    scene.play(&["0 stopover 1", "0 put 1,4"]);
    assert_eq!(
        (scene.state.islands, scene.state.occupied().count()),
        ([0; 4], 3)
    );
    // The full island still has its pirates, and their field its glory.
    scene.play(&["0 leg 4"]);
    assert_eq!((scene.glory(GREEN), scene.state.islands), (1, [0; 4]));
    scene.play(&["0 put 2,4"]);
    assert_eq!(scored(&scene), ([2, 4, 0, 0], 0));
    assert_eq!(scene.state.occupied(), cells("2,4"));
}

#[test]
fn glory_island_01_what_is_not_full_is_not_scored() {
    // All but one cell of island B, and pirates all around.
    let mut scene = Scene::of(4)
        .pirates(GREEN, "1,2 1,3 2,3 2,4 3,4")
        .arrives(RED, "red-5", 8);
    scene.play(&["0 put 2,5"]);
    assert_eq!(scene.state.islands, [0; 4]);
    assert_eq!(scene.state.stage, Stage::Sail);
    assert_eq!(scene.state.occupied().count(), 6);
}

#[test]
fn glory_island_03_who_is_not_on_the_island_takes_no_part() {
    // Green and yellow have pirates elsewhere; all who take part are tied.
    let mut scene = Scene::of(4)
        .pirates(RED, "2,1")
        .pirates(3, "2,2 3,1")
        .pirates(GREEN, "5,5")
        .pirates(2, "3,3")
        .arrives(RED, "red-5", 1);
    scene.play(&["0 put 1,1"]);
    assert_eq!(scored(&scene), ([5, 0, 0, 4], 1));
}

#[test]
fn glory_island_04_first_second_and_third() {
    check(6, [1, 3, 0, 2], [3, 9, 0, 6], 0);
    check(5, [0, 2, 3, 0], [0, 4, 6, 0], 0);
    check(4, [3, 0, 0, 1], [5, 0, 0, 3], 0);
    check(3, [1, 2, 0, 0], [2, 4, 0, 0], 0);
    // The third prize is nobody's with two participants.
    check(6, [1, 0, 5, 0], [6, 0, 9, 0], 0);
}

#[test]
fn glory_island_05_all_tied_share_all_prizes_and_one_more_for_the_active() {
    check(3, [1, 1, 0, 1], [2, 2, 0, 2], 1);
    check(4, [0, 2, 2, 0], [0, 4, 4, 0], 1);
    check(4, [1, 1, 1, 1], [2, 2, 2, 2], 1);
    check(6, [2, 0, 2, 2], [6, 0, 6, 6], 1);
}

// rules: GLORY-EX-06 GLORY-ISLAND-06
#[test]
fn tie_for_first_on_the_island_of_5() {
    check(5, [2, 0, 2, 1], [5, 0, 5, 2], 0);
}

// rules: GLORY-EX-05 GLORY-ISLAND-07
#[test]
fn tie_for_second_on_the_island_of_4() {
    check(4, [1, 0, 2, 1], [2, 0, 5, 2], 0);
}

// rules: GLORY-EX-07 GLORY-ISLAND-07
#[test]
fn tie_for_second_on_the_island_of_5() {
    check(5, [1, 0, 3, 1], [3, 0, 6, 3], 0);
}

// rules: GLORY-EX-08 GLORY-ISLAND-06 GLORY-ISLAND-08
#[test]
fn ties_for_first_and_third_on_the_island_of_6() {
    check(6, [2, 1, 2, 1], [8, 2, 8, 2], 0);
}

// rules: GLORY-EX-09 GLORY-ISLAND-07
#[test]
fn three_tied_for_second_on_the_island_of_6() {
    check(6, [1, 1, 3, 1], [3, 3, 9, 3], 0);
}

#[test]
fn glory_island_09_alone_for_the_first_prize_only() {
    check(3, [3, 0, 0, 0], [4, 0, 0, 0], 0);
    check(4, [0, 4, 0, 0], [0, 5, 0, 0], 0);
    check(5, [0, 0, 0, 5], [0, 0, 0, 6], 0);
}

// rules: GLORY-TV-15 GLORY-ISLAND-10
#[test]
fn three_against_three_share_all_three_prizes() {
    assert_eq!(scored(&fill(6, [3, 0, 0, 3], 0)), ([10, 0, 0, 9], 1));
    assert_eq!(scored(&fill(6, [3, 0, 0, 3], 3)), ([9, 0, 0, 10], 1));
}

#[test]
fn glory_island_11_pirates_go_home_and_the_island_is_scored_again() {
    let mut scene = Scene::of(4)
        .pirates(RED, "1,5 5,1")
        .pirates(GREEN, "2,5")
        .ship(RED, 3)
        .ship(GREEN, 3)
        .cards("red-5 green-5 yellow-1 blue-1");
    scene.play(&["0 sail 1", "0 put 1,4"]);
    assert_eq!(scored(&scene), ([4, 2, 0, 0], 0));
    assert_eq!(scene.state.pirates[0], cells("5,1"), "on another island");
    let supplies = [RED, GREEN].map(|seat| scene.state.supply(Seat(seat)));
    assert_eq!(supplies, [4, 5]);
    // Green fills it once more, with a pirate that was on it before.
    let mut scene = scene.pirates(RED, "1,5").pirates(GREEN, "2,5");
    scene.play(&["1 sail 1", "1 put 1,4"]);
    assert_eq!(scene.state.islands, [4 + 2, 2 + 4, 0, 0]);
    assert_eq!(scene.state.occupied(), cells("5,1"));
}
