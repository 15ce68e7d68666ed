//! The tally of one thread. All counts are integers, so that the order of adding does not matter.

use super::dice::DiceTally;
use super::lineup::Lineup;
use super::powers::PowerTally;
use super::result::{FailedGame, Reasons};
use super::rounds::{Rounds, Score};
use super::times::Times;
use super::watch::Watch;
use kaiju_engine::{Game, Outcome, Seat, Victory};

#[derive(Clone, Debug)]
pub(super) struct Tally {
    pub games: u64,
    /// Games that nobody won.
    pub nobody: u64,
    pub decisions: u64,
    /// Games by number of turns; the last counter is for all longer games.
    pub lengths: Vec<u64>,
    pub turns: u64,
    /// Wins by order of play: of the monster with the first turn, the second, and so on.
    pub order: [u64; Seat::MAX],
    pub entrants: Vec<EntrantTally>,
    pub rounds: Rounds,
    /// The scores of the current round.
    round: Vec<Score>,
    pub dice: DiceTally,
}

#[derive(Clone, Debug)]
pub(super) struct EntrantTally {
    /// Wins by seat, and the games played from it.
    pub seats: [Score; Seat::MAX],
    pub won_by: Reasons,
    /// The sum of points at the end of games.
    pub points: u64,
    pub times: Times,
    pub powers: PowerTally,
    /// Games, by seat, in which `random` replaced it.
    pub replaced: u64,
    /// The failures of a program: a few at most, since it is then not started again.
    pub failures: Vec<FailedGame>,
}

/// The longest game that has a counter of its own, in turns.
const LONGEST: usize = 1_000;

impl Tally {
    pub fn new(lineup: &Lineup) -> Tally {
        let entrant = EntrantTally {
            seats: [Score::default(); Seat::MAX],
            won_by: Reasons::default(),
            points: 0,
            times: Times::new(),
            powers: PowerTally::new(),
            replaced: 0,
            failures: Vec::new(),
        };
        let entrants = lineup.entrants().len();
        Tally {
            games: 0,
            nobody: 0,
            decisions: 0,
            lengths: vec![0; LONGEST + 1],
            turns: 0,
            order: [0; Seat::MAX],
            entrants: vec![entrant; entrants],
            rounds: Rounds::new(entrants),
            round: vec![Score::default(); entrants],
            dice: DiceTally::new(),
        }
    }

    /// Counts a finished game; `entrants` has the bot of each seat.
    pub fn finish(&mut self, game: &Game, outcome: Outcome, watch: &Watch, entrants: &[usize]) {
        self.games += 1;
        self.turns += watch.turns;
        self.lengths[(watch.turns as usize).min(LONGEST)] += 1;
        let won = match outcome {
            Outcome::Won { seat, by } => Some((seat, by)),
            Outcome::AllLost | Outcome::Drawn => None,
        };
        for (seat, &number) in game.seats().iter().zip(entrants) {
            let entrant = &mut self.entrants[number];
            let victory = won.filter(|(winner, _)| *winner == seat).map(|(_, by)| by);
            let wins = u64::from(victory.is_some());
            for score in [&mut entrant.seats[seat.index()], &mut self.round[number]] {
                score.seats += 1;
                score.wins += wins;
            }
            entrant.points += u64::from(game.player(seat).points);
            entrant.powers.finish(watch.gained(seat), victory.is_some());
            if let Some(by) = victory {
                entrant.won_by.count(by);
                self.order[watch.place_in_order(seat, entrants.len())] += 1;
            }
        }
        self.nobody += u64::from(won.is_none());
    }

    /// Closes the current round.
    pub fn finish_round(&mut self) {
        self.rounds.push(&self.round);
        self.round.fill(Score::default());
    }

    /// Adds the tally of another thread.
    pub fn add(&mut self, other: &Tally) {
        self.games += other.games;
        self.nobody += other.nobody;
        self.decisions += other.decisions;
        self.turns += other.turns;
        self.lengths.iter_mut().zip(&other.lengths).for_each(|(sum, games)| *sum += games);
        self.order.iter_mut().zip(other.order).for_each(|(sum, wins)| *sum += wins);
        for (sum, entrant) in self.entrants.iter_mut().zip(&other.entrants) {
            for (sum, score) in sum.seats.iter_mut().zip(entrant.seats) {
                sum.seats += score.seats;
                sum.wins += score.wins;
            }
            sum.won_by.add(entrant.won_by);
            sum.points += entrant.points;
            sum.times.add(&entrant.times);
            sum.powers.add(&entrant.powers);
            sum.replaced += entrant.replaced;
            sum.failures.extend_from_slice(&entrant.failures);
        }
        self.rounds.add(&other.rounds);
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
