//! Rabbit, and what all neutral tokens have in common.

use super::{foggy, nothing_follows, place, table};
use crate::common::Scene;

// rules: FOG-CHAR-RABBIT-01
#[test]
pub(super) fn face_up() {
    let mut scene = table("")
        .map("A1 bW, B1 bW, C2 rW, C3 rW")
        .hand(0, "rabbit wolf");
    place(&mut scene, "rabbit", "C1");
    nothing_follows(&scene);
    assert_eq!(
        (scene.at("C1"), scene.colour("C1")),
        ("bB".to_owned(), None)
    );
    assert_eq!(scene.points(), [0, 0]);
}

#[test]
fn fog_char_neutral_01_all_three_end_every_run() {
    let points = |middle: &str| {
        let row = format!("A1 bW, B1 bW, C1 {middle}, D1 bW, E1 bW, F1 bW");
        let column = "C2 rW, C3 rW, C4 rW";
        table("prairie_dog hippo").map(&row).map(column).points()
    };
    assert_eq!(points("bW"), [10, 3]);
    assert_eq!(points("rW"), [3, 5]);
    for neutral in ["bB", "bD", "bO", "rB", "rD", "rO"] {
        assert_eq!(points(neutral), [3, 3], "{neutral}");
    }
}

/// What `kind` may be used for at C3, with a neutral token in the north and other
/// tokens in the east and the west; and what the rules say to the neutral one.
#[track_caller]
fn spared(kind: &str, map: &str, allowed: &[&str], wanted: &str) {
    let mut scene = Scene::turn()
        .map(map)
        .hand(0, kind)
        .hand(0, "pig")
        .hand(1, "pig");
    place(&mut scene, kind, "C3");
    assert_eq!(scene.legal(0), allowed, "{kind}: {map}");
    assert_eq!(
        scene.refused(wanted),
        ("neutral", "FOG-CHAR-NEUTRAL-02"),
        "{kind}: {map}"
    );
}

// rules: FOG-CHAR-NEUTRAL-02 FOG-CHAR-MOUSES-02 FOG-CHAR-SNAKE-02 FOG-CHAR-PRAIRIE-02
#[test]
fn no_ability_moves_a_face_up_neutral_token() {
    for letter in ["B", "D", "O"] {
        let own = format!("C2 b{letter}, B3 bW, D3 rW");
        let enemy = format!("C2 r{letter}, B3 bW, D3 rW");
        spared("mouses", &enemy, &["target east"], "0 target north");
        spared("mole", &enemy, &["target east"], "0 target north");
        spared("snake", &enemy, &["snake D3"], "0 snake C2");
        spared(
            "prairie_dog",
            &enemy,
            &["swap EW", "swap pass"],
            "0 swap NE",
        );
        spared("fox", &own, &["target west"], "0 target north");
    }
}

/// Face down it is a token like any other, until it is turned up.
// rules: FOG-CHAR-RABBIT-01 FOG-CHAR-NEUTRAL-02 FOG-WEATHER-18
#[test]
pub(super) fn face_down() {
    let scene = foggy("mouses").map("A1 rW?, C1 rW?").turn_of(1);
    let mut scene = scene.hand(1, "rabbit wolf").hand(0, "mouses wolf");
    scene.play(&["1 place rabbit down", "1 at B1"]);
    nothing_follows(&scene);
    assert_eq!(scene.points(), [0, 0]);
    scene
        .draw()
        .play(&["0 place mouses", "0 at B2", "0 target north"]);
    assert_eq!([scene.at("B1"), scene.at("B2")], ["bM", "rB?"]);
    assert_eq!(scene.colour("B2"), None);
}
