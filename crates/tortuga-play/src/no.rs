//! Why something was not done.

use tortuga_games::PlayError;
use tortuga_protocol::Problem;

use crate::Tell;

/// Why an action was not played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum No {
    /// The rules forbid it, or it is no action of the game.
    Rules(PlayError),
    /// Something has happened since it was decided.
    Stale,
    /// No rule says so.
    Sorry(Problem),
}

impl No {
    /// The answer to the question with this number.
    pub fn tell(self, id: u32) -> Tell {
        match self {
            Self::Stale => Tell::Stale { id },
            Self::Sorry(problem) => Tell::Sorry {
                id: Some(id),
                problem,
            },
            Self::Rules(PlayError::Notation(_)) => Tell::Sorry {
                id: Some(id),
                problem: Problem::NoSuchAction,
            },
            Self::Rules(PlayError::Refused { key, reason, rule }) => Tell::Refused {
                id,
                key: key.to_owned(),
                reason,
                rule: rule.to_string(),
            },
        }
    }
}
