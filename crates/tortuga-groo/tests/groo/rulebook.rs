//! The examples of the rules page, one test each. Sergio is seat 0, Mark 1,
//! Cherie 2, Ken 3.

use crate::common::Scene;
use tortuga_core::Seat;
use tortuga_groo::{Open, Stage, Symbols, Window};

/// The example of a whole turn, up to its roll.
fn sergio_has_drawn() -> Scene {
    Scene::turn(4)
        .hand(
            0,
            "residence wandering candlestick_maker pikemen watchtower",
        )
        .hand(1, "chakall castle government_building rampage wizards_keep")
        .hand(
            2,
            "blacksmith dragon tavern panic_in_the_ranks military_stable",
        )
        .hand(3, "bowmen library cavalry clumsy_oaf after_him")
        .play(&["0 discard watchtower", "0 discard pikemen"])
        .has_discarded("pikemen watchtower")
        .play(&["0 done", "0 draw", "* drew barracks", "* drew temple"])
        .has_hand(0, "residence wandering candlestick_maker barracks temple")
        // Without an army there is no phase 3.
        .is_at(Stage::Roll)
}

#[test]
fn groo_ex_01_one_complete_turn_with_leftovers() {
    let sergio = sergio_has_drawn()
        .play(&["* rolled K2 S2 L1 G1 0"])
        .has_groo(0)
        .play(&["0 groo wandering +2"])
        .has_groo(2)
        .has_pool("K2 S2 L1")
        .has_discarded("pikemen watchtower wandering")
        .play(&["0 play residence"])
        .has_town(0, "residence")
        .has_points(&[1, 0, 0, 0])
        .has_pool("K2 S2")
        .offers(0, &["done"]);
    let others = sergio
        .play(&["0 done", "1 play chakall"])
        .has_army(1, "chakall")
        .has_pool("K1 S1")
        .play(&["1 done", "2 play blacksmith"])
        .has_town(2, "blacksmith")
        .has_points(&[1, 0, 1, 0])
        .has_pool("S1")
        .play(&["2 done"])
        .awaits(3)
        .offers(3, &["done"])
        .play(&["3 done"])
        .saw(Open::DiceWasted(Symbols([0, 1, 0, 0])))
        .has_pool("");
    let after = others
        .play(&["0 draw", "* drew farm", "* drew guildhall"])
        .has_hand(0, "candlestick_maker barracks temple farm guildhall")
        .awaits(1)
        .is_at(Stage::Discard)
        .has_groo(2)
        .has_points(&[1, 0, 1, 0])
        .has_discarded("pikemen watchtower wandering");
    let hands = [0, 1, 2, 3].map(|seat| after.state.hand(Seat(seat)).count());
    assert_eq!(hands, [5, 4, 4, 5]);
}

#[test]
fn groo_ex_02_nine_against_six() {
    let scene = Scene::turn(4)
        .stage(Stage::Attack)
        .army(0, "bowmen bowmen dragon")
        .army(2, "chakall arcadio")
        .town(2, "residence library government_building")
        .has_points(&[0, 0, 4, 0]);
    let scene = scene
        .play(&[
            "0 attack +2",
            "0 commit bowmen",
            "0 commit bowmen",
            "0 commit dragon",
        ])
        .play(&["0 done", "2 commit chakall", "2 commit arcadio", "2 done"])
        .saw(Open::BattleFought {
            attack: 9,
            defence: 6,
        })
        .may_lose(
            2,
            &[
                "residence government_building",
                "government_building library",
            ],
        );
    scene
        .play(&["2 lose residence", "2 lose government_building"])
        .has_town(2, "library")
        .has_town(0, "")
        .has_points(&[0, 0, 1, 0])
        .has_army(0, "")
        .has_army(2, "")
        .has_discarded("bowmen bowmen dragon chakall arcadio residence government_building");
}

#[test]
fn groo_ex_03_four_against_six() {
    let scene = Scene::turn(4)
        .stage(Stage::Attack)
        .army(0, "bowmen bowmen")
        .army(1, "chakall arcadio")
        .town(1, "residence");
    let scene = scene
        .play(&[
            "0 attack +1",
            "0 commit bowmen",
            "0 commit bowmen",
            "0 done",
        ])
        .play(&["1 commit chakall", "1 commit arcadio", "1 done"])
        .saw(Open::BattleFought {
            attack: 4,
            defence: 6,
        });
    scene
        .is_at(Stage::Roll)
        .has_town(1, "residence")
        .has_army(0, "")
        .has_army(1, "")
        .has_discarded("bowmen bowmen chakall arcadio");
}

#[test]
fn groo_ex_04_a_fray() {
    for scope in ["all_in_play", "battle"] {
        let scene = Scene::turn_with(&[("fray_scope", scope)])
            .stage(Stage::Attack)
            .army(0, "bowmen bowmen dragon")
            .army(2, "chakall arcadio")
            .hand(2, "a_fray")
            .town(0, "tavern library")
            .town(1, "castle temple wizards_keep")
            .town(2, "government_building residence blacksmith barracks")
            .town(3, "baker")
            .has_points(&[2, 6, 5, 1])
            .has_groo(0);
        let window = scene
            .play(&[
                "0 attack +2",
                "0 commit bowmen",
                "0 commit bowmen",
                "0 commit dragon",
            ])
            .play(&["0 done", "2 commit arcadio", "2 done"])
            .has_window(Some(Window::Battle))
            .awaits(2);
        let without = window.clone().play(&["2 done"]);
        without
            .saw(Open::BattleFought {
                attack: 9,
                defence: 1,
            })
            .may_lose(2, &["residence blacksmith government_building barracks"]);

        let after = window
            .play(&["2 wild a_fray"])
            .has_army(0, "")
            .has_army(2, "chakall")
            .has_town(2, "government_building residence blacksmith barracks")
            .has_points(&[2, 6, 5, 1])
            .has_groo(1)
            .has_discarded("bowmen bowmen dragon arcadio a_fray")
            .is_at(Stage::Roll);
        assert_eq!(
            after.state.table.attacks, 1,
            "the attack of the turn is used up"
        );
    }
}

/// Seat 2 has this town and nobody to defend it; seat 0 attacks with these Troops.
#[track_caller]
fn attacked(town: &str, troops: &str) -> Scene {
    let scene = Scene::turn(4)
        .stage(Stage::Attack)
        .army(0, troops)
        .town(2, town);
    let mut scene = scene.play(&["0 attack +2"]);
    for troop in troops.split_whitespace() {
        scene = scene.play(&[&format!("0 commit {troop}")]);
    }
    scene.play(&["0 done"])
}

#[test]
fn groo_ex_05_one_point_against_a_building_of_two() {
    let scene = attacked("government_building", "arcadio");
    let scene = scene.saw(Open::BattleFought {
        attack: 1,
        defence: 0,
    });
    // Nothing to choose, nothing lost.
    let scene = scene.may_lose(2, &[""]).is_at(Stage::Roll);
    scene
        .has_town(2, "government_building")
        .has_discarded("arcadio");
}

#[test]
fn groo_ex_06_two_points_against_a_one_and_a_two() {
    let scene = attacked("residence government_building", "bowmen");
    let scene = scene.saw(Open::BattleFought {
        attack: 2,
        defence: 0,
    });
    let scene = scene.may_lose(2, &["government_building"]);
    scene
        .play(&["2 lose government_building"])
        .has_town(2, "residence");
}

#[test]
fn groo_ex_07_increased_points_do_not_protect() {
    let one = attacked("residence residence", "arcadio");
    let one = one.has_points(&[0, 0, 4, 0]).may_lose(2, &["residence"]);
    one.play(&["2 lose residence"])
        .has_town(2, "residence")
        .has_points(&[0, 0, 1, 0]);

    let two = attacked("residence residence", "bowmen").may_lose(2, &["residence residence"]);
    let two = two.play(&["2 lose residence", "2 lose residence"]);
    two.has_town(2, "").has_points(&[0, 0, 0, 0]);
}
