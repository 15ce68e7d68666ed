//! Chores that need the engine: `cargo xtask chores` lists them, and `cargo xtask NAME` runs one.
//!
//! They are not in `xtask` itself, so that the test command starts without first compiling the engine and the bots for
//! itself alone.

#![expect(clippy::disallowed_methods, reason = "chores tell how long they take")]

mod attacks;
mod faults;
mod figures;
mod fuzz;
mod ladder;
mod protocol;
mod records;
mod rulings;
mod versions;
mod wire;

use clap::{Parser, Subcommand};
use std::process::ExitCode;
use xtask::{cargo, root};

/// Chores of the Kaiju repository that need the engine.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct Arguments {
    #[command(subcommand)]
    chore: Chore,
}

#[derive(Subcommand)]
enum Chore {
    Soak(kaiju_soak::Options),
    Attacks(attacks::Options),
    Faults(faults::Options),
    Figures(figures::Options),
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
    xtask::exit(match Arguments::parse().chore {
        Chore::Soak(options) => kaiju_soak::run(&options, &root().join("target")),
        Chore::Attacks(options) => attacks::run(&options),
        Chore::Faults(options) => faults::run(&options),
        Chore::Figures(options) => figures::run(&options),
        Chore::Fuzz(options) => fuzz::run(&options),
        Chore::Records => records::run(),
        Chore::MutateRecords(options) => records::mutate::run(&options),
        Chore::Ladder(options) => ladder::run(&options),
        Chore::Rulings => rulings::run(),
        Chore::Protocol => protocol::run(),
        Chore::Wire => wire::run(),
    })
}
