//! Every refusal, reached through the text of an action, and the rule it names.

use std::collections::{BTreeMap, BTreeSet};

use crate::common::{BLUE, GREEN, RED, Scene};
use crate::points::{self, BACK, FIVE, played, red, red_with};
use tortuga_core::Refusal as _;
use tortuga_glory::Refusal;

/// A position, an action in it, the key of the refusal and its rule.
type Row = (Scene, &'static str, &'static str, &'static str);

fn put_again() -> Scene {
    played(points::lift_to_relocate(), &["0 lift 1,1"])
}

fn whose_turn() -> Vec<Row> {
    let not_mine = |scene, rule| (scene, "1 sail 1", "not-your-turn", rule);
    let luck = |scene, rule| (scene, "0 sail 1", "luck-comes-first", rule);
    let chosen = played(Scene::of(4), &["0 card red-1"]);
    vec![
        (points::over(), "0 sail 1", "game-over", "GLORY-END-01"),
        (points::over(), "* drew ruby", "game-over", "GLORY-END-01"),
        (chosen, "0 card red-2", "not-your-turn", "GLORY-CARD-01"),
        not_mine(points::sail(), "GLORY-MOVE-01"),
        not_mine(points::sail_on(4), "GLORY-MOVE-04"),
        not_mine(points::take_wreck(), "GLORY-WRECK-03"),
        not_mine(points::take_more(), "GLORY-WRECK-04"),
        not_mine(points::lift(), "GLORY-PLACE-05"),
        not_mine(points::lift_to_relocate(), "GLORY-SPECIAL-05"),
        not_mine(put_again(), "GLORY-SPECIAL-05"),
        not_mine(points::put(), "GLORY-PLACE-01"),
        not_mine(points::leave_storm(), "GLORY-STORM-03"),
        not_mine(points::keep(), "GLORY-REWARD-03"),
        not_mine(points::keep_of_three(), "GLORY-SPECIAL-03"),
        not_mine(points::special("red-3a"), "GLORY-SPECIAL-01"),
        luck(points::henry_card(), "GLORY-2P-02"),
        luck(points::look(), "GLORY-WRECK-09"),
        luck(points::henrys_look(), "GLORY-WRECK-07"),
        luck(points::draw(), "GLORY-REWARD-03"),
        luck(points::draw_three(), "GLORY-SPECIAL-03"),
        luck(points::henrys_draw(), "GLORY-2P-10"),
    ]
}

fn luck() -> Vec<Row> {
    let rubies = "ruby ruby ruby ruby ruby ruby ruby";
    let no_ruby = points::draw().treasures(BLUE, rubies);
    let no_4 = played(points::look(), &["* found 4"]);
    let not_his = "not-for-players";
    vec![
        (points::sail(), "0 drew ruby", not_his, "GLORY-MOVE-01"),
        (points::draw(), "0 drew ruby", not_his, "GLORY-REWARD-03"),
        (
            points::henry_card(),
            "1 henry green-1",
            not_his,
            "GLORY-2P-02",
        ),
        (
            points::draw(),
            "* keep ruby",
            "not-for-luck",
            "GLORY-REWARD-03",
        ),
        (points::sail(), "* sail 1", "not-for-luck", "GLORY-MOVE-01"),
        (
            points::draw(),
            "* found 1",
            "other-luck-is-due",
            "GLORY-REWARD-03",
        ),
        (
            points::sail(),
            "* drew ruby",
            "other-luck-is-due",
            "GLORY-MOVE-01",
        ),
        (
            points::look(),
            "* drew ruby",
            "other-luck-is-due",
            "GLORY-WRECK-09",
        ),
        (
            points::henry_card(),
            "* henry red-5",
            "not-in-henrys-pile",
            "GLORY-2P-06",
        ),
        (no_ruby, "* drew ruby", "not-in-bag", "GLORY-REWARD-03"),
        (no_4, "* found 4", "no-such-token", "GLORY-WRECK-09"),
    ]
}

fn steps() -> Vec<Row> {
    let other = "other-step-is-due";
    vec![
        (points::choose_cards(), "0 sail 1", other, "GLORY-CARD-01"),
        (points::sail(), "0 leg 1", other, "GLORY-MOVE-01"),
        (points::sail_on(1), "0 sail 1", other, "GLORY-MOVE-04"),
        (points::take_wreck(), "0 put 1,5", other, "GLORY-WRECK-03"),
        (points::take_more(), "0 put 1,5", other, "GLORY-WRECK-04"),
        (put_again(), "0 lift 2,5", other, "GLORY-SPECIAL-05"),
        (points::keep(), "0 special none", other, "GLORY-REWARD-03"),
        (
            points::special("red-3a"),
            "0 put 1,5",
            other,
            "GLORY-SPECIAL-01",
        ),
    ]
}

fn sailing() -> Vec<Row> {
    let out = Scene::of(4).hand(RED, "red-1 red-3b");
    vec![
        (out, "0 card red-3a", "not-in-hand", "GLORY-CARD-01"),
        (
            points::choose_cards(),
            "0 card blue-1",
            "not-in-hand",
            "GLORY-CARD-01",
        ),
        (points::sail(), "0 sail 4", "too-far", "GLORY-MOVE-01"),
        (
            points::sail(),
            "0 stopover 1",
            "no-stopover",
            "GLORY-MOVE-03",
        ),
        (
            points::sail_on(1),
            "0 leg 2",
            "leg-too-far",
            "GLORY-MOVE-03",
        ),
        (
            points::take_wreck(),
            "0 wreck 3",
            "not-in-wreck",
            "GLORY-WRECK-03",
        ),
        (
            points::take_more(),
            "0 wreck 3",
            "not-in-wreck",
            "GLORY-WRECK-03",
        ),
    ]
}

fn placing() -> Vec<Row> {
    let near = red("red-2", 4).pirates(GREEN, "1,5 2,5");
    let near = played(near, &["0 sail 1"]);
    let taken = red("red-3a", 4).pirates(GREEN, "2,5");
    let taken = played(taken, &["0 sail 1"]);
    let back = played(points::lift(), &["0 lift 4,5"]);
    let blown = red_with(&BACK, "red-3a", 0).pirates(RED, FIVE);
    let blown = played(blown, &["0 sail 3", "0 lift 1,1", "0 put 3,3"]);
    let to_storm = played(points::relocating(&BACK), &["0 lift 1,1"]);
    vec![
        (
            points::put(),
            "0 lift 1,1",
            "supply-first",
            "GLORY-PLACE-05",
        ),
        (points::lift(), "0 put 1,5", "lift-first", "GLORY-PLACE-05"),
        (
            points::lift_to_relocate(),
            "0 put 1,5",
            "lift-first",
            "GLORY-SPECIAL-05",
        ),
        (
            points::lift(),
            "0 lift 1,5",
            "not-your-pirate",
            "GLORY-PLACE-05",
        ),
        (
            points::lift_to_relocate(),
            "0 lift 1,5",
            "not-your-pirate",
            "GLORY-SPECIAL-05",
        ),
        (taken, "0 put 2,5", "cell-taken", "GLORY-PLACE-01"),
        (put_again(), "0 put 2,5", "cell-taken", "GLORY-PLACE-01"),
        (back, "0 put 4,5", "same-cell", "GLORY-PLACE-06"),
        (put_again(), "0 put 1,1", "same-cell", "GLORY-SPECIAL-05"),
        (blown, "0 put 1,1", "same-cell", "GLORY-STORM-04"),
        (points::put(), "0 put 1,1", "not-in-line", "GLORY-PLACE-01"),
        (points::put(), "0 put 4,5", "out-of-range", "GLORY-PLACE-02"),
        (near, "0 put 4,5", "not-nearest", "GLORY-PLACE-03"),
        (
            points::leave_storm(),
            "0 put 3,3",
            "storm",
            "GLORY-STORM-03",
        ),
        (to_storm, "0 put 3,3", "storm", "GLORY-STORM-05"),
    ]
}

fn rewards() -> Vec<Row> {
    let poor = |card| points::special(card).barrels(RED, 0);
    let deep = points::special("red-3a").circle(RED, 35);
    let three = points::keep_of_three;
    vec![
        (
            points::keep(),
            "0 keep crown",
            "not-drawn",
            "GLORY-REWARD-03",
        ),
        (three(), "0 keep emerald", "not-drawn", "GLORY-SPECIAL-03"),
        (
            poor("red-3a"),
            "0 special barrel",
            "no-barrel",
            "GLORY-SPECIAL-04",
        ),
        (
            poor("red-4"),
            "0 special barrel",
            "no-barrel",
            "GLORY-SPECIAL-05",
        ),
        (
            points::special("red-2"),
            "0 special sail",
            "barrels-only",
            "GLORY-SPECIAL-03",
        ),
        (deep, "0 special sail", "would-sink", "GLORY-SPECIAL-07"),
    ]
}

fn rows() -> Vec<Row> {
    [
        whose_turn(),
        luck(),
        steps(),
        sailing(),
        placing(),
        rewards(),
    ]
    .concat()
}

const SOURCE: &str = include_str!("../../src/refusals.rs");
const SOURCES: [&str; 4] = [
    SOURCE,
    include_str!("../../src/rules.rs"),
    include_str!("../../src/rules/placing.rs"),
    include_str!("../../src/rules/special.rs"),
];
const RULES_PAGE: &str = include_str!("../../../../docs/src/rules/glory-islands.md");

/// The keys in the source: every `=> ("key", …)`.
fn keys_in_source() -> BTreeSet<&'static str> {
    let entries = SOURCE.split("=> (").skip(1);
    let keys = entries.filter_map(|entry| entry.trim_start().strip_prefix('"')?.split('"').next());
    keys.collect()
}

/// The refusal of a row, which leaves no trace.
fn refusal(scene: &Scene, line: &str) -> Refusal {
    let mut tried = scene.clone();
    let refusal = tried.try_play(line).expect_err(line);
    assert_eq!(tried.state, scene.state, "{line}");
    refusal
}

#[test]
fn every_refusal_is_reached_and_names_its_rule() {
    let mut reached = BTreeSet::new();
    for (scene, line, key, rule) in rows() {
        let refusal = refusal(&scene, line);
        assert_eq!((refusal.key(), refusal.rule().0), (key, rule), "{line:?}");
        reached.insert(refusal.key());
        // What is refused is not offered either.
        let (actor, action) = line.split_once(' ').expect("an actor and an action");
        let offered = match actor.parse() {
            Ok(seat) => scene.legal(seat).contains(&action.to_owned()),
            Err(_) => scene
                .outcomes()
                .iter()
                .any(|(outcome, _)| outcome == action),
        };
        assert!(!offered, "{line:?} is offered");
    }
    assert_eq!(reached, keys_in_source());
}

#[test]
fn every_rule_that_a_refusal_names_stands_on_the_rules_page() {
    let lines = RULES_PAGE.lines();
    let defined = lines.filter_map(|line| line.strip_prefix("**GLORY-")?.split("**").next());
    let defined: BTreeSet<&str> = defined.collect();
    assert!(defined.len() > 100, "the rules page was read");
    let sources = SOURCES.into_iter();
    let named = sources.flat_map(|source| source.split("\"GLORY-").skip(1));
    let named: BTreeSet<&str> = named.filter_map(|id| id.split('"').next()).collect();
    assert!(named.len() > 25, "the sources were read");
    let undefined: Vec<&&str> = named.difference(&defined).collect();
    assert!(undefined.is_empty(), "not on the rules page: {undefined:?}");
}

#[test]
fn every_refusal_tells_a_reason_of_its_own() {
    let mut reasons = BTreeMap::new();
    for (scene, line, key, _) in rows() {
        let reason = refusal(&scene, line).to_string();
        let whole = !reason.is_empty() && !reason.ends_with('.');
        assert!(whole, "{key}: {reason:?}");
        let first = *reasons.entry(reason.clone()).or_insert(key);
        assert_eq!(first, key, "two refusals say {reason:?}");
    }
}
