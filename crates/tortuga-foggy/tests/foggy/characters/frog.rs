//! Frog: may step to a free tile in each turn of its player.

use super::{foggy, nothing_follows, place, table, table_with};
use crate::common::Scene;
use tortuga_foggy::{Stage, Weather};

/// Red places a Wolf on F6, and blue's turn begins.
fn blues_turn(scene: Scene) -> Scene {
    let mut scene = scene.turn_of(1).hand(1, "wolf wolf");
    scene.play_drawing(&["1 place wolf", "1 at F6"]);
    assert_eq!(scene.actor(), 0);
    scene
}

// rules: FOG-CHAR-FROG-01
#[test]
pub(super) fn face_up() {
    let mut scene = table("frog")
        .hand(0, "frog wolf wolf")
        .hand(1, "wolf wolf wolf");
    place(&mut scene, "frog", "A1");
    nothing_follows(&scene);
    scene.play_drawing(&["1 place wolf", "1 at A2"]);
    assert_eq!(scene.legal(0), ["frog east", "frog stay"]);
    assert_eq!(
        scene.refused("0 frog south"),
        ("frog-blocked", "FOG-CHAR-FROG-01")
    );
    assert_eq!(
        scene.refused("0 frog west"),
        ("frog-blocked", "FOG-CHAR-FROG-01")
    );
    assert_eq!(
        scene.refused("0 place wolf"),
        ("other-step-is-due", "FOG-CHAR-FROG-01")
    );
    scene.play(&["0 frog east"]);
    assert_eq!([scene.at("A1"), scene.at("B1")], ["..", "bG"]);
    scene.play_drawing(&["0 place wolf", "0 at A1", "1 place wolf", "1 at F6"]);
    // In each turn, and only if he likes.
    assert_eq!(scene.legal(0), ["frog east", "frog south", "frog stay"]);
    scene.play_drawing(&[
        "0 frog stay",
        "0 place wolf",
        "0 at C1",
        "1 place wolf",
        "1 at E6",
    ]);
    assert_eq!(
        (scene.at("B1"), scene.legal(0)),
        ("bG".into(), vec!["frog south".into(), "frog stay".into()])
    );
    // It is blue.
    assert_eq!(scene.points(), [3, 0]);
}

// rules: FOG-EX-53
#[test]
fn it_steps_to_free_tiles_only() {
    let scene = blues_turn(table("frog").map("C3 bG, C2 rW").hand(0, "wolf"));
    assert_eq!(
        scene.legal(0),
        ["frog east", "frog south", "frog west", "frog stay"]
    );
    // Shut in, it is not asked.
    let map = "C3 bG, C2 rW, B3 bW, D3 rW, C4 bW";
    let scene = blues_turn(table("frog").map(map).hand(0, "wolf"));
    assert_eq!(scene.state.stage, Stage::PlaceKind);
}

// rules: FOG-EX-54 FOG-WEATHER-10
#[test]
fn it_does_not_step_under_the_fog() {
    let scene = table("frog")
        .weather(Weather::Cloudy)
        .only_open("nw")
        .map("C3 bG");
    let mut scene = scene.hand(0, "wolf").stage(Stage::MoveFrog);
    assert_eq!(scene.legal(0), ["frog north", "frog west", "frog stay"]);
    assert_eq!(
        scene.refused("0 frog east"),
        ("frog-blocked", "FOG-CHAR-FROG-01")
    );
}

// rules: FOG-EX-55 FOG-CHAR-FROG-03
#[test]
fn the_tile_it_leaves_is_free_at_once() {
    let scene = table("frog")
        .map("A2 bG")
        .hand(0, "wolf")
        .pile(0, "")
        .pile(1, "");
    let scene = scene.only_free("A1").stage(Stage::MoveFrog);
    for (step, free) in [("0 frog north", "at A2"), ("0 frog stay", "at A1")] {
        let mut scene = scene.clone();
        assert_eq!(scene.legal(0), ["frog north", "frog stay"]);
        scene.play(&[step, "0 place wolf"]);
        assert_eq!(scene.legal(0), [free]);
    }
}

/// How often blue is asked about his Frog in a turn with five placements.
fn times_asked(scene: Scene) -> usize {
    let mut scene = blues_turn(
        scene
            .hand(0, "wolf wolf")
            .change(|state| state.extras[0] = 4),
    );
    let mut asked = 0;
    for to in ["A1", "A2", "A3", "A4", "A5"] {
        if scene.state.stage == Stage::MoveFrog {
            scene.play(&["0 frog stay"]);
            asked += 1;
        }
        scene.play_drawing(&["0 place wolf", &format!("0 at {to}")]);
    }
    assert_eq!(scene.actor(), 1);
    asked
}

#[test]
fn fog_char_frog_04_one_step_a_turn_or_as_many_as_the_table_chose() {
    assert_eq!(times_asked(table("frog").map("D3 bG")), 1);
    for (moves, asked) in [("1", 1), ("2", 2), ("3", 3)] {
        let scene = table_with(&[("frog_moves_per_turn", moves)], "frog");
        assert_eq!(times_asked(scene.map("D3 bG")), asked);
    }
}

#[test]
fn fog_char_frog_02_not_in_the_turn_in_which_it_came() {
    let settings = [("frog_moves_per_turn", "3")];
    let scene = table_with(&settings, "frog fox").hand(0, "frog fox wolf wolf");
    let scene = scene
        .hand(1, "wolf")
        .map("C4 bW")
        .change(|state| state.placements = 2);
    // Placed in a turn with two placements.
    let mut placed = scene.clone();
    place(&mut placed, "frog", "C3");
    // Brought in by a Fox in such a turn.
    let mut brought = scene;
    place(&mut brought, "fox", "C5");
    brought.play(&["0 target north", "0 replace frog"]);
    for mut scene in [placed, brought] {
        scene.draw();
        assert_eq!((scene.actor(), scene.state.stage), (0, Stage::PlaceKind));
        scene.play_drawing(&["0 place wolf", "0 at A1", "1 place wolf", "1 at F6"]);
        assert_eq!((scene.actor(), scene.state.stage), (0, Stage::MoveFrog));
    }
}

// rules: FOG-CHAR-FROG-02 FOG-CHAR-FROG-04
#[test]
fn a_frog_that_comes_to_the_enemy_does_not_stop_the_own() {
    // Red's Frog comes by an exchange in blue's turn.
    let scene = table_with(&[("frog_moves_per_turn", "2")], "frog snake").map("D3 bG, A1 rW");
    let scene = scene.hand(0, "snake wolf").hand(1, "frog wolf");
    let mut scene = blues_turn(scene.change(|state| state.extras[0] = 1));
    scene.play_drawing(&[
        "0 frog stay",
        "0 place snake",
        "0 at A6",
        "0 snake A1",
        "1 replace frog",
    ]);
    assert_eq!((scene.actor(), scene.state.stage), (0, Stage::MoveFrog));
    scene.play_drawing(&["0 frog stay", "0 place wolf", "0 at B6"]);
    assert_eq!((scene.actor(), scene.state.stage), (1, Stage::MoveFrog));
}

// rules: FOG-TURN-02 FOG-CHAR-FROG-04
#[test]
fn it_is_asked_after_the_fog_was_removed() {
    let map = "A1 bW, B1 rW, C1 bW, A2 rW, B2 bW, C2 rW, A3 bW, C3 bG";
    let scene = table_with(&[("frog_moves_per_turn", "2")], "frog").weather(Weather::Cloudy);
    let scene = scene
        .only_open("nw")
        .map(map)
        .hand(0, "wolf wolf")
        .hand(1, "wolf");
    let mut scene = scene
        .stage(Stage::MoveFrog)
        .change(|state| state.placements = 2);
    scene = scene.change(|state| state.frog_steps = 1);
    scene.play_drawing(&["0 frog stay", "0 place wolf", "0 at B3"]);
    assert_eq!((scene.actor(), scene.state.stage), (0, Stage::RemoveFog));
    scene.play(&["0 fog ne"]);
    assert_eq!(scene.legal(0), ["frog east", "frog stay"]);
}

#[test]
fn fog_char_frog_05_without_a_token_to_place_it_stays() {
    let scene = table("frog").map("C3 bG").pile(0, "").turn_of(1);
    let mut scene = scene.hand(1, "wolf wolf wolf").pile(1, "");
    scene.play(&["1 place wolf", "1 at F6"]);
    assert_eq!((scene.actor(), scene.state.stage), (1, Stage::PlaceKind));
}

#[test]
fn fog_char_frog_06_swapped_it_goes_on_and_in_a_hand_it_is_any_token() {
    let scene = table("frog mouses snake").map("C3 bG").turn_of(1);
    let scene = scene.hand(0, "wolf").hand(1, "mouses snake wolf");
    let mut swapped = scene.clone();
    swapped.play_drawing(&["1 place mouses", "1 at D3", "1 target west"]);
    assert_eq!([swapped.at("C3"), swapped.at("D3")], ["rM", "bG"]);
    let steps = ["frog north", "frog east", "frog south", "frog stay"];
    assert_eq!(
        (swapped.actor(), swapped.legal(0)),
        (0, steps.map(str::to_owned).to_vec())
    );
    swapped.play(&["0 frog east"]);
    assert_eq!(swapped.at("E3"), "bG");

    let mut back = scene;
    back.play_drawing(&["1 place snake", "1 at D3", "1 snake C3", "0 replace wolf"]);
    assert_eq!(
        (back.actor(), back.legal(0)),
        (0, vec!["place frog".to_owned()])
    );
    back.play_drawing(&["0 place frog", "0 at A1", "1 place wolf", "1 at F6"]);
    assert_eq!(back.legal(0), ["frog east", "frog south", "frog stay"]);
}

// rules: FOG-CHAR-FROG-01 FOG-WEATHER-15
#[test]
pub(super) fn face_down() {
    let mut scene = foggy("frog").hand(0, "frog wolf").hand(1, "wolf wolf");
    let mut up = scene.clone();
    scene.play_drawing(&[
        "0 place frog down",
        "0 at C3",
        "1 place wolf down",
        "1 at F6",
    ]);
    assert_eq!((scene.actor(), scene.state.stage), (0, Stage::PlaceKind));
    up.play_drawing(&["0 place frog", "0 at C3", "1 place wolf down", "1 at F6"]);
    assert_eq!((up.actor(), up.state.stage), (0, Stage::MoveFrog));
}
