//! Turtle: one extra placement for each.

use super::{counts, foggy, nothing_follows, place, table};
use crate::common::Scene;
use tortuga_foggy::{Open, Stage};

/// Both hold a Turtle and four Wolves, in front of an empty map.
fn start() -> Scene {
    let hand = "turtle wolf wolf wolf wolf";
    table("turtle").hand(0, hand).hand(1, hand)
}

/// Somebody places the first token of his hand on the first free tile; who?
fn anybody_places(scene: &mut Scene) -> u8 {
    scene.draw();
    let seat = scene.actor();
    for _ in ["the token", "the tile"] {
        let first = scene.legal(seat).remove(0);
        scene.play(&[&format!("{seat} {first}")]);
    }
    scene.draw();
    seat
}

/// Who makes the next placements, with Wolves and other basic tokens.
fn order<const N: usize>(scene: &mut Scene) -> [u8; N] {
    [(); N].map(|()| anybody_places(scene))
}

// rules: FOG-EX-50 FOG-CHAR-TURTLE-01
#[test]
pub(super) fn face_up() {
    let mut scene = start();
    place(&mut scene, "turtle", "F6");
    nothing_follows(&scene);
    assert!(matches!(scene.open()[..], [Open::TurtleGives { .. }]));
    assert_eq!(order(&mut scene), [0, 1, 1]);
    for seat in [0, 1] {
        let (hand, pile) = counts(&scene, seat);
        assert_eq!(hand + pile, 16);
    }
    assert_eq!(order(&mut scene), [0, 1, 0, 1, 0, 1]);
}

// rules: FOG-EX-51 FOG-CHAR-TURTLE-04
#[test]
fn an_extra_placement_without_a_token_is_lost() {
    let scene = table("turtle").hand(0, "turtle").hand(1, "wolf");
    let mut scene = scene.pile(0, "").pile(1, "").only_free("A1 F6");
    place(&mut scene, "turtle", "A1");
    assert_eq!((scene.actor(), scene.state.stage), (1, Stage::PlaceKind));
    scene.play(&["1 place wolf", "1 at F6"]);
    assert!(
        scene
            .open()
            .iter()
            .any(|open| matches!(open, Open::RoundScored { .. }))
    );
    assert_eq!((scene.state.round, scene.state.extras), (2, [0; 4]));
}

#[test]
fn fog_char_turtle_04_unused_extras_end_with_the_round() {
    let scene = table("turtle").turn_of(1).hand(1, "turtle");
    let mut scene = scene.pile(0, "").pile(1, "").only_free("A1");
    scene.play(&["1 place turtle", "1 at A1"]);
    assert_eq!((scene.state.round, scene.state.extras), (2, [0; 4]));
}

// rules: FOG-EX-52 FOG-CHAR-TURTLE-03
#[test]
fn extras_add_up() {
    let mut scene = start();
    place(&mut scene, "turtle", "F6");
    assert_eq!(order(&mut scene), [0]);
    scene.play(&["1 place turtle", "1 at E6"]);
    assert_eq!(order(&mut scene), [1, 1, 0, 0, 1, 0, 1]);
    // The same if it is the extra token itself.
    let mut scene = start();
    place(&mut scene, "turtle", "F6");
    assert_eq!(order(&mut scene), [0, 1]);
    scene.play(&["1 place turtle", "1 at E6"]);
    assert_eq!(order(&mut scene), [1, 0, 0, 1, 0, 1]);
}

#[test]
fn fog_char_turtle_02_the_extra_is_part_of_the_turn() {
    let scene = table("turtle frog hippo").map("C3 rG").waiting(1, "F1-F2");
    let mut scene = scene.hand(0, "turtle wolf").hand(1, "wolf wolf");
    place(&mut scene, "turtle", "A1");
    scene.play_drawing(&["0 place wolf", "0 at B1"]);
    // Hippo and Frog once, before the first of the two placements.
    assert_eq!((scene.actor(), scene.state.stage), (1, Stage::SettleHippo));
    scene.play(&["1 settle low"]);
    assert_eq!((scene.actor(), scene.state.stage), (1, Stage::MoveFrog));
    scene.play_drawing(&["1 frog stay", "1 place wolf", "1 at A6"]);
    assert_eq!((scene.actor(), scene.state.stage), (1, Stage::PlaceKind));
    scene.play_drawing(&["1 place wolf", "1 at B6"]);
    assert_eq!(scene.actor(), 0);
}

#[test]
fn fog_char_turtle_05_the_map_is_filled_exactly() {
    let mut scene = start();
    place(&mut scene, "turtle", "F6");
    let mut placements = vec![0, anybody_places(&mut scene), 1];
    scene.play_drawing(&["1 place turtle", "1 at E6"]);
    while scene.state.round == 1 {
        scene.audit().unwrap();
        placements.push(anybody_places(&mut scene));
    }
    let (blue, red): (Vec<u8>, Vec<u8>) = placements.iter().partition(|&&seat| seat == 0);
    assert_eq!((blue.len(), red.len()), (18, 18));
}

#[test]
fn fog_char_turtle_06_extras_are_compulsory() {
    let mut scene = start();
    place(&mut scene, "turtle", "F6");
    scene.draw();
    assert_eq!(
        (scene.actor(), scene.refused("0 done")),
        (0, ("no-pass", "FOG-TURN-05"))
    );
    assert_eq!(order(&mut scene), [0, 1]);
    assert_eq!(
        (scene.actor(), scene.refused("1 done")),
        (1, ("no-pass", "FOG-TURN-05"))
    );
}

// rules: FOG-CHAR-TURTLE-01 FOG-WEATHER-15
#[test]
pub(super) fn face_down() {
    let mut scene = foggy("turtle").hand(0, "turtle wolf").hand(1, "wolf wolf");
    scene.play_drawing(&["0 place turtle down", "0 at F6"]);
    assert_eq!(scene.at("F6"), "bU?");
    assert_eq!(order(&mut scene), [1, 0, 1]);
}
