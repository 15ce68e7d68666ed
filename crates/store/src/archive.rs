//! The archive format: a store, or some of its tables, as a text file. Each guest, table and log row is a line of
//! JSON, and the last line has the digest of them all. Both databases write the same text.

use crate::StoreError;
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};
use std::io::{BufRead, Write};

/// Names the format in the first line of the file.
const FORMAT: &str = "kaiju-archive-1";

/// A line of an archive.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "is", rename_all = "snake_case", deny_unknown_fields)]
pub enum Item {
    /// Somebody who plays without an account.
    Guest {
        /// The public id.
        id: String,
        /// The hash of the guest's token, in hexadecimal digits.
        token: String,
        /// The guest's name.
        name: String,
        /// When the guest was added, in milliseconds since 1970.
        at: i64,
    },
    /// A table; its log follows.
    Table {
        /// Its id.
        id: String,
        /// The secret of its dice.
        secret: String,
        /// The guest who made it.
        made_by: String,
        /// When it was made, in milliseconds since 1970.
        made_at: i64,
        /// When it last changed.
        changed_at: i64,
        /// True if it is in the public list.
        is_public: bool,
        /// True if its game is over.
        is_over: bool,
        /// True if it is kept whatever its age.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        is_pinned: bool,
        /// The summary that lists show.
        summary: String,
        /// The ids of the guests who have a seat.
        seats: Vec<String>,
    },
    /// A row of the log of the preceding table.
    Row {
        /// The number of its first entry.
        seq: i64,
        /// When it was made.
        at: i64,
        /// Its entries, one per line.
        body: String,
    },
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Header {
    format: String,
}

/// The contents of an archive, as its last line states them.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Contents {
    /// The number of guests.
    pub guests: u64,
    /// The number of tables.
    pub tables: u64,
    /// The number of log rows.
    pub rows: u64,
    /// SHA-256 of the lines of all guests, tables and rows, in hexadecimal digits.
    pub digest: String,
}

/// Counts items and computes their digest, one by one.
#[derive(Default)]
pub(crate) struct Tally {
    contents: Contents,
    hash: Sha256,
}

impl Tally {
    /// Adds an item, and returns its line.
    pub fn add(&mut self, item: &Item) -> Result<String, StoreError> {
        let mut line = serde_json::to_string(item).map_err(|error| StoreError::Archive(error.to_string()))?;
        line.push('\n');
        self.hash.update(&line);
        match item {
            Item::Guest { .. } => self.contents.guests += 1,
            Item::Table { .. } => self.contents.tables += 1,
            Item::Row { .. } => self.contents.rows += 1,
        }
        Ok(line)
    }

    /// The contents so far.
    pub fn finish(self) -> Contents {
        let digest = self.hash.finalize().iter().map(|byte| format!("{byte:02x}")).collect();
        Contents { digest, ..self.contents }
    }
}

/// Writes an archive, item by item.
pub(crate) struct ArchiveWriter<W> {
    to: W,
    tally: Tally,
}

impl<W: Write> ArchiveWriter<W> {
    /// Writes the first line.
    pub fn new(mut to: W) -> Result<ArchiveWriter<W>, StoreError> {
        let first = serde_json::json!(Header { format: FORMAT.to_owned() });
        writeln!(to, "{first}").map_err(write_error)?;
        Ok(ArchiveWriter { to, tally: Tally::default() })
    }

    /// Adds an item.
    pub fn add(&mut self, item: &Item) -> Result<(), StoreError> {
        let line = self.tally.add(item)?;
        self.to.write_all(line.as_bytes()).map_err(write_error)
    }

    /// Writes the last line.
    pub fn finish(mut self) -> Result<Contents, StoreError> {
        let contents = self.tally.finish();
        let last = serde_json::json!(contents);
        writeln!(self.to, "{last}").and_then(|()| self.to.flush()).map_err(write_error)?;
        Ok(contents)
    }
}

fn write_error(error: std::io::Error) -> StoreError {
    StoreError::Archive(format!("cannot write the archive ({error})"))
}

/// Reads a whole archive, and hands every item to `take`. Fails if a line was changed or is missing; the caller
/// must then discard the items it was given.
pub(crate) fn read(from: impl BufRead, mut take: impl FnMut(Item)) -> Result<Contents, StoreError> {
    let bad = |number: usize, reason: &str| StoreError::Archive(format!("line {number}: {reason}"));
    let mut lines = (1..).zip(from.lines());
    let next = |line: Option<(usize, std::io::Result<String>)>| match line {
        Some((number, Ok(text))) => Ok((number, text)),
        Some((number, Err(error))) => Err(bad(number, &error.to_string())),
        None => Err(StoreError::Archive("the last line is missing".to_owned())),
    };
    let (number, text) = next(lines.next())?;
    match serde_json::from_str(&text) {
        Ok(Header { format }) if format == FORMAT => {}
        _ => return Err(bad(number, "this is not a Kaiju archive")),
    }
    let mut tally = Tally::default();
    loop {
        let (number, text) = next(lines.next())?;
        if let Ok(told) = serde_json::from_str::<Contents>(&text) {
            let found = tally.finish();
            return if found == told && lines.next().is_none() {
                Ok(found)
            } else {
                Err(bad(number, "the digest does not match the lines before it"))
            };
        }
        let item: Item = serde_json::from_str(&text).map_err(|error| bad(number, &error.to_string()))?;
        if tally.add(&item)?.trim_end() != text {
            return Err(bad(number, "this line was changed"));
        }
        take(item);
    }
}
