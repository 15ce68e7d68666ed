//! The server as a process: how it starts, what it says if it cannot, how it stops, and what is left when it is killed.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod kill;
mod load;
mod start;
mod stop;

use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

/// Longer than anything takes that works.
const PATIENCE: Duration = Duration::from_secs(60);

fn kaiju(folder: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_kaiju"));
    command.current_dir(folder).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}
