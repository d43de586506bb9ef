//! The examples of the rules page about bidding, passing and scoring, one test each.

use crate::common::{FRANK, MARTINA, PHIL, Scene, column, read};
use tortuga_core::Seat;
use tortuga_grog::{Action, Arrangement, Refusal};

#[test]
fn grog_ex_01_the_opening_bid() {
    assert_eq!(read("bid Y G O"), Action::Bid(Arrangement(62)));
    assert_eq!(read("bid Y O G"), Action::Bid(Arrangement(67)));
    let rises = |space| Refusal::PipsRise { space };
    let scene = Scene::f0()
        .allows("0 bid Y O G")
        .forbids("0 bid G Y O", rises(2), "GROG-BID-03")
        .forbids("0 bid O Y G", rises(2), "GROG-BID-03")
        .forbids("0 bid G O Y", rises(3), "GROG-BID-03")
        .forbids("0 bid O G Y", rises(3), "GROG-BID-03")
        .forbids("0 pass", Refusal::MustOpen, "GROG-BID-06");
    let scene = scene.play(&["0 bid Y G O"]).awaits(MARTINA);
    assert_eq!(scene.state.table.row, Some(Arrangement(62)));
    assert_eq!(scene.state.table.bid, 6);
    assert_eq!(scene.state.table.leader, Seat(PHIL));
}

#[test]
fn grog_ex_02_the_potential_coin_stock() {
    let scene = Scene::f0();
    assert_eq!(scene.state.potential_coin_stock(Seat(PHIL)), 12);
    let (amount, limit) = (13, 12);
    scene.allows("0 bid B Y A").forbids(
        "0 bid B Y A G",
        Refusal::AbovePotential { amount, limit },
        "GROG-BID-07",
    );

    for value in [1, 2, 3] {
        let start = Scene::auction(3).treasures(PHIL, &[value]);
        assert_eq!(start.state.potential_coin_stock(Seat(PHIL)), 11);
        // A bid of 11 can be paid with the card of value 3 only.
        let scene = start
            .dice([5, 6, 1, 1, 1])
            .standing_bid(PHIL, "B G")
            .paying();
        let card = format!("treasure {value}");
        let able = scene.legal(PHIL).contains(&card);
        assert_eq!(able, 8 + value == 11, "real capital {}", 8 + value);
    }
}

#[test]
fn grog_ex_03_a_raise() {
    assert_eq!(read("bid Y A G"), Action::Bid(Arrangement(70)));
    let scene = Scene::f0().play(&["0 bid Y G O"]);
    let too_low = Refusal::BidTooLow { amount: 6, bid: 6 };
    let scene = scene
        .forbids("1 bid B G", too_low, "GROG-BID-13")
        .forbids("1 bid B O", too_low, "GROG-BID-13")
        .forbids("1 bid Y G O", too_low, "GROG-BID-13")
        .play(&["1 bid Y A G"])
        .awaits(FRANK);
    assert_eq!(scene.state.table.bid, 8);
    let row = scene.state.table.row.unwrap();
    assert_eq!(row.dice(), ["Y", "A", "G"].map(column), "orange is back");
}

#[test]
fn grog_ex_04_goods_for_passing() {
    let scene = Scene::f0()
        .goods(FRANK, [1, 2, 3, 4, 5])
        .play(&["0 bid Y G O", "1 bid Y A G", "2 pass"])
        .awaits(FRANK);
    assert_eq!(scene.goods_of(FRANK), [2, 2, 3, 5, 6]);
    assert_eq!(scene.legal_verb(FRANK, "ship"), scene.legal(FRANK));
}

#[test]
fn grog_ex_05_goods_for_passing_with_the_ghost_ship() {
    let scene = Scene::auction(2)
        .ships("coins2 coins4 treasure parrot coins3 goal")
        .goods(MARTINA, [1, 2, 3, 4, 5])
        .play(&["0 bid Y A G", "1 pass"])
        .awaits(MARTINA);
    assert_eq!(scene.goods_of(MARTINA), [2, 2, 3, 5, 7]);
}

/// Treasure cards and coins, before any goal card is looked at.
fn ex_11() -> Scene {
    Scene::auction(3).treasures(PHIL, &[1, 2, 3]).coins(PHIL, 7)
}

#[test]
fn grog_ex_11_points_without_goal_cards() {
    let scene = ex_11().over();
    assert_eq!(scene.scored(PHIL, "treasure", ""), Some(3));
    assert_eq!(scene.scored(PHIL, "coins", ""), Some(1));
    assert_eq!(scene.standing(PHIL).0, 4);
}

#[test]
fn grog_ex_12_points_for_goal_cards() {
    let scene = ex_11()
        .goals(
            PHIL,
            "orange yellow anchor_shop fortune_teller_studio pub fish",
        )
        .crew(PHIL, "O anchor_shop, O pub, O hook_shop, A anchor_shop")
        .crew(PHIL, "Y hat_shop, Y sword_shop")
        .crew(MARTINA, "O hat_shop, O peg_leg_shop")
        .crew(
            MARTINA,
            "Y cannonball_foundry, Y voodoo_doll_workshop, Y eye_patch_shop",
        )
        .crew(FRANK, "O cannonball_foundry")
        .goods(PHIL, [2, 3, 0, 1, 0])
        .over();
    let goal = |kind| scene.scored(PHIL, "goal", kind).unwrap();
    assert_eq!(goal("orange"), 6);
    assert_eq!(goal("yellow"), 2);
    assert_eq!(goal("anchor_shop"), 6);
    assert_eq!(goal("fortune_teller_studio"), 0);
    assert_eq!(goal("pub"), 6);
    // Three fish; two coconuts and a lemon are a fourth one.
    assert_eq!(goal("fish"), 3);
    assert_eq!(scene.scored(PHIL, "goods-trios", ""), Some(1));
    assert_eq!(scene.standing(PHIL).0, 24 + 4);
}

#[test]
fn grog_ex_13_claims_for_the_first_two_spaces() {
    let won = |row| {
        Scene::auction(3)
            .standing_bid(PHIL, row)
            .paying()
            .play(&["0 settle"])
    };
    let one = won("Y")
        .allows("0 build Y sword_shop")
        .forbids(
            "0 build A hat_shop",
            Refusal::BuildElsewhere,
            "GROG-CLAIM-01",
        )
        .play(&["0 build Y sword_shop"]);
    assert_eq!((one.crew_of(PHIL), one.state.table.round), (8, 2));

    let two = won("Y A")
        .allows("0 build Y sword_shop")
        .allows("0 build A hat_shop")
        .play(&["0 build Y sword_shop"])
        .awaits(PHIL)
        .play(&["0 build A hat_shop"]);
    assert_eq!((two.crew_of(PHIL), two.state.table.round), (7, 2));
}
