//! Random play of any game and the single steps of it, with a calibration
//! figure beside them. Every game's `benches/play.rs` brings this in by its
//! path: a benchmark library is no dependency of the tests.

use std::hint::black_box;
use std::time::Instant;

use criterion::{Criterion, Throughput};
use tortuga_core::{
    Actor, Edition as _, FairLuck, Luck, QuickLuck, Rules, Seat, Settings, ToAct, Viewer,
};

/// A table to begin at, with its name.
pub(crate) type Start<G> = (&'static str, <G as Rules>::State);

/// Everything that is measured of a game; single steps at the last of the tables.
pub(crate) fn all<G: Rules>(criterion: &mut Criterion, starts: &[Start<G>]) {
    calibration(criterion);
    for start in starts {
        random_play::<G>(start, criterion);
    }
    let (_, last) = starts.last().expect("there is a table");
    single_steps::<G>(last, criterion);
    summary::<G>(starts);
}

/// A table of the standard edition with these settings.
pub(crate) fn start<G: Rules>(settings: &[(&str, &str)]) -> G::State {
    let edition = G::Edition::read(G::Edition::STANDARD);
    let edition: &'static G::Edition =
        Box::leak(Box::new(edition.expect("the standard edition is sound")));
    let owned = settings.iter();
    let settings: Settings = owned
        .map(|&(key, value)| (key.to_owned(), value.to_owned()))
        .collect();
    let options = G::options(edition, &settings).expect("settings that can be");
    G::set_up(edition, &options).expect("the options fit")
}

fn acting<G: Rules>(state: &G::State) -> Seat {
    let seats = G::to_act(state).seats();
    seats.lowest().expect("somebody is to act")
}

/// A random legal action of a seat.
fn choose<G: Rules>(
    state: &G::State,
    seat: Seat,
    legal: &mut Vec<G::Action>,
    luck: &mut QuickLuck,
) -> G::Action {
    legal.clear();
    G::legal(state, seat, legal);
    legal[luck.below(legal.len() as u32) as usize]
}

/// One step of random play; false when the game is over.
fn step<G: Rules>(state: &mut G::State, legal: &mut Vec<G::Action>, luck: &mut QuickLuck) -> bool {
    let (actor, action) = match G::to_act(state) {
        ToAct::Nobody => return false,
        ToAct::Chance => (Actor::Chance, G::chance(state, luck)),
        ToAct::One(_) | ToAct::Together(_) => {
            let seat = acting::<G>(state);
            (Actor::Seat(seat), choose::<G>(state, seat, legal, luck))
        }
    };
    G::apply(state, actor, action, &mut ());
    true
}

fn play_out<G: Rules>(
    mut state: G::State,
    legal: &mut Vec<G::Action>,
    luck: &mut QuickLuck,
) -> u64 {
    let mut actions = 0;
    while step::<G>(&mut state, legal, luck) {
        actions += 1;
    }
    actions
}

/// Positions of a few random games in which one seat is to act, so that single
/// steps are measured on what really occurs.
fn positions<G: Rules>(start: &G::State) -> Vec<G::State> {
    let mut luck = QuickLuck::new(11);
    let mut legal = Vec::new();
    let mut positions = Vec::new();
    for _ in 0..20 {
        let mut state = start.clone();
        loop {
            if matches!(G::to_act(&state), ToAct::One(_)) && luck.below(8) == 0 {
                positions.push(state.clone());
            }
            if !step::<G>(&mut state, &mut legal, &mut luck) {
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

fn random_play<G: Rules>((name, state): &Start<G>, criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("random-play");
    let mut luck = QuickLuck::new(3);
    let mut legal = Vec::with_capacity(512);
    let sample = 2_000;
    let games = (0..sample).map(|_| play_out::<G>(state.clone(), &mut legal, &mut luck));
    let total: u64 = games.sum();
    assert!(
        total > 100 * sample,
        "random games have hundreds of actions"
    );
    // Criterion counts one game as its mean number of actions.
    group.throughput(Throughput::Elements(total / sample));
    group.bench_function(*name, |bench| {
        bench.iter(|| play_out::<G>(black_box(state.clone()), &mut legal, &mut luck));
    });
    group.finish();
}

fn single_steps<G: Rules>(start: &G::State, criterion: &mut Criterion) {
    let edition = G::edition(start);
    let states = positions::<G>(start);
    let mut luck = QuickLuck::new(5);
    let mut legal = Vec::with_capacity(512);
    let mut pick = |state: &G::State| {
        let seat = acting::<G>(state);
        let action = choose::<G>(state, seat, &mut legal, &mut luck);
        (state.clone(), seat, action)
    };
    let steps: Vec<_> = states.iter().map(&mut pick).collect();
    let look = |(state, seat, _): &(G::State, Seat, G::Action)| G::view(state, Viewer::Seat(*seat));
    let views: Vec<_> = steps.iter().map(look).collect();
    let mut luck = QuickLuck::new(6);
    let mut legal = Vec::with_capacity(512);
    let mut next = 0;
    let mut place = || {
        next = (next + 1) % steps.len();
        next
    };
    let mut group = criterion.benchmark_group("step");
    group.bench_function("clone", |bench| bench.iter(|| steps[place()].0.clone()));
    group.bench_function("legal", |bench| {
        bench.iter(|| {
            let (state, seat, _) = &steps[place()];
            legal.clear();
            G::legal(state, *seat, &mut legal);
            legal.len()
        });
    });
    group.bench_function("check", |bench| {
        bench.iter(|| {
            let (state, seat, action) = &steps[place()];
            G::check(state, Actor::Seat(*seat), *action).is_ok()
        });
    });
    group.bench_function("clone+apply", |bench| {
        bench.iter(|| {
            let (state, seat, action) = &steps[place()];
            let mut state = state.clone();
            G::apply(&mut state, Actor::Seat(*seat), *action, &mut ());
            state
        });
    });
    group.bench_function("view", |bench| {
        bench.iter(|| G::view(&steps[place()].0, Viewer::Seat(Seat(0))));
    });
    group.bench_function("imagine", |bench| {
        bench.iter(|| G::imagine(edition, &views[place()], &mut luck));
    });
    group.finish();
}

/// The figures of the summary in one line each: games and actions a second on
/// one thread, and the bytes of a state.
fn summary<G: Rules>(starts: &[Start<G>]) {
    println!("state: {} bytes", size_of::<G::State>());
    for (name, state) in starts {
        let mut luck = QuickLuck::new(9);
        let mut legal = Vec::with_capacity(512);
        let begin = Instant::now();
        let games = 20_000;
        let all = (0..games).map(|_| play_out::<G>(state.clone(), &mut legal, &mut luck));
        let actions: u64 = all.sum();
        let seconds = begin.elapsed().as_secs_f64();
        println!(
            "{name}: {:.0} games/s, {:.2} M actions/s, {:.0} actions a game",
            f64::from(games) / seconds,
            actions as f64 / seconds / 1e6,
            actions as f64 / f64::from(games),
        );
    }
}
