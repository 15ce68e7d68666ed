//! The journal of a client: everything that it asked for, and everything that it was told.

use kaiju_engine::Seat;
use kaiju_protocol::{Code, SentEntry, TableView};

/// A command that a client sent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Wanted {
    /// To sit down.
    Sit,
    /// To start the game.
    Start,
    /// To answer a question.
    Act {
        /// The number of the question.
        question: u64,
        /// The answer.
        action: String,
    },
}

/// The result of a command, as far as the client knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// The server has acknowledged it: it must be in the log.
    Acknowledged,
    /// The server has refused it: it must not be in the log.
    Refused,
    /// The connection broke before the answer, or the server did not know itself.
    Unknown,
}

impl Outcome {
    /// The meaning of a refusal. While the database fails, a server may refuse what is on disk.
    pub fn of_refusal(code: Code) -> Outcome {
        match code {
            Code::ServerError | Code::Restarting => Outcome::Unknown,
            _ => Outcome::Refused,
        }
    }
}

/// A command with its result.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Attempt {
    /// The command.
    pub wanted: Wanted,
    /// Its result.
    pub outcome: Outcome,
}

/// The journal of one client at one table.
#[derive(Clone, PartialEq, Debug)]
pub struct Journal {
    /// The id of the guest.
    pub guest: String,
    /// The seat of the guest.
    pub seat: Seat,
    /// Commands, in the order of sending.
    pub attempts: Vec<Attempt>,
    /// Entries, in the order of arrival.
    pub entries: Vec<SentEntry>,
    /// The table at the end, as the client has drawn it.
    pub view: Option<TableView>,
}

impl Journal {
    /// The number of acknowledged commands.
    pub fn count(&self, outcome: Outcome) -> usize {
        self.attempts.iter().filter(|attempt| attempt.outcome == outcome).count()
    }
}
