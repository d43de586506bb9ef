//! People and their sessions. Everybody is a guest; some have claimed their name
//! with a password.

use serde_json::Value;
use sqlx::{Sqlite, Transaction};
use tortuga_core::Header;
use tortuga_protocol::Notices;

use super::{GuestId, Storage, StorageError, conflict, damaged};

/// What others see where somebody has deleted his account.
pub(crate) const GONE: &str = "—";

/// Somebody, as a session finds him.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct StoredGuest {
    pub(crate) id: GuestId,
    pub(crate) name: String,
    pub(crate) claimed: bool,
    pub(crate) banned: bool,
}

/// Whoever has claimed a name.
pub(crate) struct Account {
    pub(crate) guest: StoredGuest,
    /// What Argon2id made of the password.
    pub(crate) password: String,
}

type GuestRow = (i64, String, bool, bool);

fn read_guest((id, name, claimed, banned): GuestRow) -> StoredGuest {
    StoredGuest {
        id: GuestId(id),
        name,
        claimed,
        banned,
    }
}

impl Storage {
    /// A new guest, with his first session.
    pub(crate) async fn add_guest(
        &self,
        token_sha256: [u8; 32],
        name: &str,
        now: i64,
    ) -> Result<GuestId, StorageError> {
        let mut all = self.writes.begin().await?;
        let added = sqlx::query("INSERT INTO guest (name, since) VALUES (?, ?)")
            .bind(name)
            .bind(now)
            .execute(&mut *all)
            .await?;
        let guest = GuestId(added.last_insert_rowid());
        insert_session(&mut all, token_sha256, guest, now).await?;
        all.commit().await?;
        Ok(guest)
    }

    /// The guest whose session this is.
    pub(crate) async fn guest(
        &self,
        token_sha256: [u8; 32],
    ) -> Result<Option<StoredGuest>, StorageError> {
        let found: Option<GuestRow> = sqlx::query_as(
            "SELECT guest.id, guest.name, guest.claimed NOT NULL, guest.banned \
             FROM session JOIN guest ON guest.id = session.guest WHERE session.token_sha256 = ?",
        )
        .bind(token_sha256.as_slice())
        .fetch_optional(&self.reads)
        .await?;
        Ok(found.map(read_guest))
    }

    /// The session was used; once a day is often enough to note it.
    pub(crate) async fn seen(&self, token_sha256: [u8; 32], now: i64) -> Result<(), StorageError> {
        const DAY: i64 = 24 * 3600;
        let stale: Option<(i64,)> =
            sqlx::query_as("SELECT seen FROM session WHERE token_sha256 = ? AND seen < ?")
                .bind(token_sha256.as_slice())
                .bind(now - DAY)
                .fetch_optional(&self.reads)
                .await?;
        if stale.is_some() {
            sqlx::query("UPDATE session SET seen = ? WHERE token_sha256 = ?")
                .bind(now)
                .bind(token_sha256.as_slice())
                .execute(&self.writes)
                .await?;
        }
        Ok(())
    }

    /// Has anybody else claimed a name that is written like this?
    pub(crate) async fn is_claimed(
        &self,
        spelling: &str,
        but_by: GuestId,
    ) -> Result<bool, StorageError> {
        let found = sqlx::query("SELECT 1 FROM guest WHERE claimed = ? AND id <> ?")
            .bind(spelling)
            .bind(but_by.0)
            .fetch_optional(&self.reads)
            .await?;
        Ok(found.is_some())
    }

    /// Somebody has another name. If he has claimed the old one, he claims the new
    /// one; a conflict if somebody else has.
    pub(crate) async fn rename(
        &self,
        guest: GuestId,
        name: &str,
        spelling: &str,
    ) -> Result<(), StorageError> {
        sqlx::query(
            "UPDATE guest SET name = ?, claimed = CASE WHEN claimed IS NULL THEN NULL ELSE ? END \
             WHERE id = ?",
        )
        .bind(name)
        .bind(spelling)
        .bind(guest.0)
        .execute(&self.writes)
        .await
        .map_err(conflict)?;
        Ok(())
    }

    /// The name is his from now on; a conflict if it is somebody's already.
    pub(crate) async fn claim(
        &self,
        guest: GuestId,
        spelling: &str,
        password: &str,
    ) -> Result<(), StorageError> {
        let claimed = sqlx::query(
            "UPDATE guest SET claimed = ?, password = ? WHERE id = ? AND claimed IS NULL",
        )
        .bind(spelling)
        .bind(password)
        .bind(guest.0)
        .execute(&self.writes)
        .await
        .map_err(conflict)?;
        if claimed.rows_affected() == 0 {
            return Err(StorageError::Conflict);
        }
        Ok(())
    }

    /// Whoever has claimed this name.
    pub(crate) async fn account(&self, spelling: &str) -> Result<Option<Account>, StorageError> {
        type Row = (i64, String, bool, bool, String);
        let found: Option<Row> =
            sqlx::query_as("SELECT id, name, 1, banned, password FROM guest WHERE claimed = ?")
                .bind(spelling)
                .fetch_optional(&self.reads)
                .await?;
        Ok(found.map(|(id, name, claimed, banned, password)| Account {
            guest: read_guest((id, name, claimed, banned)),
            password,
        }))
    }

    /// What Argon2id made of somebody's password.
    pub(crate) async fn password(&self, guest: GuestId) -> Result<Option<String>, StorageError> {
        let found: Option<(Option<String>,)> =
            sqlx::query_as("SELECT password FROM guest WHERE id = ?")
                .bind(guest.0)
                .fetch_optional(&self.reads)
                .await?;
        Ok(found.and_then(|(password,)| password))
    }

    /// Another password; all sessions but this one end.
    pub(crate) async fn set_password(
        &self,
        guest: GuestId,
        password: &str,
        keep: Option<[u8; 32]>,
    ) -> Result<(), StorageError> {
        let mut all = self.writes.begin().await?;
        sqlx::query("UPDATE guest SET password = ? WHERE id = ? AND claimed NOT NULL")
            .bind(password)
            .bind(guest.0)
            .execute(&mut *all)
            .await?;
        let keep = keep.unwrap_or_default();
        sqlx::query("DELETE FROM session WHERE guest = ? AND token_sha256 <> ?")
            .bind(guest.0)
            .bind(keep.as_slice())
            .execute(&mut *all)
            .await?;
        Ok(all.commit().await?)
    }

    /// A new session in the place of the one that the browser had before. What a
    /// guest without a claimed name began in it goes over to the account.
    pub(crate) async fn sign_in(
        &self,
        account: GuestId,
        fresh: [u8; 32],
        before: Option<([u8; 32], &StoredGuest)>,
        now: i64,
    ) -> Result<(), StorageError> {
        let mut all = self.writes.begin().await?;
        insert_session(&mut all, fresh, account, now).await?;
        if let Some((token, guest)) = before {
            delete_session(&mut all, token).await?;
            if !guest.claimed && guest.id != account {
                adopt(&mut all, guest.id, account).await?;
            }
        }
        Ok(all.commit().await?)
    }

    /// Ends one session, or all of whoever it belongs to.
    pub(crate) async fn sign_out(
        &self,
        token: [u8; 32],
        everywhere: bool,
    ) -> Result<(), StorageError> {
        let mut all = self.writes.begin().await?;
        if everywhere {
            sqlx::query(
                "DELETE FROM session WHERE guest = \
                 (SELECT guest FROM session WHERE token_sha256 = ?)",
            )
            .bind(token.as_slice())
            .execute(&mut *all)
            .await?;
        } else {
            delete_session(&mut all, token).await?;
        }
        Ok(all.commit().await?)
    }

    /// Somebody goes for good: his games stay, his name goes.
    pub(crate) async fn delete_guest(&self, guest: GuestId) -> Result<(), StorageError> {
        let mut all = self.writes.begin().await?;
        forget_in_headers(&mut all, guest).await?;
        for forget in [
            "UPDATE chat SET name = '', text = '' WHERE guest = ?",
            "DELETE FROM mute WHERE guest = ?1 OR muted = ?1",
            "DELETE FROM session WHERE guest = ?",
            "DELETE FROM seat WHERE guest = ? AND game_table IN \
             (SELECT id FROM game_table WHERE stage = 0)",
        ] {
            sqlx::query(forget).bind(guest.0).execute(&mut *all).await?;
        }
        sqlx::query(
            "UPDATE guest SET name = ?, claimed = NULL, password = NULL, notices = NULL, gone = 1 \
             WHERE id = ?",
        )
        .bind(GONE)
        .bind(guest.0)
        .execute(&mut *all)
        .await?;
        Ok(all.commit().await?)
    }

    /// How somebody wants to be told that it is his turn.
    pub(crate) async fn notices(&self, guest: GuestId) -> Result<Notices, StorageError> {
        let found: Option<(Option<String>,)> =
            sqlx::query_as("SELECT notices FROM guest WHERE id = ?")
                .bind(guest.0)
                .fetch_optional(&self.reads)
                .await?;
        match found.and_then(|(text,)| text) {
            None => Ok(Notices::default()),
            Some(text) => serde_json::from_str(&text).map_err(|error| damaged(&error)),
        }
    }

    pub(crate) async fn set_notices(
        &self,
        guest: GuestId,
        notices: &Notices,
    ) -> Result<(), StorageError> {
        let text = serde_json::to_string(notices).map_err(|error| damaged(&error))?;
        let text = (*notices != Notices::default()).then_some(text);
        sqlx::query("UPDATE guest SET notices = ? WHERE id = ?")
            .bind(text)
            .bind(guest.0)
            .execute(&self.writes)
            .await?;
        Ok(())
    }

    /// All that is stored about somebody, apart from his tables.
    pub(crate) async fn personal_data(&self, guest: GuestId) -> Result<Value, StorageError> {
        let (text,): (String,) = sqlx::query_as(
            "SELECT json_object('name', name, 'claimed', json(iif(claimed IS NULL, 'false', 'true')), \
             'since', since, 'notices', json(notices), \
             'sessions', (SELECT json_group_array(json_object('since', since, 'seen', seen)) \
                          FROM session WHERE guest = ?1), \
             'said', (SELECT json_group_array(json_object('table', game_table, 'at', at, 'text', text)) \
                      FROM chat WHERE guest = ?1)) FROM guest WHERE id = ?1",
        )
        .bind(guest.0)
        .fetch_one(&self.reads)
        .await?;
        serde_json::from_str(&text).map_err(|error| damaged(&error))
    }
}

async fn insert_session(
    all: &mut Transaction<'_, Sqlite>,
    token_sha256: [u8; 32],
    guest: GuestId,
    now: i64,
) -> Result<(), StorageError> {
    sqlx::query("INSERT INTO session (token_sha256, guest, since, seen) VALUES (?, ?, ?, ?)")
        .bind(token_sha256.as_slice())
        .bind(guest.0)
        .bind(now)
        .bind(now)
        .execute(&mut **all)
        .await?;
    Ok(())
}

async fn delete_session(
    all: &mut Transaction<'_, Sqlite>,
    token_sha256: [u8; 32],
) -> Result<(), StorageError> {
    sqlx::query("DELETE FROM session WHERE token_sha256 = ?")
        .bind(token_sha256.as_slice())
        .execute(&mut **all)
        .await?;
    Ok(())
}

/// Seats, tables and words of one become those of the other, and whom he does not
/// hear. Where both sit at the same table, the guest's seat stays the guest's.
async fn adopt(
    all: &mut Transaction<'_, Sqlite>,
    guest: GuestId,
    account: GuestId,
) -> Result<(), StorageError> {
    for take in [
        "UPDATE OR IGNORE seat SET guest = ?2 WHERE guest = ?1",
        "UPDATE game_table SET host = ?2 WHERE host = ?1",
        "UPDATE chat SET guest = ?2 WHERE guest = ?1",
        "UPDATE OR IGNORE mute SET guest = ?2 WHERE guest = ?1",
        "UPDATE OR IGNORE mute SET muted = ?2 WHERE muted = ?1",
    ] {
        sqlx::query(take)
            .bind(guest.0)
            .bind(account.0)
            .execute(&mut **all)
            .await?;
    }
    Ok(())
}

/// The first line of a record names everybody; nobody's luck depends on it.
async fn forget_in_headers(
    all: &mut Transaction<'_, Sqlite>,
    guest: GuestId,
) -> Result<(), StorageError> {
    let rows: Vec<(String, u8, String)> = sqlx::query_as(
        "SELECT game_table.id, seat.seat, game_table.header FROM seat \
         JOIN game_table ON game_table.id = seat.game_table \
         WHERE seat.guest = ? AND game_table.header NOT NULL",
    )
    .bind(guest.0)
    .fetch_all(&mut **all)
    .await?;
    for (table, seat, header) in rows {
        let mut header = Header::read(&header).map_err(|error| damaged(&error))?;
        if let Some(name) = header.seats.get_mut(usize::from(seat)) {
            GONE.clone_into(name);
        }
        sqlx::query("UPDATE game_table SET header = ? WHERE id = ?")
            .bind(header.line())
            .bind(table)
            .execute(&mut **all)
            .await?;
    }
    Ok(())
}
