//! Bodies of HTTP requests and responses.

use crate::error::Refusal;
use crate::nothing_else;
use crate::table::{MonsterName, Occupant, Phase, TableOptions};
use kaiju_engine::Seat;
use serde::{Deserialize, Serialize};

/// The guest behind the client. `GET /api/me` creates one for a new client.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "generate", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Me {
    /// The public id of the guest.
    pub guest: String,
    /// The guest's name.
    pub name: String,
    /// Tables where the guest has a seat and the game is not over, latest first.
    pub tables: Vec<TableSummary>,
}

/// `PUT /api/me`: a new name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "generate", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Rename {
    /// The name, which the server turns into a valid one.
    pub name: String,
}

/// A seat of a new table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "generate", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum NewSeat {
    /// Anyone may sit down.
    #[serde(deserialize_with = "nothing_else")]
    Free,
    /// For the guest who makes the table, or another player on the same device.
    Mine {
        /// The player's name; by default the guest's.
        name: Option<String>,
        /// The monster, if it is chosen.
        monster: Option<MonsterName>,
    },
    /// A bot.
    Bot {
        /// Its kind.
        bot: String,
        /// Its monster, if it is chosen.
        monster: Option<MonsterName>,
    },
}

/// `POST /api/tables`: a new table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "generate", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct CreateTable {
    /// The options.
    pub options: TableOptions,
    /// Two to six seats.
    #[cfg_attr(feature = "generate", schema(min_items = 2, max_items = 6))]
    pub seats: Vec<NewSeat>,
    /// The position that the game begins with instead of the set-up, in the notation, if the server allows it. Its
    /// monsters are the seats, in order.
    #[cfg_attr(feature = "generate", schema(max_length = 4096))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "generate", ts(optional))]
    pub position: Option<String>,
}

/// The answer to `POST /api/tables`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "generate", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Created {
    /// The new table's id; its page is `/t/ID`.
    pub table: String,
}

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "generate", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct TableSummary {
    /// Its id.
    pub table: String,
    /// The options.
    pub options: TableOptions,
    /// Its phase.
    pub phase: Phase,
    /// Name, monster and occupant of every seat.
    pub seats: Vec<(String, Option<MonsterName>, Occupant)>,
    /// When it last changed, in milliseconds since 1970.
    pub at: u64,
    /// The day whose daily game it is, in days since 1970.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "generate", ts(optional))]
    pub daily: Option<u32>,
    /// True for a lesson, whose first dice are prepared.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "generate", ts(optional, as = "Option<bool>"))]
    pub lesson: bool,
}

/// `GET /api/daily`: today's daily game, which is the same for everybody.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "generate", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Daily {
    /// The day by universal time, in days since 1970.
    pub day: u32,
    /// The bots, in the order of their seats.
    pub bots: Vec<String>,
}

/// A message of the live list of public tables, `/api/lobby`. The first message lists all of them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "generate", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Lobby {
    /// All public tables whose game is not over, latest first.
    Tables {
        /// The tables.
        tables: Vec<TableSummary>,
    },
    /// A table is new or has changed.
    Listed {
        /// The table.
        table: Box<TableSummary>,
    },
    /// A table is no longer in the list.
    Gone {
        /// Its id.
        table: String,
    },
    /// The server closes this connection.
    Bye {
        /// The reason. After `restarting` and `too_slow` the client should connect again.
        refusal: Refusal,
    },
}

/// A bot that people choose as an opponent; `GET /api/bots` lists them, the weakest first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "generate", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct BotKind {
    /// Its name.
    pub bot: String,
    /// How it plays, as a phrase in English.
    pub about: String,
}

/// `GET /api/network`: the server's address on the local network. Only a client on the server's own machine gets it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "generate", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Network {
    /// The address as a link, such as `http://192.168.1.5:8080`, if there is one.
    pub url: Option<String>,
}

/// A switch of the rules.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "generate", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Switch {
    /// Its name.
    pub name: String,
    /// The values it can have.
    pub values: Vec<String>,
    /// Its value in each preset, in the order of the presets.
    pub presets: Vec<String>,
}

/// `GET /api/rules`: the presets of the rules, and the switches in which they differ.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "generate", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Rules {
    /// The names of the presets.
    pub presets: Vec<String>,
    /// The switches.
    pub switches: Vec<Switch>,
    /// The current revision of the rules.
    pub revision: u32,
}

/// A fault that a player is reported for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "generate", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Wrong {
    /// The name is offensive, or pretends to be somebody else.
    Name,
    /// The player lets others wait on purpose.
    Stalling,
    /// The player plays for another one, or as several.
    Cheating,
    /// Anything else.
    Other,
}

impl Wrong {
    /// The word in a report.
    pub fn text(self) -> &'static str {
        match self {
            Wrong::Name => "name",
            Wrong::Stalling => "stalling",
            Wrong::Cheating => "cheating",
            Wrong::Other => "other",
        }
    }
}

/// `POST /api/tables/ID/reports`: tells the operator about a player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "generate", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Report {
    /// The player's seat.
    #[cfg_attr(feature = "generate", schema(value_type = u8))]
    pub seat: Seat,
    /// The fault.
    pub about: Wrong,
}

/// `GET /api/me/data`: all that the server stores about the guest. Moves are in the records of the games.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "generate", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct MyData {
    /// The public id of the guest.
    pub guest: String,
    /// The guest's name.
    pub name: String,
    /// When the guest came first, in milliseconds since 1970.
    pub since: u64,
    /// When the guest was last here, if it is known.
    pub seen: Option<u64>,
    /// The tables that the guest has made, or has a seat at.
    pub tables: Vec<TableSummary>,
    /// The networks from which tables were made whose game is not over.
    pub networks: Vec<String>,
    /// The reports that the guest has made or that are about the guest: time, table, reason.
    pub reports: Vec<(u64, String, String)>,
}

/// `GET /api/privacy`: the days for which things are kept; 0 is for ever.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "generate", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Privacy {
    /// Tables whose game never began.
    pub unstarted: u32,
    /// Games that were not finished.
    pub abandoned: u32,
    /// Finished games.
    pub finished: u32,
    /// Guests without a table, from their last visit on.
    pub guests: u32,
    /// Reports, and notes about what operators have done.
    pub acts: u32,
}
