//! A store, or some of its tables, as a text file: one line of JSON for each guest, table and row of a log, and a last line with the
//! digest of all lines before it. It is the same whatever database it comes from.

use crate::StoreError;
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};
use std::io::{BufRead, Write};

/// The format of the file.
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
        /// What the guest is called.
        name: String,
        /// When the guest came, in milliseconds since 1970.
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
        /// When it changed.
        changed_at: i64,
        /// Whether it is in the public list.
        is_public: bool,
        /// Whether its game is over.
        is_over: bool,
        /// What lists show of it.
        summary: String,
        /// The guests who have a seat.
        seats: Vec<String>,
    },
    /// A row of the log of the table before it.
    Row {
        /// The number of its first entry.
        seq: i64,
        /// When it was made.
        at: i64,
        /// Its entries, each in a line of its own.
        body: String,
    },
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Header {
    format: String,
}

/// What an archive holds, as its last line tells.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Contents {
    /// How many guests.
    pub guests: u64,
    /// How many tables.
    pub tables: u64,
    /// How many rows of logs.
    pub rows: u64,
    /// The digest of guests, tables and rows: SHA-256 of their lines, in hexadecimal digits.
    pub digest: String,
}

/// Counts items and computes their digest, as they come.
#[derive(Default)]
pub(crate) struct Tally {
    contents: Contents,
    hash: Sha256,
}

impl Tally {
    /// Adds an item, and gives its line.
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

    /// What was added.
    pub fn finish(self) -> Contents {
        let digest = self.hash.finalize().iter().map(|byte| format!("{byte:02x}")).collect();
        Contents { digest, ..self.contents }
    }
}

/// Where the items of a store go.
pub(crate) struct ArchiveWriter<W> {
    to: W,
    tally: Tally,
}

impl<W: Write> ArchiveWriter<W> {
    /// Begins an archive.
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
    StoreError::Archive(format!("it cannot be written ({error})"))
}

/// Reads an archive to its end, and gives every item to `take`. Fails if anything was changed or is missing; what was taken
/// before must then be given up.
pub(crate) fn read(from: impl BufRead, mut take: impl FnMut(Item)) -> Result<Contents, StoreError> {
    let bad = |number: usize, reason: &str| StoreError::Archive(format!("line {number}: {reason}"));
    let mut lines = (1..).zip(from.lines());
    let next = |line: Option<(usize, std::io::Result<String>)>| match line {
        Some((number, Ok(text))) => Ok((number, text)),
        Some((number, Err(error))) => Err(bad(number, &error.to_string())),
        None => Err(StoreError::Archive("its last line is missing".to_owned())),
    };
    let (number, text) = next(lines.next())?;
    match serde_json::from_str(&text) {
        Ok(Header { format }) if format == FORMAT => {}
        _ => return Err(bad(number, "this is no archive of Kaiju")),
    }
    let mut tally = Tally::default();
    loop {
        let (number, text) = next(lines.next())?;
        if let Ok(told) = serde_json::from_str::<Contents>(&text) {
            let found = tally.finish();
            return if found == told && lines.next().is_none() {
                Ok(found)
            } else {
                Err(bad(number, "the digest does not fit what stands before it"))
            };
        }
        let item: Item = serde_json::from_str(&text).map_err(|error| bad(number, &error.to_string()))?;
        if tally.add(&item)?.trim_end() != text {
            return Err(bad(number, "this line was changed"));
        }
        take(item);
    }
}
