//! Messages from a client to a table.

use crate::nothing_else;
use crate::orders::Orders;
use crate::reaction::Reaction;
use crate::table::{Contribution, MonsterName, TableOptions};
use kaiju_engine::Seat;
use serde::{Deserialize, Serialize};

/// A message from a client.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "generate", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ClientMessage {
    /// Any number; the answer repeats it.
    pub id: u32,
    /// The command.
    pub command: Command,
}

/// A command of a client. Seats are numbers from 0.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "generate", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Command {
    /// Takes a free seat, before the start. One device may take several.
    Sit {
        /// The seat.
        seat: Seat,
        /// The player's name. The server turns it into one word that no other seat has.
        name: String,
        /// The monster; without one the player is still choosing.
        monster: Option<MonsterName>,
    },
    /// Changes name or monster of one's own seat, or of a bot's seat by the host, before the start.
    Dress {
        /// The seat.
        seat: Seat,
        /// The new name; without it the name stays.
        name: Option<String>,
        /// The new monster; without it the monster stays. If another seat that this guest may change has it, the
        /// two seats swap.
        monster: Option<MonsterName>,
    },
    /// Leaves one's own seat before the start. To leave a running game, `resign` or just disconnect.
    Stand {
        /// The seat.
        seat: Seat,
    },
    /// Host, before the start: puts a bot on a free seat, or replaces a bot.
    SeatBot {
        /// The seat.
        seat: Seat,
        /// Its kind, as in the list of bots.
        bot: String,
    },
    /// Host, before the start: frees a seat. Another guest who is connected is sent away and cannot sit down at
    /// this table again.
    Clear {
        /// The seat.
        seat: Seat,
    },
    /// Host, before the start: sets the number of seats. Only free seats at the end can be removed.
    Resize {
        /// 2 to 6.
        seats: u8,
    },
    /// Host, before the start: changes rules, clock and other options.
    Change {
        /// All options, not only those that change.
        options: TableOptions,
    },
    /// Host, until the game is over: makes another guest at the table the host.
    HandOver {
        /// A seat of the new host.
        seat: Seat,
    },
    /// Before the start, once for each seat: contributes a random number to the dice.
    Contribute {
        /// The seat.
        seat: Seat,
        /// 32 random bytes drawn by the client.
        contribution: Contribution,
    },
    /// Host: starts the game. Free seats are removed, and seats without a monster get one.
    #[serde(deserialize_with = "nothing_else")]
    Start,
    /// Answers the open question.
    Act {
        /// The seat.
        seat: Seat,
        /// The sequence number of the question.
        seq: u64,
        /// The answer in the notation, such as `keep 2 2 claw`.
        action: String,
    },
    /// Takes back the last choice, if nothing has been revealed and nobody else has been asked since.
    TakeBack {
        /// The seat.
        seat: Seat,
    },
    /// Replaces the standing orders of a seat.
    SetOrders {
        /// The seat.
        seat: Seat,
        /// The orders.
        orders: Orders,
    },
    /// Takes a seat back from the bot that plays it: "I'm back".
    Back {
        /// The seat.
        seat: Seat,
    },
    /// Resigns; a bot plays the seat to the end.
    Resign {
        /// The seat.
        seat: Seat,
    },
    /// During a game: sends another player away, who stays away from this table; a bot plays the seat to the end. The
    /// host decides alone. Any other player votes, and more than two thirds of those who are not meant decide.
    SendAway {
        /// A seat of the player.
        seat: Seat,
    },
    /// Withdraws a vote to send a player away.
    Spare {
        /// A seat of the player.
        seat: Seat,
    },
    /// During a game without a clock: lets a bot answer for a player who has not answered for a minute, until the
    /// player is back. For the host, or for any player if the host is asked.
    StandIn {
        /// The seat that is asked.
        seat: Seat,
    },
    /// Host: ends a game that all other players have left a while ago, or closes a table before the start.
    #[serde(deserialize_with = "nothing_else")]
    End,
    /// After the game: makes a new table with the same seats. Everybody gets its id.
    #[serde(deserialize_with = "nothing_else")]
    Rematch,
    /// At any time: sends a reaction to everybody who is connected. It is not stored.
    React {
        /// The seat.
        seat: Seat,
        /// The reaction.
        reaction: Reaction,
    },
    /// At any time: a heartbeat. Nothing happens but the answer. Browsers hide the pings of a connection from the
    /// page, so it needs this to notice that the server is gone.
    #[serde(deserialize_with = "nothing_else")]
    Ping,
}
