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

mod admin;
mod config;
mod door;
mod http;
mod limits;
mod metrics;
mod notify;
mod pages;
mod people;
mod shelf;
mod socket;
mod storage;
mod table;
mod tables;
mod thinkers;
mod wall;
mod watchman;

use std::future::{Future, IntoFuture as _};
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::serve::ListenerExt as _;
use thiserror::Error;
use tokio::net::TcpListener;
use tokio::runtime::Handle;
use tokio::sync::watch;
use tokio::time::timeout;

use crate::limits::{Gate, Place, Places};
use crate::metrics::Metrics;
use crate::storage::{Storage, StorageError};
use crate::table::Surroundings;
use crate::tables::Tables;
use crate::thinkers::Thinkers;
use crate::wall::Wall;

pub use crate::admin::{Admin, AdminError, DamagedTable, Fault, Person, TableLine};
pub use crate::config::Config;
pub use crate::door::{Door, Visit};

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
    pub(crate) config: Config,
    pub(crate) wall: Wall,
    pub(crate) metrics: Arc<Metrics>,
    /// What makes something new, by address.
    pub(crate) gate: Gate<IpAddr>,
    /// Passwords that are tried, by name.
    pub(crate) sign_ins: Gate<String>,
    places: Places,
    /// True once the server is going down.
    pub(crate) stopping: watch::Receiver<bool>,
}

impl House {
    /// A place for one more socket from this address; none if there are too many.
    pub(crate) fn take_place(&self, from: IpAddr) -> Option<Place> {
        self.places.take(from)
    }
}

/// Somebody's password may be tried so often at once, and a minute.
const SIGN_INS_AT_ONCE: u32 = 10;
const SIGN_INS_PER_MINUTE: u32 = 2;

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
    /// What is in the file of data cannot be used.
    #[error("cannot use the data: {0}")]
    Storage(String),
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
        let wall = Wall::set();
        let broken = |error: StorageError| ServerError::Storage(error.to_string());
        let outages = storage.rise(wall.now()).await.map_err(broken)?;
        let metrics = Arc::new(Metrics::new());
        let tables = Tables::new(Surroundings {
            storage: storage.clone(),
            thinkers: Thinkers::new(),
            wall,
            outages: outages.into(),
            metrics: Arc::clone(&metrics),
        });
        let (stop, stopping) = watch::channel(false);
        let house = Arc::new(House {
            storage,
            tables,
            gate: Gate::new(config.new_at_once, config.new_per_minute),
            sign_ins: Gate::new(SIGN_INS_AT_ONCE, SIGN_INS_PER_MINUTE),
            places: Places::new(
                config.max_connections,
                config.max_connections_per_address,
                metrics.connections.clone(),
            ),
            config: config.clone(),
            wall,
            metrics,
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

    /// A way in without a socket; the tables live on the runtime that this is
    /// called from.
    ///
    /// # Panics
    ///
    /// Outside of a runtime.
    pub fn door(&self) -> Door {
        Door {
            house: Arc::clone(&self.house),
            home: Handle::current(),
        }
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
        let watchman = tokio::spawn(watchman::walk(Arc::clone(&self.house)));
        // A move is a few small messages one after the other: none of them waits
        // until the one before has been confirmed.
        let listener = self.listener.tap_io(|line| {
            if let Err(error) = line.set_nodelay(true) {
                tracing::debug!(%error, "a connection stays lazy");
            }
        });
        let serving = axum::serve(listener, app).with_graceful_shutdown(told);
        let mut serving = pin!(serving.into_future());
        let served = tokio::select! {
            served = &mut serving => served,
            () = stop => {
                self.stop.send_replace(true);
                timeout(LONGEST_GOODBYE, serving).await.unwrap_or(Ok(()))
            }
        };
        self.stop.send_replace(true);
        // He is in the middle of a round at most.
        let _ = timeout(LONGEST_GOODBYE, watchman).await;
        let _ = self.house.storage.breathe(self.house.wall.now()).await;
        self.house.storage.close().await;
        served.map_err(ServerError::Connections)
    }
}

#[cfg(test)]
mod tests;
