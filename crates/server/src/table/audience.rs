//! The connections of a table, and what each of them is sent.

use crate::time::Time;
use axum::extract::ws::Utf8Bytes;
use kaiju_engine::{Seat, SeatSet};
use kaiju_protocol::{Code, Message, Occupant, Presence, Question, SeatPresence, SentEntry, ServerMessage};
use kaiju_store::Attendance;
use kaiju_table::{AppliedEntry, Questions, Table};
use serde::Serialize;
use serde_json::value::RawValue;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use tokio::sync::mpsc;

/// Messages that are sent in one write.
pub type Batch = Vec<Utf8Bytes>;

/// A queue of this many bytes is flushed at once: every connection keeps a buffer as large as its largest write.
const MAX_BATCH_BYTES: usize = 8 << 10;

/// The channel to one connection. Dropping it closes the connection.
#[derive(Clone)]
pub struct Outbox {
    /// The bounded queue of batches.
    pub messages: mpsc::Sender<Batch>,
    /// Set when the queue was full: the client reads too slowly.
    pub is_slow: Arc<AtomicBool>,
}

impl Outbox {
    /// Queues a batch. False if the client is too slow or gone.
    pub fn send(&self, batch: Batch) -> bool {
        match self.messages.try_send(batch) {
            Ok(()) => true,
            Err(mpsc::error::TrySendError::Full(_)) => {
                self.is_slow.store(true, Ordering::Relaxed);
                false
            }
            Err(mpsc::error::TrySendError::Closed(_)) => false,
        }
    }
}

/// A guest at a table.
#[derive(Clone, Debug)]
pub struct Visitor {
    /// The guest's id.
    pub guest: String,
    /// The network that the guest comes from.
    pub network: String,
}

/// One connection.
pub struct Member {
    /// Its number.
    pub connection: u64,
    /// The guest.
    pub visitor: Visitor,
    /// The guest's seats.
    pub seats: SeatSet,
    /// Messages not yet sent.
    queued: Batch,
    /// A presence message to send after them. A newer one replaces it, unless something else was queued in between.
    presence: Option<Utf8Bytes>,
    /// True while its command is executed: the queue is held back until the answer joins it.
    is_held: bool,
    /// The earliest time of the next broadcast.
    flush_at: Instant,
    /// The time between two broadcasts.
    interval: Duration,
    outbox: Outbox,
}

impl Member {
    /// Holds back broadcasts until the answer to a command is known, so that they are sent together.
    pub fn hold(&mut self) {
        self.is_held = true;
    }

    /// Sends a message at once, after everything queued. False if the client is too slow or gone.
    fn send(&mut self, message: &ServerMessage, now: Instant) -> bool {
        self.is_held = false;
        self.add(text_of(message));
        self.flush(now)
    }

    fn add(&mut self, text: Utf8Bytes) {
        self.queued.extend(self.presence.take());
        self.queued.push(text);
    }

    /// Queues a broadcast. A connection that is asked something gets it at once. False if the client is too slow
    /// or gone.
    fn queue(&mut self, text: Utf8Bytes, is_asked: bool, now: Instant) -> bool {
        self.add(text);
        if is_asked || self.queued.iter().map(|text| text.len()).sum::<usize>() >= MAX_BATCH_BYTES {
            self.flush_at = now;
        }
        self.flush_if_due(now)
    }

    /// Flushes the queue if it is due. False if the client is too slow or gone.
    fn flush_if_due(&mut self, now: Instant) -> bool {
        self.flush_due_at().is_none_or(|due| now < due) || self.flush(now)
    }

    fn flush(&mut self, now: Instant) -> bool {
        self.flush_at = now + self.interval;
        let mut batch = std::mem::take(&mut self.queued);
        batch.extend(self.presence.take());
        self.outbox.send(batch)
    }

    /// When the queue must be flushed, if it holds anything.
    fn flush_due_at(&self) -> Option<Instant> {
        let is_pending = !self.queued.is_empty() || self.presence.is_some();
        (is_pending && !self.is_held).then_some(self.flush_at)
    }
}

/// Connected guests whom other processes know by name.
const MAX_NAMED: usize = 32;

/// All connections of a table.
pub struct Audience {
    time: Time,
    interval: Duration,
    members: Vec<Member>,
    /// Connections to other processes.
    elsewhere: Attendance,
    /// The seats of those.
    elsewhere_seats: SeatSet,
}

/// A message with entries that are already JSON, since most connections get the same ones, and a borrowed question.
type Shared<'a> = Message<&'a RawValue, &'a Question>;

/// The message for new entries, which are already JSON.
pub fn update_message(now: u64, entries: &RawValue, question: Option<&Question>) -> Utf8Bytes {
    json(&Shared::Update { now, entries, question }).into()
}

/// The message that repeats the open question.
fn question_message(now: u64, question: &Question) -> Utf8Bytes {
    json(&Shared::Asked { now, question }).into()
}

/// JSON that can be embedded in several messages.
pub fn raw_json(part: &impl Serialize) -> Box<RawValue> {
    // Strings, numbers and lists always serialize.
    serde_json::value::to_raw_value(part).unwrap_or_default()
}

/// The initial capacity for a message. Few are longer, so the text is seldom moved while it grows.
const TYPICAL_BYTES: usize = 2048;

/// A message as a WebSocket text.
pub fn text_of(message: &impl Serialize) -> Utf8Bytes {
    json(message).as_str().into()
}

/// A value as JSON.
pub fn json(part: &impl Serialize) -> String {
    let mut text = Vec::with_capacity(TYPICAL_BYTES);
    // Strings, numbers and lists always serialize, and JSON is always UTF-8.
    let _ = serde_json::to_writer(&mut text, part);
    String::from_utf8(text).unwrap_or_default()
}

/// Caches a value for each viewer.
struct PerViewer<T>(Vec<(SeatSet, T)>);

impl<T> PerViewer<T> {
    fn get(&mut self, viewer: SeatSet, make: impl FnOnce() -> T) -> &T {
        let place = self.0.iter().position(|(seats, _)| *seats == viewer).unwrap_or_else(|| {
            self.0.push((viewer, make()));
            self.0.len() - 1
        });
        &self.0[place].1
    }
}

impl Audience {
    /// An empty audience. Connections that are not asked anything get broadcasts at most once per `interval`.
    pub fn new(time: Time, interval: Duration) -> Audience {
        Audience {
            time,
            interval,
            members: Vec::new(),
            elsewhere: Attendance::default(),
            elsewhere_seats: SeatSet::EMPTY,
        }
    }

    /// Adds a connection.
    pub fn add(&mut self, connection: u64, visitor: Visitor, seats: SeatSet, outbox: Outbox) {
        self.members.push(Member {
            connection,
            visitor,
            seats,
            queued: Batch::new(),
            presence: None,
            is_held: false,
            flush_at: self.time.now(),
            interval: self.interval,
            outbox,
        });
    }

    /// Removes a connection.
    pub fn remove(&mut self, connection: u64) {
        self.members.retain(|member| member.connection != connection);
    }

    /// Closes all connections, with a last message.
    pub fn close_all(&mut self, message: &ServerMessage) {
        let now = self.time.now();
        for mut member in self.members.drain(..) {
            // A client that is too slow does not get it.
            member.send(message, now);
        }
    }

    /// Closes the connections of some guests and networks, and tells them why. False if there are none.
    pub fn close_if(&mut self, code: Code, is_meant: impl Fn(&str, &str) -> bool) -> bool {
        let (now, before) = (self.time.now(), self.members.len());
        self.members.retain_mut(|member| {
            let is_meant = is_meant(&member.visitor.guest, &member.visitor.network);
            if is_meant {
                member.send(&ServerMessage::Bye { refusal: code.into() }, now);
            }
            !is_meant
        });
        self.members.len() < before
    }

    /// The connection with this number.
    pub fn member(&mut self, connection: u64) -> Option<&mut Member> {
        self.members.iter_mut().find(|member| member.connection == connection)
    }

    /// Sends a message to one connection, after everything queued for it. A connection that is too slow is
    /// dropped: even if there were room for the next message, one would be missing.
    pub fn send(&mut self, connection: u64, message: &ServerMessage) {
        let now = self.time.now();
        self.members.retain_mut(|member| member.connection != connection || member.send(message, now));
    }

    /// True if nobody is connected.
    pub fn is_empty(&self) -> bool {
        self.members.is_empty()
    }

    /// True if nobody watches in other processes.
    pub fn is_empty_elsewhere(&self) -> bool {
        self.elsewhere.is_empty()
    }

    /// True if this guest is connected, to whatever process.
    pub fn has_guest(&self, guest: &str) -> bool {
        self.members.iter().any(|member| member.visitor.guest == guest)
            || self.elsewhere.guests.iter().any(|known| known == guest)
    }

    /// The seats whose players are connected, to whatever process.
    pub fn seats(&self) -> SeatSet {
        self.local_seats().or(self.elsewhere_seats)
    }

    /// When the first player came to another process.
    pub fn since_elsewhere(&self) -> Option<u64> {
        self.elsewhere.since
    }

    /// Replaces what is known of connections to other processes. False if nothing has changed.
    pub fn set_elsewhere(&mut self, table: &Table, elsewhere: Attendance) -> bool {
        let is_changed = self.elsewhere != elsewhere;
        self.elsewhere = elsewhere;
        self.refresh_elsewhere(table);
        is_changed
    }

    fn refresh_elsewhere(&mut self, table: &Table) {
        let seats = self.elsewhere.guests.iter().map(|guest| table.seats_of(guest));
        self.elsewhere_seats = seats.fold(SeatSet::EMPTY, SeatSet::or);
    }

    /// The connections to this process, for the other processes: players and the host first, so that a crowd of
    /// spectators does not hide them. Spectators are listed too, since one may sit down before others hear of it.
    pub fn attendance(&self, host: &str) -> Attendance {
        let is_spectator = |member: &&Member| member.seats.is_empty();
        let spectators = self.members.iter().filter(is_spectator).count();
        let mut guests: Vec<(bool, &str)> = self
            .members
            .iter()
            .map(|member| {
                (member.seats.is_empty() && member.visitor.guest != host, member.visitor.guest.as_str())
            })
            .collect();
        guests.sort_unstable();
        guests.dedup();
        guests.truncate(MAX_NAMED);
        let guests = guests.into_iter().map(|(_, guest)| guest.to_owned()).collect();
        Attendance { guests, spectators: u32::try_from(spectators).unwrap_or(u32::MAX), since: None }
    }

    /// The seats whose players are connected to this process.
    pub fn local_seats(&self) -> SeatSet {
        self.members.iter().fold(SeatSet::EMPTY, |seats, member| seats.or(member.seats))
    }

    /// Looks up the seats of all guests again.
    pub fn refresh_seats(&mut self, table: &Table) {
        for member in &mut self.members {
            member.seats = table.seats_of(&member.visitor.guest);
        }
        self.refresh_elsewhere(table);
    }

    /// The presence of all seats, and the number of spectators.
    pub fn presence(&self, table: &Table) -> Presence {
        let connected = self.seats();
        let seats = table.info.seats.iter().zip(Seat::ALL).map(|(info, seat)| SeatPresence {
            connected: matches!(info.occupant, Occupant::Bot { .. }) || connected.contains(seat),
            away: table.away.contains(seat),
        });
        let spectators = self.members.iter().filter(|member| member.seats.is_empty()).count();
        let spectators = u32::try_from(spectators).unwrap_or(u32::MAX);
        Presence { seats: seats.collect(), spectators: spectators.saturating_add(self.elsewhere.spectators) }
    }

    /// Sends the presence to everybody.
    pub fn broadcast_presence(&mut self, table: &Table) {
        let text = text_of(&ServerMessage::Presence { presence: self.presence(table) });
        let now = self.time.now();
        self.members.retain_mut(|member| {
            member.presence = Some(text.clone());
            member.flush_if_due(now)
        });
    }

    /// Sends everybody the same message.
    pub fn broadcast(&mut self, message: &ServerMessage) {
        self.broadcast_text(&text_of(message));
    }

    /// Tells everybody the same, as it is sent.
    pub fn broadcast_text(&mut self, text: &Utf8Bytes) {
        let now = self.time.now();
        self.members.retain_mut(|member| member.queue(text.clone(), false, now));
    }

    /// Sends everybody new entries, each as they may see them.
    pub fn broadcast_entries(&mut self, now: u64, applied: &[AppliedEntry], questions: Option<&Questions>) {
        let insiders = applied.iter().fold(SeatSet::EMPTY, |seats, entry| seats.or(entry.insiders()));
        let asked = questions.map_or(SeatSet::EMPTY, Questions::seat);
        let mut entries = PerViewer(Vec::new());
        self.broadcast_by_viewer(insiders, asked, |viewer| {
            let inside = viewer.and(insiders);
            let sent = || applied.iter().map(|entry| entry.for_viewer(inside)).collect::<Vec<SentEntry>>();
            let entries = entries.get(inside, || raw_json(&sent()));
            update_message(now, entries, questions.map(|questions| questions.for_viewer(viewer)))
        });
    }

    /// Sends everybody the open question again.
    pub fn broadcast_question(&mut self, now: u64, questions: &Questions) {
        let make = |viewer| question_message(now, questions.for_viewer(viewer));
        self.broadcast_by_viewer(SeatSet::EMPTY, questions.seat(), make);
    }

    /// Sends a message that differs only for the seats `insiders` and `asked`. Each text is made once. Connections
    /// that are too slow are dropped.
    fn broadcast_by_viewer(
        &mut self,
        insiders: SeatSet,
        asked: SeatSet,
        mut make: impl FnMut(SeatSet) -> Utf8Bytes,
    ) {
        let mut made = PerViewer(Vec::new());
        let now = self.time.now();
        self.members.retain_mut(|member| {
            let viewer = member.seats.and(insiders.or(asked));
            let text = made.get(viewer, || make(viewer)).clone();
            member.queue(text, !viewer.and(asked).is_empty(), now)
        });
    }

    /// When `flush_due` has something to do.
    pub fn next_flush(&self) -> Option<Instant> {
        self.members.iter().filter_map(Member::flush_due_at).min()
    }

    /// Flushes all queues that are due.
    pub fn flush_due(&mut self, now: Instant) {
        self.members.retain_mut(|member| member.flush_if_due(now));
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::{visitor, waiting};
    use super::*;
    use kaiju_engine::{Game, RuleSet, Setup, Step, playout};
    use kaiju_table::public_question;

    /// An empty audience whose clock stands still.
    fn empty() -> Audience {
        Audience::new(Time::manual(), Duration::from_millis(33))
    }

    #[test]
    fn a_connection_that_missed_a_message_is_dropped_even_if_there_is_room_again() {
        let (messages, mut outgoing) = mpsc::channel(1);
        let is_slow = Arc::new(AtomicBool::new(false));
        let outbox = Outbox { messages, is_slow: Arc::clone(&is_slow) };
        let mut audience = empty();
        audience.add(1, visitor("ada"), SeatSet::EMPTY, outbox);
        let done = ServerMessage::Done { id: 1, seq: 1 };
        audience.send(1, &done);
        assert!(audience.has_guest("ada"));
        // A broadcast, and the answer to the command that caused it.
        audience.member(1).unwrap().hold();
        audience.broadcast(&done);
        audience.send(1, &done);
        assert!(is_slow.load(Ordering::Relaxed) && audience.is_empty(), "the broadcast is lost");
        assert!(outgoing.try_recv().is_ok(), "there is room again");
        audience.broadcast(&done);
        assert!(outgoing.try_recv().is_err(), "nothing is sent after a lost message");
    }

    /// An audience of one, and what it is sent.
    fn watched(viewer: SeatSet) -> (Audience, mpsc::Receiver<Batch>) {
        let (messages, outgoing) = mpsc::channel(8);
        let mut audience = empty();
        audience.add(1, visitor("ada"), viewer, Outbox { messages, is_slow: Arc::default() });
        (audience, outgoing)
    }

    /// The number of messages in each batch sent.
    fn sent(outgoing: &mut mpsc::Receiver<Batch>) -> Vec<usize> {
        std::iter::from_fn(|| outgoing.try_recv().ok()).map(|batch| batch.len()).collect()
    }

    #[test]
    fn the_first_broadcast_is_sent_at_once_and_the_next_ones_together() {
        let (mut audience, mut outgoing) = watched(SeatSet::EMPTY);
        let message = ServerMessage::Done { id: 1, seq: 1 };
        audience.broadcast(&message);
        assert_eq!((sent(&mut outgoing), audience.next_flush()), (vec![1], None));
        audience.broadcast(&message);
        audience.broadcast(&message);
        assert_eq!(sent(&mut outgoing), [0; 0]);
        let due = audience.next_flush().expect("two messages wait");
        audience.flush_due(due.checked_sub(Duration::from_millis(1)).unwrap());
        assert_eq!(sent(&mut outgoing), [0; 0]);
        audience.flush_due(due);
        assert_eq!((sent(&mut outgoing), audience.next_flush()), (vec![2], None));
        // A large queue does not wait.
        let most = MAX_BATCH_BYTES.div_ceil(text_of(&message).len());
        (0..most).for_each(|_| audience.broadcast(&message));
        assert_eq!(sent(&mut outgoing), [most]);
        // An answer flushes the queue.
        audience.broadcast(&message);
        audience.send(1, &message);
        assert_eq!(sent(&mut outgoing), [2]);
    }

    #[test]
    fn only_the_latest_presence_is_sent() {
        let (mut audience, mut outgoing) = watched(SeatSet::EMPTY);
        let message = ServerMessage::Done { id: 1, seq: 1 };
        audience.broadcast(&message);
        let table = waiting(&["Ada", "Bob"]);
        (0..3).for_each(|_| audience.broadcast_presence(&table));
        audience.broadcast(&message);
        (0..3).for_each(|_| audience.broadcast_presence(&table));
        assert_eq!(sent(&mut outgoing), [1]);
        audience.flush_due(audience.next_flush().unwrap());
        let is_presence = |text: &Utf8Bytes| text.contains(r#""type":"presence""#);
        let batch = outgoing.try_recv().unwrap();
        // A presence queued before another message stays before it.
        assert_eq!(batch.iter().map(is_presence).collect::<Vec<bool>>(), [true, false, true]);
    }

    #[test]
    fn a_player_who_is_asked_gets_everything_at_once() {
        let question = first_question();
        let questions = Questions { public: question.clone(), asked: Some(question.clone()) };
        let (mut audience, mut outgoing) = watched(SeatSet::only(question.seat));
        for _ in 0..3 {
            audience.broadcast_entries(0, &[], Some(&questions));
            audience.broadcast_question(0, &questions);
        }
        assert_eq!(sent(&mut outgoing), [1; 6]);
        // Except while a command is executed.
        audience.member(1).unwrap().hold();
        audience.broadcast_entries(0, &[], Some(&questions));
        assert_eq!((sent(&mut outgoing), audience.next_flush()), (vec![], None));
    }

    fn first_question() -> Question {
        let mut game =
            Game::new(&Setup { rules: RuleSet::CZECH, players: 2, first: Some(Seat::First) }).unwrap();
        let mut numbers = playout::WyRand(1);
        while let Step::Chance(chance) = game.step() {
            game.resolve(playout::luck(&game, chance, &mut numbers), None).unwrap();
        }
        public_question(&game, 3).unwrap()
    }
}
