//! Computer players, and the arena in which they meet.
//!
//! A [`Bot`] gets the view of its seat and the open decision, and returns an action. [`LADDER`] lists our bots by name,
//! weakest first, and [`LEVELS`] those that people choose as opponents; their measured strength is in `docs/ladder.md`
//! and `docs/levels.md`.
//!
//! # A whole game
//!
//! One bot per seat; the dice come from a random generator of the engine.
//!
//! ```
//! use kaiju_bots::Kind;
//! use kaiju_engine::playout::{self, WyRand};
//! use kaiju_engine::{Game, Outcome, RuleSet, Setup, Step};
//!
//! let mut game = Game::new(&Setup { rules: RuleSet::CZECH, players: 3, first: None }).expect("2 to 6 players");
//! let mut bots = ["brawler", "random", "random"].map(|name| Kind::named(name).expect("on the ladder").make());
//! for (seed, bot) in (1..).zip(&mut bots) {
//!     bot.begin(seed);
//! }
//! let mut dice = WyRand(7);
//! let outcome = loop {
//!     match game.step() {
//!         Step::Decide { seat, decision } => {
//!             // A bot sees the view of its seat, never the game itself.
//!             let action = bots[seat.index()].choose(&game.view(Some(seat)), seat, decision);
//!             game.play(action, None).expect("bots play legally");
//!         }
//!         Step::Chance(chance) => {
//!             let answer = playout::luck(&game, chance, &mut dice);
//!             game.resolve(answer, None).expect("an answer that fits");
//!         }
//!         Step::Over(outcome) => break outcome,
//!     }
//! };
//! assert!(matches!(outcome, Outcome::Won { .. } | Outcome::AllLost));
//! ```
//!
//! # Many games
//!
//! An [`Arena`] plays many games between the bots of a [`Lineup`] on all threads, and returns win rates with intervals.
//! The result depends only on the seed, whatever the number of threads.
//!
//! ```
//! use kaiju_bots::{Arena, Lineup};
//! use kaiju_engine::RuleSet;
//!
//! let lineup = Lineup::new(["brawler", "random"], 4).unwrap();
//! let arena = Arena { rules: RuleSet::CZECH, lineup, games: 40, seed: 1, threads: 2, records: None };
//! let result = arena.play(&|_| {}).unwrap();
//! let [brawler, random] = &result.entrants[..] else { panic!("two bots") };
//! // The last bot of the lineup fills the other seats.
//! assert_eq!((brawler.seats_played, random.seats_played), (40, 120));
//! assert!(brawler.rate > random.rate);
//! ```
//!
//! # Your own bot
//!
//! - In Rust, implement [`Bot`]; its page has an example that enters the arena.
//! - To change only how positions are judged, implement [`plan::Judge`] and let a [`plan::Planner`] choose: it tries
//!   every answer on a copy of the game and solves the dice exactly ([`dice`]). [`strategist`] and [`champion`] are
//!   such judges.
//! - In any other language, write a [`Program`] that speaks the protocol in `docs/bot-protocol.md`, and enter it as
//!   `cmd:python3 bot.py`.

mod amateur;
mod arena;
mod bot;
mod brawler;
pub mod champion;
pub mod dice;
mod external;
mod grandmaster;
mod ladder;
mod levels;
pub mod plan;
mod random;
pub mod statistics;
pub mod strategist;
#[cfg(feature = "train")]
pub mod train;

pub use amateur::{Amateur, Habits};
pub use arena::{
    Arena, ArenaError, ArenaResult, Basis, DiceReport, Entrant, FaceCount, FailedGame, Fit, Lineup,
    LineupError, Pair, PowerUse, Reasons, RecordsError, SeatScore,
};
pub use bot::Bot;
pub use brawler::Brawler;
pub use external::{
    Ask, Begin, Clock, CommandError, DEFAULT_TIME_LIMIT, Failure, Over, PROTOCOL, Program, end_programs,
    split_bots,
};
pub use grandmaster::{Effort, Grandmaster};
pub use ladder::{Kind, LADDER};
pub use levels::{DAILY_BOTS, LESSON_BOTS, LEVELS};
pub use random::Random;
