//! Trading with a ship after passing (GROG-TRADE).

use crate::common::{FRANK, MARTINA, PHIL, Scene};
use tortuga_core::RuleId;
use tortuga_grog::{NO_MARKER, Refusal};

/// Frank has passed and looks at the ships of fixture F0, from green to gray:
/// coins2, coins4, treasure, parrot, goal; coins3 lies at open sea. Martina
/// leads with 8, Phil comes next.
fn frank(goods: [u16; 5]) -> Scene {
    Scene::f0()
        .standing_bid(MARTINA, "Y A G")
        .goods(FRANK, goods)
        .choosing_ship(FRANK)
}

const ALL_IDLE: [&str; 5] = ["idle G", "idle B", "idle O", "idle Y", "idle A"];

#[test]
fn grog_trade_01_ships_with_a_marker_and_ships_at_sea_are_not_available() {
    // coins3 lies at open sea and cannot be named.
    frank([0; 5]).offers(FRANK, &ALL_IDLE);

    frank([0, 0, 0, 1, 0])
        .passed(&[PHIL, FRANK])
        .markers(&[(PHIL, "Y")])
        .offers(FRANK, &["idle G", "idle B", "idle O", "idle A"])
        .refuses("2 ship Y", Refusal::ShipTaken, "GROG-TRADE-01")
        .refuses("2 idle Y", Refusal::ShipTaken, "GROG-TRADE-01");

    // Even the last of four finds a ship, when nobody could open.
    Scene::auction(4)
        .passed(&[0, 1, 2])
        .markers(&[(0, "G"), (1, "O"), (2, "A")])
        .choosing_ship(3)
        .offers(3, &["idle B", "idle Y"]);
}

// rules: GROG-TRADE-01 GROG-2P-03
#[test]
fn the_ghost_ship_of_two_players_is_not_available() {
    let ships = "coins2 coins3 treasure parrot goal coins4";
    let two = |ships| {
        Scene::auction(2)
            .ships(ships)
            .standing_bid(0, "Y")
            .goods(1, [0, 4, 0, 0, 0])
            .choosing_ship(1)
    };
    // Four fish are four tiles that fit no ship, and one unit by 3:1.
    two(ships)
        .offers(
            1,
            &[
                "ship G", "ship O", "ship Y", "ship A", "idle G", "idle O", "idle Y", "idle A",
            ],
        )
        .refuses("1 ship B", Refusal::GhostShip, "GROG-2P-03")
        .refuses("1 idle B", Refusal::GhostShip, "GROG-2P-03");

    // At sea it takes no place away; with three players it is a merchant ship.
    let scene = two("coins2 coins4 treasure parrot goal coins3");
    assert_eq!(scene.legal_verb(1, "ship").len(), 5);
    let scene = frank([0, 4, 0, 0, 0]).ships(ships);
    assert_eq!(scene.legal_verb(FRANK, "ship").len(), 5);
}

#[test]
fn grog_trade_02_the_anchorage_decides_which_good_is_demanded() {
    let scene = frank([0, 0, 0, 2, 0])
        .offers(FRANK, &["ship Y"])
        .play(&[
            "2 ship Y",
            "2 main 1",
            "2 direct 1",
            "* drew parrot hold",
            "2 end-trade",
            "0 pass",
            "0 ship G",
            "0 main 1",
            "0 direct 1",
            "0 end-trade",
            "1 refuse",
        ])
        // The parrot ship is at gray now, and the treasure ship wants lemons.
        .play(&["* rolled 6 6 6 6 6", "1 bid B", "2 pass"])
        .offers(FRANK, &["ship B", "ship Y"])
        .refuses("2 ship A", Refusal::ShipNotSupplied, "GROG-TRADE-04")
        .play(&[
            "2 ship Y",
            "2 main 1",
            "2 direct 1",
            "* drew treasure 2",
            "2 end-trade",
        ]);
    assert_eq!(scene.parrots_of(FRANK), [0, 0, 0, 0, 0, 1]);
    assert_eq!(scene.treasures_of(FRANK), [0, 1, 0]);
    assert_eq!(scene.goods_of(FRANK), [0, 1, 0, 0, 0]);
}

#[test]
fn grog_trade_03_a_unit_is_one_demanded_tile_or_three_others() {
    // Two lemons and six others are four units at yellow.
    let scene = frank([2, 1, 0, 2, 3])
        .play(&["2 ship Y"])
        .offers(FRANK, &["main 1", "main 2", "main 3", "claim"])
        .play(&["2 main 3"])
        .offers(FRANK, &["direct 1", "direct 2"])
        .refuses(
            "2 direct 0",
            Refusal::DirectTooFew { least: 1 },
            "GROG-TRADE-03",
        )
        .refuses(
            "2 direct 3",
            Refusal::DirectTooMany { most: 2 },
            "GROG-TRADE-03",
        )
        .play(&["2 direct 1"])
        // Two trios are due, from the leftmost good to the rightmost.
        .offers(FRANK, &["sub coconut"])
        .refuses(
            "2 sub fish",
            Refusal::SubLeavesTooFew { due: 6 },
            "GROG-TRADE-03",
        )
        .refuses("2 sub grog", Refusal::SubNotOwned, "GROG-TRADE-03")
        .refuses("2 sub lemon", Refusal::SubDemanded, "GROG-TRADE-03")
        .play(&["2 sub coconut", "2 sub coconut", "2 sub fish"])
        .play(&["2 sub treasure_map"; 3])
        .awaits_luck();
    assert_eq!(scene.goods_of(FRANK), [0, 0, 0, 1, 0]);

    // A demanded tile may be kept, and a trio may be mixed as he likes.
    let scene = frank([3, 3, 0, 1, 0])
        .play(&["2 ship Y", "2 main 1"])
        .offers(FRANK, &["direct 0", "direct 1"])
        .play(&["2 direct 0"])
        .offers(FRANK, &["sub coconut", "sub fish"])
        .play(&["2 sub coconut", "2 sub fish"])
        .offers(FRANK, &["sub fish"])
        .refuses("2 sub coconut", Refusal::SubGoesBack, "GROG-TRADE-03")
        .play(&["2 sub fish"])
        .awaits_luck();
    assert_eq!(scene.goods_of(FRANK), [2, 1, 0, 1, 0]);

    // Two other tiles are no unit.
    frank([1, 1, 0, 1, 0])
        .play(&["2 ship Y"])
        .offers(FRANK, &["main 1"])
        .refuses(
            "2 main 2",
            Refusal::TooFewUnits {
                units: 2,
                payable: 1,
            },
            "GROG-TRADE-03",
        );
}

#[test]
fn grog_trade_04_a_ship_must_be_supplied_with_a_unit() {
    frank([0, 2, 0, 0, 0])
        .offers(FRANK, &["ship B"])
        .refuses("2 ship Y", Refusal::ShipNotSupplied, "GROG-TRADE-04")
        .refuses("2 ship G", Refusal::ShipNotSupplied, "GROG-TRADE-04");
    // Three tiles supply every ship: substitution is always allowed.
    frank([0, 3, 0, 0, 0]).offers(FRANK, &["ship G", "ship B", "ship O", "ship Y", "ship A"]);
}

#[test]
fn grog_trade_05_one_of_the_two_actions_must_be_done() {
    let scene = frank([0, 0, 0, 5, 0])
        .play(&["2 ship Y"])
        .offers(FRANK, &["main 1", "main 2", "main 3", "claim"])
        .refuses("2 end-trade", Refusal::NothingTraded, "GROG-TRADE-05");

    // The main action alone is enough, so is a claim, and both may be done.
    let main = scene
        .clone()
        .play(&["2 main 1", "2 direct 1", "* drew parrot hold"]);
    main.clone()
        .offers(FRANK, &["claim", "end-trade"])
        .play(&["2 end-trade"])
        .awaits(PHIL);
    main.play(&["2 claim", "2 direct 4", "2 build Y hat_shop"])
        .offers(FRANK, &["end-trade"])
        .play(&["2 end-trade"])
        .awaits(PHIL);
    scene
        .play(&["2 claim", "2 direct 4", "2 build Y hat_shop"])
        .offers(FRANK, &["main 1", "end-trade"])
        .play(&["2 end-trade"])
        .awaits(PHIL);
}

#[test]
fn grog_trade_06_every_ship_takes_its_own_number_of_tiles() {
    let most = [
        ("coins2", Some(4)),
        ("coins3", Some(2)),
        ("coins4", Some(1)),
        ("treasure", Some(2)),
        ("parrot", Some(3)),
        ("goal", None),
    ];
    for (ship, limit) in most {
        let others: Vec<&str> = most
            .map(|(id, _)| id)
            .into_iter()
            .filter(|id| *id != ship)
            .collect();
        let order = format!("{} {ship} {}", others[..3].join(" "), others[3..].join(" "));
        let scene = frank([0, 0, 0, 9, 0]).ships(&order).play(&["2 ship Y"]);
        let offered = scene.legal_verb(FRANK, "main").len();
        assert_eq!(offered, usize::from(limit.unwrap_or(9)), "{ship}");
        if let Some(limit) = limit {
            let units = limit + 1;
            let refusal = Refusal::MainAboveLimit { units, limit };
            scene.refuses(&format!("2 main {units}"), refusal, "GROG-TRADE-06");
        }
    }
}

#[test]
fn grog_trade_07_claims_as_often_as_four_units_are_there() {
    let claim = ["2 claim", "2 direct 4"];
    let scene = frank([0, 0, 0, 13, 0])
        .crew(PHIL, "Y hat_shop")
        .locks("Y hook_shop")
        .play(&["2 ship Y"])
        .play(&claim)
        .offers(
            FRANK,
            &[
                "build Y cannonball_foundry",
                "build Y eye_patch_shop",
                "build Y fortune_teller_studio",
                "build Y sword_shop",
                "build Y voodoo_doll_workshop",
            ],
        )
        .refuses(
            "2 build A sword_shop",
            Refusal::BuildElsewhere,
            "GROG-CLAIM-01",
        )
        .refuses(
            "2 build Y hat_shop",
            Refusal::BuildOnOccupied,
            "GROG-CLAIM-02",
        )
        .refuses("2 build Y hook_shop", Refusal::BuildOnLocked, "GROG-WIN-11")
        .play(&["2 build Y sword_shop"])
        .play(&claim)
        .play(&["2 build Y eye_patch_shop"])
        .play(&claim)
        .play(&["2 build Y cannonball_foundry"])
        .offers(FRANK, &["main 1", "end-trade"])
        .refuses(
            "2 claim",
            Refusal::ClaimTooDear {
                cost: 4,
                payable: 1,
            },
            "GROG-TRADE-07",
        );
    assert_eq!(scene.goods_of(FRANK), [0, 0, 0, 1, 0]);
    assert_eq!(scene.crew_of(FRANK), 6);
}

#[test]
fn grog_trade_08_claims_before_and_after_the_main_action_which_comes_once() {
    let scene = frank([0, 0, 0, 9, 0])
        .play(&["2 ship Y", "2 claim", "2 direct 4", "2 build Y hat_shop"])
        .play(&["2 main 1", "2 direct 1", "* drew parrot hold"])
        .offers(FRANK, &["claim", "end-trade"])
        .refuses("2 main 1", Refusal::MainTwice, "GROG-TRADE-08")
        .play(&["2 claim", "2 direct 4", "2 build Y hook_shop"])
        .offers(FRANK, &["end-trade"])
        .refuses("2 main 1", Refusal::MainTwice, "GROG-TRADE-08");
    assert_eq!(scene.goods_of(FRANK), [0; 5]);

    // Each is paid when it is done: two lemons for parrots are gone for the claim.
    frank([0, 0, 0, 5, 0])
        .play(&["2 ship Y", "2 main 2", "2 direct 2"])
        .play(&["* drew parrot hold"; 2])
        .offers(FRANK, &["end-trade"])
        .refuses(
            "2 claim",
            Refusal::ClaimTooDear {
                cost: 4,
                payable: 3,
            },
            "GROG-TRADE-07",
        );
}

#[test]
fn grog_trade_09_all_units_are_paid_before_the_first_card_is_seen() {
    let rule = RuleId("GROG-TRADE-11");
    let waits = Refusal::LuckComesFirst { rule };
    let scene = frank([0, 0, 3, 0, 0])
        .play(&["2 ship O", "2 main 2", "2 direct 2"])
        .awaits_luck();
    assert_eq!(scene.goods_of(FRANK), [0, 0, 1, 0, 0]);
    let scene = scene
        .play(&["* drew treasure 3"])
        .awaits_luck()
        .refuses("2 end-trade", waits, "GROG-TRADE-11")
        .refuses("2 main 1", waits, "GROG-TRADE-11")
        .play(&["* drew treasure 1"])
        // The third grog cannot follow after a look at the cards.
        .offers(FRANK, &["end-trade"])
        .refuses("2 main 1", Refusal::MainTwice, "GROG-TRADE-08");
    assert_eq!(scene.treasures_of(FRANK), [1, 0, 1]);
}

#[test]
fn grog_trade_10_coin_ships_pay_at_once_and_the_track_never_ends() {
    let coins = |ship: &str, coins: u16, main: &str, direct: &str| {
        let ships = ["coins2", "coins3", "coins4"]
            .into_iter()
            .filter(|id| *id != ship);
        let rest: Vec<&str> = ships.collect();
        let scene = frank([4, 0, 0, 0, 0])
            .ships(&format!("{ship} {} treasure parrot goal", rest.join(" ")))
            .coins(FRANK, coins)
            .play(&["2 ship G", main, direct]);
        // Nothing comes between: the coins lie on the track before the trade ends.
        scene.awaits(FRANK).coins_of(FRANK)
    };
    assert_eq!(coins("coins2", 0, "2 main 4", "2 direct 4"), 8);
    assert_eq!(coins("coins2", 0, "2 main 1", "2 direct 1"), 2);
    assert_eq!(coins("coins3", 0, "2 main 2", "2 direct 2"), 6);
    assert_eq!(coins("coins4", 0, "2 main 1", "2 direct 1"), 4);
    assert_eq!(coins("coins2", 19, "2 main 4", "2 direct 4"), 27);
    assert_eq!(coins("coins2", 1000, "2 main 4", "2 direct 4"), 1008);
}

#[test]
fn grog_trade_11_cards_come_from_the_stack_and_stay_private() {
    let scene =
        frank([0, 0, 1, 0, 0]).play(&["2 ship O", "2 main 1", "2 direct 1", "* drew treasure 3"]);
    let (own, martina) = (scene.seen_by(FRANK), scene.seen_by(MARTINA));
    let hand = usize::from(FRANK);
    assert_eq!(
        own.hands[hand].treasures.faces.map(|t| t.0),
        Some([0, 0, 1])
    );
    assert_eq!(martina.hands[hand].treasures.faces, None);
    assert_eq!(martina.hands[hand].treasures.count, 1);
    assert_eq!(martina.treasure_stack, 32 - 2 - 1, "two are Phil's");

    let scene = frank([0, 0, 0, 1, 0]).play(&[
        "2 ship Y",
        "2 main 1",
        "2 direct 1",
        "* drew parrot turn_gray",
    ]);
    let (own, martina) = (scene.seen_by(FRANK), scene.seen_by(MARTINA));
    let card = own.hands[hand].parrots.faces.map(|p| p.0);
    assert_eq!(card, Some([0, 0, 0, 0, 1, 0]));
    assert_eq!(martina.hands[hand].parrots.faces, None);
    assert_eq!(martina.hands[hand].parrots.count, 1);
    assert_eq!(martina.parrot_stack, 27);
}

#[test]
fn grog_trade_12_exactly_one_drawn_goal_card_is_kept() {
    let scene = frank([0, 0, 0, 0, 3])
        .goals(FRANK, "blue orange yellow gray coconut grog lemon")
        .play(&["2 ship A", "2 main 3", "2 direct 3"])
        .play(&["* drew goal pub", "* drew goal fish"])
        .awaits_luck()
        .play(&["* drew goal hat_shop"])
        // One must be kept, and neither more nor none.
        .offers(FRANK, &["keep pub", "keep fish", "keep hat_shop"])
        .refuses("2 end-trade", Refusal::EndTradeNotNow, "GROG-TRADE-05")
        .refuses("2 return fish", Refusal::ReturnNotNow, "GROG-SETUP-07")
        .refuses("2 keep gray", Refusal::GoalNotDrawn, "GROG-TRADE-12")
        .play(&["2 keep pub"])
        .offers(FRANK, &["return fish", "return hat_shop"])
        .refuses("2 keep fish", Refusal::KeepNotNow, "GROG-TRADE-12")
        .play(&["2 return fish", "2 return hat_shop"])
        .offers(FRANK, &["end-trade"]);
    // A hand may be of any size.
    assert_eq!(scene.seen_by(FRANK).hands[2].goals.count, 8);
    assert!(scene.state.secrets.goals[2].has(crate::common::goal("pub")));

    // A single card is kept too; two alike are one choice.
    frank([0, 0, 0, 0, 1])
        .play(&["2 ship A", "2 main 1", "2 direct 1", "* drew goal pub"])
        .offers(FRANK, &["keep pub"])
        .play(&["2 keep pub"])
        .offers(FRANK, &["end-trade"]);
    frank([0, 0, 0, 0, 2])
        .play(&["2 ship A", "2 main 2", "2 direct 2"])
        .play(&["* drew goal pub"; 2])
        .offers(FRANK, &["keep pub"])
        .play(&["2 keep pub"])
        .offers(FRANK, &["return pub"]);
}

#[test]
fn grog_trade_13_goal_cards_go_under_the_stack_in_the_order_he_likes() {
    let draw = |returns: [&str; 2]| {
        frank([0, 0, 0, 0, 3])
            .goal_stack("pub fish hat_shop gray", "blue")
            .play(&["2 ship A", "2 main 3", "2 direct 3"])
            .play(&[
                "* drew goal pub",
                "* drew goal fish",
                "* drew goal hat_shop",
            ])
            .play(&["2 keep fish"])
            .offers(FRANK, &["return hat_shop", "return pub"])
            .refuses("2 return fish", Refusal::GoalNotLeft, "GROG-TRADE-13")
            .play(&returns)
    };
    let scene = draw(["2 return hat_shop", "2 return pub"]);
    assert_eq!(scene.queue(), ["blue", "hat_shop", "pub"]);
    let scene = draw(["2 return pub", "2 return hat_shop"]);
    assert_eq!(scene.queue(), ["blue", "pub", "hat_shop"]);
}

#[test]
fn grog_trade_14_without_a_demanded_tile_he_may_stay_idle() {
    // Nothing at all, or too little for a trio: idle on any ship.
    frank([0; 5]).offers(FRANK, &ALL_IDLE).refuses(
        "2 ship Y",
        Refusal::ShipNotSupplied,
        "GROG-TRADE-04",
    );

    // Three maps, the ship at gray is taken: 3:1 is allowed, never required.
    let scene = frank([0, 0, 0, 0, 3])
        .passed(&[PHIL, FRANK])
        .markers(&[(PHIL, "A")])
        .offers(
            FRANK,
            &[
                "idle G", "idle B", "idle O", "idle Y", "ship G", "ship B", "ship O", "ship Y",
            ],
        );
    let idle = scene.clone().play(&["2 idle B"]);
    assert_eq!(idle.coins_of(FRANK), 20);
    assert_eq!(idle.goods_of(FRANK), [0, 0, 0, 0, 3]);
    assert_eq!(
        idle.state.table.markers.get(2),
        crate::common::column("B").0
    );
    // His trade is over, and Martina is the last one left.
    idle.awaits(MARTINA).refuses(
        "2 main 1",
        Refusal::NotYourTurn {
            seat: tortuga_core::Seat(2),
            rule: RuleId("GROG-WIN-01"),
        },
        "GROG-WIN-01",
    );

    let traded = scene
        .play(&["2 ship B", "2 main 1", "2 direct 0"])
        .play(&["2 sub treasure_map"; 3]);
    assert_eq!(traded.coins_of(FRANK), 24);
}

#[test]
fn grog_trade_15_who_owns_a_demanded_tile_must_trade() {
    // One lemon fits a ship: no idling anywhere.
    frank([0, 0, 0, 1, 0])
        .offers(FRANK, &["ship Y"])
        .refuses("2 idle Y", Refusal::MustTrade, "GROG-TRADE-15")
        .refuses("2 idle G", Refusal::MustTrade, "GROG-TRADE-15");
    // With a trio besides it need not be the ship that wants the lemon.
    frank([0, 0, 0, 1, 3])
        .passed(&[PHIL, FRANK])
        .markers(&[(PHIL, "A")])
        .offers(FRANK, &["ship G", "ship B", "ship O", "ship Y"])
        .refuses("2 idle O", Refusal::MustTrade, "GROG-TRADE-15");
}

#[test]
fn grog_trade_16_an_empty_stack_gives_nothing() {
    // The cards that are left cap the units.
    frank([0, 0, 2, 0, 0])
        .treasure_stack([0, 1, 0])
        .play(&["2 ship O"])
        .offers(FRANK, &["main 1"])
        .refuses(
            "2 main 2",
            Refusal::StackTooSmall { units: 2, cards: 1 },
            "GROG-TRADE-16",
        );
    // Cards that were put under the goal stack count too.
    frank([0, 0, 0, 0, 5])
        .goal_stack("pub", "fish gray")
        .crew_left(FRANK, 0)
        .play(&["2 ship A"])
        .offers(FRANK, &["main 1", "main 2", "main 3"])
        .refuses(
            "2 main 4",
            Refusal::StackTooSmall { units: 4, cards: 3 },
            "GROG-TRADE-16",
        );
    // With no card left the action cannot be done, and nobody must waste tiles.
    let empty = |goods| {
        frank(goods)
            .passed(&[PHIL, FRANK])
            .markers(&[(PHIL, "G")])
            .treasure_stack([0; 3])
            .parrot_stack([0; 6])
            .goal_stack("", "")
    };
    empty([0, 0, 1, 1, 0])
        .offers(FRANK, &["idle B", "idle O", "idle Y", "idle A"])
        .refuses("2 ship O", Refusal::ShipHasNothing, "GROG-TRADE-16")
        .refuses("2 ship Y", Refusal::ShipHasNothing, "GROG-TRADE-16");
    // But the 4-coin ship never runs dry.
    empty([0, 1, 1, 1, 0]).offers(FRANK, &["ship B"]);
}

#[test]
fn grog_trade_17_a_claim_needs_crew_and_a_free_building_and_four_units() {
    let at_yellow = |scene: Scene| scene.play(&["2 ship Y"]);
    at_yellow(frank([0, 0, 0, 4, 0])).offers(FRANK, &["main 1", "main 2", "main 3", "claim"]);
    let mains = ["main 1", "main 2", "main 3"];
    at_yellow(frank([2, 0, 0, 3, 0]))
        .offers(FRANK, &mains)
        .refuses(
            "2 claim",
            Refusal::ClaimTooDear {
                cost: 4,
                payable: 3,
            },
            "GROG-TRADE-07",
        );
    at_yellow(frank([0, 0, 0, 4, 0]).crew_left(FRANK, 0))
        .offers(FRANK, &mains)
        .refuses("2 claim", Refusal::ClaimWithoutCrew, "GROG-TRADE-17");
    let yellow = "Y hat_shop, Y hook_shop, Y eye_patch_shop, Y sword_shop, \
                  Y cannonball_foundry, Y fortune_teller_studio";
    at_yellow(
        frank([0, 0, 0, 4, 0])
            .crew(PHIL, yellow)
            .locks("Y voodoo_doll_workshop"),
    )
    .offers(FRANK, &mains)
    .refuses("2 claim", Refusal::ClaimWithoutBuilding, "GROG-TRADE-17");
}

#[test]
fn grog_trade_18_markers_stay_until_the_round_is_over() {
    let scene = frank([0, 0, 0, 2, 0])
        .play(&[
            "2 ship Y",
            "2 main 1",
            "2 direct 1",
            "* drew parrot hold",
            "2 end-trade",
            "0 pass",
        ])
        // Phil has a lemon of his own, but Frank's marker lies there.
        .offers(PHIL, &["ship G", "ship A", "ship B", "ship O"])
        .refuses("0 ship Y", Refusal::ShipTaken, "GROG-TRADE-01")
        .play(&["0 ship G", "0 main 1", "0 direct 1", "0 end-trade"]);
    let at = |letter| crate::common::column(letter).0;
    let markers = scene.state.table.markers.all();
    assert_eq!(markers[..3], [at("G"), NO_MARKER, at("Y")]);
    let scene = scene.play(&["1 refuse"]);
    assert_eq!(scene.state.table.markers.all(), [NO_MARKER; 5]);
}

#[test]
fn grog_trade_19_idling_asks_for_demanded_tiles_of_live_ships_only() {
    let no_parrots = |goods| frank(goods).parrot_stack([0; 6]);
    // Three lemons fit only the parrot ship, which has nothing to give.
    no_parrots([0, 0, 0, 3, 0])
        .offers(
            FRANK,
            &[
                "ship G", "ship B", "ship O", "ship A", "idle G", "idle B", "idle O", "idle Y",
                "idle A",
            ],
        )
        .refuses("2 ship Y", Refusal::ShipHasNothing, "GROG-TRADE-16");
    // A fourth one pays a claim: the ship is live, and idling is over.
    no_parrots([0, 0, 0, 4, 0])
        .offers(FRANK, &["ship G", "ship B", "ship O", "ship Y", "ship A"])
        .refuses("2 idle G", Refusal::MustTrade, "GROG-TRADE-15")
        .play(&["2 ship Y"])
        .offers(FRANK, &["claim"]);
    // Without crew it is dead again.
    let scene = no_parrots([0, 0, 0, 4, 0]).crew_left(FRANK, 0);
    assert_eq!(scene.legal_verb(FRANK, "idle").len(), 5);
    assert_eq!(
        scene.legal_verb(FRANK, "ship"),
        ["ship A", "ship B", "ship G", "ship O"]
    );
}
