//! The speed of Glory Islands: `cargo bench -p tortuga-glory`.

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
use tortuga_glory::GloryIslands;

fn all(criterion: &mut Criterion) {
    let variants = [
        ("4-seats", ("4", "front", "false")),
        ("3-seats", ("3", "front", "false")),
        ("2-seats-and-henry", ("2", "front", "false")),
        ("4-seats-storm-wrecks", ("4", "back", "true")),
        ("2-seats-and-henry-storm-wrecks", ("2", "back", "true")),
    ];
    let starts = variants.map(|(name, (seats, side, wrecks))| {
        let settings = [("seats", seats), ("side", side), ("wrecks", wrecks)];
        (name, play::start::<GloryIslands>(&settings))
    });
    play::all::<GloryIslands>(criterion, &starts);
}

criterion_group!(benches, all);
criterion_main!(benches);
