//! What must be looked after: tables that are due, tables that cannot be read, and
//! what whoever runs the server has changed behind its back.

use tracing::error;

use super::{GuestId, Storage, StorageError};

/// What people must be told because another program has changed the data.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Errand {
    /// His sessions have ended: he must show again who he is.
    HangUp,
    /// He is not welcome any more.
    Expel,
    /// He has another name.
    Rename,
}

impl Errand {
    const ALL: [Self; 3] = [Self::HangUp, Self::Expel, Self::Rename];

    const fn name(self) -> &'static str {
        match self {
            Self::HangUp => "hang-up",
            Self::Expel => "expel",
            Self::Rename => "rename",
        }
    }
}

/// A table that cannot be read.
#[derive(Debug)]
pub(crate) struct Broken {
    pub(crate) id: String,
    pub(crate) game: String,
    /// Why.
    pub(crate) why: String,
}

impl Storage {
    /// The tables that must be looked after by now, and whether they are to be
    /// closed. What cannot be read is left alone until it is to be closed.
    pub(crate) async fn due_tables(&self, now: i64) -> Result<Vec<(String, bool)>, StorageError> {
        let rows = sqlx::query_as(
            "SELECT id, closing FROM game_table WHERE due <= ? \
             AND (damaged IS NULL OR closing = 1) ORDER BY due LIMIT 1000",
        )
        .bind(now)
        .fetch_all(&self.reads)
        .await?;
        Ok(rows)
    }

    /// A table cannot be read: it is set aside until the next start, and the log
    /// says so once.
    pub(crate) async fn set_aside(&self, table: &str, why: &StorageError) {
        let noted =
            sqlx::query("UPDATE game_table SET damaged = ? WHERE id = ? AND damaged IS NULL")
                .bind(why.to_string())
                .bind(table)
                .execute(&self.writes)
                .await;
        match noted {
            Ok(noted) if noted.rows_affected() == 0 => {}
            Ok(_) => error!(table, %why, "a table cannot be read and is set aside"),
            Err(error) => error!(table, %why, %error, "a table cannot be read"),
        }
    }

    /// The tables that cannot be read.
    pub(crate) async fn set_aside_tables(&self) -> Result<Vec<Broken>, StorageError> {
        let rows: Vec<(String, String, String)> = sqlx::query_as(
            "SELECT id, game, damaged FROM game_table WHERE damaged NOT NULL ORDER BY id",
        )
        .fetch_all(&self.reads)
        .await?;
        let broken = |(id, game, why)| Broken { id, game, why };
        Ok(rows.into_iter().map(broken).collect())
    }

    /// Closes a table that cannot be read: its game counts as over, and if none had
    /// begun, it goes.
    pub(crate) async fn close_unread(&self, table: &str) -> Result<(), StorageError> {
        let begun = sqlx::query(
            "UPDATE game_table SET stage = 2, due = NULL, waits_for = 0, closing = 0 \
             WHERE id = ? AND header NOT NULL",
        )
        .bind(table)
        .execute(&self.writes)
        .await?;
        if begun.rows_affected() == 0 {
            self.delete_table(table).await?;
        }
        Ok(())
    }

    /// Has a server that runs tell people what has changed.
    pub(crate) async fn send_errand(
        &self,
        guest: GuestId,
        errand: Errand,
    ) -> Result<(), StorageError> {
        sqlx::query("INSERT INTO errand (guest, what) VALUES (?, ?)")
            .bind(guest.0)
            .bind(errand.name())
            .execute(&self.writes)
            .await?;
        Ok(())
    }

    /// Takes all errands that were sent, the oldest first.
    pub(crate) async fn take_errands(&self) -> Result<Vec<(GuestId, Errand)>, StorageError> {
        let rows: Vec<(i64, i64, String)> =
            sqlx::query_as("SELECT id, guest, what FROM errand ORDER BY id")
                .fetch_all(&self.reads)
                .await?;
        if let Some((last, ..)) = rows.last() {
            sqlx::query("DELETE FROM errand WHERE id <= ?")
                .bind(last)
                .execute(&self.writes)
                .await?;
        }
        let known = |(_, guest, what): (i64, i64, String)| {
            let errand = Errand::ALL.into_iter().find(|one| one.name() == what);
            errand.map(|errand| (GuestId(guest), errand))
        };
        Ok(rows.into_iter().filter_map(known).collect())
    }

    /// What somebody is called now.
    pub(crate) async fn name_of(&self, guest: GuestId) -> Result<Option<String>, StorageError> {
        let found: Option<(String,)> =
            sqlx::query_as("SELECT name FROM guest WHERE id = ? AND gone = 0")
                .bind(guest.0)
                .fetch_optional(&self.reads)
                .await?;
        Ok(found.map(|(name,)| name))
    }
}
