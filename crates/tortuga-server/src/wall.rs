//! What time it is.

use std::time::{SystemTime, UNIX_EPOCH};

use tokio::time::Instant;

/// The clock on the wall of the house, in milliseconds since 1970. It is set once
/// and then goes on evenly, whoever sets the machine's own clock; in tests it
/// stands still with everything else.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Wall {
    began: i64,
    since: Instant,
}

impl Wall {
    /// Sets it by the machine's clock.
    pub(crate) fn set() -> Self {
        let began = SystemTime::now().duration_since(UNIX_EPOCH);
        let began = began.map_or(0, |began| i64::try_from(began.as_millis()).unwrap_or(0));
        Self {
            began,
            since: Instant::now(),
        }
    }

    /// One that was set to this moment.
    #[cfg(test)]
    pub(crate) fn at(began: i64) -> Self {
        Self {
            began,
            since: Instant::now(),
        }
    }

    /// Milliseconds since 1970.
    pub(crate) fn now(self) -> i64 {
        let passed = self.since.elapsed().as_millis();
        self.began
            .saturating_add(i64::try_from(passed).unwrap_or(i64::MAX))
    }

    /// Seconds since 1970.
    pub(crate) fn seconds(self) -> i64 {
        self.now() / 1000
    }
}
