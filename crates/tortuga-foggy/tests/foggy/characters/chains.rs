//! Tokens that come by exchange, at a table where they use their abilities
//! (`exchange_triggers_abilities`).

use super::{nothing_follows, place, table_with};
use crate::common::Scene;
use tortuga_foggy::{Stage, Weather};

const TRIGGERS: (&str, &str) = ("exchange_triggers_abilities", "true");

/// All mercenaries, and every token that enters face up by exchange uses its
/// ability.
fn table() -> Scene {
    Scene::turn_with(&[("mode", "mercenary"), TRIGGERS])
}

/// Blue's Fox on B3 brings this kind to B2; a red Wolf lies on C2 and a blue one
/// on A2.
fn fox_brings(kind: &str) -> Scene {
    let scene = table()
        .map("B2 bW, A2 bW, C2 rW")
        .hand(0, "fox pig")
        .hand(0, kind);
    let mut scene = scene.hand(1, "wolf turtle");
    place(&mut scene, "fox", "B3");
    scene.play(&["0 target north", &format!("0 replace {kind}")]);
    scene
}

// rules: FOG-TURN-08
#[test]
fn a_fox_brings_in_somebody_who_acts() {
    for (kind, asked) in [
        ("mouses", vec!["target east"]),
        ("mole", vec!["target east"]),
        ("snake", vec!["snake C2"]),
        (
            "prairie_dog",
            vec!["swap ES", "swap EW", "swap SW", "swap pass"],
        ),
    ] {
        let scene = fox_brings(kind);
        assert_eq!(
            (scene.actor(), scene.legal(0)),
            (0, asked.iter().map(|&line| line.into()).collect())
        );
    }
    let mut mouses = fox_brings("mouses");
    mouses.play(&["0 target east"]);
    assert_eq!([mouses.at("B2"), mouses.at("C2")], ["rW", "bM"]);
    // One draw for the placement, none for what came by exchange.
    nothing_follows(&mouses);
    mouses.draw();
    assert_eq!(mouses.actor(), 1);
    // The Prairie Dog may even move the Fox.
    let mut dog = fox_brings("prairie_dog");
    dog.play(&["0 swap ES"]);
    assert_eq!([dog.at("C2"), dog.at("B3")], ["bF", "rW"]);
    nothing_follows(&dog);
}

// rules: FOG-TURN-08
#[test]
fn a_fox_brings_in_a_turtle_or_a_hippo() {
    let mut turtle = fox_brings("turtle");
    nothing_follows(&turtle);
    assert_eq!(
        (turtle.state.placements, turtle.state.extras),
        (2, [0, 1, 0, 0])
    );
    turtle.draw();
    assert_eq!((turtle.actor(), turtle.state.stage), (0, Stage::PlaceKind));
    // A Hippo has no second tile: it lies on the one.
    let mut hippo = fox_brings("hippo");
    nothing_follows(&hippo);
    assert_eq!(
        (hippo.at("B2"), hippo.state.hippos),
        ("bO".to_owned(), [None; 2])
    );
    hippo.draw();
    assert_eq!(hippo.actor(), 1);
}

// rules: FOG-TURN-08 FOG-CHAR-TURTLE-03
#[test]
fn fox_snake_turtle() {
    let mut scene = fox_brings("snake");
    scene.play(&["0 snake C2"]);
    assert_eq!(scene.actor(), 1);
    scene.play(&["1 replace turtle"]);
    // Red's Turtle came in blue's turn: red has his extra in his next turn, and
    // blue, who comes after him, in the one after that.
    assert_eq!(scene.at("C2"), "rU");
    assert_eq!(
        (scene.state.placements, scene.state.extras),
        (1, [1, 1, 0, 0])
    );
    nothing_follows(&scene);
    scene.draw();
    for (seat, to) in [(1, "F1"), (1, "F2"), (0, "F3"), (0, "F4"), (1, "F5")] {
        assert_eq!(scene.actor(), seat, "{to}");
        scene.play_drawing(&[&format!("{seat} place wolf"), &format!("{seat} at {to}")]);
    }
    assert_eq!(scene.actor(), 0);
}

// rules: FOG-TURN-08 FOG-TEAM-11
#[test]
fn in_a_team_the_player_after_the_turtles_gets_the_other_extra() {
    let scene = Scene::turn_with(&[("mode", "team"), TRIGGERS]).map("C2 rW");
    let mut scene = scene.hand(0, "snake wolf").hand(1, "turtle");
    place(&mut scene, "snake", "F6");
    scene.play(&["0 snake C2", "1 replace turtle"]);
    assert_eq!(
        (scene.state.placements, scene.state.extras),
        (1, [0, 1, 1, 0])
    );
}

/// Blue's Snake makes red exchange the Wolf on C2, beside a red Pig on C3 and a
/// blue Wolf on B2.
fn snake_makes(red_brings: &str) -> Scene {
    let scene = table().map("C2 rW, C3 rP, B2 bW").hand(0, "snake wolf cat");
    let mut scene = scene.hand(1, "rabbit turtle cat frog").hand(1, red_brings);
    place(&mut scene, "snake", "F6");
    scene.play(&["0 snake C2", &format!("1 replace {red_brings}")]);
    scene
}

// rules: FOG-TURN-08 FOG-CHAR-FOX-04
#[test]
fn the_victim_decides_about_his_own_token() {
    let mut fox = snake_makes("fox");
    assert_eq!(
        (fox.actor(), fox.legal(1)),
        (1, vec!["target south".to_owned()])
    );
    assert_eq!(
        fox.refused("0 target south"),
        ("not-your-turn", "FOG-TURN-10")
    );
    fox.play(&["1 target south"]);
    // He did not place it, so he has five kinds to choose from.
    let hand = ["wolf", "rabbit", "turtle", "cat", "frog"];
    assert_eq!(fox.legal(1), hand.map(|kind| format!("replace {kind}")));
    fox.play(&["1 replace cat"]);
    assert_eq!([fox.at("C2"), fox.at("C3")], ["rF", "rC"]);
    assert_eq!(fox.in_hand(1), "wolf rabbit pig turtle frog");
    nothing_follows(&fox);
    fox.play(&["* drew wolf"]);
    assert_eq!(
        (fox.actor(), fox.in_hand(0)),
        (1, "wolf wolf cat".to_owned())
    );

    let mut mouses = snake_makes("mouses");
    assert_eq!(
        (mouses.actor(), mouses.legal(1)),
        (1, vec!["target west".to_owned()])
    );
    mouses.play(&["1 target west"]);
    assert_eq!([mouses.at("B2"), mouses.at("C2")], ["rM", "bW"]);
    nothing_follows(&mouses);
}

// rules: FOG-TURN-08 FOG-CHAR-SNAKE-01
#[test]
fn a_snake_answers_a_snake() {
    let mut scene = snake_makes("snake");
    assert_eq!(
        (scene.actor(), scene.legal(1)),
        (1, vec!["snake B2".into(), "snake F6".into()])
    );
    // Even the Snake that began it goes back to blue's hand.
    scene.play(&["1 snake F6"]);
    assert_eq!(
        (scene.actor(), scene.legal(0)),
        (0, vec!["replace wolf".into(), "replace cat".into()])
    );
    scene.play(&["0 replace wolf"]);
    assert_eq!(
        (scene.at("F6"), scene.in_hand(0)),
        ("bW".into(), "cat snake".into())
    );
    nothing_follows(&scene);
    scene.draw();
    assert_eq!(scene.actor(), 1);
}

// rules: FOG-TURN-08 FOG-CHAR-FROG-02
#[test]
fn a_frog_that_came_in_anothers_turn_moves_in_the_next() {
    let scene = table().map("C2 rW").hand(0, "snake wolf");
    let mut scene = scene.hand(1, "frog wolf");
    place(&mut scene, "snake", "F6");
    scene.play_drawing(&["0 snake C2", "1 replace frog"]);
    assert_eq!((scene.actor(), scene.state.stage), (1, Stage::MoveFrog));
}

// rules: FOG-TURN-08 FOG-WEATHER-19
#[test]
fn in_the_fog_nothing_is_triggered() {
    let scene = table().weather(Weather::Foggy).map("B2 bW?, C2 rW?");
    let mut scene = scene.hand(0, "fox mouses").hand(1, "wolf");
    place(&mut scene, "fox", "B3");
    scene.play(&["0 target north", "0 replace mouses"]);
    nothing_follows(&scene);
    assert_eq!([scene.at("B2"), scene.at("C2")], ["bM?", "rW?"]);
}

// rules: FOG-TURN-08 FOG-CHAR-CHAMELEON-05
#[test]
fn chameleons_are_a_matter_of_their_own_choice() {
    for (reacts_to, shows) in [("placement", "bH"), ("any_arrival", "bh")] {
        let settings = [TRIGGERS, ("chameleon_reacts_to", reacts_to)];
        let scene = table_with(&settings, "fox mole chameleon").map("B3 bW, C3 bH, B2 rP");
        let mut scene = scene.hand(0, "fox mole").hand(1, "wolf");
        place(&mut scene, "fox", "A3");
        scene.play(&["0 target east", "0 replace mole"]);
        assert_eq!(scene.at("C3"), shows, "{reacts_to}");
        assert_eq!(scene.legal(0), ["target north"]);
    }
}
