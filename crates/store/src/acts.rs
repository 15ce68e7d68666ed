//! Acts of operators and guests: each one is noted, and every process that shares the store reads the
//! notes.

use crate::{Append, Row, StoreFuture, Summary};

/// The note about an act.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Note {
    /// When it was, in milliseconds since 1970.
    pub at: u64,
    /// The account of the operator, or `guest`.
    pub who: String,
    /// Its kind, a word or two.
    pub act: String,
    /// The table, guest or network that it is about.
    pub subject: String,
    /// The reason, or whatever else should be known.
    pub detail: String,
}

/// An act, numbered in the order of the commits.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Act {
    /// Its number, from 1.
    pub id: u64,
    /// The note about it.
    pub note: Note,
}

/// The change that an act makes, in the same commit.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Change {
    /// Nothing that is stored.
    Nothing,
    /// Removes a table with its log.
    RemoveTable {
        /// Its id.
        table: String,
    },
    /// Replaces the texts of a table, which must have exactly the rows that are replaced.
    Rewrite(Box<Rewrite>),
    /// Removes a guest, and everything that says who it was apart from the logs of tables.
    RemoveGuest {
        /// Its id.
        guest: String,
    },
    /// Keeps a guest or a network out.
    Ban(Ban),
    /// Lets them in again.
    Unban {
        /// The subject of the ban.
        subject: String,
    },
}

/// New texts for a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rewrite {
    /// The table's id.
    pub table: String,
    /// The guest who is no longer named: as the maker of the table, too.
    pub guest: String,
    /// The same rows with other texts.
    pub rows: Vec<Row>,
    /// A row that comes after them, so that nobody appends to what was before.
    pub append: Option<Append>,
    /// The new summary.
    pub summary: Summary,
}

/// A guest or a network that may not play here.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ban {
    /// `guest:` and the guest's id, or `network:` and the text of a network.
    pub subject: String,
    /// When it began, in milliseconds since 1970.
    pub at: u64,
    /// When it ends; otherwise it lasts until it is lifted.
    pub ends_at: Option<u64>,
    /// Why.
    pub reason: String,
}

/// A report of one guest about another.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// The table at which it happened.
    pub table: String,
    /// The id of the guest it is about.
    pub guest: String,
    /// That guest's name at the table.
    pub name: String,
    /// The fault, in a word.
    pub about: String,
    /// The id of the guest who tells it.
    pub by: String,
}

/// The tables that an operator wants to see.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Which<'a> {
    /// All tables.
    All,
    /// Tables whose game is not over.
    Open,
    /// Tables that a guest has made or has a seat at.
    Of(&'a str),
}

/// Facts about a table for an operator.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableFacts {
    /// Its id.
    pub table: String,
    /// The guest who made it.
    pub made_by: String,
    /// The network that it was made from, while its game is not over.
    pub made_from: String,
    /// When it was made, in milliseconds since 1970.
    pub made_at: u64,
    /// When its summary last changed.
    pub changed_at: u64,
    /// True if it is in the public list.
    pub is_public: bool,
    /// True if its game is over.
    pub is_over: bool,
    /// True if it is kept whatever its age.
    pub is_pinned: bool,
    /// The summary that lists show.
    pub text: String,
}

/// Facts about a guest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GuestFacts {
    /// The public id.
    pub id: String,
    /// The name.
    pub name: String,
    /// When the guest was added, in milliseconds since 1970.
    pub since: u64,
    /// When the guest was last here, if it is known.
    pub seen: Option<u64>,
}

/// Acts of operators, and of guests with their own data.
pub trait Administration: Send + Sync {
    /// Notes an act and makes its change, in one commit. Fails with [`Conflict`](crate::StoreError::Conflict) if a
    /// table that is rewritten has changed meanwhile.
    fn act(&self, note: Note, change: Change) -> StoreFuture<'_, ()>;

    /// The acts after number `after`, at most `limit`, in order.
    fn acts_after(&self, after: u64, limit: u32) -> StoreFuture<'_, Vec<Act>>;

    /// The number of the latest act; 0 if there is none.
    fn last_act(&self) -> StoreFuture<'_, u64>;

    /// All bans, those that have ended included.
    fn bans(&self) -> StoreFuture<'_, Vec<Ban>>;

    /// Keeps what a guest tells about another one, once for each table.
    fn report(&self, report: Report) -> StoreFuture<'_, ()>;

    /// The latest reports; with a guest only those by it and about it.
    fn reports<'a>(&'a self, guest: Option<&'a str>, limit: u32) -> StoreFuture<'a, Vec<Report>>;

    /// Keeps a network away from the seats of a table.
    fn send_away<'a>(&'a self, table: &'a str, network: &'a str) -> StoreFuture<'a, ()>;

    /// True if a network is kept away from the seats of a table.
    fn is_sent_away<'a>(&'a self, table: &'a str, network: &'a str) -> StoreFuture<'a, bool>;

    /// Facts about tables, those that changed last first.
    fn tables<'a>(&'a self, which: Which<'a>, limit: u32) -> StoreFuture<'a, Vec<TableFacts>>;

    /// Facts about a guest, if there is one.
    fn guest_facts<'a>(&'a self, guest: &'a str) -> StoreFuture<'a, Option<GuestFacts>>;

    /// Removes rows of a log without a table: those that somebody appended while the table was removed.
    fn sweep<'a>(&'a self, table: &'a str) -> StoreFuture<'a, ()>;

    /// Removes acts and reports from before a time, and bans that had ended then.
    fn forget_acts(&self, before: u64) -> StoreFuture<'_, ()>;

    /// Notes when the last search for what is too old was.
    fn note_round(&self, at: u64) -> StoreFuture<'_, ()>;

    /// When the last search for what is too old was, if there was one.
    fn last_round(&self) -> StoreFuture<'_, Option<u64>>;
}
