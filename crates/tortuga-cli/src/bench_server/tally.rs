//! What all players together count.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::time::Duration;

/// Every doubling of a time has so many steps: what is told is right to 6 %.
const STEPS: usize = 16;
/// No time is longer, in microseconds: a little more than an hour.
const LONGEST: usize = u32::MAX as usize;
const BUCKETS: usize = 32 * STEPS;

/// Counts acknowledged moves, and how long the answers took.
pub(super) struct Tally {
    counts: AtomicBool,
    waits: [AtomicU64; BUCKETS],
    games: AtomicU64,
}

/// What was counted.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(super) struct Counts {
    /// Acknowledged moves.
    pub(super) moves: u64,
    /// Games that were over.
    pub(super) games: u64,
    /// How long the half, 95 and 99 of a hundred, and all took at the most.
    pub(super) waits: [Duration; 4],
}

impl Default for Tally {
    fn default() -> Self {
        Self {
            counts: AtomicBool::new(false),
            waits: [const { AtomicU64::new(0) }; BUCKETS],
            games: AtomicU64::new(0),
        }
    }
}

impl Tally {
    /// From now on it counts.
    pub(super) fn begin(&self) {
        self.counts.store(true, Relaxed);
    }

    /// A move was acknowledged after so long.
    pub(super) fn moved(&self, wait: Duration) {
        if self.counts.load(Relaxed) {
            self.waits[bucket(wait)].fetch_add(1, Relaxed);
        }
    }

    /// A game is over.
    pub(super) fn over(&self) {
        if self.counts.load(Relaxed) {
            self.games.fetch_add(1, Relaxed);
        }
    }

    /// What was counted; it counts no more.
    pub(super) fn end(&self) -> Counts {
        self.counts.store(false, Relaxed);
        let waits: Vec<u64> = self.waits.iter().map(|one| one.load(Relaxed)).collect();
        let moves = waits.iter().sum();
        Counts {
            moves,
            games: self.games.load(Relaxed),
            waits: [50, 95, 99, 100].map(|percent| longest(&waits, moves * percent / 100)),
        }
    }
}

fn bucket(wait: Duration) -> usize {
    let micros = usize::try_from(wait.as_micros()).unwrap_or(usize::MAX);
    let micros = micros.clamp(1, LONGEST);
    let doublings = micros.ilog2() as usize;
    // The bits behind the first one tell the step.
    let step = ((micros * STEPS) >> doublings) - STEPS;
    doublings * STEPS + step
}

/// The end of a bucket.
fn end_of(bucket: usize) -> Duration {
    let (doublings, step) = (bucket / STEPS, bucket % STEPS);
    let micros = ((STEPS + step + 1) << doublings) / STEPS;
    Duration::from_micros(micros as u64)
}

/// So many took no longer than this.
fn longest(waits: &[u64], many: u64) -> Duration {
    let mut seen = 0;
    let place = waits.iter().position(|count| {
        seen += count;
        seen >= many.max(1)
    });
    place.map_or(Duration::ZERO, end_of)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_time_has_a_bucket_that_is_hardly_longer() {
        for micros in [1, 2, 3, 17, 100, 999, 1000, 65_535, 1 << 20, 3_600_000_000] {
            let wait = Duration::from_micros(micros);
            let end = end_of(bucket(wait));
            let far = end.as_secs_f64() / wait.as_secs_f64();
            assert!((1.0..=2.0).contains(&far), "{micros}: {end:?}");
            assert!(micros < 100 || far <= 1.07, "{micros}: {end:?}");
        }
    }

    #[test]
    fn what_is_counted_is_told() {
        let tally = Tally::default();
        tally.moved(Duration::from_secs(9));
        tally.begin();
        for millis in 1..=100 {
            tally.moved(Duration::from_millis(millis));
        }
        tally.over();
        let counts = tally.end();
        assert_eq!((counts.moves, counts.games), (100, 1));
        let [half, most, .., all] = counts.waits.map(|wait| wait.as_secs_f64());
        assert!((0.050..0.054).contains(&half) && (0.095..0.102).contains(&most));
        assert!((0.100..0.107).contains(&all), "{all}");
        tally.moved(Duration::from_secs(9));
        assert_eq!(tally.end().moves, 100);
    }
}
