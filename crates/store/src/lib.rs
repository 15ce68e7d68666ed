//! Where the logs of tables are kept.
//!
//! A [`Store`] keeps for each table an append-only log of entries, numbered from 1, whose meaning it does not know. Entries
//! that are appended together are one row. Its number is the lock: of two processes that append to the same table after the
//! same entry, one succeeds and the other gets [`StoreError::Conflict`]. What was appended is on disk when the answer
//! comes.

mod archive;
mod error;
mod file;
mod lock;
mod peers;
mod platform;
mod postgres;
mod sqlite;
mod writer;

pub use archive::Contents;
pub use error::StoreError;
pub use peers::{Attendance, Beat, Commit, Elsewhere, News, Peers, TableRow};
pub use postgres::PostgresStore;
pub use sqlite::SqliteStore;

use std::pin::Pin;

/// What a store answers, after a while.
pub type StoreFuture<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// Entries of a table's log that were appended together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// The number of the first of them. Entries are numbered from 1 without gaps.
    pub seq: u64,
    /// When they were made, in milliseconds since 1970.
    pub at: u64,
    /// What they say, each in a line of its own.
    pub body: String,
}

impl Row {
    /// The entries, each with its number.
    pub fn entries(&self) -> impl Iterator<Item = (u64, &str)> {
        (self.seq..).zip(self.body.lines())
    }
}

/// What can be said of a table without reading its log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Summary {
    /// Whether it is in the public list.
    pub is_public: bool,
    /// Whether its game is over.
    pub is_over: bool,
    /// What lists show of it.
    pub text: String,
    /// The ids of the guests who have a seat.
    pub guests: Vec<String>,
    /// When it changed, in milliseconds since 1970.
    pub at: u64,
}

/// Entries to be added to a log, all or none of them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Append {
    /// Which table.
    pub table: String,
    /// The entries.
    pub row: Row,
    /// The summary, if it changes.
    pub summary: Option<Summary>,
}

/// A new table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewTable {
    /// The secret of its dice, as text.
    pub secret: String,
    /// The id of the guest who makes it.
    pub made_by: String,
    /// Its id, its first entries and its summary.
    pub append: Append,
    /// What is appended to another log with it, both or none: that table tells where the new one is.
    pub also_append: Option<Append>,
    /// How many tables its maker may have.
    pub quota: Quota,
}

/// How many tables a guest may have made whose games are not over and that have changed since `since`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Quota {
    /// The new one included.
    pub most: u64,
    /// In milliseconds since 1970.
    pub since: u64,
}

impl Quota {
    /// No limit.
    pub const NONE: Quota = Quota { most: u64::MAX, since: 0 };
}

/// A table as it was kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredTable {
    /// The secret of its dice, as text.
    pub secret: String,
    /// The whole log.
    pub rows: Vec<Row>,
}

/// Somebody who plays without an account.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Guest {
    /// The public id.
    pub id: String,
    /// What the guest is called.
    pub name: String,
}

/// The hash of a guest's token; the token itself is kept by nobody but the guest.
pub type TokenHash = [u8; 32];

/// How writing goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Health {
    /// Writes that have failed, lost races not counted.
    pub failed_writes: u64,
    /// How often writing was tried for no other reason than a failure before.
    pub probes: u64,
    /// Whether the last write is on disk.
    pub is_healthy: bool,
}

/// What an archive may be taken into.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Destination {
    /// A store in which there is nothing.
    Empty,
    /// Any store that has none of the tables.
    Any,
}

/// A place for logs and guests that outlives the process.
pub trait Store: Send + Sync + 'static {
    /// Makes a table. Fails with [`StoreError::Conflict`] if there is one with this id, or as [`Store::append`] does, and with
    /// [`StoreError::Quota`] if its maker has too many.
    fn create(&self, table: NewTable) -> StoreFuture<'_, ()>;

    /// Appends to a log. Fails with [`StoreError::Conflict`] if there is a row with this number; then nothing is appended.
    fn append(&self, append: Append) -> StoreFuture<'_, ()>;

    /// A table with its whole log, if there is one.
    fn load<'a>(&'a self, table: &'a str) -> StoreFuture<'a, Option<StoredTable>>;

    /// The secret of a table's dice, as text, if there is such a table.
    fn secret<'a>(&'a self, table: &'a str) -> StoreFuture<'a, Option<String>>;

    /// Rows of a log after the one with number `after`, the first ones, at most `most`; none if there are no more. 0 is before the
    /// first.
    fn rows_after<'a>(&'a self, table: &'a str, after: u64, limit: u32) -> StoreFuture<'a, Vec<Row>>;

    /// The summaries of public tables whose game is not over and that have changed since `since`, the latest first: at most
    /// `per_maker` that the same guest has made, and at most `most`.
    fn public_tables(&self, since: u64, per_maker: u32, limit: u32) -> StoreFuture<'_, Vec<String>>;

    /// The summaries of tables at which a guest has a seat and whose game is not over, the latest first.
    fn tables_of<'a>(&'a self, guest: &'a str, limit: u32) -> StoreFuture<'a, Vec<String>>;

    /// Remembers a new guest.
    fn add_guest(&self, guest: Guest, token: TokenHash, at: u64) -> StoreFuture<'_, ()>;

    /// The guest with this token.
    fn guest(&self, token: TokenHash) -> StoreFuture<'_, Option<Guest>>;

    /// Gives a guest another name.
    fn rename_guest(&self, guest: Guest) -> StoreFuture<'_, ()>;

    /// The other processes, if the store can be shared.
    fn peers(&self) -> Option<&dyn Peers>;

    /// How writing goes. After a failure it is tried again from time to time, whether somebody writes or not.
    fn health(&self) -> Health;

    /// Finishes what was begun and closes the store.
    fn close(&self) -> StoreFuture<'_, ()>;
}
