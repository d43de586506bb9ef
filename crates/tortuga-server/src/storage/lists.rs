//! Lists of tables: somebody's own, the open ones, those that can be watched, and
//! those that must be looked after.

use std::collections::HashMap;

use sqlx::Row as _;
use sqlx::sqlite::SqliteRow;
use tortuga_core::{Seat, Seats, Settings};
use tortuga_protocol::{Stage, Tempo};

use super::tables::read_seat;
use super::writer::read_stage;
use super::{GuestId, Sitting, Standing, Storage, StorageError, damaged};

/// So many tables stand in a list.
const LONGEST_LIST: u32 = 100;

/// What a list tells of a table.
pub(crate) struct TableRow {
    pub(crate) id: String,
    pub(crate) game: String,
    pub(crate) options: Settings,
    pub(crate) stage: Stage,
    pub(crate) tempo: Tempo,
    pub(crate) waits_for: Seats,
    /// When somebody's time is up, in milliseconds.
    pub(crate) due: Option<i64>,
    /// When something last happened, in seconds.
    pub(crate) touched: i64,
    pub(crate) sitters: Vec<(Seat, Sitting)>,
}

const COLUMNS: &str = "SELECT game_table.id, game, options, stage, tempo, \
    waits_for, due, touched FROM game_table";

impl Storage {
    /// The tables at which somebody sits, those that go on first.
    pub(crate) async fn tables_of(&self, guest: GuestId) -> Result<Vec<TableRow>, StorageError> {
        self.list(
            "JOIN seat ON seat.game_table = game_table.id WHERE seat.guest = ? \
             ORDER BY stage = 2, touched DESC",
            guest.0,
        )
        .await
    }

    /// The tables at which something happened last, whoever sits there.
    pub(crate) async fn last_tables(&self) -> Result<Vec<TableRow>, StorageError> {
        self.list("WHERE touched >= ? ORDER BY touched DESC", 0)
            .await
    }

    /// Public tables at which somebody may still sit down, the newest first.
    pub(crate) async fn open_tables(&self, since: i64) -> Result<Vec<TableRow>, StorageError> {
        self.list(
            "WHERE public = 1 AND stage = 0 AND touched >= ? ORDER BY touched DESC",
            since,
        )
        .await
    }

    /// Public tables with a game on that can be watched, the liveliest first.
    pub(crate) async fn watchable_tables(&self, since: i64) -> Result<Vec<TableRow>, StorageError> {
        self.list(
            "WHERE public = 1 AND watchable = 1 AND stage = 1 AND touched >= ? \
             ORDER BY touched DESC",
            since,
        )
        .await
    }

    async fn list(&self, which: &str, bound: i64) -> Result<Vec<TableRow>, StorageError> {
        let query = format!("{COLUMNS} {which} LIMIT {LONGEST_LIST}");
        let rows = sqlx::query(sqlx::AssertSqlSafe(query))
            .bind(bound)
            .fetch_all(&self.reads)
            .await?;
        let mut tables: Vec<TableRow> = rows.iter().map(read_row).collect::<Result<_, _>>()?;
        let mut sitters = self.all_sitters(&tables).await?;
        for table in &mut tables {
            table.sitters = sitters.remove(&table.id).unwrap_or_default();
        }
        Ok(tables)
    }

    async fn all_sitters(
        &self,
        tables: &[TableRow],
    ) -> Result<HashMap<String, Vec<(Seat, Sitting)>>, StorageError> {
        let names: Vec<&str> = tables.iter().map(|table| table.id.as_str()).collect();
        let names = serde_json::to_string(&names).map_err(|error| damaged(&error))?;
        let rows = sqlx::query(
            "SELECT seat.game_table, seat.seat, seat.guest, seat.bot, seat.nonce, guest.name \
             FROM seat LEFT JOIN guest ON guest.id = seat.guest \
             WHERE seat.game_table IN (SELECT value FROM json_each(?)) ORDER BY seat.seat",
        )
        .bind(names)
        .fetch_all(&self.reads)
        .await?;
        let mut sitters: HashMap<String, Vec<(Seat, Sitting)>> = HashMap::new();
        for row in &rows {
            let table = row.try_get("game_table")?;
            sitters.entry(table).or_default().push(read_seat(row)?);
        }
        Ok(sitters)
    }

    /// The tables that must be looked after by now, and whether they are to be closed.
    pub(crate) async fn due_tables(&self, now: i64) -> Result<Vec<(String, bool)>, StorageError> {
        let rows = sqlx::query_as(
            "SELECT id, closing FROM game_table WHERE due <= ? ORDER BY due LIMIT 1000",
        )
        .bind(now)
        .fetch_all(&self.reads)
        .await?;
        Ok(rows)
    }

    /// How the data says that a table stands.
    pub(crate) async fn standing(&self, table: &str) -> Result<Standing, StorageError> {
        let (stage, waits_for, due): (u8, u8, Option<i64>) =
            sqlx::query_as("SELECT stage, waits_for, due FROM game_table WHERE id = ?")
                .bind(table)
                .fetch_optional(&self.reads)
                .await?
                .ok_or(StorageError::Missing)?;
        Ok(Standing {
            stage: read_stage(stage),
            waits_for: Seats(waits_for),
            due,
        })
    }
}

fn read_row(row: &SqliteRow) -> Result<TableRow, StorageError> {
    let options: String = row.try_get("options")?;
    let tempo: String = row.try_get("tempo")?;
    Ok(TableRow {
        id: row.try_get("id")?,
        game: row.try_get("game")?,
        options: serde_json::from_str(&options).map_err(|error| damaged(&error))?,
        stage: read_stage(row.try_get("stage")?),
        tempo: serde_json::from_str(&tempo).map_err(|error| damaged(&error))?,
        waits_for: Seats(row.try_get("waits_for")?),
        due: row.try_get("due")?,
        touched: row.try_get("touched")?,
        sitters: Vec::new(),
    })
}
