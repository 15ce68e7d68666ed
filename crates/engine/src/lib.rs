//! The rules of King of Tokyo as a small, copyable value.
//!
//! A [`Game`] asks: [`Game::step`] tells whether a player must decide, chance must answer, or the game is over.
//! The caller answers with [`Game::play`] and [`Game::resolve`]. Nothing random happens inside, nothing is read
//! from a clock or a file, and a game can be copied, compared, hashed and resumed at every question.

#![forbid(unsafe_code)]

// Tests inside the engine share what the tests outside use.
#[cfg(test)]
extern crate self as kaiju_engine;

mod action;
mod cards;
mod dice;
mod dispatch;
mod event;
mod flow;
mod game;
mod list;
pub mod notation;
mod play;
pub mod playout;
mod power;
mod power_prelude;
pub mod rules;
pub mod scenario;
mod seat;
#[cfg(feature = "serde")]
mod serialize;
mod step;
mod table;
mod tiles;
mod verbs;
mod view;

pub use action::{Action, ActionList, IllegalAction, Menu, Verb};
pub use dice::{Dice, Face, FaceSet};
pub use event::{Event, Observer, Source, Token};
pub use game::{
    AttackStage, Cause, EndStage, ExtraTurns, Frame, Game, Hit, HitKind, MARKET_SLOTS, Moment, Outcome,
    Place, Player, Setup, SetupError, Turn, Victory, WICKEDNESS_LEVELS,
};
pub use power::{Gain, Holder, Kind, Pick, Power, PowerId, PowerSet, Side, Window};
pub use rules::RuleSet;
pub use seat::{Seat, SeatSet};
pub use step::{Chance, Decision, IllegalLuck, Luck, Step, tile_pairs};
pub use table::{Monster, Table, TableTurn};
pub use view::View;
