//! The list of public tables: which are in it, and what changes.

use crate::config::MOST_UNSENT;
use crate::hall::server_error;
use crate::table::{read_summaries, summary_of, text_of};
use crate::time::now_ms;
use axum::extract::ws::Utf8Bytes;
use kaiju_protocol::{Lobby as Message, Phase, Refusal, TableInfo, TableSummary};
use kaiju_store::Store;
use std::collections::{HashMap, VecDeque};
use std::sync::{Mutex, PoisonError};
use tokio::sync::broadcast;

/// Public tables that are listed at most.
const MOST_LISTED: u32 = 200;
/// Of each guest.
const LISTED_OF_EACH: u32 = 5;
/// The longest list, in bytes. It must fit what may wait to be sent to a client.
const LONGEST_LIST: usize = MOST_UNSENT / 2;
/// How long a table is listed after something has happened there, in milliseconds: six hours.
const LISTED_MS: u64 = 6 * 3_600_000;
/// Changes that a slow reader may be behind; then it gets the whole list again.
const BACKLOG: usize = 64;
/// Hosts whose tables are remembered. Were there more, some might have too many in the list until it is read again.
const MOST_HOSTS: usize = 10_000;

/// Tells whoever watches the list what changes.
pub struct Lobby {
    changes: broadcast::Sender<Utf8Bytes>,
    /// The tables of each host that were told, the latest last.
    told: Mutex<HashMap<String, VecDeque<String>>>,
}

impl Default for Lobby {
    fn default() -> Lobby {
        Lobby { changes: broadcast::channel(BACKLOG).0, told: Mutex::default() }
    }
}

/// Whether everybody may know of a table.
pub fn is_listed(info: &TableInfo) -> bool {
    info.options.public && !matches!(info.phase, Phase::Over { .. })
}

/// What lists show: public tables that are in use, the latest first.
pub async fn listed(store: &dyn Store) -> Result<Vec<TableSummary>, Refusal> {
    let since = now_ms().saturating_sub(LISTED_MS);
    let mut tables = store.public_tables(since, LISTED_OF_EACH, MOST_LISTED).await.map_err(server_error)?;
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
    /// A table is new or has changed. Of one that is not in the list and was not, nobody hears: its id is the key to it.
    pub fn publish(&self, info: &TableInfo, was_listed: bool) {
        let gone = |table: String| text_of(&Message::Gone { table });
        let pushed_out = self.remember(info);
        if self.changes.receiver_count() == 0 {
            return;
        }
        let message = if is_listed(info) {
            text_of(&Message::Listed { table: Box::new(summary_of(info, now_ms())) })
        } else if was_listed {
            gone(info.table.clone())
        } else {
            return;
        };
        for message in [message].into_iter().chain(pushed_out.map(gone)) {
            // Nobody may be watching any more.
            let _ = self.changes.send(message);
        }
    }

    /// Remembers that a table is in the list, or that it is not. Gives the table of the same host for which there is no place
    /// any more.
    fn remember(&self, info: &TableInfo) -> Option<String> {
        // Nothing panics while it holds the lock, and a list is never half changed.
        let mut told = self.told.lock().unwrap_or_else(PoisonError::into_inner);
        if told.len() >= MOST_HOSTS {
            told.clear();
        }
        let own = told.entry(info.host.clone()).or_default();
        own.retain(|table| *table != info.table);
        if is_listed(info) {
            own.push_back(info.table.clone());
        }
        let pushed_out = if own.len() > LISTED_OF_EACH as usize { own.pop_front() } else { None };
        if own.is_empty() {
            told.remove(&info.host);
        }
        pushed_out
    }

    /// All changes from now on.
    pub fn watch(&self) -> broadcast::Receiver<Utf8Bytes> {
        self.changes.subscribe()
    }
}
