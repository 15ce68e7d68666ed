//! What a server tells a client of a table.

use crate::entry::Told;
use crate::error::Refusal;
use crate::orders::Orders;
use crate::question::Question;
use crate::reaction::Reaction;
use crate::table::TableInfo;
use crate::view::TableView;
use kaiju_engine::Seat;
use serde::{Deserialize, Serialize};

/// A message of the server.
pub type ServerMessage = Message<Vec<Told>, Box<Question>>;

// A server that tells many the same gives entries `E` that are written already, and lends a question `Q`.
/// A message of the server.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "generate", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
#[cfg_attr(feature = "generate", ts(rename = "ServerMessage", concrete(E = Vec<Told>, Q = Box<Question>), bound = ""))]
pub enum Message<E, Q> {
    /// How the table is now. Sent once after connecting, after all missed entries; it replaces whatever the client knew.
    State {
        /// The last entry of the log that it contains.
        seq: u64,
        /// The server's clock, in milliseconds since 1970.
        now: u64,
        /// The public id of the guest whose connection this is.
        you: String,
        /// Seats and options.
        info: Box<TableInfo>,
        /// The game, once it has begun, as this guest sees it.
        view: Option<Box<TableView>>,
        /// The open question, if one is.
        question: Option<Box<Question>>,
        /// Who is connected.
        presence: Presence,
        /// The standing orders of the own seats.
        orders: Vec<(Seat, Orders)>,
    },
    /// What happened since. Entries come in the order of their numbers, each once.
    Update {
        /// The server's clock, in milliseconds since 1970.
        now: u64,
        /// What happened.
        #[cfg_attr(feature = "generate", ts(as = "Vec<Told>"))]
        entries: E,
        /// The question that is open afterwards, if one is. In the updates with missed entries before `state` there is none.
        #[cfg_attr(feature = "generate", ts(as = "Option<Box<Question>>"))]
        question: Option<Q>,
    },
    /// The open question changed without an entry: somebody came or went, so that the clock runs otherwise.
    Asked {
        /// The server's clock, in milliseconds since 1970.
        now: u64,
        /// The question.
        #[cfg_attr(feature = "generate", ts(as = "Box<Question>"))]
        question: Q,
    },
    /// Somebody came or went.
    Presence {
        /// Who is connected now.
        presence: Presence,
    },
    /// A player calls something across the table. It is no entry of the log: who is not there never hears of it.
    Reacted {
        /// Whose seat.
        seat: Seat,
        /// What is called.
        reaction: Reaction,
    },
    /// A command was carried out and is on disk. The update that it caused has been sent before.
    Done {
        /// The id of the command.
        id: u32,
        /// The last entry of the log then.
        seq: u64,
    },
    /// A command was refused and has changed nothing.
    Refused {
        /// The id of the command, if it could be read.
        id: Option<u32>,
        /// Why.
        refusal: Refusal,
    },
    /// The server ends this connection.
    Bye {
        /// Why. With `restarting` and `too_slow` the client should connect again.
        refusal: Refusal,
    },
}

/// Who is connected to a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "generate", derive(ts_rs::TS))]
pub struct Presence {
    /// Every seat.
    pub seats: Vec<SeatPresence>,
    /// Connections of guests without a seat.
    pub spectators: u32,
}

/// Whether a seat is there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "generate", derive(ts_rs::TS))]
pub struct SeatPresence {
    /// Whether its player is connected; bots always are.
    pub connected: bool,
    /// Whether a bot plays for its player now.
    pub away: bool,
}
