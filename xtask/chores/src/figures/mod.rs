//! `cargo xtask figures`: what a move costs on each database, beside an older build and beside boardgame.io's server,
//! in turns in one run.

mod servers;

use crate::root;
use crate::versions::{Build, newest, program_of, succeed};
use anyhow::Result;
use clap::Args;
use kaiju_cluster::{Cluster, Durability};
use servers::{Database, Load};
use std::path::Path;
use std::process::Command;

/// Measure what a move costs on each database, beside an older build and boardgame.io
///
/// Builds the program and an older one in release mode, then lets scripted players at tables of four
/// load one server after another, in turns. Needs node, PostgreSQL and an otherwise idle machine; takes
/// about ten minutes after the builds. Figures are medians over the rounds.
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub struct Options {
    /// Commit of the older build
    #[arg(long, value_name = "COMMIT", default_value = "82cdac1")]
    beside: String,
    /// Rounds of each measurement
    #[arg(long, value_name = "N", default_value_t = 5)]
    rounds: usize,
    /// Seconds of each measurement
    #[arg(long, value_name = "S", default_value_t = 4)]
    seconds: u64,
}

/// The tables of the comparisons.
const TABLES: usize = 64;
/// The tables of the measurements that show how the cost grows.
const SIZES: [usize; 4] = [10, 100, 1_000, 5_000];
/// The folder of boardgame.io's server and its players.
const PEER: &str = "bench/server";

/// Builds, measures and prints.
pub fn run(options: &Options) -> Result<()> {
    let old = program_of(&options.beside, Build::Release)?;
    let new = newest(Build::Release)?;
    let peer = root().join(PEER);
    if !peer.join("node_modules").is_dir() {
        let mut npm = Command::new("npm");
        npm.args(["install", "--silent", "--no-audit", "--no-fund", "--no-package-lock"]);
        succeed(npm.current_dir(&peer))?;
    }
    let cluster = Cluster::start(Durability::Full)?;
    let mut rounds = Rounds::default();
    for round in 1..=options.rounds {
        println!("round {round} of {}", options.rounds);
        let measure =
            |program: &Path, stores: &[&str]| Load::measure(program, stores, TABLES, options.seconds, None);
        rounds.new.push(measure(&new, &["sqlite"])?);
        rounds.old.push(measure(&old, &["sqlite"])?);
        rounds.peer.push(servers::boardgame(&peer, TABLES, options.seconds)?);
        for (processes, loads) in [(1, &mut rounds.one), (2, &mut rounds.two)] {
            let database = Database::new(&cluster)?;
            let stores: Vec<&str> = (0..processes).map(|_| database.address.as_str()).collect();
            loads.push(Load::measure(&new, &stores, TABLES, options.seconds, Some(&database))?);
        }
    }
    for tables in SIZES {
        let loads: Result<Vec<Load>> = (0..options.rounds.min(3))
            .map(|_| Load::measure(&new, &["sqlite"], tables, options.seconds, None))
            .collect();
        rounds.sizes.push((tables, loads?));
    }
    rounds.print(&options.beside);
    Ok(())
}

/// The measurements of all rounds.
#[derive(Default)]
struct Rounds {
    new: Vec<Load>,
    old: Vec<Load>,
    peer: Vec<f64>,
    one: Vec<Load>,
    two: Vec<Load>,
    sizes: Vec<(usize, Vec<Load>)>,
}

fn median(values: impl IntoIterator<Item = f64>) -> f64 {
    let mut values: Vec<f64> = values.into_iter().collect();
    values.sort_by(f64::total_cmp);
    values.get(values.len() / 2).copied().unwrap_or(f64::NAN)
}

impl Rounds {
    fn print(&self, commit: &str) {
        println!(
            "{:<36} {:>9} {:>9} {:>12} {:>12} {:>9}",
            "", "moves/s", "p99 ms", "server µs", "database µs", "MiB"
        );
        print_row(&format!("SQLite, {TABLES} tables"), &self.new);
        print_row(&format!("SQLite, {TABLES} tables, {commit}"), &self.old);
        print_row(&format!("PostgreSQL, {TABLES} tables, 1 process"), &self.one);
        print_row(&format!("PostgreSQL, {TABLES} tables, 2 processes"), &self.two);
        for (tables, loads) in &self.sizes {
            print_row(&format!("SQLite, {tables} tables"), loads);
        }
        let server = |loads: &[Load]| median(loads.iter().map(|load| load.server_us));
        let all = |loads: &[Load]| median(loads.iter().map(|load| load.server_us + load.database_us));
        let moves = |loads: &[Load]| median(loads.iter().map(|load| load.moves_per_s));
        let peer = median(self.peer.iter().copied());
        println!("boardgame.io, {TABLES} tables: {peer:.0} moves/s");
        goal("CPU a move beside the older build", server(&self.new) / server(&self.old), "at most", 1.15);
        goal("moves/s beside boardgame.io", moves(&self.new) / peer, "at least", 5.0);
        goal("CPU a move of two processes beside one", all(&self.two) / all(&self.one), "at most", 1.2);
        let of_size = |size: usize| {
            self.sizes.iter().find(|(tables, _)| *tables == size).map(|(_, loads)| server(loads))
        };
        if let (Some(few), Some(many)) = (of_size(100), of_size(5_000)) {
            goal("CPU a move of 5,000 tables beside 100", many / few, "at most", 1.2);
        }
    }
}

fn print_row(title: &str, loads: &[Load]) {
    let of = |value: fn(&Load) -> f64| median(loads.iter().map(value));
    println!(
        "{title:<36} {:>9.0} {:>9.1} {:>12.1} {:>12.1} {:>9.1}",
        of(|load| load.moves_per_s),
        of(|load| load.p99_ms),
        of(|load| load.server_us),
        of(|load| load.database_us),
        of(|load| load.server_mib)
    );
}

fn goal(what: &str, ratio: f64, bound: &str, limit: f64) {
    let is_met = if bound == "at most" { ratio <= limit } else { ratio >= limit };
    println!("{what}: {ratio:.2} ({bound} {limit}{})", if is_met { "" } else { ", MISSED" });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_median_is_the_value_in_the_middle() {
        assert_eq!(median([3.0, 1.0, 2.0]), 2.0);
        assert!(median([]).is_nan());
    }

    #[test]
    fn the_peer_is_where_it_is_looked_for() {
        assert!(root().join(PEER).join("peer.js").is_file());
        assert!(root().join(PEER).join("load.js").is_file());
    }
}
