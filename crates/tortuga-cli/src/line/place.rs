//! Where a server is, as somebody types it.

use std::fmt;

use url::{Host, Url};

use super::Trouble;

/// A server, and perhaps a table there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Place {
    /// The server, without anything behind its name and port.
    server: Url,
    /// The table that a link leads to.
    pub(crate) table: Option<String>,
}

impl Place {
    /// Reads `http://host:port`, `host:port`, or the link of a table,
    /// `https://host/t/ID`.
    pub(crate) fn read(typed: &str) -> Result<Self, Trouble> {
        let wrong = || Trouble::NoAddress(typed.to_owned());
        let typed = typed.trim();
        let whole = if typed.contains("://") {
            typed.to_owned()
        } else {
            format!("http://{typed}")
        };
        let url = Url::parse(&whole).map_err(|_| wrong())?;
        if !matches!(url.scheme(), "http" | "https") || !url.has_host() {
            return Err(wrong());
        }
        let words: Vec<&str> = url
            .path()
            .split('/')
            .filter(|word| !word.is_empty())
            .collect();
        let table = match words[..] {
            [] => None,
            ["t", id] => Some(id.to_owned()),
            _ => return Err(wrong()),
        };
        let mut server = url.clone();
        server.set_path("");
        server.set_query(None);
        server.set_fragment(None);
        Ok(Self { server, table })
    }

    /// The server as sessions are kept by: `http://host:port`.
    pub(crate) fn origin(&self) -> String {
        self.server.origin().ascii_serialization()
    }

    /// Host and port alone.
    pub(crate) fn authority(&self) -> String {
        self.server.authority().to_owned()
    }

    /// What friends open.
    pub(crate) fn link(&self, table: &str) -> String {
        format!("{}/t/{table}", self.origin())
    }

    /// Friends elsewhere cannot open a link to this place.
    pub(crate) fn is_only_here(&self) -> bool {
        match self.server.host() {
            Some(Host::Domain(name)) => name == "localhost",
            Some(Host::Ipv4(address)) => address.is_loopback(),
            Some(Host::Ipv6(address)) => address.is_loopback(),
            None => false,
        }
    }

    /// The address of something on the server.
    pub(super) fn address(&self, path: &str) -> String {
        format!("{}{path}", self.origin())
    }

    /// The same for a socket.
    pub(super) fn socket_address(&self, path: &str) -> String {
        let address = self.address(path);
        // http becomes ws, https wss.
        address.replacen("http", "ws", 1)
    }

    pub(super) fn nobody(&self) -> Trouble {
        Trouble::Nobody(self.origin())
    }

    pub(super) fn no_tortuga(&self) -> Trouble {
        Trouble::NoTortuga(self.origin())
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.table {
            Some(table) => f.write_str(&self.link(table)),
            None => f.write_str(&self.origin()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_is_named_in_several_ways() {
        for (typed, origin, table) in [
            ("http://localhost:8080", "http://localhost:8080", None),
            ("localhost:8080", "http://localhost:8080", None),
            ("127.0.0.1:8080/", "http://127.0.0.1:8080", None),
            ("https://example.org", "https://example.org", None),
            ("https://Example.org:443/", "https://example.org", None),
            (
                "http://[::1]:8080/t/kelp",
                "http://[::1]:8080",
                Some("kelp"),
            ),
            ("example.org/t/kelp?x#y", "http://example.org", Some("kelp")),
        ] {
            let place = Place::read(typed).unwrap();
            assert_eq!(place.origin(), origin, "{typed}");
            assert_eq!(place.table.as_deref(), table, "{typed}");
        }
    }

    #[test]
    fn what_is_no_server_is_refused() {
        for typed in [
            "",
            "http://",
            "ftp://example.org",
            "example.org/kelp",
            "a b",
            "http://x/t/a/b",
        ] {
            assert!(Place::read(typed).is_err(), "{typed}");
        }
    }

    #[test]
    fn a_socket_is_as_secret_as_the_page() {
        let address = |typed| Place::read(typed).unwrap().socket_address("/api");
        assert_eq!(address("http://http.org"), "ws://http.org/api");
        assert_eq!(address("https://example.org"), "wss://example.org/api");
    }

    #[test]
    fn a_link_is_read_as_it_is_shown() {
        let place = Place::read("https://example.org/t/kelp").unwrap();
        assert_eq!(place.to_string(), "https://example.org/t/kelp");
        assert_eq!(Place::read(&place.to_string()).unwrap(), place);
        assert!(!place.is_only_here());
        for here in ["localhost:8080", "127.0.0.1:1", "[::1]:1"] {
            assert!(Place::read(here).unwrap().is_only_here(), "{here}");
        }
    }
}
