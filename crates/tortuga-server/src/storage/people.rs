//! Guests and their sessions.

use super::{GuestId, Storage, StorageError, now};

impl Storage {
    /// A new guest, with his first session.
    pub(crate) async fn add_guest(
        &self,
        token_sha256: [u8; 32],
        name: &str,
    ) -> Result<GuestId, StorageError> {
        let mut all = self.writes.begin().await?;
        let added = sqlx::query("INSERT INTO guest (name, since) VALUES (?, ?)")
            .bind(name)
            .bind(now())
            .execute(&mut *all)
            .await?;
        let guest = added.last_insert_rowid();
        sqlx::query("INSERT INTO session (token_sha256, guest, since, seen) VALUES (?, ?, ?, ?)")
            .bind(token_sha256.as_slice())
            .bind(guest)
            .bind(now())
            .bind(now())
            .execute(&mut *all)
            .await?;
        all.commit().await?;
        Ok(GuestId(guest))
    }

    /// The guest whose session this is.
    pub(crate) async fn guest(
        &self,
        token_sha256: [u8; 32],
    ) -> Result<Option<(GuestId, String)>, StorageError> {
        let found: Option<(i64, String)> = sqlx::query_as(
            "SELECT guest.id, guest.name FROM session JOIN guest ON guest.id = session.guest \
             WHERE session.token_sha256 = ?",
        )
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
}
