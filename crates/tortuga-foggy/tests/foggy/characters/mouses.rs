//! Mouses: swap places with an enemy token.

use super::{foggy, nothing_follows, place, table, table_with};
use crate::common::tile;
use tortuga_core::{Seat, ToAct};
use tortuga_foggy::{Open, Side, Weather};

// rules: FOG-EX-56 FOG-CHAR-MOUSES-01
#[test]
pub(super) fn face_up() {
    let mut scene = table("mouses")
        .map("C1 rW, D1 rW, E1 rW")
        .hand(0, "mouses wolf");
    assert_eq!(scene.points(), [0, 3]);
    place(&mut scene, "mouses", "D2");
    assert_eq!(scene.legal(0), ["target north"]);
    assert_eq!(
        scene.refused("0 done"),
        ("other-step-is-due", "FOG-TURN-10")
    );
    scene.play(&["0 target north"]);
    let (seat, one, other) = (Seat(0), tile("D2"), tile("D1"));
    assert_eq!(scene.open(), [Open::Swapped { seat, one, other }]);
    nothing_follows(&scene);
    assert_eq!([scene.at("D1"), scene.at("D2")], ["bM", "rW"]);
    assert_eq!(
        (scene.colour("D1"), scene.points()),
        (Some(Side::Blue), [0, 0])
    );
}

#[test]
fn fog_char_mouses_01_their_player_chooses() {
    let map = "C2 rW, D3 rP, C4 bW, B3 rT";
    let mut scene = table("mouses").map(map).hand(0, "mouses wolf");
    place(&mut scene, "mouses", "C3");
    assert_eq!(
        scene.legal(0),
        ["target north", "target east", "target west"]
    );
    scene.play(&["0 target east"]);
    assert_eq!([scene.at("C3"), scene.at("D3")], ["rP", "bM"]);
}

// rules: FOG-EX-57 FOG-CHAR-MOUSES-02
#[test]
fn neither_neutral_nor_own_tokens() {
    let mut scene = table("mouses").map("C2 rB, B3 bT").hand(0, "mouses wolf");
    place(&mut scene, "mouses", "C3");
    nothing_follows(&scene);
    assert_eq!(
        [scene.at("C2"), scene.at("B3"), scene.at("C3")],
        ["rB", "bT", "bM"]
    );
}

// rules: FOG-EX-58 FOG-CHAR-MOUSES-03
#[test]
fn by_owner_or_by_colour() {
    let rule = "FOG-CHAR-MOUSES-03";
    for (by, allowed, refused) in [
        ("owner", "target north", "0 target west"),
        ("colour", "target west", "0 target north"),
    ] {
        let scene = table_with(&[("swap_target_by", by)], "mouses").hand(0, "mouses wolf");
        let mut both = scene.clone().map("C2 rT, B3 bT");
        place(&mut both, "mouses", "C3");
        assert_eq!(both.legal(0), [allowed]);
        assert_eq!(both.refused(refused), ("not-enemy", rule));
        // With the enemy's Rat alone.
        let mut one = scene.map("C2 rT");
        place(&mut one, "mouses", "C3");
        let must = if by == "owner" { vec![allowed] } else { vec![] };
        assert_eq!(one.legal(0), must);
    }
}

// rules: FOG-CHAR-MOUSES-03 FOG-CHAR-CHAMELEON-08
#[test]
fn by_colour_a_chameleon_is_what_it_shows() {
    // Red's Mouses take blue's Chameleon by its shield; by colour they do not,
    // for it has just turned red. Blue's Crow is red.
    for (by, allowed) in [
        ("owner", vec!["target north", "target west"]),
        ("colour", vec![]),
    ] {
        let scene = table_with(&[("swap_target_by", by)], "mouses chameleon crow");
        let mut scene = scene.map("C2 bH, B3 bK").turn_of(1).hand(1, "mouses wolf");
        scene.play(&["1 place mouses", "1 at C3"]);
        assert_eq!(scene.legal(1), allowed, "{by}");
        // It turns before anybody looks for a target.
        assert_eq!(scene.to_act() == ToAct::Chance, allowed.is_empty(), "{by}");
    }
}

#[test]
fn fog_char_mouses_04_the_other_token_keeps_what_it_is_and_triggers_nothing() {
    // Beside blue's Mouses red's Chameleon turns blue, and moves as it is.
    let scene = table("mouses chameleon turtle")
        .hand(0, "mouses wolf")
        .hand(1, "wolf");
    let mut chameleon = scene.clone().map("C2 rH");
    place(&mut chameleon, "mouses", "C3");
    chameleon.play(&["0 target north"]);
    assert_eq!(
        (chameleon.at("C3"), chameleon.colour("C3")),
        ("rh".into(), Some(Side::Blue))
    );
    let mut turtle = scene.map("C2 rU");
    place(&mut turtle, "mouses", "C3");
    turtle.play(&["0 target north"]);
    assert_eq!(
        (turtle.at("C3"), turtle.state.extras),
        ("rU".into(), [0; 4])
    );
    turtle.draw();
    assert_eq!((turtle.actor(), turtle.state.placements), (1, 1));
    // And a token that lies face down stays so.
    let mut fog = foggy("mouses").map("C2 rB?").hand(0, "mouses wolf");
    place(&mut fog, "mouses", "C3");
    fog.play(&["0 target north"]);
    assert_eq!([fog.at("C2"), fog.at("C3")], ["bM", "rB?"]);
}

/// Face down they swap with nobody. Face up they go by the shields of what lies
/// face down, whatever the table chose.
// rules: FOG-CHAR-MOUSES-03 FOG-WEATHER-15 FOG-WEATHER-18
#[test]
pub(super) fn face_down() {
    for by in ["owner", "colour"] {
        let scene = table_with(&[("swap_target_by", by)], "mouses");
        let scene = scene.weather(Weather::Foggy);
        let mut scene = scene.map("C2 rT?, B3 bT?").hand(0, "mouses wolf");
        let mut up = scene.clone();
        scene.play(&["0 place mouses down", "0 at C3"]);
        nothing_follows(&scene);
        place(&mut up, "mouses", "C3");
        assert_eq!(up.legal(0), ["target north"], "{by}");
    }
}
