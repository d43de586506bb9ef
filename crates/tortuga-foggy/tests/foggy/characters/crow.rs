//! Crow: a spy that earns half of the enemy's line.

use super::{foggy, nothing_follows, place, seen, table, table_with};

/// Points of a map with these choices of the table.
fn points(settings: &[(&str, &str)], map: &str) -> [u16; 2] {
    table_with(settings, "crow crow cat").map(map).points()
}

// rules: FOG-CHAR-CROW-01
#[test]
pub(super) fn face_up() {
    let mut scene = table("crow")
        .map("A1 rW, B1 rW, C2 bW, C3 bW")
        .hand(0, "crow wolf");
    assert_eq!(scene.points(), [0, 0]);
    place(&mut scene, "crow", "C1");
    nothing_follows(&scene);
    // A spy: red's line of three, half of which goes to blue.
    assert_eq!(scene.points(), [1, 3]);
}

#[test]
fn fog_char_crow_02_half_rounded_down_after_pig_and_cat() {
    for (map, expected) in [
        ("A1 rW, B1 rW, C1 bK", [1, 3]),
        ("A1 rW, B1 rW, C1 bK, D1 rW", [2, 5]),
        ("A1 rW, B1 rP, C1 bK, D1 rW", [5, 10]),
        ("A1 rW, B1 rC, C1 bK", [4, 9]),
        ("A1 bW, B1 bC, C1 rK", [9, 4]),
        // In no line it earns nothing.
        ("A1 rW, C1 bK, D1 rW", [0, 0]),
    ] {
        assert_eq!(points(&[], map), expected, "{map}");
    }
}

#[test]
fn fog_char_crow_03_a_bonus_or_taken_from_the_line() {
    for (map, bonus, taken) in [
        ("A1 rW, B1 rW, C1 bK, D1 rW", [2, 5], [2, 3]),
        ("A1 rW, B1 rC, C1 bK", [4, 9], [4, 5]),
        // A line without a Crow keeps its points.
        ("A1 rW, B1 rW, C1 rW, F6 bK", [0, 3], [0, 3]),
    ] {
        assert_eq!(points(&[("crow_half_is", "bonus")], map), bonus, "{map}");
        assert_eq!(points(&[("crow_half_is", "taken")], map), taken, "{map}");
    }
}

#[test]
fn fog_char_crow_04_in_two_lines_it_pays_for_both() {
    let corner = "A1 bK, B1 rW, C1 rW, D1 rW, A2 rW, A3 rW";
    assert_eq!(points(&[], corner), [2 + 1, 5 + 3]);
}

#[test]
fn fog_char_crow_05_two_in_one_line_pay_once_or_both() {
    let one = "A1 bK, B1 rW, C1 rW, D1 rW";
    let two = "A1 bK, B1 rW, C1 rW, D1 bK";
    let cats = "A1 bK, B1 rC, C1 bK";
    for (map, once, each) in [
        (one, [2, 5], [2, 5]),
        (two, [2, 5], [4, 5]),
        (cats, [4, 9], [8, 9]),
    ] {
        assert_eq!(
            points(&[("crow_pays_once_per_line", "true")], map),
            once,
            "{map}"
        );
        assert_eq!(
            points(&[("crow_pays_once_per_line", "false")], map),
            each,
            "{map}"
        );
    }
    // Both taken: the line's side keeps the rest.
    let sharp = [
        ("crow_pays_once_per_line", "false"),
        ("crow_half_is", "taken"),
    ];
    assert_eq!(points(&sharp, two), [4, 1]);
    // Two Crows in two lines pay for each in any case.
    let lines = "A1 bK, B1 rW, C1 rW, A5 bK, B5 rW, C5 rW";
    assert_eq!(points(&[], lines), [1 + 1, 3 + 3]);
}

// rules: FOG-CHAR-CROW-06
#[test]
pub(super) fn face_down() {
    let scene = foggy("crow chameleon").map("A1 rW?, B1 rW?, C2 bH");
    let mut scene = scene.hand(0, "crow wolf").hand(1, "wolf");
    let mut up = scene.clone();
    scene.play(&["0 place crow down", "0 at C1"]);
    nothing_follows(&scene);
    assert_eq!(
        (scene.points(), seen(&scene, 1, "C1")),
        ([1, 3], "??".to_owned())
    );
    assert_eq!(scene.at("C2"), "bH");
    // Face up it earns no more, but it is seen, by the Chameleon too.
    place(&mut up, "crow", "C1");
    nothing_follows(&up);
    assert_eq!((up.points(), seen(&up, 1, "C1")), ([1, 3], "bK".to_owned()));
    assert_eq!(up.at("C2"), "bh");
}
