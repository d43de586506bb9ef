//! Mole: a spy that swaps places with an enemy token.

use super::{foggy, nothing_follows, place, table, table_with};
use tortuga_foggy::Side;

// rules: FOG-EX-59 FOG-CHAR-MOLE-01
#[test]
pub(super) fn face_up() {
    let mut scene = table("mole")
        .map("A1 rW, B1 rP, C1 rW")
        .hand(0, "mole wolf");
    assert_eq!(scene.points(), [0, 6]);
    place(&mut scene, "mole", "B2");
    assert_eq!(scene.legal(0), ["target north"]);
    assert_eq!(
        scene.refused("0 done"),
        ("other-step-is-due", "FOG-TURN-10")
    );
    scene.play(&["0 target north"]);
    nothing_follows(&scene);
    assert_eq!([scene.at("B1"), scene.at("B2")], ["bL", "rP"]);
    assert_eq!(
        (scene.colour("B1"), scene.points()),
        (Some(Side::Red), [0, 3])
    );
}

#[test]
fn fog_char_mole_02_by_owner_or_by_colour() {
    let rule = "FOG-CHAR-MOLE-02";
    for (by, allowed, refused) in [
        ("owner", "target north", "0 target west"),
        ("colour", "target west", "0 target north"),
    ] {
        let scene = table_with(&[("swap_target_by", by)], "mole").map("C2 rT, B3 bT, D3 bW");
        let mut scene = scene.hand(0, "mole wolf");
        place(&mut scene, "mole", "C3");
        assert_eq!(scene.legal(0), [allowed]);
        assert_eq!(scene.refused(refused), ("not-enemy", rule));
        assert_eq!(scene.refused("0 target east"), ("not-enemy", rule));
    }
}

// rules: FOG-CHAR-MOLE-01 FOG-WEATHER-15 FOG-WEATHER-18
#[test]
pub(super) fn face_down() {
    let mut scene = foggy("mole")
        .map("A1 rW?, B1 rW?, C2 rB?")
        .hand(0, "mole wolf");
    let mut up = scene.clone();
    scene.play(&["0 place mole down", "0 at C1"]);
    nothing_follows(&scene);
    assert_eq!((scene.at("C1"), scene.points()), ("bL?".to_owned(), [0, 3]));
    place(&mut up, "mole", "C1");
    assert_eq!(up.legal(0), ["target south", "target west"]);
    up.play(&["0 target south"]);
    assert_eq!([up.at("C1"), up.at("C2")], ["rB?", "bL"]);
}
