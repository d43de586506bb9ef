use std::time::Duration;

use crate::{Budget, Watch};

/// What time it is, counted from whatever moment.
pub type Now = fn() -> Duration;

/// How often a search looks at the clock.
const EVERY: u32 = 16;
/// Where there is no clock, a millisecond is so many iterations.
const ITERATIONS_A_MILLISECOND: u32 = 20;

/// The machine's own clock. A page has none that could be reached from here; it
/// brings one along.
#[cfg(not(target_family = "wasm"))]
pub(crate) const MACHINE: Option<Now> = Some(since_the_first_look);
#[cfg(target_family = "wasm")]
pub(crate) const MACHINE: Option<Now> = None;

#[cfg(not(target_family = "wasm"))]
fn since_the_first_look() -> Duration {
    use std::sync::LazyLock;
    use std::time::Instant;

    static FIRST: LazyLock<Instant> = LazyLock::new(Instant::now);
    FIRST.elapsed()
}

/// Says when a search is over.
pub(crate) struct Clock<'w> {
    budget: Left,
    watch: &'w Watch,
}

/// What there is to be used up.
enum Left {
    Iterations(u32),
    Time {
        now: Now,
        begin: Duration,
        all: Duration,
    },
}

impl<'w> Clock<'w> {
    pub(crate) fn new(budget: Budget, now: Option<Now>, watch: &'w Watch) -> Self {
        watch.tell(0);
        let budget = match (budget, now) {
            (Budget::Iterations(count), _) => Left::Iterations(count),
            (Budget::Time(all), Some(now)) => {
                let begin = now();
                Left::Time { now, begin, all }
            }
            (Budget::Time(all), None) => {
                let millis = u32::try_from(all.as_millis()).unwrap_or(u32::MAX);
                Left::Iterations(millis.saturating_mul(ITERATIONS_A_MILLISECOND))
            }
        };
        Self { budget, watch }
    }

    /// Is there time for another iteration after so many? For the first one
    /// always: without it nothing is known.
    pub(crate) fn goes_on(&self, done: u32) -> bool {
        if done == 0 {
            return true;
        }
        if let Left::Iterations(all) = self.budget
            && done >= all
        {
            return false;
        }
        if !done.is_multiple_of(EVERY) {
            return true;
        }
        let used = self.used(done);
        self.watch.tell(used);
        used < 100 && !self.watch.is_enough()
    }

    /// How much of the budget is used, in hundredths.
    fn used(&self, done: u32) -> u8 {
        let used = match self.budget {
            Left::Iterations(all) => u128::from(done) * 100 / u128::from(all.max(1)),
            Left::Time { now, begin, all } => {
                let spent = now().saturating_sub(begin);
                spent.as_micros() * 100 / all.as_micros().max(1)
            }
        };
        u8::try_from(used.min(100)).unwrap_or(100)
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::*;

    thread_local! {
        static NOW: Cell<u64> = const { Cell::new(0) };
    }

    fn now() -> Duration {
        Duration::from_millis(NOW.get())
    }

    #[test]
    fn time_is_up_when_it_is_up() {
        let watch = Watch::new();
        let clock = Clock::new(Budget::Time(Duration::from_millis(20)), Some(now), &watch);
        NOW.set(19);
        assert!(clock.goes_on(16));
        assert_eq!(watch.hundredths(), 95);
        NOW.set(20);
        assert!(clock.goes_on(17), "it does not look that often");
        assert!(!clock.goes_on(32));
        assert!(clock.goes_on(0), "one iteration there must be");
    }

    #[test]
    fn without_a_clock_iterations_are_counted() {
        let watch = Watch::new();
        let clock = Clock::new(Budget::Time(Duration::from_millis(20)), None, &watch);
        assert!(clock.goes_on(399));
        assert!(!clock.goes_on(400));
    }
}
