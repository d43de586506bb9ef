//! How much anybody may ask in a short time.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

/// A bucket that fills again: so many at once, and so many a second.
pub(crate) struct Allowance {
    most: f64,
    per_second: f64,
    left: f64,
    at: Instant,
}

impl Allowance {
    pub(crate) fn new(most: f64, per_second: f64) -> Self {
        Self {
            most,
            per_second,
            left: most,
            at: Instant::now(),
        }
    }

    /// Takes one out, if there is one.
    pub(crate) fn take(&mut self) -> bool {
        self.fill();
        if self.left < 1.0 {
            return false;
        }
        self.left -= 1.0;
        true
    }

    fn fill(&mut self) {
        let passed = self.at.elapsed().as_secs_f64();
        self.at = Instant::now();
        self.left = (self.left + passed * self.per_second).min(self.most);
    }

    fn is_full(&mut self) -> bool {
        self.fill();
        self.left >= self.most
    }
}

/// New guests and new tables, by address: each costs the disk a commit.
#[derive(Default)]
pub(crate) struct Gate {
    by_address: Mutex<HashMap<IpAddr, Allowance>>,
}

impl Gate {
    const AT_ONCE: f64 = 40.0;
    const PER_SECOND: f64 = 0.5;
    /// More addresses than these are not remembered if they have been quiet.
    const REMEMBERED: usize = 10_000;

    pub(crate) fn lets_in(&self, address: IpAddr) -> bool {
        let mut all = self
            .by_address
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        if all.len() >= Self::REMEMBERED {
            all.retain(|_, allowance| !allowance.is_full());
        }
        let fresh = || Allowance::new(Self::AT_ONCE, Self::PER_SECOND);
        all.entry(address).or_insert_with(fresh).take()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_allowance_runs_out() {
        let mut allowance = Allowance::new(60.0, 20.0);
        assert!(allowance.is_full());
        let granted = (0..1000).filter(|_| allowance.take()).count();
        assert!((60..100).contains(&granted), "{granted}");
        assert!(!allowance.is_full());
    }

    #[test]
    fn every_address_has_its_own() {
        let gate = Gate::default();
        let (one, other) = ([127, 0, 0, 1].into(), [127, 0, 0, 2].into());
        while gate.lets_in(one) {}
        assert!(gate.lets_in(other));
    }
}
