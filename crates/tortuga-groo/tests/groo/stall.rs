//! The stall guard: nobody moves a card any more (GROO-END-12).

use crate::common::Scene;
use tortuga_core::{Rules, Seat};
use tortuga_groo::{DrawPhase, End, Groo, Stage};

/// Two players who hold five cards each, with this guard; seat 0 begins.
fn stubborn(rounds: &str) -> Scene {
    Scene::turn_with(&[("seats", "2"), ("stall_guard_rounds", rounds)])
        .hand(0, "castle temple farm tavern cheese_dip")
        .hand(1, "library barracks dragon sage clumsy_oaf")
}

/// A turn in which nobody does anything, from phase 1 on.
fn idle_turn(scene: Scene) -> Scene {
    let Seat(seat) = scene.state.table.active;
    let (own, other) = (format!("{seat} done"), format!("{} done", 1 - seat));
    let actions = [own.as_str(), "* rolled S6 0", &own];
    // Who holds a Wild card is asked in the windows.
    let mut scene = scene.is_at(Stage::Discard);
    for action in actions.into_iter().chain([other.as_str()]) {
        scene = pass_window(scene.play(&[action]));
    }
    scene
}

fn pass_window(mut scene: Scene) -> Scene {
    while let Some(seat) = scene.state.secrets.asked {
        scene = scene.play(&[&format!("{seat} done")]);
    }
    scene
}

fn idle_turns(mut scene: Scene, turns: u8) -> Scene {
    for _ in 0..turns {
        scene = idle_turn(scene);
    }
    scene
}

#[test]
fn groo_end_12_so_many_rounds_without_a_card_end_the_game() {
    let scene = idle_turns(stubborn("2"), 3).is_at(Stage::Discard);
    let scene = idle_turn(scene).is_over(End::Stall);
    assert_eq!(scene.opened(), [], "no End window");
    let standings = Groo::standings(&scene.state).expect("it is over");
    assert_eq!(standings.ended_by.key, "stall");
    // Scored like a Weasel end: all are equal, and 1 is farther from Groo.
    assert!(standings.rows[1].winner && !standings.rows[0].winner);
    // The option says how many; one round is two turns here.
    idle_turns(stubborn("1"), 2).is_over(End::Stall);
    idle_turns(stubborn("8"), 15).is_at(Stage::Discard);
    idle_turns(stubborn("8"), 16).is_over(End::Stall);
    idle_turns(stubborn("4"), 8).is_over(End::Stall);
}

#[test]
fn groo_end_12_none_is_never() {
    idle_turns(stubborn("0"), 40).is_at(Stage::Discard);
}

#[test]
fn groo_end_12_a_card_drawn_or_played_begins_the_count_anew() {
    let quiet = || idle_turns(stubborn("2"), 3);
    let over_after = |scene: Scene, turns: u8| {
        let scene = idle_turns(scene, turns - 1).is_at(Stage::Discard);
        idle_turn(scene).is_over(End::Stall)
    };
    // Seat 1 begins the fourth turn. A Wild card of the other one is a card too.
    let played = quiet().play(&["1 done", "* rolled S6 0", "0 wild cheese_dip +1"]);
    let played = played.play(&["1 done", "0 done"]);
    assert_eq!(played.state.table.quiet_turns, 0);
    let discarded = quiet().play(&["1 discard sage", "1 done", "1 draw", "* drew bowmen"]);
    let discarded = pass_window(discarded.play(&["* rolled S6 0"]));
    let discarded = pass_window(discarded.play(&["1 done"])).play(&["0 done"]);
    over_after(discarded, 4);
}

#[test]
fn groo_end_12_a_drawn_card_alone_begins_the_count_anew() {
    let mut scene = stubborn("1").stage(Stage::MayDraw(DrawPhase::Second));
    scene.state.table.quiet_turns = 1;
    let edition = scene.edition();
    let kind = scene.kind("tavern");
    crate::common::take(edition, &mut scene.state.secrets.hands[0], kind);
    crate::common::put(edition, &mut scene.state.secrets.pile, kind);
    scene.clone().play(&["0 done"]).is_over(End::Stall);
    let drawn = scene.play(&["0 draw", "* drew tavern"]);
    drawn.is_at(Stage::Discard).awaits(1);
}

#[test]
fn groo_end_12_a_normal_victory_comes_first() {
    let scene = stubborn("1").stage(Stage::Use).pool("");
    let mut scene = scene.town(0, "residence residence residence butcher");
    scene.state.table.quiet_turns = 1;
    scene
        .has_points(&[7, 0])
        .play(&["0 done"])
        .is_over(End::Points);
}
