//! What comes to a table.

use axum::extract::ws::Utf8Bytes;
use tokio::sync::{mpsc, oneshot};
use tortuga_play::Tell;
use tortuga_protocol::{Ask, Problem};

use super::company::frame;
use crate::people::Guest;
use crate::storage::{GuestId, Storage, StorageError};

/// What comes to a table.
pub(crate) enum Message {
    /// Somebody looks at it, and is told everything through `sink`.
    Join {
        connection: u64,
        guest: Option<Guest>,
        sink: mpsc::Sender<Utf8Bytes>,
    },
    /// Somebody asks for something.
    Ask { connection: u64, ask: Ask },
    /// Somebody is gone.
    Leave { connection: u64 },
    /// A guest has another name.
    Renamed { guest: GuestId, name: String },
    /// Somebody wants the record.
    Record {
        answer: oneshot::Sender<Result<String, Problem>>,
    },
    /// A clock may have run out, or a bot may have something to do.
    Look,
    /// Who sits here has changed behind the table's back.
    Refresh,
    /// The house closes the table.
    Close,
    /// The house sends somebody away.
    Expel { guest: GuestId },
    /// Somebody's sessions have ended: he must show again who he is.
    HangUp { guest: GuestId },
    /// Somebody deletes his account, and gives up first.
    GoesForGood { guest: GuestId },
}

impl Message {
    /// Whoever waits to be welcomed by it.
    pub(crate) fn newcomer(&self) -> Option<mpsc::Sender<Utf8Bytes>> {
        match self {
            Self::Join { sink, .. } => Some(sink.clone()),
            Self::Ask { .. }
            | Self::Leave { .. }
            | Self::Renamed { .. }
            | Self::Record { .. }
            | Self::Look
            | Self::Refresh
            | Self::Close
            | Self::Expel { .. }
            | Self::HangUp { .. }
            | Self::GoesForGood { .. } => None,
        }
    }
}

/// Somebody comes to a table that is not there.
pub(crate) fn turn_one_away(newcomer: Option<mpsc::Sender<Utf8Bytes>>, problem: Problem) {
    if let Some(sink) = newcomer {
        let _ = sink.try_send(frame(&Tell::Sorry { id: None, problem }));
    }
}
/// Everybody who comes to a table that cannot be read is told so. It can still be
/// closed.
pub(super) async fn turn_away(
    inbox: &mut mpsc::Receiver<Message>,
    storage: &Storage,
    id: &str,
    why: &StorageError,
) {
    inbox.close();
    let problem = Problem::BadTable;
    while let Some(message) = inbox.recv().await {
        match message {
            Message::Join { sink, .. } => {
                let _ = sink.try_send(frame(&Tell::Sorry { id: None, problem }));
            }
            Message::Record { answer } => drop(answer.send(Err(problem))),
            Message::Close if why.is_damage() => {
                if let Err(error) = storage.close_unread(id).await {
                    tracing::error!(table = id, %error, "not closed");
                }
            }
            Message::Ask { .. }
            | Message::Leave { .. }
            | Message::Renamed { .. }
            | Message::Look
            | Message::Refresh
            | Message::Close
            | Message::Expel { .. }
            | Message::HangUp { .. }
            | Message::GoesForGood { .. } => {}
        }
    }
}
