//! `kaiju admin`: what operators do beside a running server. One file per task.

mod status;

use anyhow::Result;
use clap::{Args, Subcommand};
use std::process::ExitCode;

/// Look after a server
#[derive(Args, Clone, Debug)]
pub struct Options {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand, Clone, Debug)]
enum Task {
    Status(status::Options),
}

/// Does the task.
pub fn run(options: &Options) -> Result<ExitCode> {
    match &options.task {
        Task::Status(options) => status::run(options),
    }
}
