//! How far back a decision can be taken: up to where something was shown.

use crate::common::{GREEN, RED, STANDARD, Scene, YELLOW};
use crate::points::{self, FIVE, WRECKS, played, red, red_with};
use tortuga_core::{Actor, Event as _, Game, Rules, Seat};
use tortuga_glory::{Event, GloryIslands, Stage};

fn say(game: &mut Game<GloryIslands>, lines: &[&str]) {
    for text in lines {
        let (actor, action) = text.split_once(' ').expect("actor, blank, action");
        let action = GloryIslands::read(&STANDARD, action).expect("an action");
        let actor = Actor::read(actor).expect("an actor");
        let played = game.play(actor, action);
        played.unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
    }
}

/// The action that a seat may take back after these lines, in notation.
fn may_take_back(scene: &Scene, lines: &[&str], seat: u8) -> Option<String> {
    let mut game = Game::<GloryIslands>::from(scene.state);
    say(&mut game, lines);
    let place = game.can_take_back(Seat(seat))?;
    let (_, action) = game.actions()[place];
    let before = *game.state();
    let taken = game.take_back(Seat(seat));
    assert_eq!(taken, Some(action));
    assert_ne!(*game.state(), before);
    Some(GloryIslands::write(&STANDARD, action))
}

#[track_caller]
fn can_take_back(scene: &Scene, lines: &[&str]) {
    let last = lines.last().expect("a line");
    let (seat, action) = last.split_once(' ').expect("actor, blank, action");
    let seat = seat.parse().expect("a seat");
    assert_eq!(may_take_back(scene, lines, seat).as_deref(), Some(action));
}

#[track_caller]
fn is_for_good(scene: &Scene, lines: &[&str]) {
    for seat in scene.state.people().iter() {
        assert_eq!(may_take_back(scene, lines, seat.0), None, "seat {seat}");
    }
}

// rules: GLORY-CARD-01
#[test]
fn a_card_can_be_taken_back_until_all_are_revealed() {
    let scene = Scene::of(3);
    let lines = ["0 card red-4", "2 card yellow-5"];
    can_take_back(&scene, &lines);
    assert_eq!(
        may_take_back(&scene, &lines, RED).as_deref(),
        Some("card red-4")
    );
    is_for_good(
        &scene,
        &["0 card red-4", "2 card yellow-5", "1 card green-1"],
    );
    // With two players Henry Morgan's card is drawn then.
    is_for_good(&Scene::of(2), &["0 card red-4", "1 card yellow-5"]);
}

#[test]
fn sailing_can_be_taken_back() {
    can_take_back(&points::sail(), &["0 sail 2"]);
    can_take_back(&red("red-5", 4), &["0 stopover 1"]);
    let lines = ["0 stopover 1", "0 put 2,5", "0 leg 2"];
    can_take_back(&red("red-5", 4), &lines);
    // One space is no decision: it goes back with nothing before it.
    let one = Scene::of(4).cards("red-1 green-1 yellow-1 blue-1");
    is_for_good(&one, &["2 sail 1"]);
}

#[test]
fn lifting_and_putting_can_be_taken_back() {
    can_take_back(&points::sail(), &["0 sail 1", "0 put 2,5"]);
    let all_placed = red("red-3a", 4).pirates(RED, FIVE);
    can_take_back(&all_placed, &["0 sail 1", "0 lift 1,1"]);
    can_take_back(&all_placed, &["0 sail 1", "0 lift 1,1", "0 put 2,5"]);
    let stormy = red_with(&points::BACK, "red-3a", 0);
    can_take_back(&stormy, &["0 sail 3", "0 put 3,3"]);
    can_take_back(&stormy, &["0 sail 3", "0 put 3,3", "0 put 2,5"]);
}

#[test]
fn special_actions_can_be_taken_back_until_something_is_drawn() {
    can_take_back(&points::special("red-3a"), &["0 special sail"]);
    can_take_back(&points::special("red-3a"), &["0 special none"]);
    let relocated = ["0 special barrel", "0 lift 2,5", "0 put 4,5"];
    let two = points::special("red-4").pirates(RED, "1,1");
    can_take_back(&two, &relocated);
    can_take_back(&points::special("red-2"), &["0 special barrel"]);
    is_for_good(
        &points::special("red-2"),
        &["0 special barrel", "* drew ruby"],
    );
}

#[test]
fn a_draw_is_for_good_and_what_is_kept_is_not() {
    let scene = points::put();
    can_take_back(&scene, &["0 put 1,5"]);
    let drawn = ["0 put 1,5", "* drew ruby", "* drew spice"];
    is_for_good(&scene, &drawn);
    can_take_back(&scene, &[&drawn[..], &["0 keep spice"]].concat());
    // Two equal tokens are kept by a decision like any other.
    let alike = ["0 put 1,5", "* drew ruby", "* drew ruby", "0 keep ruby"];
    can_take_back(&scene, &alike);
}

#[test]
fn a_look_into_a_wreck_is_for_good_and_what_is_taken_is_not() {
    let scene = red_with(&WRECKS, "red-3a", 4);
    can_take_back(&scene, &["0 sail 2"]);
    let looked = [
        "0 sail 2",
        "* found 1",
        "* found 2",
        "* found 3",
        "* found 3",
        "* found 4",
    ];
    is_for_good(&scene, &looked[..2]);
    is_for_good(&scene, &looked);
    can_take_back(&scene, &[&looked[..], &["0 wreck none"]].concat());
    let taken = [&looked[..], &["0 wreck 4"]].concat();
    can_take_back(&scene, &taken);
    can_take_back(&scene, &[&taken[..], &["0 wreck 1"]].concat());
}

/// The stack is real by then, so no luck is asked; yet he learns its tokens.
#[test]
fn a_second_look_is_for_good_too() {
    let scene = Scene::with(&WRECKS).ship(RED, 4).ship(YELLOW, 4);
    let mut scene = scene.cards("red-3a green-1 yellow-2 blue-1");
    scene.play(&[
        "0 sail 2",
        "* found 1",
        "* found 2",
        "* found 3",
        "* found 3",
        "* found 4",
    ]);
    scene.play(&["0 wreck none", "0 put 2,4", "0 special none"]);
    can_take_back(&scene, &["2 sail 1"]);
    is_for_good(&scene, &["2 sail 2"]);
    can_take_back(&scene, &["2 sail 2", "2 wreck 4"]);
}

#[test]
fn a_turn_can_be_taken_back_until_the_next_one_acts() {
    let scene = Scene::of(4).cards("red-5 green-4 yellow-1 blue-1");
    let turn = ["0 sail 5", "0 put 2,5"];
    can_take_back(&scene, &turn);
    let lines = [&turn[..], &["1 sail 1"]].concat();
    assert_eq!(may_take_back(&scene, &lines, RED), None);
    can_take_back(&scene, &lines);
    // A full island was scored: everything there lay open.
    let full = scene.pirates(GREEN, "1,4 1,5");
    can_take_back(&full, &turn);
}

/// Yellow is the last of this round and sails from here.
fn last_of_round(sailed: u8) -> Scene {
    let scene = Scene::of(3).ship(YELLOW, sailed).barrels(YELLOW, 0);
    let mut scene = scene.cards("red-3a green-3b yellow-2");
    scene.on_until(|state| state.turn == Seat(YELLOW) && state.stage == Stage::Sail);
    scene
}

#[test]
fn the_last_step_of_a_round_is_for_good() {
    let scene = last_of_round(4);
    can_take_back(&scene, &["2 sail 1"]);
    is_for_good(&scene, &["2 sail 1", "2 put 2,5"]);
    let ended = played(scene, &["2 sail 1", "2 put 2,5"]);
    assert_eq!(ended.state.stage, Stage::ChooseCards);
}

#[test]
fn the_final_scoring_is_for_good() {
    let lines = ["2 sail 2", "2 put 2,2"];
    is_for_good(&last_of_round(22), &lines);
    let over = played(last_of_round(22), &lines);
    assert_eq!(over.state.stage, Stage::Over);
}

// ---- what is shown

/// The position, a line, and whether somebody learns by it what was hidden.
fn shown() -> Vec<(Scene, &'static str, bool)> {
    let known_wreck = Scene::with(&WRECKS).ship(RED, 4).change(|state| {
        state.looked = true;
        state.stacks = [
            crate::common::wrecks("1 1 2 2 2"),
            crate::common::wrecks("2 3 3 3 4"),
        ];
    });
    let known_wreck = known_wreck.cards("red-3a green-1 yellow-1 blue-1");
    let last = played(last_of_round(22), &["2 sail 2"]);
    vec![
        (Scene::of(4), "0 card red-1", false),
        (
            Scene::of(4).cards("red-1 green-1 yellow-1"),
            "3 card blue-1",
            true,
        ),
        (points::henry_card(), "* henry green-1", true),
        (points::sail(), "0 sail 2", false),
        (red("red-5", 4), "0 stopover 2", false),
        (points::look(), "* found 1", true),
        (known_wreck, "0 sail 2", true),
        (points::henrys_look(), "* found 1", true),
        (points::take_wreck(), "0 wreck 4", false),
        (points::take_wreck(), "0 wreck none", false),
        (points::lift(), "0 lift 1,1", false),
        (points::put(), "0 put 2,5", false),
        (points::draw(), "* drew ruby", true),
        (points::henrys_draw(), "* drew ruby", true),
        (points::keep(), "0 keep ruby", false),
        (points::special("red-2"), "0 special barrel", false),
        (last, "2 put 2,2", true),
    ]
}

#[test]
fn an_event_reveals_when_somebody_learns_something_hidden() {
    for (scene, line, reveals) in shown() {
        let scene = played(scene, &[line]);
        let found = scene.events.iter().any(Event::reveals);
        assert_eq!(found, reveals, "{line}: {:?}", scene.events);
    }
}
