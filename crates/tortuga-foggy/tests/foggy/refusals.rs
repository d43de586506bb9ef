//! Every refusal, reached through the text of an action, and the rule it names.

use std::collections::{BTreeMap, BTreeSet};

use crate::common::Scene;
use crate::hiring::{few_pigs, hiring, hiring_with};
use tortuga_core::Refusal as _;
use tortuga_foggy::{Card, Refusal, Stage, Weather};

/// A position, an action in it, the key of the refusal and its rule.
type Row = (Scene, &'static str, &'static str, &'static str);

fn played(mut scene: Scene, lines: &[&str]) -> Scene {
    scene.play(lines);
    scene
}

fn at(stage: Stage) -> Scene {
    Scene::turn().hand(0, "wolf pig cat").stage(stage)
}

/// Two like cards are on offer.
fn alike() -> Scene {
    let card = Card::new(Weather::Cloudy, tortuga_core::Seats::first(2));
    at(Stage::ChooseWeather).change(|state| state.sky.offer = [card; 2])
}

fn whose_turn() -> Vec<Row> {
    let not_mine = |stage, rule| (at(stage), "1 done", "not-your-turn", rule);
    let luck = |scene, rule| (scene, "0 done", "luck-comes-first", rule);
    let with = |settings: &[(&str, &str)]| Scene::with(settings);
    let quick = || with(&[("mode", "quick"), ("first_player", "0")]);
    let team = || with(&[("mode", "team"), ("first_player", "0")]);
    let picks = [
        "0 pick rabbit",
        "0 pick rabbit",
        "0 pick rabbit",
        "0 pick pig",
        "0 pick pig",
    ];
    let picked = played(with(&[("first_player", "0")]), &picks);
    let done = played(hiring([9, 9]), &["0 done"]);
    vec![
        (at(Stage::Over), "0 done", "game-over", "FOG-ROUND-04"),
        (at(Stage::Over), "* drew wolf", "game-over", "FOG-ROUND-04"),
        (picked, "0 pick wolf", "not-your-turn", "FOG-SETUP-04"),
        (done, "0 hire hippo", "not-your-turn", "FOG-HIRE-01"),
        (
            alike(),
            "0 weather first",
            "not-your-turn",
            "FOG-WEATHER-02",
        ),
        not_mine(Stage::RemoveFog, "FOG-WEATHER-08"),
        not_mine(Stage::MoveFrog, "FOG-CHAR-FROG-01"),
        not_mine(Stage::SettleHippo, "FOG-CHAR-HIPPO-02"),
        not_mine(Stage::SettleEarly, "FOG-CHAR-HIPPO-05"),
        not_mine(Stage::PlaceKind, "FOG-TURN-05"),
        not_mine(Stage::PlaceTile, "FOG-TURN-05"),
        not_mine(Stage::PlacePair, "FOG-TURN-05"),
        not_mine(Stage::Target, "FOG-TURN-10"),
        not_mine(Stage::Replace, "FOG-TURN-10"),
        not_mine(Stage::PrairieSwap, "FOG-CHAR-PRAIRIE-01"),
        not_mine(Stage::SnakeTarget, "FOG-CHAR-SNAKE-01"),
        luck(with(&[]), "FOG-SETUP-06"),
        luck(quick(), "FOG-QUICK-02"),
        luck(team(), "FOG-TEAM-03"),
        luck(at(Stage::DrawWeather), "FOG-WEATHER-02"),
        luck(at(Stage::OpenQuarter), "FOG-WEATHER-07"),
        luck(at(Stage::Draw), "FOG-TURN-06"),
    ]
}

fn luck() -> Vec<Row> {
    let basic = Scene::with(&[]);
    let team = Scene::with(&[("mode", "team"), ("first_player", "0")]);
    let dealt = played(team, &["* dealt pig", "* dealt pig"]);
    let drawn = at(Stage::DrawWeather).change(|state| state.sky.unseen = [1, 1, 0]);
    vec![
        (
            at(Stage::PlaceKind),
            "0 drew wolf",
            "not-for-players",
            "FOG-TURN-05",
        ),
        (
            at(Stage::Draw),
            "0 drew wolf",
            "not-for-players",
            "FOG-TURN-06",
        ),
        (
            at(Stage::Draw),
            "* place wolf",
            "not-for-luck",
            "FOG-TURN-06",
        ),
        (
            at(Stage::PlaceKind),
            "* place wolf",
            "not-for-luck",
            "FOG-TURN-05",
        ),
        (
            at(Stage::Draw),
            "* card sunny",
            "other-luck-is-due",
            "FOG-TURN-06",
        ),
        (
            at(Stage::PlaceKind),
            "* drew wolf",
            "other-luck-is-due",
            "FOG-TURN-05",
        ),
        (basic, "* first 2", "not-at-table", "FOG-SETUP-06"),
        // All Rats were given up.
        (at(Stage::Draw), "* drew rat", "not-in-pile", "FOG-TURN-06"),
        (dealt, "* dealt pig", "not-left-to-deal", "FOG-TEAM-03"),
        (drawn, "* card foggy", "no-such-card", "FOG-WEATHER-01"),
    ]
}

fn preparing() -> Vec<Row> {
    let basic = || Scene::with(&[("first_player", "0")]);
    let rat = played(basic(), &["0 pick rat"]);
    let pigs = played(
        hiring_with(few_pigs(), &[], [99, 0]),
        &["0 hire cat", "0 hire mouses"],
    );
    let cat = played(hiring([40, 0]), &["0 hire cat"]);
    vec![
        (basic(), "0 pick fox", "pick-not-in-set", "FOG-SETUP-04"),
        (rat, "0 pick wolf", "pick-goes-back", "FOG-SETUP-04"),
        (basic(), "0 pick pig", "pick-leaves-too-few", "FOG-SETUP-04"),
        (alike(), "1 weather second", "cards-alike", "FOG-WEATHER-04"),
        (cat, "0 hire cat", "none-to-hire", "FOG-HIRE-03"),
        (pigs, "0 hire snake", "nothing-to-give-up", "FOG-HIRE-02"),
        (hiring([3, 4]), "0 hire hippo", "too-dear", "FOG-HIRE-02"),
        (
            hiring([3, 4]),
            "0 pick wolf",
            "other-step-is-due",
            "FOG-HIRE-01",
        ),
    ]
}

fn turns() -> Vec<Row> {
    let turn = || Scene::turn().hand(0, "wolf hippo cat");
    let cloudy = || turn().weather(Weather::Cloudy).only_open("nw");
    let foggy = || turn().weather(Weather::Foggy);
    let frog = turn().map("C3 bG, C2 rW").stage(Stage::MoveFrog);
    let wolf = |scene| played(scene, &["0 place wolf"]);
    let hippo = |scene| played(scene, &["0 place hippo"]);
    let apart = hippo(turn().only_free("A1 C1"));
    vec![
        (turn(), "0 done", "no-pass", "FOG-TURN-05"),
        (wolf(turn()), "0 done", "no-pass", "FOG-TURN-05"),
        (hippo(turn()), "0 done", "no-pass", "FOG-TURN-05"),
        (turn(), "0 at A1", "other-step-is-due", "FOG-TURN-05"),
        (
            wolf(turn()),
            "0 place cat",
            "other-step-is-due",
            "FOG-TURN-05",
        ),
        (
            cloudy().stage(Stage::RemoveFog),
            "0 fog nw",
            "no-fog-there",
            "FOG-WEATHER-11",
        ),
        (frog, "0 frog north", "frog-blocked", "FOG-CHAR-FROG-01"),
        (turn(), "0 place pig", "not-in-hand", "FOG-TURN-02"),
        (turn(), "0 place cat down", "face-up-only", "FOG-WEATHER-06"),
        (
            cloudy(),
            "0 place cat down",
            "face-up-only",
            "FOG-WEATHER-07",
        ),
        (foggy(), "0 place wolf", "face-down-only", "FOG-WEATHER-14"),
        (
            wolf(turn().map("A1 rW")),
            "0 at A1",
            "tile-taken",
            "FOG-TURN-04",
        ),
        (
            hippo(turn().map("A1 rW")),
            "0 at A1-B1",
            "tile-taken",
            "FOG-TURN-04",
        ),
        (
            wolf(turn().waiting(1, "A1-B1")),
            "0 at B1",
            "tile-kept",
            "FOG-CHAR-HIPPO-04",
        ),
        (
            hippo(turn().waiting(1, "A1-B1")),
            "0 at B1-C1",
            "tile-kept",
            "FOG-CHAR-HIPPO-04",
        ),
        (
            wolf(cloudy()),
            "0 at F6",
            "tile-under-fog",
            "FOG-WEATHER-10",
        ),
        (
            hippo(cloudy()),
            "0 at C1-D1",
            "tile-under-fog",
            "FOG-WEATHER-10",
        ),
        (
            hippo(turn()),
            "0 at A1",
            "hippo-needs-two",
            "FOG-CHAR-HIPPO-03",
        ),
        (
            wolf(turn()),
            "0 at A1-B1",
            "one-tile-only",
            "FOG-CHAR-HIPPO-01",
        ),
        (apart, "0 at A1-B1", "one-tile-only", "FOG-CHAR-HIPPO-03"),
    ]
}

/// Seat 0 places this on B3; around it lie a red Wolf, an own Cat and a red Rabbit.
fn placed(kind: &str) -> Scene {
    let scene = Scene::turn().map("B2 rW, C3 bC, B4 rB");
    let scene = scene.hand(0, kind).hand(0, "wolf pig").hand(1, "wolf pig");
    played(scene, &[&format!("0 place {kind}"), "0 at B3"])
}

fn abilities() -> Vec<Row> {
    let replace = played(placed("fox"), &["0 target east"]);
    let named = played(placed("snake"), &["0 snake B2"]);
    vec![
        (
            placed("fox"),
            "0 target west",
            "nothing-there",
            "FOG-TURN-10",
        ),
        (
            placed("snake"),
            "0 snake A1",
            "nothing-there",
            "FOG-TURN-10",
        ),
        (
            placed("prairie_dog"),
            "0 swap NW",
            "nothing-there",
            "FOG-TURN-10",
        ),
        (
            placed("mouses"),
            "0 target south",
            "neutral",
            "FOG-CHAR-NEUTRAL-02",
        ),
        (
            placed("snake"),
            "0 snake B4",
            "neutral",
            "FOG-CHAR-NEUTRAL-02",
        ),
        (
            placed("prairie_dog"),
            "0 swap NS",
            "neutral",
            "FOG-CHAR-NEUTRAL-02",
        ),
        (
            placed("fox"),
            "0 target north",
            "not-own",
            "FOG-CHAR-FOX-02",
        ),
        (
            placed("mouses"),
            "0 target east",
            "not-enemy",
            "FOG-CHAR-MOUSES-03",
        ),
        (
            placed("mole"),
            "0 target east",
            "not-enemy",
            "FOG-CHAR-MOLE-02",
        ),
        (
            placed("snake"),
            "0 snake C3",
            "snake-not-enemy",
            "FOG-CHAR-SNAKE-01",
        ),
        (replace, "0 replace fox", "not-in-hand", "FOG-CHAR-FOX-04"),
        (named, "1 replace cat", "not-in-hand", "FOG-CHAR-SNAKE-04"),
        (
            placed("fox"),
            "0 swap pass",
            "other-step-is-due",
            "FOG-TURN-10",
        ),
    ]
}

fn rows() -> Vec<Row> {
    [whose_turn(), luck(), preparing(), turns(), abilities()].concat()
}

const SOURCE: &str = include_str!("../../src/refusals.rs");
const RULES: &str = include_str!("../../src/rules.rs");
const ABILITIES: &str = include_str!("../../src/rules/abilities.rs");
const RULES_PAGE: &str = include_str!("../../../../docs/src/rules/foggy-island.md");

/// The keys in the source: every `=> ("key", …)`.
fn keys_in_source() -> BTreeSet<&'static str> {
    let entries = SOURCE.split("=> (").skip(1);
    let keys = entries.filter_map(|entry| entry.trim_start().strip_prefix('"')?.split('"').next());
    keys.collect()
}

/// The refusal of a row, which leaves no trace.
fn refusal(scene: &Scene, line: &str) -> Refusal {
    let mut scene = scene.clone();
    scene.refused(line);
    scene.try_play(line).expect_err(line)
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
    let defined = lines.filter_map(|line| line.strip_prefix("**FOG-")?.split("**").next());
    let defined: BTreeSet<&str> = defined.collect();
    assert!(defined.len() > 200, "the rules page was read");
    let sources = [SOURCE, RULES, ABILITIES].into_iter();
    let named = sources.flat_map(|source| source.split("\"FOG-").skip(1));
    let named: BTreeSet<&str> = named.filter_map(|id| id.split('"').next()).collect();
    assert!(named.len() > 30, "the sources were read");
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
