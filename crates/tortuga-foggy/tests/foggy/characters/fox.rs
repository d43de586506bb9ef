//! Fox: exchanges a token of its own side beside it.

use super::{counts, foggy, nothing_follows, place, seen, table};
use crate::common::Scene;
use tortuga_foggy::{Heard, Kind, Open, Stage};

// rules: FOG-EX-45 FOG-CHAR-FOX-01 FOG-TURN-07
#[test]
pub(super) fn face_up() {
    let scene = table("fox").map("B2 bW").hand(0, "fox pig rat rabbit wolf");
    let mut scene = scene.hand(1, "wolf wolf wolf wolf wolf");
    place(&mut scene, "fox", "B3");
    assert_eq!(scene.legal(0), ["target north"]);
    assert_eq!(
        scene.refused("0 target south"),
        ("nothing-there", "FOG-TURN-10")
    );
    scene.play(&["0 target north"]);
    let hand = [
        "replace wolf",
        "replace rat",
        "replace rabbit",
        "replace pig",
    ];
    assert_eq!(
        (scene.actor(), scene.legal(0)),
        (0, hand.map(str::to_owned).to_vec())
    );
    scene.play(&["0 replace pig"]);
    assert_eq!([scene.at("B2"), scene.at("B3")], ["bP", "bF"]);
    assert_eq!(scene.in_hand(0), "wolf wolf rat rabbit");
    // Only then is a token drawn.
    nothing_follows(&scene);
    scene.play(&["* drew pig"]);
    assert_eq!(
        (scene.actor(), scene.in_hand(0)),
        (1, "wolf wolf rat rabbit pig".to_owned())
    );
    scene.audit().unwrap();
}

// rules: FOG-EX-46 FOG-CHAR-FOX-05
#[test]
fn no_own_token_beside_it() {
    let map = "B2 rT, A3 bB, C3 rW";
    let mut scene = table("fox").map(map).hand(0, "fox pig rat rabbit wolf");
    place(&mut scene, "fox", "B3");
    nothing_follows(&scene);
    assert_eq!(scene.in_hand(0), "wolf rat rabbit pig");
    assert_eq!(
        [scene.at("B2"), scene.at("A3"), scene.at("C3")],
        ["rT", "bB", "rW"]
    );
}

// rules: FOG-EX-47 FOG-CHAR-FOX-02 FOG-TURN-10
#[test]
fn an_own_spy_must_be_taken_back() {
    let map = "B2 bT, A3 rT, C3 rW";
    let mut scene = table("fox").map(map).hand(0, "fox pig rabbit wolf wolf");
    place(&mut scene, "fox", "B3");
    assert_eq!(scene.legal(0), ["target north"]);
    // Enemy spies have blue's colour, but they are not blue's.
    assert_eq!(
        scene.refused("0 target west"),
        ("not-own", "FOG-CHAR-FOX-02")
    );
    assert_eq!(
        scene.refused("0 done"),
        ("other-step-is-due", "FOG-TURN-10")
    );
    scene.play(&["0 target north"]);
    assert_eq!(
        scene.legal(0),
        ["replace wolf", "replace rabbit", "replace pig"]
    );
    scene.play(&["0 replace wolf"]);
    assert_eq!(
        (scene.at("B2"), scene.in_hand(0)),
        ("bW".into(), "wolf rat rabbit pig".into())
    );
}

// rules: FOG-EX-48 FOG-CHAR-FOX-05
#[test]
fn no_token_left_to_exchange_with() {
    let scene = table("fox").map("B2 bW").hand(0, "fox").pile(0, "");
    let mut scene = scene.hand(1, "wolf");
    place(&mut scene, "fox", "B3");
    assert_eq!((scene.actor(), scene.state.stage), (1, Stage::PlaceKind));
    assert_eq!(
        (scene.at("B2"), counts(&scene, 0)),
        ("bW".to_owned(), (0, 0))
    );
}

/// Blue's Fox on B3 brings this kind to B2, beside a red Wolf.
fn brings(kind: &str) -> Scene {
    let scene = Scene::turn()
        .map("B2 bW, C2 rW")
        .hand(0, "fox pig")
        .hand(0, kind);
    let mut scene = scene.hand(1, "wolf wolf");
    place(&mut scene, "fox", "B3");
    scene.play(&["0 target north", &format!("0 replace {kind}")]);
    scene
}

// rules: FOG-EX-49 FOG-TURN-08
#[test]
fn what_is_exchanged_in_triggers_nothing() {
    for (kind, letters) in [
        ("mouses", "bM"),
        ("mole", "bL"),
        ("snake", "bS"),
        ("prairie_dog", "bD"),
        ("turtle", "bU"),
        ("hippo", "bO"),
    ] {
        let mut scene = brings(kind);
        nothing_follows(&scene);
        assert_eq!([scene.at("B2"), scene.at("C2")], [letters, "rW"]);
        assert_eq!(
            scene.state.hippos, [None; 2],
            "a Hippo lies on the one tile"
        );
        assert_eq!(
            (scene.state.placements, scene.state.extras),
            (1, [0; 4]),
            "{kind}"
        );
        scene.draw();
        assert_eq!(scene.actor(), 1, "{kind}");
    }
}

#[test]
fn fog_char_fox_03_its_player_chooses_among_his_own() {
    let map = "C2 bW, D3 bB, C4 bT, B3 bP";
    let mut scene = table("fox").map(map).hand(0, "fox wolf");
    place(&mut scene, "fox", "C3");
    assert_eq!(
        scene.legal(0),
        ["target north", "target south", "target west"]
    );
    assert_eq!(
        scene.refused("0 target east"),
        ("neutral", "FOG-CHAR-NEUTRAL-02")
    );
    scene.play(&["0 target west", "0 replace wolf"]);
    assert_eq!(
        (scene.at("B3"), scene.in_hand(0)),
        ("bW".to_owned(), "pig".to_owned())
    );
}

#[test]
fn fog_char_fox_04_the_very_same_token_cannot_return() {
    let mut scene = table("fox").map("B2 bP").hand(0, "fox wolf rat");
    place(&mut scene, "fox", "B3");
    scene.play(&["0 target north"]);
    assert_eq!(scene.legal(0), ["replace wolf", "replace rat"]);
    assert_eq!(
        scene.refused("0 replace pig"),
        ("not-in-hand", "FOG-CHAR-FOX-04")
    );
}

#[test]
fn fog_char_fox_06_the_exchange_changes_no_number() {
    let scene = table("fox").map("B2 bW").hand(0, "fox pig rat rabbit wolf");
    let mut scene = scene.hand(1, "wolf wolf wolf wolf wolf");
    place(&mut scene, "fox", "B3");
    let before = (counts(&scene, 0), counts(&scene, 1), scene.state.ground);
    scene.play(&["0 target north", "0 replace rat"]);
    assert_eq!(
        (counts(&scene, 0), counts(&scene, 1), scene.state.ground),
        before
    );
    assert_eq!(counts(&scene, 0), (4, 12));
    scene.draw().audit().unwrap();
}

/// Face down it is a token of its colour. Face up in foggy weather it takes back
/// even a Rabbit, if nobody sees that it is one, and brings in a hidden token.
// rules: FOG-CHAR-FOX-03 FOG-WEATHER-18 FOG-WEATHER-19
#[test]
pub(super) fn face_down() {
    let scene = foggy("fox").map("B2 bB?, A3 rW?").hand(0, "fox wolf");
    let mut scene = scene.hand(1, "wolf");
    let mut up = scene.clone();
    scene.play(&["0 place fox down", "0 at B3"]);
    nothing_follows(&scene);
    assert_eq!([scene.at("B2"), scene.at("B3")], ["bB?", "bF?"]);

    place(&mut up, "fox", "B3");
    assert_eq!(up.legal(0), ["target north"]);
    up.play(&["0 target north", "0 replace wolf"]);
    assert_eq!(
        (up.at("B2"), up.in_hand(0)),
        ("bW?".to_owned(), "rabbit".to_owned())
    );
    assert_eq!([seen(&up, 0, "B2"), seen(&up, 1, "B2")], ["bW?", "??"]);
    let back = |heard: Vec<Heard>| match heard[..] {
        [
            Heard::Open(Open::FoxChose { .. }),
            Heard::Exchanged {
                kind,
                back,
                down: true,
                ..
            },
        ] => (kind, back),
        _ => panic!("{heard:?}"),
    };
    assert_eq!(back(up.heard(0)), (Some(Kind::Wolf), Some(Kind::Rabbit)));
    assert_eq!(back(up.heard(1)), (None, None));
}
