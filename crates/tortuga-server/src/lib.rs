//! People at tables: a server with everything in one file of data.
//!
//! One move's way through this room: `socket` reads a message, the table's own
//! task (`table`) lets the rules decide, draws what luck owes (`play`), has it
//! stored (`storage`), and only then acknowledges it and shows every viewer
//! his own picture (`gallery`). Where somebody may answer unseen, what follows
//! is held for all alike (`publish`), for a fixed time (`table`'s `pause`). Bots
//! and hints think beside the tables, on a few threads (`thinkers`). A table in
//! memory is a cache of its log: it can be thrown away at any moment and read
//! again.

mod gallery;
mod http;
mod kept;
mod limits;
mod pages;
mod people;
mod play;
mod publish;
mod shelf;
mod socket;
mod storage;
mod table;
mod tables;
mod thinkers;

use std::future::{Future, IntoFuture as _};
use std::io;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use thiserror::Error;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::time::timeout;

use crate::limits::Gate;
use crate::storage::Storage;
use crate::tables::Tables;

/// Where the server listens, and where it keeps its data.
#[derive(Clone, Debug)]
pub struct Config {
    /// The address; port 0 takes any that is free.
    pub listen: SocketAddr,
    /// The file of data; it is made if it is not there.
    pub data: PathBuf,
}

/// A server that has its port and its data.
pub struct Server {
    listener: TcpListener,
    house: Arc<House>,
    /// Tells every connection to end.
    stop: watch::Sender<bool>,
}

/// What all requests share.
pub(crate) struct House {
    pub(crate) storage: Storage,
    pub(crate) tables: Tables,
    pub(crate) gate: Gate,
    /// True once the server is going down.
    pub(crate) stopping: watch::Receiver<bool>,
}

/// Whoever has not let go by then is left.
const LONGEST_GOODBYE: Duration = Duration::from_secs(5);

/// Why a server cannot start, or had to stop.
#[derive(Debug, Error)]
pub enum ServerError {
    /// The address cannot be used.
    #[error("cannot listen on {address}: {error}")]
    Listen {
        /// Which.
        address: SocketAddr,
        /// Why.
        error: io::Error,
    },
    /// The file of data cannot be used.
    #[error("cannot use the data file {}: {error}", file.display())]
    Data {
        /// Which.
        file: PathBuf,
        /// Why.
        error: sqlx::Error,
    },
    /// Connections could no longer be taken.
    #[error("cannot take connections any more: {0}")]
    Connections(io::Error),
}

impl Server {
    /// Takes the port and opens the data.
    ///
    /// # Errors
    ///
    /// The address or the file cannot be used.
    pub async fn open(config: &Config) -> Result<Self, ServerError> {
        let address = config.listen;
        let listener = TcpListener::bind(address)
            .await
            .map_err(|error| ServerError::Listen { address, error })?;
        let storage = Storage::open(&config.data)
            .await
            .map_err(|error| ServerError::Data {
                file: config.data.clone(),
                error,
            })?;
        let tables = Tables::new(storage.clone());
        let (stop, stopping) = watch::channel(false);
        let house = Arc::new(House {
            storage,
            tables,
            gate: Gate::default(),
            stopping,
        });
        Ok(Self {
            listener,
            house,
            stop,
        })
    }

    /// Where it listens.
    ///
    /// # Errors
    ///
    /// The system does not say.
    pub fn address(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }

    /// Serves until `stop` comes, then lets everybody go and closes the data.
    ///
    /// # Errors
    ///
    /// Connections could no longer be taken.
    pub async fn run(self, stop: impl Future<Output = ()> + Send) -> Result<(), ServerError> {
        let app = http::routes(Arc::clone(&self.house));
        let app = app.into_make_service_with_connect_info::<SocketAddr>();
        let mut stopping = self.house.stopping.clone();
        let told = async move { drop(stopping.wait_for(|stopping| *stopping).await) };
        let serving = axum::serve(self.listener, app).with_graceful_shutdown(told);
        let mut serving = pin!(serving.into_future());
        let served = tokio::select! {
            served = &mut serving => served,
            () = stop => {
                self.stop.send_replace(true);
                timeout(LONGEST_GOODBYE, serving).await.unwrap_or(Ok(()))
            }
        };
        self.house.storage.close().await;
        served.map_err(ServerError::Connections)
    }
}

#[cfg(test)]
mod tests;
