//! The public list of tables, and its changes.

use crate::config::{Config, MAX_UNSENT_BYTES};
use crate::registry::{TableRegistry, store_error};
use crate::table::read_summaries;
use kaiju_protocol::{Lobby as Message, Phase, Refusal, TableInfo, TableSummary};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{Notify, watch};

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

/// A snapshot of the list.
pub type List = Arc<Vec<TableSummary>>;

/// Keeps the list current for subscribers. The store decides what is in it.
#[derive(Default)]
pub struct Lobby {
    /// Notified when a table that is or was listed has changed.
    changed: Notify,
    /// The latest snapshot for subscribers.
    list: watch::Sender<List>,
}

/// True if a table is in the public list.
pub fn is_listed(info: &TableInfo) -> bool {
    info.options.public && !matches!(info.phase, Phase::Over { .. })
}

/// The public tables in use, latest first.
pub async fn public_tables(registry: &TableRegistry) -> Result<Vec<TableSummary>, Refusal> {
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
        self.changed.notify_one();
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
                match public_tables(registry).await {
                    Ok(list) => drop(self.list.send_replace(Arc::new(list))),
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
