//! The speed of Grog Island: `cargo bench -p tortuga-grog`.

#![allow(
    missing_docs,
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    clippy::disallowed_methods,
    clippy::print_stdout,
    reason = "a benchmark measures time and prints figures"
)]

#[path = "../../tortuga-testkit/speed/play.rs"]
mod play;

use criterion::{Criterion, criterion_group, criterion_main};
use tortuga_grog::GrogIsland;

fn all(criterion: &mut Criterion) {
    let seats = [("2-seats", "2"), ("3-seats", "3"), ("4-seats", "4")];
    let starts = seats.map(|(name, seats)| (name, play::start::<GrogIsland>(&[("seats", seats)])));
    play::all::<GrogIsland>(criterion, &starts);
}

criterion_group!(benches, all);
criterion_main!(benches);
