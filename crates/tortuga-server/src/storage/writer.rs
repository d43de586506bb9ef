//! Group commit: one commit for everything that arrived while the last one ran.
//!
//! A group costs a handful of statements, however many tables are in it: what
//! is written travels as one piece of JSON that the database takes apart.

use std::collections::HashMap;

use serde_json::{Value, json};
use sqlx::sqlite::SqlitePool;
use sqlx::{Sqlite, Transaction};
use tokio::sync::{mpsc, oneshot};
use tortuga_protocol::Stage;

use super::{StorageError, Written};

/// The most tables that share one commit.
const LARGEST_GROUP: usize = 256;

/// Writes the logs of all tables.
#[derive(Clone)]
pub(super) struct Writer {
    jobs: mpsc::Sender<Job>,
}

struct Job {
    table: String,
    first: u32,
    written: Written,
    done: oneshot::Sender<Result<(), StorageError>>,
}

impl Writer {
    pub(super) fn start(pool: SqlitePool) -> Self {
        let (jobs, inbox) = mpsc::channel(LARGEST_GROUP);
        tokio::spawn(work(pool, inbox));
        Self { jobs }
    }

    /// Returns when the entries are on the disk.
    pub(super) async fn append(
        &self,
        table: String,
        first: u32,
        written: Written,
    ) -> Result<(), StorageError> {
        let (done, stored) = oneshot::channel();
        let job = Job {
            table,
            first,
            written,
            done,
        };
        self.jobs
            .send(job)
            .await
            .map_err(|_| StorageError::Closed)?;
        stored.await.map_err(|_| StorageError::Closed)?
    }
}

async fn work(pool: SqlitePool, mut inbox: mpsc::Receiver<Job>) {
    let mut group = Vec::new();
    while inbox.recv_many(&mut group, LARGEST_GROUP).await > 0 {
        commit(&pool, std::mem::take(&mut group)).await;
    }
}

/// Commits a group and answers everybody in it, after the commit.
async fn commit(pool: &SqlitePool, group: Vec<Job>) {
    let committed = write(pool, &group).await;
    if let Err(error) = &committed {
        tracing::error!(%error, "a commit failed");
    }
    let fits = committed.unwrap_or_default();
    for (number, job) in group.into_iter().enumerate() {
        let answer = match fits.get(number) {
            None => Err(StorageError::NotCommitted),
            Some(false) => Err(StorageError::Conflict),
            Some(true) => Ok(()),
        };
        // A table that no longer waits reads its log again.
        let _ = job.done.send(answer);
    }
}

/// Writes what of a group follows upon what is there, and tells which jobs
/// that were. From the first look on nobody else can write.
async fn write(pool: &SqlitePool, group: &[Job]) -> Result<Vec<bool>, sqlx::Error> {
    let mut all = pool.begin_with("BEGIN IMMEDIATE").await?;
    let mut next = lengths(&mut all, group).await?;
    // A log has no gaps: what does not follow the last entry comes from a table
    // that missed something.
    let mut fits = Vec::with_capacity(group.len());
    for job in group {
        let length = next.get_mut(job.table.as_str());
        let follows = length.filter(|length| **length == job.first);
        fits.push(follows.is_some());
        if let Some(length) = follows {
            *length += u32::try_from(job.written.entries.len()).unwrap_or(u32::MAX);
        }
    }
    let written: Vec<&Job> = group
        .iter()
        .zip(&fits)
        .filter(|(_, follows)| **follows)
        .map(|(job, _)| job)
        .collect();
    insert(&mut all, &written).await?;
    stand(&mut all, &written).await?;
    live(&mut all, &written).await?;
    all.commit().await?;
    Ok(fits)
}

type All = Transaction<'static, Sqlite>;

/// How many entries the log of each table has; nothing for one that is gone.
async fn lengths<'g>(
    all: &mut All,
    group: &'g [Job],
) -> Result<HashMap<&'g str, u32>, sqlx::Error> {
    let names: Vec<&str> = group.iter().map(|job| job.table.as_str()).collect();
    let rows: Vec<(String, u32)> = sqlx::query_as(
        "SELECT game_table.id, \
         coalesce((SELECT max(number) + 1 FROM log WHERE log.game_table = game_table.id), 0) \
         FROM json_each(?) AS one JOIN game_table ON game_table.id = one.value",
    )
    .bind(json!(names).to_string())
    .fetch_all(&mut **all)
    .await?;
    let lengths: HashMap<String, u32> = rows.into_iter().collect();
    let of = |name: &'g str| Some((name, *lengths.get(name)?));
    Ok(names.into_iter().filter_map(of).collect())
}

async fn insert(all: &mut All, jobs: &[&Job]) -> Result<(), sqlx::Error> {
    let mut rows = Vec::new();
    for job in jobs {
        let at = job.written.at;
        for (number, entry) in (job.first..).zip(&job.written.entries) {
            let (actor, deed) = (entry.actor.to_string(), entry.deed.text());
            rows.push(json!([job.table, number, actor, deed, at]));
        }
    }
    if rows.is_empty() {
        return Ok(());
    }
    sqlx::query(
        "INSERT INTO log (game_table, number, actor, deed, at) \
         SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4 FROM json_each(?)",
    )
    .bind(Value::from(rows).to_string())
    .execute(&mut **all)
    .await?;
    Ok(())
}

/// Notes how the tables stand now.
async fn stand(all: &mut All, jobs: &[&Job]) -> Result<(), sqlx::Error> {
    let rows = jobs.iter().filter_map(|job| {
        let standing = job.written.standing?;
        let touched = job.written.at / 1000;
        let stage = stage_number(standing.stage);
        let waits_for = standing.waits_for.0;
        let (due, until) = (standing.due, standing.until);
        Some(json!([job.table, stage, waits_for, due, touched, until]))
    });
    let rows: Vec<Value> = rows.collect();
    if rows.is_empty() {
        return Ok(());
    }
    sqlx::query(
        "UPDATE game_table SET stage = now.value ->> 1, waits_for = now.value ->> 2, \
         due = now.value ->> 3, touched = now.value ->> 4, until = now.value ->> 5 \
         FROM json_each(?) AS now WHERE game_table.id = now.value ->> 0",
    )
    .bind(Value::from(rows).to_string())
    .execute(&mut **all)
    .await?;
    Ok(())
}

/// Whoever writes is alive: what was thought before the last entry is never
/// taken for an outage, whatever happens after it.
async fn live(all: &mut All, jobs: &[&Job]) -> Result<(), sqlx::Error> {
    let Some(at) = jobs.iter().map(|job| job.written.at).max() else {
        return Ok(());
    };
    sqlx::query("UPDATE alive SET at = ?1 WHERE at < ?1")
        .bind(at)
        .execute(&mut **all)
        .await?;
    Ok(())
}

/// As the data has it.
pub(super) const fn stage_number(stage: Stage) -> u8 {
    match stage {
        Stage::Gathering => 0,
        Stage::Playing => 1,
        Stage::Over => 2,
    }
}

/// The other way round.
pub(super) const fn read_stage(number: u8) -> Stage {
    match number {
        0 => Stage::Gathering,
        1 => Stage::Playing,
        _ => Stage::Over,
    }
}
