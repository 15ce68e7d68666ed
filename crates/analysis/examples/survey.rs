//! Analyses many games on all cores and prints statistics: `survey [GAMES [BOT]]`.
//!
//! The games are those of the tests: all rule sets and numbers of players in turn, all bots of the ladder at one
//! table, or one bot on all seats. The largest deviation of the accounts must be 0. Losses are those of real
//! decisions.

#![expect(clippy::disallowed_methods, reason = "a measurement")]

#[path = "../tests/common/mod.rs"]
mod common;

use kaiju_analysis::{Accuracy, Analysis, Deed, ONE, analyze, fraction};
use kaiju_bots::LADDER;
use std::time::Instant;

/// The statistics.
#[derive(Default)]
struct Survey {
    moves: usize,
    deviation: i64,
    /// Absolute revisions, and absolute luck, of single seats.
    revisions: Vec<i64>,
    lucks: Vec<i64>,
    /// Losses of real decisions, by bot.
    losses: Vec<Vec<i64>>,
    /// The longest time of a game, in seconds.
    slowest: f64,
}

fn main() {
    let mut arguments = std::env::args().skip(1);
    let games: u64 = arguments.next().and_then(|games| games.parse().ok()).unwrap_or(1000);
    let bot = arguments.next().and_then(|bot| LADDER.iter().position(|kind| kind.name == bot));
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let start = Instant::now();
    let surveys: Vec<Survey> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads)
            .map(|first| scope.spawn(move || survey(first as u64, threads, games, bot)))
            .collect();
        workers.into_iter().filter_map(|worker| worker.join().ok()).collect()
    });
    let mut all = Survey { losses: vec![Vec::new(); LADDER.len()], ..Survey::default() };
    for survey in surveys {
        all.moves += survey.moves;
        all.deviation = all.deviation.max(survey.deviation);
        all.slowest = all.slowest.max(survey.slowest);
        all.revisions.extend(survey.revisions);
        all.lucks.extend(survey.lucks);
        all.losses.iter_mut().zip(survey.losses).for_each(|(all, more)| all.extend(more));
    }
    let seconds = start.elapsed().as_secs_f64();
    println!(
        "{games} games, {} moves, {seconds:.1} s on {threads} threads, slowest game {:.2} s",
        all.moves, all.slowest
    );
    println!("largest deviation {} of {ONE}", all.deviation);
    println!(
        "{:<12}{:>10}{:>9}{:>9}{:>9}{:>9}{:>9}{:>9}",
        "", "count", "mean %", "p50 %", "p90 %", "p95 %", "p99 %", "most %"
    );
    tell("luck", all.lucks);
    tell("revision", all.revisions);
    let shares: Vec<_> =
        LADDER.iter().zip(&all.losses).map(|(kind, losses)| (kind.name, graded(losses))).collect();
    for (kind, losses) in LADDER.iter().zip(all.losses) {
        tell(kind.name, losses);
    }
    println!(
        "{:<12}{:>13}{:>11}{:>11} of all decisions, in per cent",
        "", "inaccuracies", "mistakes", "blunders"
    );
    for (name, [inaccuracies, mistakes, blunders]) in shares {
        println!("{name:<12}{inaccuracies:>13.2}{mistakes:>11.2}{blunders:>11.2}");
    }
}

fn survey(first: u64, threads: usize, games: u64, bot: Option<usize>) -> Survey {
    let mut survey = Survey { losses: vec![Vec::new(); LADDER.len()], ..Survey::default() };
    for number in (first..games).step_by(threads) {
        let record = common::play_with(number, bot);
        let start = Instant::now();
        let Ok(analysis) = analyze(&record, 1, &|_, _| {}) else {
            panic!("game {number} cannot be played again")
        };
        survey.slowest = survey.slowest.max(start.elapsed().as_secs_f64());
        survey.count(number, bot, &analysis);
    }
    survey
}

impl Survey {
    fn count(&mut self, number: u64, bot: Option<usize>, analysis: &Analysis) {
        self.moves += analysis.moves.len();
        self.deviation = self.deviation.max(analysis.largest_deviation());
        for play in &analysis.moves {
            match &play.deed {
                Deed::Luck { .. } => self.lucks.push(play.change.moved()),
                Deed::Choice { seat, loss, .. } if play.deed.is_real_choice() => {
                    self.losses[common::bot_at(number, bot, seat.index())].push(*loss);
                }
                Deed::Choice { .. } => {}
            }
            self.revisions.push(play.revision.moved());
        }
    }
}

/// The share of inaccuracies, mistakes and blunders among these losses, in per cent.
fn graded(losses: &[i64]) -> [f64; 3] {
    let mut accuracy = Accuracy::default();
    losses.iter().for_each(|&loss| accuracy.count(loss));
    accuracy.graded.map(|count| 100.0 * f64::from(count) / losses.len().max(1) as f64)
}

fn tell(name: &str, mut units: Vec<i64>) {
    if units.is_empty() {
        return;
    }
    units.sort_unstable();
    let mean = units.iter().map(|&unit| fraction(unit)).sum::<f64>() / units.len() as f64;
    let at = |part: f64| fraction(units[((units.len() - 1) as f64 * part) as usize]);
    print!("{name:<12}{:>10}", units.len());
    for part in [mean, at(0.5), at(0.9), at(0.95), at(0.99), at(1.0)] {
        print!("{:>9.3}", 100.0 * part);
    }
    println!();
}
