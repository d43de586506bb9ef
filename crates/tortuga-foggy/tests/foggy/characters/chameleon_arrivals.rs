//! What a Chameleon reacts to: placements, or whatever comes beside it.

use super::table_with;
use crate::common::Scene;
use tortuga_foggy::{Stage, Weather};

/// Plays the same at a table where only placements count, and at one where any
/// arrival does; C3 then looks like this.
#[track_caller]
fn reacts(lay: impl Fn(Scene) -> Scene, lines: &[&str], placement: &str, any_arrival: &str) {
    for (value, expected) in [("placement", placement), ("any_arrival", any_arrival)] {
        let mercenaries = "chameleon fox frog mouses prairie_dog snake";
        let mut scene = lay(table_with(&[("chameleon_reacts_to", value)], mercenaries));
        scene.play_drawing(lines);
        assert_eq!(scene.at("C3"), expected, "{value}: {lines:?}");
    }
}

#[test]
fn fog_char_chameleon_05_a_placement_counts_at_both_tables() {
    let lay = |scene: Scene| scene.map("C3 bH").hand(0, "rat wolf").hand(1, "wolf");
    reacts(lay, &["0 place rat", "0 at C4"], "bh", "bh");
}

#[test]
fn fog_char_chameleon_05_an_exchange() {
    // The Fox on A3 brings another token to B3.
    let lay = |scene: Scene| {
        scene
            .map("B3 bW, C3 bH")
            .hand(0, "fox rat rabbit wolf")
            .hand(1, "wolf")
    };
    let fox = ["0 place fox", "0 at A3", "0 target east"];
    reacts(lay, &[&fox[..], &["0 replace rat"]].concat(), "bH", "bh");
    reacts(lay, &[&fox[..], &["0 replace rabbit"]].concat(), "bH", "bH");
    reacts(lay, &[&fox[..], &["0 replace wolf"]].concat(), "bH", "bH");
    // So does the Snake's victim.
    let lay = |scene: Scene| {
        scene
            .map("C4 rB, B3 rT, C3 bH")
            .hand(0, "snake")
            .hand(1, "wolf rat")
    };
    let snake = ["0 place snake", "0 at A6", "0 snake B3"];
    reacts(lay, &[&snake[..], &["1 replace wolf"]].concat(), "bH", "bh");
    reacts(lay, &[&snake[..], &["1 replace rat"]].concat(), "bH", "bH");
}

#[test]
fn fog_char_chameleon_05_a_swap() {
    // Red's Mouses come from B4 to B3.
    let lay = |scene: Scene| {
        scene
            .map("B3 bW, C3 bH")
            .turn_of(1)
            .hand(1, "mouses wolf")
            .hand(0, "wolf")
    };
    let lines = ["1 place mouses", "1 at B4", "1 target north"];
    reacts(lay, &lines, "bH", "bh");
    // A Prairie Dog moves a red Wolf from B1 to B3.
    let lay = |scene: Scene| {
        let scene = scene.map("B1 rW, B3 bW, C3 bH");
        scene.hand(0, "prairie_dog wolf").hand(1, "wolf")
    };
    let dog = ["0 place prairie_dog", "0 at B2"];
    reacts(lay, &[&dog[..], &["0 swap NS"]].concat(), "bH", "bh");
    reacts(lay, &[&dog[..], &["0 swap pass"]].concat(), "bH", "bH");
}

#[test]
fn fog_char_chameleon_05_a_move_of_the_frog() {
    let lay = |scene: Scene| {
        let scene = scene.map("B4 rG, C3 bH").turn_of(1).stage(Stage::MoveFrog);
        scene.hand(1, "rabbit wolf").hand(0, "wolf")
    };
    let rest = ["1 place rabbit", "1 at F6"];
    reacts(lay, &[&["1 frog north"], &rest[..]].concat(), "bH", "bh");
    reacts(lay, &[&["1 frog stay"], &rest[..]].concat(), "bH", "bH");
}

#[test]
fn fog_char_chameleon_05_two_arrive_at_once() {
    // A Prairie Dog on B4 swaps B3 and C4, both beside the Chameleon on C3.
    let lines = ["0 place prairie_dog", "0 at B4", "0 swap NE"];
    let lay = |map: &'static str| {
        move |scene: Scene| scene.map(map).hand(0, "prairie_dog wolf").hand(1, "wolf")
    };
    // With different colours it keeps its own, whichever it is.
    reacts(lay("B3 bW, C4 rW, C3 bH"), &lines, "bH", "bH");
    reacts(lay("B3 bW, C4 rW, C3 bh"), &lines, "bh", "bh");
    reacts(lay("B3 rW, C4 bW, C3 bh"), &lines, "bh", "bh");
    // With one colour it takes it.
    reacts(lay("B3 bW, C4 rT, C3 bh"), &lines, "bh", "bH");
    reacts(lay("B3 rW, C4 bT, C3 bH"), &lines, "bH", "bh");
}

#[test]
fn fog_char_chameleon_05_a_moved_one_keeps_its_colour() {
    // Red's Chameleon, which shows blue, comes from B1 to B3: beside the red Wolf
    // on A3, and beside blue's Chameleon, which takes the colour that it shows.
    for (value, blues) in [("placement", "bh"), ("any_arrival", "bH")] {
        let scene = table_with(&[("chameleon_reacts_to", value)], "chameleon prairie_dog");
        let scene = scene
            .map("B1 rh, B3 bT, A3 rW, C3 bh")
            .hand(0, "prairie_dog");
        let mut scene = scene.hand(1, "wolf");
        scene.play(&["0 place prairie_dog", "0 at B2", "0 swap NS"]);
        assert_eq!(
            [scene.at("B1"), scene.at("B3"), scene.at("C3")],
            ["bT", "rh", blues]
        );
    }
    // Mouses and the Chameleon that they swap with do not change each other
    // again: it turned when they were placed.
    for value in ["placement", "any_arrival"] {
        let scene = table_with(&[("chameleon_reacts_to", value)], "chameleon mouses");
        let scene = scene.map("C3 rH, C4 bT").hand(0, "mouses");
        let mut scene = scene.hand(1, "wolf");
        scene.play(&["0 place mouses", "0 at C2", "0 target south"]);
        assert_eq!([scene.at("C2"), scene.at("C3")], ["rh", "bM"]);
    }
}

// rules: FOG-CHAR-CHAMELEON-04
#[test]
fn what_arrives_face_down_does_not_change_it() {
    let settings = [("chameleon_reacts_to", "any_arrival")];
    let scene = table_with(&settings, "chameleon prairie_dog fox").weather(Weather::Foggy);
    let scene = scene
        .map("B1 rW?, B3 bW?, C3 bH")
        .hand(0, "prairie_dog fox rat wolf");
    let mut swap = scene.clone().hand(1, "wolf");
    swap.play(&["0 place prairie_dog", "0 at B2", "0 swap NS"]);
    assert_eq!([swap.at("B3"), swap.at("C3")], ["rW?", "bH"]);
    let mut exchange = scene;
    exchange.play(&["0 place fox", "0 at A3", "0 target east", "0 replace rat"]);
    assert_eq!([exchange.at("B3"), exchange.at("C3")], ["bT?", "bH"]);
}
