//! Tables, and who sits at them.

use sqlx::Row as _;
use sqlx::sqlite::SqliteRow;
use tortuga_core::{Header, Seat, Settings};
use tortuga_games::EditionChoice;
use tortuga_protocol::{Level, Tempo};

use super::{GuestId, Storage, StorageError, conflict, damaged};

/// A table as it is stored, without its log. It can not be printed, on purpose:
/// the secret of its luck must not get into a log line.
#[derive(Clone)]
pub(crate) struct StoredTable {
    pub(crate) id: String,
    pub(crate) game: String,
    pub(crate) options: Settings,
    pub(crate) edition: StoredEdition,
    pub(crate) host: GuestId,
    pub(crate) secret: [u8; 32],
    /// How long a pause lasts, in seconds.
    pub(crate) window: u16,
    pub(crate) tempo: Tempo,
    /// How a bot plays that takes somebody's seat.
    pub(crate) stand_in: Level,
    /// Everybody finds it in the list of tables.
    pub(crate) public: bool,
    /// Whoever has the link may watch.
    pub(crate) watchable: bool,
    /// Where the same people play again.
    pub(crate) rematch: Option<String>,
    /// Written when the game begins.
    pub(crate) header: Option<Header>,
    /// When that was, in milliseconds since 1970.
    pub(crate) begun: i64,
    pub(crate) sitters: Vec<(Seat, Sitting)>,
}

/// The printed data of a table.
#[derive(Clone, PartialEq, Eq)]
pub(crate) enum StoredEdition {
    Standard,
    /// Somebody's own, by the hash of its text.
    Own {
        hash: String,
        text: String,
    },
}

impl StoredEdition {
    /// As the shelf takes it.
    pub(crate) fn choice(&self) -> EditionChoice {
        match self {
            Self::Standard => EditionChoice::Standard,
            Self::Own { text, .. } => EditionChoice::Text(text.clone()),
        }
    }

    fn hash(&self) -> Option<&str> {
        match self {
            Self::Standard => None,
            Self::Own { hash, .. } => Some(hash),
        }
    }
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
    /// Opens a table with whoever sits at it; with a header its game is on.
    pub(crate) async fn add_table(
        &self,
        stored: &StoredTable,
        now: i64,
    ) -> Result<(), StorageError> {
        let mut all = self.writes.begin().await?;
        insert_table(stored, now).execute(&mut *all).await?;
        for (seat, sitting) in &stored.sitters {
            insert_seat(&stored.id, *seat, sitting)
                .execute(&mut *all)
                .await?;
        }
        Ok(all.commit().await?)
    }

    /// Opens the table at which the same people play again, unless somebody was
    /// faster; the table that there is now.
    pub(crate) async fn add_rematch(
        &self,
        before: &str,
        stored: &StoredTable,
        now: i64,
    ) -> Result<String, StorageError> {
        let mut all = self.writes.begin_with("BEGIN IMMEDIATE").await?;
        let (known,): (Option<String>,) =
            sqlx::query_as("SELECT rematch FROM game_table WHERE id = ?")
                .bind(before)
                .fetch_one(&mut *all)
                .await?;
        if let Some(known) = known {
            return Ok(known);
        }
        insert_table(stored, now).execute(&mut *all).await?;
        for (seat, sitting) in &stored.sitters {
            insert_seat(&stored.id, *seat, sitting)
                .execute(&mut *all)
                .await?;
        }
        sqlx::query("UPDATE game_table SET rematch = ? WHERE id = ?")
            .bind(&stored.id)
            .bind(before)
            .execute(&mut *all)
            .await?;
        all.commit().await?;
        Ok(stored.id.clone())
    }

    pub(crate) async fn table(&self, id: &str) -> Result<Option<StoredTable>, StorageError> {
        let found = sqlx::query(
            "SELECT game_table.game, options, host, secret, window_seconds, header, tempo, stand_in, \
             public, watchable, rematch, begun, edition, edition.text \
             FROM game_table LEFT JOIN edition ON edition.hash = game_table.edition \
             WHERE game_table.id = ?",
        )
        .bind(id)
        .fetch_optional(&self.reads)
        .await?;
        let Some(row) = found else {
            return Ok(None);
        };
        let sitters = self.sitters(id).await?;
        read_table(id, &row, sitters).map(Some)
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

    /// How many tables there are on which nothing has ended yet.
    pub(crate) async fn count_live_tables(&self) -> Result<u32, StorageError> {
        let count = sqlx::query_as("SELECT count(*) FROM game_table WHERE stage < 2");
        let (count,): (u32,) = count.fetch_one(&self.reads).await?;
        Ok(count)
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

    /// Whoever sits on one of two seats sits on the other from now on; one of
    /// them may be free.
    pub(crate) async fn swap(
        &self,
        table: &str,
        one: Seat,
        other: Seat,
    ) -> Result<(), StorageError> {
        const ASIDE: i16 = -1;
        let mut all = self.writes.begin().await?;
        for (from, to) in [
            (i16::from(one.0), ASIDE),
            (i16::from(other.0), i16::from(one.0)),
            (ASIDE, i16::from(other.0)),
        ] {
            sqlx::query("UPDATE seat SET seat = ? WHERE game_table = ? AND seat = ?")
                .bind(to)
                .bind(table)
                .bind(from)
                .execute(&mut *all)
                .await?;
        }
        Ok(all.commit().await?)
    }

    /// The game begins, at this millisecond: from now on the log is the game.
    pub(crate) async fn begin(
        &self,
        table: &str,
        header: &Header,
        now: i64,
    ) -> Result<(), StorageError> {
        let begun = sqlx::query(
            "UPDATE game_table SET header = ?, stage = 1, begun = ?, touched = ? \
             WHERE id = ? AND header IS NULL",
        )
        .bind(header.line())
        .bind(now)
        .bind(now / 1000)
        .bind(table)
        .execute(&self.writes)
        .await?;
        if begun.rows_affected() == 0 {
            return Err(StorageError::Conflict);
        }
        Ok(())
    }

    /// Keeps printed data of somebody's own box.
    pub(crate) async fn add_edition(
        &self,
        hash: &str,
        game: &str,
        text: &str,
        now: i64,
    ) -> Result<(), StorageError> {
        // Whoever sends it again wants it kept anew.
        sqlx::query(
            "INSERT INTO edition (hash, game, text, since) VALUES (?, ?, ?, ?) \
             ON CONFLICT (hash) DO UPDATE SET since = excluded.since",
        )
        .bind(hash)
        .bind(game)
        .bind(text)
        .bind(now)
        .execute(&self.writes)
        .await?;
        Ok(())
    }

    /// Printed data by the hash of its text, if it is for this game.
    pub(crate) async fn edition(
        &self,
        hash: &str,
    ) -> Result<Option<(String, String)>, StorageError> {
        let found = sqlx::query_as("SELECT game, text FROM edition WHERE hash = ?")
            .bind(hash)
            .fetch_optional(&self.reads)
            .await?;
        Ok(found)
    }

    pub(crate) async fn count_editions(&self) -> Result<u32, StorageError> {
        let count = sqlx::query_as("SELECT count(*) FROM edition");
        let (count,): (u32,) = count.fetch_one(&self.reads).await?;
        Ok(count)
    }
}

fn read_table(
    id: &str,
    row: &SqliteRow,
    sitters: Vec<(Seat, Sitting)>,
) -> Result<StoredTable, StorageError> {
    let header: Option<String> = row.try_get("header")?;
    let header = header.as_deref().map(Header::read).transpose();
    let options: String = row.try_get("options")?;
    let tempo: String = row.try_get("tempo")?;
    let secret: Vec<u8> = row.try_get("secret")?;
    let stand_in: String = row.try_get("stand_in")?;
    let edition = match row.try_get::<Option<String>, _>("edition")? {
        None => StoredEdition::Standard,
        Some(hash) => StoredEdition::Own {
            hash,
            text: row.try_get("text")?,
        },
    };
    Ok(StoredTable {
        id: id.to_owned(),
        game: row.try_get("game")?,
        options: serde_json::from_str(&options).map_err(|error| damaged(&error))?,
        edition,
        host: GuestId(row.try_get("host")?),
        secret: secret.try_into().map_err(|_| damaged(&"a secret"))?,
        window: row.try_get("window_seconds")?,
        tempo: serde_json::from_str(&tempo).map_err(|error| damaged(&error))?,
        stand_in: read_level(&stand_in).ok_or_else(|| damaged(&"the level of a bot"))?,
        public: row.try_get("public")?,
        watchable: row.try_get("watchable")?,
        rematch: row.try_get("rematch")?,
        header: header.map_err(|error| damaged(&error))?,
        begun: row.try_get("begun")?,
        sitters,
    })
}

type Query<'q> = sqlx::query::Query<'q, sqlx::Sqlite, sqlx::sqlite::SqliteArguments>;

fn insert_table(stored: &StoredTable, now: i64) -> Query<'_> {
    let options = serde_json::to_string(&stored.options).unwrap_or_default();
    let tempo = serde_json::to_string(&stored.tempo).unwrap_or_default();
    sqlx::query(
        "INSERT INTO game_table (id, game, options, edition, host, secret, window_seconds, tempo, \
         stand_in, public, watchable, opened, touched, header, stage, begun) \
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
    )
    .bind(&stored.id)
    .bind(&stored.game)
    .bind(options)
    .bind(stored.edition.hash())
    .bind(stored.host.0)
    .bind(stored.secret.as_slice())
    .bind(stored.window)
    .bind(tempo)
    .bind(stored.stand_in.name())
    .bind(stored.public)
    .bind(stored.watchable)
    .bind(now)
    .bind(now)
    .bind(stored.header.as_ref().map(Header::line))
    .bind(u8::from(stored.header.is_some()))
    .bind(stored.begun)
}

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

pub(super) fn read_seat(row: &SqliteRow) -> Result<(Seat, Sitting), StorageError> {
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
