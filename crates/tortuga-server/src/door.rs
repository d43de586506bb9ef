//! A way in without a socket, for whoever wants to know what the house itself
//! costs: what is said and told is the same, only no bytes travel.

use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use tokio::runtime::Handle;
use tokio::sync::mpsc;
use tortuga_core::Hex32;
use tortuga_protocol::Ask;

use crate::House;
use crate::people::{Guest, Token};
use crate::socket::Line;

/// The way in.
#[derive(Clone)]
pub struct Door {
    pub(crate) house: Arc<House>,
    /// Tables live where the server does, whoever comes from wherever.
    pub(crate) home: Handle,
}

/// Somebody who looks at a table from within the process.
pub struct Visit {
    line: Line,
    told: mpsc::Receiver<Utf8Bytes>,
}

impl Door {
    /// Somebody comes to a table, known by the token in his cookie; none if there
    /// is no such table, or the data cannot be read.
    pub async fn visit(&self, table: &str, token: Hex32) -> Option<Visit> {
        let (house, table) = (Arc::clone(&self.house), table.to_owned());
        let joined = self.home.spawn(async move {
            let known = house.storage.guest(Token::from(token).sha256()).await;
            let guest = known.ok()?.map(Guest::from);
            Line::join(house, table, guest).await
        });
        let (line, told) = joined.await.ok()??;
        Some(Visit { line, told })
    }
}

impl Visit {
    /// Asks the table for something; false if there is none any more.
    pub async fn ask(&self, ask: Ask) -> bool {
        self.line.ask(ask).await
    }

    /// What is told next, as it would travel; none when the table has nothing more
    /// to tell.
    pub async fn told(&mut self) -> Option<Utf8Bytes> {
        self.told.recv().await
    }
}

impl Drop for Visit {
    fn drop(&mut self) {
        self.line.leave();
    }
}
