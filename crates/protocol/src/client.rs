//! What a client asks of a table.

use crate::nothing_else;
use crate::orders::Orders;
use crate::reaction::Reaction;
use crate::table::{Contribution, MonsterName, TableOptions};
use kaiju_engine::Seat;
use serde::{Deserialize, Serialize};

/// A message of a client.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "generate", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ClientMessage {
    /// Any number; the answer repeats it.
    pub id: u32,
    /// What the client wants.
    pub command: Command,
}

/// What a client wants. Seats are numbers from 0.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "generate", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Command {
    /// Takes a free seat, before the start. One device may take several.
    Sit {
        /// Which seat.
        seat: Seat,
        /// What to be called. The server makes it fit: a name is one word and nobody else's.
        name: String,
        /// Which monster; without one the player is still choosing.
        monster: Option<MonsterName>,
    },
    /// Changes name or monster of an own seat, or of a bot's seat by the host, before the start.
    Dress {
        /// Which seat.
        seat: Seat,
        /// What to be called from now on; without it the name stays.
        name: Option<String>,
        /// Which monster from now on; without it the monster stays. If another seat has it that this guest may change as
        /// well, the two seats swap.
        monster: Option<MonsterName>,
    },
    /// Gives up an own seat before the start. A running game is left by `resign`, or by going away.
    Stand {
        /// Which seat.
        seat: Seat,
    },
    /// Host, before the start: puts a bot on a free seat, or another bot in the place of one.
    SeatBot {
        /// Which seat.
        seat: Seat,
        /// Its kind, as in the list of bots.
        bot: String,
    },
    /// Host, before the start: makes a seat free, whoever sits there. Another guest who is connected is sent away and cannot sit
    /// down at this table again.
    Clear {
        /// Which seat.
        seat: Seat,
    },
    /// Host, before the start: sets how many seats there are. Only free ones at the end can go.
    Resize {
        /// 2 to 6.
        seats: u8,
    },
    /// Host, before the start: other rules, clock and so on.
    Change {
        /// All options, not only those that change.
        options: TableOptions,
    },
    /// Host, until the game is over: makes another guest at the table the host.
    HandOver {
        /// A seat of the new host.
        seat: Seat,
    },
    /// Adds an own random number to the dice, before the start, once for each seat.
    Contribute {
        /// For which seat.
        seat: Seat,
        /// 32 bytes that the device has drawn.
        contribution: Contribution,
    },
    /// Host: begins the game. Free seats are taken away, and monsters given to those without.
    #[serde(deserialize_with = "nothing_else")]
    Start,
    /// Answers the open question.
    Act {
        /// For which seat.
        seat: Seat,
        /// The sequence number of the question that is answered.
        seq: u64,
        /// The answer in the notation, such as `keep 2 2 claw`.
        action: String,
    },
    /// Takes back the last choice, if nothing was revealed since and nobody else was asked.
    TakeBack {
        /// For which seat.
        seat: Seat,
    },
    /// Sets the standing orders of a seat; they replace those before.
    SetOrders {
        /// For which seat.
        seat: Seat,
        /// The orders.
        orders: Orders,
    },
    /// "I am here": takes a seat back from the bot that plays it.
    Back {
        /// Which seat.
        seat: Seat,
    },
    /// Gives the game up; a bot plays the seat to the end.
    Resign {
        /// Which seat.
        seat: Seat,
    },
    /// Host: ends a game from which all other players have been away for a while, or closes a table that waits.
    #[serde(deserialize_with = "nothing_else")]
    End,
    /// After the end: makes a new table with the same seats. Everybody is told its id.
    #[serde(deserialize_with = "nothing_else")]
    Rematch,
    /// At any time: calls something across the table. Everybody there hears it, and nothing keeps it.
    React {
        /// For which seat.
        seat: Seat,
        /// What is called.
        reaction: Reaction,
    },
    /// At any time: asks for a sign of life. Nothing follows but the answer. Browsers do not show a page the pings of its
    /// connection, so it cannot know otherwise that the other side is gone.
    #[serde(deserialize_with = "nothing_else")]
    Ping,
}
