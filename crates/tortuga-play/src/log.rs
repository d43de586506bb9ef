//! The log of a game: what was done at a table, and when.

use std::borrow::Cow;

use thiserror::Error;
use tortuga_core::Actor;

/// One entry of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Who did it.
    pub actor: Actor,
    /// What he did.
    pub deed: Deed,
}

/// What an entry of the log tells.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Deed {
    /// An action, in notation.
    Action(String),
    /// The seat took back what it did at this place of the list of actions, and
    /// after that. Numbers of entries are never used again.
    Undo(usize),
    /// A pause was over: what was held behind it has been shown.
    PauseOver,
    /// The seat's time was up: a bot plays in its place.
    StoodIn,
    /// The person has taken the seat back.
    CameBack,
    /// The seat has given up.
    Resigned,
    /// All have agreed to stop for a while.
    Stopped,
    /// The seat has the game go on after a stop.
    WentOn,
    /// All have agreed to end the game without a winner.
    Abandoned,
    /// The house has closed the table.
    Closed,
}

/// An entry, and when it was written, in milliseconds since 1970.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Logged {
    /// What was done.
    pub entry: Entry,
    /// When.
    pub at: i64,
}

/// A moment for every seat that there may be.
pub type Ends = [Option<i64>; 8];

impl Entry {
    /// Time is nobody's seat.
    pub const PAUSE_OVER: Self = Self {
        actor: Actor::Chance,
        deed: Deed::PauseOver,
    };

    /// Somebody does something.
    pub const fn action(actor: Actor, action: String) -> Self {
        let deed = Deed::Action(action);
        Self { actor, deed }
    }
}

impl Deed {
    /// No action of any game is written like these.
    const UNDO: &str = "<undo to ";

    /// As it stands in a log.
    pub fn text(&self) -> Cow<'_, str> {
        Cow::Borrowed(match self {
            Self::Action(text) => text,
            Self::Undo(place) => return Cow::Owned(format!("{}{place}", Self::UNDO)),
            Self::PauseOver => "<pause over",
            Self::StoodIn => "<stood in",
            Self::CameBack => "<came back",
            Self::Resigned => "<resigned",
            Self::Stopped => "<stopped",
            Self::WentOn => "<went on",
            Self::Abandoned => "<abandoned",
            Self::Closed => "<closed",
        })
    }

    /// Reads what [`text`](Self::text) has written.
    ///
    /// # Errors
    ///
    /// An undo that does not say how far.
    pub fn read(text: String) -> Result<Self, NoDeed> {
        Ok(match text.as_str() {
            "<pause over" => Self::PauseOver,
            "<stood in" => Self::StoodIn,
            "<came back" => Self::CameBack,
            "<resigned" => Self::Resigned,
            "<stopped" => Self::Stopped,
            "<went on" => Self::WentOn,
            "<abandoned" => Self::Abandoned,
            "<closed" => Self::Closed,
            other => match other.strip_prefix(Self::UNDO) {
                None => Self::Action(text),
                Some(place) => {
                    let place = place.parse().map_err(|_| NoDeed)?;
                    Self::Undo(place)
                }
            },
        })
    }
}

/// Text that is no deed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("an undo in a log")]
pub struct NoDeed;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_deed_is_read_as_it_is_written() {
        for deed in [
            Deed::Action("bid Y A".to_owned()),
            Deed::Undo(17),
            Deed::PauseOver,
            Deed::StoodIn,
            Deed::CameBack,
            Deed::Resigned,
            Deed::Stopped,
            Deed::WentOn,
            Deed::Abandoned,
            Deed::Closed,
        ] {
            assert_eq!(Deed::read(deed.text().into_owned()).unwrap(), deed);
        }
        assert!(Deed::read("<undo to x".to_owned()).is_err());
    }
}
