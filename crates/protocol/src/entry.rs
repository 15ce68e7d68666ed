//! The entries of a table's log.

use crate::orders::Orders;
use crate::table::{Contribution, MonsterName, SeatInfo, TableInfo, TableOptions};
use crate::view::{ChangedFigures, TableView};
use kaiju_engine::{Event, Outcome, Seat};
use serde::{Deserialize, Serialize};

/// The source of an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "generate", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum By {
    /// The player.
    Player,
    /// A bot, at its own seat or for an absent, slow or resigned player.
    Bot,
    /// A standing order of the player.
    Order,
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "generate", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(tag = "ending", rename_all = "snake_case")]
pub enum Ending {
    /// By the rules.
    Played {
        /// The outcome.
        #[cfg_attr(feature = "generate", schema(schema_with = outcome))]
        outcome: Outcome,
    },
    /// All others have resigned.
    Resigned {
        /// The seat that has not, if there is one.
        #[cfg_attr(feature = "generate", schema(value_type = Option<u8>))]
        winner: Option<Seat>,
    },
    /// The host has ended a game that the others had left, or a table was closed before its game.
    Abandoned,
    /// An operator of the server has closed the table.
    Closed,
}

/// The schema of `Outcome` for OpenAPI.
#[cfg(feature = "generate")]
fn outcome() -> utoipa::openapi::schema::OneOfBuilder {
    use utoipa::openapi::schema::{ObjectBuilder, OneOfBuilder, Type};
    let text = || ObjectBuilder::new().schema_type(Type::String);
    let won = ObjectBuilder::new()
        .property("seat", ObjectBuilder::new().schema_type(Type::Integer))
        .required("seat")
        .property("by", text())
        .required("by");
    let won = ObjectBuilder::new().property("won", won).required("won");
    OneOfBuilder::new().item(won).item(text().enum_values(Some(["all_lost", "drawn"])))
}

/// An entry of a table's log. The log is the table: replaying it from the beginning restores everything.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "generate", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Entry {
    /// The table was created. Always entry 1.
    Created {
        /// Its host.
        host: String,
        /// The options.
        options: TableOptions,
        /// The seats at the beginning.
        seats: Vec<SeatInfo>,
        /// The commitment to the secret of the dice.
        commitment: String,
        /// The position that the game begins with instead of the set-up.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "generate", ts(optional))]
        position: Option<String>,
        /// The day whose daily game it is, in days since 1970.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "generate", ts(optional))]
        daily: Option<u32>,
        /// True for a lesson, whose first dice are prepared.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[cfg_attr(feature = "generate", ts(optional, as = "Option<bool>"))]
        lesson: bool,
        /// Guests who were sent away from the table of which this one is a rematch: they stay away.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[cfg_attr(feature = "generate", ts(optional, as = "Option<Vec<String>>"))]
        sent_away: Vec<String>,
    },
    /// A guest sat down.
    Sat {
        /// The seat.
        seat: Seat,
        /// The guest's public id.
        guest: String,
        /// The player's name.
        name: String,
        /// The monster, once it is chosen.
        monster: Option<MonsterName>,
    },
    /// Name or monster changed.
    Dressed {
        /// The seat.
        seat: Seat,
        /// The new name.
        name: String,
        /// The new monster.
        monster: Option<MonsterName>,
    },
    /// A bot sat down.
    BotSat {
        /// The seat.
        seat: Seat,
        /// Its kind.
        bot: String,
        /// Its name.
        name: String,
        /// Its monster.
        monster: Option<MonsterName>,
    },
    /// A seat became free: its guest left, or the host cleared it.
    Freed {
        /// The seat.
        seat: Seat,
        /// True if the host has sent the guest away, who cannot sit down at this table again.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[cfg_attr(feature = "generate", ts(optional, as = "Option<bool>"))]
        sent_away: bool,
    },
    /// The number of seats changed.
    Resized {
        /// The new number.
        seats: u8,
    },
    /// The options changed.
    Changed {
        /// All options.
        options: TableOptions,
    },
    /// The host changed.
    HostChanged {
        /// The new host's public id.
        host: String,
    },
    /// A seat contributed to the dice.
    Contributed {
        /// The seat.
        seat: Seat,
        /// The contribution.
        contribution: Contribution,
    },
    /// The game started.
    Started {
        /// The seats without free ones; their numbers may have changed.
        seats: Vec<SeatInfo>,
        /// The revision of the rules, unless the rules of the table name another one. Logs from before the second
        /// revision name none and are of the first.
        #[serde(default = "first_revision")]
        revision: u32,
    },
    /// A question was answered.
    Acted {
        /// The seat that was asked.
        seat: Seat,
        /// The answer in the notation.
        action: String,
        /// The source of the answer.
        by: By,
        /// The player's remaining reserve in milliseconds, if time is limited.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "generate", ts(optional))]
        reserve_ms: Option<u64>,
    },
    /// Chance answered.
    Chance {
        /// The answer in the notation. A peeked card is `draw hidden` for those who have not seen it.
        luck: String,
    },
    /// Choices were taken back: the game is as it was before entry `to`.
    TakenBack {
        /// The seat.
        seat: Seat,
        /// The first entry that no longer counts.
        to: u64,
    },
    /// A player set standing orders, which only that player sees.
    Ordered {
        /// The seat.
        seat: Seat,
        /// The orders; absent for everybody else.
        orders: Option<Orders>,
    },
    /// A bot plays for an absent or slow player from now on.
    Away {
        /// The seat.
        seat: Seat,
    },
    /// The player is back.
    Back {
        /// The seat.
        seat: Seat,
    },
    /// A player resigned.
    Resigned {
        /// The seat.
        seat: Seat,
    },
    /// A player wants another one sent away.
    Voted {
        /// The first seat of the other one.
        seat: Seat,
        /// The public id of the player who votes.
        by: String,
    },
    /// A player no longer wants another one sent away.
    Spared {
        /// The first seat of the other one.
        seat: Seat,
        /// The public id of the player who had voted.
        by: String,
    },
    /// A player was sent away during the game; a bot plays the seat to the end.
    SentAway {
        /// The seat.
        seat: Seat,
    },
    /// A guest wants to be forgotten: the seat has another name, and nobody plays it.
    Forgotten {
        /// The seat.
        seat: Seat,
        /// Its new name.
        name: String,
    },
    /// The game ended, but not by the rules.
    Ended {
        /// How it ended.
        ending: Ending,
    },
    /// A rematch was created.
    Rematch {
        /// The new table.
        table: String,
        /// The public id of the guest who asked for it. Older logs do not tell.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "generate", ts(optional))]
        guest: Option<String>,
    },
}

/// An entry as it is sent to one client.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "generate", derive(ts_rs::TS))]
pub struct SentEntry {
    /// Its sequence number, from 1.
    pub seq: u64,
    /// When it happened, in milliseconds since 1970.
    pub at: u64,
    /// The entry.
    pub entry: Entry,
    /// Its events on the table, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub events: Vec<Event>,
    /// The figures that changed, by seat.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "generate", ts(optional, as = "Option<Vec<(Seat, ChangedFigures)>>"))]
    pub figures: Vec<(Seat, ChangedFigures)>,
    /// The table afterwards, if events do not describe it: at the start, and after a take-back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "generate", ts(optional))]
    pub view: Option<Box<TableView>>,
    /// Seats and options afterwards, if they changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "generate", ts(optional))]
    pub info: Option<Box<TableInfo>>,
}

fn first_revision() -> u32 {
    1
}
