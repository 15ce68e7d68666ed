//! One task for each table that is awake. It caches the state, takes commands one by one, appends what follows from them
//! to the log, and tells those who watch once it is on disk. The log decides: whatever is lost here is read again.

mod audience;
mod log;
mod message;
#[cfg(test)]
mod secrecy;
mod summary;
#[cfg(test)]
mod testing;

pub use audience::{Batch, Outbox, json, text_of};
pub use log::{Missed, replay};
pub use summary::{read_summaries, summary};

use crate::entropy::{Entropy, Purpose};
use crate::lobby::is_listed;
use crate::registry::{TableRegistry, server_error, store_error};
use crate::time::Time;
use audience::Audience;
use axum::body::Bytes;
use kaiju_engine::{Seat, SeatSet};
use kaiju_protocol::{
    Code, Command, Ending, Entry as Written, Occupant, Phase, Reaction, Refusal, ServerMessage, TableInfo,
};
use kaiju_store::{Append, Row, StoreError};
use kaiju_table::{
    AppliedEntry, BadLog, Bots, Clock, Context, Due, Entry, Questions, Seeding, Table, advance, decide,
    has_bots,
};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::{mpsc, oneshot};

/// How many messages may wait for a table. Whoever sends more waits.
pub const INBOX: usize = 64;

/// How often a connection is asked to catch up. At a table where so much happens that it never does, the table tells the rest.
const MAX_CATCH_UPS: u32 = 4;
/// How long the store is left alone after it has failed, in milliseconds.
const RETRY_MS: u64 = 1000;
/// How old the summary of a table in use may become, in milliseconds: lists leave out tables at which nothing happens.
const SUMMARY_AGE_MS: u64 = 600_000;

/// A connection that wants to watch.
pub struct Joining {
    /// Its number.
    pub connection: u64,
    /// Whose it is.
    pub guest: String,
    /// The last entry that it knows, if it wants those after it.
    pub after: Option<u64>,
    /// How often it was sent to catch up.
    pub catch_ups: u32,
    /// Where messages go.
    pub outbox: Outbox,
}

/// What is asked of a table.
pub enum TableRequest {
    /// A connection wants to watch. The answer is false if it must be told first what it has missed.
    Join(Joining, oneshot::Sender<bool>),
    /// A connection has ended.
    Leave {
        /// Its number.
        connection: u64,
    },
    /// A connection wants something.
    Command {
        /// Its number.
        connection: u64,
        /// What the answer repeats.
        id: u32,
        /// What it wants.
        command: Command,
    },
    /// Somebody requests for seats and options.
    Info(oneshot::Sender<TableInfo>),
    /// Somebody requests for the record; there is none before the game is over.
    Record(oneshot::Sender<Result<Bytes, Refusal>>),
    /// The server stops.
    Stop,
}

/// A table that is awake.
pub struct TableTask {
    registry: Arc<TableRegistry>,
    time: Time,
    table: Table,
    bots: Bots,
    audience: Audience,
    clock: Clock,
    /// Seats whose players were connected when last looked.
    connected: SeatSet,
    /// When the last connection ended.
    empty_since: u64,
    /// The due time that everybody was told with the open question.
    announced_due: Option<Due>,
    host_gone_at: Option<u64>,
    /// When each seat last called something.
    reacted_at: [Option<Instant>; Seat::MAX],
    /// Whether everybody could see it in the list when last looked.
    was_listed: bool,
    /// When the summary was last kept, in milliseconds since 1970.
    summarized_at: u64,
    /// The record, once somebody has asked for it.
    record: Option<Bytes>,
    /// When what could not be written is tried again.
    retry_at: Option<u64>,
    /// Seats to be handed back to their players, who have come.
    returning: SeatSet,
    /// What is here may not be what is on disk, and the log cannot be read.
    is_out_of_sync: bool,
}

/// What the task waits for.
enum Wakeup {
    Request(Option<TableRequest>),
    Timer,
    /// Something is to be sent to those who watch.
    Flush,
}

impl TableTask {
    /// A table as its log tells it.
    pub fn wake(registry: Arc<TableRegistry>, table: Table) -> TableTask {
        let time = registry.config.time.clone();
        let now = time.now_ms();
        TableTask {
            was_listed: is_listed(&table.info),
            clock: Clock::new(now, registry.config.stand_in_ms),
            bots: bots(&registry.config.entropy),
            audience: Audience::new(time.clone(), registry.config.watch_gap),
            time,
            registry,
            table,
            connected: SeatSet::EMPTY,
            empty_since: now,
            announced_due: None,
            host_gone_at: Some(now),
            reacted_at: [None; Seat::MAX],
            summarized_at: 0,
            record: None,
            retry_at: None,
            returning: SeatSet::EMPTY,
            is_out_of_sync: false,
        }
    }

    /// Serves the table until nobody needs it any more.
    pub async fn run(mut self, mut inbox: mpsc::Receiver<TableRequest>) {
        // What a crash cut short goes on: chance and bots answer without being asked again.
        self.resume().await;
        loop {
            if self.is_out_of_sync {
                // Whoever comes back wakes it from what is on disk.
                self.audience.close_all(&ServerMessage::Bye { refusal: Code::Restarting.into() });
                self.registry.put_to_sleep(&self.table.info.table, inbox).await;
                return;
            }
            match self.wait(&mut inbox).await {
                Wakeup::Request(None | Some(TableRequest::Stop)) => {
                    self.audience.close_all(&ServerMessage::Bye { refusal: Code::Restarting.into() });
                    return;
                }
                Wakeup::Request(Some(request)) => self.serve(request).await,
                Wakeup::Timer => {
                    if self.may_sleep() {
                        self.end_if_abandoned().await;
                        self.registry.put_to_sleep(&self.table.info.table, inbox).await;
                        return;
                    }
                    self.run_timers().await;
                }
                Wakeup::Flush => self.audience.flush_due(self.time.now()),
            }
        }
    }

    async fn wait(&mut self, inbox: &mut mpsc::Receiver<TableRequest>) -> Wakeup {
        let sleep_at =
            self.audience.is_empty().then(|| self.empty_since + self.registry.config.sleep_after_ms);
        let work_at = self.retry_at.or_else(|| {
            let due_at = self.clock.due(&self.table, self.connected).map(|due| due.at);
            [due_at, self.host_change_at()].into_iter().flatten().min()
        });
        let next = [sleep_at, work_at].into_iter().flatten().min();
        let timer = async {
            match next {
                Some(at) => self.time.sleep_until_ms(at).await,
                None => std::future::pending().await,
            }
        };
        let flush = async {
            match self.audience.next_flush() {
                Some(at) => self.time.sleep_until(at).await,
                None => std::future::pending().await,
            }
        };
        tokio::select! {
            // An answer that has come counts, even if its time is up by now.
            biased;
            request = inbox.recv() => Wakeup::Request(request),
            () = timer => Wakeup::Timer,
            () = flush => Wakeup::Flush,
        }
    }

    fn may_sleep(&self) -> bool {
        self.audience.is_empty()
            && self.time.now_ms() >= self.empty_since + self.registry.config.sleep_after_ms
    }

    /// A table at which nobody sits any more will never begin.
    async fn end_if_abandoned(&mut self) {
        let is_abandoned = self.table.info.phase == Phase::Waiting && self.table.human_seats().is_empty();
        if is_abandoned
            && self.commit(vec![Written::Ended { ending: Ending::Abandoned }.into()], None).await.is_err()
        {
            tracing::warn!(table = self.table.info.table, "an abandoned table stays open");
        }
    }

    async fn serve(&mut self, request: TableRequest) {
        match request {
            TableRequest::Join(joining, answer) => {
                let has_joined = self.join(joining).await;
                let _ = answer.send(has_joined);
            }
            TableRequest::Leave { connection } => {
                self.audience.remove(connection);
                self.presence_changed();
            }
            TableRequest::Command { connection, id, command } => self.execute(connection, id, &command).await,
            // Whoever asked may have gone away.
            TableRequest::Info(answer) => drop(answer.send(self.table.info.clone())),
            TableRequest::Record(answer) => drop(answer.send(self.record())),
            TableRequest::Stop => {}
        }
    }

    /// The record of a game that is over. It is made once.
    fn record(&mut self) -> Result<Bytes, Refusal> {
        if !matches!(self.table.info.phase, Phase::Over { .. }) {
            return Err(Code::RecordNotReady.into());
        }
        if self.table.playing.is_none() {
            return Err(Refusal::new(Code::NotPlaying, "No game was played at this table."));
        }
        if self.record.is_none() {
            self.record = self.table.record().map(Bytes::from);
        }
        self.record.clone().ok_or_else(|| server_error("the record does not fit its header"))
    }

    async fn execute(&mut self, connection: u64, id: u32, command: &Command) {
        let Some(member) = self.audience.member(connection) else { return };
        member.hold();
        let guest = member.guest.clone();
        let result = self.try_execute(&guest, command).await;
        let answer = match result {
            Ok(()) => ServerMessage::Done { id, seq: self.table.seq },
            Err(refusal) => {
                self.registry.metrics.refused(refusal.code);
                ServerMessage::Refused { id: Some(id), refusal }
            }
        };
        self.audience.send(connection, &answer);
    }

    async fn try_execute(&mut self, guest: &str, command: &Command) -> Result<(), Refusal> {
        let now = self.time.now_ms();
        let context = Context {
            connected: self.connected,
            recent: self.recently_present(now),
            reserve_ms: self.clock.reserve_left(&self.table, now),
        };
        let entries = decide(&self.table, guest, command, &context)?;
        if *command == Command::Rematch && self.table.info.rematch.is_none() {
            return self.rematch(guest).await;
        }
        if let Command::React { seat, reaction } = *command {
            return self.react(seat, reaction);
        }
        if entries.is_empty() {
            return Ok(());
        }
        self.commit(entries, None).await
    }

    /// Makes the next table, and says in the same commit where it is: there is no table that nobody is told of.
    async fn rematch(&mut self, guest: &str) -> Result<(), Refusal> {
        let (at, seq) = (self.time.now_ms(), self.table.seq + 1);
        let old = self.table.info.table.clone();
        let entry = |new: &str| Written::Rematch { table: new.to_owned() };
        let append = |new: &str| Append {
            table: old.clone(),
            row: Row { seq, at, body: json(&entry(new)) },
            summary: None,
        };
        let new = self.registry.rematch(&self.table.info, guest, append).await?;
        match AppliedEntry::apply(&mut self.table, at, entry(&new).into()) {
            Ok(applied) => self.publish(&[applied]),
            Err(error) => {
                tracing::error!(%error, "a rematch was refused by its own table");
                self.reload(seq - 1).await;
            }
        }
        Ok(())
    }

    /// Tells everybody what a player calls. Nothing else notices: it is no sign that somebody is back, and no answer.
    fn react(&mut self, seat: Seat, reaction: Reaction) -> Result<(), Refusal> {
        let gap = Duration::from_millis(self.registry.config.limits.reaction_gap_ms);
        let last = &mut self.reacted_at[seat.index()];
        let now = self.time.now();
        if last.is_some_and(|last| now - last < gap) {
            return Err(Refusal::new(Code::TooFast, "Too many reactions; wait a little."));
        }
        *last = Some(now);
        self.audience.broadcast(&ServerMessage::Reacted { seat, reaction });
        Ok(())
    }

    /// Makes entries and everything that follows from them, and tells it once it is on disk. Once the entries are, they have
    /// happened: what follows is tried again if it cannot be written.
    ///
    /// `due` is whose question a bot must answer now.
    async fn commit(&mut self, entries: Vec<Entry>, due: Option<Due>) -> Result<(), Refusal> {
        let mut goes_on = self.commit_batch(entries, due).await?;
        while goes_on {
            goes_on = self.commit_batch(Vec::new(), None).await.unwrap_or_else(|_| {
                self.retry_later();
                false
            });
        }
        Ok(())
    }

    /// Makes entries and some of what follows from them, and tells it once it is on disk. False if there was nothing to do.
    async fn commit_batch(&mut self, entries: Vec<Entry>, due: Option<Due>) -> Result<bool, Refusal> {
        let before = self.table.seq;
        let applied = match self.apply(entries, due) {
            Ok(applied) if applied.is_empty() => return Ok(false),
            Ok(applied) => applied,
            Err(error) => {
                tracing::error!(%error, "an entry was refused by its own table");
                self.reload(before).await;
                return Err(Code::ServerError.into());
            }
        };
        if let Err(error) = self.append(&applied).await {
            self.reload(before).await;
            return Err(match error {
                StoreError::Conflict => Code::StaleAnswer.into(),
                error => store_error(error),
            });
        }
        self.publish(&applied);
        Ok(true)
    }

    /// Hands seats back, and lets chance and bots go on.
    async fn resume(&mut self) {
        let returned = self.returning.and(self.table.away).and(self.connected);
        let entries = returned.iter().map(|seat| Written::Back { seat }.into()).collect();
        match self.commit(entries, None).await {
            Ok(()) => self.returning = SeatSet::EMPTY,
            Err(_) => self.retry_later(),
        }
    }

    /// Something that nobody asked for could not be written.
    fn retry_later(&mut self) {
        tracing::warn!(table = self.table.info.table, "the table cannot go on; it is tried again");
        self.retry_at = Some(self.time.now_ms() + RETRY_MS);
    }

    fn apply(&mut self, entries: Vec<Entry>, due: Option<Due>) -> Result<Vec<AppliedEntry>, BadLog> {
        let at = self.time.now_ms();
        let mut applied = Vec::new();
        for entry in entries {
            applied.push(AppliedEntry::apply(&mut self.table, at, entry)?);
        }
        let has_bots = has_bots(&self.table);
        let mut go = || advance(&mut self.table, &mut self.bots, at, due, &mut applied);
        // Bots may think for a while: other tables must not wait for them.
        if has_bots { tokio::task::block_in_place(go) } else { go() }?;
        Ok(applied)
    }

    /// Writes entries to the log.
    async fn append(&mut self, applied: &[AppliedEntry]) -> Result<(), StoreError> {
        let Some(first) = applied.first() else { return Ok(()) };
        let mut body = String::new();
        for AppliedEntry { entry, .. } in applied {
            body += &json(entry);
            body.push('\n');
        }
        let is_stale = first.at >= self.summarized_at + SUMMARY_AGE_MS;
        let has_summary = is_stale || applied.iter().any(AppliedEntry::changed_info);
        let append = Append {
            table: self.table.info.table.clone(),
            row: Row { seq: first.seq, at: first.at, body },
            summary: has_summary.then(|| summary(&self.table.info, first.at)),
        };
        let start = self.time.now();
        self.registry.store.append(append).await?;
        if has_summary {
            self.summarized_at = first.at;
        }
        self.registry.metrics.committed(applied.len(), self.time.now() - start);
        Ok(())
    }

    /// Tells what is on disk.
    fn publish(&mut self, applied: &[AppliedEntry]) {
        let is_changed = applied.iter().any(AppliedEntry::changed_info);
        if is_changed {
            // Seats may have other numbers now, and the question is for those who are there.
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
                self.registry.lobby.touch();
            }
            self.was_listed = is_listed;
            self.presence_changed();
        } else if applied.iter().any(AppliedEntry::changed_presence) {
            self.audience.broadcast_presence(&self.table);
        }
    }

    /// Tells those who run the server.
    fn log_milestones(&self, applied: &[AppliedEntry]) {
        let TableInfo { table, seats, options, .. } = &self.table.info;
        for AppliedEntry { entry, .. } in applied.iter().filter(|applied| applied.changed_info()) {
            if let Written::Started { .. } = entry {
                tracing::info!(table, players = seats.len(), rules = options.rules, "a game begins");
            }
            // Of what happens in a game, only its end changes seats, options or phase.
            if let Written::Ended { .. } | Written::Acted { .. } | Written::Chance { .. } = entry {
                let has_begun = self.table.playing.is_some();
                let what = if has_begun { "a game is over" } else { "a table is closed before its game" };
                tracing::info!(table, entries = self.table.seq, "{what}");
            }
        }
    }

    fn questions(&self) -> Option<Questions> {
        Questions::of(&self.table, self.clock.due(&self.table, self.connected), self.connected)
    }

    /// Reads the log again, since somebody else has written to it or it could not be written. Those who watch are told what
    /// they do not know yet.
    async fn reload(&mut self, known: u64) {
        let table = &self.table.info.table;
        let read = match self.registry.store.load(table).await {
            Ok(Some(kept)) => replay(table, &kept, known).map_err(|error| error.to_string()),
            Ok(None) => Err("the table is gone from the store".to_owned()),
            Err(error) => Err(error.to_string()),
        };
        match read {
            Ok((read, applied)) => {
                self.table = read;
                self.publish(&applied);
            }
            Err(error) => {
                tracing::error!(error, table, "the log cannot be read");
                self.is_out_of_sync = true;
            }
        }
    }

    /// Lets a connection watch. False if it has to catch up first.
    async fn join(&mut self, joining: Joining) -> bool {
        if let Some(after) = joining.after.filter(|&after| after < self.table.seq) {
            if joining.catch_ups < MAX_CATCH_UPS {
                return false;
            }
            if let Err(refusal) = self.send_missed(&joining, after).await {
                // The connection sees that its outbox is gone; one that is too slow knows why.
                if refusal.code != Code::TooSlow {
                    joining.outbox.send(vec![text_of(&ServerMessage::Bye { refusal })]);
                }
                return true;
            }
        }
        let Joining { connection, guest, outbox, .. } = joining;
        let viewer = self.table.seats_of(&guest);
        self.audience.add(connection, guest.clone(), viewer, outbox);
        // With the newcomer, time may run: the first thing that is told says so.
        self.update_presence();
        let questions = self.questions();
        let state = message::snapshot(
            self.time.now_ms(),
            &self.table,
            &guest,
            viewer,
            questions.as_ref(),
            &self.audience,
        );
        self.audience.send(connection, &state);
        self.presence_changed();
        let returning = self.table.away.and(viewer).and(self.table.human_seats());
        if self.table.running().is_some() && !returning.is_empty() {
            self.returning = self.returning.or(returning);
            self.resume().await;
        }
        true
    }

    /// Tells what has happened while a client caught up. It is not waited for.
    async fn send_missed(&mut self, joining: &Joining, after: u64) -> Result<(), Refusal> {
        let mut missed = Missed::new(&self.registry, &self.table.info.table, after, &joining.guest).await?;
        while let Some(update) = missed.next_update().await? {
            if !joining.outbox.send(vec![update]) {
                return Err(Code::TooSlow.into());
            }
        }
        Ok(())
    }

    /// Somebody may have come or gone: the clock may run otherwise.
    fn update_presence(&mut self) {
        let now = self.time.now_ms();
        let connected = self.audience.seats();
        for seat in self.connected.minus(connected) {
            self.clock.gone_at[seat.index()] = now;
        }
        self.connected = connected;
        self.clock.attended_since = (!connected.is_empty()).then(|| self.clock.attended_since.unwrap_or(now));
        let has_host = self.audience.has_guest(&self.table.info.host);
        self.host_gone_at = if has_host { None } else { self.host_gone_at.or(Some(now)) };
        if self.audience.is_empty() {
            self.empty_since = now;
        }
    }

    /// Somebody may have come or gone: everybody is told.
    fn presence_changed(&mut self) {
        self.update_presence();
        if self.audience.is_empty() {
            return;
        }
        self.audience.broadcast_presence(&self.table);
        let due = self.clock.due(&self.table, self.connected);
        if due != self.announced_due
            && let Some(questions) = self.questions()
        {
            self.announced_due = due;
            self.audience.broadcast_question(self.time.now_ms(), &questions);
        }
    }

    /// The seats whose players play themselves, or did not long ago.
    fn recently_present(&self, now: u64) -> SeatSet {
        let grace = self.registry.config.end_grace_ms;
        let is_recent = |seat: &Seat| now < self.clock.gone_at[seat.index()] + grace;
        self.connected.minus(self.table.away).or(Seat::ALL.into_iter().filter(is_recent).collect())
    }

    /// When another player becomes the host, if the host stays away.
    fn host_change_at(&self) -> Option<u64> {
        let is_over = matches!(self.table.info.phase, Phase::Over { .. });
        let at = self.host_gone_at.filter(|_| !is_over)? + self.registry.config.host_grace_ms;
        self.next_host().map(|_| at)
    }

    fn next_host(&self) -> Option<&str> {
        let seat = self.connected.and(self.table.human_seats()).lowest()?;
        match &self.table.info.seats[seat.index()].occupant {
            Occupant::Guest { guest } => Some(guest),
            Occupant::Bot { .. } | Occupant::Free => None,
        }
    }

    async fn run_timers(&mut self) {
        let now = self.time.now_ms();
        if self.retry_at.is_some_and(|at| at > now) {
            return;
        }
        if self.retry_at.take().is_some() {
            self.resume().await;
        }
        if let Some(due) = self.clock.due(&self.table, self.connected).filter(|due| due.at <= now) {
            // A bot that stands in already only answers.
            let steps_in = !self.table.away.contains(due.seat);
            let entries = steps_in.then(|| Written::Away { seat: due.seat }.into()).into_iter().collect();
            match self.commit(entries, Some(due)).await {
                Ok(()) if steps_in => self.clock.gone_at[due.seat.index()] = now,
                Ok(()) => {}
                Err(_) => self.retry_later(),
            }
        }
        if self.host_change_at().is_some_and(|at| at <= now)
            && let Some(host) = self.next_host().map(str::to_owned)
        {
            match self.commit(vec![Written::HostChanged { host }.into()], None).await {
                Ok(()) => self.host_gone_at = None,
                Err(_) => self.retry_later(),
            }
        }
    }
}

/// Bots whose seeds come from the server's randomness. Seeded separately from the fair dice.
fn bots(entropy: &Entropy) -> Bots {
    let seeding = if entropy.is_seeded() { Seeding::EachQuestion } else { Seeding::Once };
    let entropy = entropy.clone();
    Bots::new(seeding, move |table, seat, seq| entropy.seed(Purpose::Bot { table, seat, seq }).ok())
}
