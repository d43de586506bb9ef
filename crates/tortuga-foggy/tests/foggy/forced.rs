//! Which decisions without a choice may be played for a player.

use std::collections::BTreeSet;

use crate::common::{STANDARD, Scene};
use crate::hiring::{hiring, hiring_with};
use crate::taking_back::{cards, played};
use tortuga_core::{Rules, Seat};
use tortuga_foggy::{FoggyIsland, Stage, Weather};

/// At this point the seat has one thing to do, or several; may a lone one be
/// played for him?
type Point = (Scene, u8, Option<&'static str>, bool);

/// Before the first turn.
fn preparing() -> Vec<Point> {
    let basic = Scene::with(&[("first_player", "0")]);
    let open = hiring_with(&STANDARD, &[("hire_secrecy", "open")], [22, 0]);
    let spent = ["0 hire mouses"];
    vec![
        (basic.clone(), 0, None, false),
        (
            played(basic, &["0 pick rabbit"]),
            0,
            Some("pick rabbit"),
            false,
        ),
        (cards(Weather::Sunny, Weather::Foggy), 1, None, false),
        (
            cards(Weather::Foggy, Weather::Foggy),
            1,
            Some("weather first"),
            false,
        ),
        // Coins lie open, so everybody sees that they do not suffice.
        (hiring([3, 0]), 0, Some("done"), true),
        (hiring([3, 0]), 1, Some("done"), true),
        // What was hired does not.
        (played(hiring([22, 0]), &spent), 0, Some("done"), false),
        (played(open, &spent), 0, Some("done"), true),
    ]
}

/// Steps before and during the placement.
fn placing() -> Vec<Point> {
    let foggy = || Scene::turn().weather(Weather::Foggy);
    let last = |scene: Scene, hand| scene.hand(0, hand).only_free("E6 F6");
    let fog = Scene::turn().weather(Weather::Cloudy).only_open("nw ne sw");
    let two = played(last(Scene::turn(), "wolf pig"), &["0 place wolf"]);
    let hippo = played(last(Scene::turn(), "hippo"), &["0 place hippo"]);
    let held = played(last(Scene::turn(), "hippo wolf"), &["0 place hippo"]);
    let hidden = played(
        foggy().hand(0, "wolf").only_free("F6"),
        &["0 place wolf down"],
    );
    vec![
        (fog.stage(Stage::RemoveFog), 0, Some("fog se"), true),
        (
            Scene::turn().waiting(0, "A1-B1").stage(Stage::SettleHippo),
            0,
            None,
            true,
        ),
        (
            Scene::turn().waiting(0, "A1-B1").stage(Stage::SettleEarly),
            0,
            None,
            true,
        ),
        (
            Scene::turn().map("A1 bG").stage(Stage::MoveFrog),
            0,
            None,
            true,
        ),
        (last(Scene::turn(), "wolf"), 0, Some("place wolf"), true),
        (
            last(Scene::turn(), "wolf wolf"),
            0,
            Some("place wolf"),
            false,
        ),
        (last(foggy(), "wolf"), 0, Some("place wolf down"), false),
        (last(foggy(), "cat"), 0, None, false),
        // Told at once, the next question would show whether it was the Hippo.
        (two, 0, None, false),
        (hippo, 0, Some("at E6-F6"), false),
        (held, 0, Some("at E6-F6"), false),
        (hidden, 0, Some("at F6"), false),
    ]
}

/// A token is placed on B3 between its neighbours; seat 0 holds these.
fn ability(kind: &str, map: &str, hand: &str) -> Scene {
    let scene = Scene::turn().map(map).hand(0, hand).hand(0, kind);
    played(scene, &[&format!("0 place {kind}"), "0 at B3"])
}

fn abilities() -> Vec<Point> {
    let fox = |hand| played(ability("fox", "B2 bC", hand), &["0 target north"]);
    let snake = |hand| {
        let scene = Scene::turn().map("A1 rC").hand(0, "snake").hand(1, hand);
        played(scene, &["0 place snake", "0 at B3"])
    };
    let named = |hand| played(snake(hand), &["0 snake A1"]);
    vec![
        (
            ability("mouses", "B2 rC", ""),
            0,
            Some("target north"),
            true,
        ),
        (
            ability("fox", "B2 bC", "wolf wolf"),
            0,
            Some("target north"),
            true,
        ),
        (ability("prairie_dog", "B2 bC, B4 rW", ""), 0, None, true),
        (snake("wolf"), 0, Some("snake A1"), true),
        (fox("wolf"), 0, Some("replace wolf"), true),
        (fox("wolf wolf"), 0, Some("replace wolf"), false),
        (named("wolf"), 1, Some("replace wolf"), true),
        (named("wolf wolf"), 1, Some("replace wolf"), false),
    ]
}

fn points() -> Vec<Point> {
    [preparing(), placing(), abilities()].concat()
}

#[test]
fn a_lone_action_is_played_for_a_player_only_where_that_tells_nothing() {
    let mut stages = BTreeSet::new();
    for (scene, seat, lone, public) in points() {
        let (stage, legal) = (scene.state.stage, scene.legal(seat));
        match lone {
            Some(action) => assert_eq!(legal, [action], "{stage:?}"),
            None => assert!(legal.len() > 1, "{stage:?}: {legal:?}"),
        }
        let found = FoggyIsland::forced_is_public(&scene.state, Seat(seat));
        assert_eq!(found, public, "{stage:?} {legal:?}");
        stages.insert(format!("{stage:?}"));
    }
    assert_eq!(
        stages.len(),
        14,
        "every point at which somebody decides: {stages:?}"
    );
}
