//! Wins counted per round: the games of a round share their dice, so they are not independent.

use crate::statistics::{normal_two_sided, student_two_sided, wilson};

/// With fewer rounds, their variance is too uncertain; games are then taken as independent.
const ENOUGH: u64 = 100;

/// An entrant's score in one round or in all of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Score {
    pub wins: u64,
    /// Seats played from.
    pub seats: u64,
}

/// The comparison of two entrants.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Pair {
    /// The first entrant, by its index in the result.
    pub first: usize,
    /// The second.
    pub second: usize,
    /// The rate of the first minus the rate of the second.
    pub difference: f64,
    /// The probability that equally strong bots are at least as far apart, in either direction.
    pub p: f64,
}

/// Sums over rounds, enough for the variance of every rate and of every difference of rates. All are integers, so
/// that the order of rounds does not matter.
#[derive(Clone, Debug)]
pub(super) struct Rounds {
    count: u64,
    /// All rounds together, by entrant.
    totals: Vec<Score>,
    /// For each two entrants, the products of their scores in a round, summed over the rounds.
    products: Vec<Vec<Products>>,
}

#[derive(Clone, Copy, Debug, Default)]
struct Products {
    wins_wins: u64,
    /// Wins of the first times seats of the second.
    wins_seats: u64,
    seats_seats: u64,
}

impl Rounds {
    pub fn new(entrants: usize) -> Rounds {
        Rounds {
            count: 0,
            totals: vec![Score::default(); entrants],
            products: vec![vec![Products::default(); entrants]; entrants],
        }
    }

    /// Counts a round; `scores` has one entry per entrant.
    pub fn push(&mut self, scores: &[Score]) {
        self.count += 1;
        for (first, one) in scores.iter().enumerate() {
            self.totals[first].wins += one.wins;
            self.totals[first].seats += one.seats;
            for (sum, two) in self.products[first].iter_mut().zip(scores) {
                sum.wins_wins += one.wins * two.wins;
                sum.wins_seats += one.wins * two.seats;
                sum.seats_seats += one.seats * two.seats;
            }
        }
    }

    /// Adds another tally.
    pub fn add(&mut self, other: &Rounds) {
        self.count += other.count;
        for (sum, score) in self.totals.iter_mut().zip(&other.totals) {
            sum.wins += score.wins;
            sum.seats += score.seats;
        }
        let sums = self.products.iter_mut().flatten();
        for (sum, products) in sums.zip(other.products.iter().flatten()) {
            sum.wins_wins += products.wins_wins;
            sum.wins_seats += products.wins_seats;
            sum.seats_seats += products.seats_seats;
        }
    }

    /// True if there are enough rounds to estimate their variance.
    pub fn are_enough(&self) -> bool {
        self.count >= ENOUGH
    }

    /// The 95 % interval of an entrant's rate.
    ///
    /// This is Wilson's interval with an effective number of trials: the one at which independent trials would have
    /// the variance that the rate has between rounds. With few rounds, or if all ended alike, it is the number of
    /// seats. That is slightly too wide, since only one of a bot's seats at a table can win.
    pub fn interval(&self, entrant: usize) -> (f64, f64) {
        let Score { wins, seats } = self.totals[entrant];
        let rate = ratio(wins, seats);
        let spread = rate * (1.0 - rate);
        if !self.are_enough() || spread == 0.0 {
            return wilson(rate, seats as f64);
        }
        wilson(rate, spread / self.covariance(entrant, entrant))
    }

    /// All pairs of entrants, in order.
    pub fn pairs(&self) -> impl Iterator<Item = Pair> {
        let entrants = self.totals.len();
        (0..entrants).flat_map(move |first| (first + 1..entrants).map(move |second| self.pair(first, second)))
    }

    /// The paired test: Student's t over the differences per round, in the form that allows an incomplete last round.
    ///
    /// With few rounds, or if all ended alike, the difference is compared with that of independent games in which
    /// every seat wins equally often.
    fn pair(&self, first: usize, second: usize) -> Pair {
        let [one, two] = [first, second].map(|entrant| self.totals[entrant]);
        let difference = ratio(one.wins, one.seats) - ratio(two.wins, two.seats);
        let between = self.covariance(first, first) + self.covariance(second, second)
            - 2.0 * self.covariance(first, second);
        let p = if self.are_enough() && between > f64::EPSILON {
            student_two_sided(difference / between.sqrt(), (self.count - 1) as f64)
        } else {
            let rate = ratio(one.wins + two.wins, one.seats + two.seats);
            let equal = rate * (1.0 / one.seats.max(1) as f64 + 1.0 / two.seats.max(1) as f64);
            if equal > 0.0 { normal_two_sided(difference / equal.sqrt()) } else { 1.0 }
        };
        Pair { first, second, difference, p }
    }

    /// The covariance of two entrants' rates between rounds: each round contributes its wins minus those that the
    /// rate predicts for its seats.
    fn covariance(&self, first: usize, second: usize) -> f64 {
        let [one, two] = [first, second].map(|entrant| self.totals[entrant]);
        let [rate_one, rate_two] = [one, two].map(|score| ratio(score.wins, score.seats));
        let there = self.products[first][second];
        let back = self.products[second][first];
        let sum =
            there.wins_wins as f64 - rate_two * there.wins_seats as f64 - rate_one * back.wins_seats as f64
                + rate_one * rate_two * there.seats_seats as f64;
        let rounds = self.count as f64;
        let correction = rounds / (rounds - 1.0).max(1.0);
        sum * correction / (one.seats.max(1) as f64 * two.seats.max(1) as f64)
    }
}

fn ratio(sum: u64, count: u64) -> f64 {
    if count == 0 { 0.0 } else { sum as f64 / count as f64 }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn assert_close(found: f64, expected: f64) {
        assert!((found - expected).abs() <= 1e-9 * expected.abs().max(1e-3), "{found} is not {expected}");
    }

    /// Rounds of a duel, two games each, with the given wins of the first entrant.
    fn duel(wins: impl IntoIterator<Item = u64>) -> Rounds {
        let mut rounds = Rounds::new(2);
        for wins in wins {
            rounds.push(&[Score { wins, seats: 2 }, Score { wins: 2 - wins, seats: 2 }]);
        }
        rounds
    }

    #[test]
    fn with_enough_rounds_the_test_is_the_paired_t_test() {
        // 60 rounds with a difference of 0, 40 with 1, 20 with -1: the mean is 1/6.
        let rounds = duel([vec![1; 60], vec![2; 40], vec![0; 20]].concat());
        let Some(pair) = rounds.pairs().next() else { panic!("there is a pair") };
        assert_close(pair.difference, 1.0 / 6.0);
        let variance = (60.0 - 120.0 / 36.0) / 119.0;
        let t = (1.0 / 6.0) / (variance / 120.0f64).sqrt();
        assert_close(pair.p, student_two_sided(t, 119.0));
        assert!((0.008..0.010).contains(&pair.p), "{pair:?}");
    }

    #[test]
    fn rounds_that_agree_make_the_interval_narrow_and_rounds_that_differ_make_it_wide() {
        let width = |rounds: &Rounds| rounds.interval(0).1 - rounds.interval(0).0;
        let steady = duel([vec![1; 180], vec![0; 10], vec![2; 10]].concat());
        let coins = duel([vec![1; 100], vec![0; 50], vec![2; 50]].concat());
        let stormy = duel([vec![0; 100], vec![2; 100]].concat());
        let (low, high) = wilson(0.5, 400.0);
        assert!((width(&coins) - (high - low)).abs() < 0.001, "coins are independent");
        assert!(width(&steady) < width(&coins) && width(&coins) < width(&stormy));
    }

    #[test]
    fn few_rounds_are_taken_for_independent_games() {
        let rounds = duel([1; 4]);
        assert_eq!(rounds.interval(0), wilson(0.5, 8.0));
        assert_eq!(rounds.pairs().next().map(|pair| pair.p), Some(1.0));
        // Ten wins out of ten: the exact probability is 2/1024.
        let won = duel([2; 5]);
        let p = won.pairs().next().map_or(1.0, |pair| pair.p);
        assert!((0.0010..0.0020).contains(&p), "{p}");
    }

    #[test]
    fn a_bot_that_always_wins_has_an_interval_all_the_same() {
        let rounds = duel([2; 200]);
        assert_eq!(rounds.interval(0), wilson(1.0, 400.0));
        let pair = rounds.pairs().next().map(|pair| (pair.difference, pair.p < 1e-80));
        assert_eq!(pair, Some((1.0, true)));
    }

    #[test]
    fn the_last_round_may_be_incomplete_and_the_order_of_rounds_does_not_matter() {
        let mut one = duel([vec![1; 70], vec![2; 60]].concat());
        let mut two = duel(vec![2; 60]);
        for rounds in [&mut one, &mut two] {
            rounds.push(&[Score { wins: 1, seats: 1 }, Score { wins: 0, seats: 1 }]);
        }
        two.add(&duel(vec![1; 70]));
        assert_eq!(one.pairs().collect::<Vec<_>>(), two.pairs().collect::<Vec<_>>());
        assert_eq!(one.interval(0), two.interval(0));
        assert_close(ratio(one.totals[0].wins, one.totals[0].seats), 191.0 / 261.0);
    }
}
