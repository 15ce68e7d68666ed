//! Fault tests: real servers, a real database and a load balancer on loopback fail while scripted players play.
//!
//! [`run`] starts the processes of `kaiju serve`, a PostgreSQL of its own or an SQLite file, and a proxy that all
//! players connect to. The faults and their moments follow from a seed ([`Schedule`]): they are counted in acknowledged
//! commands, not in seconds. Every player keeps a journal of what it asked for and what it was told. After each game,
//! and again when everything has stopped, the journals are compared with the log, as Jepsen does: every acknowledged
//! command is in it exactly once, it has no gaps, it replays to the record that players were given, and all clients
//! ended with the same view.
//!
//! `cargo xtask faults` runs it for ten minutes, and the tests of the program for some seconds.

mod checker;
mod database;
mod game;
mod injector;
mod journal;
mod player;
mod processes;
mod proxy;
mod report;
mod schedule;
mod store;
mod world;

pub use checker::Violation;
pub use processes::{Programs, greeting, serve};
pub use report::Report;
pub use schedule::{Fault, Schedule};
pub use world::Tally;

use anyhow::{Context, Result};
use database::Database;
use injector::Injector;
use processes::Processes;
use proxy::Proxy;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::task::JoinSet;
use world::World;

/// The store of a run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Backend {
    /// One PostgreSQL that several processes share.
    Postgres {
        /// The number of processes.
        processes: usize,
    },
    /// One SQLite file for one process.
    Sqlite,
}

/// A run.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The programs of the processes.
    pub programs: Programs,
    /// The store.
    pub backend: Backend,
    /// Tables played at the same time.
    pub tables: usize,
    /// The average pause of a player before an answer.
    pub think: Duration,
    /// The faults.
    pub schedule: Schedule,
}

/// Plays until all faults are injected and all games are over, and checks everything.
#[expect(clippy::disallowed_methods, reason = "the duration is reported")]
pub fn run(plan: &Plan) -> Result<Report> {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build();
    let start = Instant::now();
    let mut report = runtime.context("cannot start the runtime")?.block_on(play(plan))?;
    report.time = start.elapsed();
    Ok(report)
}

async fn play(plan: &Plan) -> Result<Report> {
    let folder = tempfile::Builder::new().prefix("kaiju-faults-").tempdir()?;
    open_to_all(folder.path())?;
    let (count, database) = match plan.backend {
        Backend::Postgres { processes } => (processes, Some(Database::start(folder.path())?)),
        Backend::Sqlite => (1, None),
    };
    let sqlite = format!("sqlite:{}", folder.path().join("kaiju.db").display());
    let address = database.as_ref().map_or(sqlite, |database| database.address.clone());
    let processes = Processes::new(plan.programs.clone(), &address, folder.path(), count);
    let proxy = Proxy::start(count).await?;
    let world = Arc::new(World::new(proxy.address, plan.think));
    let (kinds, title) = match plan.backend {
        Backend::Postgres { .. } => (&Fault::SHARED[..], "PostgreSQL"),
        Backend::Sqlite => (&Fault::ALONE[..], "SQLite"),
    };
    let events = plan.schedule.events(kinds, count);
    let mut skipped = Vec::new();
    if database.as_ref().is_some_and(|database| !database.has_disk()) {
        skipped.push("the disk cannot be filled: mounting a small one needs root".to_owned());
    }
    let mut injector =
        Injector { processes, addresses: Vec::new(), database, proxy, world: Arc::clone(&world) };
    injector.start_all(count)?;
    let mut games = JoinSet::new();
    for number in 0..plan.tables {
        games.spawn(game::play_games(Arc::clone(&world), number, plan.schedule.seed ^ (number as u64) << 32));
    }
    let injected = injector.run(&events).await;
    world.end();
    injected?;
    while let Some(ended) = games.join_next().await {
        if let Err(panic) = ended {
            world.violated(Violation::Crash(panic.to_string()));
        }
    }
    for crash in injector.processes.crashes() {
        world.violated(Violation::Crash(crash));
    }
    let Injector { processes, database, .. } = injector;
    drop(processes);
    let finished = world.take_finished();
    for violation in store::check(&address, &finished).await? {
        world.violated(violation);
    }
    drop(database);
    Ok(Report {
        title: format!("{title}, {count} processes, {} tables, seed {}", plan.tables, plan.schedule.seed),
        violations: world.violations(),
        games: finished.len(),
        tally: std::mem::take(&mut *world.tally()),
        time: Duration::ZERO,
        skipped,
    })
}

/// Lets the user who runs the database enter the folder.
#[cfg(unix)]
fn open_to_all(folder: &Path) -> Result<()> {
    use std::os::unix::fs::PermissionsExt;
    Ok(std::fs::set_permissions(folder, std::fs::Permissions::from_mode(0o755))?)
}

#[cfg(not(unix))]
fn open_to_all(_: &Path) -> Result<()> {
    Ok(())
}
