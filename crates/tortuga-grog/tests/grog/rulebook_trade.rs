//! The examples of the rules page about trading, paying and claiming.

use crate::common::{FRANK, PHIL, Scene};
use tortuga_core::Seat;
use tortuga_grog::{Occupant, Refusal};

/// Frank passes in the auction of fixture F0 and goes to the parrot ship at
/// yellow with these tiles, goods of the pass included.
fn frank_at_yellow(goods: [u16; 5]) -> Scene {
    let scene = Scene::f0().play(&["0 bid Y G O", "1 bid Y A G", "2 pass"]);
    scene.goods(FRANK, goods).play(&["2 ship Y"])
}

fn crew_on_yellow(scene: &Scene) -> usize {
    let yellow = scene.state.edition.on(crate::common::column("Y"));
    let crew = scene.state.table.island.of(Occupant::Crew(Seat(FRANK)));
    crew.and(yellow).iter().count()
}

fn parrots(scene: &Scene) -> u8 {
    scene.parrots_of(FRANK).iter().sum()
}

#[test]
fn grog_ex_06_trading_with_the_parrot_ship() {
    let lemons = |tiles| frank_at_yellow([0, 0, 0, tiles, 0]);
    let parrot = "* drew parrot hold";
    // a) One lemon is one parrot card, b) three are three; four are too many.
    let scene = lemons(1).play(&["2 main 1", "2 direct 1", parrot]);
    assert_eq!((parrots(&scene), scene.goods_of(FRANK)), (1, [0; 5]));
    let limit = Refusal::MainAboveLimit { units: 4, limit: 3 };
    let scene = lemons(3)
        .offers(FRANK, &["main 1", "main 2", "main 3"])
        .refuses("2 main 4", limit, "GROG-TRADE-06")
        .play(&["2 main 3", "2 direct 3", parrot, parrot, parrot]);
    assert_eq!((parrots(&scene), scene.goods_of(FRANK)), (3, [0; 5]));
    // c) Four lemons are one claim.
    let claim = ["2 claim", "2 direct 4"];
    let scene = lemons(4).play(&claim).play(&["2 build Y hat_shop"]);
    assert_eq!((crew_on_yellow(&scene), scene.goods_of(FRANK)), (1, [0; 5]));
    scene.offers(FRANK, &["end-trade"]);
    // d) Five are a claim and a parrot card.
    let scene =
        lemons(5)
            .play(&claim)
            .play(&["2 build Y hat_shop", "2 main 1", "2 direct 1", parrot]);
    assert_eq!((crew_on_yellow(&scene), parrots(&scene)), (1, 1));
    // e) Ten are two claims and two parrot cards.
    let scene = lemons(10)
        .play(&claim)
        .play(&["2 build Y hat_shop"])
        .play(&claim)
        .play(&[
            "2 build Y hook_shop",
            "2 main 2",
            "2 direct 2",
            parrot,
            parrot,
        ]);
    assert_eq!((crew_on_yellow(&scene), parrots(&scene)), (2, 2));
    assert_eq!(scene.goods_of(FRANK), [0; 5]);
    // f) Two fish and a map stand for the fourth lemon.
    let scene = frank_at_yellow([0, 2, 0, 3, 1])
        .play(&["2 claim"])
        .offers(FRANK, &["direct 3"])
        .play(&[
            "2 direct 3",
            "2 sub fish",
            "2 sub fish",
            "2 sub treasure_map",
        ])
        .play(&["2 build Y hat_shop"]);
    assert_eq!((crew_on_yellow(&scene), scene.goods_of(FRANK)), (1, [0; 5]));
    // g) Something must be done.
    lemons(1).offers(FRANK, &["main 1"]).refuses(
        "2 end-trade",
        Refusal::NothingTraded,
        "GROG-TRADE-05",
    );
}

#[test]
fn grog_ex_07_the_claim_action_is_for_the_ships_peninsula() {
    let scene = frank_at_yellow([0, 0, 0, 4, 0])
        .play(&["2 claim", "2 direct 4"])
        .offers(
            FRANK,
            &[
                "build Y cannonball_foundry",
                "build Y eye_patch_shop",
                "build Y fortune_teller_studio",
                "build Y hat_shop",
                "build Y hook_shop",
                "build Y sword_shop",
                "build Y voodoo_doll_workshop",
            ],
        )
        .refuses(
            "2 build A sword_shop",
            Refusal::BuildElsewhere,
            "GROG-CLAIM-01",
        )
        .play(&["2 build Y sword_shop"]);
    assert_eq!(crew_on_yellow(&scene), 1);
}

#[test]
fn grog_ex_08_the_two_claims_are_of_different_types() {
    let scene = Scene::f0()
        .coins(PHIL, 7)
        .standing_bid(PHIL, "Y A")
        .paying();
    let scene = scene.play(&["0 settle"]);
    scene
        .clone()
        .play(&["0 build Y sword_shop"])
        .offers(
            PHIL,
            &[
                "build A anchor_shop",
                "build A coffin_shop",
                "build A eye_patch_shop",
                "build A figurehead_studio",
                "build A hat_shop",
                "build A peg_leg_shop",
                "stop-claims",
            ],
        )
        .refuses(
            "0 build A sword_shop",
            Refusal::BuildSameType,
            "GROG-CLAIM-06",
        );
    scene
        .play(&["0 build A sword_shop"])
        .offers(
            PHIL,
            &[
                "build Y cannonball_foundry",
                "build Y eye_patch_shop",
                "build Y fortune_teller_studio",
                "build Y hat_shop",
                "build Y hook_shop",
                "build Y voodoo_doll_workshop",
                "stop-claims",
            ],
        )
        .refuses(
            "0 build Y sword_shop",
            Refusal::BuildSameType,
            "GROG-CLAIM-06",
        );
}

/// The auction of fixture F0 up to Phil's payment of 9 for Y4 A3 G1 O1.
fn phil_pays_nine() -> Scene {
    let scene = Scene::f0()
        .play(&[
            "0 bid Y G O",
            "1 bid Y A G",
            "2 pass",
            "2 ship Y",
            "2 main 1",
        ])
        .play(&["2 direct 1", "* drew parrot hold", "2 end-trade"])
        .play(&[
            "0 bid Y A G O",
            "1 pass",
            "1 ship G",
            "1 main 1",
            "1 direct 1",
        ])
        .play(&["1 end-trade"])
        .awaits(PHIL);
    assert_eq!(scene.state.table.bid, 9);
    scene
}

#[test]
fn grog_ex_09_a_complete_win() {
    let scene = phil_pays_nine()
        .points(PHIL, 4)
        .play(&["0 treasure 3", "0 settle"]);
    assert_eq!(
        (scene.coins_of(PHIL), scene.treasures_of(PHIL)),
        (0, [1, 0, 0])
    );
    let scene = scene.play(&["0 build Y sword_shop"]);
    assert_eq!((scene.coins_of(PHIL), scene.points_of(PHIL)), (2, 4 + 1));
    // Black cloud, no coins; then space 3 gives its point before the lock.
    let scene = scene.play(&["0 build A hat_shop"]).awaits(PHIL);
    assert_eq!((scene.coins_of(PHIL), scene.points_of(PHIL)), (2, 4 + 2));
    let scene = scene.play(&["0 lock O hook_shop"]).awaits_luck();
    assert_eq!(scene.on("O hook_shop"), Some(Occupant::Lock));
    assert_eq!(scene.state.locks_left(), 5);
    // Space 5 is empty.
    assert_eq!((scene.coins_of(PHIL), scene.points_of(PHIL)), (2, 4 + 2));
    assert_eq!(scene.crew_of(PHIL), 9 - 2);
}

#[test]
fn grog_ex_10_other_ways_to_pay() {
    let scene = phil_pays_nine()
        .offers(PHIL, &["treasure 3", "refuse"])
        .refuses(
            "0 treasure 1",
            Refusal::TreasureLeavesTooLittle { bid: 9 },
            "GROG-WIN-03",
        )
        .refuses(
            "0 settle",
            Refusal::SettleTooLittle {
                available: 6,
                bid: 9,
            },
            "GROG-WIN-03",
        );
    let both = scene
        .clone()
        .play(&["0 treasure 3", "0 treasure 1", "0 settle"]);
    assert_eq!((both.coins_of(PHIL), both.treasures_of(PHIL)), (1, [0; 3]));
    let refused = scene.play(&["0 refuse"]).awaits_luck();
    assert_eq!(
        (refused.coins_of(PHIL), refused.treasures_of(PHIL)),
        (6, [1, 0, 1])
    );
    assert_eq!((refused.crew_of(PHIL), refused.points_of(PHIL)), (9, 0));
}
