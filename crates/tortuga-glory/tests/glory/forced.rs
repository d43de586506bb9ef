//! Which decisions without a choice may be played for a player.

use std::collections::BTreeSet;

use crate::common::{GREEN, RED, Scene};
use crate::points::{self, played, red};
use tortuga_core::{Rules, Seat};
use tortuga_glory::GloryIslands;

/// At this point red has one thing to do, or several; may a lone one be played
/// for him?
type Point = (Scene, Option<&'static str>, bool);

fn on_the_board() -> Vec<Point> {
    let last_card = Scene::of(4).hand(RED, "red-1");
    let one_space = Scene::of(4).cards("red-1 green-1 yellow-2 blue-2");
    let one_space = played(one_space, &["3 sail 1", "3 put 1,1", "3 special none"]);
    let one_space = played(
        one_space,
        &["2 sail 1", "2 put 2,1", "* drew ruby", "* drew ruby"],
    );
    let one_space = played(one_space, &["2 keep ruby", "2 special none"]);
    let one_cell = red("red-3a", 4).pirates(GREEN, "1,5 2,5 3,5");
    let one_pirate = played(
        red("red-4", 4),
        &["0 sail 1", "0 put 2,5", "0 special sail"],
    );
    vec![
        (last_card, Some("card red-1"), true),
        (points::choose_cards(), None, true),
        (one_space, Some("sail 1"), true),
        (points::sail(), None, true),
        (points::sail_on(1), Some("leg 1"), true),
        (points::sail_on(2), None, true),
        (played(one_cell, &["0 sail 1"]), Some("put 4,5"), true),
        (points::put(), None, true),
        (one_pirate, Some("lift 2,5"), true),
        (points::lift(), None, true),
        (points::leave_storm(), None, true),
        (points::special("red-2"), None, true),
    ]
}

/// Tokens are nobody else's to see.
fn in_hiding() -> Vec<Point> {
    let alike = played(points::draw(), &["* drew ruby", "* drew ruby"]);
    let three = ["* drew crown", "* drew crown", "* drew crown"];
    vec![
        (alike, Some("keep ruby"), false),
        (
            played(points::draw_three(), &three),
            Some("keep crown"),
            false,
        ),
        (points::keep(), None, false),
        (points::take_wreck(), None, false),
        (points::take_more(), None, false),
    ]
}

#[test]
fn a_lone_action_is_played_for_a_player_only_where_that_tells_nothing() {
    let mut stages = BTreeSet::new();
    for (scene, lone, public) in [on_the_board(), in_hiding()].concat() {
        let (stage, legal) = (scene.state.stage, scene.legal(RED));
        match lone {
            Some(action) => assert_eq!(legal, [action], "{stage:?}"),
            None => assert!(legal.len() > 1, "{stage:?}: {legal:?}"),
        }
        let found = GloryIslands::forced_is_public(&scene.state, Seat(RED));
        assert_eq!(found, public, "{stage:?} {legal:?}");
        stages.insert(format!("{stage:?}"));
    }
    assert_eq!(stages.len(), 10, "every point of decision: {stages:?}");
}
