//! Snake: makes the enemy exchange a token.

use super::{counts, foggy, nothing_follows, place, seen, table};
use tortuga_foggy::{Heard, Kind, Open, Stage};

// rules: FOG-EX-60 FOG-CHAR-SNAKE-01 FOG-CHAR-SNAKE-05
#[test]
pub(super) fn face_up() {
    let scene = table("snake cat").map("C1 rW, D1 rC, E1 rW, B6 bW");
    let scene = scene.hand(0, "snake wolf wolf wolf wolf");
    let mut scene = scene.hand(1, "wolf wolf rat rabbit pig");
    assert_eq!(scene.points(), [0, 9]);
    place(&mut scene, "snake", "A6");
    assert_eq!(scene.legal(0), ["snake C1", "snake D1", "snake E1"]);
    assert_eq!(
        scene.refused("0 snake B6"),
        ("snake-not-enemy", "FOG-CHAR-SNAKE-01")
    );
    assert_eq!(
        scene.refused("0 snake B1"),
        ("nothing-there", "FOG-TURN-10")
    );
    scene.play(&["0 snake D1"]);
    // The victim chooses, from his own hand.
    assert_eq!(
        scene.refused("0 replace wolf"),
        ("not-your-turn", "FOG-TURN-10")
    );
    let hand = [
        "replace wolf",
        "replace rat",
        "replace rabbit",
        "replace pig",
    ];
    assert_eq!(
        (scene.actor(), scene.legal(1)),
        (1, hand.map(str::to_owned).to_vec())
    );
    scene.play(&["1 replace wolf"]);
    assert_eq!((scene.at("D1"), scene.points()), ("rW".to_owned(), [0, 3]));
    assert_eq!(scene.in_hand(1), "wolf rat rabbit pig cat");
    assert_eq!(counts(&scene, 1), (5, 10));
    // Blue draws, red does not.
    nothing_follows(&scene);
    scene.draw();
    assert_eq!((scene.actor(), counts(&scene, 1)), (1, (5, 10)));
    scene.audit().unwrap();
}

// rules: FOG-EX-61 FOG-CHAR-SNAKE-02 FOG-CHAR-SNAKE-03
#[test]
fn nothing_to_name_or_nothing_to_exchange_with() {
    let scene = table("snake")
        .map("C1 rB, D2 rB, B6 bW")
        .hand(0, "snake wolf");
    let mut scene = scene.hand(1, "wolf");
    place(&mut scene, "snake", "A6");
    nothing_follows(&scene);

    // The last token of the round.
    let scene = table("snake")
        .map("A1 rW")
        .hand(0, "snake")
        .pile(0, "")
        .pile(1, "");
    let mut last = scene.only_free("A6");
    place(&mut last, "snake", "A6");
    assert!(
        last.open()
            .iter()
            .any(|open| matches!(open, Open::RoundScored { .. }))
    );
    assert_eq!(last.state.round, 2);
}

#[test]
fn fog_char_snake_03_compulsory_if_it_can_be() {
    let scene = table("snake").map("C1 rB, D2 rT").hand(0, "snake wolf");
    let mut empty = scene.clone();
    place(&mut empty, "snake", "A6");
    nothing_follows(&empty);
    // One token in hand, and one on the map that can be chosen.
    let mut scene = scene.hand(1, "wolf");
    place(&mut scene, "snake", "A6");
    assert_eq!(
        (scene.state.stage, scene.legal(0)),
        (Stage::SnakeTarget, vec!["snake D2".into()])
    );
    assert_eq!(
        scene.refused("0 done"),
        ("other-step-is-due", "FOG-CHAR-SNAKE-01")
    );
}

#[test]
fn fog_char_snake_04_another_token_of_the_same_kind() {
    let scene = table("snake cat").map("C1 rW, D1 rC").hand(0, "snake wolf");
    let mut scene = scene.hand(1, "wolf rat");
    place(&mut scene, "snake", "A6");
    // The Cat itself cannot come back, a Wolf can for a Wolf.
    let mut cat = scene.clone();
    cat.play(&["0 snake D1"]);
    assert_eq!(cat.legal(1), ["replace wolf", "replace rat"]);
    assert_eq!(
        cat.refused("1 replace cat"),
        ("not-in-hand", "FOG-CHAR-SNAKE-04")
    );
    scene.play(&["0 snake C1", "1 replace wolf"]);
    assert_eq!(
        (scene.at("C1"), scene.in_hand(1)),
        ("rW".into(), "wolf rat".into())
    );
}

// rules: FOG-CHAR-SNAKE-02 FOG-WEATHER-15 FOG-WEATHER-18 FOG-WEATHER-19
#[test]
pub(super) fn face_down() {
    let scene = foggy("snake").map("C1 rB?, D1 rW?").hand(0, "snake wolf");
    let mut scene = scene.hand(1, "wolf rat");
    let mut up = scene.clone();
    scene.play(&["0 place snake down", "0 at A6"]);
    nothing_follows(&scene);

    // Face up it may name what lies face down, and nobody learns what it was.
    place(&mut up, "snake", "A6");
    assert_eq!(up.legal(0), ["snake C1", "snake D1"]);
    up.play(&["0 snake C1", "1 replace rat"]);
    assert_eq!(
        (up.at("C1"), up.in_hand(1)),
        ("rT?".into(), "wolf rabbit".into())
    );
    assert_eq!([seen(&up, 0, "C1"), seen(&up, 1, "C1")], ["??", "rT?"]);
    let exchanged = |heard: &[Heard]| match heard.last() {
        Some(&Heard::Exchanged { kind, back, .. }) => (kind, back),
        other => panic!("{other:?}"),
    };
    assert_eq!(exchanged(&up.heard(0)), (None, None));
    assert_eq!(
        exchanged(&up.heard(1)),
        (Some(Kind::Rat), Some(Kind::Rabbit))
    );
}
