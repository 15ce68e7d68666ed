//! What happens at a table: the entries of its log.

use crate::orders::Orders;
use crate::table::{Contribution, MonsterName, SeatInfo, TableInfo, TableOptions};
use crate::view::{ChangedFigures, TableView};
use kaiju_engine::{Event, Outcome, Seat};
use serde::{Deserialize, Serialize};

/// Who gave an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "generate", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum By {
    /// The player.
    Player,
    /// A bot: its own seat, or that of an absent, slow or resigned player.
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
    /// Everybody else has given up.
    Resigned {
        /// Who has not, if anybody.
        #[cfg_attr(feature = "generate", schema(value_type = Option<u8>))]
        winner: Option<Seat>,
    },
    /// The host has ended an abandoned game.
    Abandoned,
}

/// `Outcome` for the description of the interface.
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

/// One entry of a table's log. The log is the table: whoever reads it from the beginning knows everything.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "generate", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Entry {
    /// The table was made. Always entry 1.
    Created {
        /// Its host.
        host: String,
        /// How it is played.
        options: TableOptions,
        /// Who sat there from the beginning.
        seats: Vec<SeatInfo>,
        /// The promise about the dice.
        commitment: String,
        /// The position with which the game begins instead of the set-up.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "generate", ts(optional))]
        position: Option<String>,
    },
    /// A guest sat down.
    Sat {
        /// Where.
        seat: Seat,
        /// Who.
        guest: String,
        /// Under which name.
        name: String,
        /// With which monster, if it is chosen.
        monster: Option<MonsterName>,
    },
    /// Name or monster changed.
    Dressed {
        /// Of which seat.
        seat: Seat,
        /// The name now.
        name: String,
        /// The monster now.
        monster: Option<MonsterName>,
    },
    /// A bot sat down.
    BotSat {
        /// Where.
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
        /// Which seat.
        seat: Seat,
        /// Whether the host has sent its guest away, who cannot sit down at this table again.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[cfg_attr(feature = "generate", ts(optional, as = "Option<bool>"))]
        sent_away: bool,
    },
    /// The table has another number of seats.
    Resized {
        /// How many.
        seats: u8,
    },
    /// The options changed.
    Changed {
        /// All options.
        options: TableOptions,
    },
    /// The table has another host.
    HostChanged {
        /// The new host.
        host: String,
    },
    /// A seat added to the dice.
    Contributed {
        /// Which seat.
        seat: Seat,
        /// What.
        contribution: Contribution,
    },
    /// The game began, with these seats.
    Started {
        /// The seats, now without free ones; they may have other numbers than before.
        seats: Vec<SeatInfo>,
        /// The revision of the rules by which it is played, unless the rules of the table name another one. Games that began
        /// before there was a second one have none: they are of the first.
        #[serde(default = "first_revision")]
        revision: u32,
    },
    /// A question was answered.
    Acted {
        /// Whose question it was.
        seat: Seat,
        /// The answer in the notation.
        action: String,
        /// Who gave it.
        by: By,
        /// What is left of the player's reserve, in milliseconds, if time is limited.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "generate", ts(optional))]
        reserve_ms: Option<u64>,
    },
    /// Chance answered.
    Chance {
        /// The answer in the notation; a card that was looked at is `draw hidden` for those who have not seen it.
        luck: String,
    },
    /// Choices were taken back: the game is as it was before entry `to`.
    TakenBack {
        /// By whom.
        seat: Seat,
        /// The first entry that counts for nothing now.
        to: u64,
    },
    /// A player set standing orders. Only their owner sees which.
    Ordered {
        /// Who.
        seat: Seat,
        /// The orders.
        orders: Option<Orders>,
    },
    /// A bot plays for an absent or slow player from here on.
    Away {
        /// Who.
        seat: Seat,
    },
    /// The player plays again.
    Back {
        /// Who.
        seat: Seat,
    },
    /// A player gave up.
    Resigned {
        /// Who.
        seat: Seat,
    },
    /// The game ended otherwise than by the rules.
    Ended {
        /// How.
        ending: Ending,
    },
    /// Somebody wants to play again.
    Rematch {
        /// The new table.
        table: String,
    },
}

/// An entry as a client is told it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "generate", derive(ts_rs::TS))]
pub struct Told {
    /// Its sequence number, from 1.
    pub seq: u64,
    /// When it happened, in milliseconds since 1970.
    pub at: u64,
    /// What was decided.
    pub entry: Entry,
    /// What happened on the table because of it, in this order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub events: Vec<Event>,
    /// The figures that changed, by seat.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "generate", ts(optional, as = "Option<Vec<(Seat, ChangedFigures)>>"))]
    pub figures: Vec<(Seat, ChangedFigures)>,
    /// The table afterwards, if events do not tell it: at the start, and after a take-back.
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
