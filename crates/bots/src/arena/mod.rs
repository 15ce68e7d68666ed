//! The arena: many games between bots on all threads, with seats, dice and seeds derived from one seed. Uses bots
//! through the trait [`Bot`](crate::Bot), and programs through `external`.

mod chance;
mod dice;
mod game;
mod lineup;
mod player;
mod powers;
mod records;
mod result;
mod rounds;
mod tally;
mod times;
mod watch;

pub use dice::{DiceReport, FaceCount, Fit};
pub use lineup::{Lineup, LineupError};
pub use powers::PowerUse;
pub use records::RecordsError;
pub use result::{ArenaResult, Basis, Entrant, FailedGame, Reasons, SeatScore};
pub use rounds::Pair;

use crate::external::Conduct;
use game::Worker;
use kaiju_engine::{Action, Decision, Game, RuleSet, Setup, SetupError};
use std::fmt;
use std::ops::Range;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Instant;
use tally::Tally;

/// A match to play.
#[derive(Clone, Debug)]
pub struct Arena {
    /// The rules.
    pub rules: RuleSet,
    /// The players.
    pub lineup: Lineup,
    /// The number of games. A round has as many games as players, and everybody plays from every seat in it; if the
    /// number is not a multiple, the last round is incomplete.
    pub games: u64,
    /// The seed of all dice and all bots.
    pub seed: u64,
    /// The number of threads. The result does not depend on it.
    pub threads: usize,
    /// The folder for the records of all games.
    pub records: Option<PathBuf>,
}

/// The reason why an arena stopped.
#[derive(Debug)]
pub enum ArenaError {
    /// The games cannot begin.
    Setup(SetupError),
    /// A record cannot be written.
    Records(RecordsError),
    /// A program cannot be started; nothing has been played.
    Program {
        /// Its name in the line-up.
        name: String,
        /// The operating system's message.
        error: std::io::Error,
    },
    /// A bot gave an illegal answer.
    Illegal {
        /// The bot's name.
        bot: String,
        /// The number of the game, starting at 1.
        game: u64,
        /// The decision.
        decision: Decision,
        /// The answer.
        action: Action,
    },
}

impl fmt::Display for ArenaError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ArenaError::Setup(error) => write!(out, "{error}"),
            ArenaError::Records(error) => write!(out, "{error}"),
            ArenaError::Program { name, error } => {
                let shown: String = name.chars().filter(|letter| !letter.is_control()).collect();
                write!(out, "{shown}: the program cannot be started ({error})")
            }
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

/// The most rounds that a thread takes at once. With few rounds it takes fewer, so that all threads have work.
const LARGEST_BATCH: u64 = 16;

impl Arena {
    /// Plays all games. `progress` is called from any thread with the number of games just finished.
    #[expect(clippy::disallowed_methods, reason = "the arena measures how fast it plays")]
    pub fn play(&self, progress: &(dyn Fn(u64) + Sync)) -> Result<ArenaResult, ArenaError> {
        let setup = Setup { rules: self.rules, players: self.lineup.players(), first: None };
        let fresh = Game::new(&setup).map_err(ArenaError::Setup)?;
        if let Some(folder) = &self.records {
            records::prepare(folder).map_err(ArenaError::Records)?;
        }
        let start = Instant::now();
        let rounds = self.rounds();
        let threads = (self.threads.max(1) as u64).min(rounds.max(1));
        let todo = Todo {
            next: AtomicU64::new(0),
            failed: AtomicBool::new(false),
            rounds,
            batch: (rounds / (threads * 16)).clamp(1, LARGEST_BATCH),
        };
        let conduct: Vec<Conduct> = self.lineup.entrants().map(|_| Conduct::default()).collect();
        let workers = (0..threads).map(|_| Worker::new(self, fresh, &conduct));
        let workers = workers.collect::<Result<Vec<Worker<'_>>, ArenaError>>()?;
        let tallies = std::thread::scope(|scope| {
            let todo = &todo;
            let work = |worker| scope.spawn(move || todo.work(worker, progress));
            // Start all threads before waiting for the first.
            let workers: Vec<_> = workers.into_iter().map(work).collect();
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

    /// The number of rounds, including an incomplete one.
    pub fn rounds(&self) -> u64 {
        self.games.div_ceil(self.lineup.players() as u64)
    }

    /// The games of a round.
    fn round(&self, number: u64) -> Range<u64> {
        let players = self.lineup.players() as u64;
        number * players..((number + 1) * players).min(self.games)
    }

    /// The number of the dice that a game is played with. All games of a round share them, unless an external program
    /// plays, which could remember them.
    fn deal_number(&self, game: u64) -> u64 {
        if self.lineup.has_programs() { game } else { game / self.lineup.players() as u64 }
    }

    fn is_first_with_its_dice(&self, game: u64) -> bool {
        game == 0 || self.deal_number(game) != self.deal_number(game - 1)
    }
}

/// The rounds that no thread has taken yet.
struct Todo {
    next: AtomicU64,
    failed: AtomicBool,
    rounds: u64,
    batch: u64,
}

impl Todo {
    /// Plays until no rounds are left, or until a game fails on any thread.
    fn work(&self, mut worker: Worker<'_>, progress: &(dyn Fn(u64) + Sync)) -> Result<Tally, ArenaError> {
        loop {
            let first = self.next.fetch_add(self.batch, Ordering::Relaxed);
            if first >= self.rounds {
                return Ok(worker.into_tally());
            }
            for round in first..(first + self.batch).min(self.rounds) {
                if self.failed.load(Ordering::Relaxed) {
                    return Ok(worker.into_tally());
                }
                match worker.play_round(round) {
                    Ok(games) => progress(games),
                    Err(error) => {
                        self.failed.store(true, Ordering::Relaxed);
                        return Err(error);
                    }
                }
            }
        }
    }
}
