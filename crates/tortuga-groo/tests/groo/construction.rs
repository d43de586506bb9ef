//! Phase 4: the roll, and what the dice buy (GROO-BUILD).

use crate::common::{Scene, symbols};
use tortuga_core::{RuleId, Seat};
use tortuga_groo::{Event, Open, Refusal, Stage, Symbol, Window};

#[test]
fn groo_build_01_all_seven_dice_are_rolled_together_and_once() {
    let no_roll_now = Refusal::OtherLuckIsDue {
        rule: RuleId("GROO-PHASE-04"),
    };
    let roll_first = Refusal::LuckComesFirst {
        rule: RuleId("GROO-BUILD-01"),
    };
    Scene::turn(3)
        .stage(Stage::Roll)
        .hand(0, "residence")
        .awaits_luck()
        .refuses("0 done", roll_first)
        .refuses("0 play residence", roll_first)
        .refuses("* rolled K6 S1 0", Refusal::NoSuchRoll)
        .refuses("* rolled K2 S2 L1 0", Refusal::NoSuchRoll)
        .refuses("* rolled K6 +3", Refusal::NoSuchStep)
        .play(&["* rolled K2 S2 L1 G1 +1"])
        .has_pool("K2 S2 L1 G1")
        .has_groo(1)
        .awaits(0)
        .refuses("* rolled K6 0", no_roll_now)
        .play(&["0 play residence"])
        .refuses("* rolled K6 0", no_roll_now);
}

#[test]
fn groo_build_02_groo_moves_then_others_answer_then_the_pool_is_used() {
    let waits = Refusal::NotYourTurn {
        seat: Seat(0),
        rule: RuleId("GROO-WILD-02"),
    };
    let scene = Scene::turn(4)
        .stage(Stage::Roll)
        .hand(0, "residence")
        .hand(2, "cheese_dip")
        .play(&["* rolled K2 S2 L1 G1 -1"]);
    let [rolled, moved, opened] = &scene.events[..] else {
        panic!("{:?}", scene.events);
    };
    assert!(matches!(rolled, Event::Open(Open::Rolled { step: -1, .. })));
    let to_his_right = Open::GrooMoved {
        from: Seat(0),
        to: Seat(3),
    };
    assert_eq!(moved, &Event::Open(to_his_right));
    assert!(matches!(
        opened,
        Event::WindowOpened {
            window: Window::Roll,
            ..
        }
    ));
    scene
        .has_groo(3)
        .has_window(Some(Window::Roll))
        .awaits(2)
        .refuses("0 play residence", waits)
        // Counted from where the die has brought him.
        .play(&["2 wild cheese_dip +2"])
        .has_groo(1)
        .has_window(None)
        .awaits(0)
        .play(&["0 play residence"])
        .has_town(0, "residence");
}

#[test]
fn groo_build_03_dice_match_the_cost_exactly_and_pay_for_one_card_only() {
    let paid = |scene: Scene, id: &str, paid: &str| {
        let kind = scene.kind(id);
        scene.saw(Open::CardPlayed {
            seat: Seat(0),
            kind,
            paid: symbols(paid),
        })
    };
    let scene = Scene::dice(3, "K2 S2 L1 G1")
        .hand(0, "blacksmith chakall residence guildhall castle wandering")
        .offers(
            0,
            &[
                "done",
                "play blacksmith",
                "play chakall",
                "play residence",
                "play guildhall",
                "groo wandering +1",
                "groo wandering +2",
            ],
        )
        .refuses("0 play castle", Refusal::CannotPay)
        .refuses("0 play library", Refusal::PlayNotInHand)
        .refuses("0 groo rampage", Refusal::PlayNotInHand)
        .play(&["0 play blacksmith"])
        .has_pool("K1 S2 L1 G1");
    let scene = paid(scene, "blacksmith", "K1").play(&["0 play chakall"]);
    let scene = paid(scene.has_pool("S1 L1 G1"), "chakall", "K1 S1");
    let scene = scene.play(&["0 play residence"]).has_pool("S1 G1");
    paid(scene, "residence", "L1")
        // The one die that showed Labor is spent.
        .refuses("0 play guildhall", Refusal::CannotPay)
        .play(&["0 groo wandering +1"])
        .has_pool("S1")
        .offers(0, &["done"])
        .has_hand(0, "guildhall castle");
}

#[test]
fn groo_build_04_a_spent_die_is_gone_for_the_rest_of_the_turn() {
    let no_labor = Refusal::NoSuchDie {
        symbol: Symbol::Labor,
    };
    Scene::dice(3, "K1 L1")
        .town(0, "pawnshop")
        .hand(0, "residence")
        .hand(1, "residence")
        .hand(2, "blacksmith")
        .play(&["0 play residence"])
        .has_pool("K1")
        .refuses("0 use pawnshop labor supplies", no_labor)
        .play(&["0 done"])
        .refuses("1 play residence", Refusal::CannotPay)
        .play(&["1 done", "2 play blacksmith", "2 done"])
        .has_pool("")
        .is_at(Stage::MayDraw(tortuga_groo::DrawPhase::Second));
}

#[test]
fn groo_build_05_nobody_has_to_play_what_he_can_pay() {
    Scene::dice(2, "K6")
        .hand(0, "blacksmith blacksmith sage")
        .offers(0, &["done", "play blacksmith", "play sage"])
        .play(&["0 play blacksmith", "0 done"])
        .has_hand(0, "blacksmith sage")
        .awaits(1)
        .has_pool("K5");
}

#[test]
fn groo_build_06_buildings_join_the_own_town_and_troops_the_own_army() {
    Scene::dice(3, "S2 L4")
        .hand(0, "residence residence residence peasant_mob peasant_mob")
        .hand(1, "pikemen")
        .play(&["0 play residence", "0 play residence", "0 play residence"])
        .play(&["0 play peasant_mob", "0 play peasant_mob", "0 done"])
        .has_town(0, "residence residence residence")
        .has_army(0, "peasant_mob peasant_mob")
        .has_hand(0, "")
        .play(&["1 play pikemen"])
        .has_army(1, "pikemen")
        .has_army(0, "peasant_mob peasant_mob")
        .has_town(1, "")
        .has_town(2, "")
        .has_army(2, "")
        .has_discarded("");
}

#[test]
fn groo_build_07_a_groo_effect_is_announced_paid_answered_and_then_takes_effect() {
    let announced = || {
        let scene = Scene::dice(3, "G2")
            .hand(0, "wandering")
            .hand(1, "false_alarm")
            .play(&["0 groo wandering +2"]);
        let kind = scene.kind("wandering");
        scene
            .saw(Open::EffectAnnounced {
                seat: Seat(0),
                kind,
                argument: 2,
                paid: symbols("G1"),
            })
            // Paid, out of the hand, and nothing has happened yet.
            .has_pool("G1")
            .has_hand(0, "")
            .has_discarded("")
            .has_groo(0)
            .has_window(Some(Window::Counter))
            .awaits(1)
    };
    announced()
        .play(&["1 done"])
        .has_groo(2)
        .has_discarded("wandering")
        .awaits(0);
    announced()
        .play(&["1 wild false_alarm"])
        .has_groo(0)
        .has_discarded("wandering false_alarm")
        .has_pool("G1")
        .awaits(0);
}

#[test]
fn groo_build_08_points_count_as_soon_as_a_building_stands() {
    Scene::dice(2, "K1 S1 L3")
        .hand(0, "residence temple baker")
        .hand(1, "residence")
        .has_points(&[0, 0])
        .play(&["0 play residence"])
        .has_points(&[1, 0])
        .play(&["0 play temple"])
        .has_points(&[3, 0])
        .play(&["0 done", "1 play residence"])
        .has_points(&[3, 1]);
}

#[test]
fn groo_build_09_private_symbols_are_spent_first_and_are_never_passed_on() {
    let scene = Scene::dice(3, "S2 L1")
        .town(0, "farm guildhall")
        .hand(0, "arcadio windfall wandering")
        .play(&["0 use farm supplies", "0 use guildhall labor"])
        .has_private("S1 L1")
        .has_pool("S2 L1")
        // Its Supplies come from the Farm, although dice show some.
        .play(&["0 play arcadio"])
        .has_private("L1")
        .has_pool("S2 L1")
        .refuses("0 groo wandering +1", Refusal::CannotPay)
        .play(&["0 wild windfall groo"])
        .has_private("L1 G1")
        .play(&["0 groo wandering +1"])
        .has_private("L1")
        .has_pool("S2 L1");
    scene
        .play(&["0 done"])
        .has_private("")
        .has_pool("S2 L1")
        .awaits(1);
}

#[test]
fn groo_build_09_a_cost_may_take_private_symbols_and_dice_together() {
    Scene::dice(2, "S1 L1")
        .town(0, "farm")
        .hand(0, "cavalry library")
        .refuses("0 play cavalry", Refusal::CannotPay)
        .play(&["0 use farm supplies", "0 play cavalry"])
        .has_private("")
        .has_pool("L1")
        .refuses("0 play library", Refusal::CannotPay);
}

#[test]
fn groo_build_10_what_is_not_spent_is_left_for_the_others() {
    let scene = Scene::dice(3, "K2 S2 L1 G1")
        .hand(0, "chakall")
        .play(&["0 play chakall", "0 done"]);
    let left = symbols("K1 S1 L1 G1");
    scene
        .saw(Open::DiceDone {
            seat: Seat(0),
            pool: left,
        })
        .saw(Open::DicePassed(Seat(1)))
        .awaits(1)
        .has_pool("K1 S1 L1 G1");
}
