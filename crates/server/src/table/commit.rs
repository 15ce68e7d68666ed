//! Commits of a table: entries are applied, appended to the log, and broadcast once they are on disk.

use super::audience::json;
use super::{TableTask, replay, summary};
use crate::lobby::is_listed;
use crate::registry::store_error;
use kaiju_engine::{Seat, SeatSet};
use kaiju_fair::Secret;
use kaiju_protocol::{Code, Entry as Written, Refusal, TableInfo};
use kaiju_store::{Append, Row, StoreError};
use kaiju_table::{AppliedEntry, BadLog, Due, Entry, Halt, Questions, Table, advance};

/// The pause after the store has failed, in milliseconds.
pub const RETRY_MS: u64 = 1000;
/// The age at which the summary of a table in use is renewed, in milliseconds. Lists leave out tables with old
/// summaries.
const SUMMARY_AGE_MS: u64 = 600_000;

/// Why nothing was committed.
pub enum CommitError {
    /// Another process was first: the table has changed since.
    LostRace,
    /// The store or the table refuses.
    Refused(Refusal),
}

impl From<Refusal> for CommitError {
    fn from(refusal: Refusal) -> CommitError {
        CommitError::Refused(refusal)
    }
}

impl From<CommitError> for Refusal {
    fn from(error: CommitError) -> Refusal {
        match error {
            CommitError::LostRace => Code::StaleAnswer.into(),
            CommitError::Refused(refusal) => refusal,
        }
    }
}

impl TableTask {
    /// Commits entries and everything that follows from them. Once the first batch is on disk the command has
    /// succeeded: a later batch that cannot be written is retried.
    ///
    /// `due` names the seat whose question a bot must answer now.
    pub(super) async fn commit(&mut self, entries: Vec<Entry>, due: Option<Due>) -> Result<(), CommitError> {
        let mut goes_on = self.commit_batch(entries, due).await?;
        while goes_on {
            goes_on = match self.commit_batch(Vec::new(), None).await {
                Ok(goes_on) => goes_on,
                // The process that won the race goes on.
                Err(CommitError::LostRace) => false,
                Err(CommitError::Refused(_)) => {
                    self.retry_later();
                    false
                }
            };
        }
        Ok(())
    }

    /// Commits entries and some of what follows from them. False if there was nothing to do.
    async fn commit_batch(&mut self, entries: Vec<Entry>, due: Option<Due>) -> Result<bool, CommitError> {
        let before = self.table.seq;
        let applied = match self.apply(entries, due).await {
            Ok(applied) if applied.is_empty() => return Ok(false),
            Ok(applied) => applied,
            Err(error) => {
                tracing::error!(%error, "the table refused its own entry");
                self.reload(before).await;
                return Err(CommitError::Refused(Code::ServerError.into()));
            }
        };
        if let Err(error) = self.append(&applied).await {
            // The answer may have been lost, and not what was written: the log tells.
            let wanted = Row { seq: before + 1, at: applied[0].at, body: body_of(&applied) };
            if self.reload(before).await.contains(&wanted) {
                return Ok(true);
            }
            self.expect_progress();
            return Err(match error {
                StoreError::Conflict => CommitError::LostRace,
                error => CommitError::Refused(store_error(error)),
            });
        }
        self.publish(&applied);
        Ok(true)
    }

    /// Hands seats back to their players, and lets chance and bots continue.
    pub(super) async fn resume(&mut self) {
        let returned = self.returning.and(self.table.away).and(self.connected);
        let entries = returned.iter().map(|seat| Written::Back { seat }.into()).collect();
        match self.commit(entries, None).await {
            Ok(()) => self.returning = SeatSet::EMPTY,
            // The process that won the race goes on, but seats are handed back here.
            Err(CommitError::LostRace) if self.returning.is_empty() => {}
            Err(_) => self.retry_later(),
        }
    }

    /// Schedules a retry of something that no client waits for.
    pub(super) fn retry_later(&mut self) {
        tracing::warn!(table = self.log_name(), "the table cannot continue; it will retry");
        self.retry_at = Some(self.time.now_ms() + RETRY_MS);
    }

    async fn apply(
        &mut self,
        entries: Vec<Entry>,
        mut due: Option<Due>,
    ) -> Result<Vec<AppliedEntry>, BadLog> {
        let at = self.time.now_ms();
        let mut applied = Vec::new();
        for entry in entries {
            applied.push(AppliedEntry::apply(&mut self.table, at, entry)?);
        }
        match advance(&mut self.table, None, at, &mut due, &mut applied)? {
            Halt::Bot => self.let_bots_answer(due, applied).await,
            Halt::Player | Halt::Full => Ok(applied),
        }
    }

    /// Lets bots go on after `applied`, in their pool: the table goes there and comes back.
    async fn let_bots_answer(
        &mut self,
        mut due: Option<Due>,
        mut applied: Vec<AppliedEntry>,
    ) -> Result<Vec<AppliedEntry>, BadLog> {
        let id = self.table.info.table.clone();
        let in_between = Table::new(&id, Secret::from_bytes([0; 32]));
        let mut table = std::mem::replace(&mut self.table, in_between);
        let time = self.time.clone();
        let answered = self.registry.bots.run(move |bots| {
            // The next player's time must not begin while the bots wait for their turn. A row of the log has one time.
            let at = time.now_ms();
            applied.iter_mut().for_each(|applied| applied.at = at);
            let done = advance(&mut table, Some(bots), at, &mut due, &mut applied);
            (table, done.map(|_| applied))
        });
        match answered.await {
            Some((table, applied)) => {
                self.table = table;
                applied
            }
            None => Err(BadLog { table: id, seq: 0, reason: "a bot has failed".to_owned() }),
        }
    }

    /// Appends entries to the log, with a new summary if needed.
    async fn append(&mut self, applied: &[AppliedEntry]) -> Result<(), StoreError> {
        let Some(first) = applied.first() else { return Ok(()) };
        let is_stale = first.at >= self.summarized_at + SUMMARY_AGE_MS;
        let has_summary = is_stale || applied.iter().any(AppliedEntry::changed_info);
        let append = Append {
            table: self.table.info.table.clone(),
            row: Row { seq: first.seq, at: first.at, body: body_of(applied) },
            summary: has_summary.then(|| summary(&self.table.info, self.table.playing.is_some(), first.at)),
        };
        let start = self.time.now();
        self.registry.store.append(append).await?;
        if has_summary {
            self.summarized_at = first.at;
        }
        self.registry.metrics.committed(applied.len(), self.time.now() - start);
        Ok(())
    }

    /// Broadcasts entries that are on disk.
    pub(super) fn publish(&mut self, applied: &[AppliedEntry]) {
        let is_changed = applied.iter().any(AppliedEntry::changed_info);
        let sends_away = |applied: &AppliedEntry| {
            matches!(applied.entry, Written::Freed { sent_away: true, .. } | Written::SentAway { .. })
        };
        if applied.iter().any(sends_away) {
            self.keep_away();
        }
        if is_changed {
            // Seats may have new numbers, and the question depends on who is connected.
            self.audience.refresh_seats(&self.table);
            self.update_presence();
            if applied.iter().any(|applied| matches!(applied.entry, Written::Started { .. })) {
                self.clock.gone_at = [self.time.now_ms(); Seat::MAX];
            }
        }
        self.log_milestones(applied);
        let questions = self.questions();
        self.audience.broadcast_entries(self.time.now_ms(), applied, questions.as_ref());
        self.announced_due = self.clock.due(&self.table, self.connected);
        if is_changed {
            let is_listed = is_listed(&self.table.info);
            if is_listed || self.was_listed {
                self.registry.lobby.mark_changed();
            }
            self.was_listed = is_listed;
            self.presence_changed();
        } else if applied.iter().any(AppliedEntry::changed_presence) {
            self.audience.broadcast_presence(&self.table);
        }
    }

    /// Logs the beginning and end of games for operators.
    fn log_milestones(&self, applied: &[AppliedEntry]) {
        let TableInfo { seats, options, .. } = &self.table.info;
        for AppliedEntry { entry, .. } in applied.iter().filter(|applied| applied.changed_info()) {
            if let Written::Started { .. } = entry {
                tracing::info!(
                    table = self.log_name(),
                    players = seats.len(),
                    rules = options.rules,
                    "game started"
                );
            }
            // A move that changes seats, options or phase ends the game.
            if let Written::Ended { .. } | Written::Acted { .. } | Written::Chance { .. } = entry {
                let has_begun = self.table.playing.is_some();
                let what = if has_begun { "game over" } else { "table closed before its game" };
                tracing::info!(table = self.log_name(), entries = self.table.seq, "{what}");
            }
        }
    }

    /// The table's name in the log.
    pub(super) fn log_name(&self) -> String {
        let TableInfo { table, options, .. } = &self.table.info;
        self.registry.names.table(table, options.public)
    }

    pub(super) fn questions(&self) -> Option<Questions> {
        Questions::of(&self.table, self.clock.due(&self.table, self.connected), self.connected)
    }

    /// Reads the log again, after a lost race or a failed write. Broadcasts the entries after `known`, and returns all
    /// rows.
    pub(super) async fn reload(&mut self, known: u64) -> Vec<Row> {
        let table = &self.table.info.table;
        let read = match self.registry.store.load(table).await {
            Ok(Some(kept)) => match replay(table, &kept, known) {
                Ok((read, applied)) => Ok((read, applied, kept.rows)),
                Err(error) => Err(error.to_string()),
            },
            Ok(None) => Err("the table is gone from the store".to_owned()),
            Err(error) => Err(error.to_string()),
        };
        match read {
            Ok((read, applied, rows)) => {
                self.table = read;
                self.publish(&applied);
                rows
            }
            Err(error) => {
                tracing::error!(error, table, "cannot read the log");
                self.is_out_of_sync = true;
                Vec::new()
            }
        }
    }
}

/// Entries as the log has them, each in a line of its own.
pub fn body_of(applied: &[AppliedEntry]) -> String {
    let mut body = String::new();
    for AppliedEntry { entry, .. } in applied {
        body += &json(entry);
        body.push('\n');
    }
    body
}
