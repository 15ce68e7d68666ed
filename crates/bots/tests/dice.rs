//! The exact dice against brute force over every die.

use kaiju_bots::dice::{Rolls, results};
use kaiju_engine::playout::{Numbers, WyRand};
use kaiju_engine::{Dice, Face};
use std::collections::HashMap;

/// Values of all results that have nothing in common with each other.
fn random_values(dice: u8, numbers: &mut WyRand) -> HashMap<[u8; 6], f64> {
    results(dice).map(|result| (result.counts(), f64::from(numbers.below(10_000)) / 100.0)).collect()
}

/// The value of the best choice with `rolls` rolls left, each die rolled by itself.
fn best(dice: &[Face], rolls: u8, values: &HashMap<[u8; 6], f64>) -> f64 {
    let stop = values[&dice.iter().copied().collect::<Dice>().counts()];
    if rolls == 0 {
        return stop;
    }
    (1u32..1 << dice.len()).map(|rolled| roll(dice, rolled, rolls, values)).fold(stop, f64::max)
}

/// The mean over the faces of the dice whose bits are set in `rolled`.
fn roll(dice: &[Face], rolled: u32, rolls: u8, values: &HashMap<[u8; 6], f64>) -> f64 {
    if rolled == 0 {
        return best(dice, rolls - 1, values);
    }
    let place = rolled.trailing_zeros() as usize;
    let mut dice = dice.to_vec();
    let sum: f64 = Face::ALL
        .into_iter()
        .map(|face| {
            dice[place] = face;
            roll(&dice, rolled & (rolled - 1), rolls, values)
        })
        .sum();
    sum / 6.0
}

fn compare(count: u8, rolls: u8, seed: u64) {
    let mut numbers = WyRand(seed);
    let values = random_values(count, &mut numbers);
    let mut solved = Rolls::new();
    solved.solve(count, rolls, |result| values[&result.counts()] as f32);
    let faces: Vec<Face> = (0..count).map(|_| Face::ALL[numbers.below(6) as usize]).collect();
    let dice: Dice = faces.iter().copied().collect();
    let expected = best(&faces, rolls, &values);
    let found = solved.best(dice, rolls);
    assert!((f64::from(found.value) - expected).abs() < 1e-3, "{dice:?}: {found:?} is not {expected}");
}

#[test]
fn the_best_keep_equals_brute_force_on_random_values() {
    for seed in 0..20 {
        for (dice, rolls) in [(1, 3), (2, 3), (3, 2), (4, 1), (5, 1), (6, 1)] {
            compare(dice, rolls, seed);
        }
    }
    compare(4, 2, 1);
    compare(8, 1, 2);
}

#[test]
fn the_turn_as_a_whole_is_worth_the_mean_over_the_first_roll() {
    let mut numbers = WyRand(7);
    let values = random_values(3, &mut numbers);
    let mut solved = Rolls::new();
    solved.solve(3, 2, |result| values[&result.counts()] as f32);
    let expected = roll(&[Face::One; 3], 0b111, 2, &values);
    assert!((f64::from(solved.before(2)) - expected).abs() < 1e-3);
}

#[test]
fn without_rolls_left_all_dice_stay() {
    let mut solved = Rolls::new();
    solved.solve(2, 0, |_| 1.0);
    let dice = Dice::from_counts([1, 0, 0, 0, 0, 1]);
    assert_eq!(solved.best(dice, 0).dice, dice);
}
