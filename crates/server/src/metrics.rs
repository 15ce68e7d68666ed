//! Counters since the server started, as Prometheus reads them.

use kaiju_protocol::Code;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::{ConstCounter, Counter};
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::{ConstGauge, Gauge};
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::Registry;
use std::time::Duration;

/// Upper ends of the buckets for commit times, in seconds.
const BUCKETS: [f64; 8] = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.05, 0.25, 1.0];

/// How a text of the metrics is labelled.
pub const CONTENT_TYPE: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// Counters since the server started.
pub struct Metrics {
    /// Messages that clients have sent.
    pub messages: Counter,
    /// How often this process has told others that it lives.
    pub beats: Counter,
    /// Processes that share the store, as far as this one knows.
    pub processes: Gauge,
    entries: Counter,
    commits: Histogram,
    refusals: Family<[(&'static str, String); 1], Counter>,
}

/// Figures that somebody else keeps, at the moment of a scrape.
#[derive(Clone, Copy)]
pub struct Now {
    /// Open WebSocket connections.
    pub connections: usize,
    /// Tables held in memory.
    pub tables_awake: usize,
    /// Writes that did not reach the disk.
    pub failed_writes: u64,
}

impl Default for Metrics {
    fn default() -> Metrics {
        let metrics = Metrics {
            messages: Counter::default(),
            beats: Counter::default(),
            processes: Gauge::default(),
            entries: Counter::default(),
            commits: Histogram::new(BUCKETS),
            refusals: Family::default(),
        };
        metrics.processes.set(1);
        // A counter that is missing until it is first counted cannot be alerted on.
        for &code in Code::ALL {
            metrics.of_code(code);
        }
        metrics
    }
}

impl Metrics {
    /// Entries were written to a log, together.
    pub fn committed(&self, entries: usize, time: Duration) {
        self.entries.inc_by(entries as u64);
        self.commits.observe(time.as_secs_f64());
    }

    /// Something was refused.
    pub fn refused(&self, code: Code) {
        self.of_code(code).inc();
    }

    fn of_code(&self, code: Code) -> Counter {
        let name = serde_json::to_value(code).unwrap_or_default();
        self.refusals.get_or_create(&[("code", name.as_str().unwrap_or_default().to_owned())]).clone()
    }

    /// The text that is scraped.
    pub fn print(&self, now: Now) -> String {
        let gauge = |count: usize| ConstGauge::new(i64::try_from(count).unwrap_or(i64::MAX));
        let mut all = Registry::with_prefix("kaiju");
        all.register("connections", "Open WebSocket connections", gauge(now.connections));
        all.register("tables_awake", "Tables held in memory", gauge(now.tables_awake));
        all.register("messages", "Messages from clients", self.messages.clone());
        all.register("beats", "Heartbeats of this process", self.beats.clone());
        all.register("processes", "Processes that share the store", self.processes.clone());
        all.register("entries", "Entries written to logs", self.entries.clone());
        let failed = ConstCounter::new(now.failed_writes);
        all.register("failed_writes", "Writes that did not reach the disk", failed);
        all.register("commit_seconds", "Time until entries are on disk", self.commits.clone());
        all.register("refusals", "Refused messages and requests", self.refusals.clone());
        let mut text = String::new();
        // Writing to a text cannot fail.
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
        let text = metrics.print(Now { connections: 5, tables_awake: 7, failed_writes: 3 });
        for line in [
            "kaiju_connections 5",
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
