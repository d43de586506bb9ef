//! Derived examples of the rules page: Groo Effects, dice and answers.

use crate::common::Scene;
use tortuga_core::Seat;
use tortuga_groo::{DrawPhase, Open, Refusal, Stage, Window};

#[test]
fn groo_dx_16_arcadio_takes_one_point_off_a_rampage() {
    Scene::dice(2, "G2")
        .groo(1)
        .town(1, "residence library wizards_keep")
        .army(1, "arcadio")
        .hand(0, "rampage")
        .play(&["0 groo rampage"])
        .offers(1, &["lose residence", "lose library"])
        .play(&["1 lose library"])
        .has_town(1, "residence wizards_keep");
    // With the Temple of the example, another player pays one head more.
    Scene::dice(2, "G3")
        .groo(1)
        .town(1, "residence library temple")
        .army(1, "arcadio")
        .hand(0, "rampage")
        .play(&["0 groo rampage"])
        .offers(1, &["lose residence", "lose library"])
        .has_pool("");
}

#[test]
fn groo_dx_17_no_panic_beside_chakall() {
    let scene = |army: &str| {
        Scene::dice(2, "G2")
            .groo(1)
            .army(1, army)
            .hand(0, "panic_in_the_ranks")
            .play(&["0 groo panic_in_the_ranks"])
            .awaits(0)
    };
    scene("chakall bowmen").has_army(1, "chakall bowmen");
    scene("dragon bowmen").has_army(1, "");
}

#[test]
fn groo_dx_18_the_temple_makes_others_pay_more() {
    let temple = || Scene::dice(2, "G1").groo(1).town(1, "temple");
    temple()
        .hand(0, "clumsy_oaf")
        .refuses("0 groo clumsy_oaf", Refusal::CannotPay)
        .pool("G2")
        .play(&["0 groo clumsy_oaf"])
        .has_pool("");
    let own = temple().hand(1, "clumsy_oaf").play(&["0 done"]);
    own.play(&["1 groo clumsy_oaf"]).has_pool("");
}

#[test]
fn groo_dx_19_two_ways_to_the_same_town_are_one_action() {
    Scene::dice(2, "G1")
        .hand(0, "after_him")
        .offers(0, &["done", "groo after_him +1"])
        .refuses("0 groo after_him -1", Refusal::SameTown)
        .play(&["0 groo after_him +1"])
        .has_groo(1);
    let three = Scene::dice(3, "G1").hand(0, "after_him");
    three.offers(0, &["done", "groo after_him +1", "groo after_him -1"]);
}

#[test]
fn groo_dx_21_a_pawnshop_turns_the_last_die_in_the_leftover_phase() {
    Scene::dice(3, "L1")
        .town(1, "pawnshop")
        .hand(1, "blacksmith")
        .play(&["0 done", "1 use pawnshop labor kopins"])
        .has_pool("K1")
        .play(&["1 play blacksmith"])
        .has_pool("")
        .play(&["1 done"])
        .is_at(Stage::MayDraw(DrawPhase::Second));
}

#[test]
fn groo_dx_22_the_farms_supplies_are_not_passed_on() {
    Scene::dice(2, "L1")
        .town(0, "farm")
        .hand(1, "arcadio")
        .play(&["0 use farm supplies"])
        .has_private("S1")
        .has_pool("L1")
        .refuses("0 use farm supplies", Refusal::Idle)
        .play(&["0 done"])
        .has_private("")
        .has_pool("L1")
        .refuses("1 play arcadio", Refusal::CannotPay);
}

#[test]
fn groo_dx_23_a_false_alarm_saves_the_larder() {
    Scene::dice(3, "G1")
        .groo(1)
        .hand(0, "empty_larder")
        .hand(1, "castle temple farm")
        .hand(2, "false_alarm")
        .play(&["0 groo empty_larder", "2 wild false_alarm"])
        .has_hand(1, "castle temple farm")
        .has_discarded("empty_larder false_alarm")
        .has_pool("")
        .awaits(0);
}

#[test]
fn groo_dx_24_groo_is_dead_in_one_hand() {
    let scene = Scene::turn(3)
        .stage(Stage::Draw(DrawPhase::First))
        .town(1, "residence castle")
        .hand(1, "wandering after_him rampage empty_larder bowmen")
        .play(&["* drew groo_is_dead"]);
    let (wandering, after_him) = (scene.kind("wandering"), scene.kind("after_him"));
    let seat = Seat(1);
    let kind = wandering;
    let scene = scene
        .saw(Open::EffectVoid { kind, seat })
        // By the deck's list the Rampage comes first: exactly two points.
        .offers(1, &["lose castle"])
        .play(&["1 lose castle"])
        .offers(1, &["drop bowmen"])
        .play(&["1 drop bowmen"]);
    let kind = after_him;
    scene
        .saw(Open::EffectVoid { kind, seat })
        .has_town(1, "residence")
        .has_hand(1, "")
        .has_groo(0)
        .awaits_luck();
}

#[test]
fn groo_dx_26_others_answer_before_the_dice_user_goes_on() {
    let waits = Refusal::NotYourTurn {
        seat: Seat(0),
        rule: tortuga_core::RuleId("GROO-WILD-02"),
    };
    let scene = Scene::dice(3, "G2")
        .town(0, "residence")
        .town(1, "library")
        .hand(0, "wandering clumsy_oaf")
        .hand(1, "cheese_dip")
        .play(&["0 groo wandering +1"])
        .has_groo(1)
        .has_window(Some(Window::Effect))
        .awaits(1)
        .refuses("0 groo clumsy_oaf", waits);
    scene
        .play(&["1 wild cheese_dip +2"])
        .has_groo(0)
        .awaits(0)
        .play(&["0 groo clumsy_oaf"])
        .offers(0, &["lose residence"]);
}

#[test]
fn groo_dx_27_a_chance_lasts_until_done_even_without_dice() {
    Scene::dice(3, "K1")
        .hand(1, "windfall blacksmith arcadio")
        .hand(2, "sage")
        .play(&["0 done", "1 wild windfall supplies", "1 play blacksmith"])
        .has_pool("")
        .has_private("S1")
        .awaits(1)
        .offers(1, &["done", "play arcadio"])
        .play(&["1 play arcadio"])
        .awaits(1)
        .play(&["1 done"])
        .is_at(Stage::MayDraw(DrawPhase::Second))
        .awaits(0);
}

#[test]
fn groo_dx_28_captain_ajax_runs_even_from_chakalls_side() {
    let scene = Scene::dice(3, "G1")
        .army(1, "chakall captain_ajax")
        .hand(0, "wandering")
        .play(&["0 groo wandering +1"])
        .has_army(1, "chakall")
        .has_discarded("wandering captain_ajax");
    let troops = scene.cards("captain_ajax");
    let seat = Seat(1);
    scene.saw(Open::TroopsDeserted { seat, troops });
}

#[test]
fn groo_dx_29_every_pair_of_hand_cards_is_reached_in_one_way() {
    let larder = || {
        Scene::dice(2, "G1")
            .groo(1)
            .hand(0, "empty_larder")
            .hand(1, "castle bowmen cheese_dip")
            .play(&["0 groo empty_larder"])
            .offers(1, &["drop castle", "drop bowmen"])
            .refuses("1 drop cheese_dip", Refusal::LossLeavesTooFew { due: 2 })
    };
    let back = Refusal::LossGoesBack {
        rule: tortuga_core::RuleId("GROO-CARD-08"),
    };
    larder()
        .play(&["1 drop castle"])
        .offers(1, &["drop bowmen", "drop cheese_dip"]);
    larder()
        .play(&["1 drop bowmen"])
        .refuses("1 drop castle", back)
        .offers(1, &["drop cheese_dip"])
        .play(&["1 drop cheese_dip"])
        .has_hand(1, "castle")
        .awaits(0);
}
