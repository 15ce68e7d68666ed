//! The rules of King of Tokyo as a small, copyable value.
//!
//! The engine has no randomness, clock, files or text of its own. A [`Game`] asks, and the caller answers:
//! [`Game::step`] returns what the game waits for.
//!
//! - [`Step::Decide`]: a player must choose. [`Game::legal_actions`] lists the answers, and [`Game::play`] takes one.
//! - [`Step::Chance`]: dice or a card must be supplied through [`Game::resolve`].
//! - [`Step::Over`]: the game has ended with this outcome.
//!
//! # A whole game
//!
//! Four players who choose at random:
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
//!         // Which dice does `seat` keep? Does it leave Tokyo? What does it buy?
//!         Step::Decide { seat, decision } => {
//!             game.legal_actions(&mut actions);
//!             let action = actions[numbers.below(actions.len() as u32) as usize];
//!             println!("{seat:?} is asked {decision:?} and answers {action:?}");
//!             game.play(action, Some(&mut events)).expect("a legal action");
//!         }
//!         // The dice could also come from a table, a script, or every branch of a search.
//!         Step::Chance(chance) => {
//!             let answer = luck(&game, chance, &mut numbers);
//!             game.resolve(answer, Some(&mut events)).expect("an answer that fits");
//!         }
//!         Step::Over(outcome) => break outcome,
//!     }
//! };
//! assert_eq!(events.last(), Some(&Event::GameOver { outcome }));
//! ```
//!
//! # Three words
//!
//! A [`Decision`] is a question, an [`Action`] is an answer, and an [`Event`] is a fact. Events go to an [`Observer`]
//! such as the `Vec` above and tell everything that happened, each with its [`Cause`], so that a [`Table`] can be
//! redrawn from them without knowing a rule:
//!
//! ```
//! # use kaiju_engine::{Dice, Event, Game, Luck, PowerId, RuleSet, Seat, Setup, Step, Table};
//! let setup = Setup { rules: RuleSet::CZECH, players: 2, first: Some(Seat::First) };
//! let mut game = Game::new(&setup).expect("2 to 6 players");
//! let mut events: Vec<Event> = Vec::new();
//! for card in ["wings", "jets", "heal"] {
//!     let card = PowerId::from_text(card).expect("a card");
//!     game.resolve(Luck::Card(card), Some(&mut events)).expect("the market is dealt first");
//! }
//! let dice = Dice::from_counts([3, 0, 0, 2, 1, 0]);
//! game.resolve(Luck::Dice(dice), Some(&mut events)).expect("then the first player rolls");
//!
//! let mut table = Table::new(&RuleSet::CZECH, 2);
//! events.iter().for_each(|event| table.apply(event));
//! assert_eq!(table, Table::of(&game.view(None)));
//! assert_eq!(table.turn.map(|turn| turn.dice), Some(dice));
//! ```
//!
//! # Explanations are data
//!
//! [`Game::why_not`] gives the reason why an action is not legal ([`Lack`]), [`Game::figures`] gives prices, maximum
//! hearts, dice and rolls with the powers that change them, [`Game::threat`] the parts of pending damage,
//! [`Game::why_order`] the reasons why the order of resolving matters ([`OrderReason`]), and [`RuleSet::numbers`] the
//! numbers that never change.
//!
//! # Copies and views
//!
//! A game is at most 512 bytes, `Copy`, `Eq` and `Hash`. Copy it to try an answer, keep it in a map, resume it at any
//! question. The deck is a set, and drawing is chance, so a game hides nothing except a card that somebody has peeked
//! at; [`Game::view`] leaves that out for everybody else.
//!
//! # Modules
//!
//! - [`playout`]: random play, given random numbers.
//! - [`rules`]: rule sets and their switches.
//! - [`parts`]: a game as plain data, for readers of saved games.
//!
//! Positions, actions and scenarios as text are in the crate `kaiju-notation`.

#![forbid(unsafe_code)]

// Lets unit tests share helpers with the integration tests, which say `kaiju_engine`.
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
mod order;
pub mod parts;
mod play;
pub mod playout;
// Starting positions of random games, shared with the integration tests.
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
mod setup;
mod stack;
mod step;
mod table;
mod tiles;
mod turn;
mod verbs;
mod view;
mod why_not;

pub use action::{Action, IllegalAction, Verb, Verbs};
pub use action_list::ActionList;
pub use decision::{Decision, DecisionKind, DecisionKinds};
pub use dice::{Dice, Face, FaceSet};
pub use event::{Event, Observer, Source, Token};
pub use figures::{Figure, Figures, Price};
pub use frame::{Asks, AttackStage, EndStage, Frame, FrameKind, FrameKinds, Moment, Phase};
pub use game::{
    BASE_DICE, BAY_NEEDS, Game, MARKET_SLOTS, MOST_DICE, MOST_DICE_FEWER, Outcome, POINTS_TO_WIN, Place,
    Player, Victory, WICKEDNESS_END, WICKEDNESS_LEVELS,
};
pub use hit::{Blow, Cause, Hit, HitKind, Threat};
pub use lack::{Aim, Lack};
pub use numbers::{Entering, Pay, RuleNumbers};
pub use order::OrderReason;
pub use power::{Gain, Holder, Kind, Limit, Pick, Power, PowerId, PowerSet, Side, Window, Windows};
pub use rules::RuleSet;
pub use seat::{Seat, SeatSet};
pub use setup::{Setup, SetupError};
pub use stack::Frames;
pub use step::{Chance, IllegalLuck, Luck, Step, tile_pairs};
pub use table::{Monster, Table, TableTurn};
pub use turn::{ExtraTurns, Turn};
pub use view::View;

/// Runs the example in the README as a documentation test.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct Readme;
