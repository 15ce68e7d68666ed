//! Win chances as integers, so that sums and differences are exact.

use kaiju_engine::{Outcome, Seat};
use std::iter::Sum;
use std::ops::{Add, AddAssign, Neg, Sub};

/// A chance of 1. Small enough that the sum over all ways in which ten dice can fall fits into 64 bits.
pub const ONE: i64 = 1 << 36;

/// The seats, and one entry for nobody.
const PLACES: usize = Seat::MAX + 1;
const NOBODY: usize = Seat::MAX;

/// The chance of every seat to win, and that nobody does, in units of 2⁻³⁶. They always add up to [`ONE`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Chances([i64; PLACES]);

impl Chances {
    /// The chances of a game that is over.
    pub fn decided(outcome: Outcome) -> Chances {
        let place = match outcome {
            Outcome::Won { seat, .. } => seat.index(),
            Outcome::AllLost | Outcome::Drawn => NOBODY,
        };
        let mut chances = [0; PLACES];
        chances[place] = ONE;
        Chances(chances)
    }

    /// The chances that a judge gives. The rounding error goes to the seat with the best chance.
    pub fn judged(judged: [f32; Seat::MAX]) -> Chances {
        let mut chances = [0; PLACES];
        for (chance, judged) in chances.iter_mut().zip(judged) {
            *chance = (f64::from(judged) * ONE as f64).floor() as i64;
        }
        let rest = ONE - chances.iter().sum::<i64>();
        let best = (0..PLACES).rev().max_by_key(|&place| chances[place]).unwrap_or(NOBODY);
        chances[best] += rest;
        Chances(chances)
    }

    /// The weighted mean of chances. The rounding error, less than a unit per entry, goes to the entries that lost
    /// most by rounding.
    pub fn mean(parts: impl IntoIterator<Item = (u64, Chances)>) -> Chances {
        let mut sums = [0i128; PLACES];
        let mut weights = 0;
        for (weight, chances) in parts {
            weights += i128::from(weight);
            for (sum, chance) in sums.iter_mut().zip(chances.0) {
                *sum += i128::from(weight) * i128::from(chance);
            }
        }
        Chances::divided(sums, weights)
    }

    /// The mean from sums of chances with this total weight.
    fn divided(sums: [i128; PLACES], weights: i128) -> Chances {
        let mut chances = sums.map(|sum| sum.div_euclid(weights) as i64);
        let lost = sums.map(|sum| sum.rem_euclid(weights));
        let rest = ONE - chances.iter().sum::<i64>();
        let mut places: [usize; PLACES] = std::array::from_fn(|place| place);
        places.sort_by_key(|&place| (-lost[place], place));
        for &place in places.iter().cycle().take(usize::try_from(rest).unwrap_or(0)) {
            chances[place] += 1;
        }
        Chances(chances)
    }

    /// The chance of `seat`.
    #[inline]
    pub fn of(self, seat: Seat) -> i64 {
        self.0[seat.index()]
    }

    /// The chance that nobody wins.
    pub fn of_nobody(self) -> i64 {
        self.0[NOBODY]
    }

    /// The chances that are better for `seat`; these if they are equal.
    pub(crate) fn better(self, other: Chances, seat: Seat) -> Chances {
        if other.of(seat) > self.of(seat) { other } else { self }
    }
}

impl Sub for Chances {
    type Output = Change;

    fn sub(self, other: Chances) -> Change {
        Change(std::array::from_fn(|place| self.0[place] - other.0[place]))
    }
}

impl Add<Change> for Chances {
    type Output = Chances;

    fn add(self, change: Change) -> Chances {
        Chances(std::array::from_fn(|place| self.0[place] + change.0[place]))
    }
}

/// Undivided sums of chances: the content of one place of the dice lattice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Total([i64; PLACES]);

impl Total {
    pub const NOTHING: Total = Total([0; PLACES]);

    pub fn mean(self, ways: i64) -> Chances {
        Chances::divided(self.0.map(i128::from), i128::from(ways))
    }
}

impl From<Chances> for Total {
    fn from(chances: Chances) -> Total {
        Total(chances.0)
    }
}

impl AddAssign for Total {
    #[inline]
    fn add_assign(&mut self, other: Total) {
        for (sum, part) in self.0.iter_mut().zip(other.0) {
            *sum += part;
        }
    }
}

/// A change of the chances, in the same units. Changes always add up to 0: one seat's gain is the others' loss.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Change([i64; PLACES]);

impl Change {
    /// No change.
    pub const NONE: Change = Change([0; PLACES]);

    /// The change for `seat`.
    pub fn of(self, seat: Seat) -> i64 {
        self.0[seat.index()]
    }

    /// The change of the chance that nobody wins.
    pub fn of_nobody(self) -> i64 {
        self.0[NOBODY]
    }

    /// The total chance that moved between entries.
    pub fn moved(self) -> i64 {
        self.0.iter().map(|change| change.abs()).sum::<i64>() / 2
    }

    /// True if gains and losses cancel out, as they must.
    pub fn is_balanced(self) -> bool {
        self.0.iter().sum::<i64>() == 0
    }
}

impl AddAssign for Change {
    fn add_assign(&mut self, other: Change) {
        for (sum, part) in self.0.iter_mut().zip(other.0) {
            *sum += part;
        }
    }
}

impl Sum for Change {
    fn sum<I: Iterator<Item = Change>>(changes: I) -> Change {
        changes.fold(Change::NONE, |mut sum, change| {
            sum += change;
            sum
        })
    }
}

impl Neg for Change {
    type Output = Change;

    fn neg(self) -> Change {
        Change(self.0.map(|change| -change))
    }
}

/// A chance, or a change of one, as a fraction of 1.
pub fn fraction(units: i64) -> f64 {
    // Exact: less than 53 bits.
    units as f64 / ONE as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn judged_chances_add_up_to_one() {
        for judged in [[0.25, 0.25, 0.25, 0.25, 0.0, 0.0], [0.1, 0.2, 0.3, 0.4, 0.0, 0.0]] {
            let chances = Chances::judged(judged);
            assert_eq!(chances.0.iter().sum::<i64>(), ONE);
        }
        let rounded_up = Chances::judged([0.500_000_1, 0.5, 0.0, 0.0, 0.0, 0.0]);
        assert_eq!(rounded_up.0.iter().sum::<i64>(), ONE);
    }

    #[test]
    fn a_mean_adds_up_to_one_and_is_off_by_less_than_a_unit() {
        let one = Chances::judged([0.3, 0.7, 0.0, 0.0, 0.0, 0.0]);
        let other = Chances::judged([0.6, 0.1, 0.3, 0.0, 0.0, 0.0]);
        let mean = Chances::mean([(1, one), (2, other)]);
        assert_eq!(mean.0.iter().sum::<i64>(), ONE);
        for place in 0..PLACES {
            assert!((3 * mean.0[place] - one.0[place] - 2 * other.0[place]).abs() < 3);
        }
    }
}
