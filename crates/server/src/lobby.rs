//! The live list of public tables.

use crate::table::text_of;
use axum::extract::ws::Utf8Bytes;
use kaiju_protocol::{Lobby as Message, Phase, TableSummary};
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

impl Lobby {
    /// A table is new or has changed.
    pub fn publish(&self, table: &TableSummary) {
        if self.changes.receiver_count() == 0 {
            return;
        }
        let is_listed = table.options.public && !matches!(table.phase, Phase::Over { .. });
        let message = if is_listed {
            Message::Listed { table: Box::new(table.clone()) }
        } else {
            Message::Gone { table: table.table.clone() }
        };
        // Nobody may be watching any more.
        let _ = self.changes.send(text_of(&message));
    }

    /// All changes from now on.
    pub fn watch(&self) -> broadcast::Receiver<Utf8Bytes> {
        self.changes.subscribe()
    }
}
