//! Looks after what nobody asks for: clocks that run out at tables that nobody is
//! at, notices, signs of life, and what is old enough to go.

use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;

use tokio::time::{MissedTickBehavior, interval};

use crate::House;
use crate::notify::Notifier;
use crate::storage::{GuestId, StorageError};
use crate::table::Message;

/// How often he goes round.
const ROUND: Duration = Duration::from_secs(1);
/// Every so many rounds he gives a sign of life.
const BREATH: u64 = 5;
/// And every so many he tidies up.
const TIDY: u64 = 3600;

/// Goes round until the house closes.
pub(crate) async fn walk(house: Arc<House>) {
    let notifier = Notifier::new(&house.config);
    let mut stopping = house.stopping.clone();
    let mut rounds = interval(ROUND);
    rounds.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut banned = HashSet::new();
    for round in 0_u64.. {
        tokio::select! {
            _ = rounds.tick() => {}
            _ = stopping.wait_for(|stopping| *stopping) => return,
        }
        for done in [
            look_at_tables(&house).await,
            expel(&house, &mut banned).await,
            breathe(&house, round).await,
            tidy(&house, round).await,
            notifier.send_all(&house).await,
        ] {
            if let Err(error) = done {
                tracing::error!(%error, "the watchman stumbled");
            }
        }
    }
}

async fn look_at_tables(house: &House) -> Result<(), StorageError> {
    for (table, closing) in house.storage.due_tables(house.wall.now()).await? {
        let message = if closing {
            Message::Close
        } else {
            Message::Look
        };
        house.tables.send(&table, message).await?;
    }
    Ok(())
}

/// Whoever was banned since the last round loses his connections.
async fn expel(house: &House, known: &mut HashSet<GuestId>) -> Result<(), StorageError> {
    let banned: HashSet<GuestId> = house.storage.banned().await?.into_iter().collect();
    for guest in banned.difference(known) {
        house.tables.expel(*guest);
    }
    *known = banned;
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
            house.tables.send(&table, Message::Close).await?;
        }
    }
    let gone = house.storage.tidy(house.config.keep(), now).await?;
    if gone > 0 {
        tracing::info!(gone, "old tables went");
    }
    Ok(())
}
