//! Counters since the server started, as Prometheus reads them.

use kaiju_protocol::Code;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::{ConstCounter, Counter};
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::{ConstGauge, Gauge};
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::Registry;
use std::time::Duration;

/// Upper bounds of the histogram buckets for commit times, in seconds.
const BUCKETS: [f64; 8] = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.05, 0.25, 1.0];

/// The content type of the metrics.
pub const CONTENT_TYPE: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// Counters since the server started.
pub struct Metrics {
    /// Messages from clients.
    pub messages: Counter,
    /// Heartbeats of this process.
    pub heartbeats: Counter,
    /// Processes that share the store, as far as this one knows.
    pub processes: Gauge,
    /// Bytes that the store uses.
    pub store_bytes: Gauge,
    /// Rounds of the removal of old tables and guests.
    pub rounds: Counter,
    /// Old tables that were removed.
    pub removed_tables: Counter,
    /// Guests who were removed.
    pub removed_guests: Counter,
    entries: Counter,
    commits: Histogram,
    refusals: Family<[(&'static str, String); 1], Counter>,
}

/// Values read elsewhere at the moment of a scrape.
#[derive(Clone, Copy)]
pub struct Gauges {
    /// Open WebSocket connections.
    pub connections: usize,
    /// Connections without a request.
    pub idle_connections: usize,
    /// Tables held in memory.
    pub tables_awake: usize,
    /// Tables that wait for a thread for their bots.
    pub bots_waiting: usize,
    /// Writes that did not reach the disk.
    pub failed_writes: u64,
}

impl Default for Metrics {
    fn default() -> Metrics {
        let metrics = Metrics {
            messages: Counter::default(),
            heartbeats: Counter::default(),
            processes: Gauge::default(),
            store_bytes: Gauge::default(),
            rounds: Counter::default(),
            removed_tables: Counter::default(),
            removed_guests: Counter::default(),
            entries: Counter::default(),
            commits: Histogram::new(BUCKETS),
            refusals: Family::default(),
        };
        metrics.processes.set(1);
        // Creates every counter now: one that is missing until its first event cannot be alerted on.
        for &code in Code::ALL {
            metrics.refusal_counter(code);
        }
        metrics
    }
}

impl Metrics {
    /// Counts a commit of entries to a log.
    pub fn committed(&self, entries: usize, time: Duration) {
        self.entries.inc_by(entries as u64);
        self.commits.observe(time.as_secs_f64());
    }

    /// Counts a refusal.
    pub fn refused(&self, code: Code) {
        self.refusal_counter(code).inc();
    }

    fn refusal_counter(&self, code: Code) -> Counter {
        let name = serde_json::to_value(code).unwrap_or_default();
        self.refusals.get_or_create(&[("code", name.as_str().unwrap_or_default().to_owned())]).clone()
    }

    /// The text for a scrape.
    pub fn print(&self, gauges: Gauges) -> String {
        let gauge = |count: usize| ConstGauge::new(i64::try_from(count).unwrap_or(i64::MAX));
        let mut all = Registry::with_prefix("kaiju");
        all.register("connections", "Open WebSocket connections", gauge(gauges.connections));
        all.register("idle_connections", "Connections without a request", gauge(gauges.idle_connections));
        all.register("tables_awake", "Tables held in memory", gauge(gauges.tables_awake));
        all.register("bots_waiting", "Tables that wait for their bots", gauge(gauges.bots_waiting));
        all.register("store_bytes", "Bytes that the store uses", self.store_bytes.clone());
        all.register("retention_rounds", "Searches for what is too old", self.rounds.clone());
        all.register("removed_tables", "Old tables removed", self.removed_tables.clone());
        all.register("removed_guests", "Guests removed", self.removed_guests.clone());
        all.register("messages", "Messages from clients", self.messages.clone());
        all.register("heartbeats", "Heartbeats of this process", self.heartbeats.clone());
        all.register("processes", "Processes that share the store", self.processes.clone());
        all.register("entries", "Entries written to logs", self.entries.clone());
        let failed = ConstCounter::new(gauges.failed_writes);
        all.register("failed_writes", "Writes that did not reach the disk", failed);
        all.register("commit_seconds", "Time until entries are on disk", self.commits.clone());
        all.register("refusals", "Refused messages and requests", self.refusals.clone());
        let mut text = String::new();
        // Writing to a string cannot fail.
        let _ = encode(&mut text, &all);
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn buckets_add_up() {
        let metrics = Metrics::default();
        metrics.committed(3, Duration::from_micros(400));
        metrics.committed(1, Duration::from_secs(9));
        metrics.refused(Code::NotHost);
        let text = metrics.print(Gauges {
            connections: 5,
            idle_connections: 2,
            tables_awake: 7,
            bots_waiting: 1,
            failed_writes: 3,
        });
        for line in [
            "kaiju_connections 5",
            "kaiju_idle_connections 2",
            "kaiju_bots_waiting 1",
            "kaiju_tables_awake 7",
            "kaiju_entries_total 4",
            "kaiju_failed_writes_total 3",
            "kaiju_commit_seconds_bucket{le=\"0.0005\"} 1",
            "kaiju_commit_seconds_bucket{le=\"1.0\"} 1",
            "kaiju_commit_seconds_bucket{le=\"+Inf\"} 2",
            "kaiju_refusals_total{code=\"not_host\"} 1",
            "kaiju_refusals_total{code=\"too_fast\"} 0",
        ] {
            assert!(text.lines().any(|known| known == line), "{line} is not in\n{text}");
        }
    }
}
