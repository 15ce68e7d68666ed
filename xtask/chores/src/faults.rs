//! `cargo xtask faults`: processes, the database and connections fail while scripted players play (`crates/faults`).

use crate::versions::{self, Build};
use anyhow::{Result, bail};
use clap::Args;
use kaiju_faults::{Backend, Fault, Plan, Programs, Report, Schedule};
use std::path::PathBuf;
use std::time::Duration;

/// Break processes, the database and connections while scripted players play
///
/// Starts three servers on a PostgreSQL of its own, behind a proxy on loopback, then one server
/// on an SQLite file. Every player keeps a journal, and all journals are compared with the logs.
/// Takes about ten minutes. The tests run the same for some seconds.
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub struct Options {
    /// Tables played at the same time
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..))]
    tables: u32,
    /// Faults of three processes with PostgreSQL
    #[arg(long, value_name = "N", default_value_t = 105)]
    faults: usize,
    /// Kills of one process with SQLite
    #[arg(long, value_name = "N", default_value_t = 1000)]
    kills: usize,
    /// Seed of the schedule and of the players
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Let every second process run the program of this commit, as during an upgrade [default: the last release]
    #[arg(long, value_name = "COMMIT")]
    beside: Option<String>,
}

/// The average pause of a player: as many answers as people at 200 tables give in a hurry.
const THINK: Duration = Duration::from_millis(250);
/// Tables with SQLite. Most of that run is spent on starting again.
const SQLITE_TABLES: usize = 16;
/// The longest time until the players of a killed process act again.
const RECOVERY: Duration = Duration::from_secs(3);

/// Runs all parts, and fails if any promise was broken.
pub fn run(options: &Options) -> Result<()> {
    let new = versions::newest(Build::Plain)?;
    let (seed, tables) = (options.seed, options.tables as usize);
    let shared = |programs: Vec<PathBuf>, faults: usize| Plan {
        programs: Programs(programs),
        backend: Backend::Postgres { processes: 3 },
        tables,
        think: THINK,
        schedule: Schedule { seed, faults, most_between: 2 * options.tables },
    };
    let mut plans = vec![shared(vec![new.clone()], options.faults)];
    match options.beside.clone().or_else(versions::last_release) {
        Some(commit) => {
            let old = versions::program_of(&commit, Build::Plain)?;
            println!("every second process runs the program of {commit} in the second part");
            plans.push(shared(vec![new.clone(), old], options.faults.div_ceil(3)));
        }
        None => println!(
            "two versions side by side are skipped: there is no release; name a commit with --beside"
        ),
    }
    plans.push(Plan {
        programs: Programs(vec![new]),
        backend: Backend::Sqlite,
        tables: SQLITE_TABLES,
        think: Duration::ZERO,
        schedule: Schedule { seed, faults: options.kills, most_between: 60 },
    });
    let mut is_sound = true;
    for plan in &plans {
        let report = kaiju_faults::run(plan)?;
        println!("{report}");
        is_sound &= report.violations.is_empty() && is_quick(&report);
    }
    if is_sound { Ok(()) } else { bail!("promises were broken: see above") }
}

/// False if players of a killed process had to wait too long.
fn is_quick(report: &Report) -> bool {
    let longest = report.recovery(Fault::Kill).map(|(_, longest)| longest);
    let is_quick = longest.is_none_or(|longest| longest <= RECOVERY);
    if !is_quick {
        println!("the players of a killed process must act again within {} s", RECOVERY.as_secs());
    }
    is_quick
}
