//! Rat: a spy.

use super::{foggy, nothing_follows, place, table};
use tortuga_foggy::Side;

// rules: FOG-CHAR-RAT-01
#[test]
pub(super) fn face_up() {
    // All other tokens are placed: the Rats held back must come now.
    let scene = table("")
        .map("A1 rW, B1 rW, D2 bW, D3 bW")
        .hand(0, "rat rat");
    let mut scene = scene.pile(0, "").hand(1, "wolf");
    assert_eq!(scene.legal(0), ["place rat"]);
    assert_eq!(scene.refused("0 done"), ("no-pass", "FOG-TURN-05"));
    place(&mut scene, "rat", "C1");
    assert_eq!((scene.actor(), scene.colour("C1")), (1, Some(Side::Red)));
    assert_eq!(scene.points(), [0, 3]);
    scene.play_drawing(&["1 place wolf", "1 at F6", "0 place rat", "0 at D1"]);
    assert_eq!(scene.points(), [0, 5], "red has a line of four, blue none");
}

// rules: FOG-CHAR-RAT-01
#[test]
pub(super) fn face_down() {
    let mut scene = foggy("")
        .map("A1 rW?, B1 rW?")
        .hand(0, "rat wolf")
        .hand(1, "wolf");
    scene.play(&["0 place rat down", "0 at C1"]);
    nothing_follows(&scene);
    assert_eq!(scene.points(), [0, 3]);
}
