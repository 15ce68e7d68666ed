//! How long the exact dice take, beside a plain program for the same task in the same run.
//!
//! `cargo run --release -p kaiju-bots --example dice_speed` prints microseconds for one turn of three rolls: the value
//! of every keep after each roll, and of the turn before the first one. The plain program shares no code with ours.

use kaiju_bots::dice::{Rolls, results};
use kaiju_engine::Face;
use std::collections::HashMap;
use std::hint::black_box;
use std::time::{Duration, Instant};

/// Each program runs so often in a row; the best of so many rows is told, since others use the machine too. Rows are short,
/// so that some are not interrupted.
const RUNS: u32 = 20;
const ROWS: u32 = 1000;

fn main() {
    for dice in [6, 7, 8] {
        let values: Vec<f32> = results(dice)
            .map(|result| {
                let counts = result.counts().map(f32::from);
                let numbers: f32 = counts[..3].iter().map(|&count| (count - 2.0).max(0.0)).sum();
                numbers + 0.6 * counts[Face::Energy.index()] + 0.9 * counts[Face::Claw.index()]
            })
            .collect();
        let plain = Plain::new(dice);
        let mut ours = Rolls::new();
        let mut best = [Duration::MAX; 2];
        let mut worth = [0.0; 2];
        for _ in 0..ROWS {
            best[0] = best[0].min(time(|| {
                ours.solve_values(dice, 3, black_box(&values));
                worth[0] = ours.before(3);
            }));
            best[1] = best[1].min(time(|| worth[1] = plain.solve(black_box(&values))));
        }
        assert!((worth[0] - worth[1]).abs() < 1e-4, "{worth:?}");
        let [ours, plain] = best.map(|time| time.as_secs_f64() * 1e6 / f64::from(RUNS));
        println!("{dice} dice, 3 rolls: {ours:.1} µs; plain program {plain:.1} µs");
    }
}

fn time(mut run: impl FnMut()) -> Duration {
    let start = Instant::now();
    (0..RUNS).for_each(|_| run());
    start.elapsed()
}

/// Multisets as vectors of counts, their neighbours through a hash map, and the two sweeps written down as they are.
struct Plain {
    first_result: usize,
    more: Vec<[usize; 6]>,
    fewer: Vec<Vec<usize>>,
}

impl Plain {
    fn new(dice: u8) -> Plain {
        let sets: Vec<[u8; 6]> = (0..=dice).flat_map(|size| results(size).map(|set| set.counts())).collect();
        let places: HashMap<[u8; 6], usize> =
            sets.iter().enumerate().map(|(place, &set)| (set, place)).collect();
        let with = |set: &[u8; 6], face: usize, change: i8| {
            let mut set = *set;
            set[face] = set[face].checked_add_signed(change)?;
            places.get(&set).copied()
        };
        Plain {
            first_result: sets.len() - results(dice).len(),
            more: sets
                .iter()
                .map(|set| std::array::from_fn(|face| with(set, face, 1).unwrap_or(0)))
                .collect(),
            fewer: sets.iter().map(|set| (0..6).filter_map(|face| with(set, face, -1)).collect()).collect(),
        }
    }

    fn solve(&self, values: &[f32]) -> f32 {
        let mut kept = vec![0.0; self.more.len()];
        kept[self.first_result..].copy_from_slice(values);
        self.expect(&mut kept);
        for _ in 0..2 {
            let mut best = kept;
            for (place, fewer) in self.fewer.iter().enumerate() {
                best[place] = fewer.iter().fold(best[place], |most, &part| most.max(best[part]));
            }
            self.expect(&mut best);
            kept = best;
        }
        kept[0]
    }

    fn expect(&self, kept: &mut [f32]) {
        for place in (0..self.first_result).rev() {
            kept[place] = self.more[place].iter().map(|&more| kept[more]).sum::<f32>() / 6.0;
        }
    }
}
