//! Wolf: own colour, nothing else.

use super::{foggy, nothing_follows, place, seen, table};

// rules: FOG-CHAR-WOLF-01
#[test]
pub(super) fn face_up() {
    let scene = table("")
        .map("B3 bW, D3 bW, C2 rW, C4 rW")
        .hand(0, "wolf wolf");
    let mut scene = scene.hand(1, "wolf");
    assert_eq!(scene.points(), [0, 0]);
    place(&mut scene, "wolf", "C3");
    nothing_follows(&scene);
    assert_eq!(scene.at("C3"), "bW");
    // It completes its owner's line and parts the enemy's.
    assert_eq!(scene.points(), [3, 0]);
}

// rules: FOG-CHAR-WOLF-01 FOG-WEATHER-14
#[test]
pub(super) fn face_down() {
    let scene = foggy("").map("B3 bW?, D3 bW?").hand(0, "wolf wolf");
    let mut scene = scene.hand(1, "wolf");
    assert_eq!(
        scene.refused("0 place wolf"),
        ("face-down-only", "FOG-WEATHER-14")
    );
    scene.play(&["0 place wolf down", "0 at C3"]);
    nothing_follows(&scene);
    assert_eq!(
        [seen(&scene, 0, "C3"), seen(&scene, 1, "C3")],
        ["bW?", "??"]
    );
    assert_eq!(scene.points(), [3, 0]);
}
