//! `kaiju load`: a load test of a running server, with scripted players over real sockets.

mod measure;
mod pace;
mod player;
mod process;
mod report;
mod tables;
#[cfg(test)]
mod tests;

use crate::FAILED;
use anyhow::{Result, bail};
use clap::Args;
use kaiju_server::Time;
use measure::{Shared, load};
use std::io::Write;
use std::process::ExitCode;
use std::sync::Arc;

/// Load-test a running server with scripted players
///
/// Players answer every question at random, at once (closed loop) or at a fixed rate. A move counts when
/// the server has acknowledged it: then it is on disk. Latency is the time from sending an answer to its
/// acknowledgement; at a fixed rate, from the time it was due, even if a slow server delayed it. A move
/// that was due but is not acknowledged at the end counts with the time until then. Finished games start
/// again.
///
/// Exit code 1: there were errors, or no move was acknowledged.
///
/// The server should be started with high limits:
/// kaiju serve --connections-per-address 100000 --new-per-minute 1000000 --tables-per-guest 100000
/// --messages-per-second 100000
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub struct Options {
    /// The server, for example localhost:8080
    #[arg(long, value_name = "ADDR", default_value = "localhost:8080")]
    url: String,
    /// Tables played at the same time
    #[arg(long, value_name = "N", default_value_t = 64)]
    tables: usize,
    /// Players at each table
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = seats)]
    seats: u8,
    /// Champions at each table, besides the players
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u8).range(..=5))]
    champions: u8,
    /// Duration of the measurement
    #[arg(long, value_name = "N", default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..))]
    seconds: u64,
    /// The rules of all tables
    #[arg(long, default_value = "dark")]
    rules: String,
    /// Moves per second of all tables together [default: as many as the server takes]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    rate: Option<u32>,
    /// Additional connections that only watch
    #[arg(long, value_name = "N", default_value_t = 0)]
    idle: usize,
    /// Seconds to wait after all have left, to measure the memory of the server again
    #[arg(long, value_name = "N", requires = "server_pid")]
    linger: Option<u64>,
    /// Process id of the server, to measure its CPU time and memory; with --idle, also the memory of each idle
    /// connection
    #[arg(long, value_name = "PID")]
    server_pid: Option<u32>,
    /// Print one JSON document instead of text
    #[arg(long)]
    json: bool,
}

/// Parses a number of players, who may be joined by champions.
fn seats(text: &str) -> Result<u8, String> {
    let number = text.parse().ok().filter(|number| (1..=6).contains(number));
    number.ok_or_else(|| "expected a number of players from 2 to 6, champions included".to_owned())
}

/// Runs the load test and prints the report.
pub fn run(options: &Options) -> Result<ExitCode> {
    if options.tables == 0 && options.idle == 0 {
        bail!("with --tables 0 there is nothing to do but to watch: expected --idle N as well");
    }
    if !(2..=6).contains(&(options.seats + options.champions)) {
        bail!("--seats {}: expected a number of players from 2 to 6, champions included", options.seats);
    }
    if let Err(error) = rlimit::increase_nofile_limit(u64::MAX) {
        eprintln!("kaiju: cannot raise the limit of open files ({error})");
    }
    // One thread: players cost little, and what they cost is taken from a server on the same machine.
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let shared = Arc::new(Shared::new(options, Time::system())?);
    let report = runtime.block_on(load(options, &shared))?;
    let mut out = std::io::stdout().lock();
    if options.json {
        writeln!(out, "{}", serde_json::to_string(&report)?)?;
    } else {
        report.print(&mut out)?;
    }
    // Players still wait for messages; drop them.
    runtime.shutdown_background();
    Ok(if report.is_sound() { ExitCode::SUCCESS } else { ExitCode::from(FAILED) })
}
