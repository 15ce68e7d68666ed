//! Messages from the server to a client at a table.

use crate::entry::SentEntry;
use crate::error::Refusal;
use crate::orders::Orders;
use crate::question::Question;
use crate::reaction::Reaction;
use crate::table::TableInfo;
use crate::view::TableView;
use kaiju_engine::Seat;
use serde::{Deserialize, Serialize};

/// A message from the server.
pub type ServerMessage = Message<Vec<SentEntry>, Box<Question>>;

// The server sends entries `E` that are already JSON and a borrowed question `Q`, which many connections share.
/// A message from the server.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "generate", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
#[cfg_attr(feature = "generate", ts(rename = "ServerMessage", concrete(E = Vec<SentEntry>, Q = Box<Question>), bound = ""))]
pub enum Message<E, Q> {
    /// The state of the table. Sent once after connecting, after all missed entries. Replaces everything the
    /// client knew.
    State {
        /// The number of the last entry it contains.
        seq: u64,
        /// The server's clock, in milliseconds since 1970.
        now: u64,
        /// The public id of the client's guest.
        you: String,
        /// Seats and options.
        info: Box<TableInfo>,
        /// The game as this guest sees it, once it has started.
        view: Option<Box<TableView>>,
        /// The open question, if there is one.
        question: Option<Box<Question>>,
        /// The presence of seats and spectators.
        presence: Presence,
        /// The standing orders of the receiver's seats.
        orders: Vec<(Seat, Orders)>,
    },
    /// New entries, in the order of their numbers, each once.
    Update {
        /// The server's clock, in milliseconds since 1970.
        now: u64,
        /// The entries.
        #[cfg_attr(feature = "generate", ts(as = "Vec<SentEntry>"))]
        entries: E,
        /// The question that is open afterwards, if there is one. Updates with missed entries before `state` have none.
        #[cfg_attr(feature = "generate", ts(as = "Option<Box<Question>>"))]
        question: Option<Q>,
    },
    /// The open question changed without an entry: somebody came or went, which affects the clock.
    Asked {
        /// The server's clock, in milliseconds since 1970.
        now: u64,
        /// The question.
        #[cfg_attr(feature = "generate", ts(as = "Box<Question>"))]
        question: Q,
    },
    /// Somebody came or went.
    Presence {
        /// The new presence.
        presence: Presence,
    },
    /// A player sent a reaction. It is not an entry of the log: clients that are not connected never get it.
    Reacted {
        /// The player's seat.
        seat: Seat,
        /// The reaction.
        reaction: Reaction,
    },
    /// A command was executed and is on disk. Its update has been sent before.
    Done {
        /// The id of the command.
        id: u32,
        /// The number of the last entry at that moment.
        seq: u64,
    },
    /// A command was refused and has changed nothing.
    Refused {
        /// The id of the command, if it could be parsed.
        id: Option<u32>,
        /// The reason.
        refusal: Refusal,
    },
    /// The server closes this connection.
    Bye {
        /// The reason. After `restarting` and `too_slow` the client should connect again.
        refusal: Refusal,
    },
}

/// The presence of seats and spectators at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "generate", derive(ts_rs::TS))]
pub struct Presence {
    /// Every seat.
    pub seats: Vec<SeatPresence>,
    /// Connections of guests without a seat.
    pub spectators: u32,
}

/// The presence of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "generate", derive(ts_rs::TS))]
pub struct SeatPresence {
    /// True if its player is connected; bots always are.
    pub connected: bool,
    /// True if a bot plays for an absent player.
    pub away: bool,
}
