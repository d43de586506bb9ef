//! Looks after what nobody asks for: clocks that run out at tables that nobody is
//! at, notices, signs of life, and what is old enough to go.

use std::sync::Arc;
use std::time::Duration;

use tokio::time::{MissedTickBehavior, interval};

use crate::House;
use crate::notify::Notifier;
use crate::storage::{Errand, StorageError};
use crate::table::Message;

/// How often he goes round.
const ROUND: Duration = Duration::from_secs(1);
/// Every so many rounds he gives a sign of life.
const BREATH: u64 = 5;
/// And every so many he tidies up.
const TIDY: u64 = 3600;

/// Goes round until the house closes.
pub(crate) async fn walk(house: Arc<House>) {
    let mut notifier = Notifier::new(&house.config);
    let mut stopping = house.stopping.clone();
    let mut rounds = interval(ROUND);
    rounds.set_missed_tick_behavior(MissedTickBehavior::Delay);
    for round in 0_u64.. {
        tokio::select! {
            _ = rounds.tick() => {}
            _ = stopping.wait_for(|stopping| *stopping) => break,
        }
        for done in [
            look_at_tables(&house).await,
            run_errands(&house).await,
            breathe(&house, round).await,
            tidy(&house, round).await,
            notifier.send_all(&house).await,
        ] {
            if let Err(error) = done {
                tracing::error!(%error, "the watchman stumbled");
            }
        }
    }
    notifier.finish().await;
}

async fn look_at_tables(house: &House) -> Result<(), StorageError> {
    for (table, closing) in house.storage.due_tables(house.wall.now()).await? {
        let message = if closing {
            Message::Close
        } else {
            Message::Look
        };
        tell(house, &table, message).await?;
    }
    Ok(())
}

/// One table that cannot be read does not keep him from the others.
async fn tell(house: &House, table: &str, message: Message) -> Result<(), StorageError> {
    let closing = matches!(message, Message::Close);
    match house.tables.send(table, message).await {
        Ok(_) => Ok(()),
        Err(error) if error.is_damage() => {
            house.storage.set_aside(table, &error).await;
            if closing {
                house.storage.close_unread(table).await?;
            }
            Ok(())
        }
        Err(error) => Err(error),
    }
}

/// What whoever runs the server has changed since the last round.
async fn run_errands(house: &House) -> Result<(), StorageError> {
    for (guest, errand) in house.storage.take_errands().await? {
        match errand {
            Errand::HangUp => house.tables.hang_up(guest),
            Errand::Expel => house.tables.expel(guest),
            Errand::Rename => {
                if let Some(name) = house.storage.name_of(guest).await? {
                    house.tables.renamed(guest, &name);
                }
            }
        }
    }
    Ok(())
}

async fn breathe(house: &House, round: u64) -> Result<(), StorageError> {
    if round.is_multiple_of(BREATH) {
        house.storage.breathe(house.wall.now()).await?;
    }
    Ok(())
}

async fn tidy(house: &House, round: u64) -> Result<(), StorageError> {
    if !round.is_multiple_of(TIDY) {
        return Ok(());
    }
    let now = house.wall.seconds();
    if let Some(stale) = house.config.stale() {
        for table in house.storage.stale_tables(now - stale).await? {
            tell(house, &table, Message::Close).await?;
        }
    }
    let gone = house.storage.tidy(house.config.keep(), now).await?;
    if gone > 0 {
        tracing::info!(gone, "old tables went");
    }
    Ok(())
}
