//! Bodies of the HTTP interface.

use crate::error::Refusal;
use crate::nothing_else;
use crate::table::{MonsterName, Occupant, Phase, TableOptions};
use serde::{Deserialize, Serialize};

/// Who the server thinks the client is. `GET /api/me` makes a new guest if there is none.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "generate", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Me {
    /// The public id of the guest.
    pub guest: String,
    /// What the guest is called.
    pub name: String,
    /// Tables at which the guest has a seat and the game is not over, the latest first.
    pub tables: Vec<TableSummary>,
}

/// `PUT /api/me`: another name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "generate", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Rename {
    /// The name; the server makes it fit.
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
    /// For the one who makes the table, or for somebody at the same device.
    Mine {
        /// The player's name; without it the guest's.
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
    /// How it is played.
    pub options: TableOptions,
    /// Two to six seats.
    #[cfg_attr(feature = "generate", schema(min_items = 2, max_items = 6))]
    pub seats: Vec<NewSeat>,
    /// The position with which the game begins instead of the set-up, in the notation, if the server allows it. Its monsters are
    /// the seats, in the same order.
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
    /// How it is played.
    pub options: TableOptions,
    /// How far it is.
    pub phase: Phase,
    /// Name, monster and kind of every seat.
    pub seats: Vec<(String, Option<MonsterName>, Occupant)>,
    /// When something happened there last, in milliseconds since 1970.
    pub at: u64,
}

/// A message of the live list of public tables, `/api/lobby`. The first message lists all of them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "generate", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Lobby {
    /// All public tables that wait or are being played, the latest first.
    Tables {
        /// The tables.
        tables: Vec<TableSummary>,
    },
    /// A table is new or has changed.
    Listed {
        /// The table.
        table: Box<TableSummary>,
    },
    /// A table is not in the list any more.
    Gone {
        /// Its id.
        table: String,
    },
    /// The server ends this connection.
    Bye {
        /// Why. With `restarting` and `too_slow` the client should connect again.
        refusal: Refusal,
    },
}

/// A bot that people choose as an opponent; `GET /api/bots` lists them, the weakest first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "generate", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct BotKind {
    /// What it is called.
    pub bot: String,
    /// How it plays, as a phrase in English.
    pub about: String,
}

/// `GET /api/network`: where others on the same network find the game. Only a client on the server's own machine is told.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "generate", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Network {
    /// The address as a link, such as `http://192.168.1.5:8080`; nothing if there is none.
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

/// `GET /api/rules`: the rule sets and the switches in which they differ.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "generate", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Rules {
    /// The names of the presets.
    pub presets: Vec<String>,
    /// The switches.
    pub switches: Vec<Switch>,
    /// The revision of the rules that is played.
    pub revision: u32,
}
