use std::fmt;

use tortuga_core::{Record, Rules};

/// Whether a promise was kept in one game; if not, what was found instead.
pub type Verdict = Result<(), String>;

/// A broken promise, with all that is needed to see it again.
#[derive(Clone, Debug)]
pub struct Failure {
    /// Which check found it.
    pub check: &'static str,
    /// In which game.
    pub game: &'static str,
    /// What was found, in a sentence or two.
    pub what: String,
    /// The random game in which it was found; none if no game was needed.
    pub played: Option<Box<Played>>,
}

/// The random game that led to a failure.
#[derive(Clone, Debug)]
pub struct Played {
    /// The seed of its luck.
    pub seed: u64,
    /// Options and everything done so far.
    pub record: Record,
}

impl Failure {
    /// A failure that needed no game to be found.
    pub(crate) fn of<G: Rules>(check: &'static str, what: String) -> Self {
        Self {
            check,
            game: G::GAME,
            what,
            played: None,
        }
    }
}

impl std::error::Error for Failure {}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}, {}: {}", self.game, self.check, self.what)?;
        if let Some(played) = &self.played {
            let Played { seed, record } = &**played;
            let actions = record.actions.len();
            let text = record.write();
            write!(f, "\nseed {seed}, after these {actions} actions:\n{text}")?;
        }
        Ok(())
    }
}

/// Refuses with a sentence unless something holds.
pub(crate) fn demand(holds: bool, what: impl FnOnce() -> String) -> Verdict {
    if holds { Ok(()) } else { Err(what()) }
}
