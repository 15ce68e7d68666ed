//! Messages between processes that share a store. None outlives its process, and losing one costs only time: the log
//! decides.

use crate::{Row, StoreFuture};
use serde::{Deserialize, Serialize};
use tokio::sync::mpsc;

/// The other processes that use the same store.
///
/// Every process sends heartbeats ([`Peers::send_heartbeat`]). A process that another one finds unchanged at several of
/// its own heartbeats counts as dead. No clock is compared: the clocks of machines may differ, and an outage of the
/// database makes no process look dead, since none could look.
pub trait Peers: Send + Sync {
    /// The news from other processes, from now on. Only the first call gets it.
    fn news(&self) -> Option<mpsc::Receiver<News>>;

    /// The rows with these tables and numbers, as far as there are any.
    fn rows(&self, keys: Vec<(String, u64)>) -> StoreFuture<'_, Vec<TableRow>>;

    /// The state of these tables in other processes, in the same order.
    fn elsewhere<'a>(&'a self, tables: &'a [String]) -> StoreFuture<'a, Vec<Elsewhere>>;

    /// Tells the others who is connected to a table here.
    fn attend<'a>(&'a self, table: &'a str, attendance: &'a Attendance) -> StoreFuture<'a, ()>;

    /// Sends a text to all who follow a table in other processes.
    fn call<'a>(&'a self, table: &'a str, text: &'a str) -> StoreFuture<'a, ()>;

    /// Claims the work of a table: its clocks and bots. False if another process has it.
    fn claim<'a>(&'a self, table: &'a str) -> StoreFuture<'a, bool>;

    /// Gives the work of a table back, if this process has it.
    fn release<'a>(&'a self, table: &'a str) -> StoreFuture<'a, ()>;

    /// Sends a heartbeat, checks those of the others, and takes over the work of dead processes. A failure
    /// returns after a pause, so that the caller can try again at once.
    fn send_heartbeat(&self) -> StoreFuture<'_, Heartbeat>;
}

/// The connections of a process to a table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Attendance {
    /// Connected guests, each once. Of many who only watch, some are missing.
    pub guests: Vec<String>,
    /// Connections of those who only watch.
    pub spectators: u32,
    /// When the first player came, in milliseconds since 1970.
    pub since: Option<u64>,
}

impl Attendance {
    /// True if nobody is connected.
    pub fn is_empty(&self) -> bool {
        self.guests.is_empty() && self.spectators == 0
    }

    /// Adds the connections of another process.
    pub(crate) fn add(&mut self, other: Attendance) {
        self.guests.extend(other.guests);
        self.guests.sort();
        self.guests.dedup();
        self.spectators = self.spectators.saturating_add(other.spectators);
        self.since = self.since.into_iter().chain(other.since).min();
    }
}

/// A table in all other processes.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Elsewhere {
    /// Their connections together.
    pub attendance: Attendance,
    /// True if some process, perhaps this one, has the work of the table.
    pub has_worker: bool,
}

/// News from another process.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum News {
    /// One commit of another process.
    Committed(Commit),
    /// Something may have been missed: whatever is followed must be read again.
    Gap,
}

/// The changes of a commit, for processes that follow its tables.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Commit {
    /// New rows of logs: table and number.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rows: Vec<(String, u64)>,
    /// Tables whose [`Elsewhere`] has changed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub attended: Vec<String>,
    /// Texts for the followers of a table: table and text. They are not stored.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub calls: Vec<(String, String)>,
    /// True if a summary has changed.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_summarized: bool,
}

/// The result of a heartbeat.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Heartbeat {
    /// The others had forgotten this process, because its heartbeats stopped or the database crashed: it must announce
    /// its connections and claim its work again.
    pub was_forgotten: bool,
    /// A process has gone, and so have the connections to it.
    pub has_lost_some: bool,
    /// Tables of processes that have gone, whose work this process has now.
    pub taken: Vec<String>,
    /// Processes that are there, this one included.
    pub processes: usize,
}

impl Heartbeat {
    /// Adds the result for another database.
    pub(crate) fn add(&mut self, other: Heartbeat) {
        self.was_forgotten |= other.was_forgotten;
        self.has_lost_some |= other.has_lost_some;
        self.taken.extend(other.taken);
        self.processes = self.processes.max(other.processes);
    }
}

/// A row with its table.
pub type TableRow = (String, Row);

/// The most items of a kind in a notification, which must be shorter than 8,000 bytes.
const MAX_ITEMS: usize = 64;

impl Commit {
    /// The commit in parts that are short enough for a notification.
    pub(crate) fn parts(&self) -> impl Iterator<Item = Commit> {
        let count = [self.rows.len(), self.attended.len(), self.calls.len(), usize::from(self.is_summarized)];
        let parts = count.into_iter().max().unwrap_or(0).div_ceil(MAX_ITEMS);
        (0..parts).map(|part| Commit {
            rows: items(&self.rows, part),
            attended: items(&self.attended, part),
            calls: items(&self.calls, part),
            is_summarized: self.is_summarized,
        })
    }
}

fn items<T: Clone>(all: &[T], part: usize) -> Vec<T> {
    all.chunks(MAX_ITEMS).nth(part).unwrap_or_default().to_vec()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_large_commit_is_told_in_parts_that_are_short_enough() {
        let table = |number: u64| format!("k7m2p9{number:03}");
        let commit = Commit {
            rows: (0..512).map(|number| (table(number), 1_000_000 + number)).collect(),
            attended: (0..100).map(table).collect(),
            calls: vec![("t".to_owned(), "hello".to_owned())],
            is_summarized: false,
        };
        let parts: Vec<Commit> = commit.parts().collect();
        assert_eq!(parts.len(), 8);
        assert_eq!(parts.iter().flat_map(|part| part.rows.clone()).collect::<Vec<_>>(), commit.rows);
        assert_eq!(parts.iter().flat_map(|part| part.attended.clone()).collect::<Vec<_>>(), commit.attended);
        assert_eq!(parts.iter().flat_map(|part| part.calls.clone()).collect::<Vec<_>>(), commit.calls);
        for part in parts {
            let length = serde_json::to_string(&part).map(|text| text.len());
            assert!(length.is_ok_and(|length| length < 7_000));
        }
        assert_eq!(Commit::default().parts().count(), 0);
        assert_eq!(Commit { is_summarized: true, ..Commit::default() }.parts().count(), 1);
    }
}
