//! Parrot cards. Martina answers a bid of 8, the row Y4 A3 G1, unless a test
//! says otherwise; B5 and O1 lie on their goods spaces.

use crate::common::{FRANK, MARTINA, PHIL, Scene};
use tortuga_core::{Event as _, RuleId, Seat, Viewer};
use tortuga_grog::{Heard, Open, Phase, Refusal};

/// Martina's turn with these parrot cards, and so many coins.
fn martina(coins: u16, parrots: &str) -> Scene {
    Scene::auction(3)
        .coins(MARTINA, coins)
        .parrots(MARTINA, parrots)
        .standing_bid(PHIL, "Y A G")
        .turn_of(MARTINA)
}

const PARROT_01: &str = "GROG-PARROT-01";

#[test]
fn grog_parrot_01_only_in_ones_own_turn_and_only_to_bid() {
    let scene = martina(20, "turn_yellow hold").parrots(FRANK, "turn_yellow hold");
    let rule = RuleId("GROG-PASS-04");
    let seat = Seat(FRANK);
    let not_yours = Refusal::NotYourTurn { seat, rule };
    let scene = scene
        .forbids("2 turn Y 6", not_yours, "GROG-PASS-04")
        .forbids("2 hold", not_yours, "GROG-PASS-04")
        .allows("1 pass");
    for play in ["1 turn Y 6", "1 hold"] {
        let played = scene.clone().allows(play).play(&[play]);
        played.forbids("1 pass", Refusal::PassAfterParrot, PARROT_01);
    }

    // Not at a ship, and not to pay.
    scene
        .play(&["1 pass"])
        .forbids("1 turn Y 6", Refusal::ParrotNotNow, PARROT_01)
        .forbids("1 hold", Refusal::ParrotNotNow, PARROT_01);
    Scene::auction(3)
        .parrots(PHIL, "turn_yellow hold")
        .standing_bid(PHIL, "Y A G")
        .paying()
        .forbids("0 turn Y 6", Refusal::ParrotNotNow, PARROT_01)
        .forbids("0 hold", Refusal::ParrotNotNow, PARROT_01);
}

#[test]
fn grog_parrot_02_any_number_in_a_turn_shown_and_gone() {
    let scene = martina(20, "turn_green turn_yellow turn_gray hold");
    let stack = scene.state.secrets.parrot_stack;
    let scene = scene.play(&["1 turn G 2", "1 turn Y 5", "1 turn A 1", "1 hold"]);
    let heard: Vec<_> = scene
        .events
        .iter()
        .map(|event| event.heard_by(Viewer::Spectator).unwrap())
        .collect();
    assert_eq!(heard.len(), 4, "everybody sees every card");
    assert_eq!(heard[3], Heard::Open(Open::HoldPlayed(Seat(MARTINA))));

    let scene = scene.play(&["1 bid Y G O"]).awaits(FRANK);
    assert_eq!(scene.parrots_of(MARTINA), [0; 6]);
    assert_eq!(
        scene.state.secrets.parrot_stack, stack,
        "not under the stack"
    );
    assert_eq!(scene.state.table.bid, 8);
}

#[test]
fn grog_parrot_03_a_die_is_turned_to_any_value_wherever_it_lies() {
    let scene = martina(20, "turn_yellow turn_blue");
    let mut turns = scene.legal_verb(MARTINA, "turn");
    turns.sort();
    let in_the_row = ["turn Y 1", "turn Y 2", "turn Y 3", "turn Y 5", "turn Y 6"];
    let on_its_space = ["turn B 1", "turn B 2", "turn B 3", "turn B 4", "turn B 6"];
    assert_eq!(turns, [on_its_space, in_the_row].concat());

    // All bid rules stay in force, with the new value.
    scene
        .forbids("1 turn A 6", Refusal::NoTurnCard, "GROG-PARROT-03")
        .play(&["1 turn B 2"])
        .forbids("1 bid B Y", Refusal::PipsRise { space: 2 }, "GROG-BID-03")
        .forbids(
            "1 bid Y B O G",
            Refusal::BidTooLow { amount: 8, bid: 8 },
            "GROG-BID-13",
        )
        .allows("1 bid Y A B");
    martina(10, "turn_blue").play(&["1 turn B 6"]).forbids(
        "1 bid B Y G",
        Refusal::AbovePotential {
            amount: 11,
            limit: 10,
        },
        "GROG-BID-07",
    );
}

#[test]
fn grog_parrot_04_hold_keeps_the_amount_and_lets_the_dice_move() {
    let no_match = |amount| Refusal::HoldMustMatch { amount, bid: 8 };
    let scene = martina(20, "hold")
        .allows("1 hold")
        .play(&["1 hold"])
        .offers(MARTINA, &["bid Y A G", "bid Y A O", "bid B A"])
        .forbids("1 bid B Y", no_match(9), "GROG-PARROT-04")
        .forbids("1 bid Y A", no_match(7), "GROG-PARROT-04");
    for row in ["1 bid Y A G", "1 bid B A"] {
        let scene = scene.clone().play(&[row]).awaits(FRANK);
        assert_eq!(scene.state.table.bid, 8);
        assert_eq!(scene.state.table.leader, Seat(MARTINA));
    }

    // A hold card, a bid and the money for it.
    martina(20, "turn_blue").forbids("1 hold", Refusal::NoHoldCard, "GROG-PARROT-04");
    Scene::auction(3).parrots(PHIL, "hold").forbids(
        "0 hold",
        Refusal::NothingToHold,
        "GROG-PARROT-04",
    );
    martina(8, "hold").allows("1 hold");
    martina(7, "hold").forbids("1 hold", Refusal::HoldLeavesNoBid, "GROG-PARROT-07");
}

#[test]
fn grog_parrot_05_hold_and_turn_go_together() {
    let scene = martina(20, "hold hold turn_blue")
        .play(&["1 hold"])
        .allows("1 turn B 1")
        .play(&["1 turn B 1"])
        .offers(MARTINA, &["bid Y A G", "bid Y A O", "bid Y A B"])
        .play(&["1 bid Y A B"]);
    assert_eq!(scene.state.table.bid, 8);
    assert_eq!(
        scene.parrots_of(MARTINA),
        [0, 0, 0, 0, 0, 1],
        "one hold is enough"
    );
    // And the other way round.
    martina(20, "hold turn_blue")
        .play(&["1 turn B 1"])
        .allows("1 hold");
}

#[test]
fn grog_parrot_06_useless_plays_are_not_offered() {
    let scene = martina(20, "turn_yellow turn_yellow hold hold");
    scene
        .forbids(
            "1 turn Y 4",
            Refusal::TurnsNothing { pips: 4 },
            "GROG-PARROT-06",
        )
        .play(&["1 turn Y 5"])
        .forbids("1 turn Y 6", Refusal::TurnedTwice, "GROG-PARROT-06")
        .play(&["1 hold"])
        .forbids("1 hold", Refusal::HeldTwice, "GROG-PARROT-06")
        .offers(MARTINA, &["bid Y A", "bid B A"]);
    // The second card is good for another turn.
    martina(20, "turn_yellow turn_yellow")
        .coins(PHIL, 20)
        .play(&[
            "1 turn Y 5",
            "1 bid B Y",
            "2 pass",
            "2 ship Y",
            "2 main 1",
            "2 direct 1",
        ])
        .play(&["* drew parrot hold", "2 end-trade", "0 bid B Y G"])
        .allows("1 turn Y 6");
}

/// Dice 6 6 6 6 1: a bid of 7 needs the gray die.
#[test]
fn grog_parrot_07_a_legal_bid_must_stay_within_reach() {
    let after_7 = |coins, parrots| {
        let scene = Scene::auction(3).dice([6, 6, 6, 6, 1]);
        let scene = scene.coins(MARTINA, coins).parrots(MARTINA, parrots);
        scene.standing_bid(PHIL, "G A").turn_of(MARTINA)
    };
    let no_turn =
        |scene: Scene, play| scene.forbids(play, Refusal::TurnLeavesNoBid, "GROG-PARROT-07");

    // 8 coins raise to 6 + 2 only, or hold 7.
    let scene = after_7(8, "turn_gray hold");
    let scene = no_turn(scene, "1 turn A 5")
        .allows("1 turn A 2")
        .allows("1 hold");
    let turned = scene.clone().play(&["1 turn A 2"]);
    turned
        .forbids("1 hold", Refusal::HoldLeavesNoBid, "GROG-PARROT-07")
        .offers(MARTINA, &["bid G A", "bid B A", "bid O A", "bid Y A"]);
    no_turn(scene.play(&["1 hold"]), "1 turn A 2");

    // 7 coins can only hold, so a turn needs the hold card to follow.
    no_turn(after_7(7, "turn_green"), "1 turn G 2");
    let scene = after_7(7, "turn_green hold").allows("1 turn G 2");
    scene.play(&["1 turn G 2"]).offers(MARTINA, &["hold"]);

    // Cards still in hand count: 7 = 5 + 2 = 6 + 1 comes with the green die.
    let scene = after_7(8, "turn_gray turn_green hold").play(&["1 turn A 2", "1 hold"]);
    let scene = scene.offers(MARTINA, &["turn G 1", "turn G 5"]);
    no_turn(scene, "1 turn G 3")
        .play(&["1 turn G 5"])
        .offers(MARTINA, &["bid G A"]);

    // The same for an opening bid: with two cards the first may turn upwards.
    let poor = |parrots| {
        let scene = Scene::auction(3).coins(PHIL, 3).dice([4, 4, 5, 6, 6]);
        scene.parrots(PHIL, parrots)
    };
    no_turn(poor("turn_green"), "0 turn G 5").allows("0 turn G 3");
    let scene = poor("turn_green turn_blue")
        .allows("0 turn G 5")
        .play(&["0 turn G 5"]);
    no_turn(scene, "0 turn B 6").offers(PHIL, &["turn B 1", "turn B 2", "turn B 3"]);
}

/// Cards may come in any order, and the dice are laid out after all of them.
#[test]
fn grog_parrot_08_the_moment_of_the_play_makes_no_difference() {
    let orders = [
        ["1 turn Y 6", "1 turn B 2", "1 hold"],
        ["1 turn B 2", "1 hold", "1 turn Y 6"],
        ["1 hold", "1 turn Y 6", "1 turn B 2"],
    ];
    let played = orders.map(|order| martina(20, "turn_yellow turn_blue hold").play(&order));
    for scene in &played {
        assert_eq!(scene.state, played[0].state);
    }
    let [scene, ..] = played;
    scene.offers(MARTINA, &["bid Y B", "bid Y G O", "bid Y O G"]);
}

#[test]
fn grog_parrot_09_the_stack_is_limited_and_played_cards_do_not_return() {
    // The last card for the green die is in Phil's hand, one hold card is left.
    let scene = Scene::auction(3)
        .coins(PHIL, 20)
        .parrots(PHIL, "turn_green")
        .parrot_stack([0, 0, 0, 0, 0, 1])
        .play(&[
            "0 turn G 2",
            "0 bid B Y",
            "1 pass",
            "1 ship Y",
            "1 main 1",
            "1 direct 1",
        ]);
    assert_eq!(scene.outcomes(), [("drew parrot hold".to_owned(), 1)]);
    let scene = scene
        .forbids(
            "* drew parrot turn_green",
            Refusal::ParrotNotInStack,
            "GROG-PARROT-09",
        )
        .play(&["* drew parrot hold", "1 end-trade"]);

    // Now the cloud above blue gives nothing any more.
    let scene = scene
        .play(&[
            "2 pass",
            "2 ship B",
            "2 main 1",
            "2 direct 1",
            "2 end-trade",
        ])
        .play(&["0 settle", "0 build B hat_shop"]);
    assert!(matches!(scene.state.table.phase, Phase::Claims(_)));
    assert_eq!(scene.parrots_of(PHIL), [0; 6]);

    // Neither does the ship.
    Scene::auction(3)
        .parrot_stack([0; 6])
        .goods(MARTINA, [0, 0, 0, 2, 0])
        .choosing_ship(MARTINA)
        .forbids("1 ship Y", Refusal::ShipHasNothing, "GROG-TRADE-16");
}
