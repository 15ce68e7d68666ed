//! The open question.

use kaiju_engine::{Decision, Event, Face, Lack, Pick, PowerId, PowerSet, Seat, Token, Verb};
use serde::{Deserialize, Serialize};

/// A question to a player. Everybody sees who is asked what; the choices are told to the one who is asked.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "generate", derive(ts_rs::TS))]
pub struct Question {
    /// The number to answer with: that of the last entry of the log that the question depends on.
    pub seq: u64,
    /// Who is asked.
    pub seat: Seat,
    /// What.
    pub decision: Decision,
    /// What each monster is about to lose, in seat order; left out where no damage is coming.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "generate", ts(optional, as = "Option<Vec<Threat>>"))]
    pub threats: Vec<Threat>,
    /// Whether and which dice may be kept; only for those who are asked.
    pub keep: Option<Keep>,
    /// What would happen if all dice were kept and nobody stepped in; only for those who are asked.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "generate", ts(optional, as = "Option<Vec<Event>>"))]
    pub stop: Vec<Event>,
    /// All other legal answers; only for those who are asked.
    pub choices: Vec<Choice>,
    /// What this decision would allow if something were not missing, and what is; only for those who are asked.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "generate", ts(optional, as = "Option<Vec<Closed>>"))]
    pub closed: Vec<Closed>,
    /// Why heart dice would not heal the seat, where it matters; only for those who are asked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "generate", ts(optional))]
    pub no_healing: Option<Lack>,
    /// Why the dice would not lead the seat into Tokyo, where they might; only for those who are asked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "generate", ts(optional))]
    pub no_entry: Option<Lack>,
    /// Whether the seat can take back its last choice.
    pub can_take_back: bool,
    /// When a bot answers instead, in milliseconds since 1970, if nobody does.
    pub bot_at: Option<u64>,
    /// What is left of the seat's reserve when `bot_at` is reached without it, in milliseconds.
    pub reserve_ms: Option<u64>,
}

/// Damage that is coming to a monster.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "generate", derive(ts_rs::TS))]
pub struct Threat {
    /// Hearts that it loses if nothing is done about it.
    pub hearts: u8,
    /// The powers of both sides without which it would be another number.
    pub changed_by: PowerSet,
    /// Whether it is the claws of an attack.
    pub attack: bool,
}

/// Which dice may be kept. The answer is `keep` with faces: `keep 2 2 claw`, `keep none`, or `keep all`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "generate", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Keep {
    /// Any of the dice that lie; the others are rolled again.
    Any,
    /// All of them: no roll is left.
    All,
}

/// A legal answer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "generate", derive(ts_rs::TS))]
pub struct Choice {
    /// The answer in the notation, to be sent back.
    pub action: String,
    /// What sort of answer it is.
    pub verb: Verb,
    /// The power that is used, bought or taken.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "generate", ts(optional))]
    pub power: Option<PowerId>,
    /// What is picked with it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "generate", ts(optional))]
    pub pick: Option<Pick>,
    /// The face that is resolved.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "generate", ts(optional))]
    pub face: Option<Face>,
    /// The token that is removed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "generate", ts(optional))]
    pub token: Option<Token>,
    /// What would happen if nobody stepped in, until chance or somebody is asked again. A purchase is told past the card
    /// that is drawn in its place, as far as that card does not matter.
    pub effects: Vec<Event>,
}

/// An answer that is not legal, although its like is at this decision.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "generate", derive(ts_rs::TS))]
pub struct Closed {
    /// What sort of answer it would be.
    pub verb: Verb,
    /// The power that would be used.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "generate", ts(optional))]
    pub power: Option<PowerId>,
    /// What would be picked with it. Of a die that would be turned only its face counts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "generate", ts(optional))]
    pub pick: Option<Pick>,
    /// What is missing.
    pub why: Lack,
}
