//! The team game: two against two.

mod characters;

use crate::common::{STANDARD, Scene};
use tortuga_core::{Rules, Seat, Seats, ToAct, Viewer};
use tortuga_foggy::{Event, FORMS, FoggyIsland, Side, Stage, Weather};

fn team(settings: &[(&str, &str)]) -> Scene {
    let settings = [&[("mode", "team"), ("first_player", "0")], settings].concat();
    Scene::with(&settings)
}

/// Seat 0's turn with all mercenaries; nobody holds anything yet.
fn turn() -> Scene {
    Scene::turn_with(&[("mode", "team")])
}

/// Tokens for the hand of a second player, out of the pile of the first.
fn partners(mut scene: Scene, seat: u8, kinds: &str) -> Scene {
    let (first, second) = (usize::from(seat - 2), usize::from(seat));
    for kind in crate::common::kinds(kinds) {
        let span = scene.state.edition.span(kind);
        scene.state.piles[first].take(span);
        scene.state.hands[second].put(span);
    }
    scene
}

/// Deals whatever is first on the list.
fn deal(scene: &mut Scene) {
    while scene.state.stage == Stage::Deal {
        let (outcome, _) = scene.outcomes().swap_remove(0);
        scene.play(&[&format!("* {outcome}")]);
    }
}

/// Everybody picks the last kinds that he can.
fn pick(scene: &mut Scene) {
    while scene.state.stage == Stage::PickHand {
        let seat = scene.to_act().seats().lowest().expect("somebody picks");
        let kind = scene.legal(seat.0).pop().expect("a pick");
        scene.play(&[&format!("{seat} {kind}")]);
    }
}

/// Plays the round to its end, by the first actions on the lists; who placed.
fn play_round(scene: &mut Scene) -> Vec<u8> {
    let (round, mut placed) = (scene.state.round, Vec::new());
    while scene.state.round == round && scene.state.stage != Stage::Over {
        let line = match scene.to_act() {
            ToAct::Chance => format!("* {}", scene.outcomes().swap_remove(0).0),
            ToAct::One(_) | ToAct::Together(_) | ToAct::Nobody => {
                let seat = scene.to_act().seats().lowest().expect("somebody acts");
                format!("{seat} {}", scene.legal(seat.0).swap_remove(0))
            }
        };
        scene.play(&[&line]);
        let seat_of = |event: &Event| {
            let Event::Placed { seat, .. } = event else {
                return None;
            };
            Some(seat.0)
        };
        placed.extend(scene.events.iter().filter_map(seat_of));
    }
    placed
}

#[test]
fn fog_team_01_turns_alternate_between_the_teams() {
    let mut scene = team(&[]);
    assert_eq!(
        scene.state.seats_of(Side::Blue),
        [Seat(0), Seat(2)].into_iter().collect()
    );
    assert_eq!(
        scene.state.seats_of(Side::Red),
        [Seat(1), Seat(3)].into_iter().collect()
    );
    deal(&mut scene);
    pick(&mut scene);
    assert_eq!(play_round(&mut scene), [0, 1, 2, 3].repeat(9));
}

#[test]
fn fog_team_02_four_rounds_in_the_sun() {
    let mut scene = team(&[]);
    for round in 1..=4 {
        if scene.state.stage == Stage::Hire {
            let hirers = scene.to_act().seats();
            hirers.iter().for_each(|seat| {
                scene.play(&[&format!("{seat} done")]);
            });
        }
        assert_eq!((scene.state.round, scene.state.stage), (round, Stage::Deal));
        deal(&mut scene);
        pick(&mut scene);
        // No cards, no fog: the first turn follows at once.
        assert_eq!(
            (scene.state.stage, scene.actor()),
            (Stage::PlaceKind, round - 1)
        );
        assert_eq!(scene.state.sky.weather, Weather::Sunny);
        assert_eq!(scene.state.ground.free().count(), 36);
        scene = scene
            .change(|state| state.coins = [10, 20])
            .nearly_over(&[]);
        scene.last_token();
    }
    assert_eq!(scene.state.stage, Stage::Over);
}

#[test]
fn fog_team_03_the_set_is_dealt_nine_and_nine() {
    let mut scene = team(&[]);
    let copies = [
        ("dealt wolf", 9),
        ("dealt rat", 4),
        ("dealt rabbit", 3),
        ("dealt pig", 2),
    ];
    let copies = copies.map(|(outcome, weight)| (outcome.to_owned(), weight));
    assert_eq!(scene.outcomes(), copies);
    for kind in [
        "pig", "pig", "rat", "rat", "rabbit", "wolf", "wolf", "wolf", "wolf",
    ] {
        let dealt = format!("* dealt {kind}");
        scene.play(&[&dealt]);
    }
    assert_eq!(
        scene.refused("0 pick wolf"),
        ("luck-comes-first", "FOG-TEAM-03")
    );
    // Now red's eighteen, to seat 1.
    assert_eq!(scene.outcomes(), copies);
    deal(&mut scene);
    assert_eq!(
        scene.in_pile(0),
        "wolf wolf wolf wolf rat rat rabbit pig pig"
    );
    assert_eq!(
        scene.in_pile(2),
        "wolf wolf wolf wolf wolf rat rat rabbit rabbit"
    );
    assert_eq!(scene.in_pile(1), ["wolf"; 9].join(" "));
    // Each picks from his own nine.
    assert_eq!(scene.to_act(), ToAct::Together(Seats::first(4)));
    assert_eq!(
        scene.refused("2 pick pig"),
        ("pick-not-in-set", "FOG-SETUP-04")
    );
    assert_eq!(scene.legal(1), ["pick wolf"]);
    pick(&mut scene);
    assert_eq!(scene.in_hand(0), "rat rat rabbit pig pig");
    assert_eq!(scene.in_pile(0), "wolf wolf wolf wolf");
}

#[test]
fn fog_ex_87_fog_team_07_each_of_the_four_starts_once() {
    let mut scene = team(&[]);
    for first in 0..4 {
        while scene.state.stage == Stage::Hire {
            let seat = scene.to_act().seats().lowest().expect("somebody hires");
            scene.play(&[&format!("{seat} done")]);
        }
        deal(&mut scene);
        pick(&mut scene);
        assert_eq!((scene.state.first, scene.actor()), (Seat(first), first));
        for seat in scene.state.all().iter() {
            let sizes = (
                scene.state.hand(seat).count(),
                scene.state.pile(seat).count(),
            );
            assert_eq!(sizes, (5, 4), "seat {seat}");
        }
        play_round(&mut scene);
    }
}

#[test]
fn fog_team_04_everybody_draws_from_his_own_pile() {
    let mut scene = team(&[]);
    for _ in 0..9 {
        scene.play(&["* dealt wolf"]);
    }
    deal(&mut scene);
    pick(&mut scene);
    scene.play(&["0 place wolf", "0 at A1"]);
    assert_eq!(scene.outcomes(), [("drew wolf".to_owned(), 4)]);
    assert_eq!(scene.refused("* drew pig"), ("not-in-pile", "FOG-TURN-06"));
    // The partner has the rest, and sees neither hand nor pile.
    for viewer in [1, 2, 3] {
        let player = scene.view(viewer).players[0];
        assert_eq!((player.hand, player.pile), (None, None), "seat {viewer}");
        assert_eq!((player.hand_size, player.pile_size), (4, 4));
    }
    assert!(scene.view(0).players[0].pile.is_some());
}

/// The same table with two tokens of seat 0 changed over between hand and pile.
fn changed_over(scene: &Scene, in_hand: &str, in_pile: &str) -> Scene {
    let (mut other, edition) = (scene.clone(), scene.edition());
    let span = |id| edition.span(crate::common::kinds(id)[0]);
    other.state.hands[0].take(span(in_hand));
    other.state.piles[0].take(span(in_pile));
    other.state.hands[0].put(span(in_pile));
    other.state.piles[0].put(span(in_hand));
    other
}

// rules: FOG-TEAM-04 FOG-TEAM-05
#[test]
fn partners_have_no_way_to_talk() {
    // No action says more than what is done: all are numbers.
    assert_eq!(FoggyIsland::action_count(&STANDARD), 228);
    assert!(FORMS.iter().all(|form| !form.takes.contains("text")));
    // What a partner holds is as hidden as what an enemy holds.
    let scene = partners(turn().hand(0, "wolf cat snake"), 2, "pig fox").turn_of(2);
    let other = changed_over(&scene, "cat", "mouses");
    for viewer in [
        Viewer::Seat(Seat(2)),
        Viewer::Seat(Seat(1)),
        Viewer::Spectator,
    ] {
        let views = [&scene, &other].map(|scene| FoggyIsland::view(&scene.state, viewer));
        assert_eq!(views[0], views[1], "{viewer:?}");
    }
    assert_eq!(scene.legal(2), other.legal(2));
    // And hires are one partner's alone, until all are shown.
    let mut hiring = team(&[])
        .change(|state| state.coins = [60, 60])
        .nearly_over(&[]);
    hiring.last_token();
    let before = hiring.view(2);
    hiring.play(&["0 hire cat"]);
    assert_eq!((hiring.view(2), hiring.heard(2)), (before, vec![]));
    assert_eq!(
        hiring.refused("2 hire fox"),
        ("not-your-turn", "FOG-HIRE-01")
    );
}

#[test]
fn fog_team_06_points_and_coins_are_common() {
    let mut scene = team(&[]).nearly_over(&[
        "bW bW bC bW bW bW",
        "rB rB rB rB rB rB",
        "rW rW rW bB bB bB",
    ]);
    // One partner laid half of the line.
    for place in 0..3 {
        scene.state.map[place] = scene.state.map[place].by_partner(true);
    }
    scene.last_token();
    assert_eq!(scene.state.coins, [30, 3]);
    for viewer in 0..4 {
        assert_eq!(scene.view(viewer).coins, [30, 3]);
    }
    // Seat 0 spends what seat 2 has helped to earn.
    scene.play(&["0 hire mouses", "0 done", "1 done"]);
    assert_eq!(scene.state.coins, [8, 3]);
}

#[test]
fn fog_team_08_partners_take_turns_at_hiring_or_one_of_them_hires() {
    let table = [
        ("0", "alternates", [[0, 1], [2, 3], [0, 1]]),
        ("1", "alternates", [[1, 2], [0, 3], [1, 2]]),
        ("3", "alternates", [[0, 3], [1, 2], [0, 3]]),
        ("0", "fixed", [[0, 1]; 3]),
        ("2", "fixed", [[2, 3]; 3]),
        ("3", "fixed", [[0, 3]; 3]),
    ];
    for (first_player, hiring_player, rounds) in table {
        let settings = [
            ("first_player", first_player),
            ("hiring_player", hiring_player),
        ];
        let mut scene = team(&settings);
        for hirers in rounds {
            scene = scene.nearly_over(&[]);
            scene.last_token();
            let together = hirers.into_iter().map(Seat).collect();
            assert_eq!(
                scene.to_act(),
                ToAct::Together(together),
                "{first_player} {hiring_player}"
            );
            for seat in hirers {
                scene.play(&[&format!("{seat} done")]);
            }
            deal(&mut scene);
        }
    }
}
