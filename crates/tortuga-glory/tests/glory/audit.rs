//! The audit that follows every action of the long runs can say no.

use crate::common::{Scene, card, cells, treasures, wrecks};
use crate::points::{self, BACK};
use tortuga_core::{Seat, Seats};
use tortuga_glory::{Stage, State};

/// What the audit says after a change to a sound position.
#[track_caller]
fn says(scene: Scene, change: impl FnOnce(&mut State), words: &str) {
    assert_eq!(scene.audit(), Ok(()), "it was sound before");
    let verdict = scene.change(change).audit().expect_err(words);
    assert!(verdict.contains(words), "{verdict}");
}

#[test]
fn nobody_has_more_pirates_than_he_has() {
    let six = |state: &mut State| state.pirates[0] = cells("1,1 2,2 3,3 4,4 5,5 1,5");
    says(points::sail(), six, "seat 0 has 6 pirates");
    let nine = |state: &mut State| state.pirates[2] = cells("1,1 2,2 3,3 4,4 5,5 1,5 1,3 3,5 5,3");
    says(Scene::of(2), nine, "seat 2 has 9 pirates");
    let eight = Scene::of(2).pirates(2, "1,1 2,2 3,3 4,4 5,5 1,5 1,3 3,5");
    assert_eq!(eight.audit(), Ok(()), "Henry Morgan has eight");
}

#[test]
fn whoever_has_sunk_is_at_the_end_of_the_track_and_has_left() {
    let sink = |state: &mut State| {
        state.afloat = Seats::first(4).without(Seat(3));
        state.sunk_in[3] = 1;
        state.circles[3] = 37;
        state.in_hand = state.in_hand.apart_from(state.owned[3]);
        state.owned[3] = tortuga_glory::Cards::NONE;
        state.barrels[3] = 0;
    };
    let sunk = || Scene::of(4).change(sink);
    assert_eq!(sunk().audit(), Ok(()));
    says(
        sunk(),
        |state| state.sunk_in[3] = 0,
        "is seat 3 afloat or not",
    );
    says(
        Scene::of(4),
        |state| state.sunk_in[3] = 1,
        "is seat 3 afloat or not",
    );
    says(
        sunk(),
        |state| state.circles[3] = 36,
        "seat 3 is at circle 36",
    );
    says(
        Scene::of(4),
        |state| state.circles[3] = 37,
        "seat 3 is at circle 37",
    );
    says(
        sunk(),
        |state| state.pirates[3] = cells("1,1"),
        "sunk seat 3 has pirates",
    );
}

#[test]
fn nobody_sails_further_than_he_paid_for() {
    let far = |state: &mut State| state.sailed[1] = state.circles[1] + 1;
    says(Scene::of(4), far, "seat 1 sailed further");
}

#[test]
fn a_cell_has_room_for_one_and_the_storm_for_none() {
    let scene = || Scene::with(&BACK).pirates(0, "2,2");
    says(
        scene(),
        |state| state.pirates[1] = cells("2,2"),
        "two pirates",
    );
    says(
        scene(),
        |state| state.pirates[1] = cells("3,3"),
        "in the storm",
    );
}

#[test]
fn between_turns_no_island_is_full() {
    let full = |state: &mut State| state.pirates[0] = cells("1,4 1,5 2,5");
    for scene in [points::choose_cards(), points::henry_card(), points::sail()] {
        says(scene, full, "a full island");
    }
    let within = points::special("red-3a").change(full);
    assert_eq!(within.audit(), Ok(()), "within a turn it may be");
}

#[test]
fn there_are_no_more_barrels_and_rounds_than_there_can_be() {
    says(
        Scene::of(4),
        |state| state.barrels = [3, 3, 2, 1],
        "9 barrels",
    );
    says(Scene::of(4), |state| state.round = 25, "round 25");
}

#[test]
fn everybody_owns_six_cards_of_his_own() {
    let lose = |state: &mut State| {
        state.owned[1] = state.owned[1].without(card("green-4"));
        state.in_hand = state.in_hand.without(card("green-4"));
    };
    says(Scene::of(4), lose, "seat 1 owns cards of [1, 2, 3, 3, 5]");
    let unequal = |state: &mut State| {
        state.owned[0] = state.owned[0].without(card("red-4")).with(card("green-5"));
        state.owned[1] = state.owned[1].without(card("green-5")).with(card("red-4"));
    };
    says(
        Scene::of(4),
        unequal,
        "seat 0 owns cards of [1, 2, 3, 3, 5, 5]",
    );
    let share = |state: &mut State| {
        state.owned[1] = state.owned[1].without(card("green-4")).with(card("red-4"));
    };
    says(Scene::of(4), share, "seat 1 owns somebody else's card");
    let stray = |state: &mut State| state.in_hand = state.in_hand.with(card("blue-1"));
    says(Scene::of(3), stray, "a card that nobody owns");
}

#[test]
fn no_treasure_token_is_born_or_left_lying() {
    let eight = "ruby ruby ruby ruby ruby ruby ruby ruby";
    let born = |state: &mut State| state.treasures[2] = treasures(eight);
    says(Scene::of(4), born, "more treasure tokens");
    let with_drawn = |state: &mut State| {
        state.treasures[2] = treasures(&eight[5..]);
    };
    says(points::keep(), with_drawn, "more treasure tokens");
    let left = |state: &mut State| state.stage = Stage::Special;
    says(points::keep(), left, "left lying");
}

#[test]
fn no_wreck_token_is_lost_or_born() {
    let seen = points::take_wreck;
    let born = |state: &mut State| state.stacks[0] = wrecks("4 4");
    says(points::look(), born, "more wreck tokens");
    let lost = |state: &mut State| state.stack_sizes[0] -= 1;
    says(points::look(), lost, "a wreck token was lost");
    let nowhere = |state: &mut State| state.stacks[1].take(tortuga_glory::Wreck(3));
    says(seen(), nowhere, "lie in no stack");
    let moved = |state: &mut State| {
        state.stacks[1].take(tortuga_glory::Wreck(3));
        state.stacks[0].put(tortuga_glory::Wreck(3));
    };
    says(seen(), moved, "not as high as it is");
}

#[test]
fn what_is_remembered_of_a_wreck_is_true() {
    let other = |state: &mut State| state.looks[0][0].tokens = wrecks("1 1 2 3 4");
    says(
        points::take_wreck(),
        other,
        "seat 0 remembers another wreck",
    );
    let fewer = |state: &mut State| state.looks[0][0].tokens = wrecks("1 1 2 2");
    says(
        points::take_wreck(),
        fewer,
        "seat 0 remembers another wreck",
    );
}
