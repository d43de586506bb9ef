//! `tortuga serve`: the server with the page, the tables and the bots.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};
use serde::Serialize;
use tokio::runtime::Runtime;
use tokio::signal;
use tortuga_server::{Config, Server};
use tracing_subscriber::EnvFilter;

use crate::output::{Failure, Output};

const HELP: &str = "\
Everything is kept in one file; stop the server whenever you like and start it again, games go on
where they were. All that can be set has one name: --max-tables on the command line,
TORTUGA_MAX_TABLES in the environment, max-tables in a file of settings; the first of these counts.
TORTUGA_LOG=info tells more on standard error.

Examples:
  tortuga serve
  tortuga serve --listen 0.0.0.0:8080 --data club.db    for a whole network
  tortuga serve --config club.toml                      settings in a file
  tortuga serve --public-url https://games.example.org --trusted-proxies 127.0.0.1/32";

/// Where and how to serve.
#[derive(Args)]
#[command(after_help = HELP)]
pub(crate) struct ServeArgs {
    /// A file with settings (TOML)
    #[arg(long, value_name = "FILE", env = "TORTUGA_CONFIG")]
    config: Option<PathBuf>,
    /// How log lines look
    #[arg(
        long,
        value_name = "FORMAT",
        env = "TORTUGA_LOG_FORMAT",
        default_value = "text"
    )]
    log_format: LogFormat,
    #[command(flatten)]
    settings: Settings,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum LogFormat {
    /// For people
    Text,
    /// One JSON object a line
    Json,
}

/// What a file of settings may say, too. The server knows what all of it means;
/// here it is only carried over.
#[derive(Args, Serialize)]
#[serde(rename_all = "kebab-case")]
struct Settings {
    /// The address to listen on; port 0 takes any that is free [default: 127.0.0.1:8080]
    #[arg(long, value_name = "ADDRESS", env = "TORTUGA_LISTEN")]
    listen: Option<SocketAddr>,
    /// The file in which everything is kept; it is made if it is not there [default: tortuga.db]
    #[arg(long, value_name = "FILE", env = "TORTUGA_DATA")]
    data: Option<PathBuf>,
    /// How people reach the server from outside, with `https://` if there is a certificate
    #[arg(long, value_name = "URL", env = "TORTUGA_PUBLIC_URL")]
    public_url: Option<String>,
    /// Proxies whose word about the caller's address is believed, such as 127.0.0.1/32
    #[arg(
        long,
        value_name = "NETS",
        env = "TORTUGA_TRUSTED_PROXIES",
        value_delimiter = ','
    )]
    trusted_proxies: Option<Vec<String>>,
    /// From where /metrics may be read, beside this machine
    #[arg(
        long,
        value_name = "NETS",
        env = "TORTUGA_METRICS_FROM",
        value_delimiter = ','
    )]
    metrics_from: Option<Vec<String>>,
    /// No more tables at which nothing has ended [default: 10000]
    #[arg(long, value_name = "N", env = "TORTUGA_MAX_TABLES")]
    max_tables: Option<u32>,
    /// No more open sockets [default: 10000]
    #[arg(long, value_name = "N", env = "TORTUGA_MAX_CONNECTIONS")]
    max_connections: Option<u32>,
    /// No more open sockets from one address [default: 1000]
    #[arg(long, value_name = "N", env = "TORTUGA_MAX_CONNECTIONS_PER_ADDRESS")]
    max_connections_per_address: Option<u32>,
    /// No more files of printed data from owners of the boxes [default: 200]
    #[arg(long, value_name = "N", env = "TORTUGA_MAX_EDITIONS")]
    max_editions: Option<u32>,
    /// So much may be asked over one socket at once [default: 60]
    #[arg(long, value_name = "N", env = "TORTUGA_ASKS_AT_ONCE")]
    asks_at_once: Option<u32>,
    /// And so much a second after that [default: 20]
    #[arg(long, value_name = "N", env = "TORTUGA_ASKS_PER_SECOND")]
    asks_per_second: Option<u32>,
    /// So many new guests and tables from one address at once [default: 40]
    #[arg(long, value_name = "N", env = "TORTUGA_NEW_AT_ONCE")]
    new_at_once: Option<u32>,
    /// And so many a minute after that [default: 30]
    #[arg(long, value_name = "N", env = "TORTUGA_NEW_PER_MINUTE")]
    new_per_minute: Option<u32>,
    /// Tables at which no game began go after so many days; 0: never [default: 7]
    #[arg(long, value_name = "DAYS", env = "TORTUGA_KEEP_GATHERING_DAYS")]
    keep_gathering_days: Option<u32>,
    /// Games that nobody touched for so long are closed; 0: never [default: 90]
    #[arg(long, value_name = "DAYS", env = "TORTUGA_KEEP_STALE_DAYS")]
    keep_stale_days: Option<u32>,
    /// Games that are over go, with their records, after so many days; 0: never [default: 0]
    #[arg(long, value_name = "DAYS", env = "TORTUGA_KEEP_OVER_DAYS")]
    keep_over_days: Option<u32>,
    /// Guests without a claimed name go after so many days; 0: never [default: 365]
    #[arg(long, value_name = "DAYS", env = "TORTUGA_KEEP_GUESTS_DAYS")]
    keep_guests_days: Option<u32>,
    /// Printed data that no table is played with goes after so many days; 0: never [default: 30]
    #[arg(long, value_name = "DAYS", env = "TORTUGA_KEEP_EDITIONS_DAYS")]
    keep_editions_days: Option<u32>,
    /// People may have a web address called when it is their turn at a slow table
    #[arg(long, value_name = "YES", env = "TORTUGA_WEBHOOKS", num_args = 0..=1, default_missing_value = "true")]
    webhooks: Option<bool>,
    /// Webhooks may lead into this machine and its network
    #[arg(long, value_name = "YES", env = "TORTUGA_WEBHOOKS_TO_PRIVATE", num_args = 0..=1, default_missing_value = "true")]
    webhooks_to_private: Option<bool>,
    /// Where mails are handed in, with `smtps://`, user and password
    #[arg(long, value_name = "URL", env = "TORTUGA_SMTP", hide_env_values = true)]
    smtp: Option<String>,
    /// Who mails come from, such as Tortuga <games@example.org>
    #[arg(long, value_name = "MAILBOX", env = "TORTUGA_MAIL_FROM")]
    mail_from: Option<String>,
}

impl ServeArgs {
    /// The file of settings, with what was typed or stands in the environment
    /// laid over it.
    fn config(&self) -> Result<Config, Failure> {
        let mut all = match &self.config {
            Some(file) => read(file)?,
            None => toml::Table::new(),
        };
        let typed = toml::Table::try_from(&self.settings).map_err(failure)?;
        all.extend(typed);
        all.try_into().map_err(failure)
    }
}

fn read(file: &Path) -> Result<toml::Table, Failure> {
    let name = file.display().to_string();
    let text = std::fs::read_to_string(file).map_err(|error| Failure::in_file(&name, error))?;
    // Read on its own first, so that a mistake is told with its line.
    toml::from_str::<Config>(&text).map_err(|error| Failure::in_file(&name, error))?;
    toml::from_str(&text).map_err(|error| Failure::in_file(&name, error))
}

/// Serves until Ctrl-C.
pub(crate) fn run(args: &ServeArgs, output: &mut Output) -> Result<(), Failure> {
    let config = args.config()?;
    let quiet = EnvFilter::new("warn");
    let filter = EnvFilter::try_from_env("TORTUGA_LOG").unwrap_or(quiet);
    let logs = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(std::io::stderr);
    match args.log_format {
        LogFormat::Text => logs.init(),
        LogFormat::Json => logs.json().init(),
    }
    let runtime = Runtime::new().map_err(|error| Failure::BadInput(error.to_string()))?;
    runtime.block_on(serve(&config, output))
}

async fn serve(config: &Config, output: &mut Output) -> Result<(), Failure> {
    let server = Server::open(config).await.map_err(failure)?;
    let address = server.address().map_err(failure)?;
    output.line(format!("Tortuga is ready: http://{}/", to_open(address)))?;
    output.line(format!(
        "Everything is kept in {}. Ctrl-C stops it; nothing is lost.",
        config.data.display()
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

#[cfg(test)]
mod tests {
    use clap::{CommandFactory as _, Parser};

    use super::*;

    #[derive(Parser)]
    struct Alone {
        #[command(flatten)]
        args: ServeArgs,
    }

    fn config(words: &[&str]) -> Result<Config, Failure> {
        let all = ["tortuga"].into_iter().chain(words.iter().copied());
        Alone::try_parse_from(all).unwrap().args.config()
    }

    #[test]
    fn what_is_typed_lies_over_the_file() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("club.toml");
        std::fs::write(&file, "max-tables = 5\nkeep-over-days = 30\n").unwrap();
        let file = file.to_str().unwrap();
        let both = config(&["--config", file, "--max-tables", "7", "--webhooks"]).unwrap();
        assert_eq!((both.max_tables, both.keep_over_days), (7, 30));
        assert!(both.webhooks);
        assert_eq!(both.listen.port(), 8080);
        std::fs::write(file, "max-table = 5\n").unwrap();
        let Err(Failure::BadInput(text)) = config(&["--config", file]) else {
            panic!("a misspelt name is taken");
        };
        assert!(
            text.contains("max-table") && text.contains("line 1"),
            "{text}"
        );
        assert!(config(&["--trusted-proxies", "everybody"]).is_err());
    }

    /// Every setting of the server can be typed, and stands in the environment
    /// under the same name.
    #[test]
    fn every_setting_has_one_name() {
        let command = Alone::command();
        let all = Config {
            public_url: Some("https://example.org".parse().unwrap()),
            smtp: Some("smtp://example.org".parse().unwrap()),
            mail_from: Some(String::new()),
            ..Config::default()
        };
        let settings = toml::Table::try_from(all).unwrap();
        assert!(settings.len() > 15);
        for name in settings.keys() {
            let flag = command
                .get_arguments()
                .find(|one| one.get_long() == Some(name));
            let flag = flag.unwrap_or_else(|| panic!("--{name} is missing"));
            let variable = format!("TORTUGA_{}", name.replace('-', "_").to_uppercase());
            let known = flag.get_env().map(|env| env.to_string_lossy().into_owned());
            assert_eq!(known, Some(variable));
        }
    }
}
