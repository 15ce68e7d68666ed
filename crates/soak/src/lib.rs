//! Soak test: very many games over all rule sets and player counts, each checked after every step (`cargo xtask
//! soak`).
//!
//! `check` holds the invariants of every position, as seen through the engine's public interface. Random games cover
//! what happens often; `pairs` deals hands and guides the answers until every card and tile has met every other.

#![expect(clippy::disallowed_methods, reason = "the games end after a given time")]

mod check;
mod pairs;
pub mod tables;
mod tally;

use anyhow::{Result, bail};
use check::Report;
use clap::Args;
use std::any::Any;
use std::cell::{Cell, RefCell};
use std::io::{IsTerminal, Write};
use std::num::{NonZeroU32, NonZeroU64};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};
use tables::Table;
use tally::Tally;

/// Play random games over all rule sets and player counts, and check each of them after every step
///
/// A game must not panic, must end, must not ask without need, and
/// must keep every card in one place and every number in its range. The games run with
/// overflow checks and debug assertions on, on all cores. Each failure is printed with the
/// command that plays that game again.
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub struct Options {
    /// Number of games [default: a million, or no limit with --minutes]
    #[arg(long, value_name = "N")]
    games: Option<NonZeroU64>,
    /// Stop after this many minutes
    #[arg(long, value_name = "M", value_parser = minutes)]
    minutes: Option<Duration>,
    /// Seed of the first game; each further game has the next one
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Deal hands and guide the games until every pair of cards and tiles has met, and every
    /// kind of answer was given [time limit: 10 minutes, unless --minutes says otherwise]
    #[arg(long, conflicts_with = "games", verbatim_doc_comment)]
    pairs: bool,
    /// With --pairs: how often each goal must be reached [default: 10]
    #[arg(long, value_name = "N", requires = "pairs")]
    times: Option<NonZeroU32>,
    #[command(flatten)]
    choice: tables::Choice,
}

const GAMES: u64 = 1_000_000;
/// The time limit of pair play, and the number of times each goal must be reached.
const PAIRS_LIMIT: Duration = Duration::from_secs(600);
const PAIRS_TIMES: u32 = 10;
/// The number of games that a thread takes at once.
const BATCH: u64 = 64;
/// The most failures to report; more would teach nothing new.
const MOST_FAILURES: usize = 10;

/// A failed game.
struct Failure<'a> {
    table: &'a Table,
    seed: u64,
    steps: u32,
    reason: String,
}

impl std::fmt::Display for Failure<'_> {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Failure { table, seed, steps, reason } = self;
        writeln!(out, "{table}, seed {seed}, after {steps} steps: {reason}")?;
        write!(out, "  again: cargo xtask soak {} --seed {seed} --games 1", table.options())
    }
}

/// The games to play: tables in turn, from a seed, for some time.
struct Plan {
    tables: Vec<Table>,
    seed: u64,
    games: u64,
    until: Option<Instant>,
}

impl Plan {
    /// The table and the seed of a game. The tables take turns.
    fn game(&self, number: u64) -> (usize, u64) {
        let table = number % self.tables.len() as u64;
        (table as usize, self.seed.wrapping_add(number))
    }
}

/// Plays, prints statistics, and fails if a game did.
///
/// A failed game of pair play is written into `folder` as a scenario.
pub fn run(options: &Options, folder: &Path) -> Result<()> {
    let start = Instant::now();
    if options.pairs {
        return pairs::run(&pairs::Plan {
            tables: options.choice.tables()?,
            seed: options.seed,
            times: options.times.map_or(PAIRS_TIMES, NonZeroU32::get),
            until: start + options.minutes.unwrap_or(PAIRS_LIMIT),
            folder: folder.to_owned(),
        });
    }
    let plan = Plan {
        tables: options.choice.tables()?,
        seed: options.seed,
        games: options
            .games
            .map_or(if options.minutes.is_some() { u64::MAX } else { GAMES }, NonZeroU64::get),
        until: options.minutes.map(|length| start + length),
    };
    std::panic::set_hook(Box::new(|panic| PANIC.set(panic.to_string().replace('\n', " "))));
    let (tallies, failures) = play(&plan, threads(), std::io::stderr().is_terminal());
    let seconds = start.elapsed().as_secs_f64();
    println!("{}", tally::HEADING);
    for (table, tally) in plan.tables.iter().zip(&tallies) {
        println!("{}", tally.line(table));
    }
    for failure in &failures {
        println!("{failure}");
    }
    let games: u64 = tallies.iter().map(Tally::games).sum();
    if !failures.is_empty() {
        bail!("{} of {games} games failed", failures.len());
    }
    println!("{games} games in {seconds:.0} s, none failed");
    Ok(())
}

thread_local! {
    /// The last panic of this thread, with its location.
    static PANIC: RefCell<String> = const { RefCell::new(String::new()) };
}

fn threads() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// Plays all games of a plan on several threads. Returns the statistics of each table, and the failures.
fn play(plan: &Plan, threads: usize, shows_progress: bool) -> (Vec<Tally>, Vec<Failure<'_>>) {
    let begun = AtomicU64::new(0);
    let failures = Mutex::new(Vec::new());
    let tallies = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(|| work(plan, &begun, &failures))).collect();
        while shows_progress && workers.iter().any(|worker| !worker.is_finished()) {
            eprint!("\r{} games", begun.load(Ordering::Relaxed).min(plan.games));
            // Failing to show progress is no reason to stop.
            let _ = std::io::stderr().flush();
            std::thread::sleep(Duration::from_millis(200));
        }
        if shows_progress {
            eprint!("\r                          \r");
        }
        let mut sum = vec![Tally::default(); plan.tables.len()];
        for worker in workers {
            match worker.join() {
                Ok(tallies) => sum.iter_mut().zip(&tallies).for_each(|(sum, tally)| sum.add(tally)),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
        sum
    });
    (tallies, failures.into_inner().unwrap_or_default())
}

/// The work of one thread: take the next games until there are none.
fn work<'a>(plan: &'a Plan, begun: &AtomicU64, failures: &Mutex<Vec<Failure<'a>>>) -> Vec<Tally> {
    let mut tallies = vec![Tally::default(); plan.tables.len()];
    loop {
        let first = begun.fetch_add(BATCH, Ordering::Relaxed);
        let is_late = plan.until.is_some_and(|until| Instant::now() >= until);
        let is_hopeless = failures.lock().is_ok_and(|failures| failures.len() >= MOST_FAILURES);
        if first >= plan.games || is_late || is_hopeless {
            return tallies;
        }
        for number in first..first.saturating_add(BATCH).min(plan.games) {
            let (place, seed) = plan.game(number);
            let start = Instant::now();
            match play_caught(&plan.tables[place], seed) {
                Ok(report) => tallies[place].count(&report, start.elapsed()),
                Err(failure) => {
                    tallies[place].count_failure();
                    if let Ok(mut failures) = failures.lock() {
                        failures.push(failure);
                    }
                }
            }
        }
    }
}

/// Plays one game; a panic counts as a failure.
fn play_caught(table: &Table, seed: u64) -> Result<Report, Failure<'_>> {
    let steps = Cell::new(0);
    let result = catch_unwind(AssertUnwindSafe(|| check::play(&table.setup, seed, &steps)));
    let fail = |reason| Failure { table, seed, steps: steps.get(), reason };
    match result {
        Ok(checked) => checked.map_err(fail),
        Err(panic) => Err(fail(panic_message(panic.as_ref()))),
    }
}

/// The message noted by the panic hook, or else the payload of the panic.
fn panic_message(panic: &(dyn Any + Send)) -> String {
    let noted = PANIC.take();
    if !noted.is_empty() {
        return noted;
    }
    let text = panic.downcast_ref::<String>().map(String::as_str).or(panic.downcast_ref::<&str>().copied());
    format!("panicked: {}", text.unwrap_or("without a message"))
}

fn minutes(text: &str) -> Result<Duration, String> {
    const LONGEST: f64 = 7.0 * 24.0 * 60.0;
    match text.parse::<f64>() {
        Ok(minutes) if minutes > 0.0 && minutes <= LONGEST => Ok(Duration::from_secs_f64(minutes * 60.0)),
        Ok(_) | Err(_) => Err(format!("expected a number of minutes above 0 and up to {LONGEST}")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn random_games_keep_every_rule_of_the_position() {
        let plan = Plan { tables: tables::all(), seed: 2_000_000, games: 5_000, until: None };
        let (tallies, failures) = play(&plan, threads(), false);
        let failures: Vec<String> = failures.iter().map(Failure::to_string).collect();
        assert!(failures.is_empty(), "{}", failures.join("\n"));
        assert_eq!(tallies.iter().map(Tally::games).sum::<u64>(), plan.games);
        assert!(tallies.iter().all(|tally| tally.games() > 0), "every table is played at");
    }

    #[test]
    fn a_seed_names_one_game() {
        let table = tables::all()[7];
        let report = |seed| check::play(&table.setup, seed, &Cell::new(0)).map(|report| report.steps);
        assert_eq!(report(3), report(3));
        assert!((4..20).any(|seed| report(seed) != report(3)));
    }
}
