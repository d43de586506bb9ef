//! Tables, and who sits at them.

use sqlx::Row as _;
use tortuga_core::{Header, Seat, Settings};
use tortuga_protocol::Level;

use super::{GuestId, Storage, StorageError, conflict, damaged, now};

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

impl Storage {
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

/// A level by its name; old tables have names that no level bears any more.
fn read_level(name: &str) -> Option<Level> {
    serde_json::from_value(name.into()).ok()
}
