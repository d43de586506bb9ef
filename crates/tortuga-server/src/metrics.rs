//! Figures for whoever runs the server, in the form that Prometheus reads.

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::registry::Registry;

/// What is counted. None of it tells anything about a person or a game.
pub(crate) struct Metrics {
    registry: Registry,
    /// Entries of logs that were stored.
    pub(crate) entries: Counter,
    pub(crate) tables_opened: Counter,
    /// Tables in memory.
    pub(crate) tables_open: Gauge,
    /// Open sockets.
    pub(crate) connections: Gauge,
    /// Messages from clients.
    pub(crate) asks: Counter,
    /// Notices that were sent.
    pub(crate) notices: Counter,
    /// Notices that could not be sent.
    pub(crate) notices_failed: Counter,
}

impl Metrics {
    pub(crate) fn new() -> Self {
        let mut registry = Registry::with_prefix("tortuga");
        let mut counter = |name: &str, help: &str| {
            let counter = Counter::default();
            registry.register(name, help, counter.clone());
            counter
        };
        let entries = counter("log_entries", "Entries of logs that were stored");
        let tables_opened = counter("tables_opened", "Tables that were opened");
        let asks = counter("asks", "Messages from clients");
        let notices = counter("notices", "Notices that were sent");
        let notices_failed = counter("notices_failed", "Notices that could not be sent");
        let mut gauge = |name: &str, help: &str| {
            let gauge = Gauge::default();
            registry.register(name, help, gauge.clone());
            gauge
        };
        Self {
            tables_open: gauge("tables_in_memory", "Tables in memory"),
            connections: gauge("connections", "Open sockets"),
            entries,
            tables_opened,
            asks,
            notices,
            notices_failed,
            registry,
        }
    }

    /// All figures as text.
    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        // Writing into a string does not fail.
        let _ = encode(&mut text, &self.registry);
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_are_told_with_their_names() {
        let metrics = Metrics::new();
        metrics.entries.inc_by(3);
        metrics.connections.set(2);
        let text = metrics.text();
        assert!(text.contains("tortuga_log_entries_total 3"), "{text}");
        assert!(text.contains("tortuga_connections 2"), "{text}");
        assert!(text.ends_with("# EOF\n"));
    }
}
