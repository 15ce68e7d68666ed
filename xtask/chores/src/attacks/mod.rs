//! `cargo xtask attacks`: strangers attack a real server while honest people play at it.
//!
//! The server trusts this program as a proxy, which gives each stranger an address. Each attack runs for some seconds;
//! meanwhile honest players act at a steady pace, and the time until their moves are on disk is compared with that of
//! the same players before the attacks.

mod honest;
mod server;
mod strangers;

use crate::versions::{self, Build};
use anyhow::{Result, ensure};
use clap::Args;
use honest::Honest;
use server::Server;
use std::path::PathBuf;
use std::pin::Pin;
use std::time::Duration;

/// Attack a real server while honest people play at it
///
/// Prints for each attack the largest memory of the server and the time that one honest move in a
/// hundred takes longer than. Fails if the flood of bots costs more than 150 MiB, or 60 MiB a minute
/// after it has ended, if an honest move takes more than twice as long as in peace, or if the attack
/// has reached what it wanted. Takes about three minutes, and wants the machine for itself.
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub struct Options {
    /// Seconds of each attack
    #[arg(long, value_name = "N", default_value_t = 12, value_parser = clap::value_parser!(u64).range(1..))]
    seconds: u64,
    /// The program to attack [default: a release build of this version]
    #[arg(long, value_name = "FILE")]
    program: Option<PathBuf>,
}

/// The most memory in MiB during the flood of bots, and a minute after its end.
const DURING: f64 = 150.0;
const AFTER: f64 = 60.0;
/// The time after which everybody's tables have fallen asleep, and a little more.
const MINUTE: Duration = Duration::from_secs(65);
/// Honest moves may take so many times as long as in peace.
const SLOWER: f64 = 2.0;

/// An attack, which goes on until it is dropped.
type Attack = Pin<Box<dyn Future<Output = Result<()>>>>;

/// Runs all attacks, one after another.
pub fn run(options: &Options) -> Result<()> {
    let program = match &options.program {
        Some(program) => program.clone(),
        None => versions::newest(Build::Release)?,
    };
    // Thousands of connections, at both ends.
    if let Err(error) = rlimit::increase_nofile_limit(u64::MAX) {
        eprintln!("xtask: cannot raise the limit of open files ({error})");
    }
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build()?;
    let failures = runtime.block_on(attack(&program, Duration::from_secs(options.seconds)))?;
    runtime.shutdown_background();
    for failure in &failures {
        println!("FAILED: {failure}");
    }
    ensure!(failures.is_empty(), "{} promises were broken", failures.len());
    Ok(())
}

async fn attack(program: &std::path::Path, time: Duration) -> Result<Vec<String>> {
    let server = Server::start(program)?;
    let mut failures = Vec::new();
    let honest = Honest::start(server.players).await?;
    // The first moves wake everything up.
    tokio::time::sleep(time / 4).await;
    honest.p99_ms();
    println!("{:<42} {:>10} {:>12}", "", "memory", "honest p99");
    let quiet = phase("peace", &server, &honest, time, Box::pin(std::future::pending())).await?;
    let at = server.players;
    let attacks: [(&str, Attack); 7] = [
        ("3,000 half-open connections", Box::pin(strangers::half_open(at))),
        ("200 tables with five champions each", Box::pin(strangers::bots(at))),
        ("a flood of public tables", Box::pin(strangers::list(at))),
        ("a stranger who wants all seats", Box::pin(strangers::squat(at, honest.open_table.clone()))),
        ("200 clients that do not read", Box::pin(strangers::stall(at, honest.open_table.clone()))),
        ("tables and guests that fill the disk", Box::pin(strangers::fill(at))),
        ("requests that wake sleeping tables", Box::pin(strangers::wake(at))),
    ];
    for (name, attack) in attacks {
        let is_bots = name.contains("champions");
        let seen = phase(name, &server, &honest, time, attack).await?;
        if seen.p99_ms > SLOWER * quiet.p99_ms {
            let times = seen.p99_ms / quiet.p99_ms;
            failures.push(format!("{name}: an honest move took {times:.1} times as long"));
        }
        if is_bots {
            if seen.memory_mib > DURING {
                failures.push(format!("{name}: {:.0} MiB, more than {DURING:.0}", seen.memory_mib));
            }
            tokio::time::sleep(MINUTE).await;
            let after = server.memory_mib().await?;
            println!("{:<42} {after:>6.1} MiB", "… a minute after");
            if after > AFTER {
                failures.push(format!("{name}: {after:.0} MiB a minute after, more than {AFTER:.0}"));
            }
        }
    }
    failures.extend(honest.complaints().await?);
    let size = server.number("store_bytes", "now").await?;
    println!("{:<42} {:>6.1} MiB", "the database at the end", size / MIB);
    if size > 1.2 * server::QUOTA_MIB * MIB {
        failures.push(format!(
            "the database has {:.0} MiB, its quota is {:.0}",
            size / MIB,
            server::QUOTA_MIB
        ));
    }
    Ok(failures)
}

const MIB: f64 = (1 << 20) as f64;

/// The measurements during an attack.
struct Seen {
    memory_mib: f64,
    p99_ms: f64,
}

/// Lets an attack go on for a while.
async fn phase(name: &str, server: &Server, honest: &Honest, time: Duration, attack: Attack) -> Result<Seen> {
    honest.p99_ms();
    let mut memory_mib: f64 = 0.0;
    let watching = async {
        loop {
            memory_mib = memory_mib.max(server.memory_mib().await?);
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
    };
    let ended: Result<()> = tokio::select! {
        biased;
        ended = watching => ended,
        ended = attack => ended,
        () = tokio::time::sleep(time) => Ok(()),
    };
    ended.map_err(|error| error.context(name.to_owned()))?;
    let p99_ms = honest.p99_ms();
    println!("{name:<42} {memory_mib:>6.1} MiB {p99_ms:>9.1} ms");
    Ok(Seen { memory_mib, p99_ms })
}
