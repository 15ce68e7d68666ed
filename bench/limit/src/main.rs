//! The speed limit of King of Tokyo on one core: random four-player games as straight-line code, without an engine.
//!
//! ```text
//! kaiju-limit [SECONDS] [MODE…]
//! ```
//!
//! Plays each mode for SECONDS (default 1) and prints one line about it. Without MODE all modes are played. Only the
//! core rules are implemented: this is a yardstick, not a referee.

mod cards;
mod machine;
mod piles;
mod rng;
mod straight;
mod table;

use rng::{WyRand, Xoshiro};
use std::time::Instant;
use table::Stats;

const SEED: u64 = 12345;
/// Games between two readings of the clock.
const BATCH: u64 = 2000;

/// The modes, by their names on the command line.
const MODES: [&str; 7] = [
    "nocards wyrand",
    "nocards xoshiro256++",
    "nocards enum/legal/apply wy",
    "nocards enum+clone/dec wy",
    "nocards lazy count/nth/apply",
    "nocards lazy+clone/dec",
    "cardslite wyrand",
];

fn main() -> std::process::ExitCode {
    let mut arguments = std::env::args().skip(1).peekable();
    let first = arguments.peek().and_then(|first| first.parse().ok());
    let seconds = match first.filter(|seconds: &f64| seconds.is_finite()) {
        Some(seconds) => {
            arguments.next();
            seconds
        }
        None => 1.0,
    };
    let mut modes: Vec<String> = arguments.collect();
    if modes.is_empty() {
        modes.extend(MODES.map(String::from));
    }
    for mode in modes {
        match measure(&mode, seconds) {
            Some((stats, elapsed)) => println!("{}", line(&mode, &stats, elapsed)),
            None => {
                eprintln!("kaiju-limit: unknown mode {mode:?}; the modes are {}", MODES.join(", "));
                return std::process::ExitCode::from(2);
            }
        }
    }
    std::process::ExitCode::SUCCESS
}

/// Plays one mode for a while; returns statistics and the seconds it took.
fn measure(mode: &str, seconds: f64) -> Option<(Stats, f64)> {
    let mut wyrand = WyRand(SEED);
    let mut log = machine::Log::with_capacity(512);
    let mut list = Vec::with_capacity(64);
    let measured = match mode {
        "nocards wyrand" => repeat(seconds, |stats| straight::play(&mut wyrand, stats)),
        "nocards xoshiro256++" => {
            let mut xoshiro = Xoshiro::seeded(SEED);
            repeat(seconds, |stats| straight::play(&mut xoshiro, stats))
        }
        "nocards enum/legal/apply wy" => {
            repeat(seconds, |stats| machine::play_listed::<_, false>(&mut wyrand, stats, &mut list, &mut log))
        }
        "nocards enum+clone/dec wy" => {
            repeat(seconds, |stats| machine::play_listed::<_, true>(&mut wyrand, stats, &mut list, &mut log))
        }
        "nocards lazy count/nth/apply" => {
            repeat(seconds, |stats| machine::play_lazy::<_, false>(&mut wyrand, stats, &mut log))
        }
        "nocards lazy+clone/dec" => {
            repeat(seconds, |stats| machine::play_lazy::<_, true>(&mut wyrand, stats, &mut log))
        }
        "cardslite wyrand" => {
            let cards = cards::deck();
            repeat(seconds, |stats| cards::play(&mut wyrand, stats, &cards))
        }
        _ => return None,
    };
    Some(measured)
}

/// Plays batches of games until time is up.
#[expect(clippy::disallowed_methods, reason = "a measurement")]
fn repeat(seconds: f64, mut game: impl FnMut(&mut Stats)) -> (Stats, f64) {
    let mut stats = Stats::default();
    let start = Instant::now();
    loop {
        for _ in 0..BATCH {
            game(&mut stats);
        }
        let elapsed = start.elapsed().as_secs_f64();
        if elapsed > seconds {
            return (stats, elapsed);
        }
    }
}

fn line(mode: &str, stats: &Stats, elapsed: f64) -> String {
    let games = stats.games as f64;
    format!(
        "{mode:28} games/s {:10.0} ns/game {:7.0} dec/s {:11.0} turns/game {:.2} dec/game {:.2} \
         elim {:.1}% vp {:.1}% draw {} trunc {} buys/game {:.2}",
        games / elapsed,
        elapsed * 1e9 / games,
        stats.decisions as f64 / elapsed,
        stats.turns as f64 / games,
        stats.decisions as f64 / games,
        stats.last_alive as f64 * 100.0 / games,
        stats.by_points as f64 * 100.0 / games,
        stats.draws,
        stats.truncated,
        stats.buys as f64 / games,
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Other figures mean another yardstick: ratios quoted before and after could not be compared.
    #[test]
    fn the_games_of_the_yardstick_never_change() {
        let first_batch = |mode| measure(mode, 0.0).map(|(stats, _)| stats);
        let nocards = Stats {
            games: 2000,
            turns: 103445,
            decisions: 257533,
            by_points: 1532,
            last_alive: 468,
            draws: 0,
            truncated: 0,
            buys: 0,
        };
        assert_eq!(first_batch("nocards wyrand"), Some(nocards));
        let listed = Stats {
            games: 2000,
            turns: 103077,
            decisions: 256960,
            by_points: 0,
            last_alive: 0,
            draws: 0,
            truncated: 0,
            buys: 0,
        };
        assert_eq!(first_batch("nocards enum/legal/apply wy"), Some(listed));
        assert_eq!(first_batch("nocards lazy+clone/dec"), Some(listed));
        let cardslite = Stats {
            games: 2000,
            turns: 92817,
            decisions: 291818,
            by_points: 1317,
            last_alive: 681,
            draws: 2,
            truncated: 0,
            buys: 11455,
        };
        assert_eq!(first_batch("cardslite wyrand"), Some(cardslite));
    }

    #[test]
    fn every_mode_can_be_played() {
        for mode in MODES {
            assert!(measure(mode, 0.0).is_some(), "{mode}");
        }
        assert!(measure("chess", 0.0).is_none());
    }
}
