//! The live list of public tables.

use crate::table::{summary_of, text_of};
use crate::time::now_ms;
use axum::extract::ws::Utf8Bytes;
use kaiju_protocol::{Lobby as Message, Phase, TableInfo};
use tokio::sync::broadcast;

/// Changes that a slow reader may be behind; then it gets the whole list again.
const BACKLOG: usize = 64;

/// Tells whoever watches the list what changes.
pub struct Lobby {
    changes: broadcast::Sender<Utf8Bytes>,
}

impl Default for Lobby {
    fn default() -> Lobby {
        Lobby { changes: broadcast::channel(BACKLOG).0 }
    }
}

/// Whether everybody may know of a table.
pub fn is_listed(info: &TableInfo) -> bool {
    info.options.public && !matches!(info.phase, Phase::Over { .. })
}

impl Lobby {
    /// A table is new or has changed. Of one that is not in the list and was not, nobody hears: its id is the key to it.
    pub fn publish(&self, info: &TableInfo, was_listed: bool) {
        if self.changes.receiver_count() == 0 {
            return;
        }
        let message = if is_listed(info) {
            Message::Listed { table: Box::new(summary_of(info, now_ms())) }
        } else if was_listed {
            Message::Gone { table: info.table.clone() }
        } else {
            return;
        };
        // Nobody may be watching any more.
        let _ = self.changes.send(text_of(&message));
    }

    /// All changes from now on.
    pub fn watch(&self) -> broadcast::Receiver<Utf8Bytes> {
        self.changes.subscribe()
    }
}
