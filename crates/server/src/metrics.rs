//! What is counted, as Prometheus reads it.

use kaiju_protocol::Code;
use std::fmt::Write;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// Upper ends of the buckets for commit times, in microseconds.
const BUCKETS: [u64; 8] = [500, 1_000, 2_000, 5_000, 10_000, 50_000, 250_000, 1_000_000];

/// Counters since the server started.
pub struct Metrics {
    /// Messages that clients have sent.
    pub messages: AtomicU64,
    entries: AtomicU64,
    commits: [AtomicU64; BUCKETS.len() + 1],
    commit_us: AtomicU64,
    refusals: Vec<AtomicU64>,
}

impl Default for Metrics {
    fn default() -> Metrics {
        Metrics {
            messages: AtomicU64::new(0),
            entries: AtomicU64::new(0),
            commits: [const { AtomicU64::new(0) }; BUCKETS.len() + 1],
            commit_us: AtomicU64::new(0),
            refusals: Code::ALL.iter().map(|_| AtomicU64::new(0)).collect(),
        }
    }
}

impl Metrics {
    /// Entries were written to a log, together.
    pub fn committed(&self, entries: usize, time: Duration) {
        let us = u64::try_from(time.as_micros()).unwrap_or(u64::MAX);
        self.entries.fetch_add(entries as u64, Ordering::Relaxed);
        self.commit_us.fetch_add(us, Ordering::Relaxed);
        let bucket = BUCKETS.iter().position(|&end| us <= end).unwrap_or(BUCKETS.len());
        self.commits[bucket].fetch_add(1, Ordering::Relaxed);
    }

    /// Something was refused.
    pub fn refused(&self, code: Code) {
        if let Some(place) = Code::ALL.iter().position(|&known| known == code) {
            self.refusals[place].fetch_add(1, Ordering::Relaxed);
        }
    }

    /// The text that is scraped.
    pub fn print(&self, connections: usize, tables_awake: usize, failed_writes: u64) -> String {
        let read = |number: &AtomicU64| number.load(Ordering::Relaxed);
        let mut text = String::new();
        let mut number = |kind: &str, name: &str, about: &str, value: u64| {
            // Writing to a text cannot fail.
            let _ = write!(text, "# HELP {name} {about}\n# TYPE {name} {kind}\n{name} {value}\n");
        };
        number("gauge", "kaiju_connections", "Open WebSocket connections.", connections as u64);
        number("gauge", "kaiju_tables_awake", "Tables held in memory.", tables_awake as u64);
        number("counter", "kaiju_messages_total", "Messages from clients.", read(&self.messages));
        number("counter", "kaiju_entries_total", "Entries written to logs.", read(&self.entries));
        number("counter", "kaiju_failed_writes_total", "Writes that did not reach the disk.", failed_writes);
        text.push_str("# HELP kaiju_commit_seconds Time until entries are on disk.\n");
        text.push_str("# TYPE kaiju_commit_seconds histogram\n");
        let mut total = 0;
        for (place, count) in self.commits.iter().enumerate() {
            total += read(count);
            let end = BUCKETS.get(place).map_or("+Inf".to_owned(), |&us| (us as f64 / 1e6).to_string());
            let _ = writeln!(text, "kaiju_commit_seconds_bucket{{le=\"{end}\"}} {total}");
        }
        let seconds = read(&self.commit_us) as f64 / 1e6;
        let _ = writeln!(text, "kaiju_commit_seconds_sum {seconds}\nkaiju_commit_seconds_count {total}");
        text.push_str("# HELP kaiju_refusals_total Refused messages and requests.\n");
        text.push_str("# TYPE kaiju_refusals_total counter\n");
        for (code, count) in Code::ALL.iter().zip(&self.refusals) {
            let name = serde_json::to_value(code).unwrap_or_default();
            let name = name.as_str().unwrap_or_default();
            let _ = writeln!(text, "kaiju_refusals_total{{code=\"{name}\"}} {}", read(count));
        }
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
        let text = metrics.print(5, 7, 3);
        for line in [
            "kaiju_connections 5",
            "kaiju_tables_awake 7",
            "kaiju_entries_total 4",
            "kaiju_failed_writes_total 3",
            "kaiju_commit_seconds_bucket{le=\"0.0005\"} 1",
            "kaiju_commit_seconds_bucket{le=\"1\"} 1",
            "kaiju_commit_seconds_bucket{le=\"+Inf\"} 2",
            "kaiju_refusals_total{code=\"not_host\"} 1",
        ] {
            assert!(text.lines().any(|known| known == line), "{line} is not in\n{text}");
        }
    }
}
