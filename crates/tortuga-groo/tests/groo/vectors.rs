//! Derived examples of the rules page: Groo's ways, wars, draws and the end.

use crate::common::Scene;
use tortuga_core::{Rules, Seat, ToAct};
use tortuga_groo::{DrawPhase, End, Groo, Open, Stage, totals};

/// The movement die shows a step; seat 0 rolls.
fn rolled(scene: Scene, step: &str) -> Scene {
    let scene = scene.stage(Stage::Roll);
    scene.play(&[&format!("* rolled S6 {step}")])
}

#[test]
fn groo_dx_01_a_full_circle_is_no_arrival() {
    let scene = Scene::turn(2).groo(1).army(1, "captain_ajax");
    rolled(scene.clone(), "+2")
        .has_groo(1)
        .has_army(1, "captain_ajax");
    // He does run away when Groo really comes.
    rolled(scene.groo(0), "+1").has_groo(1).has_army(1, "");
}

#[test]
fn groo_dx_02_two_steps_among_three() {
    rolled(Scene::turn(3).groo(2), "+2").has_groo(1);
}

#[test]
fn groo_dx_03_steps_are_counted_from_groo_and_not_from_the_roller() {
    rolled(Scene::turn(4).active(2).groo(0), "-1").has_groo(3);
}

#[test]
fn groo_dx_04_the_sage_keeps_the_die_away_but_not_a_card() {
    let scene = Scene::turn(4).army(1, "sage").hand(0, "wandering");
    rolled(scene.clone(), "+1")
        .saw(Open::GrooKeptOut(Seat(1)))
        .has_groo(0);
    let dice = scene.stage(Stage::Use).pool("G1");
    dice.play(&["0 groo wandering +1"]).has_groo(1);
}

#[test]
fn groo_dx_06_an_event_of_the_last_draw_spoils_the_win() {
    let seven = "residence blacksmith blacksmith tavern tavern watchtower library";
    let event = || {
        Scene::turn(3)
            .stage(Stage::MayDraw(DrawPhase::Second))
            .town(0, seven)
            .has_points(&[7, 0, 0])
            .hand(0, "clumsy_oaf bowmen dragon cavalry sage")
            .play(&["0 draw", "* drew groo_is_dead"])
            .awaits(0)
            .has_hand(0, "bowmen dragon cavalry sage")
    };
    // With the Library he fills six places, without it five.
    event()
        .play(&["0 lose residence"])
        .has_points(&[6, 0, 0])
        .play(&["* drew farm"])
        .awaits_luck()
        .play(&["* drew temple"])
        .awaits(1)
        .is_at(Stage::Discard);
    event()
        .play(&["0 lose library", "* drew farm"])
        .has_points(&[6, 0, 0])
        .awaits(1)
        .is_at(Stage::Discard);
}

#[test]
fn groo_dx_07_a_new_library_counts_from_the_next_turn_on() {
    let scene = Scene::dice(2, "S1 L1")
        .hand(0, "library castle temple")
        .play(&["0 play library", "0 done", "0 draw"])
        .play(&["* drew bowmen", "* drew bowmen", "* drew sage"])
        .is_at(Stage::Discard)
        .awaits(1);
    let scene = scene
        .play(&[
            "1 done",
            "1 done",
            "* rolled K6 0",
            "1 done",
            "0 done",
            "1 done",
        ])
        .awaits(0)
        .play(&["0 done"])
        .is_at(Stage::MayDraw(DrawPhase::First));
    scene
        .play(&["0 draw", "* drew dragon"])
        .is_at(Stage::Roll)
        .has_hand(0, "castle temple bowmen bowmen sage dragon");
}

#[test]
fn groo_dx_08_a_second_residence_lifts_both() {
    Scene::dice(2, "L1")
        .town(0, "residence")
        .hand(0, "residence")
        .has_points(&[1, 0])
        .play(&["0 play residence"])
        .has_points(&[4, 0]);
}

#[test]
fn groo_dx_09_the_minstrel_doubles_before_the_stables_add() {
    let attack = |stable: &str, fresh: &str| {
        let scene = Scene::turn(2)
            .stage(Stage::Attack)
            .army(0, "minstrel cavalry")
            .town(0, stable)
            .fresh(0, fresh)
            .play(&["0 attack +1", "0 commit cavalry", "0 commit minstrel"]);
        totals(&scene.state)
    };
    assert_eq!(attack("military_stable", ""), (5, 0));
    assert_eq!(attack("", "military_stable"), (4, 0));
}

#[test]
fn groo_dx_11_a_fray_outside_a_battle() {
    Scene::turn(3)
        .army(0, "bowmen")
        .army(1, "chakall pikemen")
        .hand(0, "a_fray")
        .play(&["0 wild a_fray"])
        .has_army(0, "")
        .has_army(1, "chakall pikemen")
        .has_army(2, "");
}

#[test]
fn groo_dx_12_of_three_equal_towns_the_one_opposite_groo() {
    Scene::turn(4)
        .town(0, "castle library")
        .town(1, "temple wizards_keep farm")
        .town(2, "residence residence blacksmith")
        .town(3, "government_building butcher tavern tavern")
        .army(1, "dragon")
        .army(3, "bowmen")
        .has_points(&[3, 5, 5, 5])
        .hand(0, "a_fray")
        .play(&["0 wild a_fray"])
        .has_groo(2);
}

#[test]
fn groo_dx_13_of_two_equally_far_towns_the_first_to_the_left() {
    Scene::turn(3)
        .town(0, "castle library")
        .town(1, "temple wizards_keep farm")
        .town(2, "residence residence blacksmith")
        .has_points(&[3, 5, 5])
        .hand(0, "a_fray")
        .play(&["0 wild a_fray"])
        .has_groo(1);
}

#[test]
fn groo_dx_15_points_then_troops_then_the_distance_from_groo() {
    let scene = Scene::turn(3)
        .town(0, "castle temple wizards_keep")
        .town(1, "residence residence government_building")
        .town(2, "blacksmith blacksmith tavern tavern")
        .army(0, "bowmen")
        .army(1, "cavalry")
        .army(2, "dragon captain_ajax")
        .has_points(&[6, 6, 4])
        .stage(Stage::Over(End::Weasel));
    let standings = Groo::standings(&scene.state).unwrap();
    let ranks: Vec<u8> = standings.rows.iter().map(|row| row.rank).collect();
    assert_eq!(ranks, [2, 1, 3]);
}

#[test]
fn groo_dx_20_with_both_piles_empty_nobody_is_asked_to_draw() {
    let mut scene = Scene::turn(3).hand(0, "castle temple farm");
    let rest: Vec<_> = scene.edition().each(scene.state.secrets.pile).collect();
    // The other cards are in the other hands, but for the Event.
    let event = scene.kind("groo_is_dead");
    for kind in rest.into_iter().filter(|&kind| kind != event) {
        let edition = scene.edition();
        crate::common::take(edition, &mut scene.state.secrets.pile, kind);
        crate::common::put(edition, &mut scene.state.secrets.hands[1], kind);
    }
    let scene = scene.discard_pile("groo_is_dead").play(&["0 done"]);
    assert_eq!(scene.state.table.shuffles, 0);
    assert_eq!(Groo::to_act(&scene.state), ToAct::Chance);
    scene
        .is_at(Stage::Roll)
        .has_hand(0, "castle temple farm")
        .has_discarded("groo_is_dead");
}

#[test]
fn groo_dx_25_troops_of_the_leftover_phase_defend_next_turn_and_attack_in_the_own() {
    let scene = Scene::dice(3, "S1 L1")
        .hand(2, "bowmen")
        .army(1, "pikemen")
        .play(&["0 done", "1 done", "2 play bowmen", "2 done", "0 done"])
        .awaits(1)
        .play(&[
            "1 done",
            "1 done",
            "1 attack +1",
            "1 commit pikemen",
            "1 done",
        ])
        .offers(2, &["done", "commit bowmen"])
        // He keeps them at home.
        .play(&[
            "2 done",
            "* rolled K6 0",
            "1 done",
            "2 done",
            "0 done",
            "1 done",
        ])
        .awaits(2);
    scene
        .play(&["2 done", "2 done"])
        .is_at(Stage::Attack)
        .play(&["2 attack +1"])
        .offers(2, &["commit bowmen"]);
}
