//! Who watches a table, and what each of them is sent.

use super::entered::Entered;
use super::state::State;
use axum::extract::ws::Utf8Bytes;
use kaiju_engine::{Seat, SeatSet};
use kaiju_protocol::{Occupant, Presence, Question, SeatPresence, ServerMessage, Told};
use serde::Serialize;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use tokio::sync::mpsc;

/// The way to one connection. When it is dropped, the connection is closed.
#[derive(Clone)]
pub struct Outbox {
    /// Messages to be sent. Only so many may wait.
    pub messages: mpsc::Sender<Utf8Bytes>,
    /// Set when the client did not read fast enough.
    pub is_slow: Arc<AtomicBool>,
}

impl Outbox {
    /// Sends a message. False if the client is too slow or gone.
    pub fn send(&self, message: Utf8Bytes) -> bool {
        match self.messages.try_send(message) {
            Ok(()) => true,
            Err(mpsc::error::TrySendError::Full(_)) => {
                self.is_slow.store(true, Ordering::Relaxed);
                false
            }
            Err(mpsc::error::TrySendError::Closed(_)) => false,
        }
    }
}

/// One connection.
pub struct Member {
    /// Its number.
    pub connection: u64,
    /// Whose it is.
    pub guest: String,
    /// The seats of that guest.
    pub eyes: SeatSet,
    outbox: Outbox,
}

impl Member {
    /// Sends a message to this one alone.
    pub fn send(&self, message: &ServerMessage) {
        // Whoever is too slow is dropped at the next broadcast.
        self.outbox.send(text_of(message));
    }
}

/// All connections of a table.
#[derive(Default)]
pub struct Audience {
    members: Vec<Member>,
}

/// The same as `ServerMessage::Update`, of borrowed parts.
#[derive(Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum Shared<'a> {
    Update { now: u64, entries: &'a [Told], question: Option<&'a Question> },
    Asked { now: u64, question: &'a Question },
}

/// The open question, as the one who is asked sees it and as all others do.
pub struct Questions {
    /// Without choices.
    pub public: Question,
    /// With choices; only made if somebody is there to see it.
    pub asked: Option<Question>,
}

impl Questions {
    fn seat(&self) -> SeatSet {
        SeatSet::only(self.public.seat)
    }

    /// The question for whoever has these seats.
    pub fn for_eyes(&self, eyes: SeatSet) -> &Question {
        let asked = self.asked.as_ref().filter(|_| eyes.contains(self.public.seat));
        asked.unwrap_or(&self.public)
    }
}

/// A message as it is sent.
pub fn text_of(message: &impl Serialize) -> Utf8Bytes {
    // Messages are made of texts, numbers and lists, which can always be written.
    serde_json::to_string(message).unwrap_or_default().into()
}

impl Audience {
    /// Lets a connection watch.
    pub fn add(&mut self, connection: u64, guest: String, eyes: SeatSet, outbox: Outbox) -> &Member {
        self.members.push(Member { connection, guest, eyes, outbox });
        &self.members[self.members.len() - 1]
    }

    /// Forgets a connection. False if it was not known.
    pub fn remove(&mut self, connection: u64) -> bool {
        let before = self.members.len();
        self.members.retain(|member| member.connection != connection);
        self.members.len() < before
    }

    /// Closes all connections, with a last message.
    pub fn dismiss(&mut self, message: &ServerMessage) {
        for member in self.members.drain(..) {
            member.send(message);
        }
    }

    /// The connection with this number.
    pub fn member(&self, connection: u64) -> Option<&Member> {
        self.members.iter().find(|member| member.connection == connection)
    }

    /// Whether nobody watches.
    pub fn is_empty(&self) -> bool {
        self.members.is_empty()
    }

    /// Whether a guest is connected.
    pub fn has_guest(&self, guest: &str) -> bool {
        self.members.iter().any(|member| member.guest == guest)
    }

    /// The seats whose players are connected.
    pub fn seats(&self) -> SeatSet {
        self.members.iter().fold(SeatSet::EMPTY, |seats, member| seats.or(member.eyes))
    }

    /// Seats may have changed hands.
    pub fn look_again(&mut self, state: &State) {
        for member in &mut self.members {
            member.eyes = state.seats_of(&member.guest);
        }
    }

    /// Who is there.
    pub fn presence(&self, state: &State) -> Presence {
        let connected = self.seats();
        let seats = state.info.seats.iter().zip(Seat::ALL).map(|(info, seat)| SeatPresence {
            connected: matches!(info.occupant, Occupant::Bot { .. }) || connected.contains(seat),
            away: state.away.contains(seat),
        });
        let spectators = self.members.iter().filter(|member| member.eyes.is_empty()).count();
        Presence { seats: seats.collect(), spectators: u32::try_from(spectators).unwrap_or(u32::MAX) }
    }

    /// Tells everybody the same.
    pub fn tell(&mut self, message: &ServerMessage) {
        let text = text_of(message);
        self.members.retain(|member| member.outbox.send(text.clone()));
    }

    /// Tells everybody what happened, each what they may see.
    pub fn update(&mut self, now: u64, entered: &[Entered], questions: Option<&Questions>) {
        let insiders = entered.iter().fold(SeatSet::EMPTY, |seats, entry| seats.or(entry.insiders()));
        let asked = questions.map_or(SeatSet::EMPTY, Questions::seat);
        self.send_by_eyes(insiders.or(asked), |eyes| {
            let entries: Vec<Told> = entered.iter().map(|entry| entry.told(eyes)).collect();
            let question = questions.map(|questions| questions.for_eyes(eyes));
            text_of(&Shared::Update { now, entries: &entries, question })
        });
    }

    /// Tells everybody the open question again.
    pub fn ask(&mut self, now: u64, questions: &Questions) {
        self.send_by_eyes(questions.seat(), |eyes| {
            text_of(&Shared::Asked { now, question: questions.for_eyes(eyes) })
        });
    }

    /// Sends a message that differs only for the seats `insiders`. Each text is made once. Whoever is too slow is dropped.
    fn send_by_eyes(&mut self, insiders: SeatSet, make: impl Fn(SeatSet) -> Utf8Bytes) {
        let mut made: Vec<(SeatSet, Utf8Bytes)> = Vec::new();
        self.members.retain(|member| {
            let eyes = member.eyes.and(insiders);
            let known = made.iter().find(|(seats, _)| *seats == eyes).map(|(_, text)| text.clone());
            let text = known.unwrap_or_else(|| {
                let text = make(eyes);
                made.push((eyes, text.clone()));
                text
            });
            member.outbox.send(text)
        });
    }
}
