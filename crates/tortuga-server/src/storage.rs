//! What must not be lost: guests, tables, seats and the log, in one file of `SQLite`.
//!
//! One connection writes, a few read. Log entries of different tables that
//! arrive while a commit runs are committed together by the next one
//! (`writer`), because the disk's own pace is what a commit costs.

mod writer;

use std::borrow::Cow;
use std::path::Path;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{AssertSqlSafe, Row};
use thiserror::Error;
use tortuga_core::{Actor, Header, Seat, Settings};
use tortuga_protocol::Level;

pub(crate) use writer::Writer;

/// The open file of data.
#[derive(Clone)]
pub(crate) struct Storage {
    reads: SqlitePool,
    writes: SqlitePool,
    writer: Writer,
}

/// A guest's number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct GuestId(pub(crate) i64);

/// A table as it is stored, without its log. It can not be printed, on purpose:
/// the secret of its luck must not get into a log line.
#[derive(Clone)]
pub(crate) struct StoredTable {
    pub(crate) id: String,
    pub(crate) game: String,
    pub(crate) options: Settings,
    pub(crate) host: GuestId,
    pub(crate) secret: [u8; 32],
    /// How long a pause lasts, in seconds.
    pub(crate) window: u16,
    /// Written when the game begins.
    pub(crate) header: Option<Header>,
    pub(crate) sitters: Vec<(Seat, Sitting)>,
}

/// Who sits on a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Sitting {
    Person {
        guest: GuestId,
        name: String,
        nonce: String,
    },
    Bot(Level),
}

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

    fn text(&self) -> Cow<'_, str> {
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

/// Why something was not stored or found.
#[derive(Debug, Error)]
pub(crate) enum StorageError {
    /// Somebody else has written an entry with this number.
    #[error("another entry has this number")]
    Conflict,
    /// The database says no.
    #[error(transparent)]
    Database(#[from] sqlx::Error),
    /// What was read makes no sense.
    #[error("the data is damaged: {0}")]
    Damaged(String),
    /// The commit failed; most likely nothing was written.
    #[error("the commit failed")]
    NotCommitted,
    /// The writer is gone, because the server is going down.
    #[error("the server is going down")]
    Closed,
    /// Nothing with this name is stored.
    #[error("there is no such table")]
    Missing,
}

impl Storage {
    pub(crate) async fn open(file: &Path) -> Result<Self, sqlx::Error> {
        let options = SqliteConnectOptions::new()
            .filename(file)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            // An acknowledged action survives a power cut, not only a crash.
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(Duration::from_secs(10));
        let writes = SqlitePoolOptions::new()
            .max_connections(1)
            .connect_with(options.clone())
            .await?;
        migrate(&writes).await?;
        let reads = SqlitePoolOptions::new()
            .max_connections(4)
            .connect_with(options)
            .await?;
        let writer = Writer::start(writes.clone());
        Ok(Self {
            reads,
            writes,
            writer,
        })
    }

    /// Lets running commits end.
    pub(crate) async fn close(&self) {
        self.reads.close().await;
        self.writes.close().await;
    }

    /// From now on nothing can be written into a log, or it can again.
    #[cfg(test)]
    pub(crate) async fn fail_for_test(&self, fail: bool) {
        let trigger = if fail {
            "CREATE TRIGGER full BEFORE INSERT ON log BEGIN SELECT RAISE(ABORT, 'full'); END"
        } else {
            "DROP TRIGGER full"
        };
        let made = sqlx::raw_sql(trigger).execute(&self.writes);
        made.await.expect("triggers can be made");
    }

    /// Pretends that another program has written the data.
    #[cfg(test)]
    pub(crate) async fn set_shape_for_test(&self, number: u32) {
        let mark = format!("PRAGMA user_version = {number}");
        let set = sqlx::raw_sql(AssertSqlSafe(mark)).execute(&self.writes);
        set.await.expect("the mark can be written");
    }

    /// Can the data be read?
    pub(crate) async fn is_well(&self) -> bool {
        sqlx::query("SELECT 1").execute(&self.reads).await.is_ok()
    }

    pub(crate) async fn add_guest(
        &self,
        token_sha256: [u8; 32],
        name: &str,
    ) -> Result<GuestId, StorageError> {
        let added = sqlx::query("INSERT INTO guest (token_sha256, name, since) VALUES (?, ?, ?)")
            .bind(token_sha256.as_slice())
            .bind(name)
            .bind(now())
            .execute(&self.writes)
            .await?;
        Ok(GuestId(added.last_insert_rowid()))
    }

    pub(crate) async fn guest(
        &self,
        token_sha256: [u8; 32],
    ) -> Result<Option<(GuestId, String)>, StorageError> {
        let found: Option<(i64, String)> =
            sqlx::query_as("SELECT id, name FROM guest WHERE token_sha256 = ?")
                .bind(token_sha256.as_slice())
                .fetch_optional(&self.reads)
                .await?;
        Ok(found.map(|(id, name)| (GuestId(id), name)))
    }

    pub(crate) async fn rename(&self, guest: GuestId, name: &str) -> Result<(), StorageError> {
        sqlx::query("UPDATE guest SET name = ? WHERE id = ?")
            .bind(name)
            .bind(guest.0)
            .execute(&self.writes)
            .await?;
        Ok(())
    }

    /// Opens a table; its host sits down on seat 0.
    pub(crate) async fn add_table(&self, stored: &StoredTable) -> Result<(), StorageError> {
        let options = serde_json::to_string(&stored.options).unwrap_or_default();
        let mut all = self.writes.begin().await?;
        sqlx::query(
            "INSERT INTO game_table (id, game, options, host, secret, window_seconds, opened) \
             VALUES (?, ?, ?, ?, ?, ?, ?)",
        )
        .bind(&stored.id)
        .bind(&stored.game)
        .bind(options)
        .bind(stored.host.0)
        .bind(stored.secret.as_slice())
        .bind(stored.window)
        .bind(now())
        .execute(&mut *all)
        .await?;
        for (seat, sitting) in &stored.sitters {
            insert_seat(&stored.id, *seat, sitting)
                .execute(&mut *all)
                .await?;
        }
        Ok(all.commit().await?)
    }

    pub(crate) async fn table(&self, id: &str) -> Result<Option<StoredTable>, StorageError> {
        let found: Option<TableRow> = sqlx::query_as(
            "SELECT game, options, host, secret, window_seconds, header FROM game_table WHERE id = ?",
        )
        .bind(id)
        .fetch_optional(&self.reads)
        .await?;
        let Some(row) = found else {
            return Ok(None);
        };
        let sitters = self.sitters(id).await?;
        read_table(id, row, sitters).map(Some)
    }

    async fn sitters(&self, table: &str) -> Result<Vec<(Seat, Sitting)>, StorageError> {
        let rows = sqlx::query(
            "SELECT seat.seat, seat.guest, seat.bot, seat.nonce, guest.name \
             FROM seat LEFT JOIN guest ON guest.id = seat.guest WHERE game_table = ? ORDER BY seat.seat",
        )
        .bind(table)
        .fetch_all(&self.reads)
        .await?;
        rows.iter().map(read_seat).collect()
    }

    /// Somebody sits down, and leaves the seat where he sat before. A bot sits
    /// down in the place of another.
    pub(crate) async fn sit(
        &self,
        table: &str,
        seat: Seat,
        sitting: &Sitting,
    ) -> Result<(), StorageError> {
        let mut all = self.writes.begin().await?;
        let free = match sitting {
            Sitting::Person { guest, .. } => {
                let before = "DELETE FROM seat WHERE game_table = ? AND guest = ?";
                sqlx::query(before).bind(table).bind(guest.0)
            }
            Sitting::Bot(_) => {
                let before = "DELETE FROM seat WHERE game_table = ? AND seat = ? AND bot NOT NULL";
                sqlx::query(before).bind(table).bind(seat.0)
            }
        };
        free.execute(&mut *all).await?;
        let sat = insert_seat(table, seat, sitting).execute(&mut *all).await;
        sat.map_err(conflict)?;
        Ok(all.commit().await?)
    }

    pub(crate) async fn stand(&self, table: &str, seat: Seat) -> Result<(), StorageError> {
        sqlx::query("DELETE FROM seat WHERE game_table = ? AND seat = ?")
            .bind(table)
            .bind(seat.0)
            .execute(&self.writes)
            .await?;
        Ok(())
    }

    /// The game begins: from now on the log is the game.
    pub(crate) async fn begin(&self, table: &str, header: &Header) -> Result<(), StorageError> {
        let begun = sqlx::query("UPDATE game_table SET header = ? WHERE id = ? AND header IS NULL")
            .bind(header.line())
            .bind(table)
            .execute(&self.writes)
            .await?;
        if begun.rows_affected() == 0 {
            return Err(StorageError::Conflict);
        }
        Ok(())
    }

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

/// What is there already is no fault of the database's.
fn conflict(error: sqlx::Error) -> StorageError {
    let taken = error
        .as_database_error()
        .is_some_and(sqlx::error::DatabaseError::is_unique_violation);
    if taken {
        StorageError::Conflict
    } else {
        StorageError::Database(error)
    }
}

/// Game, options, host, secret, window, header.
type TableRow = (String, String, i64, Vec<u8>, u16, Option<String>);

fn read_table(
    id: &str,
    (game, options, host, secret, window, header): TableRow,
    sitters: Vec<(Seat, Sitting)>,
) -> Result<StoredTable, StorageError> {
    let header = header.as_deref().map(Header::read).transpose();
    Ok(StoredTable {
        id: id.to_owned(),
        game,
        options: serde_json::from_str(&options).map_err(|error| damaged(&error))?,
        host: GuestId(host),
        secret: secret.try_into().map_err(|_| damaged(&"a secret"))?,
        window,
        header: header.map_err(|error| damaged(&error))?,
        sitters,
    })
}

/// Every change of the tables' shape, in order; the file knows how many it has seen.
const SHAPES: [&str; 2] = [
    include_str!("../migrations/0001_tables.sql"),
    include_str!("../migrations/0002_window.sql"),
];

async fn migrate(writes: &SqlitePool) -> Result<(), sqlx::Error> {
    let (seen,): (u32,) = sqlx::query_as("PRAGMA user_version")
        .fetch_one(writes)
        .await?;
    if seen as usize > SHAPES.len() {
        let newer = "it was written by a newer version of this program";
        return Err(sqlx::Error::Configuration(newer.into()));
    }
    for (number, shape) in (1..).zip(SHAPES).skip(seen as usize) {
        let mut all = writes.begin().await?;
        sqlx::raw_sql(shape).execute(&mut *all).await?;
        let mark = format!("PRAGMA user_version = {number}");
        sqlx::raw_sql(AssertSqlSafe(mark))
            .execute(&mut *all)
            .await?;
        all.commit().await?;
    }
    Ok(())
}

type Query<'q> = sqlx::query::Query<'q, sqlx::Sqlite, sqlx::sqlite::SqliteArguments>;

fn insert_seat<'q>(table: &'q str, seat: Seat, sitting: &'q Sitting) -> Query<'q> {
    let (guest, bot, nonce) = match sitting {
        Sitting::Person { guest, nonce, .. } => (Some(guest.0), None, nonce.as_str()),
        Sitting::Bot(level) => (None, Some(level.name()), ""),
    };
    sqlx::query("INSERT INTO seat (game_table, seat, guest, bot, nonce) VALUES (?, ?, ?, ?, ?)")
        .bind(table)
        .bind(seat.0)
        .bind(guest)
        .bind(bot)
        .bind(nonce)
}

fn read_seat(row: &sqlx::sqlite::SqliteRow) -> Result<(Seat, Sitting), StorageError> {
    let seat = Seat(row.try_get("seat")?);
    if let Some(bot) = row.try_get::<Option<String>, _>("bot")? {
        let level = read_level(&bot).ok_or_else(|| damaged(&"the level of a bot"))?;
        return Ok((seat, Sitting::Bot(level)));
    }
    let person = Sitting::Person {
        guest: GuestId(row.try_get("guest")?),
        name: row.try_get("name")?,
        nonce: row.try_get("nonce")?,
    };
    Ok((seat, person))
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

/// A level by its name; old tables have names that no level bears any more.
fn read_level(name: &str) -> Option<Level> {
    serde_json::from_value(name.into()).ok()
}

fn damaged(what: &dyn std::fmt::Display) -> StorageError {
    StorageError::Damaged(what.to_string())
}

/// Seconds since 1970.
fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| i64::try_from(since.as_secs()).unwrap_or(0))
}
