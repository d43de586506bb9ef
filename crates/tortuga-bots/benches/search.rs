//! The speed of the search: `cargo bench -p tortuga-bots`.
//!
//! A search of 10,000 iterations with random rollouts to the end, from the
//! first decision of each game, beside bare random playouts from the same
//! position. Both take turns in one run and the medians are compared, so that
//! what else the machine does falls on both.

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

use tortuga_bots::{Bot, Budget, Level, Style};
use tortuga_core::{
    Actor, FairLuck, Luck as _, Perspective, QuickLuck, Rules, Seat, Settings, ToAct,
};
use tortuga_foggy::FoggyIsland;
use tortuga_games::EditionChoice;
use tortuga_glory::GloryIslands;
use tortuga_grog::GrogIsland;
use tortuga_groo::Groo;

const ITERATIONS: u32 = 10_000;
const ROUNDS: usize = 7;

fn main() {
    println!(
        "calibration: {:.1} M ChaCha20 blocks/s\n",
        blocks_a_second() / 1e6
    );
    println!(
        "{:<32} {:>12} {:>12} {:>6} {:>12}",
        "", "playouts/s", "iterations/s", "ratio", "captain it/s"
    );
    both::<FoggyIsland>("Foggy Island, basic", ("mode", "basic"));
    both::<FoggyIsland>("Foggy Island, mercenary", ("mode", "mercenary"));
    both::<GloryIslands>("Glory Islands, 2 seats and Henry", ("seats", "2"));
    both::<GloryIslands>("Glory Islands, 4 seats", ("seats", "4"));
    both::<GrogIsland>("Grog Island, 2 seats", ("seats", "2"));
    both::<GrogIsland>("Grog Island, 4 seats", ("seats", "4"));
    both::<Groo>("GROO, 2 seats", ("seats", "2"));
    both::<Groo>("GROO, 4 seats", ("seats", "4"));
}

fn both<G: Rules>(name: &str, setting: (&str, &str)) {
    let (state, seat) = first_decision::<G>(setting);
    let perspective = Perspective::<G>::new(&state, seat);
    let [mut bare, mut plain, mut captain] = [(); 3].map(|()| Vec::new());
    for round in 0..ROUNDS as u64 {
        bare.push(per_second(|| playouts::<G>(&state, round)));
        let search = |style: Style| {
            let budget = Budget::Iterations(ITERATIONS);
            let mut bot = Bot::<G>::new(style, round).with_budget(budget);
            per_second(|| assert!(black_box(bot.choose(&perspective)).is_some()))
        };
        plain.push(search(Style::Plain));
        captain.push(search(Level::Captain.into()));
    }
    let [bare, plain, captain] = [bare, plain, captain].map(median);
    println!(
        "{name:<32} {bare:>12.0} {plain:>12.0} {:>5.0}% {captain:>12.0}",
        100.0 * plain / bare
    );
}

/// How many of the 10,000 fit into a second.
fn per_second(work: impl FnOnce()) -> f64 {
    let begin = Instant::now();
    work();
    f64::from(ITERATIONS) / begin.elapsed().as_secs_f64()
}

fn median(mut figures: Vec<f64>) -> f64 {
    figures.sort_by(f64::total_cmp);
    figures[figures.len() / 2]
}

fn playouts<G: Rules>(start: &G::State, seed: u64) {
    let mut luck = QuickLuck::new(seed);
    let mut legal = Vec::with_capacity(1024);
    for _ in 0..ITERATIONS {
        let mut state = start.clone();
        while let Some((actor, action)) = next::<G>(&state, &mut legal, &mut luck) {
            G::apply(&mut state, actor, action, &mut ());
        }
        black_box(G::winners(&state));
    }
}

fn next<G: Rules>(
    state: &G::State,
    legal: &mut Vec<G::Action>,
    luck: &mut QuickLuck,
) -> Option<(Actor, G::Action)> {
    match G::to_act(state) {
        ToAct::Nobody => None,
        ToAct::Chance => Some((Actor::Chance, G::chance(state, luck))),
        to_act @ (ToAct::One(_) | ToAct::Together(_)) => {
            let seat = to_act.seats().lowest()?;
            legal.clear();
            G::legal(state, seat, legal);
            let pick = luck.below(legal.len() as u32) as usize;
            Some((Actor::Seat(seat), legal[pick]))
        }
    }
}

/// The first position in which somebody has a choice.
fn first_decision<G: Rules>((key, value): (&str, &str)) -> (G::State, Seat) {
    let edition = EditionChoice::Standard.hold::<G>().expect("it is sound");
    let settings: Settings = [(key.to_owned(), value.to_owned())].into();
    let options = G::options(edition.edition, &settings).expect("a setting that can be");
    let mut state = G::set_up(edition.edition, &options).expect("a setting that can be");
    let mut luck = QuickLuck::new(1);
    let mut legal = Vec::new();
    loop {
        if let Some(seat) = G::to_act(&state).seats().lowest() {
            legal.clear();
            G::legal(&state, seat, &mut legal);
            if legal.len() > 1 {
                return (state, seat);
            }
        }
        let next = next::<G>(&state, &mut legal, &mut luck);
        let (actor, action) = next.expect("there is a choice before the end");
        G::apply(&mut state, actor, action, &mut ());
    }
}

/// What other days and machines are compared by.
fn blocks_a_second() -> f64 {
    const BLOCKS: u32 = 2_000_000;
    let fair = FairLuck::new(&[7; 32], &[]);
    let begin = Instant::now();
    let sum: u64 = (0..u64::from(BLOCKS))
        .map(|number| u64::from(fair.outcome(number).below(1000)))
        .sum();
    black_box(sum);
    f64::from(BLOCKS) / begin.elapsed().as_secs_f64()
}
