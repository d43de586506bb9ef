//! Prairie Dog: may swap two tokens beside it.

use super::{foggy, nothing_follows, place, table};
use crate::common::tile;
use tortuga_core::Seat;
use tortuga_foggy::Open;

// rules: FOG-EX-65 FOG-CHAR-PRAIRIE-01 FOG-CHAR-PRAIRIE-02
#[test]
pub(super) fn face_up() {
    let scene = table("prairie_dog")
        .map("B3 bW, D3 rW, C2 rB")
        .hand(0, "prairie_dog wolf");
    let mut scene = scene.hand(1, "wolf");
    place(&mut scene, "prairie_dog", "C3");
    assert_eq!(scene.legal(0), ["swap EW", "swap pass"]);
    assert_eq!(
        scene.refused("0 swap NE"),
        ("neutral", "FOG-CHAR-NEUTRAL-02")
    );
    assert_eq!(scene.refused("0 swap ES"), ("nothing-there", "FOG-TURN-10"));
    // It may, and need not.
    let mut pass = scene.clone();
    pass.play(&["0 swap pass"]);
    assert_eq!(pass.open(), [Open::SwapDeclined(Seat(0))]);
    assert_eq!([pass.at("B3"), pass.at("D3")], ["bW", "rW"]);
    nothing_follows(&pass);
    scene.play(&["0 swap EW"]);
    let (one, other) = (tile("D3"), tile("B3"));
    assert_eq!(
        scene.open(),
        [Open::Swapped {
            seat: Seat(0),
            one,
            other
        }]
    );
    assert_eq!(
        [scene.at("B3"), scene.at("C3"), scene.at("D3")],
        ["rW", "bD", "bW"]
    );
    nothing_follows(&scene);
}

// rules: FOG-EX-65
#[test]
fn the_more_neighbours_the_more_swaps() {
    for (map, swaps) in [
        (
            "B3 bW, D3 rW, C2 rT",
            vec!["swap NE", "swap NW", "swap EW", "swap pass"],
        ),
        (
            "B3 bW, D3 rW, C2 rT, C4 bP",
            vec![
                "swap NE",
                "swap NS",
                "swap NW",
                "swap ES",
                "swap EW",
                "swap SW",
                "swap pass",
            ],
        ),
        // Whoever owns them: two of one side, too.
        ("B3 rW, C4 rP", vec!["swap SW", "swap pass"]),
    ] {
        let mut scene = table("prairie_dog").map(map).hand(0, "prairie_dog wolf");
        place(&mut scene, "prairie_dog", "C3");
        assert_eq!(scene.legal(0), swaps, "{map}");
    }
}

#[test]
fn fog_char_prairie_02_one_neighbour_is_too_few() {
    // Tokens that are adjacent to each other, but not to it, do not help.
    for map in ["B3 bW, A3 rW, C2 rB, D3 bB", "A1 bW, B1 rW"] {
        let mut scene = table("prairie_dog").map(map).hand(0, "prairie_dog wolf");
        place(&mut scene, "prairie_dog", "C3");
        nothing_follows(&scene);
    }
}

#[test]
fn fog_char_prairie_01_it_is_neutral() {
    let map = "A1 bW, B1 bW, D1 bW, C2 rW, C3 rW";
    let mut scene = table("prairie_dog").map(map).hand(0, "prairie_dog wolf");
    place(&mut scene, "prairie_dog", "C1");
    scene.play(&["0 swap pass"]);
    assert_eq!((scene.colour("C1"), scene.points()), (None, [0, 0]));
}

// rules: FOG-CHAR-PRAIRIE-02 FOG-WEATHER-15 FOG-WEATHER-18
#[test]
pub(super) fn face_down() {
    let scene = foggy("prairie_dog")
        .map("B3 bW?, D3 rB?")
        .hand(0, "prairie_dog wolf");
    let mut scene = scene.hand(1, "wolf");
    let mut up = scene.clone();
    scene.play(&["0 place prairie_dog down", "0 at C3"]);
    nothing_follows(&scene);
    place(&mut up, "prairie_dog", "C3");
    assert_eq!(up.legal(0), ["swap EW", "swap pass"]);
    up.play(&["0 swap EW"]);
    assert_eq!([up.at("B3"), up.at("D3")], ["rB?", "bW?"]);
}
