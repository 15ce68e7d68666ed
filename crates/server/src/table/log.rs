//! Replays logs from the beginning, to wake a table and to let a client catch up.

use super::audience::{raw_json, update_message};
use crate::registry::{TableRegistry, server_error, store_error};
use axum::extract::ws::Utf8Bytes;
use kaiju_fair::{NotHex, Secret};
use kaiju_protocol::{Code, Refusal};
use kaiju_store::{Row, StoredTable};
use kaiju_table::{AppliedEntry, BadLog, Entry, Table};
use std::collections::VecDeque;

/// The target size of a catch-up message, in bytes. Every connection keeps a buffer as large as its largest message.
const UPDATE_BYTES: usize = 4 << 10;
/// Log rows fetched at once, for the same reason.
const PAGE_ROWS: u32 = 16;

/// A table before its first entry.
fn empty_table(id: &str, secret: &str) -> Result<Table, BadLog> {
    let bad = |error: NotHex| BadLog { table: id.to_owned(), seq: 0, reason: error.to_string() };
    let secret: Secret = secret.parse().map_err(bad)?;
    Ok(Table::new(id, secret))
}

/// Parses the next entry, which must have the number `seq`.
fn parse(table: &Table, seq: u64, text: &str) -> Result<Entry, BadLog> {
    let bad = |reason: String| BadLog { table: table.info.table.clone(), seq, reason };
    if seq != table.seq + 1 {
        return Err(bad("an entry is missing before this one".to_owned()));
    }
    table.read(serde_json::from_str(text).map_err(|error| bad(error.to_string()))?)
}

/// Replays a stored log: the state at its end, and the entries after number `after`.
pub fn replay(id: &str, stored: &StoredTable, after: u64) -> Result<(Table, Vec<AppliedEntry>), BadLog> {
    let mut table = empty_table(id, &stored.secret)?;
    let mut applied = Vec::new();
    for row in &stored.rows {
        for (seq, text) in row.entries() {
            let entry = parse(&table, seq, text)?;
            if seq <= after {
                table.apply(row.at, &entry)?;
            } else {
                applied.push(AppliedEntry::apply(&mut table, row.at, entry)?);
            }
        }
    }
    Ok((table, applied))
}

/// Applies new rows to a table. False if there is a gap: then only the rows before it are applied.
pub fn apply_rows(table: &mut Table, rows: &[Row]) -> Result<(Vec<AppliedEntry>, bool), BadLog> {
    let mut applied = Vec::new();
    for row in rows {
        if row.seq > table.seq + 1 {
            return Ok((applied, false));
        }
        if row.seq <= table.seq {
            continue;
        }
        for (seq, text) in row.entries() {
            let entry = parse(table, seq, text)?;
            applied.push(AppliedEntry::apply(table, row.at, entry)?);
        }
    }
    Ok((applied, true))
}

/// The entries that a client has missed. They are fetched page by page, so that a slow client costs a page, not
/// the whole log.
pub struct MissedEntries<'a> {
    registry: &'a TableRegistry,
    guest: &'a str,
    /// The last entry that the client knows.
    after: u64,
    /// The table after all entries replayed so far.
    table: Table,
    /// The number of the last row fetched.
    last_row: u64,
    /// Entries fetched but not replayed: number, time and text of each.
    page: VecDeque<(u64, u64, String)>,
}

impl<'a> MissedEntries<'a> {
    /// The entries that a guest has missed after number `after`.
    pub async fn new(
        registry: &'a TableRegistry,
        id: &str,
        after: u64,
        guest: &'a str,
    ) -> Result<MissedEntries<'a>, Refusal> {
        let secret = registry.store.secret(id).await.map_err(store_error)?.ok_or(Code::UnknownTable)?;
        let table = empty_table(id, &secret).map_err(server_error)?;
        Ok(MissedEntries { registry, guest, after, table, last_row: 0, page: VecDeque::new() })
    }

    async fn next(&mut self) -> Result<Option<(u64, u64, String)>, Refusal> {
        if self.page.is_empty() {
            let _turn = self.registry.log_read_slot().await;
            let rows = self.registry.store.rows_after(&self.table.info.table, self.last_row, PAGE_ROWS).await;
            for row in rows.map_err(store_error)? {
                self.last_row = row.seq;
                self.page.extend(row.entries().map(|(seq, text)| (seq, row.at, text.to_owned())));
            }
        }
        Ok(self.page.pop_front())
    }

    /// The next message; `None` when the client has caught up.
    pub async fn next_update(&mut self) -> Result<Option<Utf8Bytes>, Refusal> {
        let mut entries = Vec::new();
        let mut length = 0;
        while length < UPDATE_BYTES
            && let Some((seq, at, text)) = self.next().await?
        {
            let entry = parse(&self.table, seq, &text).map_err(server_error)?;
            if seq <= self.after {
                self.table.apply(at, &entry).map_err(server_error)?;
                continue;
            }
            let applied = AppliedEntry::apply(&mut self.table, at, entry).map_err(server_error)?;
            // Seats no longer change hands once there is something to hide.
            let told = raw_json(&applied.for_viewer(self.table.seats_of(self.guest)));
            length += told.get().len();
            entries.push(told);
        }
        if entries.is_empty() {
            return Ok(None);
        }
        Ok(Some(update_message(self.registry.config.time.now_ms(), &raw_json(&entries), None)))
    }

    /// The last entry replayed.
    pub fn seq(&self) -> u64 {
        self.table.seq
    }
}
