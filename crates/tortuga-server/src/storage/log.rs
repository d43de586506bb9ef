//! The log of a table: what was done at it, and when.

use std::borrow::Cow;

use tortuga_core::Actor;

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
}

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
    const PAUSE_OVER: &str = "<pause over";

    pub(super) fn text(&self) -> Cow<'_, str> {
        match self {
            Self::Action(text) => Cow::Borrowed(text),
            Self::Undo(place) => Cow::Owned(format!("{}{place}", Self::UNDO)),
            Self::PauseOver => Cow::Borrowed(Self::PAUSE_OVER),
        }
    }

    fn read(text: String) -> Result<Self, StorageError> {
        if text == Self::PAUSE_OVER {
            return Ok(Self::PauseOver);
        }
        match text.strip_prefix(Self::UNDO) {
            None => Ok(Self::Action(text)),
            Some(place) => {
                let place = place.parse().map_err(|_| damaged(&"an undo in a log"))?;
                Ok(Self::Undo(place))
            }
        }
    }
}

impl Storage {
    /// The whole log of a table, from number 0 on.
    pub(crate) async fn log(&self, table: &str) -> Result<Vec<Entry>, StorageError> {
        let rows: Vec<(u32, String, String)> = sqlx::query_as(
            "SELECT number, actor, deed FROM log WHERE game_table = ? ORDER BY number",
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
        entries: Vec<Entry>,
    ) -> Result<(), StorageError> {
        self.writer.append(table.to_owned(), first, entries).await
    }
}

fn read_entry(
    (expected, (number, actor, deed)): (u32, (u32, String, String)),
) -> Result<Entry, StorageError> {
    if number != expected {
        return Err(damaged(&"a gap in a log"));
    }
    let actor = Actor::read(&actor).ok_or_else(|| damaged(&"an actor in a log"))?;
    Ok(Entry {
        actor,
        deed: Deed::read(deed)?,
    })
}
