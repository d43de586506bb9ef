//! A Fray: all Troops fall, then Groo goes where most is to be wrecked.

use crate::common::Scene;
use tortuga_core::Seat;
use tortuga_groo::{Open, Refusal, Stage, Window};

/// Seat 0 attacks 1; both keep Troops at home, 2 has an army and the card.
fn battle(scope: &str) -> Scene {
    Scene::turn_with(&[("seats", "3"), ("fray_scope", scope)])
        .stage(Stage::Attack)
        .army(0, "bowmen cavalry")
        .army(1, "chakall arcadio pikemen")
        .army(2, "dragon")
        .town(1, "castle")
        .hand(2, "a_fray")
        .play(&["0 attack +1", "0 commit bowmen", "0 done"])
        .play(&["1 commit arcadio", "1 done"])
        .has_window(Some(Window::Battle))
        .awaits(2)
        .play(&["2 wild a_fray"])
}

#[test]
fn groo_wild_09_all_troops_in_play_fall_except_those_standing_with_chakall() {
    battle("all_in_play")
        .has_army(0, "")
        // Arcadio stood in the battle, away from her.
        .has_army(1, "chakall pikemen")
        .has_army(2, "")
        .has_discarded("a_fray bowmen cavalry arcadio dragon");
    // Outside a battle everybody has one group.
    let scene = Scene::turn(3)
        .army(0, "bowmen bowmen")
        .army(1, "chakall peasant_mob")
        .army(2, "sage")
        .hand(0, "a_fray")
        .play(&["0 wild a_fray"])
        .has_army(0, "")
        .has_army(1, "chakall peasant_mob")
        .has_army(2, "")
        .has_discarded("a_fray bowmen bowmen sage");
    let troops = scene.cards("bowmen bowmen");
    scene.saw(Open::TroopsFrayed {
        seat: Seat(0),
        troops,
    });
}

#[test]
fn groo_wild_09_by_the_other_ruling_only_the_troops_of_the_battle_fall() {
    battle("battle")
        .has_army(0, "cavalry")
        .has_army(1, "chakall pikemen")
        .has_army(2, "dragon")
        .has_town(1, "castle")
        .has_groo(1)
        .has_discarded("a_fray bowmen arcadio");
}

#[test]
fn groo_wild_09_by_the_other_ruling_it_is_played_in_a_battle_only() {
    let scene = || {
        Scene::turn_with(&[("seats", "3"), ("fray_scope", "battle")])
            .army(0, "dragon")
            .hand(0, "a_fray")
    };
    let no = Refusal::FrayOutsideBattle;
    scene().refuses("0 wild a_fray", no);
    scene().stage(Stage::Attack).refuses("0 wild a_fray", no);
    scene()
        .stage(Stage::Use)
        .pool("S6")
        .refuses("0 wild a_fray", no);
    // In other windows its holder is not even asked.
    let rolled = scene().stage(Stage::Roll).play(&["* rolled S6 0"]);
    rolled.has_window(None).is_at(Stage::Use);
    scene()
        .stage(Stage::Attack)
        .play(&["0 attack +1", "0 commit dragon", "0 done"])
        .offers(0, &["done", "wild a_fray"]);
    let everywhere = Scene::turn(3).hand(0, "a_fray");
    everywhere.offers(0, &["done", "discard a_fray", "wild a_fray"]);
}

#[test]
fn groo_wild_10_groo_goes_to_the_town_with_the_most_points_bonuses_included() {
    let towns = || {
        Scene::turn(3)
            .town(1, "residence residence")
            .town(2, "castle library")
            .hand(0, "a_fray")
            .has_points(&[0, 4, 3])
    };
    towns().play(&["0 wild a_fray"]).has_groo(1);
    let stays = towns().groo(1).play(&["0 wild a_fray"]).has_groo(1);
    let mut opens = stays.opens();
    let moved = opens.any(|open| matches!(open, Open::GrooMoved { .. }));
    assert!(!moved, "he is there already");
}

#[test]
fn groo_wild_11_without_attackers_the_battle_ends_and_nothing_is_lost() {
    Scene::turn(3)
        .stage(Stage::Attack)
        .army(0, "bowmen dragon cavalry")
        .army(1, "chakall pikemen")
        .town(1, "castle library")
        .hand(2, "a_fray cheese_dip")
        .play(&[
            "0 attack +1",
            "0 commit bowmen",
            "0 commit dragon",
            "0 done",
        ])
        .play(&["1 commit chakall", "1 commit pikemen", "1 done"])
        .play(&["2 wild a_fray"])
        .saw(Open::BattleFellApart)
        .saw(Open::WindowClosed(Window::Battle))
        .has_town(1, "castle library")
        // She stood in the battle and is discarded with it, as usual.
        .has_army(1, "")
        .has_army(0, "")
        .has_discarded("a_fray bowmen dragon cavalry chakall pikemen")
        // The attack of the turn is used up.
        .is_at(Stage::Roll);
    // Drums and a Blacksmith do not fight alone.
    Scene::turn(3)
        .stage(Stage::Attack)
        .army(0, "bowmen")
        .town(0, "blacksmith")
        .town(1, "residence")
        .hand(0, "war_drums")
        .hand(2, "a_fray")
        .play(&["0 attack +1", "0 commit bowmen", "0 done"])
        .play(&["0 wild war_drums attacker", "2 wild a_fray"])
        .has_town(1, "residence")
        .is_at(Stage::Roll);
}

// rules: GROO-DX-10
#[test]
fn groo_wild_11_with_chakall_among_them_the_attackers_go_on() {
    let scene = Scene::turn(3)
        .stage(Stage::Attack)
        .army(0, "chakall bowmen")
        .army(1, "dragon")
        .town(0, "blacksmith")
        .town(1, "castle temple wizards_keep watchtower")
        .hand(2, "a_fray")
        .play(&[
            "0 attack +1",
            "0 commit chakall",
            "0 commit bowmen",
            "0 done",
        ])
        .play(&["1 commit dragon", "1 done", "2 wild a_fray"])
        // 7 and the Blacksmith against Castle and Watchtower.
        .saw(Open::BattleFought {
            attack: 8,
            defence: 3,
        })
        .has_army(1, "")
        .awaits(1)
        .offers(1, &["lose castle", "lose watchtower"]);
    scene
        .play(&["1 lose castle", "1 lose watchtower", "1 lose wizards_keep"])
        .has_town(1, "temple")
        .has_army(0, "")
        .has_discarded("a_fray dragon chakall bowmen castle watchtower wizards_keep")
        .is_at(Stage::Roll);
}
