//! A whole turn with all its steps.

use tortuga_core::Seat;
use tortuga_glory::{Cells, Island, Open};

use crate::common::{BLUE, GREEN, RED, Scene, cells, puts, treasures};

#[test]
fn glory_ex_04_two_islands_filled_in_one_turn() {
    let mut scene = Scene::of(4)
        .ship(RED, 4)
        .pirates(RED, "4,2")
        .pirates(BLUE, "3,2 4,1")
        .pirates(GREEN, "1,4 2,5")
        .cards("red-3a green-1 yellow-1 blue-1");
    assert_eq!(
        (scene.state.barrels[0], scene.state.supply(Seat(RED))),
        (1, 4)
    );

    scene.play(&["0 sail 2"]);
    assert_eq!(scene.glory(RED), 1, "field glory for 4,2");
    assert_eq!(scene.legal(RED), puts("1,5 2,4 3,3"));
    scene.play(&["0 put 1,5", "* drew ruby", "* drew spice", "0 keep ruby"]);
    assert_eq!(
        scene.legal(RED),
        ["special none", "special barrel", "special sail"]
    );
    scene.play(&["0 special barrel"]);
    assert_eq!(scene.legal(RED), puts("2,4 3,3"));
    assert_eq!(scene.glory(RED), 1, "no island is scored yet");
    scene.play(&["0 put 3,3", "* drew crown", "* drew crown", "0 keep crown"]);

    let scored = |island, pirates, glory, extra| Open::IslandScored {
        island: Island(island),
        seat: Seat(RED),
        pirates,
        glory,
        extra,
    };
    let open = scene.open();
    let islands: Vec<&Open> = open
        .iter()
        .filter(|open| matches!(open, Open::IslandScored { .. }))
        .collect();
    let c = scored(2, [1, 2, 0, 0], [2, 4, 0, 0], 0);
    let d = scored(3, [2, 0, 0, 2], [5, 0, 0, 4], 1);
    assert_eq!(islands, [&c, &d]);
    assert_eq!([0, 1, 2, 3].map(|seat| scene.glory(seat)), [8, 4, 0, 4]);

    assert_eq!(scene.state.occupied(), Cells::NONE);
    let supplies = [0, 1, 2, 3].map(|seat| scene.state.supply(Seat(seat)));
    assert_eq!(supplies, [5, 5, 5, 5]);
    assert_eq!(scene.state.barrels[0], 0);
    assert_eq!(scene.state.treasures[0], treasures("ruby crown"));
}

// rules: GLORY-ISLAND-02
#[test]
fn islands_are_scored_by_their_letters_without_asking() {
    // The later island is filled first.
    let mut scene = Scene::of(4)
        .pirates(BLUE, "3,2 4,1 4,2")
        .pirates(GREEN, "1,4 2,5")
        .arrives(RED, "red-3a", 6);
    scene.play(&["0 put 3,3", "* drew ruby", "* drew spice", "0 keep ruby"]);
    scene.play(&["0 special sail", "0 put 1,5"]);
    scene.play(&["* drew ruby", "* drew spice", "0 keep ruby"]);
    let letter = |open: Open| {
        let Open::IslandScored { island, .. } = open else {
            return None;
        };
        Some(island.letter())
    };
    let islands: String = scene.open().into_iter().filter_map(letter).collect();
    assert_eq!(islands, "CD");
    assert_eq!(scene.state.islands, [2 + 3, 4, 0, 5]);
    assert_eq!(scene.state.occupied(), cells(""));
    assert_eq!(scene.state.turn, Seat(2), "the next turn has begun");
}
