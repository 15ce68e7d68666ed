//! Counters since the server started, as Prometheus reads them.

use crate::memory;
use crate::status::{Commits, Level, Status};
use kaiju_protocol::Code;
use kaiju_store::Health;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::{ConstCounter, Counter};
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::{ConstGauge, Gauge};
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::Registry;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
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
    /// The same for [`Status`], since the histogram cannot be read: commits by the first bucket that they fit in.
    commit_times: [AtomicU64; BUCKETS.len() + 1],
    refusals: Family<[(&'static str, String); 1], Counter>,
}

/// Values read elsewhere at the moment of a scrape.
#[derive(Clone, Copy)]
pub struct Gauges {
    /// Open WebSocket connections.
    pub connections: Level,
    /// Connections without a request.
    pub idle_connections: Level,
    /// Requests that are being answered.
    pub requests: Level,
    /// Tables held in memory.
    pub tables_awake: Level,
    /// Tables that wait for a thread for their bots.
    pub bots_waiting: Level,
    /// The most bytes of the store, if there is a quota.
    pub disk_quota: Option<u64>,
    /// The state of the store.
    pub health: Health,
    /// The time since the server has started.
    pub uptime: Duration,
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
            commit_times: Default::default(),
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
        let seconds = time.as_secs_f64();
        self.commits.observe(seconds);
        let bucket = BUCKETS.partition_point(|&bound| bound < seconds);
        self.commit_times[bucket].fetch_add(1, Ordering::Relaxed);
    }

    /// Counts a refusal.
    pub fn refused(&self, code: Code) {
        self.refusal_counter(code).inc();
    }

    fn refusal_counter(&self, code: Code) -> Counter {
        self.refusals.get_or_create(&[("code", name_of(code))]).clone()
    }

    /// The text for a scrape.
    pub fn print(&self, gauges: Gauges) -> String {
        let gauge = |count: u64| ConstGauge::new(i64::try_from(count).unwrap_or(i64::MAX));
        let level = |level: Level| gauge(level.now);
        let mut all = Registry::with_prefix("kaiju");
        all.register("connections", "Open WebSocket connections", level(gauges.connections));
        all.register("idle_connections", "Connections without a request", level(gauges.idle_connections));
        all.register("requests", "Requests that are being answered", level(gauges.requests));
        all.register("tables_awake", "Tables held in memory", level(gauges.tables_awake));
        all.register("bots_waiting", "Tables that wait for their bots", level(gauges.bots_waiting));
        all.register("store_bytes", "Bytes that the store uses", self.store_bytes.clone());
        if let Some(quota) = gauges.disk_quota {
            all.register("store_quota_bytes", "The most bytes that the store may use", gauge(quota));
        }
        if let Some(memory) = memory::resident() {
            all.register("resident_memory_bytes", "Memory of this process", gauge(memory));
        }
        all.register(
            "queued_writes",
            "Writes that wait for a commit",
            gauge(gauges.health.queued_writes as u64),
        );
        all.register("retention_rounds", "Searches for what is too old", self.rounds.clone());
        all.register("removed_tables", "Old tables removed", self.removed_tables.clone());
        all.register("removed_guests", "Guests removed", self.removed_guests.clone());
        all.register("messages", "Messages from clients", self.messages.clone());
        all.register("heartbeats", "Heartbeats of this process", self.heartbeats.clone());
        all.register("processes", "Processes that share the store", self.processes.clone());
        all.register("entries", "Entries written to logs", self.entries.clone());
        let failed = ConstCounter::new(gauges.health.failed_writes);
        all.register("failed_writes", "Writes that did not reach the disk", failed);
        all.register("commit_seconds", "Time until entries are on disk", self.commits.clone());
        all.register("refusals", "Refused messages and requests", self.refusals.clone());
        let mut text = String::new();
        // Writing to a string cannot fail.
        let _ = encode(&mut text, &all);
        text
    }

    /// The state of the server for its operator.
    pub fn status(&self, gauges: Gauges) -> Status {
        let counted = |gauge: &Gauge| u64::try_from(gauge.get()).unwrap_or_default();
        let refusals = Code::ALL.iter().map(|&code| (name_of(code), self.refusal_counter(code).get()));
        Status {
            version: env!("CARGO_PKG_VERSION").to_owned(),
            is_healthy: gauges.health.is_healthy,
            uptime_s: gauges.uptime.as_secs(),
            memory_bytes: memory::resident(),
            processes: counted(&self.processes),
            store_bytes: Level { now: counted(&self.store_bytes), most: gauges.disk_quota },
            connections: gauges.connections,
            idle_connections: gauges.idle_connections,
            requests: gauges.requests,
            tables_awake: gauges.tables_awake,
            bots_waiting: gauges.bots_waiting,
            queued_writes: gauges.health.queued_writes as u64,
            commits: self.commit_status(gauges.health.failed_writes),
            entries: self.entries.get(),
            messages: self.messages.get(),
            removed_tables: self.removed_tables.get(),
            removed_guests: self.removed_guests.get(),
            refusals: refusals.filter(|(_, count)| *count > 0).collect::<BTreeMap<_, _>>(),
        }
    }

    fn commit_status(&self, failed: u64) -> Commits {
        let counts = self.commit_times.each_ref().map(|count| count.load(Ordering::Relaxed));
        let count: u64 = counts.iter().sum();
        // The bound below which so many percent of all are.
        let bound = |percent: u64| {
            let mut left = (count * percent).div_ceil(100);
            let bucket = counts.iter().position(|&here| {
                left = left.saturating_sub(here);
                left == 0
            });
            bucket.and_then(|bucket| BUCKETS.get(bucket)).map(|seconds| (seconds * 1e6) as u64)
        };
        Commits { count, failed, p50_us: bound(50), p99_us: bound(99) }
    }
}

/// The name of a code in messages and metrics.
fn name_of(code: Code) -> String {
    serde_json::to_value(code).ok().and_then(|name| Some(name.as_str()?.to_owned())).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn gauges() -> Gauges {
        let level = |now| Level { now, most: Some(10) };
        Gauges {
            connections: level(5),
            idle_connections: level(2),
            requests: level(4),
            tables_awake: level(7),
            bots_waiting: level(1),
            disk_quota: Some(1000),
            health: Health { failed_writes: 3, probes: 0, is_healthy: true, queued_writes: 6 },
            uptime: Duration::from_secs(60),
        }
    }

    #[test]
    fn buckets_add_up() {
        let metrics = Metrics::default();
        metrics.committed(3, Duration::from_micros(400));
        metrics.committed(1, Duration::from_secs(9));
        metrics.refused(Code::NotHost);
        let text = metrics.print(gauges());
        for line in [
            "kaiju_connections 5",
            "kaiju_idle_connections 2",
            "kaiju_bots_waiting 1",
            "kaiju_requests 4",
            "kaiju_queued_writes 6",
            "kaiju_store_quota_bytes 1000",
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

    #[test]
    fn the_status_tells_how_long_commits_take() {
        let metrics = Metrics::default();
        let status = metrics.status(gauges());
        assert_eq!(status.commits, Commits { count: 0, failed: 3, p50_us: Some(500), p99_us: Some(500) });
        for _ in 0..98 {
            metrics.committed(1, Duration::from_micros(1500));
        }
        metrics.committed(1, Duration::from_millis(40));
        metrics.committed(1, Duration::from_secs(9));
        metrics.refused(Code::TooFast);
        let status = metrics.status(gauges());
        assert_eq!(
            status.commits,
            Commits { count: 100, failed: 3, p50_us: Some(2000), p99_us: Some(50_000) }
        );
        assert_eq!(status.refusals, BTreeMap::from([("too_fast".to_owned(), 1)]));
        metrics.committed(1, Duration::from_secs(9));
        assert_eq!(metrics.status(gauges()).commits.p99_us, None);
    }
}
