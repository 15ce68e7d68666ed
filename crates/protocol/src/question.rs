//! The open question.

use kaiju_engine::{Decision, Event, Face, Lack, OrderReason, Pick, PowerId, Seat, Threat, Token, Verb};
use serde::{Deserialize, Serialize};

/// A question to a player. Everybody sees it; only the asked player gets the choices.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "generate", derive(ts_rs::TS))]
pub struct Question {
    /// The number to answer with: that of the last entry the question depends on.
    pub seq: u64,
    /// The asked seat.
    pub seat: Seat,
    /// The decision, or the first roll of a turn.
    pub decision: Asked,
    /// The pending damage of each monster, in seat order; left out if there is none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "generate", ts(optional, as = "Option<Vec<Threat>>"))]
    pub threats: Vec<Threat>,
    /// The dice that may be kept, if any; only for the asked player.
    pub keep: Option<Keep>,
    /// The events if all dice were kept and nobody stepped in, up to the end of the turn; only for the asked player.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "generate", ts(optional, as = "Option<Vec<Event>>"))]
    pub stop: Vec<Event>,
    /// All other legal answers; only for the asked player.
    pub choices: Vec<Choice>,
    /// Answers of this decision that are not legal now, and what they lack; only for the asked player.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "generate", ts(optional, as = "Option<Vec<Closed>>"))]
    pub closed: Vec<Closed>,
    /// Why heart dice would not heal the seat, where it matters; only for the asked player.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "generate", ts(optional))]
    pub no_healing: Option<Lack>,
    /// Why the dice would not lead the seat into Tokyo, where they might; only for the asked player.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "generate", ts(optional))]
    pub no_entry: Option<Lack>,
    /// Why the numbers of a roll would not score; only for the asked player.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "generate", ts(optional))]
    pub no_score: Option<Lack>,
    /// Why the order of resolving matters; only for the asked player.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "generate", ts(optional, as = "Option<Vec<OrderReason>>"))]
    pub order: Vec<OrderReason>,
    /// True if the seat can take back its last choice.
    pub can_take_back: bool,
    /// When a bot will answer instead, in milliseconds since 1970.
    pub bot_at: Option<u64>,
    /// The seat's reserve before this decision, in milliseconds, if time is limited.
    pub reserve_ms: Option<u64>,
}

/// The subject of a question.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "generate", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum Asked {
    /// A decision of the rules.
    Rules(Decision),
    /// A question of the table, which changes nothing in the game.
    Table(TableDecision),
}

impl Asked {
    /// True if the dice of a turn's first roll wait for their player.
    pub fn is_throw(self) -> bool {
        self == Asked::Table(TableDecision::Throw)
    }
}

/// A question of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "generate", derive(ts_rs::TS))]
#[serde(tag = "decision", rename_all = "snake_case")]
pub enum TableDecision {
    /// Throw the dice of the first roll. The only answer is `throw`, and it is no entry of its own: the entry of the
    /// dice follows. Asked at tables whose option `throws` is on.
    Throw,
}

/// The dice that may be kept. The answer is `keep` with faces: `keep 2 2 claw`, `keep none`, or `keep all`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "generate", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Keep {
    /// Any of the dice; the others are rolled again.
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
    /// The kind of answer.
    pub verb: Verb,
    /// The power that is used, bought or taken.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "generate", ts(optional))]
    pub power: Option<PowerId>,
    /// The pick that comes with it.
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
    /// The events of this answer alone, if nobody stepped in: up to the next question to chance or a player, to the
    /// next turn, or to dice that are resolved in any case. For a purchase they continue past the draw of the next
    /// card, as far as that card does not matter.
    pub effects: Vec<Event>,
    /// True if it uses a heart of the result.
    #[serde(default, skip_serializing_if = "is_false")]
    #[cfg_attr(feature = "generate", ts(optional, as = "Option<bool>"))]
    pub uses_heart: bool,
    /// True if the same comes by itself after another answer, and could as well.
    #[serde(default, skip_serializing_if = "is_false")]
    #[cfg_attr(feature = "generate", ts(optional, as = "Option<bool>"))]
    pub automatic: bool,
    /// Something that the effects leave open.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "generate", ts(optional))]
    pub open: Option<Open>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes references")]
fn is_false(flag: &bool) -> bool {
    !flag
}

/// Something that the effects of an answer leave open.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "generate", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Open {
    /// Dice decide how much of the pending damage is left.
    Dice,
    /// A card is looked at first.
    Card,
    /// The pending damage is still to come, whole.
    Damage,
    /// A part of the pending damage is still to come.
    Rest,
}

/// An answer that belongs to this decision but is not legal now.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "generate", derive(ts_rs::TS))]
pub struct Closed {
    /// The kind of answer.
    pub verb: Verb,
    /// The power that would be used.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "generate", ts(optional))]
    pub power: Option<PowerId>,
    /// The pick that would come with it. For a die that would be turned, only its face counts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "generate", ts(optional))]
    pub pick: Option<Pick>,
    /// The reason: what it lacks.
    pub why: Lack,
}
