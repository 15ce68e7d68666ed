//! `cargo xtask soak --pairs`: games that start with full hands, until everything has met everything.
//!
//! A random game shows few cards, and few of them together. So positions are dealt instead: each monster gets the cards
//! that were seen least beside its other cards and against those of the others, with hearts and energy enough to use
//! them. The answers are guided as well, towards what was done least. All games are watched as in the other soak.

mod coverage;
mod deal;
mod goals;
mod guide;
mod play;
mod record;
mod report;

use crate::tables::Table;
use crate::{PANIC, panic_message, threads};
use anyhow::{Context, Result, bail};
use coverage::Coverage;
use kaiju_engine::RuleSet;
use kaiju_engine::playout::{Numbers, WyRand};
use kaiju_notation::parse_position;
use std::io::{IsTerminal, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

/// After so many failures under one rule set there is nothing to learn from more.
const MOST_FAILURES: usize = 3;
/// Things that are listed as missing under one rule set.
const MOST_MISSING: usize = 100;
/// Lines of a record that are printed; the file has all of them.
const MOST_LINES: usize = 300;

/// What is to be reached, and how long it may take.
pub struct Plan {
    /// The tables to play at.
    pub tables: Vec<Table>,
    /// Where the random numbers begin.
    pub seed: u64,
    /// How often each thing is to be reached.
    pub times: u32,
    /// When to give up.
    pub until: Instant,
    /// Where the scenarios of a game that went wrong are written.
    pub folder: PathBuf,
}

/// The tables of one rule set: what is reached at one of them counts for all.
struct Job {
    name: String,
    rules: RuleSet,
    players: Vec<usize>,
}

/// What came of a job.
struct Outcome {
    coverage: Coverage,
    games: u64,
    /// Answers of players and of chance.
    steps: u64,
    time: Duration,
    failures: Vec<Failure>,
}

/// A game that went wrong.
struct Failure {
    title: String,
    reason: String,
    /// Where it began and what was answered.
    record: String,
    /// A scenario file that plays it again.
    scenarios: String,
}

/// Plays until everything is reached, prints what was, and fails if something is missing or a game went wrong.
pub fn run(plan: &Plan) -> Result<()> {
    let start = Instant::now();
    let jobs = jobs(&plan.tables);
    std::panic::set_hook(Box::new(|panic| PANIC.set(panic.to_string().replace('\n', " "))));
    let outcomes = play_all(&jobs, plan, std::io::stderr().is_terminal());
    print!("{}", report::summary(&jobs, &outcomes));
    print!("{}", report::answers(&jobs, &outcomes));
    let mut failed = 0;
    let mut missing = 0;
    for (job, outcome) in jobs.iter().zip(&outcomes) {
        let lines = outcome.coverage.missing();
        for line in lines.iter().take(MOST_MISSING) {
            println!("missing under {}: {line}", job.name);
        }
        if lines.len() > MOST_MISSING {
            println!("missing under {}: {} more things", job.name, lines.len() - MOST_MISSING);
        }
        missing += lines.len();
        for (number, failure) in (1..).zip(&outcome.failures) {
            print_failure(&file(plan, job, number), failure)?;
        }
        failed += outcome.failures.len();
    }
    let games: u64 = outcomes.iter().map(|outcome| outcome.games).sum();
    let seconds = start.elapsed().as_secs_f64();
    println!("{games} games in {seconds:.0} s, {failed} failed, {missing} things missing");
    if failed + missing > 0 {
        bail!("{failed} games failed, {missing} things were not reached {} times", plan.times);
    }
    Ok(())
}

fn jobs(tables: &[Table]) -> Vec<Job> {
    let mut jobs: Vec<Job> = Vec::new();
    for table in tables {
        let name = table.rules();
        match jobs.iter_mut().find(|job| job.name == name) {
            Some(job) => job.players.push(table.players()),
            None => jobs.push(Job { name, rules: table.setup.rules, players: vec![table.players()] }),
        }
    }
    jobs
}

/// Plays all jobs, one on each thread at a time. A job depends on the seed alone, not on the others.
fn play_all(jobs: &[Job], plan: &Plan, shows_progress: bool) -> Vec<Outcome> {
    let next = AtomicUsize::new(0);
    let games = AtomicU64::new(0);
    let done: Mutex<Vec<(usize, Outcome)>> = Mutex::new(Vec::new());
    let work = || {
        loop {
            // Those with most powers take longest: they come last in the list, and are begun first.
            let Some(place) = jobs.len().checked_sub(1 + next.fetch_add(1, Ordering::Relaxed)) else {
                return;
            };
            let outcome =
                play_job(&jobs[place], plan.seed, plan.times, share(plan.until, place == 0), &games);
            if let Ok(mut done) = done.lock() {
                done.push((place, outcome));
            }
        }
    };
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads().min(jobs.len())).map(|_| scope.spawn(work)).collect();
        while shows_progress && workers.iter().any(|worker| !worker.is_finished()) {
            eprint!("\r{} games", games.load(Ordering::Relaxed));
            // Progress that cannot be shown is no reason to stop.
            let _ = std::io::stderr().flush();
            std::thread::sleep(Duration::from_millis(200));
        }
        if shows_progress {
            eprint!("\r                          \r");
        }
    });
    let mut outcomes = done.into_inner().unwrap_or_default();
    outcomes.sort_by_key(|(place, _)| *place);
    outcomes.into_iter().map(|(_, outcome)| outcome).collect()
}

/// When a job must stop: it may take half of the time that is left, the last one all of it.
fn share(until: Instant, is_last: bool) -> Instant {
    let now = Instant::now();
    let left = until.saturating_duration_since(now);
    if is_last { until } else { now + left / 2 }
}

/// Deals and plays until everything is reached or time is up.
fn play_job(job: &Job, seed: u64, times: u32, until: Instant, games: &AtomicU64) -> Outcome {
    let start = Instant::now();
    let coverage = Coverage::new(job.rules, &job.players, times);
    let mut outcome = Outcome { coverage, games: 0, steps: 0, time: Duration::ZERO, failures: Vec::new() };
    let mut numbers = WyRand(seed);
    while outcome.coverage.left() > 0 && outcome.failures.len() < MOST_FAILURES && Instant::now() < until {
        let players = job.players[numbers.below(job.players.len() as u32) as usize];
        outcome.play_one(job, players, &mut numbers);
        games.fetch_add(1, Ordering::Relaxed);
    }
    outcome.time = start.elapsed();
    outcome
}

impl Outcome {
    fn play_one(&mut self, job: &Job, players: usize, numbers: &mut WyRand) {
        self.games += 1;
        let title = format!("{}, failure {}", job.name, self.failures.len() + 1);
        let position = deal::deal(&job.rules, players, &self.coverage, numbers);
        let start = match parse_position(&position) {
            Ok((game, _)) => game,
            Err(error) => {
                let reason = format!("the dealt position is refused: {error}");
                let record = format!("scenario {title}\n{position}");
                self.failures.push(Failure { title, reason, scenarios: record.clone(), record });
                return;
            }
        };
        let mut answers = Vec::new();
        let played =
            catch_unwind(AssertUnwindSafe(|| play::play(&start, &mut self.coverage, &mut answers, numbers)));
        self.steps += answers.len() as u64;
        let reason = match played {
            Ok(Ok(())) => return,
            Ok(Err(reason)) => reason,
            Err(panic) => panic_message(panic.as_ref()),
        };
        self.failures.push(Failure {
            record: record::scenario(&title, &start, &answers),
            scenarios: record::scenarios(&title, &reason, &start, &answers),
            title,
            reason,
        });
    }
}

/// Prints the game and writes a scenario file that plays it again.
fn print_failure(path: &Path, failure: &Failure) -> Result<()> {
    let Failure { title, reason, record, scenarios } = failure;
    println!("\n{title}: {reason}");
    let lines: Vec<&str> = record.lines().collect();
    let skipped = lines.len().saturating_sub(MOST_LINES);
    if skipped > 0 {
        println!("({skipped} lines are left out)");
    }
    println!("{}", lines[skipped..].join("\n"));
    std::fs::write(path, scenarios).with_context(|| format!("cannot write {}", path.display()))?;
    println!("again: cargo run -- scenario {}", path.display());
    Ok(())
}

/// Where the scenarios of a failure are written.
fn file(plan: &Plan, job: &Job, number: usize) -> PathBuf {
    let name: String = job.name.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '-' }).collect();
    plan.folder.join(format!("pairs-{name}-{number}.scn"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tables;

    const LONG: Duration = Duration::from_secs(3600);

    #[test]
    fn everything_that_can_meet_meets() {
        let jobs = jobs(&tables::all());
        let plan = Plan {
            tables: tables::all(),
            seed: 7,
            times: 1,
            until: Instant::now() + LONG,
            folder: PathBuf::new(),
        };
        for (job, outcome) in jobs.iter().zip(play_all(&jobs, &plan, false)) {
            let reasons: Vec<&String> = outcome.failures.iter().map(|failure| &failure.reason).collect();
            assert_eq!(reasons, Vec::<&String>::new(), "{}", job.name);
            assert_eq!(outcome.coverage.missing(), Vec::<String>::new(), "{}", job.name);
        }
    }

    #[test]
    fn a_seed_names_the_games_of_a_rule_set() {
        let job = Job { name: "czech".to_owned(), rules: RuleSet::CZECH, players: vec![2] };
        let until = Instant::now() + LONG;
        let [first, second, third] = [3, 3, 4].map(|seed| play_job(&job, seed, 1, until, &AtomicU64::new(0)));
        assert_eq!((first.games, first.steps), (second.games, second.steps));
        assert_ne!(first.steps, third.steps);
    }
}
