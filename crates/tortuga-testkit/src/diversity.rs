use std::collections::BTreeMap;
use std::fmt::Debug;

use tortuga_core::{QuickLuck, Rules, Viewer};

/// How far a count may lie from what is expected, in standard deviations.
const FAR: f64 = 4.5;
const SEED: u64 = 1720;

/// Imagines many worlds and compares how often something comes up in them with
/// how often it should: `expected` lists every possible value with its
/// probability.
///
/// The luck is fixed, so this passes always or never.
///
/// # Panics
///
/// The truth itself, or an imagined value, is not expected; an expected one
/// does not come up or comes up too often or too rarely; or the probabilities
/// do not sum up to 1.
#[track_caller]
pub fn diversity<G: Rules, T: Ord + Debug>(
    truth: &G::State,
    viewer: Viewer,
    worlds: u32,
    hidden: impl Fn(&G::State) -> T,
    expected: &[(T, f64)],
) {
    let sum: f64 = expected.iter().map(|(_, probability)| probability).sum();
    assert!(
        (sum - 1.0).abs() < 1e-6,
        "the probabilities sum up to {sum}"
    );
    let view = G::view(truth, viewer);
    let mut luck = QuickLuck::new(SEED);
    let mut counts: BTreeMap<T, u32> = BTreeMap::new();
    for _ in 0..worlds {
        let world = G::imagine(G::edition(truth), &view, &mut luck);
        *counts.entry(hidden(&world)).or_default() += 1;
    }
    for value in [&hidden(truth)].into_iter().chain(counts.keys()) {
        let known = expected.iter().any(|(possible, _)| possible == value);
        assert!(known, "{value:?} is not expected");
    }
    for (value, probability) in expected {
        let count = counts.get(value).copied().unwrap_or(0);
        comes_up(value, *probability, count, worlds);
    }
}

#[track_caller]
fn comes_up<T: Debug>(value: &T, probability: f64, count: u32, worlds: u32) {
    let mean = f64::from(worlds) * probability;
    let deviation = (mean * (1.0 - probability)).sqrt();
    let distance = (f64::from(count) - mean).abs();
    assert!(
        count > 0 && distance <= FAR * deviation + 0.5,
        "{value:?} came up {count} times in {worlds} worlds, expected about {mean:.0}"
    );
}
