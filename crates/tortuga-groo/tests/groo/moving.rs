//! Moving Groo: the movement die, and what coming to a town means.

use std::collections::BTreeMap;

use crate::common::{SECOND, Scene};
use tortuga_core::{Seat, Viewer};
use tortuga_groo::{Heard, Open, Refusal, Stage, Window};

/// Groo is here, seat 0 is about to roll.
fn before_roll(settings: &[(&str, &str)], groo: u8) -> Scene {
    Scene::turn_with(settings).stage(Stage::Roll).groo(groo)
}

/// The same without settings.
fn rolls(seats: u8, groo: u8) -> Scene {
    Scene::turn(seats).stage(Stage::Roll).groo(groo)
}

/// The movement die shows this step.
#[track_caller]
fn step(scene: Scene, step: i8) -> Scene {
    let sign = if step == 0 { "" } else { "+" };
    let step = if step < 0 {
        step.to_string()
    } else {
        format!("{sign}{step}")
    };
    scene.play(&[&format!("* rolled K1 S2 L2 G1 {step}")])
}

/// Where the die sends Groo from seat 0: by one left, one right, two left, two right.
fn ends(settings: &[(&str, &str)]) -> [u8; 4] {
    [1, -1, 2, -2].map(|steps| step(before_roll(settings, 0), steps).state.table.groo.0)
}

#[test]
fn groo_move_01_one_or_two_towns_left_or_right_or_not_at_all() {
    let scene = rolls(4, 1);
    let mut faces: BTreeMap<String, u32> = BTreeMap::new();
    for (text, weight) in scene.chances() {
        let (_, face) = text.rsplit_once(' ').unwrap();
        *faces.entry(face.to_owned()).or_default() += weight;
    }
    let each = 6_u32.pow(6);
    let expected = [("+1", 1), ("+2", 1), ("-1", 1), ("-2", 1), ("0", 2)];
    assert_eq!(
        faces,
        expected
            .map(|(face, many)| (face.to_owned(), many * each))
            .into()
    );

    let scene = scene.refuses("* rolled K1 S2 L2 G1 +3", Refusal::NoSuchStep);
    let scene = scene.refuses("* rolled K1 S2 L2 G1 -3", Refusal::NoSuchStep);
    for (steps, to) in [(1, 2), (2, 3), (-1, 0), (-2, 3), (0, 1)] {
        step(scene.clone(), steps).has_groo(to);
    }
}

#[test]
fn groo_move_02_counted_from_groo_and_not_from_the_roller() {
    for roller in 0..4 {
        step(rolls(4, 0).active(roller), -1).has_groo(3);
        step(rolls(4, 2).active(roller), 1).has_groo(3);
    }
}

#[test]
fn groo_move_03_left_is_clockwise_and_every_seat_is_a_town() {
    for seats in 2..=4_i8 {
        for (from, steps) in (0..seats).flat_map(|from| [-2, -1, 0, 1, 2].map(|by| (from, by))) {
            let [from, to] = [from, (from + steps).rem_euclid(seats)].map(i8::unsigned_abs);
            // Nobody but the roller has anything: empty towns count too.
            let scene = rolls(seats.unsigned_abs(), from).town(0, "tavern");
            step(scene, steps).has_groo(to);
        }
    }
}

#[test]
fn groo_move_04_every_face_for_every_number_of_players() {
    assert_eq!(ends(&[("seats", "2")]), [1, 1, 0, 0]);
    assert_eq!(ends(&[("seats", "3")]), [1, 2, 2, 1]);
    assert_eq!(ends(&[("seats", "4")]), [1, 3, 2, 2]);
}

#[test]
fn groo_move_05_groo_comes_to_a_town_only_where_he_ends_elsewhere() {
    let (seat, from) = (Seat(1), Seat(0));
    let scene = || rolls(4, 0).army(1, "captain_ajax bowmen");
    // Through the town, and on.
    step(scene(), 2)
        .has_groo(2)
        .has_army(1, "captain_ajax bowmen");
    let scene = step(scene(), 1).saw(Open::GrooMoved { from, to: seat });
    let troops = scene.cards("captain_ajax");
    let scene = scene.saw(Open::TroopsDeserted { seat, troops });
    scene.has_army(1, "bowmen").has_discarded("captain_ajax");

    // He stays, or goes full circle: nobody sees him come.
    for (seats, steps) in [(4, 0), (2, 0), (2, 2), (2, -2)] {
        let scene = step(rolls(seats, 1).army(1, "captain_ajax"), steps).has_groo(1);
        let heard = scene.heard(Viewer::Spectator);
        let moved = |one: &Heard| matches!(one, Heard::Open(Open::GrooMoved { .. }));
        assert!(!heard.iter().any(moved), "{heard:?}");
        scene.has_army(1, "captain_ajax");
    }
    // So does a die that a Sage stops.
    let scene = step(rolls(4, 0).army(1, "sage captain_ajax"), 1).has_groo(0);
    scene
        .saw(Open::GrooKeptOut(Seat(1)))
        .has_army(1, "sage captain_ajax");
}

#[test]
fn groo_move_06_two_steps_as_printed_or_short() {
    let ends = |seats, value| ends(&[("seats", seats), ("groo_two_steps", value)]);
    let both = |seats| [ends(seats, "literal"), ends(seats, "short")];
    assert_eq!(both("2"), [[1, 1, 0, 0], [1, 1, 1, 1]]);
    assert_eq!(both("3"), [[1, 2, 2, 1], [1, 2, 1, 2]]);
    assert_eq!(both("4"), [[1, 3, 2, 2], [1, 3, 2, 2]]);

    // Rufferto stays, and cards are not concerned.
    for seats in ["2", "3", "4"] {
        let short = [("seats", seats), ("groo_two_steps", "short")];
        step(before_roll(&short, 1), 0).has_groo(1);
    }
    let short = [("seats", "3"), ("groo_two_steps", "short")];
    let scene = Scene::turn_with(&short)
        .stage(Stage::Use)
        .pool("G1")
        .hand(0, "wandering");
    scene.play(&["0 groo wandering +2"]).has_groo(2);
    let short = [("seats", "2"), ("groo_two_steps", "short")];
    let scene = Scene::turn_on(&SECOND, &short).stage(Stage::Use).pool("G1");
    scene
        .hand(0, "hue_and_cry")
        .play(&["0 groo hue_and_cry -2"])
        .has_groo(0);
}

#[test]
fn groo_move_07_the_move_comes_before_any_card() {
    let scene = rolls(3, 0)
        .hand(0, "clumsy_oaf")
        .hand(2, "cheese_dip")
        .town(1, "tavern");
    let scene = scene.awaits_luck().offers(0, &[]).offers(2, &[]);
    let scene = step(scene, 1)
        .has_window(Some(Window::Roll))
        .awaits(2)
        .has_groo(1);
    let heard: Vec<Heard> = scene.heard(Viewer::Spectator);
    let (from, to) = (Seat(0), Seat(1));
    let moved = heard
        .iter()
        .position(|one| *one == Heard::Open(Open::GrooMoved { from, to }));
    let opened = heard
        .iter()
        .position(|one| *one == Heard::WindowOpened(Window::Roll));
    assert!(moved.unwrap() < opened.unwrap());
    // The dice user finds Groo where the die has brought him.
    let scene = scene.play(&["2 done", "0 groo clumsy_oaf"]).awaits(1);
    scene.may_lose(1, &["tavern"]);
}
