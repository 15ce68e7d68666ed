//! A table: how it is set up, and who sits where.

use crate::entry::Ending;
use kaiju_engine::{PowerSet, Seat};
use kaiju_fair::Contribution as FairContribution;
use kaiju_notation::Names;
use serde::{Deserialize, Serialize};

/// One of the six monsters.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "generate", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum MonsterName {
    /// Gigazaur.
    Gigazaur,
    /// The King.
    TheKing,
    /// Kraken.
    Kraken,
    /// Meka Dragon.
    MekaDragon,
    /// Cyber Bunny.
    CyberBunny,
    /// Alienoid.
    Alienoid,
}

impl MonsterName {
    /// All monsters.
    pub const ALL: [MonsterName; 6] = [
        MonsterName::Gigazaur,
        MonsterName::TheKing,
        MonsterName::Kraken,
        MonsterName::MekaDragon,
        MonsterName::CyberBunny,
        MonsterName::Alienoid,
    ];

    /// The name as records print it.
    pub fn text(self) -> &'static str {
        match self {
            MonsterName::Gigazaur => "Gigazaur",
            MonsterName::TheKing => "The King",
            MonsterName::Kraken => "Kraken",
            MonsterName::MekaDragon => "Meka Dragon",
            MonsterName::CyberBunny => "Cyber Bunny",
            MonsterName::Alienoid => "Alienoid",
        }
    }
}

/// Time for decisions. Who uses it up is played by a bot.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "generate", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Clock {
    /// Seconds for each decision, 1 to 86400: at most a day.
    #[cfg_attr(feature = "generate", schema(minimum = 1, maximum = 86_400))]
    pub decision_s: u32,
    /// Seconds for the whole game that are used when those run out, 0 to 36000.
    #[cfg_attr(feature = "generate", schema(maximum = 36_000))]
    pub reserve_s: u16,
}

/// What happens to the seat of a player who is not connected.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "generate", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Absence {
    /// Seconds that the others wait, 0 to 86400.
    #[cfg_attr(feature = "generate", schema(maximum = 86_400))]
    pub pause_s: u32,
    /// The bot that plays then, also for a player whose clock has run out.
    pub bot: String,
}

/// How a table is played. The host can change everything before the start.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "generate", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct TableOptions {
    /// The rule set in the notation: `dark`, or `czech, bay_use=off`.
    #[cfg_attr(feature = "generate", schema(max_length = 1000))]
    pub rules: String,
    /// Whether the table is in the list; others are found by their link only.
    pub public: bool,
    /// Time for decisions, if it is limited.
    pub clock: Option<Clock>,
    /// What happens when a player goes away.
    pub absence: Absence,
    /// The seat that begins, if the table has agreed on one. Otherwise the rules say how it is found: `first_player`.
    #[cfg_attr(feature = "generate", schema(value_type = Option<u8>))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "generate", ts(optional))]
    pub first: Option<Seat>,
    /// The sides of the wickedness tiles, one of each pair, if the table has chosen them. Only with `wickedness=mixed`; otherwise
    /// they are drawn.
    #[cfg_attr(feature = "generate", schema(value_type = Option<Vec<String>>))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "generate", ts(optional))]
    pub sides: Option<PowerSet>,
}

/// Who has a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "generate", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Occupant {
    /// Nobody: anyone may sit down.
    Free,
    /// A guest.
    Guest {
        /// The guest's public id; a guest may have several seats.
        guest: String,
    },
    /// A bot.
    Bot {
        /// Its kind.
        bot: String,
    },
}

/// A seat of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "generate", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct SeatInfo {
    /// Who has it.
    pub occupant: Occupant,
    /// What the player is called, as in the notation; empty for a free seat.
    pub name: String,
    /// The monster, once it is chosen.
    pub monster: Option<MonsterName>,
    /// What the seat has added to the dice.
    pub contribution: Option<Contribution>,
    /// Whether the player has given up; a bot plays on.
    pub resigned: bool,
}

impl SeatInfo {
    /// A seat that nobody has.
    pub fn free() -> SeatInfo {
        SeatInfo {
            occupant: Occupant::Free,
            name: String::new(),
            monster: None,
            contribution: None,
            resigned: false,
        }
    }
}

/// How far a table is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "generate", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(tag = "phase", rename_all = "snake_case")]
pub enum Phase {
    /// The game has not begun.
    Waiting,
    /// The game is being played.
    Playing,
    /// The game is over.
    Over {
        /// How it ended.
        ending: Ending,
    },
}

/// What everybody can check about the dice.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "generate", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Fairness {
    /// SHA-256 of the secret, in 64 hexadecimal digits; shown since the table was made.
    pub commitment: String,
    /// The secret itself, once the game is over.
    pub secret: Option<String>,
}

/// Everything about a table but the game on it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "generate", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct TableInfo {
    /// The table's id, as in its link.
    pub table: String,
    /// How it is played.
    pub options: TableOptions,
    /// How far it is.
    pub phase: Phase,
    /// The public id of the guest who can change the table.
    pub host: String,
    /// The seats, in the order of play.
    pub seats: Vec<SeatInfo>,
    /// The dice.
    pub fairness: Fairness,
    /// The table of the rematch, once somebody has asked for one.
    pub rematch: Option<String>,
    /// The position with which the game begins instead of the set-up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "generate", ts(optional))]
    pub position: Option<String>,
}

impl TableInfo {
    /// The names of the seats as the notation needs them, once the game has begun.
    pub fn names(&self) -> Names {
        let names = self.seats.iter().map(|seat| seat.name.as_str());
        Names::new(names).unwrap_or_else(|_| Names::plain(self.seats.len()))
    }
}

/// 32 random bytes of a player's device, in 64 small hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "generate", derive(ts_rs::TS, utoipa::ToSchema))]
#[cfg_attr(feature = "generate", ts(type = "string"))]
#[cfg_attr(feature = "generate", schema(value_type = String))]
pub struct Contribution(pub FairContribution);

impl Serialize for Contribution {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

impl<'de> Deserialize<'de> for Contribution {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Contribution, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map(Contribution).map_err(serde::de::Error::custom)
    }
}
