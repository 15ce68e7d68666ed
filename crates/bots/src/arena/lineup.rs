//! The lineup: the bots that play, and their seats in each game.

use super::chance::{Purpose, derive};
use crate::external::{Clock, CommandError, DEFAULT_TIME_LIMIT, Program};
use crate::ladder::Kind;
use kaiju_engine::Seat;
use kaiju_engine::playout::{Numbers, WyRand};
use std::fmt;
use std::time::Duration;

/// The bots at one table.
///
/// A round has as many games as there are players. Each round seats the bots in a new random order, and in its games
/// everybody moves on by one seat: so each bot plays from every seat, and not always after the same opponent.
///
/// ```
/// use kaiju_bots::{Lineup, LineupError};
/// let lineup = Lineup::new(["random"], 3).unwrap();
/// assert_eq!(lineup.players(), 3);
/// assert!(matches!(Lineup::new(["rando"], 3), Err(LineupError::Unknown(_))));
/// ```
#[derive(Clone, Debug)]
pub struct Lineup {
    /// The distinct bots, in the order of their first mention.
    entrants: Vec<Candidate>,
    /// The index of the bot at each position.
    places: Vec<usize>,
    /// The time limit of programs per answer.
    time_limit: Duration,
    /// The clock for that limit.
    clock: Clock,
}

/// A bot of ours, or an external program.
#[derive(Clone, Debug)]
pub(super) enum Candidate {
    Bot(Kind),
    Program(Program),
}

impl Candidate {
    fn named(name: &str) -> Result<Candidate, LineupError> {
        match Program::parse(name) {
            Some(Ok(program)) => Ok(Candidate::Program(program)),
            Some(Err(error)) => Err(LineupError::Command(error)),
            None => {
                Kind::named(name).map(Candidate::Bot).ok_or_else(|| LineupError::Unknown(name.to_owned()))
            }
        }
    }

    fn name(&self) -> &str {
        match self {
            Candidate::Bot(kind) => kind.name,
            Candidate::Program(program) => program.name(),
        }
    }
}

/// The reason why a lineup is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LineupError {
    /// No bot has this name.
    Unknown(String),
    /// The command of a program cannot be read.
    Command(CommandError),
    /// No bots were named.
    Nobody,
    /// A table has 2 to 6 seats.
    Seats,
    /// There are more bots than seats.
    TooMany {
        /// The number of bots named.
        bots: usize,
        /// The number of seats.
        players: usize,
    },
}

impl fmt::Display for LineupError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LineupError::Unknown(name) => {
                let shown: String = name.chars().filter(|letter| !letter.is_control()).take(40).collect();
                let known: Vec<&str> = Kind::all().map(|kind| kind.name).collect();
                write!(
                    out,
                    "no bot is called `{shown}`: expected {}, or cmd: and a program",
                    known.join(", ")
                )
            }
            LineupError::Command(error) => write!(out, "{error}"),
            LineupError::Nobody => write!(out, "at least one bot must be named"),
            LineupError::Seats => write!(out, "a table has 2 to {} seats", Seat::MAX),
            LineupError::TooMany { bots, players } => {
                write!(out, "{bots} bots cannot share {players} seats: name at most {players}")
            }
        }
    }
}

impl std::error::Error for LineupError {}

impl Lineup {
    /// Bots by name for a table of `players`: names on the ladder, or `cmd:` and the command of a program. The last
    /// one fills the remaining seats.
    pub fn new<'a>(names: impl IntoIterator<Item = &'a str>, players: usize) -> Result<Lineup, LineupError> {
        Lineup::of(names.into_iter().map(Candidate::named), players)
    }

    /// [`Lineup::new`] with kinds of bots: those of the ladder, or your own. Kinds with the same name are one bot.
    ///
    /// ```
    /// use kaiju_bots::{Brawler, Kind, Lineup};
    /// let own = Kind { name: "own", about: "plays like a brawler", make: || Box::new(Brawler) };
    /// assert_eq!(Lineup::of_kinds([own], 3).unwrap().players(), 3);
    /// ```
    pub fn of_kinds(kinds: impl IntoIterator<Item = Kind>, players: usize) -> Result<Lineup, LineupError> {
        Lineup::of(kinds.into_iter().map(|kind| Ok(Candidate::Bot(kind))), players)
    }

    fn of(
        candidates: impl Iterator<Item = Result<Candidate, LineupError>>,
        players: usize,
    ) -> Result<Lineup, LineupError> {
        if !(2..=Seat::MAX).contains(&players) {
            return Err(LineupError::Seats);
        }
        let (time_limit, clock) = (DEFAULT_TIME_LIMIT, Clock::system());
        let mut lineup = Lineup { entrants: Vec::new(), places: Vec::new(), time_limit, clock };
        for candidate in candidates {
            lineup.add(candidate?);
        }
        let Some(&last) = lineup.places.last() else { return Err(LineupError::Nobody) };
        let bots = lineup.places.len();
        if bots > players {
            return Err(LineupError::TooMany { bots, players });
        }
        lineup.places.resize(players, last);
        Ok(lineup)
    }

    fn add(&mut self, candidate: Candidate) {
        let known = self.entrants.iter().position(|known| known.name() == candidate.name());
        self.places.push(known.unwrap_or(self.entrants.len()));
        if known.is_none() {
            self.entrants.push(candidate);
        }
    }

    /// The lineup with this time limit per answer for its programs.
    #[must_use]
    pub fn with_time_limit(self, time_limit: Duration) -> Lineup {
        Lineup { time_limit, ..self }
    }

    /// The lineup with this clock for the time limit of its programs.
    #[must_use]
    pub fn with_clock(self, clock: Clock) -> Lineup {
        Lineup { clock, ..self }
    }

    /// The clock for the time limit of programs.
    pub(super) fn clock(&self) -> Clock {
        self.clock.clone()
    }

    /// The time limit of programs per answer.
    pub fn time_limit(&self) -> Duration {
        self.time_limit
    }

    /// The number of players.
    pub fn players(&self) -> usize {
        self.places.len()
    }

    /// The distinct bots by name, in the order of their first mention.
    pub fn entrants(&self) -> impl ExactSizeIterator<Item = &str> {
        self.entrants.iter().map(Candidate::name)
    }

    /// True if an external program is among the bots.
    pub fn has_programs(&self) -> bool {
        self.entrants.iter().any(|candidate| matches!(candidate, Candidate::Program(_)))
    }

    /// The seating of the game with this number.
    pub(super) fn seating(&self, seed: u64, game: u64) -> Seating {
        let players = self.players();
        let mut order: Vec<usize> = (0..players).collect();
        let mut numbers = WyRand(derive(seed, game / players as u64, Purpose::Seating));
        for last in (1..players).rev() {
            order.swap(last, numbers.below(last as u32 + 1) as usize);
        }
        order.rotate_right((game % players as u64) as usize);
        Seating { places: order }
    }

    /// The index of the bot at a position.
    pub(super) fn entrant_of(&self, place: usize) -> usize {
        self.places[place]
    }

    /// The bot at a position.
    pub(super) fn candidate(&self, place: usize) -> &Candidate {
        &self.entrants[self.places[place]]
    }

    /// The name of the bot at a position.
    pub(super) fn name_of(&self, place: usize) -> &str {
        self.candidate(place).name()
    }
}

/// The seating of one game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Seating {
    /// The position in the lineup, by seat.
    places: Vec<usize>,
}

impl Seating {
    /// The position in the lineup that sits at `seat`.
    pub fn place_at(&self, seat: Seat) -> usize {
        self.places[seat.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_place_has_every_seat_once_in_every_round() {
        for players in 2..=Seat::MAX {
            let lineup = Lineup::new(["random"], players).unwrap();
            for round in 0..20 {
                let mut taken = vec![vec![0; players]; players];
                for game in round * players as u64..(round + 1) * players as u64 {
                    let seating = lineup.seating(1, game);
                    Seat::ALL[..players]
                        .iter()
                        .for_each(|&seat| taken[seating.place_at(seat)][seat.index()] += 1);
                }
                assert!(taken.iter().flatten().all(|&times| times == 1), "{taken:?}");
            }
        }
    }

    #[test]
    fn in_the_next_game_of_a_round_everybody_sits_one_seat_further_on() {
        let lineup = Lineup::new(["random"], 4).unwrap();
        for game in [0, 1, 2, 400, 401] {
            let [now, next] = [game, game + 1].map(|game| lineup.seating(5, game));
            assert_eq!(now.place_at(Seat::First), next.place_at(Seat::Second));
            assert_eq!(now.place_at(Seat::Fourth), next.place_at(Seat::First));
        }
    }

    #[test]
    fn over_many_rounds_everybody_plays_after_everybody_equally_often() {
        let lineup = Lineup::new(["random"], 4).unwrap();
        let mut after = [[0u32; 4]; 4];
        for round in 0..6_000 {
            let seating = lineup.seating(9, round * 4);
            for (seat, next) in Seat::ALL[..4].iter().zip([1, 2, 3, 0]) {
                after[seating.place_at(*seat)][seating.place_at(Seat::ALL[next])] += 1;
            }
        }
        for (place, counts) in after.iter().enumerate() {
            let fair = |other: usize| if other == place { 0u32 } else { 2_000 };
            let off = counts.iter().enumerate().map(|(other, &count)| fair(other).abs_diff(count)).max();
            assert!(off < Some(200), "{after:?}");
        }
    }

    #[test]
    fn a_lineup_that_cannot_sit_down_is_refused() {
        let refused = |names: &[&str], players| Lineup::new(names.iter().copied(), players).unwrap_err();
        assert_eq!(refused(&["random"], 7), LineupError::Seats);
        assert_eq!(refused(&["random"; 3], 2), LineupError::TooMany { bots: 3, players: 2 });
        assert_eq!(refused(&[], 2), LineupError::Nobody);
        assert_eq!(refused(&["random", "chess"], 2), LineupError::Unknown("chess".to_owned()));
    }
}
