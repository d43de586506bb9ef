//! How a server is run: where it listens, what it keeps, what it bears.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;

use ipnet::IpNet;
use serde::{Deserialize, Serialize};
use tortuga_protocol::Notices;
use url::Url;

use crate::notify::leads_inside;
use crate::storage::Keep;

/// Everything that can be set; the names are the same in a file, on the command
/// line and in the environment. It can not be printed, on purpose: a password may be
/// in it.
#[derive(Clone, Deserialize, Serialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Config {
    /// The address; port 0 takes any that is free.
    pub listen: SocketAddr,
    /// The file of data; it is made if it is not there.
    pub data: PathBuf,
    /// How people reach the house from outside: `https://games.example.org`.
    pub public_url: Option<Url>,
    /// Proxies whose word about the caller's address is believed.
    pub trusted_proxies: Vec<IpNet>,
    /// From where `/metrics` may be read, beside this machine.
    pub metrics_from: Vec<IpNet>,
    /// No more tables at which nothing has ended.
    pub max_tables: u32,
    /// No more open sockets.
    pub max_connections: usize,
    /// No more open sockets from one address.
    pub max_connections_per_address: usize,
    /// No more files of printed data; each stays in memory once it was used, until
    /// the server is started again.
    pub max_editions: u32,
    /// So much may be asked over one socket at once.
    pub asks_at_once: u32,
    /// And so much a second after that.
    pub asks_per_second: u32,
    /// So many new guests, tables and the like may come from one address at once.
    pub new_at_once: u32,
    /// And so many a minute after that.
    pub new_per_minute: u32,
    /// Tables at which no game began go after so many days; 0: never.
    pub keep_gathering_days: u32,
    /// Games that nobody touched for so many days are closed; 0: never.
    pub keep_stale_days: u32,
    /// Games that are over go, with their records, after so many days; 0: never.
    pub keep_over_days: u32,
    /// Guests without a claimed name who sit nowhere go after so many days; 0: never.
    pub keep_guests_days: u32,
    /// Printed data that no table is played with goes after so many days; 0: never.
    pub keep_editions_days: u32,
    /// People may have a web address called when it is their turn at a slow table.
    pub webhooks: bool,
    /// Webhooks may lead into this machine and its network.
    pub webhooks_to_private: bool,
    /// Where mails are handed in: `smtps://user:password@mail.example.org`.
    pub smtp: Option<Url>,
    /// Who mails come from.
    pub mail_from: Option<String>,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            listen: SocketAddr::from((Ipv4Addr::LOCALHOST, 8080)),
            data: PathBuf::from("tortuga.db"),
            public_url: None,
            trusted_proxies: Vec::new(),
            metrics_from: Vec::new(),
            max_tables: 10_000,
            max_connections: 10_000,
            max_connections_per_address: 1000,
            max_editions: 200,
            asks_at_once: 60,
            asks_per_second: 20,
            new_at_once: 40,
            new_per_minute: 30,
            keep_gathering_days: 7,
            keep_stale_days: 90,
            keep_over_days: 0,
            keep_guests_days: 365,
            keep_editions_days: 30,
            webhooks: false,
            webhooks_to_private: false,
            smtp: None,
            mail_from: None,
        }
    }
}

const DAY: i64 = 24 * 3600;
const LONGEST_ADDRESS: usize = 500;

impl Config {
    /// Is this one of the proxies whose word counts?
    pub(crate) fn trusts(&self, peer: IpAddr) -> bool {
        is_in(&self.trusted_proxies, peer)
    }

    /// May the figures be read from there?
    pub(crate) fn shows_metrics_to(&self, peer: IpAddr) -> bool {
        peer.to_canonical().is_loopback() || is_in(&self.metrics_from, peer)
    }

    /// Do people come by https?
    pub(crate) fn is_secure(&self) -> bool {
        self.public_url
            .as_ref()
            .is_some_and(|url| url.scheme() == "https")
    }

    /// How long things are kept.
    pub(crate) fn keep(&self) -> Keep {
        Keep {
            gathering: seconds(self.keep_gathering_days),
            over: seconds(self.keep_over_days),
            guests: seconds(self.keep_guests_days),
            editions: seconds(self.keep_editions_days),
        }
    }

    /// After how many seconds a game that nobody touches is closed.
    pub(crate) fn stale(&self) -> Option<i64> {
        seconds(self.keep_stale_days)
    }

    /// Can notices be sent like that from here?
    pub(crate) fn takes(&self, notices: &Notices) -> bool {
        let webhook = notices.webhook.as_ref().is_none_or(|address| {
            let url = Url::parse(address).ok();
            let fits = url.is_some_and(|url| {
                let web = matches!(url.scheme(), "http" | "https") && url.host_str().is_some();
                web && (self.webhooks_to_private || !leads_inside(&url))
            });
            self.webhooks && fits && address.len() <= LONGEST_ADDRESS
        });
        let mail = notices.mail.as_ref().is_none_or(|address| {
            let known = address.parse::<lettre::Address>().is_ok();
            self.smtp.is_some()
                && self.mail_from.is_some()
                && known
                && address.len() <= LONGEST_ADDRESS
        });
        let quiet = notices
            .quiet
            .is_none_or(|(from, to)| from < 24 * 60 && to < 24 * 60);
        webhook && mail && quiet
    }

    /// The address of a table for somebody who reads it elsewhere.
    pub(crate) fn table_url(&self, table: &str) -> String {
        let base = self.public_url.as_ref().map_or_else(
            || format!("http://{}", self.listen),
            |url| url.as_str().trim_end_matches('/').to_owned(),
        );
        format!("{base}/t/{table}")
    }
}

fn seconds(days: u32) -> Option<i64> {
    (days > 0).then(|| i64::from(days) * DAY)
}

fn is_in(nets: &[IpNet], address: IpAddr) -> bool {
    let address = address.to_canonical();
    nets.iter().any(|net| net.contains(&address))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<Config, toml::de::Error> {
        toml::from_str(text)
    }

    #[test]
    fn a_file_sets_what_it_names_and_nothing_else() {
        let config = read(
            "listen = \"0.0.0.0:80\"\ntrusted-proxies = [\"10.0.0.0/8\"]\nkeep-over-days = 30\n\
             smtp = \"smtps://u:p@mail.example.org\"\n",
        )
        .unwrap();
        assert_eq!(config.listen.port(), 80);
        assert!(config.trusts([10, 1, 2, 3].into()) && !config.trusts([11, 1, 2, 3].into()));
        assert_eq!(config.keep().over, Some(30 * DAY));
        assert_eq!(config.max_tables, Config::default().max_tables);
        assert!(read("lisen = \"0.0.0.0:80\"").is_err(), "a misspelt name");
        assert!(read("max-tables = -1").is_err());
    }

    #[test]
    fn notices_go_only_where_they_can() {
        let of = |webhook: Option<&str>, mail: Option<&str>, quiet| Notices {
            webhook: webhook.map(str::to_owned),
            mail: mail.map(str::to_owned),
            quiet,
        };
        let none = Config::default();
        assert!(none.takes(&of(None, None, Some((0, 360)))));
        assert!(!none.takes(&of(Some("https://example.org/x"), None, None)));
        assert!(!none.takes(&of(None, Some("mara@example.org"), None)));
        let all = Config {
            webhooks: true,
            smtp: Some(Url::parse("smtp://localhost").unwrap()),
            mail_from: Some("games@example.org".to_owned()),
            ..none
        };
        assert!(all.takes(&of(
            Some("https://example.org/x"),
            Some("mara@example.org"),
            None
        )));
        for bad in [
            "file:///etc/passwd",
            "example.org",
            "ftp://example.org",
            "http://127.0.0.1/",
        ] {
            assert!(!all.takes(&of(Some(bad), None, None)), "{bad}");
        }
        assert!(!all.takes(&of(None, Some("mara"), None)));
        assert!(!all.takes(&of(None, None, Some((0, 1440)))));
    }
}
