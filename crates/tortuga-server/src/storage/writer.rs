//! Group commit: one commit for everything that arrived while the last one ran.

use sqlx::sqlite::SqlitePool;
use sqlx::{Connection as _, Sqlite, Transaction};
use tokio::sync::{mpsc, oneshot};

use super::{Entry, StorageError, conflict};

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
    entries: Vec<Entry>,
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
        entries: Vec<Entry>,
    ) -> Result<(), StorageError> {
        let (done, stored) = oneshot::channel();
        let job = Job {
            table,
            first,
            entries,
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
    let mut answers = Vec::with_capacity(group.len());
    let committed = async {
        let mut all = pool.begin().await?;
        for job in &group {
            answers.push(insert(&mut all, job).await);
        }
        all.commit().await
    };
    let failed = committed.await.err();
    if let Some(error) = &failed {
        tracing::error!(%error, "a commit failed");
    }
    answers.resize_with(group.len(), || Err(StorageError::NotCommitted));
    for (job, answer) in group.into_iter().zip(answers) {
        let answer = if failed.is_some() {
            Err(StorageError::NotCommitted)
        } else {
            answer
        };
        // A table that no longer waits reads its log again.
        let _ = job.done.send(answer);
    }
}

/// Inserts the entries of one table, or none of them. A log has no gaps: what
/// does not follow the last entry comes from a table that missed something.
async fn insert(all: &mut Transaction<'_, Sqlite>, job: &Job) -> Result<(), StorageError> {
    let mut one = all.begin().await?;
    let (next,): (u32,) = sqlx::query_as("SELECT count(*) FROM log WHERE game_table = ?")
        .bind(&job.table)
        .fetch_one(&mut *one)
        .await?;
    if next != job.first {
        return Err(StorageError::Conflict);
    }
    for (number, entry) in (job.first..).zip(&job.entries) {
        let inserted =
            sqlx::query("INSERT INTO log (game_table, number, actor, deed) VALUES (?, ?, ?, ?)")
                .bind(&job.table)
                .bind(number)
                .bind(entry.actor.to_string())
                .bind(entry.deed.text())
                .execute(&mut *one)
                .await;
        if let Err(error) = inserted {
            one.rollback().await?;
            return Err(conflict(error));
        }
    }
    Ok(one.commit().await?)
}
