//! All tables that somebody is at, each with a task of its own.

use std::collections::HashMap;
use std::future::Future;
use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::mpsc;
use tortuga_core::Seats;
use tortuga_play::{Play, Terms};
use tortuga_protocol::{Problem, Stage};

use crate::shelf;
use crate::storage::{GuestId, Sitting, Storage, StorageError, StoredTable, TableRow};
use crate::table::{self, Message, Surroundings};

/// So many messages may wait at a table.
const INBOX: usize = 256;

/// The tables in memory. Each is a cache of its log, opened when it is needed.
#[derive(Clone)]
pub(crate) struct Tables {
    around: Surroundings,
    open: Arc<Mutex<HashMap<String, mpsc::Sender<Message>>>>,
}

impl Tables {
    pub(crate) fn new(around: Surroundings) -> Self {
        Self {
            around,
            open: Arc::default(),
        }
    }

    /// Hands a message to a table, opening it if need be; false if there is no
    /// such table.
    pub(crate) async fn send(&self, id: &str, message: Message) -> Result<bool, StorageError> {
        let mut message = message;
        loop {
            let Some(inbox) = self.find(id).await? else {
                return Ok(false);
            };
            match inbox.send(message).await {
                Ok(()) => return Ok(true),
                // The table was closing at this very moment; open it again.
                Err(mpsc::error::SendError(back)) => message = back,
            }
        }
    }

    /// Hands a message to a table that is in memory; to no other, and not if
    /// the table has its hands full.
    pub(crate) fn send_if_open(&self, id: &str, message: Message) {
        if let Some(inbox) = self.lock().get(id) {
            let _ = inbox.try_send(message);
        }
    }

    /// Tells every table in memory that a guest has another name.
    pub(crate) fn renamed(&self, guest: GuestId, name: &str) {
        self.tell_all(|| Message::Renamed {
            guest,
            name: name.to_owned(),
        });
    }

    /// Tells these tables, if they are in memory, to look who sits at them.
    pub(crate) fn refresh(&self, tables: &[String]) {
        for table in tables {
            self.send_if_open(table, Message::Refresh);
        }
    }

    /// Tells every table in memory to end somebody's connections: he must show
    /// again who he is.
    pub(crate) fn hang_up(&self, guest: GuestId) {
        self.tell_all(|| Message::HangUp { guest });
    }

    /// Tells every table in memory to send somebody away.
    pub(crate) fn expel(&self, guest: GuestId) {
        self.tell_all(|| Message::Expel { guest });
    }

    fn tell_all(&self, message: impl Fn() -> Message) {
        for inbox in self.lock().values() {
            // A table with its hands full reads the data again soon enough.
            let _ = inbox.try_send(message());
        }
    }

    async fn find(&self, id: &str) -> Result<Option<mpsc::Sender<Message>>, StorageError> {
        if let Some(inbox) = self.lock().get(id).filter(|inbox| !inbox.is_closed()) {
            return Ok(Some(inbox.clone()));
        }
        let Some(stored) = self.around.storage.table(id).await? else {
            return Ok(None);
        };
        let (fresh, messages) = mpsc::channel(INBOX);
        let mut open = self.lock();
        // Somebody else may have opened it while we were reading.
        let known = open.get(id).filter(|inbox| !inbox.is_closed());
        if let Some(inbox) = known {
            return Ok(Some(inbox.clone()));
        }
        open.insert(id.to_owned(), fresh.clone());
        drop(open);
        tokio::spawn(self.clone().live(stored, messages));
        Ok(Some(fresh))
    }

    /// The life of a table in memory. What still lies in its inbox at the end
    /// opens it again.
    fn live(
        self,
        stored: StoredTable,
        mut inbox: mpsc::Receiver<Message>,
    ) -> Pin<Box<dyn Future<Output = ()> + Send>> {
        Box::pin(async move {
            let id = stored.id.clone();
            let metrics = Arc::clone(&self.around.metrics);
            metrics.tables_open.inc();
            table::run(stored, self.around.clone(), &mut inbox).await;
            metrics.tables_open.dec();
            self.forget(&id, &mut inbox);
            while let Some(message) = inbox.recv().await {
                let newcomer = message.newcomer();
                match self.send(&id, message).await {
                    Ok(true) => {}
                    Ok(false) => table::turn_one_away(newcomer, Problem::NoSuchTable),
                    Err(error) => tracing::error!(table = id, %error, "a message was lost"),
                }
            }
        })
    }

    /// A table leaves the memory; from now on its inbox takes nothing.
    fn forget(&self, id: &str, inbox: &mut mpsc::Receiver<Message>) {
        let mut open = self.lock();
        inbox.close();
        open.retain(|name, inbox| name != id || !inbox.is_closed());
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<String, mpsc::Sender<Message>>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The record of a game that is over, read from its log.
pub(crate) async fn record_of(
    storage: &Storage,
    row: &TableRow,
) -> Result<Option<String>, StorageError> {
    if row.stage != Stage::Over {
        return Ok(None);
    }
    let Some(stored) = storage.table(&row.id).await? else {
        return Ok(None);
    };
    let Some(header) = stored.header.clone() else {
        return Ok(None);
    };
    let log = storage.log(&row.id).await?;
    let people = stored
        .sitters
        .iter()
        .filter_map(|(seat, sitting)| matches!(sitting, Sitting::Person { .. }).then_some(*seat));
    let terms = Terms {
        tempo: stored.tempo,
        begun: stored.begun,
        outages: [].into(),
        persons: people.fold(Seats::NONE, Seats::with),
    };
    let table = shelf::lay(&header, &stored.edition.choice()).map_err(StorageError::Damaged)?;
    let play = Play::read(table, header, stored.secret, &terms, log);
    let play = play.map_err(StorageError::Damaged)?;
    Ok(play.is_over().then(|| play.record().write()))
}
