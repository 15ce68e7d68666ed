//! Many games between bots: who sits where, with which seeds, on which thread, and what came out.

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

/// What is to be played.
#[derive(Clone, Debug)]
pub struct Arena {
    /// How it is played.
    pub rules: RuleSet,
    /// The players.
    pub lineup: Lineup,
    /// The number of games. As many as players make a round, in which everybody plays from every seat; if it is no
    /// multiple of them, the last round is broken off.
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
    /// A program cannot be started; nothing has been played.
    Program {
        /// Its name in the line-up.
        name: String,
        /// The operating system's message.
        error: std::io::Error,
    },
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

/// Rounds that a thread takes at once, at most. Fewer if the rounds are few, so that no thread is left without.
const LARGEST_BATCH: u64 = 16;

impl Arena {
    /// Plays all games. `progress` is told how many more have been played, from any thread.
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
            // All are started before the first is waited for.
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

    /// The number of rounds, counting one that is broken off.
    pub fn rounds(&self) -> u64 {
        self.games.div_ceil(self.lineup.players() as u64)
    }

    /// The games of a round.
    fn round(&self, number: u64) -> Range<u64> {
        let players = self.lineup.players() as u64;
        number * players..((number + 1) * players).min(self.games)
    }

    /// Which dice a game is played with: all games of a round have the same, unless somebody else's program plays, which
    /// could remember them.
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
    /// Plays until there are no more rounds, or until a game fails on any thread.
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
