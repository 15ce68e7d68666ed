//! The exact dice against brute force over every die.

use kaiju_bots::dice::{Rolls, results};
use kaiju_engine::playout::{Numbers, WyRand};
use kaiju_engine::{Dice, Face};
use std::collections::HashMap;

/// A row of distinct dice, as a number with one digit from 0 to 5 per die.
type Row = usize;

/// Brute force without multisets: dice lie in a row, and each is kept or rolled separately.
struct Brute {
    dice: u32,
    /// The value of each row, by rolls left.
    best: Vec<Vec<f64>>,
}

impl Brute {
    fn new(dice: u32, rolls: usize, value: impl Fn(Dice) -> f64) -> Brute {
        let rows = 6usize.pow(dice);
        let result = |row: Row| (0..dice).map(|die| Face::ALL[digit(row, die)]).collect::<Dice>();
        let mut best = vec![(0..rows).map(|row| value(result(row))).collect::<Vec<f64>>()];
        for _ in 0..rolls {
            let mut now = best[0].clone();
            for rolled in 1..1u32 << dice {
                let means = means(dice, rolled, &best[best.len() - 1]);
                now.iter_mut().zip(means).for_each(|(best, mean)| *best = best.max(mean));
            }
            best.push(now);
        }
        Brute { dice, best }
    }

    fn row(&self, faces: &[Face]) -> Row {
        assert_eq!(faces.len(), self.dice as usize);
        faces.iter().rev().fold(0, |row, face| 6 * row + face.index())
    }
}

fn digit(row: Row, die: u32) -> usize {
    row / 6usize.pow(die) % 6
}

/// The value of each row if the dice with bits set in `rolled` are rolled: one die after another becomes the mean
/// over its faces.
fn means(dice: u32, rolled: u32, values: &[f64]) -> Vec<f64> {
    let mut values = values.to_vec();
    for die in (0..dice).filter(|die| rolled >> die & 1 == 1) {
        let step = 6usize.pow(die);
        for row in (0..values.len()).filter(|&row| digit(row, die) == 0) {
            let mean = (0..6).map(|face| values[row + face * step]).sum::<f64>() / 6.0;
            (0..6).for_each(|face| values[row + face * step] = mean);
        }
    }
    values
}

/// Unrelated random values for all results.
fn random_values(dice: u8, numbers: &mut WyRand) -> HashMap<[u8; 6], f64> {
    results(dice).map(|result| (result.counts(), f64::from(numbers.below(10_000)) / 100.0)).collect()
}

/// Compares the values of all dice after each roll.
fn compare(dice: u8, rolls: u8, seed: u64) {
    let mut numbers = WyRand(seed);
    let values = random_values(dice, &mut numbers);
    let brute = Brute::new(u32::from(dice), usize::from(rolls), |result| values[&result.counts()]);
    let mut solved = Rolls::new();
    solved.solve(dice, rolls, |result| values[&result.counts()] as f32);
    for result in results(dice) {
        let faces: Vec<Face> =
            Face::ALL.into_iter().flat_map(|face| (0..result.of(face)).map(move |_| face)).collect();
        for left in 0..=rolls {
            let expected = brute.best[usize::from(left)][brute.row(&faces)];
            let found = solved.best(result, left);
            let is_equal = (f64::from(found.value) - expected).abs() < 1e-3;
            assert!(is_equal, "{result:?}, {left} rolls left: {found:?} is not {expected}");
            assert!(result.includes(found.dice), "{result:?}: {found:?}");
        }
    }
    let everything = (1 << dice) - 1;
    let expected = means(u32::from(dice), everything, &brute.best[usize::from(rolls - 1)])[0];
    assert!((f64::from(solved.before(rolls)) - expected).abs() < 1e-3, "{dice} dice before the first roll");
}

#[test]
fn every_keep_equals_brute_force_on_random_values() {
    for seed in 0..10 {
        for (dice, rolls) in [(1, 4), (2, 4), (3, 3), (4, 3)] {
            compare(dice, rolls, seed);
        }
    }
    compare(5, 2, 1);
    compare(5, 3, 2);
    compare(6, 2, 3);
    compare(6, 3, 4);
}

#[test]
fn eight_dice_equal_brute_force_for_dice_that_lie() {
    // All masks of eight dice would take too long: test one roll of the dice on the table.
    let mut numbers = WyRand(2);
    let values = random_values(8, &mut numbers);
    let mut solved = Rolls::new();
    solved.solve(8, 1, |result| values[&result.counts()] as f32);
    for kept in [Dice::from_counts([0, 1, 2, 0, 1, 1]), Dice::from_counts([5, 0, 0, 0, 0, 0])] {
        let open = 8 - u32::from(kept.len());
        let rows = 6usize.pow(open);
        let sum: f64 = (0..rows)
            .map(|row| {
                let rolled: Dice = (0..open).map(|die| Face::ALL[digit(row, die)]).collect();
                values[&kept.plus(rolled).counts()]
            })
            .sum();
        assert!((f64::from(solved.value(kept, 1)) - sum / rows as f64).abs() < 1e-3, "{kept:?}");
    }
}

#[test]
fn without_rolls_left_all_dice_stay() {
    let mut solved = Rolls::new();
    solved.solve(2, 0, |_| 1.0);
    let dice = Dice::from_counts([1, 0, 0, 0, 0, 1]);
    assert_eq!(solved.best(dice, 0).dice, dice);
}
