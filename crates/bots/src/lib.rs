//! Players made of code, and the arena in which they meet.
//!
//! A [`Bot`] gets what its seat may see and the open decision, and gives an action. [`LADDER`] lists the bots by way of playing,
//! [`LEVELS`] those that people choose as opponents.
//! A [`Program`] is a bot that somebody else wrote. An [`Arena`] plays many games between them on all threads: what comes out depends on the seed alone.
//!
//! ```
//! use kaiju_bots::{Arena, Lineup};
//! use kaiju_engine::RuleSet;
//!
//! let lineup = Lineup::new(["random"], 4).unwrap();
//! let arena = Arena { rules: RuleSet::CZECH, lineup, games: 40, seed: 1, threads: 2, records: None };
//! let result = arena.play(&|_| {}).unwrap();
//! assert_eq!(result.games, 40);
//! assert_eq!(result.entrants[0].seats_played, 160);
//! ```

mod amateur;
mod arena;
mod bot;
mod brawler;
pub mod champion;
pub mod dice;
mod external;
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
pub use ladder::{Kind, LADDER};
pub use levels::LEVELS;
pub use random::Random;
