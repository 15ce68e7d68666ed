//! What one thread counts while it plays. Everything is a sum of integers, so that the order of adding does not matter.

use super::dice::DiceTally;
use super::lineup::Lineup;
use super::result::Reasons;
use super::times::Times;
use kaiju_engine::{Game, Outcome, Seat, Victory};

#[derive(Clone, Debug)]
pub(super) struct Tally {
    pub games: u64,
    /// Games that nobody won.
    pub nobody: u64,
    pub turns: u64,
    pub decisions: u64,
    /// Wins by seat.
    pub seats: [u64; Seat::MAX],
    pub entrants: Vec<EntrantTally>,
    pub dice: DiceTally,
}

#[derive(Clone, Debug)]
pub(super) struct EntrantTally {
    pub seats_played: u64,
    pub won_by: Reasons,
    /// Points at the end of the games, all together.
    pub points: u64,
    pub times: Times,
}

impl Tally {
    pub fn new(lineup: &Lineup) -> Tally {
        let entrant =
            EntrantTally { seats_played: 0, won_by: Reasons::default(), points: 0, times: Times::new() };
        Tally {
            games: 0,
            nobody: 0,
            turns: 0,
            decisions: 0,
            seats: [0; Seat::MAX],
            entrants: lineup.entrants().map(|_| entrant.clone()).collect(),
            dice: DiceTally::new(),
        }
    }

    /// Counts a game that is over; `entrants` tells who sat on each seat.
    pub fn finish(&mut self, game: &Game, outcome: Outcome, entrants: &[usize; Seat::MAX]) {
        self.games += 1;
        for seat in game.seats() {
            let entrant = &mut self.entrants[entrants[seat.index()]];
            entrant.seats_played += 1;
            entrant.points += u64::from(game.player(seat).points);
        }
        match outcome {
            Outcome::Won { seat, by } => {
                self.seats[seat.index()] += 1;
                self.entrants[entrants[seat.index()]].won_by.count(by);
            }
            Outcome::AllLost | Outcome::Drawn => self.nobody += 1,
        }
    }

    /// Adds what another thread has counted.
    pub fn add(&mut self, other: &Tally) {
        self.games += other.games;
        self.nobody += other.nobody;
        self.turns += other.turns;
        self.decisions += other.decisions;
        self.seats.iter_mut().zip(other.seats).for_each(|(sum, wins)| *sum += wins);
        for (sum, entrant) in self.entrants.iter_mut().zip(&other.entrants) {
            sum.seats_played += entrant.seats_played;
            sum.won_by.add(entrant.won_by);
            sum.points += entrant.points;
            sum.times.add(&entrant.times);
        }
        self.dice.add(&other.dice);
    }
}

impl Reasons {
    fn count(&mut self, by: Victory) {
        match by {
            Victory::Points => self.points += 1,
            Victory::LastAlive => self.last_alive += 1,
            Victory::Power(_) => self.power += 1,
        }
    }

    fn add(&mut self, other: Reasons) {
        self.points += other.points;
        self.last_alive += other.last_alive;
        self.power += other.power;
    }
}
