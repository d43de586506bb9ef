//! The auction: rolling, opening, raising. Dice are those of fixture F0 unless
//! a test says otherwise: G1 B5 O1 Y4 A3.

use crate::common::{FRANK, MARTINA, PHIL, SHORT_ROUND, STANDARD, Scene};
use tortuga_core::{RuleId, Rules, Seat, ToAct};
use tortuga_grog::{GrogIsland, Phase, Refusal};

/// Dice that somebody with fewer than 4 coins cannot open with.
const DEAR: [u8; 5] = [4, 4, 5, 6, 6];

/// Is this Phil's opening bid accepted, and for how much?
#[track_caller]
fn opens(row: &str, amount: u8) {
    let bid = format!("0 bid {row}");
    let scene = Scene::auction(3).coins(PHIL, 30).allows(&bid).play(&[&bid]);
    assert_eq!(scene.state.table.bid, amount, "{row}");
}

#[track_caller]
fn rises(row: &str, space: u8) {
    Scene::auction(3).coins(PHIL, 30).forbids(
        &format!("0 bid {row}"),
        Refusal::PipsRise { space },
        "GROG-BID-03",
    );
}

#[test]
fn grog_bid_01_the_flag_rolls_and_all_dice_lie_on_their_goods_spaces() {
    let rule = RuleId("GROG-BID-01");
    let scene = Scene::auction(3)
        .flag(FRANK)
        .phase(Phase::Roll)
        .forbids("2 bid G", Refusal::LuckComesFirst { rule }, "GROG-BID-01")
        .forbids("* rolled 1 2 3 4 7", Refusal::NoSuchFace, "GROG-BID-01")
        .forbids("* rolled 0 2 3 4 5", Refusal::NoSuchFace, "GROG-BID-01");
    let rolls = scene.outcomes();
    assert_eq!(rolls.len(), 6 * 6 * 6 * 6 * 6);
    assert!(rolls.iter().all(|&(_, weight)| weight == 1));
    let scene = scene.play(&["* rolled 2 3 4 5 6"]).awaits(FRANK);
    assert_eq!(scene.state.table.dice.all(), [2, 3, 4, 5, 6]);

    // The dice of the first round's row are back for the second.
    let scene = Scene::auction(3).play(&SHORT_ROUND);
    assert_eq!(scene.to_act(), ToAct::Chance);
    let scene = scene.play(&["* rolled 6 6 6 6 6"]).awaits(MARTINA);
    assert_eq!((scene.state.table.row, scene.state.table.bid), (None, 0));
}

/// A gap cannot even be written down; a die twice and no die cannot be read.
#[test]
fn grog_bid_02_one_to_five_different_dice() {
    let scene = Scene::auction(3).coins(PHIL, 30).dice([3; 5]);
    let rows = scene.legal_verb(PHIL, "bid");
    let of_length = |dice: usize| {
        let words = |text: &&String| text.split(' ').count() == dice + 1;
        rows.iter().filter(words).count()
    };
    assert_eq!([1, 2, 3, 4, 5].map(of_length), [5, 20, 60, 120, 120]);
    for nonsense in ["bid", "bid Y Y", "bid G B O Y A G"] {
        assert!(GrogIsland::read(&STANDARD, nonsense).is_err(), "{nonsense}");
    }
}

#[test]
fn grog_bid_03_pips_never_rise_from_left_to_right() {
    opens("Y G O", 6);
    opens("Y O G", 6); // equal dice in either order
    rises("G Y O", 2);
    rises("Y G A", 3);
    rises("G O B Y A", 3);
}

// rules: GROG-BID-04
#[test]
fn only_a_parrot_card_turns_a_die() {
    let scene = Scene::auction(3)
        .parrots(PHIL, "hold turn_blue")
        .forbids("0 turn Y 1", Refusal::NoTurnCard, "GROG-PARROT-03")
        .allows("0 turn B 1")
        .play(&["0 bid Y A G"]);
    assert_eq!(scene.state.table.dice.all(), [1, 5, 1, 4, 3]);
    Scene::auction(3).forbids("0 turn B 1", Refusal::NoTurnCard, "GROG-PARROT-03");
}

#[test]
fn grog_bid_05_one_pip_is_one_coin() {
    opens("G", 1);
    opens("B A", 8);
    opens("Y A G", 8);
    opens("B Y A O G", 14);
    let won = Scene::auction(3)
        .coins(PHIL, 20)
        .standing_bid(PHIL, "B Y G");
    assert_eq!(won.paying().play(&["0 settle"]).coins_of(PHIL), 20 - 10);
}

#[test]
fn grog_bid_06_the_starting_player_must_open() {
    // One coin for one pip is enough, and so is a treasure card.
    let poor = Scene::auction(3).coins(PHIL, 1);
    poor.forbids("0 pass", Refusal::MustOpen, "GROG-BID-06")
        .offers(PHIL, &["bid G", "bid O"])
        .play(&["0 bid O"])
        .allows("1 pass");
    Scene::auction(3)
        .coins(PHIL, 0)
        .treasures(PHIL, &[1])
        .dice([3, 5, 6, 4, 4])
        .forbids("0 pass", Refusal::MustOpen, "GROG-BID-06")
        .offers(PHIL, &["bid G"]);
}

#[test]
fn grog_bid_07_no_bid_above_the_potential_coin_stock() {
    // Opening: 6 coins and the cards 3 and 1 could be 12, but are 10.
    let dear = |amount, limit| Refusal::AbovePotential { amount, limit };
    Scene::f0()
        .allows("0 bid B Y A")
        .forbids("0 bid B Y A G", dear(13, 12), "GROG-BID-07");

    // Nobody can tell from the offers which cards he holds.
    let with_cards = |values| Scene::auction(3).coins(PHIL, 4).treasures(PHIL, values);
    let cheap = with_cards(&[1, 1]).allows("0 bid B Y G");
    assert_eq!(cheap.legal(PHIL), with_cards(&[3, 3]).legal(PHIL));
    cheap.forbids("0 bid B Y G O", dear(11, 10), "GROG-BID-07");

    // Raise and hold.
    let after_8 = |coins| {
        let scene = Scene::auction(3).standing_bid(PHIL, "Y A G");
        scene
            .coins(MARTINA, coins)
            .parrots(MARTINA, "hold")
            .turn_of(MARTINA)
    };
    after_8(9)
        .allows("1 bid B Y")
        .forbids("1 bid B Y G", dear(10, 9), "GROG-BID-07");
    after_8(8).allows("1 hold");
    after_8(7)
        .forbids("1 hold", Refusal::HoldLeavesNoBid, "GROG-PARROT-07")
        .offers(MARTINA, &["pass"]);
}

#[test]
fn grog_bid_08_who_cannot_open_passes_and_the_next_one_must_open() {
    let dear = |limit| Refusal::AbovePotential { amount: 4, limit };
    let scene = Scene::auction(4)
        .dice(DEAR)
        .coins(PHIL, 0)
        .coins(MARTINA, 3)
        .offers(PHIL, &["pass"])
        .forbids("0 bid G", dear(0), "GROG-BID-07")
        .play(&["0 pass", "0 idle O"])
        .awaits(MARTINA)
        .offers(MARTINA, &["pass"])
        .forbids("1 bid G", dear(3), "GROG-BID-07")
        .play(&["1 pass", "1 idle Y"]);
    assert_eq!(scene.goods_of(PHIL), [0; 5]);
    assert_eq!(scene.marker_of(PHIL), Some('O'), "the full pass");

    let scene = scene
        .awaits(FRANK)
        .forbids("2 pass", Refusal::MustOpen, "GROG-BID-06")
        .play(&["2 bid G"])
        .awaits(3);
    assert_eq!(scene.state.table.flag, Seat(PHIL), "the flag stays");
    let scene = scene.play(&[
        "3 pass",
        "3 ship G",
        "3 main 1",
        "3 direct 1",
        "3 end-trade",
    ]);
    let scene = scene.play(&["2 refuse"]);
    assert_eq!(scene.state.table.flag, Seat(MARTINA), "as in any round");
}

#[test]
fn grog_bid_09_a_parrot_may_make_an_opening_bid_affordable() {
    let scene = Scene::auction(3)
        .dice(DEAR)
        .coins(PHIL, 3)
        .parrots(PHIL, "turn_green")
        .offers(PHIL, &["pass", "turn G 1", "turn G 2", "turn G 3"]);
    let opened = scene.clone().play(&["0 turn G 2"]).offers(PHIL, &["bid G"]);
    assert_eq!(opened.play(&["0 bid G"]).state.table.bid, 2);

    let passed = scene.play(&["0 pass", "0 idle B"]).awaits(MARTINA);
    assert_eq!(passed.parrots_of(PHIL), [1, 0, 0, 0, 0, 0], "never obliged");
}

#[test]
fn grog_bid_10_the_last_one_left_opens_and_wins_at_once() {
    let scene = Scene::auction(3)
        .dice(DEAR)
        .coins(PHIL, 0)
        .coins(MARTINA, 0)
        .play(&["0 pass", "0 idle O", "1 pass", "1 idle Y"])
        .awaits(FRANK)
        .forbids("2 pass", Refusal::MustOpen, "GROG-BID-06")
        .offers(
            FRANK,
            &[
                "bid G", "bid B", "bid O", "bid Y", "bid A", "bid G B", "bid B G",
            ],
        )
        .play(&["2 bid B G"])
        .awaits(FRANK)
        .offers(FRANK, &["refuse", "settle"]);
    let scene = scene.play(&["2 settle"]);
    assert_eq!(scene.coins_of(FRANK), 0);
    assert!(matches!(scene.state.table.phase, Phase::Claims(_)));
}

#[test]
fn grog_bid_11_a_round_that_nobody_can_open_has_no_winner() {
    let scene = Scene::auction(3)
        .dice(DEAR)
        .coins(PHIL, 0)
        .coins(MARTINA, 0)
        .coins(FRANK, 3)
        .play(&["0 pass", "0 idle O", "1 pass", "1 idle Y"])
        .offers(FRANK, &["pass"])
        .play(&["2 pass"])
        .offers(FRANK, &["idle G", "idle B", "idle A"])
        .play(&["2 idle A"]);
    assert_eq!(scene.to_act(), ToAct::Chance);
    assert_eq!(scene.state.table.phase, Phase::Roll);
    assert_eq!(
        (scene.state.table.round, scene.state.table.flag),
        (2, Seat(MARTINA))
    );
    assert_eq!(
        scene.ships_now(),
        "coins3 coins2 coins4 treasure parrot goal"
    );
    assert_eq!(scene.marker_of(PHIL), None);
}

#[test]
fn grog_bid_12_clockwise_over_those_who_have_not_passed() {
    let rule = RuleId("GROG-PASS-04");
    let seat = Seat(MARTINA);
    Scene::auction(4)
        .play(&["0 bid G", "1 pass"])
        .forbids("1 bid A", Refusal::BidNotNow, "GROG-BID-12")
        .play(&["1 ship G", "1 main 1", "1 direct 1", "1 end-trade"])
        .awaits(FRANK)
        .play(&["2 bid A"])
        .awaits(3)
        .play(&["3 bid Y"])
        .awaits(PHIL)
        .play(&["0 bid B"])
        .forbids(
            "1 bid B G",
            Refusal::NotYourTurn { seat, rule },
            "GROG-PASS-04",
        )
        .awaits(FRANK);

    // Raise, hold or pass.
    Scene::auction(3)
        .parrots(MARTINA, "hold")
        .dice([6; 5])
        .coins(MARTINA, 12)
        .play(&["0 bid G"])
        .allows("1 hold")
        .allows("1 pass")
        .allows("1 bid Y A");
}

#[test]
fn grog_bid_13_any_higher_row_is_a_raise() {
    let scene = Scene::auction(3).coins(PHIL, 11).coins(MARTINA, 11);
    let amount = |text: &str| -> u8 {
        let pips = |die: &str| [1, 5, 1, 4, 3]["GBOYA".find(die).unwrap()];
        text.split(' ').skip(1).map(pips).sum()
    };
    let openings = scene.legal_verb(PHIL, "bid");
    let above_6 = openings.into_iter().filter(|row| amount(row) > 6);
    let above_6: Vec<String> = above_6.collect();

    let scene = scene.play(&["0 bid Y G O"]);
    assert_eq!(scene.legal_verb(MARTINA, "bid"), above_6);
    let too_low = |amount| Refusal::BidTooLow { amount, bid: 6 };
    scene
        .allows("1 bid B A") // not one of the old dice
        .allows("1 bid Y A G O") // all of them
        .forbids("1 bid B G", too_low(6), "GROG-BID-13")
        .forbids("1 bid Y G O", too_low(6), "GROG-BID-13")
        .forbids("1 bid B", too_low(5), "GROG-BID-13");
}

#[test]
fn grog_bid_14_turning_a_die_of_the_row_does_not_change_the_current_bid() {
    let scene = Scene::auction(3)
        .coins(MARTINA, 12)
        .parrots(MARTINA, "turn_yellow")
        .standing_bid(PHIL, "Y A G")
        .turn_of(MARTINA);
    let too_low = |amount| Refusal::BidTooLow { amount, bid: 8 };
    scene
        .clone()
        .play(&["1 turn Y 6"]) // the row shows 10 now
        .allows("1 bid Y A")
        .forbids("1 bid Y G O", too_low(8), "GROG-BID-13");
    scene
        .play(&["1 turn Y 1"]) // and now 5
        .allows("1 bid B A Y")
        .forbids("1 bid B Y G", too_low(7), "GROG-BID-13");
}

#[test]
fn grog_bid_15_passing_is_possible_once_there_is_a_bid() {
    let scene = Scene::auction(3)
        .coins(MARTINA, 6)
        .coins(FRANK, 5)
        .play(&["0 bid B"])
        .allows("1 pass")
        .offers(FRANK, &[])
        .play(&["1 bid B G"])
        .offers(FRANK, &["pass"]) // he can neither raise nor hold
        .play(&["2 pass"])
        .forbids("2 pass", Refusal::PassNotNow, "GROG-BID-15")
        .play(&["2 ship G", "2 main 1", "2 direct 1", "2 end-trade"])
        .allows("0 pass") // although he has bid before
        .play(&["0 bid B O G"])
        .offers(MARTINA, &["pass"]);
    assert_eq!(scene.state.table.bid, 7);
}

#[test]
fn grog_bid_16_a_turned_die_stays_turned_for_the_round() {
    let scene = Scene::auction(3)
        .parrots(PHIL, "turn_green")
        .coins(MARTINA, 20)
        .coins(FRANK, 20)
        .play(&["0 turn G 6", "0 bid B", "1 bid G", "2 bid G B"]);
    assert_eq!(scene.state.table.bid, 11);
    assert_eq!(scene.state.table.dice.all(), [6, 5, 1, 4, 3]);

    let scene = Scene::auction(3)
        .parrots(PHIL, "turn_green")
        .play(&["0 turn G 2"])
        .play(&SHORT_ROUND)
        .play(&["* rolled 1 2 3 4 5"])
        .forbids("1 bid G B", Refusal::PipsRise { space: 2 }, "GROG-BID-03");
    assert_eq!(scene.state.table.dice.all(), [1, 2, 3, 4, 5]);
}

#[test]
fn grog_bid_17_thirty_is_the_highest_bid_and_the_row_is_the_last_bidders() {
    let rich = Scene::auction(3)
        .dice([6; 5])
        .coins(PHIL, 99)
        .coins(MARTINA, 99)
        .coins(FRANK, 99)
        .parrots(PHIL, "turn_gray");
    let scene = rich
        .play(&["0 bid G", "1 bid G B"])
        .allows("2 bid A Y O B G")
        .play(&["2 bid A Y O B G"]);
    assert_eq!(scene.state.table.bid, 30);
    let scene = scene.offers(PHIL, &["pass"]);
    assert_eq!(scene.state.table.leader, Seat(FRANK));
    assert_eq!(GrogIsland::audit(&scene.state), Ok(()));

    // Whoever is left at the end has made the last bid.
    let pass = |seat: u8, at: &str| {
        let trade = [
            "pass",
            &format!("ship {at}"),
            "main 1",
            "direct 1",
            "end-trade",
        ];
        trade.map(|action| format!("{seat} {action}"))
    };
    let passes = [pass(PHIL, "G"), pass(MARTINA, "B")].concat();
    let passes: Vec<&str> = passes.iter().map(String::as_str).collect();
    let scene = scene.play(&passes).awaits(FRANK);
    assert!(matches!(scene.state.table.phase, Phase::Pay { .. }));
    assert_eq!(scene.play(&["2 settle"]).coins_of(FRANK), 99 - 30);
}
