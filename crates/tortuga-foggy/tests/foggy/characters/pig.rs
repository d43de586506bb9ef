//! Pig: doubles its lines.

use super::{foggy, nothing_follows, place, table};

/// A row and a column of three meet in A1; another row has nothing to do with it.
const MAP: &str = "B1 bW, C1 bW, A2 bW, A3 bW, D5 bW, E5 bW, F5 bW";

// rules: FOG-CHAR-PIG-01
#[test]
pub(super) fn face_up() {
    let mut scene = table("").map(MAP).hand(0, "pig wolf");
    assert_eq!(scene.points(), [3, 0]);
    let mut wolf = scene.clone();
    place(&mut wolf, "wolf", "A1");
    assert_eq!(wolf.points(), [3 + 3 + 3, 0]);
    place(&mut scene, "pig", "A1");
    nothing_follows(&scene);
    assert_eq!(scene.points(), [6 + 6 + 3, 0]);
}

// rules: FOG-CHAR-PIG-01
#[test]
pub(super) fn face_down() {
    let mut scene = foggy("").map("B1 bW?, C1 bW?").hand(0, "pig wolf");
    assert_eq!(
        scene.refused("0 place pig"),
        ("face-down-only", "FOG-WEATHER-14")
    );
    scene.play(&["0 place pig down", "0 at A1"]);
    nothing_follows(&scene);
    assert_eq!((scene.at("A1"), scene.points()), ("bP?".to_owned(), [6, 0]));
}
