//! The server as a process: how it starts, what it says if it cannot, how it stops, and what is left when it is killed.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod kill;
mod load;
mod start;
mod stop;

use std::net::{SocketAddr, TcpListener};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicU16, Ordering};
use std::time::Duration;

/// Longer than anything takes that works.
const PATIENCE: Duration = Duration::from_secs(60);

fn kaiju(folder: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_kaiju"));
    command.current_dir(folder).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// An address at which nobody listens. It is none of those that systems give to clients: the client of another test could get
/// it before the server starts, or a client that asks for the server be connected to itself.
fn free_address() -> SocketAddr {
    static TRIED: AtomicU16 = AtomicU16::new(0);
    let first = (std::process::id() % 100) as u16 * 100;
    loop {
        let port = 20_000 + (first + TRIED.fetch_add(1, Ordering::Relaxed)) % 10_000;
        if let Ok(free) = TcpListener::bind(("127.0.0.1", port)) {
            return free.local_addr().unwrap();
        }
    }
}
