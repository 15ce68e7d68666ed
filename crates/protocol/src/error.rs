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

            /// The meaning of the code, as a sentence.
            pub fn message(self) -> &'static str {
                match self { $( Code::$code => $message ),+ }
            }
        }
    };
}

codes! {
    /// The message is not JSON, or has the wrong shape.
    BadMessage = "The message could not be parsed.",
    /// The message is binary.
    BinaryMessage = "Only text messages are accepted.",
    /// The message or the body is too large.
    TooLarge = "The message is too large.",
    /// Too many messages or requests in a short time.
    TooFast = "Too many messages; wait a little.",
    /// The client sends or reads too slowly.
    TooSlow = "The connection was too slow; connect again.",
    /// Too many connections from one address.
    TooManyConnections = "There are too many connections from this address.",
    /// The server has as many connections, tables or bots as it may.
    ServerFull = "The server is full; try again in a little while.",
    /// The guest has made too many tables.
    TooManyTables = "This guest has too many open tables.",
    /// The page was not served by this server.
    WrongOrigin = "This page may not talk to this server.",
    /// There is no cookie, or this server does not know its token.
    UnknownGuest = "This guest is unknown; ask for a new one.",
    /// There is no such table.
    UnknownTable = "There is no such table.",
    /// There is no such page.
    UnknownPage = "There is nothing at this address.",
    /// The page exists, but does not support this method.
    WrongMethod = "This address does not support this method.",
    /// There is no such seat at this table.
    UnknownSeat = "There is no such seat at this table.",
    /// There is no such bot.
    UnknownBot = "There is no bot with this name.",
    /// The rule set cannot be played.
    BadRules = "These rules cannot be played.",
    /// An option is out of range.
    BadOption = "An option is out of range.",
    /// The game cannot begin with this position.
    BadPosition = "No game can begin with this position.",
    /// The power does not take this standing order, or it contradicts another.
    BadOrder = "This standing order cannot work.",
    /// The quota for entries that are not moves is used up.
    LogFull = "Too many changes at this table; make a new one.",
    /// Only the host may do this.
    NotHost = "Only the host can do this.",
    /// The seat belongs to somebody else.
    NotYourSeat = "This seat is not yours.",
    /// The seat is taken.
    SeatTaken = "Somebody already sits there.",
    /// Guests of the same network have as many seats of a public table as they may.
    TooManySeats = "Others must get a seat at this table too.",
    /// The seat is free.
    SeatFree = "Nobody sits there.",
    /// The host has sent this guest away.
    SentAway = "The host has sent you away from this table.",
    /// The guest or the network is banned from the server.
    Banned = "You are banned from this server.",
    /// The name has a word that the operator does not allow.
    BadName = "This name is not allowed here.",
    /// The name looks like that of another player.
    LookAlike = "This name looks like another player's.",
    /// Nobody has waited long enough for the player who is asked.
    NotLate = "Wait a minute before a bot steps in.",
    /// The monster is taken.
    MonsterTaken = "Somebody else has this monster.",
    /// There are too few players.
    TooFewPlayers = "A game needs two players.",
    /// Only possible before the start.
    AlreadyStarted = "The game has begun.",
    /// Only possible during a game.
    NotPlaying = "No game is being played.",
    /// Only possible after the game.
    NotOver = "The game is not over.",
    /// The seat has already contributed to the dice.
    AlreadyContributed = "This seat has already contributed to the dice.",
    /// The answered question is no longer open.
    StaleAnswer = "The question has changed; look again.",
    /// The options of the table allow no hints.
    NoHints = "This table gives no hints.",
    /// Another seat is asked, or none.
    NotAsked = "This seat is not asked.",
    /// The action does not answer the open question.
    IllegalAction = "This is not an answer to the question.",
    /// Nothing can be taken back.
    NothingToTakeBack = "Nothing can be taken back.",
    /// The seat has resigned.
    AlreadyResigned = "This seat has resigned.",
    /// Other players are connected, or were until a short while ago.
    NotAbandoned = "Other players are still there, or were a moment ago.",
    /// The record is available only when the game is over.
    RecordNotReady = "The record is available when the game is over.",
    /// The server is restarting; connect again.
    Restarting = "The server is restarting; connect again in a moment.",
    /// Internal error.
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
    /// A refusal with a specific message.
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
