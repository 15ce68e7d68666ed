//! The player at a position of the lineup: a bot of ours, or an external program.

use super::ArenaError;
use super::lineup::{Candidate, Lineup};
use crate::bot::Bot;
use crate::external::{Conduct, External, Failure};
use kaiju_engine::{Action, Decision, Outcome, Seat, View};

pub(super) enum Player {
    Bot(Box<dyn Bot>),
    Program(Box<External>),
}

impl Player {
    /// One player per position of the lineup; starts the programs. `conduct` has an entry per entrant.
    pub fn all(lineup: &Lineup, conduct: &[Conduct]) -> Result<Vec<Player>, ArenaError> {
        let player = |place: usize| match lineup.candidate(place) {
            Candidate::Bot(kind) => Ok(Player::Bot(kind.make())),
            Candidate::Program(program) => {
                let conduct = conduct[lineup.entrant_of(place)].clone();
                External::start(program.clone(), lineup.time_limit(), lineup.clock(), conduct)
                    .map(|external| Player::Program(Box::new(external)))
                    .map_err(|error| ArenaError::Program { name: program.name().to_owned(), error })
            }
        };
        (0..lineup.players()).map(player).collect()
    }

    /// Begins a new game.
    pub fn begin(&mut self, seed: u64) {
        match self {
            Player::Bot(bot) => bot.begin(seed),
            Player::Program(external) => external.begin(seed),
        }
    }

    /// True if `random` has replaced it.
    pub fn is_replaced(&self) -> bool {
        match self {
            Player::Bot(_) => false,
            Player::Program(external) => external.is_replaced(),
        }
    }

    /// Answers the open decision.
    pub fn choose(&mut self, view: &View, seat: Seat, decision: Decision) -> Action {
        match self {
            Player::Bot(bot) => bot.choose(view, seat, decision),
            Player::Program(external) => external.choose(view, seat, decision),
        }
    }

    /// Ends the game. Returns the failure of a program in it, if any.
    pub fn over(&mut self, outcome: Outcome, players: usize) -> Option<Failure> {
        match self {
            Player::Bot(_) => None,
            Player::Program(external) => external.over(outcome, players),
        }
    }
}
