//! Kept logs, read from the beginning: to wake a table, and to tell a client what it has missed.

use super::audience::text_of;
use super::entered::Entered;
use super::state::{BadLog, State};
use crate::time::now_ms;
use axum::extract::ws::Utf8Bytes;
use kaiju_fair::{NotHex, Secret};
use kaiju_protocol::{Entry, ServerMessage};
use kaiju_store::Kept;

/// Missed entries that are told in one message.
const ENTRIES_PER_UPDATE: usize = 50;

/// Entries of a log that are still to be read: number, time and text of each.
type Unread<'a> = Box<dyn Iterator<Item = (u64, u64, &'a str)> + Send + 'a>;

/// A log that is being read.
struct Log<'a> {
    unread: Unread<'a>,
    /// The table after all entries that were made.
    state: State,
}

impl<'a> Log<'a> {
    fn open(table: &str, kept: &'a Kept) -> Result<Log<'a>, BadLog> {
        let bad = |error: NotHex| BadLog { table: table.to_owned(), seq: 0, reason: error.to_string() };
        let secret: Secret = kept.secret.parse().map_err(bad)?;
        let rows = kept.rows.iter();
        let unread = rows.flat_map(|row| row.entries().map(|(seq, entry)| (seq, row.at, entry)));
        Ok(Log { unread: Box::new(unread), state: State::new(table, secret) })
    }

    /// The next entry with its time. It is not made yet.
    fn next(&mut self) -> Result<Option<(u64, Entry)>, BadLog> {
        let Some((seq, at, text)) = self.unread.next() else { return Ok(None) };
        let bad = |reason: String| BadLog { table: self.state.info.table.clone(), seq, reason };
        if seq != self.state.seq + 1 {
            return Err(bad("an entry is missing before this one".to_owned()));
        }
        let entry = serde_json::from_str(text).map_err(|error| bad(error.to_string()))?;
        Ok(Some((at, entry)))
    }

    /// Makes the entries up to number `seq`.
    fn skip(&mut self, seq: u64) -> Result<(), BadLog> {
        while self.state.seq < seq
            && let Some((at, entry)) = self.next()?
        {
            self.state.apply(at, &entry)?;
        }
        Ok(())
    }
}

/// Reads a kept log: the state at its end, and the entries after number `after`.
pub fn replay(table: &str, kept: &Kept, after: u64) -> Result<(State, Vec<Entered>), BadLog> {
    let mut log = Log::open(table, kept)?;
    log.skip(after)?;
    let mut entered = Vec::new();
    while let Some((at, entry)) = log.next()? {
        entered.push(Entered::make(&mut log.state, at, entry)?);
    }
    Ok((log.state, entered))
}

/// What a client has missed. It is made bit by bit: a slow client costs little more than the log itself.
pub struct Missed<'a> {
    log: Log<'a>,
    guest: &'a str,
}

impl<'a> Missed<'a> {
    /// What a guest who knows the entries up to number `after` has missed.
    pub fn new(table: &str, kept: &'a Kept, after: u64, guest: &'a str) -> Result<Missed<'a>, BadLog> {
        let mut log = Log::open(table, kept)?;
        log.skip(after)?;
        Ok(Missed { log, guest })
    }

    /// The next message; none if everything was told.
    pub fn next_update(&mut self) -> Result<Option<Utf8Bytes>, BadLog> {
        let mut entries = Vec::new();
        while entries.len() < ENTRIES_PER_UPDATE
            && let Some((at, entry)) = self.log.next()?
        {
            let entered = Entered::make(&mut self.log.state, at, entry)?;
            // Seats do not change hands once there is something to hide.
            entries.push(entered.told(self.log.state.seats_of(self.guest)));
        }
        if entries.is_empty() {
            return Ok(None);
        }
        Ok(Some(text_of(&ServerMessage::Update { now: now_ms(), entries, question: None })))
    }

    /// The last entry that was told.
    pub fn seq(&self) -> u64 {
        self.log.state.seq
    }
}
