//! Every refusal, reached through the text of an action, and the rule it names.

use std::collections::{BTreeMap, BTreeSet};

use crate::common::Scene;
use tortuga_core::Refusal as _;
use tortuga_groo::{DrawPhase, End, Stage};

/// A position, an action in it, the key of the refusal and its rule.
type Row = (Scene, &'static str, &'static str, &'static str);

/// Seat 0 plays this Groo Effect against seat 1, who now chooses.
fn hit(effect: &str, town: &str, hand: &str) -> Scene {
    let scene = Scene::dice(2, "G2").groo(1).hand(0, effect);
    let scene = scene.town(1, town).hand(1, hand);
    scene.play(&[&format!("0 groo {effect}")])
}

/// Phase 3: seat 0 has Arcadio and a Dragon.
fn marching() -> Scene {
    Scene::turn(3)
        .stage(Stage::Attack)
        .army(0, "arcadio dragon")
}

/// The Roll window waits for seat 1, who holds these Wild cards.
fn asked(hand: &str) -> Scene {
    let scene = Scene::turn(3).stage(Stage::Roll).hand(1, hand);
    scene.play(&["* rolled S6 0"])
}

fn whose_turn() -> Vec<Row> {
    let stage = |stage| Scene::turn(3).stage(stage);
    let theft = Scene::turn(3).hand(0, "pickpocket").hand(1, "sage");
    let theft = theft.play(&["0 wild pickpocket +1"]);
    let mine = |scene, rule| (scene, "2 done", "not-your-turn", rule);
    let luck = |scene, rule| (scene, "0 done", "luck-comes-first", rule);
    let draw = Stage::Draw(DrawPhase::First);
    let may_draw = Stage::MayDraw(DrawPhase::Second);
    let defend = marching().army(1, "sage");
    let defend = defend.play(&["0 attack +1", "0 commit dragon", "0 done"]);
    let battle = marching().town(1, "farm");
    let battle = battle.play(&["0 attack +1", "0 commit dragon", "0 done"]);
    let last_word = Scene::turn(2).stage(Stage::LastWord);
    vec![
        (
            stage(Stage::Over(End::Points)),
            "0 done",
            "game-over",
            "GROO-END-01",
        ),
        mine(stage(Stage::Discard), "GROO-PHASE-04"),
        mine(stage(may_draw), "GROO-DRAW-04"),
        mine(marching(), "GROO-ATTACK-01"),
        mine(marching().play(&["0 attack +1"]), "GROO-ATTACK-15"),
        mine(defend, "GROO-ATTACK-05"),
        mine(battle, "GROO-ATTACK-10"),
        mine(stage(Stage::Use), "GROO-PHASE-04"),
        mine(stage(Stage::Use).user(1), "GROO-LEFT-01"),
        mine(hit("clumsy_oaf", "farm", ""), "GROO-CARD-08"),
        mine(asked("cheese_dip"), "GROO-WILD-02"),
        mine(last_word, "GROO-END-11"),
        luck(Scene::new(3), "GROO-SETUP-02"),
        luck(stage(Stage::Deal), "GROO-SETUP-04"),
        luck(stage(draw), "GROO-DRAW-05"),
        luck(stage(Stage::Roll), "GROO-BUILD-01"),
        luck(theft, "GROO-WILD-03"),
        (
            stage(Stage::Discard),
            "0 drew farm",
            "not-for-players",
            "GROO-PHASE-04",
        ),
        (
            stage(Stage::Roll),
            "0 rolled G6 0",
            "not-for-players",
            "GROO-BUILD-01",
        ),
        (
            stage(Stage::Roll),
            "* done",
            "not-for-luck",
            "GROO-BUILD-01",
        ),
        (
            stage(Stage::Discard),
            "* drew farm",
            "other-luck-is-due",
            "GROO-PHASE-04",
        ),
        (
            stage(Stage::Roll),
            "* drew farm",
            "other-luck-is-due",
            "GROO-BUILD-01",
        ),
    ]
}

fn outcomes() -> Vec<Row> {
    let stage = |stage| Scene::turn(3).stage(stage);
    let draw = stage(Stage::Draw(DrawPhase::First)).discard_pile("castle");
    let theft = Scene::turn(3).hand(0, "pickpocket").hand(1, "sage");
    let theft = theft.play(&["0 wild pickpocket +1"]);
    let dealt = Scene::with(&[("dealer", "0"), ("seats", "2")]);
    vec![
        (
            Scene::new(3),
            "* dealer 3",
            "dealer-not-at-table",
            "GROO-SETUP-02",
        ),
        (dealt, "* drew groo_is_dead", "event-dealt", "GROO-SETUP-07"),
        (draw, "* drew castle", "not-in-pile", "GROO-DRAW-05"),
        (
            stage(Stage::Roll),
            "* rolled S5 0",
            "no-such-roll",
            "GROO-BUILD-01",
        ),
        (
            stage(Stage::Roll),
            "* rolled S7 0",
            "no-such-roll",
            "GROO-BUILD-01",
        ),
        (
            stage(Stage::Roll),
            "* rolled S6 +3",
            "no-such-step",
            "GROO-MOVE-01",
        ),
        (theft, "* stole farm", "not-in-victims-hand", "GROO-WILD-03"),
    ]
}

fn cards_and_battles() -> Vec<Row> {
    let turn = || Scene::turn(3).hand(0, "castle farm cheese_dip");
    let thrown = || turn().play(&["0 discard farm"]);
    let may_draw = || turn().stage(Stage::MayDraw(DrawPhase::First));
    let commit = || marching().play(&["0 attack +1"]);
    let dragon = || commit().play(&["0 commit dragon"]);
    vec![
        (turn(), "0 use farm labor", "not-in-deck", "GROO-CARD-01"),
        (
            turn(),
            "0 discard groo_is_dead",
            "not-in-deck",
            "GROO-CARD-01",
        ),
        (
            marching(),
            "0 discard farm",
            "discard-not-now",
            "GROO-DRAW-01",
        ),
        (
            turn(),
            "0 discard sage",
            "discard-not-in-hand",
            "GROO-DRAW-01",
        ),
        (
            thrown(),
            "0 discard castle",
            "discard-goes-back",
            "GROO-DRAW-01",
        ),
        (turn(), "0 draw", "draw-not-now", "GROO-DRAW-03"),
        (may_draw(), "0 discard farm", "only-drawing", "GROO-DRAW-03"),
        (turn(), "0 attack +1", "attack-not-now", "GROO-ATTACK-01"),
        (
            marching(),
            "0 attack +3",
            "no-such-target",
            "GROO-ATTACK-04",
        ),
        (
            marching(),
            "0 commit dragon",
            "commit-not-now",
            "GROO-ATTACK-15",
        ),
        (commit(), "0 commit sage", "no-such-troop", "GROO-ATTACK-03"),
        (
            dragon(),
            "0 commit dragon",
            "no-such-troop",
            "GROO-ATTACK-03",
        ),
        (
            dragon(),
            "0 commit arcadio",
            "commit-goes-back",
            "GROO-ATTACK-03",
        ),
        (commit(), "0 done", "no-attackers", "GROO-ATTACK-03"),
        (commit(), "0 attack +2", "only-committing", "GROO-ATTACK-15"),
    ]
}

fn dice() -> Vec<Row> {
    let pool = |pool| Scene::dice(3, pool).hand(0, "sage wandering after_him");
    let two = Scene::dice(2, "G1").hand(0, "after_him wandering");
    let leftover = pool("S3").active(1).user(0).town(0, "farm");
    let keep = || pool("S1").town(0, "wizards_keep").discard_pile("castle");
    let tavern = || pool("L1").town(0, "tavern");
    vec![
        (marching(), "0 play sage", "not-using-dice", "GROO-CARD-02"),
        (
            marching(),
            "0 groo rampage",
            "not-using-dice",
            "GROO-CARD-02",
        ),
        (
            marching(),
            "0 use farm supplies",
            "not-using-dice",
            "GROO-CARD-02",
        ),
        (
            marching(),
            "0 recover sage",
            "not-using-dice",
            "GROO-CARD-02",
        ),
        (
            pool("K2 S2 L2"),
            "0 play castle",
            "play-not-in-hand",
            "GROO-BUILD-03",
        ),
        (
            pool("G6"),
            "0 groo rampage",
            "play-not-in-hand",
            "GROO-BUILD-03",
        ),
        (
            pool("S2 L2 G2"),
            "0 play sage",
            "cannot-pay",
            "GROO-BUILD-03",
        ),
        (
            pool("K6"),
            "0 groo wandering +1",
            "cannot-pay",
            "GROO-BUILD-03",
        ),
        (
            pool("G1"),
            "0 groo wandering +3",
            "no-such-town",
            "GROO-MOVE-03",
        ),
        (two, "0 groo after_him -1", "same-town", "GROO-MOVE-03"),
        (pool("S1"), "0 use tavern +1", "not-in-town", "GROO-CARD-09"),
        (
            pool("S1").fresh(0, "farm"),
            "0 use farm supplies",
            "idle",
            "GROO-CARD-03",
        ),
        (
            leftover,
            "0 use farm supplies",
            "own-construction-only",
            "GROO-LEFT-03",
        ),
        (
            pool("K1").town(0, "pawnshop"),
            "0 use pawnshop labor kopins",
            "no-such-die",
            "GROO-BUILD-04",
        ),
        (
            tavern().groo(1),
            "0 use tavern +1",
            "groo-elsewhere",
            "GROO-CARD-01",
        ),
        (
            tavern(),
            "0 use tavern +1",
            "ability-too-dear",
            "GROO-BUILD-03",
        ),
        (
            keep(),
            "0 recover farm",
            "not-in-discard-pile",
            "GROO-CARD-09",
        ),
    ]
}

fn wild_cards() -> Vec<Row> {
    let turn = || Scene::turn(3).hand(0, "castle cheese_dip pickpocket war_drums");
    let thrown = turn().play(&["0 discard castle"]);
    let may_draw = turn().stage(Stage::MayDraw(DrawPhase::First));
    let commit = marching().hand(0, "cheese_dip").play(&["0 attack +1"]);
    let ruling = [("seats", "3"), ("fray_scope", "battle")];
    let fray = Scene::turn_with(&ruling).hand(0, "a_fray");
    let losing = hit("clumsy_oaf", "farm", "cheese_dip").play(&["1 lose farm"]);
    let dip = "0 wild cheese_dip +1";
    vec![
        (
            turn(),
            "0 wild windfall labor",
            "wild-not-in-hand",
            "GROO-WILD-01",
        ),
        (
            turn(),
            "0 wild war_drums attacker",
            "wild-not-now",
            "GROO-WILD-05",
        ),
        (thrown, dip, "wild-after-discard", "GROO-WILD-02"),
        (may_draw, dip, "wild-in-between", "GROO-WILD-04"),
        (commit, dip, "wild-in-between", "GROO-WILD-04"),
        (
            hit("clumsy_oaf", "farm", "cheese_dip"),
            "1 wild cheese_dip +1",
            "wild-in-between",
            "GROO-WILD-04",
        ),
        (fray, "0 wild a_fray", "fray-outside-battle", "GROO-WILD-09"),
        (
            turn(),
            "0 wild cheese_dip +3",
            "no-such-town",
            "GROO-MOVE-03",
        ),
        (
            turn(),
            "0 wild pickpocket +3",
            "no-such-victim",
            "GROO-WILD-03",
        ),
        (turn(), "0 wild pickpocket +1", "empty-hand", "GROO-WILD-03"),
        (losing, "1 play farm", "only-wild-cards", "GROO-WILD-02"),
        (
            asked("cheese_dip sage"),
            "1 play sage",
            "only-wild-cards",
            "GROO-WILD-02",
        ),
        (
            asked("cheese_dip war_drums"),
            "1 wild war_drums attacker",
            "wild-not-now",
            "GROO-WILD-05",
        ),
    ]
}

fn losses() -> Vec<Row> {
    let battle = marching().town(1, "temple residence");
    let battle = battle.play(&["0 attack +1", "0 commit arcadio", "0 done"]);
    let town = || hit("rampage", "residence baker castle", "");
    let chased = |town| {
        let scene = Scene::dice(2, "G1").hand(0, "after_him").town(1, town);
        scene.play(&["0 groo after_him +1"])
    };
    let hand = || hit("empty_larder", "", "castle farm sage");
    let pick = hit("rampage", "residence baker farm", "").play(&["1 lose baker"]);
    vec![
        (
            marching(),
            "0 lose dragon",
            "nothing-to-lose",
            "GROO-CARD-08",
        ),
        (marching(), "0 drop farm", "nothing-to-lose", "GROO-CARD-08"),
        (town(), "1 done", "losses-first", "GROO-CARD-08"),
        (battle.clone(), "1 done", "losses-first", "GROO-ATTACK-10"),
        (town(), "1 lose sage", "wrong-loss", "GROO-CARD-08"),
        (
            battle.clone(),
            "1 drop sage",
            "wrong-loss",
            "GROO-ATTACK-10",
        ),
        (town(), "1 lose farm", "loss-not-there", "GROO-CARD-08"),
        (
            battle.clone(),
            "1 lose farm",
            "loss-not-there",
            "GROO-ATTACK-10",
        ),
        (hand(), "1 drop baker", "loss-not-there", "GROO-CARD-08"),
        (pick, "1 lose residence", "loss-goes-back", "GROO-CARD-08"),
        (battle, "1 lose temple", "loss-misses-sum", "GROO-ATTACK-10"),
        (hand(), "1 drop sage", "loss-leaves-too-few", "GROO-CARD-08"),
        (
            chased("chakall farm"),
            "1 lose chakall",
            "army-immune",
            "GROO-CARD-10",
        ),
        (
            chased("castle farm"),
            "1 lose castle",
            "other-points",
            "GROO-CARD-08",
        ),
    ]
}

fn rows() -> Vec<Row> {
    [
        whose_turn(),
        outcomes(),
        cards_and_battles(),
        dice(),
        wild_cards(),
        losses(),
    ]
    .concat()
}

const SOURCE: &str = include_str!("../../src/refusals.rs");
const TURN_RULES: &str = include_str!("../../src/rules.rs");
const LOSS_RULES: &str = include_str!("../../src/rules/losses.rs");
const RULES_PAGE: &str = include_str!("../../../../docs/src/rules/groo.md");

/// The keys in the source: every `=> ("key", …)`.
fn keys_in_source() -> BTreeSet<&'static str> {
    let entries = SOURCE.split("=> (").skip(1);
    let keys = entries.filter_map(|entry| entry.trim_start().strip_prefix('"')?.split('"').next());
    keys.collect()
}

#[test]
fn every_refusal_is_reached_and_names_its_rule() {
    let mut reached = BTreeSet::new();
    for (scene, action, key, rule) in rows() {
        let refusal = scene.refusal(action);
        let refusal = refusal.unwrap_or_else(|| panic!("{key}: {action:?} was accepted"));
        assert_eq!((refusal.key(), refusal.rule().0), (key, rule), "{action:?}");
        reached.insert(refusal.key());
        // What is refused is not offered either.
        if let Some((Ok(seat), action)) = action.split_once(' ').map(|(s, a)| (s.parse(), a)) {
            let offered = scene.legal(seat).contains(&action.to_owned());
            assert!(!offered, "{action:?} is offered");
        }
    }
    assert_eq!(reached, keys_in_source());
}

#[test]
fn every_rule_that_a_refusal_names_stands_on_the_rules_page() {
    let lines = RULES_PAGE.lines();
    let defined = lines.filter_map(|line| line.strip_prefix("**GROO-")?.split("**").next());
    let defined: BTreeSet<&str> = defined.collect();
    assert!(defined.len() > 100, "the rules page was read");
    let sources = [SOURCE, TURN_RULES, LOSS_RULES].into_iter();
    let named = sources.flat_map(|source| source.split("\"GROO-").skip(1));
    let named: BTreeSet<&str> = named.filter_map(|id| id.split('"').next()).collect();
    assert!(named.len() > 30, "the sources were read");
    let undefined: Vec<&&str> = named.difference(&defined).collect();
    assert!(undefined.is_empty(), "not on the rules page: {undefined:?}");
}

#[test]
fn every_refusal_tells_a_reason_of_its_own() {
    let mut reasons = BTreeMap::new();
    for (scene, action, key, _) in rows() {
        let refusal = scene.refusal(action).expect("refused, as the table says");
        let reason = refusal.to_string();
        let whole = !reason.is_empty() && !reason.ends_with('.');
        assert!(whole, "{key}: {reason:?}");
        let first = *reasons.entry(reason.clone()).or_insert(key);
        assert_eq!(first, key, "two refusals say {reason:?}");
    }
}
