//! The state of a server for its operator: on the page at the operator's address, and with `kaiju admin status`.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The state of a server.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Status {
    /// The version of the program.
    pub version: String,
    /// True if the last write reached the disk.
    pub is_healthy: bool,
    /// Seconds since the server has started.
    pub uptime_s: u64,
    /// Resident memory in bytes, where the system tells it.
    pub memory_bytes: Option<u64>,
    /// Processes that share the store, as far as this one knows.
    pub processes: u64,
    /// The size of the store, and its quota.
    pub store_bytes: Level,
    /// WebSockets.
    pub connections: Level,
    /// Connections without a whole request.
    pub idle_connections: Level,
    /// Requests that are being answered.
    pub requests: Level,
    /// Tables in memory.
    pub tables_awake: Level,
    /// Tables that wait for their bots.
    pub bots_waiting: Level,
    /// Writes that wait for a commit.
    pub queued_writes: u64,
    /// Commits since the start.
    pub commits: Commits,
    /// Entries written to logs.
    pub entries: u64,
    /// Messages from clients.
    pub messages: u64,
    /// Old tables removed.
    pub removed_tables: u64,
    /// Guests removed.
    pub removed_guests: u64,
    /// Refusals by code. Codes that never occurred are left out.
    pub refusals: BTreeMap<String, u64>,
}

/// Something that has a limit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Level {
    /// The value.
    pub now: u64,
    /// The limit, if there is one.
    pub most: Option<u64>,
}

impl Level {
    /// A value with a limit.
    pub fn of(now: usize, most: usize) -> Level {
        Level { now: now as u64, most: Some(most as u64) }
    }
}

/// Commits, and how long they took.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Commits {
    /// Their number.
    pub count: u64,
    /// Those that failed.
    pub failed: u64,
    /// Half of them took no longer, in microseconds. A bound of a histogram; none if it was longer than all bounds.
    pub p50_us: Option<u64>,
    /// 99 % of them took no longer.
    pub p99_us: Option<u64>,
}

/// The attention that a value needs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mood {
    /// All is well.
    Fine,
    /// Four fifths of a limit are reached.
    High,
    /// Something fails, or a limit is reached.
    Bad,
}

/// A line of the status page.
pub struct Line {
    /// The name of the value.
    pub name: String,
    /// The value with its unit and limit.
    pub value: String,
    /// The attention that it needs.
    pub mood: Mood,
}

impl Status {
    /// The status as a page shows it.
    pub fn lines(&self) -> Vec<Line> {
        let plain = |name: &str, value: String| Line { name: name.to_owned(), value, mood: Mood::Fine };
        let bad_if = |is_bad: bool| if is_bad { Mood::Bad } else { Mood::Fine };
        let mut lines = vec![
            plain("Version", self.version.clone()),
            plain("Up for", duration(self.uptime_s)),
            Line {
                mood: bad_if(!self.is_healthy),
                ..plain("Health", if self.is_healthy { "ok" } else { "the last write failed" }.to_owned())
            },
        ];
        lines.extend(self.memory_bytes.map(|bytes| plain("Memory", size(bytes))));
        lines.push(level("Database", self.store_bytes, size));
        if self.processes > 1 {
            lines.push(plain("Processes", self.processes.to_string()));
        }
        for (name, value) in [
            ("Connections", self.connections),
            ("Connections without a request", self.idle_connections),
            ("Requests", self.requests),
            ("Tables in memory", self.tables_awake),
            ("Tables waiting for bots", self.bots_waiting),
        ] {
            lines.push(level(name, value, |count| count.to_string()));
        }
        lines.push(plain("Writes waiting", self.queued_writes.to_string()));
        let Commits { count, failed, p50_us, p99_us } = self.commits;
        let within = |us: Option<u64>| us.map_or("more than 1 s".to_owned(), milliseconds);
        lines.push(plain(
            "Commits",
            format!("{count}, half within {}, 99 % within {}", within(p50_us), within(p99_us)),
        ));
        lines.push(Line { mood: bad_if(failed > 0), ..plain("Failed writes", failed.to_string()) });
        lines.push(plain("Moves and changes", self.entries.to_string()));
        lines.push(plain("Messages", self.messages.to_string()));
        lines.push(plain(
            "Removed as too old",
            format!("{} tables, {} guests", self.removed_tables, self.removed_guests),
        ));
        lines.extend(
            self.refusals.iter().map(|(code, count)| plain(&format!("Refused: {code}"), count.to_string())),
        );
        lines
    }
}

/// A value with its limit.
fn level(name: &str, Level { now, most }: Level, print: fn(u64) -> String) -> Line {
    let limit = most.map(|most| format!(" of {}", print(most)));
    let mood = match most {
        Some(most) if now >= most => Mood::Bad,
        Some(most) if now >= most / 5 * 4 => Mood::High,
        Some(_) | None => Mood::Fine,
    };
    Line { name: name.to_owned(), value: print(now) + &limit.unwrap_or_default(), mood }
}

fn size(bytes: u64) -> String {
    const MIB: f64 = (1 << 20) as f64;
    format!("{:.1} MiB", bytes as f64 / MIB)
}

fn milliseconds(us: u64) -> String {
    format!("{} ms", us as f64 / 1000.0)
}

/// The two largest units of a duration.
fn duration(seconds: u64) -> String {
    let (days, hours, minutes) = (seconds / 86_400, seconds / 3600 % 24, seconds / 60 % 60);
    match (days, hours) {
        (0, 0) => format!("{minutes} min {} s", seconds % 60),
        (0, hours) => format!("{hours} h {minutes} min"),
        (days, hours) => format!("{days} d {hours} h"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn limits_that_are_reached_stand_out() {
        let mood = |now, most| level("", Level { now, most }, |count| count.to_string()).mood;
        assert_eq!(mood(799, Some(1000)), Mood::Fine);
        assert_eq!(mood(800, Some(1000)), Mood::High);
        assert_eq!(mood(1000, Some(1000)), Mood::Bad);
        assert_eq!(mood(u64::MAX, None), Mood::Fine);
    }

    #[test]
    fn values_are_short_enough_to_be_read() {
        assert_eq!(duration(59), "0 min 59 s");
        assert_eq!(duration(7_260), "2 h 1 min");
        assert_eq!(duration(200_000), "2 d 7 h");
        assert_eq!(size(157_286_400), "150.0 MiB");
        assert_eq!(milliseconds(500), "0.5 ms");
    }
}
