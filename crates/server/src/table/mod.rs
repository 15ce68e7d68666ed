//! One task for each table that is awake. It caches the state, executes commands one by one, appends the resulting
//! entries to the log, and broadcasts them once they are on disk. The log is the truth: state that is lost here is
//! read from it again.
//!
//! `mod.rs` has the task and its loop, `commit.rs` its commits, `presence.rs` its connections. Nothing here knows HTTP.

mod audience;
mod commit;
mod log;
mod message;
mod networks;
mod presence;
#[cfg(test)]
mod secrecy;
mod shared;
mod summary;
#[cfg(test)]
mod testing;

pub use audience::{Batch, Outbox, Visitor, json, text_of};
pub use commit::{CommitError, body_of};
pub use log::{MissedEntries, replay};
pub use summary::{read_summaries, summary};

use crate::analyst::{AskedGame, PlayedGame};
use crate::lobby::is_listed;
use crate::registry::{TableRegistry, server_error};
use crate::time::Time;
use audience::Audience;
use axum::body::Bytes;
use kaiju_engine::{Seat, SeatSet, Step};
use kaiju_protocol::{
    Code, Command, Ending, Entry as Written, Occupant, Phase, Reaction, Refusal, ServerMessage, TableInfo,
};
use kaiju_store::{Append, Elsewhere, Row};
use kaiju_table::{AppliedEntry, Clock, Context, Due, Table, decide};
use networks::Networks;
use shared::Shared;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::{mpsc, oneshot};

/// The longest queue of requests to a table. When it is full, senders wait.
pub const INBOX: usize = 64;

/// The most times a command is decided again after a lost race.
const MAX_RACES: usize = 8;

/// A connection that asks to join.
pub struct Joining {
    /// Its number.
    pub connection: u64,
    /// The guest.
    pub visitor: Visitor,
    /// The last entry the client knows, if it wants those after it.
    pub after: Option<u64>,
    /// Times it was asked to catch up.
    pub catch_ups: u32,
    /// The channel to the client.
    pub outbox: Outbox,
}

/// A request to a table.
pub enum TableRequest {
    /// A connection wants to join. The answer is false if it has to catch up first.
    Join(Joining, oneshot::Sender<bool>),
    /// A connection has ended.
    Leave {
        /// Its number.
        connection: u64,
    },
    /// A client sends a command.
    Command {
        /// Its number.
        connection: u64,
        /// The id that the answer repeats.
        id: u32,
        /// The command.
        command: Command,
    },
    /// Seats and options are wanted.
    Info(oneshot::Sender<TableInfo>),
    /// The record is wanted. There is none before the game is over.
    Record(oneshot::Sender<Result<Bytes, Refusal>>),
    /// The game is wanted for an analysis. There is none before it is over.
    Played(oneshot::Sender<Result<PlayedGame, Refusal>>),
    /// A guest who is asked wants a hint.
    Asked {
        /// The guest.
        guest: String,
        /// The question, if the guest may have a hint.
        answer: oneshot::Sender<Result<AskedGame, Refusal>>,
    },
    /// Other processes have appended rows.
    Rows(Vec<Row>),
    /// Somebody has come or gone in other processes.
    Elsewhere(Elsewhere),
    /// Another process sends a message to everybody who watches.
    Call(String),
    /// Somebody outside of all servers has appended something.
    CatchUp,
    /// The log is not what it was: the table must be read again, if it is still there.
    Discard,
    /// Somebody may have been banned.
    LookAtBans,
    /// Something may have been missed, or the work of the table may be free.
    Synchronize,
    /// The server is stopping.
    Stop,
}

/// A table that is awake.
pub struct TableTask {
    registry: Arc<TableRegistry>,
    time: Time,
    table: Table,
    audience: Audience,
    clock: Clock,
    /// Seats whose players are connected, as of the last change of presence.
    connected: SeatSet,
    /// When the last connection ended, in milliseconds since 1970.
    empty_since: u64,
    /// The due time that was last broadcast with the open question.
    announced_due: Option<Due>,
    host_gone_at: Option<u64>,
    networks: Networks,
    /// When each seat last sent a reaction.
    reacted_at: [Option<Instant>; Seat::MAX],
    /// True if the table was in the public list after the last commit.
    was_listed: bool,
    /// When the summary was last written, in milliseconds since 1970.
    summarized_at: u64,
    /// The record, cached after the first request.
    record: Option<Bytes>,
    /// When a failed commit is retried.
    retry_at: Option<u64>,
    /// Seats to hand back to players who have returned.
    returning: SeatSet,
    /// Memory and disk may disagree, and the log cannot be read: the task must stop.
    is_out_of_sync: bool,
    /// Its place among the processes, if the store can be shared.
    shared: Option<Shared>,
}

/// Why the task wakes up.
enum Wakeup {
    Request(Option<TableRequest>),
    Timer,
    /// A queued broadcast is due.
    Flush,
}

impl TableTask {
    /// The task of a table that was read from its log.
    pub fn wake(registry: Arc<TableRegistry>, table: Table) -> TableTask {
        let time = registry.config.time.clone();
        let now = time.now_ms();
        let shared = Shared::in_store(&*registry.store);
        TableTask {
            was_listed: is_listed(&table.info),
            clock: Clock::new(now, registry.config.stand_in_ms),
            audience: Audience::new(time.clone(), registry.config.broadcast_interval),
            time,
            registry,
            table,
            connected: SeatSet::EMPTY,
            empty_since: now,
            announced_due: None,
            host_gone_at: Some(now),
            networks: Networks::default(),
            reacted_at: [None; Seat::MAX],
            summarized_at: 0,
            record: None,
            retry_at: None,
            returning: SeatSet::EMPTY,
            is_out_of_sync: false,
            shared,
        }
    }

    /// Serves the table until nobody needs it.
    pub async fn run(mut self, mut inbox: mpsc::Receiver<TableRequest>) {
        // Continues what a crash cut short: chance and bots answer the open question.
        if self.shared.is_some() {
            self.synchronize().await;
        } else {
            self.resume().await;
        }
        loop {
            if self.shared.is_some() {
                self.announce().await;
            }
            if self.is_out_of_sync {
                // The next request wakes it from what is on disk.
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
                        if self.has_work() {
                            self.end_if_abandoned().await;
                        }
                        self.release().await;
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
            // One process does the work that no client has asked for.
            self.has_work().then_some(())?;
            let due_at = self.clock.due(&self.table, self.connected).map(|due| due.at);
            [due_at, self.host_change_at()].into_iter().flatten().min()
        });
        let next = [sleep_at, work_at, self.shared_due()].into_iter().flatten().min();
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
            // An answer that has arrived counts, even if its time is up by now.
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

    /// Ends a table that nobody sits at, since its game will never start.
    async fn end_if_abandoned(&mut self) {
        let is_abandoned = self.table.info.phase == Phase::Waiting
            && self.table.human_seats().is_empty()
            && self.audience.is_empty_elsewhere();
        if is_abandoned
            && self.commit(vec![Written::Ended { ending: Ending::Abandoned }.into()], None).await.is_err()
        {
            tracing::warn!(table = self.log_name(), "cannot close an abandoned table");
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
            // The caller may be gone.
            TableRequest::Info(answer) => drop(answer.send(self.table.info.clone())),
            TableRequest::Record(answer) => drop(answer.send(self.record())),
            TableRequest::Played(answer) => drop(answer.send(self.played())),
            TableRequest::Asked { guest, answer } => drop(answer.send(self.asked(&guest))),
            TableRequest::Rows(rows) => self.hear_rows(&rows).await,
            TableRequest::Elsewhere(elsewhere) => self.hear_elsewhere(elsewhere).await,
            TableRequest::Call(text) => self.audience.broadcast_text(&text.into()),
            TableRequest::CatchUp => self.hear_operator().await,
            TableRequest::Discard => self.is_out_of_sync = true,
            TableRequest::LookAtBans => self.close_banned(),
            TableRequest::Synchronize => self.synchronize().await,
            TableRequest::Stop => {}
        }
    }

    /// The record of a game that is over.
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

    /// The game that is over, with the numbers of its entries.
    fn played(&mut self) -> Result<PlayedGame, Refusal> {
        let record = self.record()?;
        let seqs = self.table.playing.as_ref().map(|playing| playing.seqs().collect());
        Ok(PlayedGame { record, seqs: seqs.unwrap_or_default() })
    }

    /// The open question, for the guest who is asked, if the table allows hints.
    fn asked(&self, guest: &str) -> Result<AskedGame, Refusal> {
        let playing = self.table.running().ok_or(Code::NotPlaying)?;
        if !self.table.info.options.hints {
            return Err(Code::NoHints.into());
        }
        let Step::Decide { seat, .. } = playing.game().step() else { return Err(Code::NotAsked.into()) };
        if !self.table.seats_of(guest).contains(seat) {
            return Err(Code::NotAsked.into());
        }
        let game = *playing.game().view(Some(seat)).game();
        Ok(AskedGame { game, names: playing.names.clone(), seat, seq: playing.question_seq })
    }

    async fn execute(&mut self, connection: u64, id: u32, command: &Command) {
        let Some(member) = self.audience.member(connection) else { return };
        member.hold();
        let visitor = member.visitor.clone();
        let result = self.try_execute(&visitor, command).await;
        let answer = match result {
            Ok(()) => ServerMessage::Done { id, seq: self.table.seq },
            Err(refusal) => {
                self.registry.metrics.refused(refusal.code);
                ServerMessage::Refused { id: Some(id), refusal }
            }
        };
        self.audience.send(connection, &answer);
    }

    async fn try_execute(&mut self, visitor: &Visitor, command: &Command) -> Result<(), Refusal> {
        for _ in 0..MAX_RACES {
            match self.execute_once(visitor, command).await {
                // The table has changed since the command was looked at: perhaps it is still possible.
                Err(CommitError::LostRace) => {}
                // The refusal may rest on a stale log: catch up, then decide again.
                Err(CommitError::Refused(refusal)) => {
                    let seq = self.table.seq;
                    if self.shared.is_none() || self.catch_up().await.is_err() || self.table.seq == seq {
                        return Err(refusal);
                    }
                }
                Ok(()) => return Ok(()),
            }
        }
        Err(Code::StaleAnswer.into())
    }

    async fn execute_once(&mut self, visitor: &Visitor, command: &Command) -> Result<(), CommitError> {
        let Visitor { guest, network } = visitor;
        let now = self.time.now_ms();
        let context = Context {
            connected: self.connected,
            recent: self.recently_present(now),
            reserve_ms: self.clock.reserve_left(&self.table, now),
            asked_ms: self.clock.asked_for(&self.table, now),
        };
        let entries = decide(&self.table, guest, command, &context)?;
        self.check_name(command).map_err(Refusal::from)?;
        self.check_network(guest, network, command).await?;
        if *command == Command::Start && self.has_bots() {
            self.registry.has_bots_to_spare().map_err(Refusal::from)?;
        }
        if *command == Command::Rematch && self.table.info.rematch.is_none() {
            return self.rematch(visitor).await;
        }
        if let Command::React { seat, reaction } = *command {
            return Ok(self.react(seat, reaction).await?);
        }
        if entries.is_empty() {
            return Ok(());
        }
        if let Command::Sit { .. } = command {
            self.networks.note(guest, network);
        }
        self.commit(entries, None).await?;
        Ok(())
    }

    /// Fails if the operator does not allow the name that a player has chosen.
    fn check_name(&self, command: &Command) -> Result<(), Code> {
        let (Command::Sit { name, .. } | Command::Dress { name: Some(name), .. }) = command else {
            return Ok(());
        };
        self.registry.allows_name(name)
    }

    fn has_bots(&self) -> bool {
        self.table.info.seats.iter().any(|seat| matches!(seat.occupant, Occupant::Bot { .. }))
    }

    /// Creates the next table, and links to it in the same commit, so that no table is left that nobody knows of.
    async fn rematch(&mut self, visitor: &Visitor) -> Result<(), CommitError> {
        let (at, seq) = (self.time.now_ms(), self.table.seq + 1);
        let old = self.table.info.table.clone();
        let entry =
            |new: &str| Written::Rematch { table: new.to_owned(), guest: Some(visitor.guest.clone()) };
        let append = |new: &str| Append {
            table: old.clone(),
            row: Row { seq, at, body: json(&entry(new)) },
            summary: None,
        };
        let new = match self.registry.rematch(&self.table.info, visitor, append).await {
            Err(CommitError::LostRace) => {
                self.reload(seq - 1).await;
                return Err(CommitError::LostRace);
            }
            made => made?,
        };
        match AppliedEntry::apply(&mut self.table, at, entry(&new).into()) {
            Ok(applied) => self.publish(&[applied]),
            Err(error) => {
                tracing::error!(%error, "the table refused its own rematch");
                self.reload(seq - 1).await;
            }
        }
        Ok(())
    }

    /// Broadcasts a player's reaction. It is not an entry, not an answer, and no sign that an absent player is back.
    async fn react(&mut self, seat: Seat, reaction: Reaction) -> Result<(), Refusal> {
        let gap = Duration::from_millis(self.registry.config.limits.reaction_interval_ms);
        let last = &mut self.reacted_at[seat.index()];
        let now = self.time.now();
        if last.is_some_and(|last| now - last < gap) {
            return Err(Refusal::new(Code::TooFast, "Too many reactions; wait a little."));
        }
        *last = Some(now);
        let message = ServerMessage::Reacted { seat, reaction };
        self.audience.broadcast(&message);
        if self.shared.is_some() {
            self.call(&json(&message)).await;
        }
        Ok(())
    }

    async fn run_timers(&mut self) {
        let now = self.time.now_ms();
        if self.retry_at.is_some_and(|at| at > now) {
            return;
        }
        if self.retry_at.take().is_some() {
            self.resume().await;
        }
        self.run_shared_timers().await;
        if !self.has_work() {
            return;
        }
        if let Some(due) = self.clock.due(&self.table, self.connected).filter(|due| due.at <= now) {
            // A bot that stands in already just answers.
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
