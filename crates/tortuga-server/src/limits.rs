//! How much anybody may ask in a short time.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use prometheus_client::metrics::gauge::Gauge;

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

/// An allowance for everybody: new guests and tables by address, each of which
/// costs the disk a commit; passwords by name.
pub(crate) struct Gate<K> {
    at_once: f64,
    per_second: f64,
    known: Mutex<HashMap<K, Allowance>>,
}

impl<K: Hash + Eq + Clone> Gate<K> {
    /// More than these are not remembered if they have been quiet.
    const REMEMBERED: usize = 10_000;

    pub(crate) fn new(at_once: u32, per_minute: u32) -> Self {
        Self {
            at_once: at_once.into(),
            per_second: f64::from(per_minute) / 60.0,
            known: Mutex::default(),
        }
    }

    pub(crate) fn lets_in(&self, who: &K) -> bool {
        let mut all = lock(&self.known);
        if all.len() >= Self::REMEMBERED {
            all.retain(|_, allowance| !allowance.is_full());
        }
        let fresh = || Allowance::new(self.at_once, self.per_second);
        all.entry(who.clone()).or_insert_with(fresh).take()
    }
}

/// Sockets, of which there may be so many, and so many from one address.
pub(crate) struct Places {
    most: usize,
    most_of_one: usize,
    taken: Arc<Mutex<Taken>>,
    gauge: Gauge,
}

#[derive(Default)]
struct Taken {
    all: usize,
    by_address: HashMap<IpAddr, usize>,
}

/// A place that is free again when this is dropped.
pub(crate) struct Place {
    address: IpAddr,
    taken: Arc<Mutex<Taken>>,
    gauge: Gauge,
}

impl Places {
    pub(crate) fn new(most: usize, most_of_one: usize, gauge: Gauge) -> Self {
        Self {
            most,
            most_of_one,
            taken: Arc::default(),
            gauge,
        }
    }

    pub(crate) fn take(&self, address: IpAddr) -> Option<Place> {
        let mut taken = lock(&self.taken);
        let own = taken.by_address.get(&address).copied().unwrap_or_default();
        if taken.all >= self.most || own >= self.most_of_one {
            return None;
        }
        taken.by_address.insert(address, own + 1);
        taken.all += 1;
        self.gauge.inc();
        Some(Place {
            address,
            taken: Arc::clone(&self.taken),
            gauge: self.gauge.clone(),
        })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut taken = lock(&self.taken);
        taken.all -= 1;
        if let Some(own) = taken.by_address.get_mut(&self.address) {
            *own -= 1;
            if *own == 0 {
                taken.by_address.remove(&self.address);
            }
        }
        self.gauge.dec();
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
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
        let gate = Gate::new(40, 30);
        let (one, other) = (1, 2);
        while gate.lets_in(&one) {}
        assert!(gate.lets_in(&other));
    }

    #[test]
    fn a_place_is_free_again_when_it_is_left() {
        let places = Places::new(3, 2, Gauge::default());
        let [one, other] = [[127, 0, 0, 1], [127, 0, 0, 2]].map(IpAddr::from);
        let first = places.take(one).unwrap();
        let _second = places.take(one).unwrap();
        assert!(places.take(one).is_none(), "two of one address");
        let _third = places.take(other).unwrap();
        assert!(places.take(other).is_none(), "three in all");
        drop(first);
        assert!(places.take(one).is_some());
        assert_eq!(places.gauge.get(), 2);
    }
}
