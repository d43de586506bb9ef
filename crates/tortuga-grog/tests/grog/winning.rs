//! Winning the round: payment, points and the lock (GROG-WIN).

use crate::common::{FRANK, MARTINA, PHIL, Scene};
use tortuga_core::{Event as _, RuleId, Seat, ToAct, Viewer};
use tortuga_grog::{Heard, NO_MARKER, Occupant, Open, Refusal, Treasure};

/// Phil leads with these dice of fixture F0 (G1 B5 O1 Y4 A3), the others have
/// passed. He has 6 coins and the treasure cards 3 and 1.
fn phil(dice: &str) -> Scene {
    Scene::f0().standing_bid(PHIL, dice).paying()
}

/// All dice show 1, so that they may lie in any order; Phil has paid.
fn paid(dice: &str) -> Scene {
    Scene::f0()
        .dice([1; 5])
        .standing_bid(PHIL, dice)
        .paying()
        .play(&["0 settle"])
}

#[test]
fn grog_win_01_the_last_one_left_wins_with_the_bid_he_made() {
    let not_phil = |rule| Refusal::NotYourTurn {
        seat: Seat(PHIL),
        rule: RuleId(rule),
    };
    let scene = Scene::f0()
        .play(&[
            "0 bid Y G O",
            "1 pass",
            "1 ship Y",
            "1 main 1",
            "1 direct 1",
        ])
        .play(&["* drew parrot hold", "1 end-trade"])
        .awaits(FRANK)
        .play(&["2 pass"])
        // The last rival first finishes his trade.
        .refuses("0 settle", not_phil("GROG-PASS-01"), "GROG-PASS-01")
        .play(&["2 ship G", "2 main 1", "2 direct 1"])
        .refuses("0 settle", not_phil("GROG-PASS-01"), "GROG-PASS-01")
        .play(&["2 end-trade"])
        .awaits(PHIL)
        .offers(PHIL, &["treasure 1", "treasure 3", "settle", "refuse"])
        // He may not change the bid any more.
        .refuses("0 bid Y A", Refusal::BidNotNow, "GROG-BID-12")
        .refuses("0 pass", Refusal::PassNotNow, "GROG-BID-15")
        .refuses("0 hold", Refusal::ParrotNotNow, "GROG-PARROT-01")
        .play(&["0 settle"]);
    assert_eq!(scene.coins_of(PHIL), 0, "6 for Y4 G1 O1");
}

#[test]
fn grog_win_02_coins_and_treasure_cards_pay_and_used_cards_are_gone() {
    // With coins alone.
    let scene = phil("Y G O").play(&["0 settle"]);
    assert_eq!(
        (scene.coins_of(PHIL), scene.treasures_of(PHIL)),
        (0, [1, 0, 1])
    );
    // With cards alone.
    let scene = phil("Y")
        .coins(PHIL, 0)
        .play(&["0 treasure 3", "0 treasure 1", "0 settle"]);
    assert_eq!(
        (scene.coins_of(PHIL), scene.treasures_of(PHIL)),
        (0, [0, 0, 0])
    );
    // With both: everybody sees the card, and it does not go back to the stack.
    let scene = phil("Y A G O").play(&["0 treasure 3"]);
    let heard = scene.events[0].heard_by(Viewer::Spectator);
    let used = Open::TreasureUsed {
        seat: Seat(PHIL),
        treasure: Treasure(3),
    };
    assert_eq!(heard, Some(Heard::Open(used)));
    assert_eq!(scene.state.secrets.treasure_stack.0, [9, 12, 9]);
    let scene = scene
        .refuses(
            "0 treasure 2",
            Refusal::NoSuchTreasure { value: 2 },
            "GROG-WIN-02",
        )
        .play(&["0 settle"]);
    assert_eq!(
        (scene.coins_of(PHIL), scene.treasures_of(PHIL)),
        (0, [1, 0, 0])
    );
    assert_eq!(scene.state.secrets.treasure_stack.0, [9, 12, 9]);
}

#[test]
fn grog_win_03_what_is_paid_too_much_comes_back_as_coins() {
    let scene = phil("B G")
        .coins(PHIL, 4)
        .play(&["0 treasure 3", "0 settle"]);
    assert_eq!(scene.coins_of(PHIL), 4 + 3 - 6);
    // What does not suffice cannot be settled, and no card is shown in vain.
    let short = |available| Refusal::SettleTooLittle { available, bid: 9 };
    phil("Y A G O")
        .offers(PHIL, &["treasure 3", "refuse"])
        .refuses("0 settle", short(6), "GROG-WIN-03")
        .refuses(
            "0 treasure 1",
            Refusal::TreasureLeavesTooLittle { bid: 9 },
            "GROG-WIN-03",
        );
    phil("Y A G O")
        .coins(PHIL, 5)
        .play(&["0 treasure 3"])
        .offers(PHIL, &["treasure 1"])
        .refuses("0 settle", short(8), "GROG-WIN-03");
}

/// Every way to pay, as the coins left and the cards left.
fn ways_to_pay(scene: &Scene) -> Vec<(u16, [u8; 3])> {
    let mut ways = Vec::new();
    for action in scene.legal(PHIL) {
        let next = || scene.clone().play(&[&format!("0 {action}")]);
        match action.as_str() {
            "refuse" => {}
            "settle" => ways.push((next().coins_of(PHIL), scene.treasures_of(PHIL))),
            _ => ways.extend(ways_to_pay(&next())),
        }
    }
    ways.sort_unstable();
    ways
}

#[test]
fn grog_win_04_any_set_of_cards_that_suffices_may_be_used() {
    let cards = |coins| Scene::f0().coins(PHIL, coins).treasures(PHIL, &[3]);
    let bid_of_4 = |scene: Scene| scene.standing_bid(PHIL, "Y").paying();
    // Phil holds 3, 3 and 1. Cards that are not needed become coins.
    assert_eq!(
        ways_to_pay(&bid_of_4(cards(4))),
        [
            (0, [1, 0, 2]),
            (1, [0, 0, 2]),
            (3, [1, 0, 1]),
            (4, [0, 0, 1]),
            (6, [1, 0, 0]),
            (7, [0, 0, 0]),
        ]
    );
    assert_eq!(
        ways_to_pay(&bid_of_4(cards(0))),
        [(0, [0, 0, 1]), (2, [1, 0, 0]), (3, [0, 0, 0])]
    );
    // Every set is written down once: from the dearest card to the cheapest.
    bid_of_4(cards(4))
        .play(&["0 treasure 1"])
        .offers(PHIL, &["settle"])
        .refuses("0 treasure 3", Refusal::TreasureGoesUp, "GROG-WIN-02");
}

#[test]
fn grog_win_05_not_paying_costs_nothing_and_gains_nothing() {
    // He could pay, and refuses; it is decided before a card is shown.
    let scene = phil("Y A G O").points(PHIL, 2);
    scene
        .clone()
        .play(&["0 treasure 3"])
        .offers(PHIL, &["treasure 1", "settle"])
        .refuses("0 refuse", Refusal::RefuseTooLate, "GROG-WIN-05");
    let scene = scene.play(&["0 refuse"]).awaits_luck();
    assert_eq!((scene.coins_of(PHIL), scene.points_of(PHIL)), (6, 2));
    assert_eq!(scene.treasures_of(PHIL), [1, 0, 1]);
    assert_eq!(scene.crew_of(PHIL), 9);
    assert_eq!(scene.state.locks_left(), 6);

    // He bluffed with a potential of 12 and a capital of 8: nothing else is left.
    Scene::f0()
        .coins(PHIL, 4)
        .standing_bid(PHIL, "B Y")
        .paying()
        .offers(PHIL, &["refuse"])
        .refuses(
            "0 treasure 3",
            Refusal::TreasureLeavesTooLittle { bid: 9 },
            "GROG-WIN-03",
        )
        .play(&["0 refuse"])
        .awaits_luck();
}

#[test]
fn grog_win_06_a_round_that_was_not_paid_ends_like_any_other() {
    let scene = phil("Y A")
        .markers(&[(MARTINA, "Y"), (FRANK, "G")])
        .play(&["0 refuse"])
        .awaits_luck();
    assert_eq!(scene.state.table.markers.all(), [NO_MARKER; 5]);
    assert_eq!(
        scene.ships_now(),
        "coins3 coins2 coins4 treasure parrot goal"
    );
    assert_eq!(scene.state.table.flag, Seat(MARTINA));

    // Of two players the other one still places a ghost.
    let scene = Scene::auction(2)
        .ships("coins2 coins3 treasure parrot goal coins4")
        .standing_bid(PHIL, "Y")
        .paying()
        .play(&["0 refuse"])
        .awaits(MARTINA);
    assert_eq!(scene.legal(MARTINA), scene.legal_verb(MARTINA, "ghost"));
    let scene = scene.play(&["1 ghost B sword_shop"]).awaits_luck();
    assert_eq!(scene.on("B sword_shop"), Some(Occupant::Ghost));
}

#[test]
fn grog_win_07_nobody_inherits_a_win_and_the_others_keep_what_they_got() {
    let scene = Scene::f0()
        .play(&["0 bid Y G O", "1 bid Y A G", "2 pass"])
        .play(&["2 ship G", "2 main 1", "2 direct 1", "2 end-trade"])
        .play(&["0 pass"])
        .play(&[
            "0 ship Y",
            "0 main 1",
            "0 direct 1",
            "* drew parrot hold",
            "0 end-trade",
        ])
        .play(&["1 refuse"])
        // Phil had bid 6 before; a new round begins all the same.
        .awaits_luck()
        .play(&["* rolled 6 6 6 6 6"])
        .awaits(MARTINA);
    assert_eq!(scene.goods_of(FRANK), [0, 0, 0, 1, 1]);
    assert_eq!(scene.coins_of(FRANK), 22);
    assert_eq!(scene.goods_of(PHIL), [1, 0, 0, 0, 1]);
    assert_eq!(scene.parrots_of(PHIL), [0, 0, 0, 0, 0, 1]);
    assert_eq!(scene.coins_of(PHIL), 6);
    assert_eq!(scene.state.table.island.free().count(), 35);
}

// rules: GROG-WIN-08 GROG-WIN-10
#[test]
fn every_space_with_a_die_gives_its_reward() {
    // Dice, claims, and with no claim made: pirate points, a lock.
    let rows = [
        ("Y", 1, 0, false),
        ("Y A", 2, 0, false),
        ("Y A G", 2, 1, false),
        ("Y A G O", 2, 1, true),
        ("Y A G O B", 2, 2, true),
        // The colour on spaces 3 and 5 does not matter.
        ("G B O Y A", 2, 2, true),
        ("B O Y A G", 2, 2, true),
        ("O Y A G B", 2, 2, true),
    ];
    for (dice, claims, points, lock) in rows {
        let scene = paid(dice);
        assert_eq!(scene.legal_verb(PHIL, "build").len(), 7 * claims, "{dice}");
        let mut scene = scene.play(&["0 stop-claims"]);
        assert_eq!(scene.to_act() == ToAct::One(Seat(PHIL)), lock, "{dice}");
        if lock {
            let anywhere = format!("0 {}", scene.legal(PHIL)[0]);
            scene = scene.play(&[&anywhere]);
        }
        assert_eq!(scene.points_of(PHIL), points, "{dice}");
        assert_eq!(scene.state.locks_left(), 6 - u8::from(lock), "{dice}");
        scene.awaits_luck();
    }
}

#[test]
fn grog_win_09_claims_in_any_order_then_the_spaces_three_to_five() {
    // No cloud gives points here.
    let calm = "black parrot empty goal_swap pirate_point";
    let scene = paid("Y O B A G").clouds(calm).refuses(
        "0 lock A hat_shop",
        Refusal::LockNotNow,
        "GROG-WIN-11",
    );
    assert_eq!(scene.legal_verb(PHIL, "build").len(), 14);
    assert_eq!(scene.points_of(PHIL), 0);
    // Space 2 first, then space 1.
    let scene = scene.play(&["0 build O pub"]);
    assert_eq!(scene.points_of(PHIL), 0);
    let scene = scene.play(&["0 build Y sword_shop", "* drew goal pub", "0 discard pub"]);
    // Space 3 has given its point, space 5 waits for the lock.
    assert_eq!(scene.points_of(PHIL), 1);
    assert_eq!(scene.legal(PHIL), scene.legal_verb(PHIL, "lock"));
    let scene = scene.play(&["0 lock A hat_shop"]);
    assert_eq!(scene.points_of(PHIL), 2);
    // The other order is as good.
    paid("Y O")
        .clouds(calm)
        .play(&["0 build Y sword_shop", "* drew goal pub", "0 discard pub"])
        .play(&["0 build O pub"])
        .awaits_luck();
}

#[test]
fn grog_win_10_the_points_of_spaces_three_and_five() {
    // Crew and cards stay out of it: one point each, at their place in the order.
    let scene = paid("G B O Y A").play(&["0 stop-claims"]);
    assert_eq!(scene.points_of(PHIL), 1);
    let scene = scene.play(&["0 lock Y hat_shop"]);
    assert_eq!(scene.points_of(PHIL), 2);
    let scene = paid("G B O Y").play(&["0 stop-claims", "0 lock Y hat_shop"]);
    assert_eq!(scene.points_of(PHIL), 1, "space 5 is empty");
}

#[test]
fn grog_win_11_a_lock_must_go_onto_the_peninsula_of_its_die() {
    let scene = paid("Y A G O")
        .crew(MARTINA, "O hat_shop")
        .locks("O pub")
        .play(&["0 stop-claims"])
        .offers(
            PHIL,
            &[
                "lock O anchor_shop",
                "lock O cannonball_foundry",
                "lock O eye_patch_shop",
                "lock O hook_shop",
                "lock O peg_leg_shop",
            ],
        )
        .refuses("0 lock G hook_shop", Refusal::LockElsewhere, "GROG-WIN-11")
        .refuses("0 lock O hat_shop", Refusal::LockOnOccupied, "GROG-WIN-11")
        .refuses("0 lock O pub", Refusal::LockOnOccupied, "GROG-WIN-11")
        .play(&["0 lock O hook_shop"])
        .awaits_luck();
    assert_eq!(scene.state.locks_left(), 4);

    // It stays: in the next round nobody can claim the house.
    let scene = scene
        .play(&[
            "* rolled 1 1 1 1 1",
            "1 bid O",
            "2 pass",
            "2 ship O",
            "2 main 1",
        ])
        .play(&["2 direct 1", "2 end-trade"])
        .play(&["0 pass", "0 idle G", "1 settle"])
        .refuses("1 build O hook_shop", Refusal::BuildOnLocked, "GROG-WIN-11");
    assert_eq!(scene.on("O hook_shop"), Some(Occupant::Lock));
    assert!(
        !scene
            .legal(MARTINA)
            .contains(&"build O hook_shop".to_owned())
    );

    // Only without a lock in the supply or a free building nothing happens.
    let six = "G hook_shop, G coffin_shop, B hook_shop, B hat_shop, Y hat_shop, A hat_shop";
    paid("Y A G O")
        .locks(six)
        .play(&["0 stop-claims"])
        .awaits_luck();
    let orange = "O hat_shop, O hook_shop, O peg_leg_shop, O eye_patch_shop, O anchor_shop, \
                  O cannonball_foundry, O pub";
    paid("Y A G O")
        .crew(MARTINA, orange)
        .play(&["0 stop-claims"])
        .awaits_luck();
}
