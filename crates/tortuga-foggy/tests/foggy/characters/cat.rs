//! Cat: triples its lines.

use super::{foggy, nothing_follows, place, table};

// rules: FOG-CHAR-CAT-01
#[test]
pub(super) fn face_up() {
    let map = "B1 bW, C1 bP, A2 bW, A3 bW, D5 bW, E5 bW, F5 bW";
    let mut scene = table("cat").map(map).hand(0, "cat wolf").hand(1, "wolf");
    place(&mut scene, "cat", "A1");
    nothing_follows(&scene);
    // Three times, with a Pig and without one; not the line without the Cat.
    assert_eq!(scene.points(), [9 + 9 + 3, 0]);
}

// rules: FOG-CHAR-CAT-01
#[test]
pub(super) fn face_down() {
    let mut scene = foggy("cat").map("B1 bW?, C1 bW?").hand(0, "cat wolf");
    scene.play(&["0 place cat down", "0 at A1"]);
    nothing_follows(&scene);
    assert_eq!((scene.at("A1"), scene.points()), ("bC?".to_owned(), [9, 0]));
}
