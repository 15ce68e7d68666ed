//! Chores of the repository: `cargo xtask help` lists them.

#![expect(
    clippy::disallowed_methods,
    reason = "chores tell how long they take, and some end after a given time"
)]

mod bench;
mod browser;
mod fuzz;
mod ladder;
mod node;
#[cfg(test)]
mod prose;
mod protocol;
mod records;
mod rulings;
mod test;
mod wire;

use clap::{Parser, Subcommand};
use std::path::Path;
use std::process::{Command, ExitCode};

/// Chores of the Kaiju repository.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct Arguments {
    #[command(subcommand)]
    chore: Chore,
}

#[derive(Subcommand)]
enum Chore {
    Test(test::Options),
    Soak(kaiju_soak::Options),
    Bench(bench::Options),
    Browser(browser::Options),
    Fuzz(fuzz::Options),
    Ladder(ladder::Options),
    /// Play games at every table and keep their records in tests/records, where there are none yet
    Records,
    MutateRecords(records::mutate::Options),
    /// Write docs/rulings.md from the ledger in docs/rulings
    Rulings,
    /// Write the examples in docs/bot-protocol.md
    Protocol,
    /// Write the TypeScript types of the messages into web/src/wire
    Wire,
}

fn main() -> ExitCode {
    let result = match Arguments::parse().chore {
        Chore::Test(options) => test::run(&options),
        Chore::Soak(options) => kaiju_soak::run(&options, &root().join("target")),
        Chore::Bench(options) => bench::run(&options),
        Chore::Browser(options) => browser::run(&options),
        Chore::Fuzz(options) => fuzz::run(&options),
        Chore::Records => records::run(),
        Chore::MutateRecords(options) => records::mutate::run(&options),
        Chore::Ladder(options) => ladder::run(&options),
        Chore::Rulings => rulings::run(),
        Chore::Protocol => protocol::run(),
        Chore::Wire => wire::run(),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// The root folder of the workspace.
fn root() -> &'static Path {
    let xtask = Path::new(env!("CARGO_MANIFEST_DIR"));
    xtask.parent().unwrap_or(xtask)
}

/// The cargo that started this program, run in the root folder.
fn cargo<'a>(arguments: impl IntoIterator<Item = &'a str>) -> Command {
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.current_dir(root()).args(arguments);
    cargo
}
