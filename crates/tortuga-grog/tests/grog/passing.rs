//! Passing: goods at once, then a ship.

use crate::common::{FRANK, MARTINA, PHIL, Scene};
use tortuga_core::{RuleId, Seat};
use tortuga_grog::{Phase, Refusal};

#[test]
fn grog_pass_01_who_passes_is_out_and_trades_at_once() {
    let rule = RuleId("GROG-PASS-01");
    let wait = |seat| Refusal::NotYourTurn {
        seat: Seat(seat),
        rule,
    };
    let scene = Scene::auction(3)
        .play(&["0 bid G", "1 pass"])
        .awaits(MARTINA)
        .forbids("2 bid A", wait(FRANK), "GROG-PASS-01")
        .play(&["1 ship G"])
        .forbids("2 bid A", wait(FRANK), "GROG-PASS-01")
        .play(&["1 main 1", "1 direct 1"])
        .awaits(MARTINA)
        .play(&["1 end-trade"]);
    // Out for the rest of the round, however long it takes.
    scene
        .awaits(FRANK)
        .play(&["2 bid A"])
        .awaits(PHIL)
        .play(&["0 bid Y"])
        .awaits(FRANK)
        .play(&["2 bid B"])
        .awaits(PHIL);
}

#[test]
fn grog_pass_02_one_tile_for_every_die_in_the_row_at_this_moment() {
    // Each passes at another row; the winner gets nothing.
    let scene = Scene::auction(4)
        .coins(PHIL, 20)
        .coins(3, 20)
        .goods(MARTINA, [2, 0, 1, 0, 0])
        .play(&["0 bid Y G O", "1 pass"]);
    assert_eq!(scene.goods_of(MARTINA), [3, 0, 2, 1, 0]);
    let trade = ["1 ship G", "1 main 1", "1 direct 1", "1 end-trade"];
    let scene = scene.play(&trade).play(&["2 pass"]);
    assert_eq!(scene.goods_of(FRANK), [1, 0, 1, 1, 0]);
    let scene = scene
        .play(&[
            "2 ship Y",
            "2 main 1",
            "2 direct 1",
            "* drew parrot hold",
            "2 end-trade",
        ])
        .play(&["3 bid B Y A O G", "0 pass"]);
    assert_eq!(scene.goods_of(PHIL), [1, 1, 1, 1, 1]);
    assert_eq!(scene.goods_of(3), [0; 5]);

    // Nothing as long as there is no bid.
    let scene = Scene::auction(3).coins(PHIL, 0).play(&["0 pass"]);
    assert_eq!(scene.goods_of(PHIL), [0; 5]);
}

#[test]
fn grog_pass_03_then_a_ship_must_be_chosen() {
    let scene = Scene::auction(3)
        .forbids("0 ship G", Refusal::ShipNotNow, "GROG-PASS-03")
        .forbids("0 idle G", Refusal::ShipNotNow, "GROG-PASS-03")
        .play(&["0 bid Y A", "1 pass"])
        .offers(MARTINA, &["ship Y", "ship A"])
        .play(&["1 ship A"]);
    assert_eq!(scene.marker_of(MARTINA), Some('A'));
    assert!(matches!(scene.state.table.phase, Phase::Trade(_)));
    scene.offers(MARTINA, &["main 1"]);
}

#[test]
fn grog_pass_04_the_turn_goes_on_clockwise_until_one_is_left() {
    let scene = Scene::auction(4)
        .coins(FRANK, 20)
        .parrots(FRANK, "hold")
        .play(&["0 bid Y"]) // a bid
        .awaits(MARTINA)
        .play(&[
            "1 pass",
            "1 ship Y",
            "1 main 1",
            "1 direct 1",
            "* drew parrot hold",
        ])
        .play(&["1 end-trade"]) // a pass
        .awaits(FRANK)
        .play(&["2 hold", "2 bid A G"]) // a hold
        .awaits(3)
        .play(&[
            "3 pass",
            "3 ship A",
            "3 main 1",
            "3 direct 1",
            "* drew goal pub",
        ])
        .play(&["3 keep pub", "3 end-trade"])
        .awaits(PHIL)
        .play(&["0 bid B"]) // a raise, and over the two who have passed
        .awaits(FRANK)
        .play(&[
            "2 pass",
            "2 ship B",
            "2 main 1",
            "2 direct 1",
            "2 end-trade",
        ]);
    scene.awaits(PHIL).offers(PHIL, &["settle", "refuse"]);
}
