use std::time::Duration;

use tortuga_core::Level;

/// How long a bot may think about one decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// So many imagined worlds. With one thread the same seed then always gives
    /// the same move, on every machine.
    Iterations(u32),
    /// So much time, kept within a tenth.
    Time(Duration),
}

impl Budget {
    /// What a level usually gets; none for those that do not search.
    pub const fn of(level: Level) -> Option<Self> {
        match level {
            Level::Novice | Level::Sailor => None,
            Level::Mate => Some(Self::Time(Duration::from_millis(20))),
            Level::Captain => Some(Self::Time(Duration::from_millis(200))),
            Level::Admiral => Some(Self::Time(Duration::from_secs(2))),
        }
    }

    /// The same budget, so many times smaller.
    #[must_use]
    pub fn divided(self, by: u32) -> Self {
        let by = by.max(1);
        match self {
            Self::Iterations(count) => Self::Iterations((count / by).max(1)),
            Self::Time(time) => Self::Time(time / by),
        }
    }
}
