//! Ties, and where everybody stands in the end (GROO-TIE, GROO-END-13).

use crate::common::Scene;
use tortuga_core::{Rules, Seat, Source, Standings};
use tortuga_groo::{End, Groo, Stage};

/// The game is over in this way; it was the turn of seat 0.
fn standings(scene: Scene, end: End) -> Standings {
    let scene = scene.stage(Stage::Over(end));
    Groo::standings(&scene.state).expect("the game is over")
}

fn ranks(scene: Scene, end: End) -> Vec<u8> {
    let rows = standings(scene, end).rows;
    assert!(rows.iter().all(|row| row.winner == (row.rank == 1)));
    rows.iter().map(|row| row.rank).collect()
}

#[test]
fn groo_tie_01_tied_players_add_the_printed_value_of_their_troops() {
    let tied = || {
        Scene::turn(3)
            .town(1, "castle")
            .town(2, "military_stable watchtower")
    };
    let scene = tied().army(1, "dragon").army(2, "chakall");
    assert_eq!(ranks(scene, End::Weasel), [3, 1, 1]);
    let scene = tied().army(1, "dragon").army(2, "bowmen bowmen");
    assert_eq!(ranks(scene, End::Weasel), [3, 1, 2]);
    // Printed values: neither the stables nor defending adds anything.
    let scene = tied()
        .army(1, "bowmen pikemen")
        .army(2, "cavalry peasant_mob");
    assert_eq!(ranks(scene, End::Weasel), [3, 1, 1]);
    // Who has fewer points does not get past them by force.
    let scene = tied().army(0, "dragon chakall captain_ajax");
    assert_eq!(ranks(scene, End::Weasel), [3, 1, 1]);
}

#[test]
fn groo_tie_02_still_tied_the_one_farthest_from_groo_is_ahead() {
    // Nobody has anything: Groo's own town is last, the one opposite first.
    for groo in 0..4_u8 {
        let found = ranks(Scene::turn(4).groo(groo), End::Stall);
        let mut expected = [2; 4];
        expected[usize::from(groo)] = 4;
        expected[usize::from((groo + 2) % 4)] = 1;
        assert_eq!(found, expected, "Groo is with {groo}");
    }
    assert_eq!(ranks(Scene::turn(3).groo(1), End::Weasel), [1, 3, 1]);
    assert_eq!(ranks(Scene::turn(2).groo(1), End::Weasel), [1, 2]);
    // Troops come first.
    let scene = Scene::turn(2).groo(1).army(1, "peasant_mob");
    assert_eq!(ranks(scene, End::Weasel), [2, 1]);
}

#[test]
fn groo_tie_03_one_on_each_side_of_groo_they_share_the_victory() {
    let tied = || Scene::turn(4).groo(2).town(1, "castle").town(3, "temple");
    let rows = standings(tied(), End::Weasel).rows;
    let winners = rows.iter().map(|row| row.winner);
    assert!(winners.eq([false, true, false, true]));
    // A fray must find one: the first to the left of Groo.
    let fray = |scene: Scene| scene.hand(0, "a_fray").play(&["0 wild a_fray"]);
    fray(tied()).has_groo(3);
    fray(tied().groo(0)).has_groo(1);
}

#[test]
fn groo_tie_04_for_a_fray_troops_are_counted_when_they_have_fallen() {
    let tied = || {
        Scene::turn(4)
            .groo(2)
            .town(0, "castle")
            .town(1, "temple")
            .hand(3, "a_fray")
            .stage(Stage::Roll)
    };
    let fray = ["* rolled S6 0", "3 wild a_fray"];
    // The Dragon falls first, then the farther town has the tie.
    tied().army(1, "dragon").play(&fray).has_groo(0);
    // Chakall stays, so her town counts as the one with the most points.
    tied().army(1, "chakall").play(&fray).has_groo(1);
    // Groo's own town wins the tie with her, and he stays.
    tied()
        .town(2, "wizards_keep")
        .army(2, "chakall")
        .play(&fray)
        .has_groo(2);
}

#[test]
fn groo_end_13_a_normal_winner_has_rank_1_alone_and_the_others_are_ranked() {
    // Seats 1 and 3 are tied behind the winner and both a seat from Groo.
    let scene = Scene::turn(4)
        .groo(2)
        .town(0, "castle temple wizards_keep library")
        .town(1, "residence residence")
        .town(3, "government_building farm guildhall")
        .has_points(&[7, 4, 0, 4]);
    let found = standings(scene, End::Points);
    let rows: Vec<_> = found.rows.iter().map(|row| (row.score, row.rank)).collect();
    assert_eq!(rows, [(7, 1), (4, 2), (0, 4), (4, 2)]);
    // He wins with fewer points than another has.
    let scene = Scene::turn(2)
        .town(0, "castle temple wizards_keep library")
        .town(1, "residence residence residence government_building")
        .army(1, "dragon");
    assert_eq!(ranks(scene.clone(), End::Points), [1, 2]);
    assert_eq!(ranks(scene, End::Weasel), [2, 1]);
}

#[test]
fn groo_end_13_a_score_names_its_buildings_and_bonuses() {
    let scene = Scene::turn(3)
        .groo(1)
        .town(0, "residence residence castle butcher baker")
        .army(0, "dragon minstrel");
    let rows = standings(scene, End::Weasel).rows;
    let source = |key, of: &str, points| Source {
        key,
        of: of.to_owned(),
        points,
    };
    assert_eq!(
        rows[0].sources,
        [
            source("building", "residence", 2),
            source("bonus", "residence", 2),
            source("building", "castle", 2),
            source("building", "butcher", 1),
            source("building", "baker", 1),
        ]
    );
    assert_eq!((rows[0].score, rows[0].who.seat), (8, Seat(0)));
    // Battle value, then the distance from Groo.
    assert_eq!(rows[0].tie_breaks, [5, 1]);
    assert_eq!(rows[1].tie_breaks, [0, 0]);
}

#[test]
fn groo_end_13_every_end_has_its_name_and_rule() {
    let named = |end| {
        let ending = standings(Scene::turn(2), end).ended_by;
        (ending.key, ending.rule.0)
    };
    assert_eq!(named(End::Points), ("victory-points", "GROO-END-01"));
    assert_eq!(named(End::Weasel), ("weasel", "GROO-END-11"));
    assert_eq!(named(End::Stall), ("stall", "GROO-END-12"));
    assert!(Groo::standings(&Scene::turn(2).state).is_none());
}
