//! `tortuga serve`: the server with the page, the tables and the bots.

use std::net::SocketAddr;

use tokio::runtime::Runtime;
use tokio::signal;
use tortuga_server::{Config, Server};
use tracing_subscriber::EnvFilter;

use crate::args::ServeArgs;
use crate::output::{Failure, Output};

/// Serves until Ctrl-C.
pub(crate) fn run(args: &ServeArgs, output: &mut Output) -> Result<(), Failure> {
    let quiet = EnvFilter::new("warn");
    let filter = EnvFilter::try_from_env("TORTUGA_LOG").unwrap_or(quiet);
    tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(std::io::stderr)
        .init();
    let runtime = Runtime::new().map_err(|error| Failure::BadInput(error.to_string()))?;
    runtime.block_on(serve(args, output))
}

async fn serve(args: &ServeArgs, output: &mut Output) -> Result<(), Failure> {
    let config = Config {
        listen: args.listen,
        data: args.data.clone(),
    };
    let server = Server::open(&config).await.map_err(failure)?;
    let address = server.address().map_err(failure)?;
    output.line(format!("Tortuga is ready: http://{}/", to_open(address)))?;
    output.line(format!(
        "Everything is kept in {}. Ctrl-C stops it; nothing is lost.",
        args.data.display()
    ))?;
    output.flush()?;
    server.run(asked_to_stop()).await.map_err(failure)
}

/// What somebody on this machine types: an address for everybody is no address
/// to go to.
fn to_open(address: SocketAddr) -> String {
    if address.ip().is_unspecified() {
        format!("localhost:{}", address.port())
    } else {
        address.to_string()
    }
}

/// Ctrl-C, or what a service manager sends.
async fn asked_to_stop() {
    let interrupt = async {
        // Without a handler the system's own way of stopping remains.
        if signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    tokio::select! {
        () = interrupt => {}
        () = terminated() => {}
    }
}

#[cfg(unix)]
async fn terminated() {
    match signal::unix::signal(signal::unix::SignalKind::terminate()) {
        Ok(mut stream) => drop(stream.recv().await),
        Err(_) => std::future::pending().await,
    }
}

#[cfg(not(unix))]
fn terminated() -> std::future::Pending<()> {
    std::future::pending()
}

fn failure(error: impl std::fmt::Display) -> Failure {
    Failure::BadInput(error.to_string())
}
