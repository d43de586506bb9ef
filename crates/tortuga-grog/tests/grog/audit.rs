//! The audit that follows every action in the long runs can say no.

use tortuga_core::{Rules as _, Seat};
use tortuga_grog::{Building, GrogIsland, Occupant, State};

use crate::common::{PHIL, Scene, goal};

fn audit(scene: &Scene, harm: impl FnOnce(&mut State)) -> Result<(), String> {
    let mut state = scene.state;
    harm(&mut state);
    GrogIsland::audit(&state)
}

#[track_caller]
fn finds(scene: &Scene, what: &str, harm: impl FnOnce(&mut State)) {
    let verdict = audit(scene, harm);
    let found = verdict.expect_err("the audit must notice");
    assert!(found.contains(what), "{found:?} instead of {what:?}");
}

#[test]
fn whatever_is_lost_or_born_is_noticed() {
    let scene = Scene::auction(2);
    assert_eq!(audit(&scene, |_| {}), Ok(()));
    finds(&scene, "goal cards lost or born", |state| {
        state.secrets.unseen.take(goal("pub"));
    });
    finds(&scene, "goal cards lost or born", |state| {
        state.secrets.goals[0].add(goal("pub"));
    });
    finds(&scene, "more treasure cards", |state| {
        state.secrets.treasures[1].0[2] += 1;
    });
    finds(&scene, "more parrot cards", |state| {
        state.secrets.parrot_stack.0[5] += 1;
    });
    finds(&scene, "more locks", |state| {
        (0..7).for_each(|house| state.table.island.place(Occupant::Lock, Building(house)));
    });
    finds(&scene, "more ghosts", |state| {
        (0..10).for_each(|house| state.table.island.place(Occupant::Ghost, Building(house)));
    });
    finds(&scene, "more crew members", |state| {
        let crew = Occupant::Crew(Seat(PHIL));
        (0..10).for_each(|house| state.table.island.place(crew, Building(house)));
    });
}

#[test]
fn a_bid_that_cannot_be_is_noticed() {
    let scene = Scene::auction(2).standing_bid(PHIL, "Y A").turn_of(1);
    assert_eq!(audit(&scene, |_| {}), Ok(()));
    finds(&scene, "a bid above 30", |state| state.table.bid = 31);
    assert_eq!(audit(&scene, |state| state.table.bid = 30), Ok(()));
    finds(&scene, "a row without a bid", |state| state.table.bid = 0);
    finds(&scene, "a bid without a row", |state| {
        state.table.row = None;
    });
    finds(&scene, "the owner of the row has passed", |state| {
        state.table.passed = state.table.passed.with(Seat(PHIL));
    });
}

#[test]
fn goal_cards_on_the_table_belong_to_the_goal_ship() {
    let scene = Scene::auction(2);
    finds(&scene, "goal cards lie around", |state| {
        state.secrets.unseen.take(goal("pub"));
        state.secrets.drawn.add(goal("pub"));
    });
}
