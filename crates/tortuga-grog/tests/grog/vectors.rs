//! Further examples of the rules page about the auction, the end and scoring.

use crate::common::{FRANK, MARTINA, PHIL, SHORT_ROUND, Scene};
use tortuga_core::{Rules, Seat, ToAct};
use tortuga_grog::{GrogIsland, Phase, Refusal};

/// Dice that nobody with fewer than 4 coins can open with.
const DEAR: [u8; 5] = [4, 4, 5, 6, 6];

#[test]
fn grog_xt_01_an_opener_without_money() {
    let poor = || {
        let scene = Scene::auction(3).dice(DEAR);
        scene.coins(PHIL, 0).treasures(PHIL, &[2])
    };
    let scene = poor().offers(PHIL, &["pass"]).play(&["0 pass"]);
    assert_eq!(scene.goods_of(PHIL), [0; 5]);
    scene
        .offers(PHIL, &["idle G", "idle B", "idle O", "idle Y", "idle A"])
        .play(&["0 idle G"])
        .awaits(MARTINA)
        .forbids("1 pass", Refusal::MustOpen, "GROG-BID-06");

    let dear = Refusal::TurnLeavesNoBid;
    poor()
        .parrots(PHIL, "turn_orange")
        .offers(PHIL, &["pass", "turn O 1", "turn O 2", "turn O 3"])
        .forbids("0 turn O 4", dear, "GROG-PARROT-07")
        .forbids("0 turn O 6", dear, "GROG-PARROT-07");
}

/// Two players, the ghost ship at gray; so many coins for each.
fn two_players(phil: u16, martina: u16) -> Scene {
    Scene::auction(2)
        .dice(DEAR)
        .ships("coins2 coins4 treasure parrot coins3 goal")
        .coins(PHIL, phil)
        .coins(MARTINA, martina)
}

#[test]
fn grog_xt_02_neither_of_two_can_open() {
    let scene = two_players(0, 3)
        .play(&["0 pass", "0 idle G"])
        .offers(MARTINA, &["pass"])
        .play(&["1 pass", "1 idle B"]);
    assert_eq!(scene.to_act(), ToAct::Chance);
    assert_eq!(scene.state.ghosts_left(), 9, "no winner, no ghost");
    assert_eq!(
        scene.ships_now(),
        "goal coins2 coins4 treasure parrot coins3"
    );
    assert_eq!(scene.state.table.flag, Seat(MARTINA));
}

#[test]
fn grog_xt_03_only_the_second_of_two_can_open() {
    let scene = two_players(0, 4)
        .play(&["0 pass", "0 idle G"])
        .awaits(MARTINA)
        .forbids("1 pass", Refusal::MustOpen, "GROG-BID-06")
        .offers(MARTINA, &["bid G", "bid B"])
        .play(&["1 bid B"]);
    scene.awaits(MARTINA).offers(MARTINA, &["settle", "refuse"]);
}

/// The row Y4 A3 G1 for 8, and Martina is next with 12 coins.
fn after_8(parrots: &str) -> Scene {
    Scene::auction(3)
        .coins(MARTINA, 12)
        .parrots(MARTINA, parrots)
        .standing_bid(PHIL, "Y A G")
        .turn_of(MARTINA)
}

#[test]
fn grog_xt_04_a_turned_die_and_the_bid_to_beat() {
    let too_low = |amount| Refusal::BidTooLow { amount, bid: 8 };
    after_8("turn_yellow")
        .play(&["1 turn Y 6"])
        .allows("1 bid Y A")
        .forbids("1 bid Y", too_low(6), "GROG-BID-13");
    after_8("turn_yellow")
        .play(&["1 turn Y 1"])
        .forbids("1 bid B A", too_low(8), "GROG-BID-13")
        .allows("1 bid B A Y");
}

#[test]
fn grog_xt_05_exactly_the_current_bid_after_a_hold() {
    after_8("hold")
        .play(&["1 hold"])
        .offers(MARTINA, &["bid Y A G", "bid Y A O", "bid B A"])
        .forbids("1 pass", Refusal::PassAfterParrot, "GROG-PARROT-01");
}

#[test]
fn grog_xt_15_two_equal_goal_cards() {
    let scene = Scene::auction(3)
        .coins(PHIL, 0)
        .goals(PHIL, "anchor_shop anchor_shop")
        .crew(PHIL, "G anchor_shop, A anchor_shop")
        .over();
    assert_eq!(scene.standing(PHIL).0, 6);
}

#[test]
fn grog_xt_16_goods_goals_and_trios() {
    let all = "coconut fish grog lemon treasure_map";
    for (goals, points) in [("coconut fish", 8), ("", 0), (all, 13)] {
        let scene = Scene::auction(3)
            .coins(PHIL, 0)
            .goods(PHIL, [4, 2, 5, 1, 1])
            .goals(PHIL, goals)
            .over();
        assert_eq!(scene.standing(PHIL).0, points, "{goals}");
    }
}

#[test]
fn grog_xt_17_ties_and_majorities_on_gray() {
    let scene = Scene::auction(3)
        .goals(PHIL, "gray")
        .goals(MARTINA, "gray")
        .crew(PHIL, "A hat_shop, A sword_shop")
        .crew(MARTINA, "A anchor_shop, A coffin_shop");
    let tie = scene.clone().over();
    assert_eq!(tie.scored(PHIL, "goal", "gray"), Some(2));
    assert_eq!(tie.scored(MARTINA, "goal", "gray"), Some(2));

    let scene = scene
        .crew(PHIL, "A peg_leg_shop")
        .crew(FRANK, "A eye_patch_shop, A figurehead_studio")
        .over();
    assert_eq!(scene.scored(PHIL, "goal", "gray"), Some(6), "3 of 7");
}

#[test]
fn grog_xt_18_ghosts_break_a_majority() {
    let scene = Scene::auction(2)
        .goals(PHIL, "blue")
        .crew(PHIL, "B hat_shop, B hook_shop")
        .crew(MARTINA, "B sword_shop");
    let ahead = scene.clone().over();
    assert_eq!(ahead.scored(PHIL, "goal", "blue"), Some(6));
    let scene = scene.ghosts("B coffin_shop, B peg_leg_shop").over();
    assert_eq!(scene.scored(PHIL, "goal", "blue"), Some(2));
}

#[test]
fn grog_xt_19_coins_break_a_tie_and_treasure_cards_do_not() {
    // 9 and 7 coins are 1 point each; Martina's card makes up for a point of Phil's.
    let scene = |coins| {
        let scene = Scene::auction(2).points(PHIL, 5).coins(PHIL, 9);
        let scene = scene.points(MARTINA, 4).treasures(MARTINA, &[3]);
        scene.coins(MARTINA, coins).over()
    };
    assert_eq!(scene(7).standing(PHIL), (6, 1, true));
    assert_eq!(scene(7).standing(MARTINA), (6, 2, false));
    assert_eq!(scene(9).standing(PHIL), (6, 1, true));
    assert_eq!(scene(9).standing(MARTINA), (6, 1, true));
}

#[test]
fn grog_xt_22_the_last_crew_member_by_ship_in_mid_round() {
    let scene = Scene::auction(3)
        .coins(PHIL, 20)
        .crew_left(FRANK, 1)
        .goods(FRANK, [0, 0, 0, 4, 0])
        .play(&["0 bid Y A", "1 bid B A", "2 pass", "2 ship Y", "2 claim"])
        .play(&["2 direct 4", "2 build Y hat_shop", "2 end-trade"]);
    assert_eq!(scene.crew_of(FRANK), 0);
    let scene = scene
        .awaits(PHIL)
        .play(&["0 bid B Y", "1 pass", "1 ship B", "1 main 1", "1 direct 1"])
        .play(&["1 end-trade", "0 settle", "0 build B hook_shop"])
        .play(&["* drew parrot hold"]);
    assert_eq!(GrogIsland::standings(&scene.state), None);
    let scene = scene.play(&["0 build Y sword_shop"]);
    assert_eq!((scene.crew_of(PHIL), scene.points_of(PHIL)), (7, 1));
    assert_eq!(scene.ended_by(), ("last-crew", "GROG-END-02"));
}

#[test]
fn grog_xt_23_the_ghost_of_the_last_round_breaks_a_majority() {
    let scene = Scene::auction(2)
        .ships("coins2 coins4 coins3 treasure parrot goal")
        .goals(PHIL, "orange")
        .crew(PHIL, "O pub, O hook_shop")
        .ghosts("O anchor_shop")
        .crew_left(PHIL, 1)
        .standing_bid(PHIL, "Y")
        .paying()
        .play(&["0 settle", "0 build Y sword_shop"])
        .awaits(MARTINA);
    let majority = scene.clone().over();
    assert_eq!(majority.scored(PHIL, "goal", "orange"), Some(6));

    let scene = scene.play(&["1 ghost O hat_shop"]);
    assert_eq!(scene.ended_by(), ("last-crew", "GROG-END-02"));
    assert_eq!(scene.scored(PHIL, "goal", "orange"), Some(2));
}

#[test]
fn grog_xt_25_there_is_nothing_to_hold_before_the_first_bid() {
    let nothing = Refusal::NothingToHold;
    let scene = Scene::auction(3)
        .parrots(PHIL, "hold")
        .parrots(MARTINA, "hold hold");
    let no_hold = |scene: Scene, play| scene.forbids(play, nothing, "GROG-PARROT-04");
    // Not by the starting player, not by who opens instead, and not in the
    // next round, whatever was bid in the last one.
    let poor = no_hold(scene.clone().coins(PHIL, 0), "0 hold");
    no_hold(poor.play(&["0 pass", "0 idle G"]), "1 hold");
    let scene = scene.play(&["0 bid G"]).allows("1 hold");
    let next = scene.play(&SHORT_ROUND[1..]).play(&["* rolled 1 5 1 4 3"]);
    assert!(matches!(next.state.table.phase, Phase::Auction(_)));
    no_hold(next.awaits(MARTINA), "1 hold");
}

#[test]
fn grog_xt_28_goal_cards_are_returned_in_any_order() {
    let mut scene = Scene::new(2).play(&[
        "* clouds goal_swap parrot empty pirate_point black",
        "* starter 0",
    ]);
    let hand = ["hat_shop", "pub", "fish", "grog", "green", "parrots"];
    for kind in [hand, hand].concat() {
        scene = scene.play(&[&format!("* drew goal {kind}")]);
    }
    let scene = scene.allows("0 return parrots").play(&["0 return parrots"]);
    let others = hand[..5].iter().map(|kind| format!("return {kind}"));
    let mut others: Vec<String> = others.collect();
    others.sort();
    assert_eq!(scene.legal(PHIL), others);
    assert_eq!(scene.refusal("0 return hat_shop"), None);
}
