//! A table: its options and seats.

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

/// Time for decisions. When a player's time is used up, a bot plays for them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "generate", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Clock {
    /// Seconds for each decision, 1 to 86400 (a day).
    #[cfg_attr(feature = "generate", schema(minimum = 1, maximum = 86_400))]
    pub decision_s: u32,
    /// Reserve for the whole game, used when a decision takes longer, 0 to 36000 seconds.
    #[cfg_attr(feature = "generate", schema(maximum = 36_000))]
    pub reserve_s: u16,
}

/// Rules for players who are not connected.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "generate", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Absence {
    /// Seconds until a bot steps in, 0 to 86400.
    #[cfg_attr(feature = "generate", schema(maximum = 86_400))]
    pub pause_s: u32,
    /// The bot that steps in, also for a player whose time is used up.
    pub bot: String,
    /// Without a clock: seconds until a bot steps in for a player who is connected and does not answer while others
    /// wait, 0 to 86400; 0 is never. Left out, it is 900.
    #[cfg_attr(feature = "generate", schema(maximum = 86_400))]
    #[serde(default = "usual_silence", skip_serializing_if = "is_usual_silence")]
    #[cfg_attr(feature = "generate", ts(optional, as = "Option<u32>"))]
    pub silence_s: u32,
}

/// A quarter of an hour.
const USUAL_SILENCE_S: u32 = 900;

fn usual_silence() -> u32 {
    USUAL_SILENCE_S
}

fn is_usual_silence(silence_s: &u32) -> bool {
    *silence_s == USUAL_SILENCE_S
}

/// The weakest bot, which steps in at once for players who have gone, and in the end for those who say nothing.
impl Default for Absence {
    fn default() -> Absence {
        Absence { pause_s: 0, bot: "random".to_owned(), silence_s: USUAL_SILENCE_S }
    }
}

/// The options of a table. The host can change them before the start.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "generate", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct TableOptions {
    /// The rule set in the notation: `dark`, or `czech, bay_use=off`.
    #[cfg_attr(feature = "generate", schema(max_length = 1000))]
    pub rules: String,
    /// True if the table is in the public list; otherwise it is found only by its link.
    pub public: bool,
    /// Time for decisions, if it is limited.
    pub clock: Option<Clock>,
    /// Rules for absent players.
    pub absence: Absence,
    /// The seat that begins, if the host has chosen one. Otherwise the switch `first_player` of the rules decides.
    #[cfg_attr(feature = "generate", schema(value_type = Option<u8>))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "generate", ts(optional))]
    pub first: Option<Seat>,
    /// The sides of the wickedness tiles, one of each pair, if the host has chosen them; otherwise they are drawn.
    /// Only with `wickedness=mixed`.
    #[cfg_attr(feature = "generate", schema(value_type = Option<Vec<String>>))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "generate", ts(optional))]
    pub sides: Option<PowerSet>,
    /// True if players throw the first roll of their turns themselves; otherwise it is rolled at once.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "generate", ts(optional, as = "Option<bool>"))]
    pub throws: bool,
    /// True if players may ask for hints; the record says so.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "generate", ts(optional, as = "Option<bool>"))]
    pub hints: bool,
}

/// The Czech rules at a private table, without a clock.
impl Default for TableOptions {
    fn default() -> TableOptions {
        TableOptions {
            rules: "czech".to_owned(),
            public: false,
            clock: None,
            absence: Absence::default(),
            first: None,
            sides: None,
            throws: false,
            hints: false,
        }
    }
}

/// The occupant of a seat.
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
    /// Its occupant.
    pub occupant: Occupant,
    /// The player's name, as in the notation; empty for a free seat.
    pub name: String,
    /// The monster, once it is chosen.
    pub monster: Option<MonsterName>,
    /// The seat's contribution to the dice.
    pub contribution: Option<Contribution>,
    /// True if the player has resigned or was sent away; a bot plays on.
    pub resigned: bool,
    /// True if the player was sent away.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "generate", ts(optional, as = "Option<bool>"))]
    pub sent_away: bool,
}

impl SeatInfo {
    /// A free seat.
    pub fn free() -> SeatInfo {
        SeatInfo {
            occupant: Occupant::Free,
            name: String::new(),
            monster: None,
            contribution: None,
            resigned: false,
            sent_away: false,
        }
    }
}

/// A vote to send a player away.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "generate", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Vote {
    /// The first seat of the player who should go.
    #[cfg_attr(feature = "generate", schema(value_type = u8))]
    pub seat: Seat,
    /// The public id of the player who votes.
    pub by: String,
}

/// The phase of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "generate", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(tag = "phase", rename_all = "snake_case")]
pub enum Phase {
    /// The game has not started.
    Waiting,
    /// The game is being played.
    Playing,
    /// The game is over.
    Over {
        /// How it ended.
        ending: Ending,
    },
}

/// The commitment and the secret of the dice, for everybody to check.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "generate", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Fairness {
    /// SHA-256 of the secret, in 64 hexadecimal digits; public since the table was created.
    pub commitment: String,
    /// The secret itself, once the game is over.
    pub secret: Option<String>,
}

/// Everything about a table except its game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "generate", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct TableInfo {
    /// The table's id, as in its link.
    pub table: String,
    /// The options.
    pub options: TableOptions,
    /// Its phase.
    pub phase: Phase,
    /// The host's public id.
    pub host: String,
    /// The seats, in turn order.
    pub seats: Vec<SeatInfo>,
    /// Proof of fair dice.
    pub fairness: Fairness,
    /// The id of the rematch, once there is one.
    pub rematch: Option<String>,
    /// The public id of the guest who asked for the rematch, if it is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "generate", ts(optional))]
    pub rematch_by: Option<String>,
    /// Votes to send players away.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "generate", ts(optional, as = "Option<Vec<Vote>>"))]
    pub votes: Vec<Vote>,
    /// The position that the game begins with instead of the set-up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "generate", ts(optional))]
    pub position: Option<String>,
    /// The day whose daily game it is, in days since 1970.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "generate", ts(optional))]
    pub daily: Option<u32>,
    /// True for a lesson, whose first dice are prepared.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "generate", ts(optional, as = "Option<bool>"))]
    pub lesson: bool,
}

impl TableInfo {
    /// The names of the seats for the notation, once the game has started.
    pub fn names(&self) -> Names {
        let names = self.seats.iter().map(|seat| seat.name.as_str());
        Names::new(names).unwrap_or_else(|_| Names::plain(self.seats.len()))
    }
}

/// 32 random bytes of a player's device, in 64 lower-case hexadecimal digits.
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
