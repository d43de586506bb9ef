//! For whoever runs the server: looking at the data, closing, renaming, banning,
//! copying. All of it works beside a server that is running.

use std::path::{Path, PathBuf};

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{Connection as _, Row as _};
use thiserror::Error;
use tortuga_play::bot_name;
use tortuga_protocol::Level;

use crate::people::{good_name, hash_password, is_password, spelling};
use crate::storage::{Errand, GuestId, Sitting, Storage, StorageError};
use crate::wall::Wall;

/// The data of a server, open for whoever runs it.
pub struct Admin {
    storage: Storage,
}

/// Somebody who has been here.
#[derive(Debug)]
pub struct Person {
    /// By which commands name him.
    pub id: i64,
    /// What others see.
    pub name: String,
    /// The name is his by a password.
    pub claimed: bool,
    /// He is not welcome.
    pub banned: bool,
    /// Since when, in seconds since 1970.
    pub since: i64,
    /// When he was last here; none if he has no session any more.
    pub seen: Option<i64>,
}

/// A table, in one line.
#[derive(Debug)]
pub struct TableLine {
    /// The name in its link.
    pub id: String,
    /// The game's name.
    pub game: String,
    /// 0: people sit down; 1: the game is on; 2: it is over.
    pub stage: u8,
    /// When something last happened, in seconds since 1970.
    pub touched: i64,
    /// Who sits there, in seat order.
    pub seats: Vec<String>,
}

/// A table that cannot be read.
#[derive(Debug)]
pub struct DamagedTable {
    /// The name in its link.
    pub id: String,
    /// The game's name.
    pub game: String,
    /// What is wrong with it.
    pub why: String,
}

/// Something that somebody found fault with.
#[derive(Debug)]
pub struct Fault {
    /// The table.
    pub table: String,
    /// Whose words, by number and name.
    pub person: (i64, String),
    /// What was said.
    pub text: String,
    /// Who found fault.
    pub by: String,
    /// When, in seconds since 1970.
    pub at: i64,
}

/// Why something was not done.
#[derive(Debug, Error)]
pub enum AdminError {
    /// The file of data cannot be used.
    #[error("cannot use {}: {error}", file.display())]
    File {
        /// Which.
        file: PathBuf,
        /// Why.
        error: String,
    },
    /// There is no data in the place that was named.
    #[error("there is no file {}", .0.display())]
    NoFile(PathBuf),
    /// Something is where something new should go.
    #[error("{} is there already; nothing was written", .0.display())]
    InTheWay(PathBuf),
    /// There is no such person.
    #[error("there is nobody with the number {0}")]
    NoPerson(i64),
    /// There is no such table, or its game is over.
    #[error("there is no table {0} that could be closed")]
    NoTable(String),
    /// The name is no name, or somebody has claimed it.
    #[error("this is no name that could be given: {0}")]
    BadName(String),
    /// The password is no password.
    #[error("a password has 8 to 128 characters")]
    BadPassword,
    /// He has not claimed a name.
    #[error("{0} has not claimed his name, so there is no password to set")]
    NotClaimed(String),
    /// The data could not be read or written.
    #[error("the data cannot be read or written: {0}")]
    Data(String),
}

impl From<StorageError> for AdminError {
    fn from(error: StorageError) -> Self {
        Self::Data(error.to_string())
    }
}

impl From<sqlx::Error> for AdminError {
    fn from(error: sqlx::Error) -> Self {
        Self::Data(error.to_string())
    }
}

impl Admin {
    /// Opens the data that is there.
    ///
    /// # Errors
    ///
    /// There is none, or it cannot be used.
    pub async fn open(file: &Path) -> Result<Self, AdminError> {
        must_be(file)?;
        let opened = Storage::open(file).await;
        let storage = opened.map_err(|error| cannot(file, &error))?;
        Ok(Self { storage })
    }

    /// Everybody who has claimed a name, and the guests who were here last.
    ///
    /// # Errors
    ///
    /// The data cannot be read.
    pub async fn people(&self) -> Result<Vec<Person>, AdminError> {
        let rows = sqlx::query(
            "SELECT id, name, claimed NOT NULL AS claimed, banned, since, \
             (SELECT max(seen) FROM session WHERE session.guest = guest.id) AS seen \
             FROM guest WHERE gone = 0 ORDER BY claimed DESC, seen DESC LIMIT 1000",
        )
        .fetch_all(self.storage.reads())
        .await?;
        let read = |row: &sqlx::sqlite::SqliteRow| {
            Ok(Person {
                id: row.try_get("id")?,
                name: row.try_get("name")?,
                claimed: row.try_get("claimed")?,
                banned: row.try_get("banned")?,
                since: row.try_get("since")?,
                seen: row.try_get("seen")?,
            })
        };
        rows.iter().map(read).collect()
    }

    /// The tables that were touched last.
    ///
    /// # Errors
    ///
    /// The data cannot be read.
    pub async fn tables(&self) -> Result<Vec<TableLine>, AdminError> {
        let rows = self.storage.last_tables().await?;
        let name = |(seat, sitting): &(tortuga_core::Seat, Sitting)| match sitting {
            Sitting::Person { name, .. } => name.clone(),
            Sitting::Bot(level) => bot_label(*level, bot_name(*seat)),
        };
        let line = |row: crate::storage::TableRow| TableLine {
            seats: row.sitters.iter().map(name).collect(),
            id: row.id,
            game: row.game,
            stage: row.stage as u8,
            touched: row.touched,
        };
        Ok(rows.into_iter().map(line).collect())
    }

    /// The tables that a server that runs, or the last one that did, could not read.
    ///
    /// # Errors
    ///
    /// The data cannot be read.
    pub async fn damaged(&self) -> Result<Vec<DamagedTable>, AdminError> {
        let tables = self.storage.set_aside_tables().await?;
        let damaged = |one: crate::storage::Broken| DamagedTable {
            id: one.id,
            game: one.game,
            why: one.why,
        };
        Ok(tables.into_iter().map(damaged).collect())
    }

    /// What people found fault with.
    ///
    /// # Errors
    ///
    /// The data cannot be read.
    pub async fn faults(&self) -> Result<Vec<Fault>, AdminError> {
        let complaints = self.storage.complaints().await?;
        let fault = |one: crate::storage::Complaint| Fault {
            table: one.table,
            person: (one.guest, one.name),
            text: one.text,
            by: one.by,
            at: one.at,
        };
        Ok(complaints.into_iter().map(fault).collect())
    }

    /// Has a table closed: by the server that runs, or by the next one that does.
    ///
    /// # Errors
    ///
    /// There is no such table, or its game is over.
    pub async fn close_table(&self, id: &str) -> Result<(), AdminError> {
        let closing =
            sqlx::query("UPDATE game_table SET closing = 1, due = 0 WHERE id = ? AND stage < 2")
                .bind(id)
                .execute(self.storage.writes())
                .await?;
        if closing.rows_affected() == 0 {
            return Err(AdminError::NoTable(id.to_owned()));
        }
        Ok(())
    }

    /// Gives somebody another name.
    ///
    /// # Errors
    ///
    /// There is nobody like that, or the name cannot be given.
    pub async fn rename(&self, person: i64, name: &str) -> Result<(), AdminError> {
        self.name_of(person).await?;
        let bad = || AdminError::BadName(name.to_owned());
        let good = good_name(name).ok_or_else(bad)?;
        let guest = GuestId(person);
        let spelt = spelling(&good);
        if self.storage.is_claimed(&spelt, guest).await? {
            return Err(bad());
        }
        self.storage.rename(guest, &good, &spelt).await?;
        Ok(self.storage.send_errand(guest, Errand::Rename).await?)
    }

    /// Sends somebody away, or lets him in again.
    ///
    /// # Errors
    ///
    /// There is nobody like that.
    pub async fn ban(&self, person: i64, banned: bool) -> Result<(), AdminError> {
        self.name_of(person).await?;
        sqlx::query("UPDATE guest SET banned = ? WHERE id = ?")
            .bind(banned)
            .bind(person)
            .execute(self.storage.writes())
            .await?;
        if banned {
            let guest = GuestId(person);
            self.storage.send_errand(guest, Errand::Expel).await?;
        }
        Ok(())
    }

    /// Gives somebody another password and ends all his sessions.
    ///
    /// # Errors
    ///
    /// There is nobody like that, he has no password, or this one is no good.
    pub async fn set_password(&self, person: i64, password: String) -> Result<(), AdminError> {
        let name = self.name_of(person).await?;
        let guest = GuestId(person);
        if !is_password(&password) {
            return Err(AdminError::BadPassword);
        }
        if self.storage.password(guest).await?.is_none() {
            return Err(AdminError::NotClaimed(name));
        }
        let hash = hash_password(password).await;
        let hash = hash.ok_or_else(|| AdminError::Data("no hash".to_owned()))?;
        self.storage.set_password(guest, &hash, None).await?;
        Ok(self.storage.send_errand(guest, Errand::HangUp).await?)
    }

    async fn name_of(&self, person: i64) -> Result<String, AdminError> {
        let found = self.storage.name_of(GuestId(person)).await?;
        found.ok_or(AdminError::NoPerson(person))
    }

    /// Writes a copy of the data as it is at this moment, while the server runs on.
    ///
    /// # Errors
    ///
    /// The copy is there already, or cannot be written.
    pub async fn backup(data: &Path, copy: &Path) -> Result<(), AdminError> {
        must_be(data)?;
        if copy.exists() {
            return Err(AdminError::InTheWay(copy.to_owned()));
        }
        let options = SqliteConnectOptions::new().filename(data).read_only(true);
        let opened = SqliteConnection::connect_with(&options).await;
        let mut file = opened.map_err(|error| cannot(data, &error))?;
        sqlx::query("VACUUM INTO ?")
            .bind(copy.to_string_lossy().into_owned())
            .execute(&mut file)
            .await
            .map_err(|error| cannot(copy, &error))?;
        file.close().await?;
        check(copy).await
    }

    /// Puts a copy in the place where a server finds its data.
    ///
    /// # Errors
    ///
    /// There is data already, or the copy is damaged.
    pub async fn restore(copy: &Path, data: &Path) -> Result<(), AdminError> {
        must_be(copy)?;
        // What a server left beside its data would be taken for a part of the copy.
        for ending in ["", "-wal", "-shm"] {
            let mut file = data.as_os_str().to_owned();
            file.push(ending);
            if Path::new(&file).exists() {
                return Err(AdminError::InTheWay(file.into()));
            }
        }
        check(copy).await?;
        std::fs::copy(copy, data).map_err(|error| cannot(data, &error))?;
        // It is brought into today's shape now, and not when people wait.
        let storage = Storage::open(data).await;
        let storage = storage.map_err(|error| cannot(data, &error))?;
        // Nobody could play since the copy was made.
        storage.rise(Wall::set().now()).await?;
        storage.close().await;
        Ok(())
    }

    /// Lets go of the data.
    pub async fn close(self) {
        self.storage.close().await;
    }
}

/// Is a copy whole?
async fn check(file: &Path) -> Result<(), AdminError> {
    let options = SqliteConnectOptions::new().filename(file).read_only(true);
    let opened = SqliteConnection::connect_with(&options).await;
    let mut open = opened.map_err(|error| cannot(file, &error))?;
    let answer: Result<(String,), sqlx::Error> = sqlx::query_as("PRAGMA integrity_check")
        .fetch_one(&mut open)
        .await;
    let (answer,) = answer.map_err(|error| cannot(file, &error))?;
    open.close().await?;
    if answer == "ok" {
        Ok(())
    } else {
        Err(cannot(file, &answer))
    }
}

fn must_be(file: &Path) -> Result<(), AdminError> {
    if file.is_file() {
        Ok(())
    } else {
        Err(AdminError::NoFile(file.to_owned()))
    }
}

fn cannot(file: &Path, error: &dyn std::fmt::Display) -> AdminError {
    AdminError::File {
        file: file.to_owned(),
        error: error.to_string(),
    }
}

fn bot_label(level: Level, name: &str) -> String {
    format!("{name} ({level})")
}
