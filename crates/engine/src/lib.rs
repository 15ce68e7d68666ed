//! The rules of King of Tokyo as a small, copyable value.
//!
//! A [`Game`] asks, and the caller answers. [`Game::step`] tells what it waits for:
//!
//! - [`Step::Decide`]: a player must choose. [`Game::legal_actions`] lists the answers, [`Game::play`] takes one.
//! - [`Step::Chance`]: dice or a card must be supplied, through [`Game::resolve`]. Nothing random happens inside.
//! - [`Step::Over`]: the game has ended, with this outcome.
//!
//! Nothing is read from a clock or a file, and a game can be copied, compared, hashed and resumed at every question. This
//! is a whole game, played by four players who choose at random:
//!
//! ```
//! use kaiju_engine::playout::{Numbers, WyRand, luck};
//! use kaiju_engine::{ActionList, Event, Game, RuleSet, Setup, Step};
//!
//! let mut game = Game::new(&Setup { rules: RuleSet::CZECH, players: 4, first: None }).expect("2 to 6 players");
//! let mut numbers = WyRand(2026);
//! let mut actions = ActionList::new();
//! let mut events: Vec<Event> = Vec::new();
//! let outcome = loop {
//!     match game.step() {
//!         // `seat` is asked `decision`: which dice to keep, whether to leave Tokyo, what to buy, …
//!         Step::Decide { seat, decision } => {
//!             game.legal_actions(&mut actions);
//!             let action = actions[numbers.below(actions.len() as u32) as usize];
//!             println!("{seat:?} is asked {decision:?} and answers {action:?}");
//!             game.play(action, Some(&mut events)).expect("a legal action");
//!         }
//!         // The dice may as well come from a table, a script, or every branch of a search.
//!         Step::Chance(chance) => {
//!             let answer = luck(&game, chance, &mut numbers);
//!             game.resolve(answer, Some(&mut events)).expect("what was asked for");
//!         }
//!         Step::Over(outcome) => break outcome,
//!     }
//! };
//! assert_eq!(events.last(), Some(&Event::GameOver { outcome }));
//! ```

#![forbid(unsafe_code)]

// Tests inside the engine share what the tests outside use.
#[cfg(test)]
extern crate self as kaiju_engine;

mod action;
mod action_list;
mod bits;
mod cards;
mod copying;
mod decision;
mod dice;
mod dispatch;
mod event;
mod fast;
mod figures;
mod flow;
mod frame;
mod game;
mod hit;
mod hooks;
mod lack;
mod list;
mod numbers;
pub mod parts;
mod play;
pub mod playout;
// Where random games begin, for tests inside the engine as for those outside.
#[cfg(test)]
#[path = "../tests/properties/positions.rs"]
#[allow(dead_code)]
mod positions;
mod power;
mod power_prelude;
pub mod rules;
mod seat;
#[cfg(feature = "serde")]
mod serialize;
mod stack;
mod step;
mod table;
mod tiles;
mod turn;
mod verbs;
mod view;

pub use action::{Action, IllegalAction, Verb, Verbs};
pub use action_list::ActionList;
pub use decision::{Decision, DecisionKind, DecisionKinds};
pub use dice::{Dice, Face, FaceSet};
pub use event::{Event, Observer, Source, Token};
pub use figures::{Figure, Figures, Price};
pub use frame::{Asks, AttackStage, EndStage, Frame, FrameKind, FrameKinds, Moment, Phase};
pub use game::{
    BASE_DICE, BAY_NEEDS, Game, MARKET_SLOTS, MOST_DICE, MOST_DICE_FEWER, Outcome, POINTS_TO_WIN, Place,
    Player, Setup, SetupError, Victory, WICKEDNESS_END, WICKEDNESS_LEVELS,
};
pub use hit::{Cause, Hit, HitKind};
pub use lack::{Aim, Lack};
pub use numbers::{Entering, Pay, RuleNumbers};
pub use power::{Gain, Holder, Kind, Limit, Pick, Power, PowerId, PowerSet, Side, Window};
pub use rules::RuleSet;
pub use seat::{Seat, SeatSet};
pub use stack::Frames;
pub use step::{Chance, IllegalLuck, Luck, Step, tile_pairs};
pub use table::{Monster, Table, TableTurn};
pub use turn::{ExtraTurns, Turn};
pub use view::View;

/// Runs the example of the README as a documentation test.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct Readme;
