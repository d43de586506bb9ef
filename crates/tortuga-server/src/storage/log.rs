//! The log of a table: what was done at it, and when.

use tortuga_core::{Actor, Seats};
use tortuga_play::{Deed, Ends, Entry, Logged};
use tortuga_protocol::Stage;

use super::{Storage, StorageError, damaged};

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
    let deed = Deed::read(deed).map_err(|error| damaged(&error))?;
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
