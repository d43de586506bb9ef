//! Search plays by the million: once its buffers have grown, nothing it calls
//! may ask for memory.

#[path = "groo/common.rs"]
mod common;

use std::alloc::System;

use common::STANDARD;
use stats_alloc::{INSTRUMENTED_SYSTEM, Region, StatsAlloc};
use tortuga_core::{Actor, Luck as _, QuickLuck, Rules as _, Seat, Settings, ToAct, Viewer};
use tortuga_groo::{Action, Groo, Options, State};

#[global_allocator]
static COUNTING: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

/// Everything that search calls, at every step of a random game; the figure
/// only keeps the compiler from leaving something out.
fn random_game(options: &Options, seed: u64, legal: &mut Vec<Action>) -> usize {
    let seats = options.seats;
    let mut luck = QuickLuck::new(seed);
    let mut state = Groo::set_up(&STANDARD, options).expect("so many may play");
    let mut figure = 0;
    loop {
        figure += look_around(&state, seats, &mut luck);
        let (actor, action) = match Groo::to_act(&state) {
            ToAct::Nobody => return figure,
            ToAct::Chance => (Actor::Chance, Groo::chance(&state, &mut luck)),
            ToAct::One(seat) => (Actor::Seat(seat), choose(&state, seat, legal, &mut luck)),
            ToAct::Together(_) => unreachable!("nobody chooses at the same time"),
        };
        figure += usize::from(Groo::check(&state, actor, action).is_ok());
        Groo::apply(&mut state, actor, action, &mut ());
    }
}

fn choose(state: &State, seat: Seat, legal: &mut Vec<Action>, luck: &mut QuickLuck) -> Action {
    legal.clear();
    Groo::legal(state, seat, legal);
    let count = u32::try_from(legal.len()).expect("at most 239");
    legal[luck.below(count) as usize]
}

/// Every viewer looks and imagines; every action is tried on a copy.
#[expect(clippy::clone_on_copy, reason = "search is generic and clones")]
fn look_around(state: &State, seats: u8, luck: &mut QuickLuck) -> usize {
    let copy = state.clone();
    let mut figure = 0;
    for viewer in (0..seats).map(|seat| Viewer::Seat(Seat(seat))) {
        let view = Groo::view(&copy, viewer);
        let world = Groo::imagine(&STANDARD, &view.clone(), luck);
        figure += usize::from(world == copy);
        figure += usize::from(Groo::worth(&world, Seat(0)) > 0);
    }
    for number in 0..Groo::action_count(&STANDARD) {
        let action = Groo::action(&STANDARD, number).expect("every number is an action");
        let refused = Groo::check(&copy, Actor::Seat(Seat(0)), action).is_err();
        figure += usize::from(refused);
    }
    figure
}

/// The options of a table with so many seats.
fn table_of(seats: &str) -> Options {
    let chosen = Settings::from([("seats".to_owned(), seats.to_owned())]);
    Groo::options(&STANDARD, &chosen).expect("so many may play")
}

/// What one run over some games asks for.
fn requests_of_a_run(tables: &[Options], legal: &mut Vec<Action>) -> usize {
    let region = Region::new(COUNTING);
    let mut figure = 0;
    for options in tables {
        for seed in 0..4 {
            figure += random_game(options, seed, legal);
        }
    }
    assert!(figure > 0);
    let asked = region.change();
    asked.allocations + asked.reallocations
}

#[test]
fn search_asks_for_no_memory() {
    let tables = ["2", "3", "4"].map(table_of);
    let mut legal = Vec::new();
    let first = requests_of_a_run(&tables, &mut legal);
    assert!(
        first > 0,
        "the counter counts: tables and the list grow once"
    );
    // The test's own frame may ask for something meanwhile, so the best of a
    // few runs counts.
    let later = (0..5).map(|_| requests_of_a_run(&tables, &mut legal)).min();
    assert_eq!(later, Some(0), "requests for memory in a run");
}
