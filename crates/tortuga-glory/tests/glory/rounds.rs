//! The order of things: in a round, in a turn, at the end of a movement.

use crate::common::{BLUE, RED, Scene, puts, seats};
use tortuga_core::{Seat, ToAct};
use tortuga_glory::Stage;

#[test]
fn glory_round_01_cards_payment_order_turns_end_and_again() {
    let mut scene = Scene::of(3);
    assert_eq!(scene.to_act(), ToAct::Together(seats(&[0, 1, 2])));
    scene.play(&["0 card red-1", "2 card yellow-2", "1 card green-1"]);
    assert_eq!(scene.state.circles, [1, 1, 2, 0]);
    assert_eq!(
        scene.told(),
        ["chosen", "chosen", "chosen", "revealed", "turn-order"]
    );
    // All sail to the first column: a barrel, a chest, a field.
    scene.play(&["2 sail 1", "2 put 1,1", "2 special none"]);
    scene.play_on(&[
        "0 sail 1",
        "0 put 2,1",
        "* drew ruby",
        "* drew ruby",
        "0 keep ruby",
    ]);
    scene.play_on(&["1 sail 1", "1 put 3,1"]);
    assert_eq!(
        scene.told(),
        [
            // Yellow's, red's and green's turn.
            "sailed",
            "placed",
            "barrel-taken",
            "special-left",
            "sailed",
            "placed",
            "drew",
            "drew",
            "kept",
            "sailed",
            "placed",
            "field-taken",
            // The end of the round, and the next.
            "swapped",
            "cards-returned",
            "cards-returned",
            "round-began",
        ]
    );
    assert_eq!(scene.state.round, 2);
    assert_eq!(scene.to_act(), ToAct::Together(seats(&[0, 1, 2])));
}

#[test]
fn glory_round_02_sail_place_reward_special_action_islands() {
    // Red fills blue's island at once, but it is scored last.
    let scene = Scene::of(4).ship(RED, 6).pirates(BLUE, "1,4 1,5");
    let mut scene = scene.cards("red-3a green-1 yellow-1 blue-1");
    scene.play(&["0 sail 2", "0 put 2,5"]);
    assert_eq!(scene.state.stage, Stage::Special);
    assert_eq!(scene.state.islands, [0; 4]);
    scene.play_on(&["0 special barrel", "0 put 2,4"]);
    assert_eq!(
        scene.told(),
        [
            "sailed",
            "placed",
            "field-taken",
            "special-paid",
            "placed",
            "barrel-taken",
            "island-scored",
        ]
    );
    assert_eq!(scene.state.islands, [2, 0, 0, 4]);
    assert_eq!(scene.to_act(), ToAct::One(Seat(2)));
}

// rules: GLORY-TV-08 GLORY-ROUND-02 GLORY-MOVE-08
#[test]
fn the_pirate_of_a_stopover_earns_at_the_end_of_the_movement() {
    let scene = Scene::of(4).ship(RED, 4).pirates(BLUE, "1,4 1,5");
    let mut scene = scene.cards("red-5 green-1 yellow-1 blue-1");
    scene.play(&["0 stopover 1"]);
    assert_eq!(scene.legal(RED), puts("2,5 3,5 4,5 5,5"));
    scene.play_on(&["0 put 2,5"]);
    assert_eq!(scene.glory(RED), 1);
    scene.play_on(&["0 leg 3"]);
    assert_eq!(scene.glory(RED), 2, "its pirate on 2,5 once more");
    scene.play_on(&["0 put 2,4"]);
    assert_eq!(
        scene.told(),
        [
            "sailed",
            "placed",
            "field-taken",
            "sailed",
            "field-glory",
            "placed",
            "barrel-taken",
            // Full since the stopover, scored at the end of the turn.
            "island-scored",
        ]
    );
    assert_eq!((scene.glory(RED), scene.glory(BLUE)), (4, 4));
}

#[test]
fn glory_round_03_bonus_then_fields_then_wrecks_then_the_pirate() {
    let table = [("wrecks", "true")];
    // Past the compass to column 5, where blue has a field.
    let scene = Scene::with(&table).ship(RED, 11).pirates(BLUE, "4,5");
    let mut scene = scene.cards("red-2 green-1 yellow-1 blue-1");
    scene.play(&["0 sail 2", "0 put 5,5"]);
    assert_eq!(
        scene.told(),
        ["sailed", "compass", "field-glory", "placed", "barrel-taken"]
    );
    // To the first wreck, in whose diagonal blue has a field.
    let scene = Scene::with(&table).ship(RED, 5).pirates(BLUE, "4,2");
    let mut scene = scene.cards("red-2 green-1 yellow-1 blue-1");
    scene.play(&["0 sail 1"]);
    assert_eq!(scene.glory(BLUE), 1);
    scene.play_on(&[
        "* found 1",
        "* found 2",
        "* found 2",
        "* found 3",
        "* found 4",
    ]);
    scene.play_on(&["0 wreck 4", "0 wreck none", "0 put 2,4"]);
    assert_eq!(
        scene.told(),
        [
            "sailed",
            "field-glory",
            "looked",
            "wreck-taken",
            "wreck-left",
            "placed",
            "barrel-taken",
        ]
    );
}
