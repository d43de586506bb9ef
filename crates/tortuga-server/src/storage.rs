//! What must not be lost: guests, tables, seats and the log, in one file of `SQLite`.
//!
//! One connection writes, a few read. Log entries of different tables that
//! arrive while a commit runs are committed together by the next one
//! (`writer`), because the disk's own pace is what a commit costs.

mod care;
mod house;
mod lists;
mod log;
mod notices;
mod people;
mod tables;
mod writer;

use std::path::Path;
use std::time::Duration;

use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{AssertSqlSafe, Connection as _, SqliteConnection};
use thiserror::Error;

pub(crate) use care::{Broken, Errand};
pub(crate) use house::{Complaint, Keep, Saying};
pub(crate) use lists::TableRow;
pub(crate) use log::{Standing, Written};
pub(crate) use notices::DueNotice;
pub(crate) use people::StoredGuest;
pub(crate) use tables::{Sitting, StoredEdition, StoredTable};
use writer::Writer;

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

impl StorageError {
    /// Is it the data that is wrong, so that trying again does not help?
    pub(crate) const fn is_damage(&self) -> bool {
        matches!(
            self,
            Self::Damaged(_)
                | Self::Database(sqlx::Error::ColumnDecode { .. } | sqlx::Error::Decode(_))
        )
    }
}

impl Storage {
    pub(crate) async fn open(file: &Path) -> Result<Self, sqlx::Error> {
        let options = SqliteConnectOptions::new()
            .filename(file)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            // An acknowledged action survives a power cut, not only a crash.
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(Duration::from_secs(10))
            // What is deleted is overwritten, and not only forgotten.
            .pragma("secure_delete", "ON");
        migrate(&options).await?;
        let options = options.foreign_keys(true);
        let writes = SqlitePoolOptions::new()
            .max_connections(1)
            .connect_with(options.clone())
            .await?;
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

    /// Where questions are asked.
    pub(crate) const fn reads(&self) -> &SqlitePool {
        &self.reads
    }

    /// Where small changes are made; logs have their own way.
    pub(crate) const fn writes(&self) -> &SqlitePool {
        &self.writes
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

    /// Pretends that a game began at this millisecond, and all its entries with it.
    #[cfg(test)]
    pub(crate) async fn backdate_for_test(&self, table: &str, begun: i64) {
        for change in [
            "UPDATE game_table SET begun = ?1, due = ?1 WHERE id = ?2",
            "UPDATE log SET at = ?1 WHERE game_table = ?2",
        ] {
            let changed = sqlx::query(change).bind(begun).bind(table);
            changed
                .execute(&self.writes)
                .await
                .expect("it can be changed");
        }
    }

    /// Pauses last a second from now on.
    #[cfg(test)]
    pub(crate) async fn shorten_pauses_for_test(&self) {
        let shorten = sqlx::query("UPDATE game_table SET window_seconds = 1");
        shorten
            .execute(&self.writes)
            .await
            .expect("it can be changed");
    }

    /// All notices that wait are due now.
    #[cfg(test)]
    pub(crate) async fn hurry_notices_for_test(&self) {
        let hurry = sqlx::query("UPDATE notice SET send_at = 1 WHERE send_at NOT NULL");
        hurry
            .execute(&self.writes)
            .await
            .expect("it can be changed");
    }

    /// How many shapes the data has had, today's included.
    #[cfg(test)]
    pub(crate) const fn shapes_for_test() -> usize {
        SHAPES.len()
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

/// Every change of the tables' shape, in order; the file knows how many it has seen.
const SHAPES: [&str; 4] = [
    include_str!("../migrations/0001_tables.sql"),
    include_str!("../migrations/0002_window.sql"),
    include_str!("../migrations/0003_house.sql"),
    include_str!("../migrations/0004_errands.sql"),
];

/// Brings the file into today's shape, one step after the other. The rows of
/// one table are moved to another here, so that what refers to them is looked at
/// only after every step.
async fn migrate(options: &SqliteConnectOptions) -> Result<(), sqlx::Error> {
    let options = options.clone().foreign_keys(false);
    let mut file = SqliteConnection::connect_with(&options).await?;
    let (seen,): (u32,) = sqlx::query_as("PRAGMA user_version")
        .fetch_one(&mut file)
        .await?;
    if seen as usize > SHAPES.len() {
        let newer = "it was written by a newer version of this program";
        return Err(sqlx::Error::Configuration(newer.into()));
    }
    for (number, shape) in (1..).zip(SHAPES).skip(seen as usize) {
        let mut all = file.begin().await?;
        sqlx::raw_sql(shape).execute(&mut *all).await?;
        let check = sqlx::query("PRAGMA foreign_key_check");
        if check.fetch_optional(&mut *all).await?.is_some() {
            let broken = "it refers to something that is not in it";
            return Err(sqlx::Error::Configuration(broken.into()));
        }
        let mark = format!("PRAGMA user_version = {number}");
        sqlx::raw_sql(AssertSqlSafe(mark))
            .execute(&mut *all)
            .await?;
        all.commit().await?;
    }
    file.close().await
}

fn damaged(what: &dyn std::fmt::Display) -> StorageError {
    StorageError::Damaged(what.to_string())
}
