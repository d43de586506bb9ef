//! The server that is loaded: a program of its own, or a part of this one.

use std::io::{BufRead as _, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use tokio::sync::oneshot;
use tortuga_server::{Config, Door, Server};

use crate::bench_server::cost::Whose;
use crate::line::Place;
use crate::output::Failure;

/// So many may come at once, all from this machine.
const CROWD: u32 = 1_000_000;

/// A server that runs. It ends when this is dropped.
pub(super) struct Served {
    pub(super) place: Place,
    way: Way,
}

enum Way {
    Alone(Child),
    Within {
        door: Door,
        /// Dropping it stops the server.
        _stop: oneshot::Sender<()>,
    },
}

impl Served {
    /// Starts this very program once more, as a server.
    pub(super) fn start(data: &Path) -> Result<Self, Failure> {
        Self::start_at("127.0.0.1:0", data)
    }

    /// The same at an address that a server had before.
    pub(super) fn start_at(address: &str, data: &Path) -> Result<Self, Failure> {
        let (mut child, line) = spawn(address, data)
            .map_err(|error| Failure::BadInput(format!("the server does not start: {error}")))?;
        let address = line.split_whitespace().last().unwrap_or_default();
        let Ok(place) = Place::read(address) else {
            let _ = child.kill();
            let what = format!("the server does not start: {line:?}");
            return Err(Failure::BadInput(what));
        };
        let way = Way::Alone(child);
        Ok(Self { place, way })
    }

    /// A server in this program, on the runtime that this is called from.
    pub(super) async fn within(data: &Path) -> Result<Self, Failure> {
        let config = Config {
            listen: ([127, 0, 0, 1], 0).into(),
            data: data.to_owned(),
            max_connections: CROWD as usize,
            max_connections_per_address: CROWD as usize,
            asks_at_once: CROWD,
            asks_per_second: CROWD,
            new_at_once: CROWD,
            new_per_minute: CROWD,
            ..Config::default()
        };
        let wrong = |error: &dyn std::fmt::Display| Failure::BadInput(error.to_string());
        let server = Server::open(&config).await.map_err(|error| wrong(&error))?;
        let address = server.address().map_err(|error| wrong(&error))?;
        let door = server.door();
        let (stop, stopped) = oneshot::channel::<()>();
        tokio::spawn(server.run(async { drop(stopped.await) }));
        Ok(Self {
            place: Place::read(&address.to_string()).map_err(|error| wrong(&error))?,
            way: Way::Within { door, _stop: stop },
        })
    }

    /// The way in without a socket, if there is one.
    pub(super) const fn door(&self) -> Option<&Door> {
        match &self.way {
            Way::Alone(_) => None,
            Way::Within { door, .. } => Some(door),
        }
    }

    /// By what its cost is known.
    pub(super) fn whose(&self) -> Whose {
        match &self.way {
            Way::Alone(child) => Whose::Process(child.id()),
            Way::Within { .. } => Whose::Threads { players: false },
        }
    }

    /// No goodbye: SIGKILL, as if the power had gone.
    pub(super) fn kill(mut self) {
        self.end();
    }

    fn end(&mut self) {
        if let Way::Alone(child) = &mut self.way {
            // It may be dead already.
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        self.end();
    }
}

/// The server, and the line in which it tells its address.
fn spawn(address: &str, data: &Path) -> std::io::Result<(Child, String)> {
    let crowd = CROWD.to_string();
    let mut command = Command::new(std::env::current_exe()?);
    command.args(["serve", "--listen", address, "--data"]);
    command.arg(data);
    for limit in [
        "--max-connections",
        "--max-connections-per-address",
        "--asks-at-once",
        "--asks-per-second",
        "--new-at-once",
        "--new-per-minute",
    ] {
        command.args([limit, &crowd]);
    }
    let mut child = command.stdout(Stdio::piped()).spawn()?;
    let mut line = String::new();
    if let Some(output) = child.stdout.take() {
        BufReader::new(output).read_line(&mut line)?;
    }
    Ok((child, line))
}
