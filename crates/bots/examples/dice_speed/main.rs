//! The speed of the exact dice, next to `dicedp`, a baseline for the same task that shares no code with ours.
//!
//! `cargo run --release -p kaiju-bots --example dice_speed` prints microseconds for one turn of three rolls: the
//! value of every keep after each roll, and of the turn before the first. The two alternate in one run, so that a
//! busy machine slows both.

mod dicedp;

use dicedp::DiceDp;
use kaiju_bots::dice::{Rolls, results};
use std::hint::black_box;
use std::time::{Duration, Instant};

/// Runs per batch. The best batch counts, since the machine has other work; batches are short, so that some run
/// uninterrupted.
const RUNS: u32 = 20;
const BATCHES: u32 = 1000;

/// The limit for one solve in microseconds, by number of dice.
const LIMITS: [(u8, f64); 2] = [(6, 15.0), (8, 45.0)];

fn main() {
    for dice in [6, 7, 8] {
        let values: Vec<f32> = results(dice).map(|result| worth(result.counts())).collect();
        let mut dicedp = DiceDp::new(usize::from(dice), worth);
        let mut ours = Rolls::new();
        let mut best = [Duration::MAX; 2];
        let mut worths = [0.0; 2];
        for _ in 0..BATCHES {
            best[0] = best[0].min(time(|| {
                ours.solve_values(dice, 3, black_box(&values));
                worths[0] = ours.before(3);
            }));
            best[1] = best[1].min(time(|| worths[1] = black_box(&mut dicedp).solve()));
        }
        assert!((worths[0] - worths[1]).abs() < 1e-4, "{worths:?}");
        let [ours, dicedp] = best.map(|time| time.as_secs_f64() * 1e6 / f64::from(RUNS));
        let limit = LIMITS.iter().find(|(limited, _)| *limited == dice);
        let limit = limit.map_or(String::new(), |(_, limit)| format!("; at most {limit:.0} µs are allowed"));
        println!("{dice} dice, 3 rolls: {ours:.1} µs, dicedp {dicedp:.1} µs{limit}");
    }
}

/// A plausible value of a result.
fn worth(counts: [u8; 6]) -> f32 {
    let [ones, twos, threes, energy, hearts, claws] = counts.map(f32::from);
    let set = |number: f32, dice: f32| if dice >= 3.0 { number + dice - 3.0 } else { 0.0 };
    let points = set(1.0, ones) + set(2.0, twos) + set(3.0, threes);
    points + 0.6 * energy + 0.45 * hearts.min(3.0) + 0.9 * claws
}

#[expect(clippy::disallowed_methods, reason = "a measurement")]
fn time(mut run: impl FnMut()) -> Duration {
    let start = Instant::now();
    (0..RUNS).for_each(|_| run());
    start.elapsed()
}
