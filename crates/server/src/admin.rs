//! Acts of operators, and of guests with their own data. Everything goes through the store, so that it works beside
//! running servers and without one: each act is noted there, and `acts.rs` follows the notes.

use crate::table::{json, read_summaries, replay, summary};
use kaiju_fair::Secret;
use kaiju_protocol::{Ending, Entry as Written, MyData, Phase};
use kaiju_store::{
    Append, Ban, Change, Note, Rewrite, Row, Store, StoreError, StoredTable, Summary, TableFacts, Which,
};
use kaiju_table::{AppliedEntry, BadLog, Forgetting, Table};

/// Attempts to write to a table at which somebody plays.
const ATTEMPTS: usize = 64;
/// The most tables of a guest that are looked at.
const MAX_TABLES: u32 = 100_000;

/// The kinds of acts.
pub mod acts {
    /// The game or the table is over; its log says so.
    pub const CLOSE_TABLE: &str = "close table";
    /// The table is gone.
    pub const REMOVE_TABLE: &str = "remove table";
    /// A guest is no longer named in the log.
    pub const REWRITE_TABLE: &str = "rewrite table";
    /// A table is kept whatever its age.
    pub const PIN: &str = "pin table";
    /// A table is kept as long as others.
    pub const UNPIN: &str = "unpin table";
    /// A guest is gone.
    pub const REMOVE_GUEST: &str = "remove guest";
    /// The data of a guest was written to a file.
    pub const EXPORT_GUEST: &str = "export guest";
    /// A guest or a network may not play any more.
    pub const BAN: &str = "ban";
    /// They may again.
    pub const UNBAN: &str = "unban";
}

/// The guests themselves, in the notes.
pub const BY_GUEST: &str = "guest";

/// Why an act failed.
#[derive(Debug, thiserror::Error)]
pub enum ActError {
    /// There is no such table or guest.
    #[error("there is no {0}")]
    Unknown(String),
    /// The log cannot be read.
    #[error(transparent)]
    BadLog(#[from] BadLog),
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Somebody who acts now.
pub struct Operator<'a> {
    /// The store.
    pub store: &'a dyn Store,
    /// The account, for the notes.
    pub who: &'a str,
    /// The time, in milliseconds since 1970.
    pub at: u64,
}

impl Operator<'_> {
    fn note(&self, act: &str, subject: &str, detail: &str) -> Note {
        Note {
            at: self.at,
            who: self.who.to_owned(),
            act: act.to_owned(),
            subject: subject.to_owned(),
            detail: detail.to_owned(),
        }
    }

    async fn act(&self, act: &str, subject: &str, detail: &str, change: Change) -> Result<(), StoreError> {
        self.store.administration().act(self.note(act, subject, detail), change).await
    }

    /// A table as it is now.
    pub async fn table(&self, table: &str) -> Result<Table, ActError> {
        Ok(self.load(table).await?.1)
    }

    async fn load(&self, table: &str) -> Result<(StoredTable, Table), ActError> {
        let unknown = || ActError::Unknown(format!("table {table}"));
        let stored = self.store.load(table).await?.ok_or_else(unknown)?;
        let (read, _) = replay(table, &stored, u64::MAX)?;
        Ok((stored, read))
    }

    /// Ends the game of a table, or the table before its game. False if it was over.
    pub async fn close_table(&self, table: &str, why: &str) -> Result<bool, ActError> {
        for _ in 0..ATTEMPTS {
            let (_, mut read) = self.load(table).await?;
            if matches!(read.info.phase, Phase::Over { .. }) {
                return Ok(false);
            }
            let written = Written::Ended { ending: Ending::Closed };
            let applied = AppliedEntry::apply(&mut read, self.at, written.into())?;
            let append = self.append(&read, applied.seq, json(&applied.entry));
            match self.store.append(append).await {
                Ok(()) => {
                    self.act(acts::CLOSE_TABLE, table, why, Change::Nothing).await?;
                    return Ok(true);
                }
                // Somebody has moved meanwhile.
                Err(StoreError::Conflict) => {}
                Err(error) => return Err(error.into()),
            }
        }
        Err(StoreError::Conflict.into())
    }

    /// Removes a table with its log. Nothing is left of it.
    pub async fn remove_table(&self, table: &str, why: &str) -> Result<(), ActError> {
        if self.store.secret(table).await?.is_none() {
            return Err(ActError::Unknown(format!("table {table}")));
        }
        let change = Change::RemoveTable { table: table.to_owned() };
        Ok(self.act(acts::REMOVE_TABLE, table, why, change).await?)
    }

    /// Keeps a table whatever its age, or no longer.
    pub async fn pin(&self, table: &str, is_pinned: bool) -> Result<(), ActError> {
        if self.store.secret(table).await?.is_none() {
            return Err(ActError::Unknown(format!("table {table}")));
        }
        self.store.pin(table, is_pinned).await?;
        let act = if is_pinned { acts::PIN } else { acts::UNPIN };
        Ok(self.act(act, table, "", Change::Nothing).await?)
    }

    /// Keeps a guest or a network out until a time, or for good.
    pub async fn ban(&self, subject: &str, ends_at: Option<u64>, reason: &str) -> Result<(), ActError> {
        let ban = Ban { subject: subject.to_owned(), at: self.at, ends_at, reason: reason.to_owned() };
        Ok(self.act(acts::BAN, subject, reason, Change::Ban(ban)).await?)
    }

    /// Lets a guest or a network in again. False if it was not banned.
    pub async fn unban(&self, subject: &str) -> Result<bool, ActError> {
        let is_banned = self.store.administration().bans().await?.iter().any(|ban| ban.subject == subject);
        if is_banned {
            self.act(acts::UNBAN, subject, "", Change::Unban { subject: subject.to_owned() }).await?;
        }
        Ok(is_banned)
    }

    /// All that is stored about a guest, apart from moves.
    pub async fn data_of(&self, guest: &str) -> Result<MyData, ActError> {
        let office = self.store.administration();
        let unknown = || ActError::Unknown(format!("guest {guest}"));
        let facts = office.guest_facts(guest).await?.ok_or_else(unknown)?;
        let tables = office.tables(Which::Of(guest), MAX_TABLES).await?;
        let is_network = |facts: &&TableFacts| facts.made_by == guest && !facts.made_from.is_empty();
        let mut networks: Vec<String> =
            tables.iter().filter(is_network).map(|facts| facts.made_from.clone()).collect();
        networks.sort();
        networks.dedup();
        let texts: Vec<String> = tables.into_iter().map(|facts| facts.text).collect();
        let reports = office.reports(Some(guest), MAX_TABLES).await?;
        Ok(MyData {
            guest: facts.id,
            name: facts.name,
            since: facts.since,
            seen: facts.seen,
            tables: read_summaries(&texts),
            networks,
            reports: reports.into_iter().map(|report| (report.at, report.table, report.about)).collect(),
        })
    }

    /// Notes that the data of a guest was given to somebody.
    pub async fn note_export(&self, guest: &str) -> Result<(), ActError> {
        Ok(self.act(acts::EXPORT_GUEST, guest, "", Change::Nothing).await?)
    }

    /// Removes a guest: from its tables first, which stay without its name, since others have played there too. Bots
    /// play its running games to the end.
    pub async fn remove_guest(&self, guest: &str) -> Result<(), ActError> {
        let office = self.store.administration();
        if office.guest_facts(guest).await?.is_none() {
            return Err(ActError::Unknown(format!("guest {guest}")));
        }
        for facts in office.tables(Which::Of(guest), MAX_TABLES).await? {
            match self.forget(&facts.table, guest).await {
                // It was removed meanwhile.
                Err(ActError::Unknown(_)) => {}
                done => done?,
            }
        }
        let change = Change::RemoveGuest { guest: guest.to_owned() };
        Ok(self.act(acts::REMOVE_GUEST, guest, "", change).await?)
    }

    /// Takes a guest out of the log of a table.
    async fn forget(&self, table: &str, guest: &str) -> Result<(), ActError> {
        for _ in 0..ATTEMPTS {
            let (stored, _) = self.load(table).await?;
            let rewrite = self.rewrite(table, guest, &stored)?;
            match self.act(acts::REWRITE_TABLE, table, "", Change::Rewrite(Box::new(rewrite))).await {
                // Somebody has moved meanwhile.
                Err(StoreError::Conflict) => {}
                done => return Ok(done?),
            }
        }
        Err(StoreError::Conflict.into())
    }

    fn rewrite(&self, table: &str, guest: &str, stored: &StoredTable) -> Result<Rewrite, BadLog> {
        let bad = |seq: u64, reason: String| BadLog { table: table.to_owned(), seq, reason };
        let secret: Secret =
            stored.secret.parse().map_err(|_| bad(0, "its secret cannot be read".to_owned()))?;
        let mut forgetting = Forgetting::new(table, &secret, guest);
        let mut rows = Vec::with_capacity(stored.rows.len());
        for row in &stored.rows {
            let mut body = String::new();
            for (seq, text) in row.entries() {
                let written = serde_json::from_str(text).map_err(|error| bad(seq, error.to_string()))?;
                body += &json(&forgetting.entry(row.at, written)?);
                body.push('\n');
            }
            rows.push(Row { body, ..row.clone() });
        }
        let seq = forgetting.seq() + 1;
        let left: String = forgetting.leave(self.at)?.iter().map(|written| json(written) + "\n").collect();
        let after = forgetting.table();
        let append = (!left.is_empty()).then(|| Append { summary: None, ..self.append(after, seq, left) });
        Ok(Rewrite {
            table: table.to_owned(),
            guest: guest.to_owned(),
            rows,
            append,
            summary: self.summary(after),
        })
    }

    fn append(&self, after: &Table, seq: u64, body: String) -> Append {
        let row = Row { seq, at: self.at, body };
        Append { table: after.info.table.clone(), row, summary: Some(self.summary(after)) }
    }

    fn summary(&self, table: &Table) -> Summary {
        summary(&table.info, table.playing.is_some(), self.at)
    }
}
