//! Search plays by the million: once its buffers have grown, nothing it calls
//! may ask for memory. Every game's `tests/no_alloc.rs` brings this in by its
//! path, because the counting allocator is for that program alone.

use std::alloc::System;

use stats_alloc::{INSTRUMENTED_SYSTEM, Region, StatsAlloc};
use tortuga_core::{
    Actor, Edition as _, Luck as _, QuickLuck, Rules, Seat, Settings, ToAct, Viewer,
};

#[global_allocator]
static COUNTING: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

/// Plays some random games of each setting, looks around at every step, and counts.
pub(crate) fn search_asks_for_no_memory<G: Rules>(settings: &[(&str, &str)]) {
    let edition = G::Edition::read(G::Edition::STANDARD);
    let edition: &'static G::Edition =
        Box::leak(Box::new(edition.expect("the standard edition is sound")));
    let tables = settings.iter().map(|&one| set_up::<G>(edition, one));
    let tables: Vec<G::State> = tables.collect();
    let mut legal = Vec::new();
    let first = requests_of_a_run::<G>(&tables, &mut legal);
    assert!(
        first > 0,
        "the counter counts: tables and the list grow once"
    );
    // The test's own frame may ask for something meanwhile, so the best of a
    // few runs counts.
    let later = (0..5).map(|_| requests_of_a_run::<G>(&tables, &mut legal));
    assert_eq!(later.min(), Some(0), "requests for memory in a run");
}

fn set_up<G: Rules>(edition: &'static G::Edition, (key, value): (&str, &str)) -> G::State {
    let settings: Settings = [(key.to_owned(), value.to_owned())].into();
    let options = G::options(edition, &settings).expect("a setting that can be");
    G::set_up(edition, &options).expect("a setting that can be")
}

/// What one run over some games asks for.
fn requests_of_a_run<G: Rules>(tables: &[G::State], legal: &mut Vec<G::Action>) -> usize {
    let region = Region::new(COUNTING);
    let mut figure = 0;
    for table in tables {
        for seed in 0..4 {
            figure += random_game::<G>(table, seed, legal);
        }
    }
    assert!(figure > 0);
    let asked = region.change();
    asked.allocations + asked.reallocations
}

/// Everything that search calls, at every step of a random game; the figure
/// only keeps the compiler from leaving something out.
fn random_game<G: Rules>(table: &G::State, seed: u64, legal: &mut Vec<G::Action>) -> usize {
    let mut luck = QuickLuck::new(seed);
    let mut state = table.clone();
    let mut figure = 0;
    loop {
        figure += look_around::<G>(&state, &mut luck);
        let (actor, action) = match G::to_act(&state) {
            ToAct::Nobody => return figure,
            ToAct::Chance => (Actor::Chance, G::chance(&state, &mut luck)),
            to_act @ (ToAct::One(_) | ToAct::Together(_)) => {
                let seat = to_act.seats().lowest().expect("somebody chooses");
                let action = choose::<G>(&state, seat, legal, &mut luck);
                (Actor::Seat(seat), action)
            }
        };
        figure += usize::from(G::check(&state, actor, action).is_ok());
        G::apply(&mut state, actor, action, &mut ());
    }
}

fn choose<G: Rules>(
    state: &G::State,
    seat: Seat,
    legal: &mut Vec<G::Action>,
    luck: &mut QuickLuck,
) -> G::Action {
    legal.clear();
    G::legal(state, seat, legal);
    let count = u32::try_from(legal.len()).expect("a few hundred at the most");
    legal[luck.below(count) as usize]
}

/// Every viewer looks and imagines; every action is tried on a copy.
fn look_around<G: Rules>(state: &G::State, luck: &mut QuickLuck) -> usize {
    let copy = state.clone();
    let edition = G::edition(state);
    let mut figure = 0;
    for seat in G::players(state).iter() {
        let view = G::view(&copy, Viewer::Seat(seat));
        let world = G::imagine(edition, &view.clone(), luck);
        figure += usize::from(world == copy);
        // Its features, all of them.
        figure += usize::from(G::worth(&world, seat) > 0);
    }
    figure += usize::from(!G::winners(&copy).is_empty());
    figure += usize::from(G::left(&copy) > 0);
    for number in 0..G::action_count(edition) {
        let action = G::action(edition, number).expect("every number is an action");
        let refused = G::check(&copy, Actor::Seat(Seat(0)), action).is_err();
        figure += usize::from(refused);
    }
    figure
}
