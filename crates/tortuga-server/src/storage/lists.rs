//! Lists of tables: somebody's own, the open ones, and those that can be watched.

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
    /// When each seat's own time is up, in milliseconds.
    pub(crate) until: Vec<Option<i64>>,
    /// When something last happened, in seconds.
    pub(crate) touched: i64,
    pub(crate) sitters: Vec<(Seat, Sitting)>,
}

const COLUMNS: &str = "SELECT game_table.id, game, options, stage, tempo, \
    waits_for, until, touched FROM game_table";

const OWN: &str = "JOIN seat ON seat.game_table = game_table.id WHERE seat.guest = ? \
    ORDER BY stage = 2, touched DESC";

impl Storage {
    /// All tables at which somebody sits, those that go on first.
    pub(crate) async fn tables_of(&self, guest: GuestId) -> Result<Vec<TableRow>, StorageError> {
        self.read_rows(OWN, guest.0).await
    }

    /// As many of them as stand in a list.
    pub(crate) async fn last_tables_of(
        &self,
        guest: GuestId,
    ) -> Result<Vec<TableRow>, StorageError> {
        self.list(OWN, guest.0).await
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
        self.read_rows(&format!("{which} LIMIT {LONGEST_LIST}"), bound)
            .await
    }

    /// Whatever cannot be read is in no list, and keeps nothing else out of it.
    async fn read_rows(&self, which: &str, bound: i64) -> Result<Vec<TableRow>, StorageError> {
        let query = format!("{COLUMNS} {which}");
        let rows = sqlx::query(sqlx::AssertSqlSafe(query))
            .bind(bound)
            .fetch_all(&self.reads)
            .await?;
        let mut tables = Vec::new();
        for row in &rows {
            let read = read_row(row);
            tables.extend(self.if_readable(row.try_get("id")?, read).await?);
        }
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
            let table: String = row.try_get("game_table")?;
            let sitter = self.if_readable(&table, read_seat(row)).await?;
            sitters.entry(table).or_default().extend(sitter);
        }
        Ok(sitters)
    }

    /// What was read of a table; what is damaged sets it aside.
    async fn if_readable<T>(
        &self,
        table: &str,
        read: Result<T, StorageError>,
    ) -> Result<Option<T>, StorageError> {
        match read {
            Ok(read) => Ok(Some(read)),
            Err(error) if error.is_damage() => {
                self.set_aside(table, &error).await;
                Ok(None)
            }
            Err(error) => Err(error),
        }
    }

    /// How the data says that a table stands.
    pub(crate) async fn standing(&self, table: &str) -> Result<Standing, StorageError> {
        type Row = (u8, u8, Option<i64>, Option<String>);
        let (stage, waits_for, due, until): Row =
            sqlx::query_as("SELECT stage, waits_for, due, until FROM game_table WHERE id = ?")
                .bind(table)
                .fetch_optional(&self.reads)
                .await?
                .ok_or(StorageError::Missing)?;
        Ok(Standing {
            stage: read_stage(stage),
            waits_for: Seats(waits_for),
            due,
            until: read_until(until)?.try_into().unwrap_or_default(),
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
        until: read_until(row.try_get("until")?)?,
        touched: row.try_get("touched")?,
        sitters: Vec::new(),
    })
}

fn read_until(text: Option<String>) -> Result<Vec<Option<i64>>, StorageError> {
    let read = text.map(|text| serde_json::from_str(&text)).transpose();
    Ok(read.map_err(|error| damaged(&error))?.unwrap_or_default())
}
