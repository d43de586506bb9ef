//! Our own examples of the rules page about trading, paying and claiming.

use crate::common::{FRANK, MARTINA, PHIL, Scene};
use tortuga_core::Seat;
use tortuga_grog::{NO_MARKER, Refusal};

/// Frank has passed, Martina leads with 8, Phil is next. Ships from green to
/// gray: coins2, coins4, treasure, parrot, goal; coins3 at open sea.
fn frank(goods: [u16; 5]) -> Scene {
    Scene::f0()
        .standing_bid(MARTINA, "Y A G")
        .goods(FRANK, goods)
        .choosing_ship(FRANK)
}

/// Phil is to pay for these dice (G1 B5 O1 Y4 A3), with 30 coins.
fn phil(dice: &str) -> Scene {
    Scene::f0()
        .coins(PHIL, 30)
        .standing_bid(PHIL, dice)
        .paying()
}

#[test]
fn grog_xt_06_a_trio_supplies_a_ship_and_a_fish_forbids_idling() {
    let scene = frank([0, 2, 1, 0, 0])
        .offers(FRANK, &["ship G", "ship B", "ship O", "ship Y", "ship A"])
        .refuses("2 idle Y", Refusal::MustTrade, "GROG-TRADE-15")
        .play(&["2 ship Y"])
        .offers(FRANK, &["main 1"])
        .play(&[
            "2 main 1",
            "2 direct 0",
            "2 sub fish",
            "2 sub fish",
            "2 sub grog",
        ])
        .play(&["* drew parrot hold"]);
    assert_eq!(scene.goods_of(FRANK), [0; 5]);
}

#[test]
fn grog_xt_07_idle_with_nothing_and_idle_or_a_trio_with_three_maps() {
    frank([0; 5]).offers(FRANK, &["idle G", "idle B", "idle O", "idle Y", "idle A"]);
    let scene = frank([0, 0, 0, 0, 3])
        .passed(&[PHIL, FRANK])
        .markers(&[(PHIL, "A")])
        .offers(
            FRANK,
            &[
                "idle G", "idle B", "idle O", "idle Y", "ship G", "ship B", "ship O", "ship Y",
            ],
        );
    for at in ["G", "B", "O", "Y"] {
        let ship = format!("2 ship {at}");
        scene.clone().play(&[&ship]).offers(FRANK, &["main 1"]);
    }
}

#[test]
fn grog_xt_08_two_threes_for_a_bid_of_four_leave_two_coins() {
    let scene = Scene::auction(3)
        .coins(PHIL, 0)
        .treasures(PHIL, &[3, 3])
        .standing_bid(PHIL, "Y")
        .paying()
        .play(&["0 treasure 3", "0 treasure 3", "0 settle"]);
    assert_eq!(
        (scene.coins_of(PHIL), scene.treasures_of(PHIL)),
        (2, [0; 3])
    );
}

#[test]
fn grog_xt_09_a_refusal_changes_nothing_but_the_round() {
    let before = phil("Y A G O")
        .points(PHIL, 3)
        .parrots(PHIL, "hold")
        .goals(PHIL, "fish gray")
        .markers(&[(MARTINA, "Y"), (FRANK, "G")]);
    let after = before.clone().play(&["0 refuse"]).awaits_luck();
    assert_eq!(after.state.table.stocks, before.state.table.stocks);
    assert_eq!(after.state.secrets, before.state.secrets);
    assert_eq!(after.state.table.island, before.state.table.island);
    assert_eq!(after.crew_of(PHIL), 9);
    // The end of the round.
    assert_eq!(after.state.table.markers.all(), [NO_MARKER; 5]);
    assert_eq!(
        after.ships_now(),
        "coins3 coins2 coins4 treasure parrot goal"
    );
    assert_eq!(
        (after.state.table.flag, after.state.table.round),
        (Seat(MARTINA), 2)
    );
}

#[test]
fn grog_xt_10_the_last_crew_member_claims_once_and_ends_the_game() {
    let scene = phil("Y A").crew_left(PHIL, 1).play(&["0 settle"]);
    assert_eq!(scene.legal_verb(PHIL, "build").len(), 14);
    let scene = scene.play(&["0 build Y sword_shop"]).awaits_nobody();
    assert_eq!(scene.crew_of(PHIL), 0);
}

#[test]
fn grog_xt_11_only_the_same_type_is_free_so_the_claim_is_forfeited() {
    let gray = "A hat_shop, A peg_leg_shop, A eye_patch_shop, A anchor_shop, A coffin_shop, \
                A figurehead_studio";
    let scene = phil("Y A")
        .crew(MARTINA, gray)
        .play(&["0 settle", "0 build Y sword_shop"])
        .awaits_luck();
    assert_eq!(scene.on("A sword_shop"), None);
}

#[test]
fn grog_xt_12_a_ship_claim_under_the_black_cloud() {
    let scene = frank([0, 0, 0, 0, 4])
        .play(&["2 ship A", "2 claim", "2 direct 4", "2 build A hat_shop"])
        .offers(FRANK, &["end-trade"]);
    assert_eq!((scene.coins_of(FRANK), scene.points_of(FRANK)), (20, 0));
    assert_eq!(scene.parrots_of(FRANK), [0; 6]);
    assert_eq!(scene.crew_of(FRANK), 8);
}

#[test]
fn grog_xt_13_space_four_without_a_lock_or_a_house_is_skipped() {
    let won = ["0 settle", "0 stop-claims"];
    let asked = phil("B Y A G O").play(&won).awaits(PHIL);
    assert_eq!(asked.legal_verb(PHIL, "lock").len(), 7);

    let six = "G hook_shop, B hook_shop, Y hook_shop, B hat_shop, Y hat_shop, A hat_shop";
    let scene = phil("B Y A G O").locks(six).play(&won).awaits_luck();
    assert_eq!(scene.points_of(PHIL), 2, "spaces 3 and 5");
    let green = "G hook_shop, G peg_leg_shop, G eye_patch_shop, G anchor_shop, G coffin_shop, \
                 G figurehead_studio, G fortune_teller_studio";
    let scene = phil("B Y A G O")
        .crew(MARTINA, green)
        .play(&won)
        .awaits_luck();
    assert_eq!(scene.points_of(PHIL), 2, "spaces 3 and 5");
}

#[test]
fn grog_xt_14_the_parrot_ship_with_one_card_and_with_none() {
    let at_yellow = |stack| {
        frank([0, 0, 0, 4, 0])
            .parrot_stack(stack)
            .play(&["2 ship Y"])
    };
    let too_small = |units, cards| Refusal::StackTooSmall { units, cards };
    at_yellow([0, 0, 0, 0, 0, 1])
        .offers(FRANK, &["main 1", "claim"])
        .refuses("2 main 2", too_small(2, 1), "GROG-TRADE-16")
        .play(&["2 main 1", "2 direct 1", "* drew parrot hold"])
        .offers(FRANK, &["end-trade"]);
    at_yellow([0; 6]).offers(FRANK, &["claim"]).refuses(
        "2 main 1",
        too_small(1, 0),
        "GROG-TRADE-16",
    );
}

#[test]
fn grog_xt_20_more_than_twenty_coins_are_a_plain_number() {
    let scene = frank([0, 1, 0, 0, 0]).coins(FRANK, 19).play(&[
        "2 ship B",
        "2 main 1",
        "2 direct 1",
        "2 end-trade",
    ]);
    assert_eq!(scene.coins_of(FRANK), 23);
    let scene = scene
        .play(&[
            "0 pass",
            "0 ship G",
            "0 main 1",
            "0 direct 1",
            "0 end-trade",
        ])
        .play(&["1 refuse", "* rolled 1 5 1 4 3", "1 bid G", "2 bid B"])
        .goods(PHIL, [0; 5])
        .goods(MARTINA, [0; 5])
        .play(&[
            "0 pass",
            "0 ship B",
            "0 main 1",
            "0 direct 1",
            "0 end-trade",
        ])
        .play(&["1 pass", "1 idle G"])
        .offers(FRANK, &["settle", "refuse"])
        .play(&["2 settle"]);
    assert_eq!(scene.coins_of(FRANK), 18);
}

#[test]
fn grog_xt_21_three_goal_cards_drawn_one_kept_two_returned() {
    let before = frank([0, 0, 0, 0, 3]).goals(FRANK, "fish gray blue orange");
    let stack = before.state.goal_stack_count();
    let scene = before
        .play(&["2 ship A", "2 main 3", "2 direct 3"])
        .play(&[
            "* drew goal pub",
            "* drew goal lemon",
            "* drew goal hat_shop",
        ])
        .play(&["2 keep lemon", "2 return pub", "2 return hat_shop"]);
    assert_eq!(scene.queue(), ["pub", "hat_shop"]);
    assert_eq!(scene.state.goal_stack_count(), stack - 1);
    assert_eq!(scene.state.secrets.goals[2].count(), 4 + 1);
}

#[test]
fn grog_xt_24_coins_for_the_first_house_of_its_type() {
    let coins = |dice: &str, rest: &[&str]| {
        let scene = phil(dice).play(&["0 settle"]).coins(PHIL, 0);
        scene.play(rest).coins_of(PHIL)
    };
    assert_eq!(coins("B", &["0 build B hat_shop", "* drew parrot hold"]), 3);
    assert_eq!(coins("Y", &["0 build Y hat_shop"]), 3);
    assert_eq!(coins("O", &["0 build O pub"]), 0);
    let swap = [
        "0 build G figurehead_studio",
        "* drew goal pub",
        "0 discard pub",
    ];
    assert_eq!(coins("G", &swap), 1);
}

#[test]
fn grog_xt_26_cards_under_the_goal_stack_come_up_without_luck() {
    let scene = frank([0, 0, 0, 0, 6])
        .clouds("black parrot empty pirate_point goal_swap")
        .goal_stack("hat_shop", "pub fish")
        .play(&["2 ship A", "2 main 2", "2 direct 2"])
        .awaits_luck();
    assert_eq!(scene.outcomes(), [("drew goal hat_shop".to_owned(), 1)]);
    let scene = scene
        .play(&["* drew goal hat_shop"])
        .offers(FRANK, &["keep hat_shop", "keep pub"])
        .play(&["2 keep hat_shop", "2 return pub"]);
    assert_eq!(scene.queue(), ["fish", "pub"]);
    assert!(scene.state.secrets.unseen.is_empty());
    // The goal cloud above gray: fish comes up, and nobody waits for luck.
    let scene = scene
        .play(&["2 claim", "2 direct 4", "2 build A anchor_shop"])
        .offers(FRANK, &["discard fish", "discard hat_shop"])
        .play(&["2 discard fish"]);
    assert_eq!(scene.queue(), ["pub", "fish"]);
}

#[test]
fn grog_xt_27_a_tile_that_fits_a_dead_ship_only_forces_nobody() {
    let scene = frank([0, 0, 3, 1, 0])
        .parrot_stack([0; 6])
        .passed(&[PHIL, FRANK])
        .markers(&[(PHIL, "O")])
        .offers(
            FRANK,
            &[
                "idle G", "idle B", "idle Y", "idle A", "ship G", "ship B", "ship A",
            ],
        )
        .refuses("2 ship Y", Refusal::ShipHasNothing, "GROG-TRADE-16")
        .refuses("2 idle O", Refusal::ShipTaken, "GROG-TRADE-01");
    scene.clone().play(&["2 idle Y"]).awaits(MARTINA);
    scene.play(&["2 ship A"]).offers(FRANK, &["main 1"]);
}
