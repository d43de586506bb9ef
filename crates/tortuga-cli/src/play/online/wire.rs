//! The socket of our table: opened again whenever it breaks.

use std::collections::BTreeMap;
use std::time::Duration;

use tokio::time::{Instant, sleep_until};
use tortuga_client::{Client, number};
use tortuga_protocol::{Ask, Tell};

use crate::line::{Line, Socket, Trouble};

/// Who does not answer for so long is not there any more: a broken line does
/// not always say that it is broken.
const PATIENCE: Duration = Duration::from_secs(8);
/// The welcome is waited for like an answer.
const WELCOME: u32 = 0;

/// What came over the wire.
pub(super) enum Came {
    /// The server told something.
    Told(Box<Tell>),
    /// The server said something that is not of our protocol.
    Garbled,
    /// The line broke, or could not be opened.
    Lost(Trouble),
}

/// The wire to one table.
pub(super) struct Wire {
    table: String,
    socket: Option<Socket>,
    /// When the next attempt is due, while there is no socket.
    attempt: Instant,
    /// Since when which answer is waited for.
    asked: BTreeMap<u32, Instant>,
}

impl Wire {
    /// A wire to a table; it is opened when something is waited for.
    pub(super) fn new(table: &str) -> Self {
        Self {
            table: table.to_owned(),
            socket: None,
            attempt: Instant::now(),
            asked: BTreeMap::new(),
        }
    }

    pub(super) fn table(&self) -> &str {
        &self.table
    }

    /// The next thing that comes. May be given up at any moment.
    pub(super) async fn next(&mut self, line: &Line) -> Came {
        if self.socket.is_none() {
            sleep_until(self.attempt).await;
            match line.socket(&self.table).await {
                Ok(socket) => self.opened(socket),
                Err(trouble) => return Came::Lost(trouble),
            }
        }
        let Some(socket) = &mut self.socket else {
            return Came::Lost(Trouble::Broken);
        };
        let first = self.asked.values().min().copied();
        let patience = async {
            match first {
                Some(asked) => sleep_until(asked + PATIENCE).await,
                None => std::future::pending().await,
            }
        };
        let told = tokio::select! {
            told = socket.next() => told,
            () = patience => Err(Trouble::Broken),
        };
        match told {
            Ok(tell) => Came::Told(Box::new(tell)),
            Err(Trouble::Garbled) => Came::Garbled,
            Err(trouble) => Came::Lost(trouble),
        }
    }

    fn opened(&mut self, socket: Socket) {
        self.socket = Some(socket);
        self.asked.clear();
        self.asked.insert(WELCOME, Instant::now());
    }

    /// Asks something. If the line is down, the next look at it will tell.
    pub(super) async fn say(&mut self, ask: &Ask) {
        let Some(socket) = &mut self.socket else {
            return;
        };
        if let Some(id) = number(ask) {
            self.asked.insert(id, Instant::now());
        }
        // A socket that has just closed says so by itself.
        let _ = socket.say(ask).await;
    }

    /// The server told something, and the client took it in.
    pub(super) fn told(&mut self, client: &Client) {
        self.asked.retain(|id, _| client.waits_for(*id));
    }

    /// The wire is given up, and tried again after a while.
    pub(super) fn drop_for(&mut self, delay: Duration) {
        self.socket = None;
        self.attempt = Instant::now() + delay;
    }

    /// Says goodbye.
    pub(super) async fn close(&mut self) {
        if let Some(socket) = self.socket.take() {
            socket.close().await;
        }
    }
}
