//! Ships sink, and games end because of it.

use crate::common::{BLUE, GREEN, RED, Scene, YELLOW, cells, puts, seats};
use tortuga_core::{Seat, Viewer};
use tortuga_glory::{Cards, Cells, Colour, Open, Stage};

/// Glory of islands for everybody.
fn with_islands(scene: Scene, islands: [u16; 4]) -> Scene {
    scene.change(|state| state.islands = islands)
}

#[test]
fn glory_end_06_the_sunk_score_the_glory_they_had_and_cannot_win() {
    let scene = with_islands(Scene::of(4), [50, 3, 0, 0]).circle(RED, 35);
    let scene = scene.treasures(RED, "ruby crown").pirates(RED, "1,1");
    let scene = scene.circle(GREEN, 31).circle(YELLOW, 31).ship(BLUE, 23);
    let mut scene = scene.cards("red-5 green-5 yellow-4 blue-1");
    assert_eq!(scene.turn_order(), [GREEN, YELLOW, BLUE]);
    assert_eq!(
        scene.refused("0 sail 1"),
        ("GLORY-MOVE-01", "not-your-turn")
    );
    scene.on_to(Stage::Over);
    assert_eq!(scene.ended_by(), ("home", "GLORY-END-01"));
    let glory = [("islands", 50), ("fields", 0), ("compass", 0), ("home", 0)];
    assert_eq!(scene.sources(0), glory);
    let [red, green, yellow, blue] = scene.result()[..] else {
        panic!("four rows");
    };
    assert_eq!(red, (50, 4, false));
    assert!(
        green.0 < 0 && yellow.0 < 0,
        "afloat, and still better than red"
    );
    assert_eq!((green.1.max(yellow.1), blue.1, blue.2), (3, 1, true));
}

#[test]
fn glory_end_07_pirates_and_cards_leave_the_game_and_barrels_go_back() {
    let scene = Scene::of(4)
        .circle(RED, 34)
        .barrels(RED, 2)
        .barrels(GREEN, 3);
    let scene = scene.barrels(YELLOW, 2).pirates(RED, "1,1 3,1");
    let mut scene = scene.cards("red-3a green-2 yellow-2 blue-5");
    assert_eq!(scene.told()[4..6], ["revealed", "sunk"]);
    assert_eq!(scene.state.pirates[0], Cells::NONE);
    assert_eq!(scene.state.owned[0], Cards::NONE);
    assert_eq!(scene.state.in_hand.among(Colour::Red.cards()), Cards::NONE);
    assert_eq!(scene.state.played[0], None);
    assert_eq!(
        (scene.state.barrels, scene.state.barrel_supply()),
        ([0, 3, 2, 1], 2)
    );
    // Where its pirates stood there is room at once, and no glory for red.
    scene.play(&["3 sail 1"]);
    assert_eq!(scene.legal(BLUE), puts("1,1 2,1 3,1 4,1 5,1"));
    assert_eq!(scene.glory(RED), 0);
    scene.play(&["3 put 1,1"]);
    assert_eq!(scene.state.barrels[3], 2);
    assert_eq!(scene.state.occupied(), cells("1,1"));
}

#[test]
fn glory_end_07_tokens_leave_the_game_unseen() {
    let scene = Scene::with(&[("seats", "3"), ("wrecks", "true")]).ship(RED, 5);
    let scene = scene
        .treasures(RED, "ruby ruby spice")
        .treasures(GREEN, "crown");
    let mut scene = scene.cards("red-2 green-1 yellow-1");
    scene.play(&[
        "0 sail 1",
        "* found 4",
        "* found 3",
        "* found 2",
        "* found 2",
        "* found 1",
    ]);
    scene
        .play(&["0 wreck 4", "0 wreck none"])
        .on_to(Stage::ChooseCards);
    let bag = scene.state.bag().count();

    let scene = scene.circle(RED, 36).ship(GREEN, 23);
    let mut scene = scene.cards("red-1 green-4 yellow-2");
    assert_eq!(scene.state.bag().count(), bag, "nothing returns to the bag");
    assert_eq!(scene.state.stack_sizes, [4, 5], "nor to the wreck");
    scene.on_to(Stage::Over);
    for viewer in [Viewer::Seat(Seat(GREEN)), Viewer::Spectator] {
        let view = scene.view(viewer);
        assert_eq!(view.treasures[0], None);
        assert_eq!(view.treasures[1], Some(scene.state.treasures[1]));
        assert_eq!(view.wreck_takings.get(0).value, None);
    }
    let Some(Open::GameEnded { treasures, wrecks }) = scene.open().last().cloned() else {
        panic!("the game has not ended");
    };
    assert_eq!((treasures[0], wrecks[0]), (None, None));
    assert_eq!(treasures[1], Some(scene.state.treasures[1]));
}

#[test]
fn glory_end_08_the_last_one_afloat_wins_at_once_with_any_score() {
    let scene = with_islands(Scene::of(3), [40, 60, 2, 0]).pirates(YELLOW, "5,5 1,1");
    let scene = scene.circle(RED, 36).circle(GREEN, 33).circle(YELLOW, 30);
    let scene = scene.cards("red-1 green-5 yellow-4");
    // No order and no turn: the game is over.
    assert_eq!(
        scene.told()[3..],
        ["revealed", "sunk", "sunk", "game-ended"]
    );
    assert_eq!(scene.state.sailed, [0; 4]);
    assert_eq!(scene.ended_by(), ("last-afloat", "GLORY-END-08"));
    // Yellow's final score is computed: 2, two pirates, -22, a barrel.
    assert_eq!(
        scene.result(),
        [(40, 3, false), (60, 2, false), (-17, 1, true)]
    );
    assert_eq!(scene.sources(2).len(), 9);
    assert_eq!(scene.sources(1).len(), 4);
    // With two afloat the round goes on.
    let scene = Scene::of(3).circle(RED, 36).cards("red-1 green-5 yellow-4");
    assert_eq!(scene.turn_order(), [GREEN, YELLOW]);
    assert_eq!(scene.state.stage, Stage::Sail);
}

#[test]
fn glory_end_08_henry_alone_afloat_wins() {
    let scene = with_islands(Scene::of(2), [40, 60, 1, 0]);
    let scene = scene.circle(0, 36).circle(1, 36).circle(2, 33);
    let scene = scene.cards("red-1 yellow-1 green-3a");
    assert_eq!(scene.state.stage, Stage::Over);
    assert_eq!(scene.ended_by(), ("last-afloat", "GLORY-END-08"));
    assert_eq!(
        scene.result(),
        [(40, 3, false), (60, 2, false), (-29, 1, true)]
    );
    let neutral = scene
        .standings()
        .rows
        .iter()
        .map(|row| row.who.neutral)
        .collect::<Vec<_>>();
    assert_eq!(neutral, [None, None, Some("henry")]);
}

#[test]
fn glory_end_09_if_all_sink_the_best_of_the_last_round_share() {
    // Blue sinks in the first round with the most glory.
    let scene = with_islands(Scene::of(4), [10, 10, 7, 99]).circle(BLUE, 36);
    let mut scene = scene.cards("red-1 green-2 yellow-3a blue-5");
    scene.on_to(Stage::ChooseCards);
    let scene = with_islands(scene, [10, 10, 7, 99]).change(|state| state.fields = [0; 4]);
    let scene = [RED, GREEN, YELLOW]
        .into_iter()
        .fold(scene, |scene, seat| scene.circle(seat, 36));
    assert_eq!(scene.state.afloat, seats(&[0, 1, 2]));
    let scene = scene.cards("red-2 green-3a yellow-4");
    assert_eq!(scene.ended_by(), ("all-sunk", "GLORY-END-09"));
    assert_eq!(scene.state.sunk_in, [2, 2, 2, 1]);
    let rows = [(10, 1, true), (10, 1, true), (7, 3, false), (99, 4, false)];
    assert_eq!(scene.result(), rows);
}

#[test]
fn glory_end_09_survivors_then_later_sunk_then_glory() {
    let scene = Scene::of(4).change(|state| {
        state.islands = [80, 30, 40, 0];
        state.sunk_in = [3, 7, 7, 0];
        state.afloat = seats(&[3]);
        state.circles = [37, 37, 37, 36];
        state.stage = Stage::Over;
    });
    let rows = [
        (80, 4, false),
        (30, 3, false),
        (40, 2, false),
        (-29, 1, true),
    ];
    assert_eq!(scene.result(), rows);
    // Two survivors are ranked by their final scores.
    let scene = scene.change(|state| {
        state.sunk_in[1] = 0;
        state.circles[1] = 35;
        state.afloat = seats(&[1, 3]);
    });
    let rows = [
        (80, 4, false),
        (5, 1, true),
        (40, 3, false),
        (-29, 2, false),
    ];
    assert_eq!(scene.result(), rows);
}
