//! Random play and the single steps of it, with a calibration figure beside
//! them: `cargo bench -p tortuga-grog`.

#![allow(
    missing_docs,
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    clippy::disallowed_methods,
    clippy::print_stdout,
    reason = "a benchmark measures time and prints figures"
)]

use std::hint::black_box;
use std::time::Instant;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use tortuga_core::{
    Actor, Edition as _, FairLuck, Luck, QuickLuck, Rules, Settings, ToAct, Viewer,
};
use tortuga_grog::{Action, Edition, GrogIsland, State};

fn edition() -> &'static Edition {
    Box::leak(Box::new(
        Edition::read(Edition::STANDARD).expect("the standard edition is sound"),
    ))
}

fn start(edition: &'static Edition, seats: u8) -> State {
    let settings: Settings = [("seats".to_owned(), seats.to_string())].into();
    let options = GrogIsland::options(edition, &settings).expect("2 to 4 seats");
    GrogIsland::set_up(edition, &options).expect("the options fit")
}

/// One step of random play; false when the game is over.
fn step(state: &mut State, legal: &mut Vec<Action>, luck: &mut QuickLuck) -> bool {
    let (actor, action) = match GrogIsland::to_act(state) {
        ToAct::Nobody => return false,
        ToAct::Chance => (Actor::Chance, GrogIsland::chance(state, luck)),
        to_act @ (ToAct::One(_) | ToAct::Together(_)) => {
            let seat = to_act.seats().lowest().expect("somebody is to act");
            legal.clear();
            GrogIsland::legal(state, seat, legal);
            (
                Actor::Seat(seat),
                legal[luck.below(legal.len() as u32) as usize],
            )
        }
    };
    GrogIsland::apply(state, actor, action, &mut ());
    true
}

fn play_out(mut state: State, legal: &mut Vec<Action>, luck: &mut QuickLuck) -> u64 {
    let mut actions = 0;
    while step(&mut state, legal, luck) {
        actions += 1;
    }
    actions
}

/// Positions of a few random games, so that single steps are measured on what
/// really occurs.
fn positions(edition: &'static Edition, wanted: impl Fn(ToAct) -> bool) -> Vec<State> {
    let mut luck = QuickLuck::new(11);
    let mut legal = Vec::new();
    let mut positions = Vec::new();
    for _ in 0..20 {
        let mut state = start(edition, 4);
        loop {
            if wanted(GrogIsland::to_act(&state)) && luck.below(8) == 0 {
                positions.push(state);
            }
            if !step(&mut state, &mut legal, &mut luck) {
                break;
            }
        }
    }
    positions
}

/// `ChaCha20` blocks a second in this very process: what other days and
/// machines are compared by.
fn calibration(criterion: &mut Criterion) {
    let fair = FairLuck::new(&[7; 32], &[]);
    let mut number = 0;
    criterion.bench_function("calibration/chacha20-block", |bench| {
        bench.iter(|| {
            number += 1;
            fair.outcome(number).below(black_box(1_000))
        });
    });
}

fn random_play(criterion: &mut Criterion) {
    let edition = edition();
    let mut group = criterion.benchmark_group("random-play");
    for seats in [2, 3, 4] {
        let state = start(edition, seats);
        let mut luck = QuickLuck::new(3);
        let mut legal = Vec::with_capacity(512);
        let sample = 2_000;
        let total: u64 = (0..sample)
            .map(|_| play_out(state, &mut legal, &mut luck))
            .sum();
        assert!(
            total > 100 * sample,
            "random games have hundreds of actions"
        );
        // Criterion counts one game as its mean number of actions.
        group.throughput(Throughput::Elements(total / sample));
        group.bench_function(format!("{seats}-seats"), |bench| {
            bench.iter(|| play_out(black_box(state), &mut legal, &mut luck));
        });
    }
    group.finish();
}

fn single_steps(criterion: &mut Criterion) {
    let edition = edition();
    let seats_to_act = positions(edition, |to_act| matches!(to_act, ToAct::One(_)));
    let mut luck = QuickLuck::new(5);
    let mut legal = Vec::with_capacity(512);
    let mut next = 0;
    let mut position = move || {
        next = (next + 1) % seats_to_act.len();
        seats_to_act[next]
    };
    let mut group = criterion.benchmark_group("step");
    group.bench_function("clone", |bench| bench.iter(&mut position));
    group.bench_function("legal", |bench| {
        bench.iter(|| {
            let state = position();
            legal.clear();
            let seat = GrogIsland::to_act(&state)
                .seats()
                .lowest()
                .expect("one seat");
            GrogIsland::legal(&state, seat, &mut legal);
            legal.len()
        });
    });
    let pairs = |luck: &mut QuickLuck| {
        let mut position = position.clone();
        let pick = |_| {
            let state = position();
            let seat = GrogIsland::to_act(&state)
                .seats()
                .lowest()
                .expect("one seat");
            let mut legal = Vec::new();
            GrogIsland::legal(&state, seat, &mut legal);
            (
                state,
                Actor::Seat(seat),
                legal[luck.below(legal.len() as u32) as usize],
            )
        };
        (0..1_000).map(pick).collect::<Vec<_>>()
    };
    let pairs = pairs(&mut luck);
    let mut next = 0;
    group.bench_function("check", |bench| {
        bench.iter(|| {
            next = (next + 1) % pairs.len();
            let (state, actor, action) = &pairs[next];
            GrogIsland::check(state, *actor, *action).is_ok()
        });
    });
    group.bench_function("clone+apply", |bench| {
        bench.iter(|| {
            next = (next + 1) % pairs.len();
            let (mut state, actor, action) = pairs[next];
            GrogIsland::apply(&mut state, actor, action, &mut ());
            state
        });
    });
    let views: Vec<_> = pairs
        .iter()
        .map(|(state, actor, _)| {
            let Actor::Seat(seat) = *actor else {
                unreachable!("players only")
            };
            GrogIsland::view(state, Viewer::Seat(seat))
        })
        .collect();
    group.bench_function("view", |bench| {
        bench.iter(|| {
            next = (next + 1) % pairs.len();
            GrogIsland::view(&pairs[next].0, Viewer::Seat(tortuga_core::Seat(0)))
        });
    });
    group.bench_function("imagine", |bench| {
        bench.iter(|| {
            next = (next + 1) % views.len();
            GrogIsland::imagine(edition, &views[next], &mut luck)
        });
    });
    group.finish();
}

/// The figures of the summary in one line each: games and actions a second on
/// one thread, and the bytes of a state.
fn summary(_: &mut Criterion) {
    let edition = edition();
    println!("state: {} bytes", size_of::<State>());
    for seats in [2, 3, 4] {
        let state = start(edition, seats);
        let mut luck = QuickLuck::new(9);
        let mut legal = Vec::with_capacity(512);
        let begin = Instant::now();
        let games = 20_000;
        let actions: u64 = (0..games)
            .map(|_| play_out(state, &mut legal, &mut luck))
            .sum();
        let seconds = begin.elapsed().as_secs_f64();
        println!(
            "{seats} seats: {:.0} games/s, {:.2} M actions/s, {:.0} actions a game",
            f64::from(games) / seconds,
            actions as f64 / seconds / 1e6,
            actions as f64 / f64::from(games),
        );
    }
}

criterion_group!(benches, calibration, random_play, single_steps, summary);
criterion_main!(benches);
