//! The list of public tables: which are in it, and what changes.

use crate::config::{Config, MOST_UNSENT};
use crate::registry::{TableRegistry, store_error};
use crate::table::read_summaries;
use kaiju_protocol::{Lobby as Message, Phase, Refusal, TableInfo, TableSummary};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{Notify, watch};

/// Public tables that are listed at most.
const MOST_LISTED: u32 = 200;
/// Of each guest.
const LISTED_OF_EACH: u32 = 5;
/// The longest list, in bytes. It must fit what may wait to be sent to a client.
const LONGEST_LIST: usize = MOST_UNSENT / 2;
/// How long a table is listed after something has happened there, in milliseconds: six hours.
const LISTED_MS: u64 = 6 * 3_600_000;
/// How long it may be told as it was.
const LONGEST_UNREAD: Duration = Duration::from_secs(60);

/// The list as it was read once.
pub type List = Arc<Vec<TableSummary>>;

/// Tells whoever watches the list what changes. The store decides what is in it.
#[derive(Default)]
pub struct Lobby {
    /// Something that is listed, or was, has changed.
    touched: Notify,
    /// The list as it was read last for those who watch.
    list: watch::Sender<List>,
}

/// Whether everybody may know of a table.
pub fn is_listed(info: &TableInfo) -> bool {
    info.options.public && !matches!(info.phase, Phase::Over { .. })
}

/// What lists show: public tables that are in use, the latest first.
pub async fn listed(registry: &TableRegistry) -> Result<Vec<TableSummary>, Refusal> {
    let since = registry.config.time.now_ms().saturating_sub(LISTED_MS);
    let tables = registry.store.public_tables(since, LISTED_OF_EACH, MOST_LISTED).await;
    let mut tables = tables.map_err(store_error)?;
    let mut bytes = 0;
    let is_too_long = |text: &String| {
        bytes += text.len();
        bytes > LONGEST_LIST
    };
    let fitting = tables.iter().position(is_too_long).unwrap_or(tables.len());
    tables.truncate(fitting);
    Ok(read_summaries(&tables))
}

impl Lobby {
    /// A table that is listed, or was, has changed and is on disk.
    pub fn touch(&self) {
        self.touched.notify_one();
    }

    /// The list, whenever it is read again.
    pub fn watch(&self) -> watch::Receiver<List> {
        self.list.subscribe()
    }

    /// Reads the list again whenever it may have changed and somebody watches. It never ends.
    pub async fn stay_current(&self, registry: &TableRegistry) {
        let Config { time, list_gap, .. } = &registry.config;
        loop {
            // Tables at which nothing happens drop out by themselves.
            let _ = time.timeout(LONGEST_UNREAD, self.touched.notified()).await;
            if self.list.receiver_count() > 0 {
                match listed(registry).await {
                    Ok(list) => drop(self.list.send_replace(Arc::new(list))),
                    Err(_) => self.touch(),
                }
            }
            time.sleep(*list_gap).await;
        }
    }
}

/// What those are told who know the list as it was.
pub fn changes(before: &[TableSummary], now: &[TableSummary]) -> Vec<Message> {
    let is_in = |list: &[TableSummary], table: &str| list.iter().any(|listed| listed.table == table);
    let listed = now.iter().rev().filter(|table| !before.contains(table));
    let gone = before.iter().filter(|table| !is_in(now, &table.table));
    listed
        .map(|table| Message::Listed { table: Box::new(table.clone()) })
        .chain(gone.map(|table| Message::Gone { table: table.table.clone() }))
        .collect()
}
