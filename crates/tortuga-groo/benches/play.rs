//! The speed of GROO: `cargo bench -p tortuga-groo`.

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

use criterion::{criterion_group, criterion_main};

criterion_group!(benches, play::all::<tortuga_groo::Groo>);
criterion_main!(benches);
