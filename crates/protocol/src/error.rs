//! Refusals, with stable codes.

use serde::{Deserialize, Serialize};

macro_rules! codes {
    ($( $(#[$about:meta])* $code:ident = $message:literal ),+ $(,)?) => {
        /// Why something was refused. Codes are never renamed.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
        #[cfg_attr(feature = "generate", derive(ts_rs::TS, utoipa::ToSchema))]
        #[serde(rename_all = "snake_case")]
        pub enum Code { $( $(#[$about])* $code ),+ }

        impl Code {
            /// All codes.
            pub const ALL: &'static [Code] = &[$(Code::$code),+];

            /// What the code means, as a sentence.
            pub fn message(self) -> &'static str {
                match self { $( Code::$code => $message ),+ }
            }
        }
    };
}

codes! {
    /// The message is no JSON, or not of the right shape.
    BadMessage = "The message cannot be read.",
    /// Only text messages are read.
    BinaryMessage = "Messages are texts.",
    /// The message or the body is too large.
    TooLarge = "The message is too large.",
    /// Too many messages a second.
    TooFast = "Too many messages; wait a little.",
    /// The client does not read fast enough what it is sent.
    TooSlow = "The connection was too slow; connect again.",
    /// Too many connections from one address.
    TooManyConnections = "There are too many connections from this address.",
    /// The guest has made too many tables.
    TooManyTables = "There are too many tables of this guest.",
    /// The page was not served by this server.
    WrongOrigin = "This page may not talk to this server.",
    /// The cookie is not one of this server.
    UnknownGuest = "This guest is not known; ask for a new name.",
    /// There is no such table.
    UnknownTable = "There is no such table.",
    /// There is no such page.
    UnknownPage = "There is nothing at this address.",
    /// The page is there, but does not take this method.
    WrongMethod = "This address takes other methods.",
    /// There is no such seat at this table.
    UnknownSeat = "There is no such seat at this table.",
    /// There is no such bot.
    UnknownBot = "There is no bot of this name.",
    /// The rule set cannot be played.
    BadRules = "These rules cannot be played.",
    /// An option is out of its range.
    BadOption = "An option is out of its range.",
    /// The game cannot begin with this position.
    BadPosition = "No game can begin with this position.",
    /// The power does not take this standing order, or it contradicts another.
    BadOrder = "This standing order cannot work.",
    /// The log of the table is too long for anything but the game itself.
    LogFull = "Too much was changed at this table; make a new one.",
    /// Only the host may do this.
    NotHost = "Only the host can do this.",
    /// The seat belongs to somebody else.
    NotYourSeat = "This seat is not yours.",
    /// The seat is taken.
    SeatTaken = "Somebody sits there.",
    /// The seat is free.
    SeatFree = "Nobody sits there.",
    /// The host has sent this guest away.
    SentAway = "The host has sent you away from this table.",
    /// The monster is taken.
    MonsterTaken = "Somebody else has this monster.",
    /// There are too few players.
    TooFewPlayers = "A game needs two players.",
    /// It can only be done before the start.
    AlreadyStarted = "The game has begun.",
    /// It can only be done in a game.
    NotPlaying = "No game is being played.",
    /// It can only be done after the game.
    NotOver = "The game is not over.",
    /// The seat has contributed before.
    AlreadyContributed = "This seat has added to the dice already.",
    /// Another question is open than the one that was answered.
    StaleAnswer = "Something has happened since; look again.",
    /// Another seat is asked, or none.
    NotAsked = "This seat is not asked.",
    /// The answer is no answer to the question.
    IllegalAction = "This is no answer to the question.",
    /// Nothing can be taken back.
    NothingToTakeBack = "Nothing can be taken back.",
    /// The seat has given up.
    AlreadyResigned = "This seat has given up.",
    /// Other players are still there, or were not long ago.
    NotAbandoned = "Other players are still there, or were a moment ago.",
    /// The record is shown when the game is over.
    RecordNotReady = "The record can be read when the game is over.",
    /// The server restarts; connect again.
    Restarting = "The server restarts; connect again in a moment.",
    /// The server is at fault.
    ServerError = "Something went wrong on the server; nothing was changed.",
}

/// Why something was refused.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "generate", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Refusal {
    /// The stable code.
    pub code: Code,
    /// A sentence in English; with an illegal action it says which decision was open.
    pub message: String,
}

impl Refusal {
    /// A refusal with a message of its own.
    pub fn new(code: Code, message: impl Into<String>) -> Refusal {
        Refusal { code, message: message.into() }
    }
}

impl From<Code> for Refusal {
    fn from(code: Code) -> Refusal {
        Refusal::new(code, code.message())
    }
}

impl std::fmt::Display for Refusal {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "{}", self.message)
    }
}

impl std::error::Error for Refusal {}
