//! The public list of tables, and its changes.

use crate::config::{Config, MAX_UNSENT_BYTES};
use crate::registry::{TableRegistry, store_error};
use crate::table::read_summaries;
use axum::body::Bytes;
use kaiju_protocol::{Lobby as Message, Phase, Refusal, TableInfo, TableSummary};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};
use tokio::sync::{Mutex, Notify, watch};

/// The most tables in the list.
const MAX_LISTED: u32 = 200;
/// The most of them made by one guest.
const MAX_LISTED_PER_GUEST: u32 = 5;
/// The largest list, in bytes. It must fit a client's backlog.
const MAX_LIST_BYTES: usize = MAX_UNSENT_BYTES / 2;
/// The time a table stays listed after its last change, in milliseconds: six hours.
const LISTED_MS: u64 = 6 * 3_600_000;
/// The list is read again after this time even if nothing has changed.
const MAX_LIST_AGE: Duration = Duration::from_secs(60);

/// The tables of the list.
pub type List = Arc<Vec<TableSummary>>;

/// The list as it was read once, for everybody who asks.
#[derive(Clone)]
pub struct Snapshot {
    /// Its tables.
    pub list: List,
    /// The same as JSON.
    pub text: Bytes,
    /// The number of changes before it was read.
    changes: u64,
    read_at: Instant,
}

/// Keeps the list current for subscribers. The store decides what is in it.
#[derive(Default)]
pub struct Lobby {
    /// Notified when a table that is or was listed has changed.
    changed: Notify,
    /// The number of such changes.
    changes: AtomicU64,
    /// The latest snapshot. One request at a time reads a new one; the others wait for it.
    latest: Mutex<Option<Snapshot>>,
    /// Its list, for subscribers.
    list: watch::Sender<List>,
}

/// True if a table is in the public list.
pub fn is_listed(info: &TableInfo) -> bool {
    info.options.public && !matches!(info.phase, Phase::Over { .. })
}

/// Reads the public tables in use, latest first.
async fn public_tables(registry: &TableRegistry) -> Result<Vec<TableSummary>, Refusal> {
    let since = registry.config.time.now_ms().saturating_sub(LISTED_MS);
    let tables = registry.store.public_tables(since, MAX_LISTED_PER_GUEST, MAX_LISTED).await;
    let mut tables: Vec<String> =
        tables.map_err(store_error)?.into_iter().map(|listed| listed.text).collect();
    let mut bytes = 0;
    let is_too_long = |text: &String| {
        bytes += text.len();
        bytes > MAX_LIST_BYTES
    };
    let fitting = tables.iter().position(is_too_long).unwrap_or(tables.len());
    tables.truncate(fitting);
    Ok(read_summaries(&tables))
}

impl Lobby {
    /// Call this when a table that is or was listed has changed on disk.
    pub fn mark_changed(&self) {
        self.changes.fetch_add(1, Ordering::Relaxed);
        self.changed.notify_one();
    }

    /// The list, at most as old as the interval between two updates.
    pub async fn latest(&self, registry: &TableRegistry) -> Result<Snapshot, Refusal> {
        self.read(registry, registry.config.lobby_interval).await
    }

    /// The list; one that is younger than `age` need not be read again.
    async fn read(&self, registry: &TableRegistry, age: Duration) -> Result<Snapshot, Refusal> {
        let mut latest = self.latest.lock().await;
        let now = registry.config.time.now();
        let changes = self.changes.load(Ordering::Relaxed);
        let is_current = |snapshot: &Snapshot| {
            let passed = now - snapshot.read_at;
            passed < age || (snapshot.changes == changes && passed < MAX_LIST_AGE)
        };
        if let Some(snapshot) = latest.as_ref().filter(|snapshot| is_current(snapshot)) {
            return Ok(snapshot.clone());
        }
        let list = Arc::new(public_tables(registry).await?);
        // Lists of strings and numbers always serialize.
        let text = Bytes::from(serde_json::to_vec(&*list).unwrap_or_default());
        Ok(latest.insert(Snapshot { list, text, changes, read_at: now }).clone())
    }

    /// Subscribes to snapshots of the list.
    pub fn subscribe(&self) -> watch::Receiver<List> {
        self.list.subscribe()
    }

    /// Reads the list again whenever it may have changed and there are subscribers. Never returns.
    pub async fn keep_refreshing(&self, registry: &TableRegistry) {
        let Config { time, lobby_interval, .. } = &registry.config;
        loop {
            // Idle tables drop out of the list without a notification.
            let _ = time.timeout(MAX_LIST_AGE, self.changed.notified()).await;
            if self.list.receiver_count() > 0 {
                match self.read(registry, Duration::ZERO).await {
                    Ok(snapshot) => drop(self.list.send_replace(snapshot.list)),
                    Err(_) => self.mark_changed(),
                }
            }
            time.sleep(*lobby_interval).await;
        }
    }
}

/// The messages that turn the list `before` into the list `now`.
pub fn changes(before: &[TableSummary], now: &[TableSummary]) -> Vec<Message> {
    let is_in = |list: &[TableSummary], table: &str| list.iter().any(|listed| listed.table == table);
    let listed = now.iter().rev().filter(|table| !before.contains(table));
    let gone = before.iter().filter(|table| !is_in(now, &table.table));
    listed
        .map(|table| Message::Listed { table: Box::new(table.clone()) })
        .chain(gone.map(|table| Message::Gone { table: table.table.clone() }))
        .collect()
}
