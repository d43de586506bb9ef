//! What the house keeps for itself: signs of life, talk, complaints, and what is
//! old enough to go.

use tortuga_core::Seat;
use tortuga_play::Outage;
use tortuga_protocol::Said;

use super::{GuestId, Storage, StorageError};

/// Nobody waits longer for a clock that stood still in an outage of long ago.
const REMEMBERED_OUTAGES: u32 = 1000;
/// So many things that were said are told to whoever comes.
const LAST_SAID: u32 = 100;

/// Something that was said, and by whom.
#[derive(Clone, Debug)]
pub(crate) struct Saying {
    pub(crate) guest: GuestId,
    pub(crate) said: Said,
}

/// A complaint, as whoever runs the server reads it.
#[derive(Debug)]
pub(crate) struct Complaint {
    pub(crate) table: String,
    pub(crate) name: String,
    pub(crate) guest: i64,
    pub(crate) text: String,
    pub(crate) by: String,
    pub(crate) at: i64,
}

/// For how long things are kept, in seconds; what has no limit is kept for ever.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Keep {
    /// Tables at which no game has begun.
    pub(crate) gathering: Option<i64>,
    /// Games that are over, with their records.
    pub(crate) over: Option<i64>,
    /// Guests without a claimed name who sit nowhere and did not come.
    pub(crate) guests: Option<i64>,
    /// Printed data that no table is played with.
    pub(crate) editions: Option<i64>,
}

impl Storage {
    /// The server is up from now on; all spans in which it was not.
    pub(crate) async fn rise(&self, now: i64) -> Result<Vec<Outage>, StorageError> {
        let mut all = self.writes.begin().await?;
        sqlx::query(
            "INSERT OR IGNORE INTO outage (down, up) SELECT at, ?1 FROM alive WHERE at < ?1",
        )
        .bind(now)
        .execute(&mut *all)
        .await?;
        sqlx::query("INSERT OR REPLACE INTO alive (one, at) VALUES (1, ?)")
            .bind(now)
            .execute(&mut *all)
            .await?;
        // Another program may be able to read what the last one could not.
        sqlx::query("UPDATE game_table SET damaged = NULL WHERE damaged NOT NULL")
            .execute(&mut *all)
            .await?;
        let mut outages: Vec<Outage> =
            sqlx::query_as("SELECT down, up FROM outage ORDER BY down DESC LIMIT ?")
                .bind(REMEMBERED_OUTAGES)
                .fetch_all(&mut *all)
                .await?;
        all.commit().await?;
        outages.reverse();
        Ok(outages)
    }

    /// A sign of life.
    pub(crate) async fn breathe(&self, now: i64) -> Result<(), StorageError> {
        sqlx::query("INSERT OR REPLACE INTO alive (one, at) VALUES (1, ?)")
            .bind(now)
            .execute(&self.writes)
            .await?;
        Ok(())
    }

    /// Keeps something that was said; it gets the next number.
    pub(crate) async fn say(
        &self,
        table: &str,
        guest: GuestId,
        seat: Option<Seat>,
        said: &mut Said,
    ) -> Result<(), StorageError> {
        let (number,): (u32,) = sqlx::query_as(
            "INSERT INTO chat (game_table, number, guest, seat, name, text, at) \
             SELECT ?1, coalesce(max(number) + 1, 0), ?2, ?3, ?4, ?5, ?6 FROM chat \
             WHERE game_table = ?1 RETURNING number",
        )
        .bind(table)
        .bind(guest.0)
        .bind(seat.map(|seat| seat.0))
        .bind(&said.name)
        .bind(&said.text)
        .bind(said.at)
        .fetch_one(&self.writes)
        .await?;
        said.number = number;
        Ok(())
    }

    /// The last things that were said at a table, the oldest first.
    pub(crate) async fn sayings(&self, table: &str) -> Result<Vec<Saying>, StorageError> {
        type Row = (u32, i64, Option<u8>, String, String, i64);
        let rows: Vec<Row> = sqlx::query_as(
            "SELECT number, guest, seat, name, text, at FROM chat \
             WHERE game_table = ? AND text <> '' ORDER BY number DESC LIMIT ?",
        )
        .bind(table)
        .bind(LAST_SAID)
        .fetch_all(&self.reads)
        .await?;
        let read = |(number, guest, seat, name, text, at): Row| Saying {
            guest: GuestId(guest),
            said: Said {
                number,
                seat: seat.map(Seat),
                name,
                text,
                at,
            },
        };
        Ok(rows.into_iter().rev().map(read).collect())
    }

    /// Whom somebody does not want to hear.
    pub(crate) async fn muted_by(&self, guest: GuestId) -> Result<Vec<GuestId>, StorageError> {
        let rows: Vec<(i64,)> = sqlx::query_as("SELECT muted FROM mute WHERE guest = ?")
            .bind(guest.0)
            .fetch_all(&self.reads)
            .await?;
        Ok(rows.into_iter().map(|(muted,)| GuestId(muted)).collect())
    }

    pub(crate) async fn mute(
        &self,
        guest: GuestId,
        muted: GuestId,
        on: bool,
    ) -> Result<(), StorageError> {
        let change = if on {
            "INSERT OR IGNORE INTO mute (guest, muted) VALUES (?, ?)"
        } else {
            "DELETE FROM mute WHERE guest = ? AND muted = ?"
        };
        sqlx::query(change)
            .bind(guest.0)
            .bind(muted.0)
            .execute(&self.writes)
            .await?;
        Ok(())
    }

    /// Somebody found fault with something that was said.
    pub(crate) async fn report(
        &self,
        table: &str,
        number: u32,
        by: GuestId,
        now: i64,
    ) -> Result<(), StorageError> {
        sqlx::query(
            "INSERT OR IGNORE INTO report (game_table, number, by_guest, at) VALUES (?, ?, ?, ?)",
        )
        .bind(table)
        .bind(number)
        .bind(by.0)
        .bind(now)
        .execute(&self.writes)
        .await?;
        Ok(())
    }

    /// What people found fault with, the newest first.
    pub(crate) async fn complaints(&self) -> Result<Vec<Complaint>, StorageError> {
        type Row = (String, String, i64, String, String, i64);
        let rows: Vec<Row> = sqlx::query_as(
            "SELECT report.game_table, chat.name, chat.guest, chat.text, guest.name, report.at \
             FROM report JOIN chat ON chat.game_table = report.game_table \
             AND chat.number = report.number JOIN guest ON guest.id = report.by_guest \
             ORDER BY report.at DESC LIMIT 1000",
        )
        .fetch_all(&self.reads)
        .await?;
        let read = |(table, name, guest, text, by, at): Row| Complaint {
            table,
            name,
            guest,
            text,
            by,
            at,
        };
        Ok(rows.into_iter().map(read).collect())
    }

    /// Lets go what is older than it may become; how many tables went.
    pub(crate) async fn tidy(&self, keep: Keep, now: i64) -> Result<usize, StorageError> {
        let mut all = self.writes.begin().await?;
        let mut gone = 0;
        for (stage, limit) in [(0, keep.gathering), (2, keep.over)] {
            let Some(limit) = limit else { continue };
            let old: Vec<(String,)> =
                sqlx::query_as("SELECT id FROM game_table WHERE stage = ? AND touched < ?")
                    .bind(stage)
                    .bind(now - limit)
                    .fetch_all(&mut *all)
                    .await?;
            let old: Vec<String> = old.into_iter().map(|(id,)| id).collect();
            gone += old.len();
            delete_tables(&mut all, &old).await?;
        }
        if let Some(limit) = keep.guests {
            forget_guests(&mut all, now - limit).await?;
        }
        if let Some(limit) = keep.editions {
            sqlx::query(
                "DELETE FROM edition WHERE since < ? AND NOT EXISTS \
                 (SELECT 1 FROM game_table WHERE game_table.edition = edition.hash)",
            )
            .bind(now - limit)
            .execute(&mut *all)
            .await?;
        }
        all.commit().await?;
        Ok(gone)
    }

    /// A table goes, with all that belongs to it.
    pub(crate) async fn delete_table(&self, table: &str) -> Result<(), StorageError> {
        let mut all = self.writes.begin().await?;
        delete_tables(&mut all, &[table.to_owned()]).await?;
        Ok(all.commit().await?)
    }

    /// Games that nobody has touched for so long.
    pub(crate) async fn stale_tables(&self, before: i64) -> Result<Vec<String>, StorageError> {
        let rows: Vec<(String,)> =
            sqlx::query_as("SELECT id FROM game_table WHERE stage = 1 AND touched < ? LIMIT 1000")
                .bind(before)
                .fetch_all(&self.reads)
                .await?;
        Ok(rows.into_iter().map(|(id,)| id).collect())
    }
}

async fn delete_tables(
    all: &mut sqlx::Transaction<'_, sqlx::Sqlite>,
    tables: &[String],
) -> Result<(), StorageError> {
    let tables = serde_json::to_string(tables).unwrap_or_default();
    for delete in [
        "DELETE FROM log WHERE game_table IN (SELECT value FROM json_each(?))",
        "DELETE FROM seat WHERE game_table IN (SELECT value FROM json_each(?))",
        "DELETE FROM chat WHERE game_table IN (SELECT value FROM json_each(?))",
        "DELETE FROM report WHERE game_table IN (SELECT value FROM json_each(?))",
        "DELETE FROM notice WHERE game_table IN (SELECT value FROM json_each(?))",
        "DELETE FROM standing_order WHERE game_table IN (SELECT value FROM json_each(?))",
        "UPDATE game_table SET rematch = NULL WHERE rematch IN (SELECT value FROM json_each(?))",
        "DELETE FROM game_table WHERE id IN (SELECT value FROM json_each(?))",
    ] {
        sqlx::query(delete)
            .bind(&tables)
            .execute(&mut **all)
            .await?;
    }
    Ok(())
}

/// Guests whom nothing in the house remembers any more.
async fn forget_guests(
    all: &mut sqlx::Transaction<'_, sqlx::Sqlite>,
    before: i64,
) -> Result<(), StorageError> {
    const OLD: &str = "SELECT id FROM guest WHERE claimed IS NULL AND banned = 0 \
        AND since < ?1 AND NOT EXISTS (SELECT 1 FROM session WHERE session.guest = guest.id AND seen >= ?1) \
        AND NOT EXISTS (SELECT 1 FROM seat WHERE seat.guest = guest.id) \
        AND NOT EXISTS (SELECT 1 FROM game_table WHERE host = guest.id) \
        AND NOT EXISTS (SELECT 1 FROM chat WHERE chat.guest = guest.id) \
        AND NOT EXISTS (SELECT 1 FROM mute WHERE mute.guest = guest.id OR mute.muted = guest.id) \
        AND NOT EXISTS (SELECT 1 FROM report WHERE by_guest = guest.id)";
    // Sessions go after their guests are found, and before these go.
    let old: Vec<(i64,)> = sqlx::query_as(OLD)
        .bind(before)
        .fetch_all(&mut **all)
        .await?;
    let old: Vec<i64> = old.into_iter().map(|(id,)| id).collect();
    let old = serde_json::to_string(&old).unwrap_or_default();
    for forget in [
        "DELETE FROM session WHERE guest IN (SELECT value FROM json_each(?))",
        "DELETE FROM guest WHERE id IN (SELECT value FROM json_each(?))",
    ] {
        sqlx::query(forget).bind(&old).execute(&mut **all).await?;
    }
    Ok(())
}
