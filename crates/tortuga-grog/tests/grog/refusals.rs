//! Every refusal, reached through the text of an action, and the rule it names.

use std::collections::BTreeSet;

use crate::common::{FRANK, MARTINA, PHIL, Scene};
use tortuga_core::{Refusal as _, Seat, Seats};
use tortuga_grog::{End, Phase};

/// A position, an action in it, the key of the refusal and its rule.
type Row = (Scene, &'static str, &'static str, &'static str);

/// Frank has passed, Martina leads with 8. Ships from green to gray: coins2,
/// coins4, treasure, parrot, goal.
fn frank(goods: [u16; 5]) -> Scene {
    Scene::f0()
        .standing_bid(MARTINA, "Y A G")
        .goods(FRANK, goods)
        .choosing_ship(FRANK)
}

/// Phil has won with these dice; he has 6 coins and the treasure cards 3 and 1.
fn phil(dice: &str) -> Scene {
    Scene::f0().standing_bid(PHIL, dice).paying()
}

/// Phil leads with 8, and Martina is to act with these parrot cards.
fn martina(parrots: &str) -> Scene {
    Scene::f0()
        .standing_bid(PHIL, "Y A G")
        .parrots(MARTINA, parrots)
        .turn_of(MARTINA)
}

const HOUSES_OF_YELLOW: &str = "Y hat_shop, Y hook_shop, Y eye_patch_shop, Y sword_shop, \
                                Y cannonball_foundry, Y fortune_teller_studio, \
                                Y voodoo_doll_workshop";

fn turns_and_luck() -> Vec<Row> {
    let laid = "* clouds goal_swap parrot empty pirate_point black";
    let seat = Seat(0);
    let new = || Scene::new(3);
    let f0 = Scene::f0;
    vec![
        (
            f0().phase(Phase::Over(End::LastCrew)),
            "0 pass",
            "game-over",
            "GROG-END-02",
        ),
        (f0(), "1 pass", "not-your-turn", "GROG-PASS-04"),
        (phil("Y"), "1 settle", "not-your-turn", "GROG-WIN-01"),
        (new(), "0 pass", "luck-comes-first", "GROG-SETUP-02"),
        (
            f0().phase(Phase::Roll),
            "0 bid Y",
            "luck-comes-first",
            "GROG-BID-01",
        ),
        (
            f0(),
            "0 rolled 6 6 6 6 6",
            "not-for-players",
            "GROG-PASS-04",
        ),
        (
            f0().phase(Phase::Roll),
            "* pass",
            "not-for-luck",
            "GROG-BID-01",
        ),
        (
            new(),
            "* rolled 1 2 3 4 5",
            "other-luck-is-due",
            "GROG-SETUP-02",
        ),
        (
            f0(),
            "* rolled 1 2 3 4 5",
            "other-luck-is-due",
            "GROG-PASS-04",
        ),
        (
            new(),
            "* clouds empty empty black parrot goal_swap",
            "cloud-twice",
            "GROG-SETUP-02",
        ),
        (
            new().play(&[laid]),
            "* starter 3",
            "starter-not-at-table",
            "GROG-SETUP-15",
        ),
        (
            new().play(&[laid, "* starter 0", "* drew goal pub", "* drew goal pub"]),
            "* drew goal pub",
            "goal-not-in-stack",
            "GROG-SETUP-07",
        ),
        (
            f0().phase(Phase::DealTreasure { seat })
                .treasure_stack([0, 1, 1]),
            "* drew treasure 1",
            "treasure-not-in-stack",
            "GROG-SETUP-03",
        ),
        (
            f0().phase(Phase::DealParrot { seat })
                .parrot_stack([1, 1, 1, 1, 1, 0]),
            "* drew parrot hold",
            "parrot-not-in-stack",
            "GROG-PARROT-09",
        ),
        (
            f0().phase(Phase::LayShips),
            "* ships coins2 coins2 treasure parrot goal coins3",
            "ship-twice",
            "GROG-SETUP-13",
        ),
        (
            f0().phase(Phase::Roll),
            "* rolled 1 2 3 4 7",
            "no-such-face",
            "GROG-BID-01",
        ),
        (
            f0().phase(Phase::Roll),
            "* rolled 0 2 3 4 5",
            "no-such-face",
            "GROG-BID-01",
        ),
    ]
}

fn set_up_and_bids() -> Vec<Row> {
    let six = "fish gray blue orange pub hat_shop";
    let choosing = Scene::new(3)
        .goals(PHIL, six)
        .phase(Phase::ReturnGoals { done: Seats::NONE });
    let f0 = Scene::f0;
    // A potential of 3 is below every die.
    let poor = Scene::auction(3)
        .coins(PHIL, 0)
        .treasures(PHIL, &[1])
        .parrots(PHIL, "turn_green")
        .dice([4, 4, 5, 6, 6]);
    vec![
        (f0(), "0 return pub", "return-not-now", "GROG-SETUP-07"),
        (
            choosing,
            "0 return lemon",
            "goal-not-in-hand",
            "GROG-SETUP-07",
        ),
        (
            f0(),
            "0 start-good fish",
            "start-good-not-now",
            "GROG-SETUP-10",
        ),
        (frank([0; 5]), "2 bid B Y", "bid-not-now", "GROG-BID-12"),
        (f0(), "0 bid G Y O", "pips-rise", "GROG-BID-03"),
        (martina(""), "1 bid B O", "bid-too-low", "GROG-BID-13"),
        (f0(), "0 bid B Y A G", "above-potential", "GROG-BID-07"),
        (
            martina("hold").play(&["1 hold"]),
            "1 bid B Y",
            "hold-must-match",
            "GROG-PARROT-04",
        ),
        (phil("Y"), "0 pass", "pass-not-now", "GROG-BID-15"),
        (f0(), "0 pass", "must-open", "GROG-BID-06"),
        (
            martina("hold").play(&["1 hold"]),
            "1 pass",
            "pass-after-parrot",
            "GROG-PARROT-01",
        ),
        (
            phil("Y").parrots(PHIL, "hold"),
            "0 hold",
            "parrot-not-now",
            "GROG-PARROT-01",
        ),
        (
            phil("Y").parrots(PHIL, "turn_blue"),
            "0 turn B 6",
            "parrot-not-now",
            "GROG-PARROT-01",
        ),
        (
            martina("turn_green"),
            "1 turn Y 6",
            "no-turn-card",
            "GROG-PARROT-03",
        ),
        (
            martina("turn_green"),
            "1 hold",
            "no-hold-card",
            "GROG-PARROT-04",
        ),
        (
            f0().parrots(PHIL, "hold"),
            "0 hold",
            "nothing-to-hold",
            "GROG-PARROT-04",
        ),
        (
            martina("turn_yellow"),
            "1 turn Y 4",
            "turns-nothing",
            "GROG-PARROT-06",
        ),
        (
            martina("turn_yellow turn_yellow").play(&["1 turn Y 6"]),
            "1 turn Y 5",
            "turned-twice",
            "GROG-PARROT-06",
        ),
        (
            martina("hold hold").play(&["1 hold"]),
            "1 hold",
            "held-twice",
            "GROG-PARROT-06",
        ),
        (poor, "0 turn G 5", "turn-leaves-no-bid", "GROG-PARROT-07"),
        (
            martina("hold").coins(MARTINA, 7),
            "1 hold",
            "hold-leaves-no-bid",
            "GROG-PARROT-07",
        ),
    ]
}

fn ships() -> Vec<Row> {
    let taken = frank([0; 5]).passed(&[PHIL, FRANK]).markers(&[(PHIL, "Y")]);
    let haunted = Scene::auction(2)
        .ships("coins2 coins3 treasure parrot goal coins4")
        .standing_bid(PHIL, "Y")
        .choosing_ship(MARTINA);
    let no_parrots = frank([0, 0, 0, 1, 0]).parrot_stack([0; 6]);
    let at_yellow = |tiles| frank([0, 0, 0, tiles, 0]).play(&["2 ship Y"]);
    let done = at_yellow(2).play(&["2 main 1", "2 direct 1", "* drew parrot hold"]);
    let one_card = frank([0, 0, 0, 2, 0])
        .parrot_stack([0, 0, 0, 0, 0, 1])
        .play(&["2 ship Y"]);
    let full = frank([0, 0, 0, 4, 0])
        .crew(PHIL, HOUSES_OF_YELLOW)
        .play(&["2 ship Y"]);
    let alone = frank([0, 0, 0, 4, 0])
        .crew_left(FRANK, 0)
        .play(&["2 ship Y"]);
    vec![
        (Scene::f0(), "0 ship Y", "ship-not-now", "GROG-PASS-03"),
        (Scene::f0(), "0 idle Y", "ship-not-now", "GROG-PASS-03"),
        (taken, "2 idle Y", "ship-taken", "GROG-TRADE-01"),
        (haunted, "1 idle B", "ghost-ship", "GROG-2P-03"),
        (
            frank([1, 0, 0, 0, 0]),
            "2 ship Y",
            "ship-not-supplied",
            "GROG-TRADE-04",
        ),
        (no_parrots, "2 ship Y", "ship-has-nothing", "GROG-TRADE-16"),
        (
            frank([1, 0, 0, 0, 0]),
            "2 idle Y",
            "must-trade",
            "GROG-TRADE-15",
        ),
        (
            frank([1, 0, 0, 0, 0]),
            "2 main 1",
            "main-not-now",
            "GROG-TRADE-06",
        ),
        (done, "2 main 1", "main-twice", "GROG-TRADE-08"),
        (
            at_yellow(4),
            "2 main 4",
            "main-above-limit",
            "GROG-TRADE-06",
        ),
        (one_card, "2 main 2", "stack-too-small", "GROG-TRADE-16"),
        (at_yellow(1), "2 main 2", "too-few-units", "GROG-TRADE-03"),
        (
            frank([4, 0, 0, 0, 0]),
            "2 claim",
            "claim-not-now",
            "GROG-TRADE-07",
        ),
        (alone, "2 claim", "claim-without-crew", "GROG-TRADE-17"),
        (full, "2 claim", "claim-without-building", "GROG-TRADE-17"),
        (at_yellow(3), "2 claim", "claim-too-dear", "GROG-TRADE-07"),
        (
            frank([1, 0, 0, 0, 0]),
            "2 end-trade",
            "end-trade-not-now",
            "GROG-TRADE-05",
        ),
        (
            at_yellow(1),
            "2 end-trade",
            "nothing-traded",
            "GROG-TRADE-05",
        ),
    ]
}

fn units_and_goal_cards() -> Vec<Row> {
    let at_yellow = |goods| frank(goods).play(&["2 ship Y"]);
    // Two lemons, and one trio of coconuts and fish.
    let price = at_yellow([2, 2, 0, 2, 0]).play(&["2 main 3"]);
    let subs = price.clone().play(&["2 direct 2"]);
    let drawn = frank([0, 0, 0, 0, 2])
        .play(&["2 ship A", "2 main 2", "2 direct 2"])
        .play(&["* drew goal pub", "* drew goal fish"]);
    let kept = drawn.clone().play(&["2 keep pub"]);
    vec![
        (
            at_yellow([0, 0, 0, 1, 0]),
            "2 direct 1",
            "direct-not-now",
            "GROG-TRADE-03",
        ),
        (
            price.clone(),
            "2 direct 3",
            "direct-too-many",
            "GROG-TRADE-03",
        ),
        (
            price.clone(),
            "2 direct 1",
            "direct-too-few",
            "GROG-TRADE-03",
        ),
        (price, "2 sub coconut", "sub-not-now", "GROG-TRADE-03"),
        (subs.clone(), "2 sub lemon", "sub-demanded", "GROG-TRADE-03"),
        (subs.clone(), "2 sub grog", "sub-not-owned", "GROG-TRADE-03"),
        (
            subs.clone(),
            "2 sub fish",
            "sub-leaves-too-few",
            "GROG-TRADE-03",
        ),
        (
            subs.play(&["2 sub coconut", "2 sub fish"]),
            "2 sub coconut",
            "sub-goes-back",
            "GROG-TRADE-03",
        ),
        (kept.clone(), "2 keep fish", "keep-not-now", "GROG-TRADE-12"),
        (drawn, "2 keep gray", "goal-not-drawn", "GROG-TRADE-12"),
        (kept, "2 return pub", "goal-not-left", "GROG-TRADE-13"),
    ]
}

fn winning() -> Vec<Row> {
    let f0 = Scene::f0;
    let used = phil("B").play(&["0 treasure 1"]);
    let claims = phil("Y A").coins(PHIL, 30).play(&["0 settle"]);
    let locking = phil("Y A G O").coins(PHIL, 30).crew(FRANK, "O pub");
    let locking = locking.play(&["0 settle", "0 stop-claims"]);
    vec![
        (f0(), "0 treasure 3", "treasure-not-now", "GROG-WIN-02"),
        (phil("B"), "0 treasure 2", "no-such-treasure", "GROG-WIN-02"),
        (
            used.clone(),
            "0 treasure 3",
            "treasure-goes-up",
            "GROG-WIN-02",
        ),
        (
            phil("B Y"),
            "0 treasure 1",
            "treasure-leaves-too-little",
            "GROG-WIN-03",
        ),
        (f0(), "0 settle", "settle-not-now", "GROG-WIN-02"),
        (phil("B Y"), "0 settle", "settle-too-little", "GROG-WIN-03"),
        (f0(), "0 refuse", "refuse-not-now", "GROG-WIN-05"),
        (used, "0 refuse", "refuse-too-late", "GROG-WIN-05"),
        (claims, "0 lock Y hat_shop", "lock-not-now", "GROG-WIN-11"),
        (
            locking.clone(),
            "0 lock Y hat_shop",
            "lock-elsewhere",
            "GROG-WIN-11",
        ),
        (locking, "0 lock O pub", "lock-on-occupied", "GROG-WIN-11"),
    ]
}

fn claiming_and_ghosts() -> Vec<Row> {
    let claims = phil("Y A").coins(PHIL, 30).play(&["0 settle"]);
    let swapping = phil("G").goals(PHIL, "fish");
    let swapping = swapping.play(&["0 settle", "0 build G hook_shop", "* drew goal pub"]);
    let ghost = Scene::auction(2)
        .ships("coins2 coins3 treasure parrot goal coins4")
        .crew(PHIL, "B hat_shop")
        .standing_bid(PHIL, "Y")
        .paying()
        .play(&["0 refuse"]);
    vec![
        (
            Scene::f0(),
            "0 build Y hat_shop",
            "build-not-now",
            "GROG-CLAIM-01",
        ),
        (
            claims.clone(),
            "0 build B hat_shop",
            "build-elsewhere",
            "GROG-CLAIM-01",
        ),
        (
            claims.clone().crew(FRANK, "A hat_shop"),
            "0 build A hat_shop",
            "build-on-occupied",
            "GROG-CLAIM-02",
        ),
        (
            claims.clone().locks("A hat_shop"),
            "0 build A hat_shop",
            "build-on-locked",
            "GROG-WIN-11",
        ),
        (
            claims.clone().play(&["0 build Y sword_shop"]),
            "0 build A sword_shop",
            "build-same-type",
            "GROG-CLAIM-06",
        ),
        (phil("Y"), "0 stop-claims", "stop-not-now", "GROG-CLAIM-09"),
        (
            claims.clone(),
            "0 discard pub",
            "discard-not-now",
            "GROG-CLAIM-03",
        ),
        (
            swapping,
            "0 discard gray",
            "discard-not-in-hand",
            "GROG-CLAIM-03",
        ),
        (claims, "0 ghost Y hat_shop", "ghost-not-now", "GROG-2P-04"),
        (
            ghost.clone(),
            "1 ghost Y hat_shop",
            "ghost-elsewhere",
            "GROG-2P-04",
        ),
        (
            ghost,
            "1 ghost B hat_shop",
            "ghost-on-occupied",
            "GROG-2P-04",
        ),
    ]
}

fn rows() -> Vec<Row> {
    [
        turns_and_luck(),
        set_up_and_bids(),
        ships(),
        units_and_goal_cards(),
        winning(),
        claiming_and_ghosts(),
    ]
    .concat()
}

const SOURCE: &str = include_str!("../../src/refusals.rs");
const TURN_RULES: &str = include_str!("../../src/rules.rs");
const RULES_PAGE: &str = include_str!("../../../../docs/src/rules/grog-island.md");

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
        let refusal = scene
            .refusal(action)
            .unwrap_or_else(|| panic!("{key}: {action:?} was accepted"));
        assert_eq!((refusal.key(), refusal.rule().0), (key, rule), "{action:?}");
        reached.insert(refusal.key());
        // What is refused is not offered either.
        if let Some((Ok(seat), action)) = action.split_once(' ').map(|(s, a)| (s.parse(), a)) {
            assert!(
                !scene.legal(seat).contains(&action.to_owned()),
                "{action:?} is offered"
            );
        }
    }
    assert_eq!(reached, keys_in_source());
}

#[test]
fn every_rule_that_a_refusal_names_stands_on_the_rules_page() {
    let defined: BTreeSet<&str> = RULES_PAGE
        .lines()
        .filter_map(|line| line.strip_prefix("**GROG-")?.split("**").next())
        .collect();
    assert!(defined.len() > 100, "the rules page was read");
    let named = [SOURCE, TURN_RULES]
        .into_iter()
        .flat_map(|source| source.split("\"GROG-").skip(1));
    let named: BTreeSet<&str> = named.filter_map(|id| id.split('"').next()).collect();
    assert!(named.len() > 30, "the sources were read");
    let undefined: Vec<&&str> = named.difference(&defined).collect();
    assert!(undefined.is_empty(), "not on the rules page: {undefined:?}");
}

#[test]
fn every_refusal_tells_a_reason_of_its_own() {
    let mut reasons = std::collections::BTreeMap::new();
    for (scene, action, key, _) in rows() {
        let reason = scene
            .refusal(action)
            .expect("refused, as the table says")
            .to_string();
        assert!(
            !reason.is_empty() && !reason.ends_with('.'),
            "{key}: {reason:?}"
        );
        let first = *reasons.entry(reason.clone()).or_insert(key);
        assert_eq!(first, key, "two refusals say {reason:?}");
    }
}
