//! Who plays, and from which seat.

use super::chance::{Purpose, derive};
use crate::bot::Bot;
use crate::ladder::{Kind, LADDER};
use kaiju_engine::Seat;
use kaiju_engine::playout::{Numbers, WyRand};
use std::fmt;

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
    /// The distinct kinds, in the order of their first mention.
    kinds: Vec<Kind>,
    /// For each place its kind, as an index.
    places: Vec<usize>,
}

/// Why a line-up is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LineupError {
    /// No bot has this name.
    Unknown(String),
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
                let known: Vec<&str> = LADDER.iter().map(|kind| kind.name).collect();
                write!(out, "no bot is called `{shown}`: expected {}", known.join(", "))
            }
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
    /// Bots by name for a table of so many players. The last one fills the seats that are left.
    pub fn new<'a>(names: impl IntoIterator<Item = &'a str>, players: usize) -> Result<Lineup, LineupError> {
        if !(2..=Seat::MAX).contains(&players) {
            return Err(LineupError::Seats);
        }
        let mut lineup = Lineup { kinds: Vec::new(), places: Vec::new() };
        for name in names {
            let kind = Kind::named(name).ok_or_else(|| LineupError::Unknown(name.to_owned()))?;
            lineup.add(kind);
        }
        let Some(&last) = lineup.places.last() else { return Err(LineupError::Nobody) };
        let bots = lineup.places.len();
        if bots > players {
            return Err(LineupError::TooMany { bots, players });
        }
        lineup.places.resize(players, last);
        Ok(lineup)
    }

    fn add(&mut self, kind: Kind) {
        let known = self.kinds.iter().position(|known| known.name == kind.name);
        self.places.push(known.unwrap_or(self.kinds.len()));
        if known.is_none() {
            self.kinds.push(kind);
        }
    }

    /// How many play.
    pub fn players(&self) -> usize {
        self.places.len()
    }

    /// The distinct bots by name, in the order of their first mention.
    pub fn entrants(&self) -> impl Iterator<Item = &'static str> {
        self.kinds.iter().map(|kind| kind.name)
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

    /// The name of the bot on a place.
    pub(super) fn name_of(&self, place: usize) -> &'static str {
        self.kinds[self.places[place]].name
    }

    /// A bot for each place.
    pub(super) fn make(&self) -> Vec<Box<dyn Bot>> {
        self.places.iter().map(|&kind| self.kinds[kind].make()).collect()
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
