//! Who plays, and from which seat.

use super::chance::{Purpose, derive};
use crate::external::{Clock, CommandError, DEFAULT_TIME_LIMIT, Program};
use crate::ladder::Kind;
use kaiju_engine::Seat;
use kaiju_engine::playout::{Numbers, WyRand};
use std::fmt;
use std::time::Duration;

/// The bots at one table.
///
/// As many games as there are players make a round. In each round the bots sit down anew, so that nobody always plays
/// after the same one, and in its games everybody moves on by one seat.
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
    /// For each place its bot, as an index.
    places: Vec<usize>,
    /// How long a program may think about an answer.
    time_limit: Duration,
    /// What that time is counted by.
    clock: Clock,
}

/// A bot of ours, or a program of somebody else.
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

/// Why a line-up is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LineupError {
    /// No bot has this name.
    Unknown(String),
    /// The command of a program cannot be read.
    Command(CommandError),
    /// Nobody plays.
    Nobody,
    /// A table has 2 to 6 seats.
    Seats,
    /// There are more bots than seats.
    TooMany {
        /// Bots that were named.
        bots: usize,
        /// Seats at the table.
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
    /// Bots by name for a table of so many players: names of the ladder, or `cmd:` and the command of a program. The last
    /// one fills the seats that are left.
    pub fn new<'a>(names: impl IntoIterator<Item = &'a str>, players: usize) -> Result<Lineup, LineupError> {
        Lineup::of(names.into_iter().map(Candidate::named), players)
    }

    /// The same with kinds of bots: those of the ladder, or your own. Kinds with one name are one bot.
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

    /// The same line-up; its programs may think for so long about each answer.
    #[must_use]
    pub fn with_time_limit(self, time_limit: Duration) -> Lineup {
        Lineup { time_limit, ..self }
    }

    /// The same line-up; the time of its programs is counted by this clock.
    #[must_use]
    pub fn with_clock(self, clock: Clock) -> Lineup {
        Lineup { clock, ..self }
    }

    /// The clock that counts the time of programs.
    pub(super) fn clock(&self) -> Clock {
        self.clock.clone()
    }

    /// How long a program may think about an answer.
    pub fn time_limit(&self) -> Duration {
        self.time_limit
    }

    /// How many play.
    pub fn players(&self) -> usize {
        self.places.len()
    }

    /// The distinct bots by name, in the order of their first mention.
    pub fn entrants(&self) -> impl ExactSizeIterator<Item = &str> {
        self.entrants.iter().map(Candidate::name)
    }

    /// True if somebody else's program is among the bots.
    pub fn has_programs(&self) -> bool {
        self.entrants.iter().any(|candidate| matches!(candidate, Candidate::Program(_)))
    }

    /// Who sits where in the game with this number.
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

    /// Which of the distinct bots has a place.
    pub(super) fn entrant_of(&self, place: usize) -> usize {
        self.places[place]
    }

    /// The bot on a place.
    pub(super) fn candidate(&self, place: usize) -> &Candidate {
        &self.entrants[self.places[place]]
    }

    /// The name of the bot on a place.
    pub(super) fn name_of(&self, place: usize) -> &str {
        self.candidate(place).name()
    }
}

/// Who sits where in one game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Seating {
    /// For each seat the place of the line-up that has it.
    places: Vec<usize>,
}

impl Seating {
    /// The place of the line-up that has `seat`.
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
