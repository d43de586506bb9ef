//! The log of a table: what was done at it, and when.

use std::borrow::Cow;

use tortuga_core::{Actor, Seats};
use tortuga_protocol::Stage;

use super::{Storage, StorageError, damaged};

/// One entry of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Entry {
    pub(crate) actor: Actor,
    pub(crate) deed: Deed,
}

/// What an entry of the log tells.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Deed {
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
pub(crate) struct Logged {
    pub(crate) entry: Entry,
    pub(crate) at: i64,
}

/// What is to be written at one moment.
#[derive(Clone, Debug)]
pub(crate) struct Written {
    pub(crate) entries: Vec<Entry>,
    pub(crate) at: i64,
    /// What lists of tables tell from now on; none if that has not changed.
    pub(crate) standing: Option<Standing>,
}

/// What lists of tables and whoever looks after clocks must know of a table
/// without reading its log.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Standing {
    pub(crate) stage: Stage,
    /// Whom everybody knows the game to wait for.
    pub(crate) waits_for: Seats,
    /// When it must be looked after although nobody asks, in milliseconds.
    pub(crate) due: Option<i64>,
    /// When each seat's own time is up, in milliseconds; none where no clock runs.
    pub(crate) until: Ends,
}

/// A moment for every seat that there may be.
pub(crate) type Ends = [Option<i64>; 8];

impl Entry {
    /// Time is nobody's seat.
    pub(crate) const PAUSE_OVER: Self = Self {
        actor: Actor::Chance,
        deed: Deed::PauseOver,
    };

    /// Somebody does something.
    pub(crate) const fn action(actor: Actor, action: String) -> Self {
        let deed = Deed::Action(action);
        Self { actor, deed }
    }
}

impl Deed {
    /// No action of any game is written like these.
    const UNDO: &str = "<undo to ";

    pub(super) fn text(&self) -> Cow<'_, str> {
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

    fn read(text: String) -> Result<Self, StorageError> {
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
                    let place = place.parse().map_err(|_| damaged(&"an undo in a log"))?;
                    Self::Undo(place)
                }
            },
        })
    }
}

impl Storage {
    /// The whole log of a table, from number 0 on.
    pub(crate) async fn log(&self, table: &str) -> Result<Vec<Logged>, StorageError> {
        let rows: Vec<Row> = sqlx::query_as(
            "SELECT number, actor, deed, at FROM log WHERE game_table = ? ORDER BY number",
        )
        .bind(table)
        .fetch_all(&self.reads)
        .await?;
        (0..).zip(rows).map(read_entry).collect()
    }

    /// Appends entries to a log; the first gets the number `first`. All of
    /// them are on the disk when this returns, or none is.
    pub(crate) async fn append(
        &self,
        table: &str,
        first: u32,
        written: Written,
    ) -> Result<(), StorageError> {
        self.writer.append(table.to_owned(), first, written).await
    }
}

/// Number, actor, deed, moment.
type Row = (u32, String, String, i64);

fn read_entry((expected, (number, actor, deed, at)): (u32, Row)) -> Result<Logged, StorageError> {
    if number != expected {
        return Err(damaged(&"a gap in a log"));
    }
    let actor = Actor::read(&actor).ok_or_else(|| damaged(&"an actor in a log"))?;
    let deed = Deed::read(deed)?;
    let entry = Entry { actor, deed };
    Ok(Logged { entry, at })
}

#[cfg(test)]
impl From<Vec<Entry>> for Written {
    fn from(entries: Vec<Entry>) -> Self {
        Self {
            entries,
            at: 0,
            standing: None,
        }
    }
}

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
