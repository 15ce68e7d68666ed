//! The analysis of a game that is over, and hints during a game. Chances are fractions of 1.

use kaiju_engine::{Dice, Face, Pick, PowerId, Seat, Token, Verb};
use serde::{Deserialize, Serialize};

/// An answer to a decision.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "generate", derive(ts_rs::TS))]
pub struct Answer {
    /// The answer in the notation.
    pub action: String,
    /// The kind of answer.
    pub verb: Verb,
    /// The dice that are kept.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "generate", ts(optional))]
    pub keep: Option<Dice>,
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
}

/// An answer with the chance of its player to win afterwards.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "generate", derive(ts_rs::TS))]
pub struct ValuedAnswer {
    /// The answer.
    pub answer: Answer,
    /// The chance of the player who decides.
    pub win: f64,
    /// Its standard error, if it was measured by rollouts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "generate", ts(optional))]
    pub error: Option<f64>,
}

/// `GET /api/tables/ID/analysis`: win chances, luck and mistakes in a game that is over.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "generate", derive(ts_rs::TS))]
pub struct GameAnalysis {
    /// The account of every seat.
    pub seats: Vec<SeatAccount>,
    /// Every seat's chance before the first move.
    pub initial: Vec<f64>,
    /// The moves of the game, without choices that were taken back.
    pub moves: Vec<AnalysedMove>,
    /// The moves that changed most.
    pub turning_points: Vec<TurningPoint>,
    /// True if turning points and the worst mistakes were examined by rollouts.
    pub deep: bool,
}

/// The account of a seat's chance: `last` is `initial + luck + own + others + revision`.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "generate", derive(ts_rs::TS))]
pub struct SeatAccount {
    /// The chance before the first move.
    pub initial: f64,
    /// The chance at the end.
    pub last: f64,
    /// The effect of all dice and cards.
    pub luck: f64,
    /// The effect of the player's own choices: never more than 0.
    pub own: f64,
    /// The effect of the others' choices.
    pub others: f64,
    /// Positions that looked different one turn later.
    pub revision: f64,
    /// Decisions in which the answer mattered.
    pub decisions: u32,
    /// The mean loss of these decisions.
    pub mean_loss: f64,
    /// The numbers of inaccuracies, mistakes and blunders among them.
    pub graded: [u32; 3],
}

/// One move.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "generate", derive(ts_rs::TS))]
pub struct AnalysedMove {
    /// The number of its entry in the log.
    pub seq: u64,
    /// Every seat's chance after it. What is missing to 1 is the chance that nobody wins.
    pub win: Vec<f64>,
    /// Every seat's luck, if chance answered and it mattered.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "generate", ts(optional))]
    pub luck: Option<Vec<f64>>,
    /// The choice, if a player answered and it mattered.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "generate", ts(optional))]
    pub choice: Option<AnalysedChoice>,
}

/// A choice with its alternatives.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "generate", derive(ts_rs::TS))]
pub struct AnalysedChoice {
    /// The seat that decided.
    pub seat: Seat,
    /// The grade.
    pub grade: Grade,
    /// The chance that a better answer would have given on top.
    pub loss: f64,
    /// The given answer.
    pub given: ValuedAnswer,
    /// The best other answers, the best one first.
    pub others: Vec<ValuedAnswer>,
}

/// The grade of a choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "generate", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Grade {
    /// Nothing worth mentioning.
    Good,
    /// A small loss.
    Inaccuracy,
    /// A clear loss.
    Mistake,
    /// A large loss.
    Blunder,
}

/// A move that changed much.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "generate", derive(ts_rs::TS))]
pub struct TurningPoint {
    /// The number of its entry in the log.
    pub seq: u64,
    /// Every seat's chance before and after it by rollouts, if it was examined.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "generate", ts(optional))]
    pub measured: Option<[Vec<Measured>; 2]>,
}

/// A chance that was measured by rollouts.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "generate", derive(ts_rs::TS))]
pub struct Measured {
    /// The mean.
    pub win: f64,
    /// Its standard error.
    pub error: f64,
}

/// The progress of an analysis that is not ready: the answer with status 202.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "generate", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct AnalysisProgress {
    /// Finished parts.
    pub done: u32,
    /// All parts; 0 while other games are analysed first.
    pub of: u32,
}

/// `GET /api/tables/ID/hint`: the best answers to the open question, for the player who is asked.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "generate", derive(ts_rs::TS))]
pub struct Hint {
    /// The number of the question.
    pub seq: u64,
    /// The seat that is asked.
    pub seat: Seat,
    /// The best answers, the best one first.
    pub answers: Vec<Hinted>,
}

/// An answer with what speaks for it and against it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "generate", derive(ts_rs::TS))]
pub struct Hinted {
    /// The answer.
    pub answer: Answer,
    /// The chance to win afterwards.
    pub win: f64,
    /// The chances of the kept dice.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "generate", ts(optional, as = "Option<Vec<Hope>>"))]
    pub hopes: Vec<Hope>,
    /// The chance to be knocked out before the player's next turn, measured by playouts; for leaving or staying.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "generate", ts(optional))]
    pub out: Option<f64>,
}

/// At least so many dice with a face when rolling is over.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "generate", derive(ts_rs::TS))]
pub struct Hope {
    /// The face.
    pub face: Face,
    /// The least number of dice.
    pub count: u8,
    /// The exact chance.
    pub chance: f64,
}

/// `POST /api/tables/ID/what-if`: a new game that goes on from a decision of a game that is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "generate", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct WhatIf {
    /// The number of the decision's entry in the log.
    pub seq: u64,
}
