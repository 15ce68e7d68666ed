//! The state that players and the injector of faults share.

use crate::checker::Violation;
use crate::journal::{Journal, Outcome};
use crate::schedule::Fault;
use std::collections::{BTreeMap, HashMap};
use std::net::SocketAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::watch;

/// A finished game, to be compared with the store at the end.
pub struct Finished {
    /// The table's id.
    pub table: String,
    /// The SHA-256 digest of the record that the server gave out.
    pub record: [u8; 32],
    /// The number of the last entry.
    pub seq: u64,
}

/// The counts of a run.
#[derive(Default)]
pub struct Tally {
    /// Faults that were injected.
    pub faults: BTreeMap<Fault, u32>,
    /// Acknowledged commands.
    pub acknowledged: usize,
    /// Refused commands.
    pub refused: usize,
    /// Commands whose connection broke before the answer.
    pub unknown: usize,
    /// Times that a client had to connect again.
    pub reconnects: u64,
    /// Entries of finished games.
    pub entries: u64,
    /// Times from a fault of a process to the next acknowledged command at each of its tables.
    pub recoveries: BTreeMap<Fault, Vec<Duration>>,
}

impl Tally {
    /// Adds the commands of a player.
    pub fn add(&mut self, journal: &Journal) {
        self.acknowledged += journal.count(Outcome::Acknowledged);
        self.refused += journal.count(Outcome::Refused);
        self.unknown += journal.count(Outcome::Unknown);
    }
}

/// The state of a run.
pub struct World {
    /// The proxy.
    pub server: SocketAddr,
    /// The average pause of a player before an answer.
    pub think: Duration,
    /// The counts.
    tally: Mutex<Tally>,
    violations: Mutex<Vec<Violation>>,
    finished: Mutex<Vec<Finished>>,
    /// Tables whose process was hit, with the fault and its moment.
    interrupted: Mutex<HashMap<String, (Fault, Instant)>>,
    acknowledged: watch::Sender<u64>,
    is_ending: watch::Sender<bool>,
}

fn lock<T>(value: &Mutex<T>) -> MutexGuard<'_, T> {
    // Nothing panics while it holds the lock.
    value.lock().unwrap_or_else(PoisonError::into_inner)
}

impl World {
    /// Nothing has happened yet.
    pub fn new(server: SocketAddr, think: Duration) -> World {
        World {
            server,
            think,
            tally: Mutex::default(),
            violations: Mutex::default(),
            finished: Mutex::default(),
            interrupted: Mutex::default(),
            acknowledged: watch::Sender::new(0),
            is_ending: watch::Sender::new(false),
        }
    }

    /// The counts.
    pub fn tally(&self) -> MutexGuard<'_, Tally> {
        lock(&self.tally)
    }

    /// Counts an acknowledged command at a table.
    pub fn acknowledge(&self, table: &str) {
        if let Some((fault, since)) = lock(&self.interrupted).remove(table) {
            self.tally().recoveries.entry(fault).or_default().push(since.elapsed());
        }
        self.acknowledged.send_modify(|count| *count += 1);
    }

    /// The commands acknowledged so far.
    pub fn acknowledged(&self) -> u64 {
        *self.acknowledged.borrow()
    }

    /// Waits until `count` commands are acknowledged. False if that takes longer than `patience`, or the run ends.
    pub async fn reach(&self, count: u64, patience: Duration) -> bool {
        let mut acknowledged = self.acknowledged.subscribe();
        let mut is_ending = self.is_ending.subscribe();
        let reached = async {
            tokio::select! {
                biased;
                _ = is_ending.wait_for(|is_ending| *is_ending) => false,
                reached = acknowledged.wait_for(|acknowledged| *acknowledged >= count) => reached.is_ok(),
            }
        };
        tokio::time::timeout(patience, reached).await.unwrap_or(false)
    }

    /// Notes that the process of these tables was hit now.
    pub fn interrupt(&self, fault: Fault, at: Instant, tables: Vec<String>) {
        lock(&self.interrupted).extend(tables.into_iter().map(|table| (table, (fault, at))));
    }

    /// Notes a broken promise, and lets the run end.
    pub fn violated(&self, violation: Violation) {
        eprintln!("{violation}");
        lock(&self.violations).push(violation);
        self.end();
    }

    /// Notes a finished game. Its table is no longer waited for.
    pub fn finish(&self, game: Finished) {
        lock(&self.interrupted).remove(&game.table);
        self.tally().entries += game.seq;
        lock(&self.finished).push(game);
    }

    /// No game begins from now on.
    pub fn end(&self) {
        self.is_ending.send_replace(true);
    }

    /// True once no game begins any more.
    pub fn is_ending(&self) -> bool {
        *self.is_ending.borrow()
    }

    /// The broken promises.
    pub fn violations(&self) -> Vec<Violation> {
        lock(&self.violations).clone()
    }

    /// Takes the finished games.
    pub fn take_finished(&self) -> Vec<Finished> {
        std::mem::take(&mut *lock(&self.finished))
    }
}
