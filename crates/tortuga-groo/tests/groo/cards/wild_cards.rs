//! Wild cards.

use super::{clash, fought};
use crate::common::Scene;
use tortuga_core::Seat;
use tortuga_groo::{Open, Refusal, Stage, Window};

// rules: GROO-WILD-09 GROO-WILD-10 GROO-DX-11
#[test]
fn a_fray_discards_all_troops_and_calls_groo_to_the_leader() {
    let scene = Scene::dice(3, "L1")
        .hand(0, "a_fray")
        .town(2, "castle")
        .town(1, "farm");
    let scene = scene
        .army(0, "bowmen")
        .army(1, "chakall pikemen")
        .army(2, "captain_ajax");
    let scene = scene
        .play(&["0 wild a_fray"])
        .has_army(0, "")
        .has_army(2, "");
    let scene = scene.has_army(1, "chakall pikemen").has_groo(2);
    scene
        .has_pool("L1")
        .has_discarded("a_fray bowmen captain_ajax")
        .awaits(0);
    // Where Groo is already he stays, and nobody needs to answer that.
    let stays = Scene::dice(3, "L1")
        .hand(0, "a_fray")
        .hand(1, "cheese_dip")
        .town(0, "farm");
    stays.play(&["0 wild a_fray"]).has_groo(0).has_window(None);
}

// rules: GROO-TIE-03 GROO-TIE-04 GROO-DX-12 GROO-DX-13
#[test]
fn a_fray_looks_for_one_leader_among_equals() {
    let fray = |scene: Scene| scene.hand(0, "a_fray").play(&["0 wild a_fray"]);
    // Five points each for 1, 2 and 3: the farthest from Groo.
    let four = Scene::dice(4, "L1").town(0, "farm baker library");
    let four = four
        .town(1, "castle temple tavern")
        .town(3, "butcher barracks guildhall tavern pawnshop");
    let four = four
        .town(2, "wizards_keep government_building watchtower")
        .army(1, "dragon");
    // The Dragon falls before Groo looks.
    fray(four.clone()).has_points(&[3, 5, 5, 5]).has_groo(2);
    // A Troop that stands decides the tie.
    fray(four.army(3, "chakall")).has_groo(3);
    // One on each side of him: the first to the left.
    let three = Scene::dice(3, "L1").town(1, "castle").town(2, "temple");
    fray(three).has_groo(1);
}

// rules: GROO-WILD-11 GROO-DX-10
#[test]
fn a_fray_in_a_battle_comes_before_the_totals() {
    let scene = Scene::turn(3)
        .hand(2, "a_fray")
        .army(1, "dragon")
        .town(1, "castle");
    let scene = clash(scene.army(0, "chakall bowmen")).awaits(2);
    let scene = fought(scene.play(&["2 wild a_fray"]), 7, 2);
    let scene = scene.awaits(1).play(&["1 lose castle"]).has_army(0, "");
    scene
        .has_discarded("chakall bowmen dragon castle a_fray")
        .is_at(Stage::Roll);
    // By the other ruling it is for battles only, and spares who stayed at home.
    let ruling = [("seats", "2"), ("fray_scope", "battle")];
    let scene = Scene::turn_with(&ruling)
        .hand(0, "a_fray")
        .army(0, "bowmen");
    let scene = scene.refuses("0 wild a_fray", Refusal::FrayOutsideBattle);
    let scene = scene.army(1, "pikemen cavalry").stage(Stage::Attack);
    let scene = scene.play(&[
        "0 attack +1",
        "0 commit bowmen",
        "0 done",
        "1 commit pikemen",
    ]);
    let scene = scene
        .play(&["1 done", "0 wild a_fray"])
        .has_army(1, "cavalry");
    scene
        .saw(Open::BattleFellApart)
        .has_discarded("a_fray bowmen pikemen");
}

#[test]
fn cheese_dip_leads_groo_to_any_other_town_at_any_time() {
    let ways = ["wild cheese_dip +1", "wild cheese_dip +2"];
    // At every main point of its holder ...
    for stage in [Stage::Discard, Stage::Attack, Stage::Use] {
        let scene = Scene::turn(3)
            .stage(stage)
            .army(0, "sage")
            .hand(0, "cheese_dip");
        for way in ways {
            assert!(
                scene.legal(0).contains(&way.to_owned()),
                "{way} in {stage:?}"
            );
        }
        let scene = scene.refuses("0 wild cheese_dip +3", Refusal::NoSuchTown { offset: 3 });
        let moved = scene
            .play(&["0 wild cheese_dip +2"])
            .has_groo(2)
            .is_at(stage);
        moved.awaits(0).has_discarded("cheese_dip");
    }
    // ... and, both of them one after the other, in the turn of somebody else.
    let scene = Scene::turn(3)
        .stage(Stage::Roll)
        .hand(1, "cheese_dip cheese_dip");
    let scene = scene
        .play(&["* rolled S6 0"])
        .has_window(Some(Window::Roll));
    let scene = scene.offers(1, &["done", ways[0], ways[1]]);
    let scene = scene.play(&["1 wild cheese_dip +1"]).has_groo(1).awaits(1);
    let scene = scene.play(&["1 wild cheese_dip +1"]).has_groo(2);
    scene.has_window(None).awaits(0);
    let held = Scene::turn(3).stage(Stage::Discard);
    held.refuses("0 wild cheese_dip +1", Refusal::WildNotInHand);
}

// rules: GROO-WILD-07 GROO-DX-23
#[test]
fn false_alarm_cancels_a_groo_effect_of_another_player() {
    let scene = Scene::dice(3, "G2")
        .groo(2)
        .hand(0, "empty_larder rampage false_alarm");
    let scene = scene.hand(1, "false_alarm").hand(2, "farm baker");
    // Not at a main point, and not against the own effect.
    let scene = scene.refuses("0 wild false_alarm", Refusal::WildNotNow);
    let scene = scene
        .play(&["0 groo empty_larder"])
        .has_window(Some(Window::Counter));
    let scene = scene.awaits(1).offers(1, &["done", "wild false_alarm"]);
    scene
        .clone()
        .play(&["1 done"])
        .awaits(2)
        .offers(2, &["drop baker"]);
    let kind = scene.kind("empty_larder");
    let scene = scene
        .play(&["1 wild false_alarm"])
        .saw(Open::EffectCancelled { kind });
    let scene = scene.has_hand(2, "farm baker").has_pool("G1").awaits(0);
    scene
        .has_discarded("empty_larder false_alarm")
        .has_hand(0, "rampage false_alarm");
}

#[test]
fn false_alarm_is_asked_from_the_left_of_the_player_and_once() {
    let scene = Scene::dice(3, "G1")
        .groo(0)
        .user(1)
        .hand(1, "clumsy_oaf")
        .town(0, "farm");
    let scene = scene.hand(0, "false_alarm").hand(2, "false_alarm");
    let scene = scene.play(&["1 groo clumsy_oaf"]).awaits(2);
    let first = scene.clone().play(&["2 wild false_alarm"]).awaits(1);
    first.has_hand(0, "false_alarm").has_town(0, "farm");
    let second = scene.play(&["2 done"]).awaits(0).play(&["0 done"]);
    second.offers(0, &["lose farm"]);
}

#[test]
fn war_drums_beat_for_either_side_of_a_battle() {
    let scene = Scene::turn(3)
        .army(0, "bowmen")
        .army(1, "bowmen")
        .town(1, "baker farm castle");
    let scene = scene
        .hand(2, "war_drums")
        .refuses("2 wild war_drums attacker", not_turn(2));
    let scene = clash(scene).has_window(Some(Window::Battle)).awaits(2);
    let sides = ["wild war_drums attacker", "wild war_drums defender"];
    let scene = scene.offers(2, &["done", sides[0], sides[1]]);
    fought(scene.clone().play(&["2 wild war_drums attacker"]), 5, 4).awaits(1);
    let held = fought(scene.play(&["2 wild war_drums defender"]), 2, 7);
    held.is_at(Stage::Roll).has_town(1, "baker farm castle");
    // Only there.
    for stage in [Stage::Discard, Stage::Attack, Stage::Use] {
        let scene = Scene::turn(2).stage(stage).hand(0, "war_drums");
        scene.refuses("0 wild war_drums attacker", Refusal::WildNotNow);
    }
}

fn not_turn(seat: u8) -> Refusal {
    Refusal::NotYourTurn {
        seat: Seat(seat),
        rule: tortuga_core::RuleId("GROO-PHASE-04"),
    }
}

// rules: GROO-DX-27
#[test]
fn windfall_gives_whoever_uses_the_dice_one_symbol() {
    let scene = Scene::dice(3, "K1")
        .user(1)
        .hand(1, "windfall blacksmith arcadio");
    let symbols = ["kopins", "supplies", "labor", "groo"];
    for symbol in symbols {
        assert!(scene.legal(1).contains(&format!("wild windfall {symbol}")));
    }
    let scene = scene.play(&["1 wild windfall supplies"]).has_private("S1");
    let scene = scene.play(&["1 play blacksmith"]).has_pool("").awaits(1);
    let scene = scene
        .play(&["1 play arcadio"])
        .has_private("")
        .play(&["1 done"]);
    scene
        .awaits(0)
        .has_town(1, "blacksmith")
        .has_army(1, "arcadio");
    // Not elsewhere, not in a window.
    for stage in [Stage::Discard, Stage::Attack] {
        let scene = Scene::turn(2)
            .stage(stage)
            .army(0, "sage")
            .hand(0, "windfall");
        scene.refuses("0 wild windfall labor", Refusal::WildNotNow);
    }
    let window = Scene::turn(2).stage(Stage::Roll).hand(1, "windfall");
    window.play(&["* rolled S6 0"]).has_window(None).awaits(0);
}

#[test]
fn pickpocket_takes_a_random_card_of_another_hand() {
    let scene = Scene::turn(3).hand(0, "pickpocket farm").hand(1, "sage");
    let scene = scene.refuses("0 wild pickpocket +2", Refusal::EmptyHand);
    let scene = scene.refuses("0 wild pickpocket +3", Refusal::NoSuchVictim { offset: 3 });
    let scene = scene.offers(
        0,
        &[
            "done",
            "discard farm",
            "discard pickpocket",
            "wild pickpocket +1",
        ],
    );
    let scene = scene.play(&["0 wild pickpocket +1"]).awaits_luck();
    let scene = scene.refuses("* stole farm", Refusal::NotInVictimsHand);
    let scene = scene
        .play(&["* stole sage"])
        .has_hand(0, "farm sage")
        .has_hand(1, "");
    scene
        .has_discarded("pickpocket")
        .is_at(Stage::Discard)
        .awaits(0);
    // Nobody holds a card: it cannot be played, and no window asks for it.
    let alone = Scene::turn(2).hand(0, "pickpocket");
    alone.offers(0, &["done", "discard pickpocket"]);
    let window = Scene::turn(2).stage(Stage::Roll).hand(1, "pickpocket");
    window.play(&["* rolled S6 0"]).has_window(None);
}
