//! Many games between bots: who sits where, with which seeds, on which thread, and what came out.

mod chance;
mod dice;
mod game;
mod lineup;
mod records;
mod result;
mod tally;
mod times;

pub use dice::{DiceReport, FaceCount, Fit};
pub use lineup::{Lineup, LineupError};
pub use records::RecordsError;
pub use result::{ArenaResult, Entrant, Reasons};

use game::Worker;
use kaiju_engine::{Action, Decision, Game, RuleSet, Setup, SetupError};
use std::fmt;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Instant;
use tally::Tally;

/// What is to be played.
#[derive(Clone, Debug)]
pub struct Arena {
    /// How it is played.
    pub rules: RuleSet,
    /// Who plays.
    pub lineup: Lineup,
    /// How many games; if it is a multiple of the players, every bot plays from every seat equally often.
    pub games: u64,
    /// What all chance and all bots' seeds come from.
    pub seed: u64,
    /// How many games are played at once. The result does not depend on it.
    pub threads: usize,
    /// The folder that gets a record of each game.
    pub records: Option<PathBuf>,
}

/// Why an arena stopped.
#[derive(Debug)]
pub enum ArenaError {
    /// The games cannot begin.
    Setup(SetupError),
    /// A record cannot be written, or could not from the start.
    Records(RecordsError),
    /// A bot answered what was not asked.
    Illegal {
        /// The bot's name.
        bot: String,
        /// The number of the game, counted from 1.
        game: u64,
        /// What was asked.
        decision: Decision,
        /// What it answered.
        action: Action,
    },
}

impl fmt::Display for ArenaError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ArenaError::Setup(error) => write!(out, "{error}"),
            ArenaError::Records(error) => write!(out, "{error}"),
            ArenaError::Illegal { bot, game, decision, action } => {
                write!(
                    out,
                    "{bot} answered the decision {decision:?} with {action:?} in game {game}, which is not allowed"
                )
            }
        }
    }
}

impl std::error::Error for ArenaError {}

/// Games that a thread takes at once, at most. Fewer if the games are few, so that no thread is left without.
const LARGEST_BATCH: u64 = 64;

impl Arena {
    /// Plays all games. `progress` is told how many more have been played, from any thread.
    pub fn play(&self, progress: &(dyn Fn(u64) + Sync)) -> Result<ArenaResult, ArenaError> {
        let setup = Setup { rules: self.rules, players: self.lineup.players(), first: None };
        let fresh = Game::new(&setup).map_err(ArenaError::Setup)?;
        if let Some(folder) = &self.records {
            records::prepare(folder).map_err(ArenaError::Records)?;
        }
        let start = Instant::now();
        let threads = (self.threads.max(1) as u64).min(self.games.max(1));
        let todo = Todo {
            next: AtomicU64::new(0),
            failed: AtomicBool::new(false),
            games: self.games,
            batch: (self.games / (threads * 16)).clamp(1, LARGEST_BATCH),
        };
        let tallies = std::thread::scope(|scope| {
            let work = || todo.work(Worker::new(self, fresh), progress);
            // All are started before the first is waited for.
            let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
            let join = |worker: std::thread::ScopedJoinHandle<'_, _>| match worker.join() {
                Ok(tally) => tally,
                Err(panic) => std::panic::resume_unwind(panic),
            };
            workers.into_iter().map(join).collect::<Result<Vec<Tally>, ArenaError>>()
        })?;
        let seconds = start.elapsed().as_secs_f64();
        let mut sum = Tally::new(&self.lineup);
        tallies.iter().for_each(|tally| sum.add(tally));
        Ok(ArenaResult::new(self, &sum, seconds))
    }
}

/// The games that no thread has taken yet.
struct Todo {
    next: AtomicU64,
    failed: AtomicBool,
    games: u64,
    batch: u64,
}

impl Todo {
    /// Plays until there are no more games, or until a game fails on any thread.
    fn work(&self, mut worker: Worker<'_>, progress: &(dyn Fn(u64) + Sync)) -> Result<Tally, ArenaError> {
        loop {
            let first = self.next.fetch_add(self.batch, Ordering::Relaxed);
            if first >= self.games || self.failed.load(Ordering::Relaxed) {
                return Ok(worker.into_tally());
            }
            let numbers = first..(first + self.batch).min(self.games);
            for number in numbers.clone() {
                if let Err(error) = worker.play(number) {
                    self.failed.store(true, Ordering::Relaxed);
                    return Err(error);
                }
            }
            progress(numbers.end - numbers.start);
        }
    }
}
