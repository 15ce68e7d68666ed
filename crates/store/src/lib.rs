//! Storage for the logs of tables, and for guests.
//!
//! A [`Store`] keeps an append-only log of entries for each table, numbered from 1. It does not know what they
//! mean. Entries appended together are one row, and the row's number is the lock: if two processes append after
//! the same entry, one succeeds and the other gets [`StoreError::Conflict`]. An append returns once it is on disk.

mod acts;
mod archive;
mod error;
mod file;
mod lock;
mod peers;
mod platform;
mod postgres;
mod sharded;
mod sqlite;
mod writer;

pub use acts::{Act, Administration, Ban, Change, GuestFacts, Note, Report, Rewrite, TableFacts, Which};
pub use archive::Contents;
pub use error::StoreError;
pub use peers::{Attendance, Commit, Elsewhere, Heartbeat, News, Peers, TableRow};
pub use postgres::PostgresStore;
pub use sharded::{MAX_DATABASES, ShardedStore};
pub use sqlite::SqliteStore;

use std::pin::Pin;

/// The future result of a store's method.
pub type StoreFuture<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// Entries of a table's log that were appended together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// The number of the first entry. Entries are numbered from 1 without gaps.
    pub seq: u64,
    /// When they were made, in milliseconds since 1970.
    pub at: u64,
    /// The entries, one per line.
    pub body: String,
}

impl Row {
    /// The entries with their numbers.
    pub fn entries(&self) -> impl Iterator<Item = (u64, &str)> {
        (self.seq..).zip(self.body.lines())
    }
}

/// Facts about a table that lists need without reading its log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Summary {
    /// True if it is in the public list.
    pub is_public: bool,
    /// True if its game has begun.
    pub has_begun: bool,
    /// True if its game is over.
    pub is_over: bool,
    /// The text that lists show.
    pub text: String,
    /// The ids of the guests who have a seat.
    pub guests: Vec<String>,
    /// When it last changed, in milliseconds since 1970.
    pub at: u64,
}

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listed {
    /// When it last changed, in milliseconds since 1970.
    pub at: u64,
    /// The id of the guest who made it.
    pub made_by: String,
    /// The text of its [`Summary`].
    pub text: String,
}

/// Entries to append to a log, all or none of them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Append {
    /// The table's id.
    pub table: String,
    /// The entries.
    pub row: Row,
    /// The new summary, if it changes.
    pub summary: Option<Summary>,
}

/// A new table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewTable {
    /// The secret of its dice, as text.
    pub secret: String,
    /// The id of the guest who makes it.
    pub made_by: String,
    /// The network of its maker, after its site and a colon if it has one; empty without quotas. Deleted when the game
    /// is over.
    pub made_from: String,
    /// Its id, its first entries and its summary.
    pub append: Append,
    /// An append to another log in the same commit: the old table of a rematch points to the new one.
    pub also_append: Option<Append>,
    /// The quota of the guest who creates it, and of the address.
    pub quota: Quota,
}

/// A limit on open tables, the new one included. A table counts if its game is not over and it has changed since
/// `since`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Quota {
    /// Tables made by one guest.
    pub per_guest: u64,
    /// Tables made from one network, by any guests.
    pub per_address: u64,
    /// Tables made from the networks of one site.
    pub per_site: u64,
    /// In milliseconds since 1970.
    pub since: u64,
}

impl Quota {
    /// No limit.
    pub const NONE: Quota =
        Quota { per_guest: u64::MAX, per_address: u64::MAX, per_site: u64::MAX, since: 0 };
}

/// The age from which tables and guests may be removed, as times in milliseconds since 1970: tables that have not
/// changed since then, and guests who have not been here since. 0 keeps them all.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Deadlines {
    /// Tables whose game never began.
    pub unstarted: u64,
    /// Tables whose game is not over.
    pub abandoned: u64,
    /// Tables whose game is over.
    pub finished: u64,
    /// Guests without any table.
    pub guests: u64,
}

/// A table with its whole log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredTable {
    /// The secret of its dice, as text.
    pub secret: String,
    /// The log.
    pub rows: Vec<Row>,
}

/// Somebody who plays without an account.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Guest {
    /// The public id.
    pub id: String,
    /// The guest's name.
    pub name: String,
}

/// The hash of a guest's token. Only the guest has the token itself.
pub type TokenHash = [u8; 32];

/// The health of the write task.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Health {
    /// Failed writes, without lost races.
    pub failed_writes: u64,
    /// Writes that only tested whether writing works again.
    pub probes: u64,
    /// True if the last write or probe succeeded.
    pub is_healthy: bool,
    /// Writes that wait for a commit.
    pub queued_writes: usize,
}

/// The kind of store that an archive may be imported into.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Destination {
    /// Only an empty store.
    Empty,
    /// Any store that has none of the archive's tables.
    Any,
}

/// Storage for logs and guests that outlives the process.
pub trait Store: Send + Sync + 'static {
    /// The id of a new table, from the letters that were drawn for it. In a store of several databases the id names
    /// the table's database: that of the table `beside`, which gets a link to the new one in the same commit, or else
    /// the one with all tables of this guest.
    fn place(&self, id: String, made_by: &str, beside: Option<&str>) -> String {
        let _ = (made_by, beside);
        id
    }

    /// Creates a table. Fails with [`StoreError::Conflict`] if the id is taken, or as [`Store::append`] does, and with
    /// [`StoreError::Quota`] if its maker, or the maker's address, has too many.
    fn create(&self, table: NewTable) -> StoreFuture<'_, ()>;

    /// Appends to a log. Fails with [`StoreError::Conflict`] if the log already has a row with this number.
    fn append(&self, append: Append) -> StoreFuture<'_, ()>;

    /// A table with its whole log, if there is one.
    fn load<'a>(&'a self, table: &'a str) -> StoreFuture<'a, Option<StoredTable>>;

    /// The secret of a table's dice, as text, if the table exists.
    fn secret<'a>(&'a self, table: &'a str) -> StoreFuture<'a, Option<String>>;

    /// The next rows of a log after the one numbered `after`, at most `limit`. 0 begins at the first row.
    fn rows_after<'a>(&'a self, table: &'a str, after: u64, limit: u32) -> StoreFuture<'a, Vec<Row>>;

    /// The public tables whose game is not over and that have changed since `since`, latest first: at most `limit`, and
    /// at most `per_maker` made by the same guest.
    fn public_tables(&self, since: u64, per_maker: u32, limit: u32) -> StoreFuture<'_, Vec<Listed>>;

    /// A guest's tables whose game is not over, latest first.
    fn tables_of<'a>(&'a self, guest: &'a str, limit: u32) -> StoreFuture<'a, Vec<Listed>>;

    /// A guest's tables whose game is over, latest first.
    fn finished_tables_of<'a>(&'a self, guest: &'a str, limit: u32) -> StoreFuture<'a, Vec<Listed>>;

    /// Adds a guest.
    fn add_guest(&self, guest: Guest, token: TokenHash, at: u64) -> StoreFuture<'_, ()>;

    /// The guest with this token.
    fn guest(&self, token: TokenHash) -> StoreFuture<'_, Option<Guest>>;

    /// Changes a guest's name.
    fn rename_guest(&self, guest: Guest) -> StoreFuture<'_, ()>;

    /// Replaces a guest's token.
    fn replace_token<'a>(&'a self, guest: &'a str, token: TokenHash) -> StoreFuture<'a, ()>;

    /// Notes that a guest was here.
    fn see_guest<'a>(&'a self, guest: &'a str, at: u64) -> StoreFuture<'a, ()>;

    /// Tables that may be removed, at most `limit`. None is pinned, and no other process has work with it.
    fn expired_tables(&self, before: Deadlines, limit: u32) -> StoreFuture<'_, Vec<String>>;

    /// Removes tables with their logs, except those that do not meet the deadlines any more. The caller makes sure that
    /// none of them is in use.
    fn remove_tables(&self, tables: Vec<String>, before: Deadlines) -> StoreFuture<'_, ()>;

    /// Guests who may be removed, at most `limit`: they have no seat at any table that is kept, and host none. A guest
    /// whose last visit the store does not know counts as seen at `now`.
    fn expired_guests(&self, before: Deadlines, now: u64, limit: u32) -> StoreFuture<'_, Vec<String>>;

    /// Removes guests, except those who have come back.
    fn remove_guests(&self, guests: Vec<String>, before: Deadlines) -> StoreFuture<'_, ()>;

    /// Keeps a table whatever its age, or no longer.
    fn pin<'a>(&'a self, table: &'a str, is_pinned: bool) -> StoreFuture<'a, ()>;

    /// Acts of operators, and their notes.
    fn administration(&self) -> &dyn Administration;

    /// The bytes that the store uses.
    fn size(&self) -> StoreFuture<'_, u64>;

    /// The other processes, if the store can be shared.
    fn peers(&self) -> Option<&dyn Peers>;

    /// The health of the write task. After a failure it probes the database until writing works again.
    fn health(&self) -> Health;

    /// Finishes pending writes and closes the store.
    fn close(&self) -> StoreFuture<'_, ()>;
}
