//! Wild cards: what they do, and who may answer (GROO-WILD).

use crate::common::Scene;
use tortuga_core::{RuleId, Seat};
use tortuga_groo::{Open, Refusal, Stage, Window};

#[test]
fn groo_wild_01_a_wild_card_costs_no_dice_and_is_played_in_anybodys_turn() {
    Scene::turn(3)
        .stage(Stage::Roll)
        .hand(1, "cheese_dip")
        .hand(2, "cheese_dip")
        .play(&["* rolled S6 0"])
        .refuses("1 wild a_fray", Refusal::WildNotInHand)
        .play(&["1 wild cheese_dip +1", "2 wild cheese_dip +1"])
        .has_groo(2)
        .has_pool("S6")
        .has_hand(1, "")
        .awaits(0);
    // Without any dice too.
    Scene::turn(3)
        .hand(0, "cheese_dip")
        .play(&["0 wild cheese_dip +1"])
        .has_groo(1);
}

#[test]
fn groo_wild_03_a_card_takes_effect_completely_before_the_next_one() {
    let theft_first = Refusal::LuckComesFirst {
        rule: RuleId("GROO-WILD-03"),
    };
    Scene::turn(3)
        .stage(Stage::Roll)
        .hand(0, "cheese_dip castle")
        .hand(1, "pickpocket")
        .hand(2, "cheese_dip temple")
        .play(&["* rolled S6 0", "0 wild cheese_dip +2"])
        // Groo is there before the next player is asked.
        .has_groo(2)
        .has_discarded("cheese_dip")
        .awaits(1)
        .play(&["1 wild pickpocket +2"])
        .has_discarded("cheese_dip pickpocket")
        .awaits_luck()
        .refuses("2 wild cheese_dip +1", theft_first)
        .refuses("* stole temple", Refusal::NotInVictimsHand)
        .play(&["* stole castle"])
        .has_hand(1, "castle")
        .has_hand(0, "")
        .awaits(2)
        .play(&["2 wild cheese_dip +1"])
        .has_groo(0)
        .has_discarded("cheese_dip cheese_dip pickpocket");
}

#[test]
fn groo_wild_06_several_cards_of_one_player_need_several_sweeps() {
    let waits = Refusal::NotYourTurn {
        seat: Seat(1),
        rule: RuleId("GROO-WILD-02"),
    };
    Scene::turn(3)
        .stage(Stage::Roll)
        .hand(0, "castle")
        .hand(1, "cheese_dip cheese_dip")
        .hand(2, "pickpocket")
        .play(&["* rolled S6 0", "1 wild cheese_dip +1"])
        .awaits(2)
        .refuses("1 wild cheese_dip +1", waits)
        .play(&["2 done"])
        .awaits(1)
        .play(&["1 wild cheese_dip +1"])
        // Something was played, so there is another sweep; only 2 has a card.
        .awaits(2)
        .refuses("2 wild pickpocket +2", Refusal::EmptyHand)
        .has_groo(2);
}

#[test]
fn groo_wild_07_a_cancelled_effect_does_nothing_and_is_not_refunded() {
    let scene = Scene::dice(4, "G3")
        .groo(3)
        .town(3, "castle wizards_keep")
        .hand(0, "rampage")
        .hand(1, "false_alarm")
        .hand(2, "false_alarm")
        .play(&["0 groo rampage", "1 wild false_alarm"]);
    let kind = scene.kind("rampage");
    scene
        .saw(Open::EffectCancelled { kind })
        .has_points(&[0, 0, 0, 4])
        .has_pool("G1")
        .has_discarded("rampage false_alarm")
        .has_hand(2, "false_alarm")
        // Nobody was asked to cancel the cancelling card.
        .has_window(None)
        .awaits(0);
}

#[test]
fn groo_wild_08_a_wild_card_may_be_discarded_in_phase_1() {
    let scene = Scene::turn(2)
        .hand(0, "false_alarm war_drums")
        .play(&["0 discard false_alarm", "0 discard war_drums"])
        .has_hand(0, "")
        .has_discarded("false_alarm war_drums");
    let kind = scene.kind("war_drums");
    scene.saw(Open::Discarded {
        seat: Seat(0),
        kind,
    });
}

#[test]
fn groo_wild_12_a_card_played_in_a_window_opens_no_other_window() {
    let scene = Scene::dice(3, "S6")
        .hand(1, "cheese_dip a_fray")
        .hand(2, "cheese_dip")
        .town(2, "castle")
        .play(&["0 done", "1 wild cheese_dip +1"]);
    // Groo has moved while dice are used, but by nobody who uses them now.
    assert_eq!(scene.opened(), [Window::Pass], "still the same one");
    let scene = scene
        .has_window(Some(Window::Pass))
        .awaits(2)
        .play(&["2 wild cheese_dip +2"])
        .has_window(Some(Window::Pass))
        .awaits(1)
        .play(&["1 wild a_fray"])
        .has_groo(2);
    assert_eq!(scene.opened(), [Window::Pass]);
    scene.has_window(None).awaits(1).offers(1, &["done"]);
}

#[test]
fn groo_wild_13_after_every_groo_effect_and_every_own_move_of_groo_others_may_answer() {
    use Window::{Counter, Effect};
    let cards = "wandering clumsy_oaf cheese_dip a_fray windfall pickpocket residence";
    let own = || {
        Scene::dice(3, "S2 L2 G2")
            .town(0, "tavern")
            .hand(0, cards)
            .hand(1, "castle")
    };
    let check = |scene: Scene, action: &str, expected: &[Window]| {
        let scene = scene.play(&[action]);
        assert_eq!(scene.opened(), expected, "{action}");
        scene
    };
    check(own(), "0 groo wandering +1", &[Counter, Effect]).awaits(0);
    check(own().groo(1), "0 groo clumsy_oaf", &[Counter, Effect]);
    check(own(), "0 use tavern +1", &[Effect]).has_groo(1);
    check(own(), "0 wild cheese_dip +1", &[Effect]).has_groo(1);
    check(own().groo(1), "0 wild a_fray", &[Effect]).has_groo(0);
    // Groo stays where he is, and what does not concern him is no reason.
    check(own(), "0 wild a_fray", &[]).has_groo(0);
    check(own(), "0 wild windfall groo", &[]);
    check(own(), "0 play residence", &[]);
    let robbed = check(own(), "0 wild pickpocket +1", &[]);
    check(robbed, "* stole castle", &[]).awaits(0);
    // Before his dice are rolled he uses none.
    check(
        own().stage(Stage::Discard).pool(""),
        "0 wild cheese_dip +1",
        &[],
    );
    // At a chance in phase 5 it is the same.
    let chance = own().active(2).user(0);
    check(chance, "0 wild cheese_dip +1", &[Effect]).awaits(0);
}

#[test]
fn groo_wild_13_also_after_a_cancelled_effect_and_after_its_losses() {
    let scene = Scene::dice(3, "G2")
        .hand(0, "after_him")
        .hand(1, "false_alarm")
        .army(1, "bowmen cavalry")
        .play(&["0 groo after_him +1"]);
    assert_eq!(scene.opened(), [Window::Counter]);
    let cancelled = scene.clone().play(&["1 wild false_alarm"]);
    assert_eq!(cancelled.opened(), [Window::Effect]);
    let scene = scene.play(&["1 done"]);
    assert_eq!(scene.opened(), [], "first the loss is chosen");
    let scene = scene.awaits(1).play(&["1 lose bowmen"]);
    assert_eq!(scene.opened(), [Window::Effect]);
}
