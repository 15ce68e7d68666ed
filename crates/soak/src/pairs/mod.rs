//! Pair play (`cargo xtask soak --pairs`): games that start with full hands, until everything has met everything.
//!
//! A random game shows few cards, and few of them together. So positions are dealt instead: each monster gets the
//! cards seen least beside its other cards and against those of the others, with enough hearts and energy to use
//! them. The answers are guided too, towards the goals reached least. All games are checked as in the ordinary
//! soak, by `check`; of the engine only the public interface is used.

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

/// The most failures under one rule set; more would teach nothing new.
const MOST_FAILURES: usize = 3;
/// The most missing goals listed per rule set.
const MOST_MISSING: usize = 100;
/// The most lines printed of a record; the file has all of them.
const MOST_LINES: usize = 300;

/// The goals and limits of a run.
pub struct Plan {
    /// The tables to play at.
    pub tables: Vec<Table>,
    /// The seed of all random numbers.
    pub seed: u64,
    /// The number of times each goal must be reached.
    pub times: u32,
    /// The deadline.
    pub until: Instant,
    /// The folder for the scenarios of failed games.
    pub folder: PathBuf,
}

/// The tables of one rule set, which share their coverage.
struct Job {
    name: String,
    rules: RuleSet,
    players: Vec<usize>,
}

/// The result of a job.
struct Outcome {
    coverage: Coverage,
    games: u64,
    /// The number of answers of players and chance.
    steps: u64,
    time: Duration,
    failures: Vec<Failure>,
}

/// A failed game.
struct Failure {
    title: String,
    reason: String,
    /// The starting position and the answers.
    record: String,
    /// A scenario file that replays it.
    scenarios: String,
}

/// Plays until every goal is reached, prints the coverage, and fails if a goal is missing or a game failed.
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
    println!("{games} games in {seconds:.0} s, {failed} failed, {missing} goals missing");
    if failed + missing > 0 {
        bail!("{failed} games failed, {missing} goals were not reached {} times", plan.times);
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

/// Plays all jobs, one per thread at a time. A job depends only on the seed, not on the others.
fn play_all(jobs: &[Job], plan: &Plan, shows_progress: bool) -> Vec<Outcome> {
    let next = AtomicUsize::new(0);
    let games = AtomicU64::new(0);
    let done: Mutex<Vec<(usize, Outcome)>> = Mutex::new(Vec::new());
    let work = || {
        loop {
            // Jobs with the most powers take longest: they are last in the list and start first.
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
            // Failing to show progress is no reason to stop.
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

/// The deadline of a job: it may take half of the remaining time, and the last one all of it.
fn share(until: Instant, is_last: bool) -> Instant {
    let now = Instant::now();
    let left = until.saturating_duration_since(now);
    if is_last { until } else { now + left / 2 }
}

/// Deals and plays until every goal is reached or time is up.
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

/// Prints the game and writes a scenario file that replays it.
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

/// The path of the scenarios of a failure.
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
        let mut jobs = jobs(&tables::all());
        if std::env::var_os("KAIJU_NIGHTLY").is_none() {
            // The rules with the fewest powers and those with the most: all that can meet elsewhere are among them.
            jobs = vec![jobs.remove(0), jobs.pop().expect("there are several rules")];
        }
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
