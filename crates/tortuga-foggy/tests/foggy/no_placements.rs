//! Exchanges, swaps, moves and settling: none of them is a placement (FOG-TURN-08).

use crate::common::Scene;
use tortuga_foggy::Stage;

/// Blue's Fox on B3 exchanges the Wolf on B2 for a token of this kind. Beside B2
/// lie a Wolf of red on B1 and blue's Chameleon on A2, which shows red.
fn exchanged(kind: &str) -> Scene {
    let mut scene = Scene::turn()
        .map("B2 bW, B1 rW, A2 bh, C1 bW, C3 rP")
        .hand(0, &format!("wolf fox {kind}"))
        .hand(1, "wolf cat");
    scene.play(&["0 place fox", "0 at B3", "0 target north"]);
    scene.play(&[&format!("0 replace {kind}")]);
    scene
}

#[test]
fn fog_turn_08_an_exchange_is_no_placement() {
    for (kind, token) in [
        ("mouses", "bM"),
        ("mole", "bL"),
        ("turtle", "bU"),
        ("snake", "bS"),
        ("prairie_dog", "bD"),
        ("hippo", "bO"),
    ] {
        let mut scene = exchanged(kind);
        assert_eq!(scene.at("B2"), token);
        // No ability, no extra placement, no colour for the Chameleon.
        assert_eq!(scene.state.stage, Stage::Draw, "{kind}");
        assert_eq!(
            (scene.state.placements, scene.state.extras),
            (1, [0; 4]),
            "{kind}"
        );
        assert_eq!([scene.at("B1"), scene.at("A2")], ["rW", "bh"], "{kind}");
        // One draw, for the Fox alone.
        scene.draw();
        assert_eq!(
            (scene.state.stage, scene.actor()),
            (Stage::PlaceKind, 1),
            "{kind}"
        );
    }
}

#[test]
fn fog_turn_08_what_enters_by_exchange_keeps_its_lasting_properties() {
    // A Frog steps from the next turn on.
    let mut scene = exchanged("frog");
    scene.play_drawing(&["1 place wolf", "1 at F6"]);
    assert_eq!(scene.state.stage, Stage::MoveFrog);
    assert_eq!(scene.legal(0), ["frog east", "frog stay"]);
    // A Pig doubles.
    let scene = exchanged("pig").map("B4 bW");
    assert_eq!(scene.points(), [6, 0], "B2 to B4");
    // A Chameleon takes the colour of what is placed beside it later.
    let mut scene = Scene::turn()
        .map("B2 bW")
        .hand(0, "wolf fox chameleon")
        .hand(1, "wolf cat");
    scene.play(&[
        "0 place fox",
        "0 at B3",
        "0 target north",
        "0 replace chameleon",
    ]);
    scene.play_drawing(&["1 place wolf", "1 at C2"]);
    assert_eq!(scene.at("B2"), "bh");
}

#[test]
fn fog_turn_08_swaps_moves_and_settling_are_no_placements() {
    // Mouses: beside C1 arrives blue, beside D3 red, and neither changes.
    let mut scene = Scene::turn()
        .map("C2 rW, C1 bh, D3 rH")
        .hand(0, "wolf mouses")
        .hand(1, "wolf");
    scene.play(&["0 place mouses", "0 at C3"]);
    assert_eq!(scene.at("D3"), "rh", "that was a placement");
    scene.play(&["0 target north"]);
    assert_eq!([scene.at("C2"), scene.at("C3")], ["bM", "rW"]);
    assert_eq!([scene.at("C1"), scene.at("D3")], ["bh", "rh"]);
    assert_eq!(scene.state.stage, Stage::Draw);
    scene.draw();
    assert_eq!(scene.actor(), 1, "one draw");
    // The Frog: no draw, and the Chameleon that it comes to keeps its colour.
    let mut scene = Scene::turn()
        .map("B2 bG, C1 bh")
        .hand(0, "wolf pig")
        .stage(Stage::MoveFrog);
    scene.play(&["0 frog east"]);
    assert_eq!(
        (scene.at("C1").as_str(), scene.state.stage),
        ("bh", Stage::PlaceKind)
    );
    // The Hippo: no draw.
    let mut scene = Scene::turn()
        .waiting(0, "A1-B1")
        .hand(0, "wolf pig")
        .stage(Stage::SettleHippo);
    scene.play(&["0 settle low"]);
    assert_eq!(
        (scene.in_hand(0).as_str(), scene.state.stage),
        ("wolf pig", Stage::PlaceKind)
    );
}
