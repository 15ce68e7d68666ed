//! Chores of the repository: `cargo xtask help` lists them.

#![expect(
    clippy::disallowed_methods,
    reason = "chores tell how long they take, and some end after a given time"
)]

mod bench;
mod browser;
#[cfg(unix)]
mod first_day;
mod node;
#[cfg(test)]
mod prose;
mod test;
mod tools;
#[cfg(test)]
mod walk;

use anyhow::{Context, Result};
use clap::{Parser, Subcommand};
use std::ffi::OsString;
use std::process::ExitCode;
use xtask::{cargo, root};

/// Chores of the Kaiju repository.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
#[command(
    after_help = "`cargo xtask chores` lists those that need the engine, such as soak, fuzz and rulings."
)]
struct Arguments {
    #[command(subcommand)]
    chore: Chore,
}

#[derive(Subcommand)]
enum Chore {
    Test(test::Options),
    Bench(bench::Options),
    Browser(browser::Options),
    #[cfg(unix)]
    FirstDay(first_day::Options),
    /// List the chores that need the engine
    Chores,
    /// One of those: `xtask/chores` knows them.
    #[command(external_subcommand)]
    WithEngine(Vec<OsString>),
}

fn main() -> ExitCode {
    let result = match Arguments::parse().chore {
        Chore::Test(options) => test::run(&options),
        Chore::Bench(options) => bench::run(&options),
        Chore::Browser(options) => browser::run(&options),
        #[cfg(unix)]
        Chore::FirstDay(options) => first_day::run(&options),
        Chore::Chores => run_with_engine(&["help".into()]),
        Chore::WithEngine(arguments) => run_with_engine(&arguments),
    };
    xtask::exit(result)
}

/// Builds `xtask/chores` and runs it. It reports its own failure, with its own exit code.
fn run_with_engine(arguments: &[OsString]) -> Result<()> {
    let mut chores = cargo(["run", "--quiet", "--package", "kaiju-chores", "--"]);
    let status = chores.args(arguments).status().context("cannot start cargo")?;
    match status.code() {
        Some(0) => Ok(()),
        code => std::process::exit(code.unwrap_or(1)),
    }
}
