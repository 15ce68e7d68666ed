//! The server as a process: how it starts, what it says if it cannot, how it stops, and what is left when it is killed.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod admin;
mod copies;
mod given;
mod kill;
mod load;
mod operator;
#[cfg(target_os = "linux")]
mod packaging;
#[path = "../patience/mod.rs"]
mod patience;
mod retention;
mod start;
mod stop;

use patience::{PATIENCE, wait_until};
use std::fs::File;
use std::io::{BufRead, BufReader};
use std::net::{SocketAddr, TcpListener};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU16, Ordering};

/// The seed of the servers.
const SEED: u64 = 1;

/// A running server, killed when this is dropped. What it says on standard error is in the file `errors` of its folder.
struct Server {
    address: SocketAddr,
    folder: tempfile::TempDir,
    process: Child,
    seed: u64,
    arguments: Vec<String>,
}

impl Server {
    /// Starts a server with the usual seed, and waits until it listens.
    fn start(arguments: &[&str]) -> Server {
        Server::with_seed(SEED, arguments)
    }

    fn with_seed(seed: u64, arguments: &[&str]) -> Server {
        let folder = tempfile::tempdir().unwrap();
        let arguments: Vec<String> = arguments.iter().map(|&argument| argument.to_owned()).collect();
        let address = free_address();
        let process = serve(folder.path(), seed, &arguments, address);
        Server { address, folder, process, seed, arguments }
    }

    /// Kills it so that it can do nothing about it.
    fn kill(&mut self) {
        self.process.kill().unwrap();
        self.process.wait().unwrap();
    }

    /// Starts it again with the same address, database, seed and arguments.
    fn restart(&mut self) {
        self.process = serve(self.folder.path(), self.seed, &self.arguments, self.address);
    }

    fn signal(&self, signal: &str) {
        let id = self.process.id().to_string();
        assert!(Command::new("kill").args([signal, &id]).status().unwrap().success());
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have stopped by itself.
        let _ = self.process.kill();
        let _ = self.process.wait();
        if std::thread::panicking() {
            eprintln!("The server was started with --test-seed {}.", self.seed);
        }
    }
}

/// Starts `kaiju serve`, and waits for its greeting: then it listens.
fn serve(folder: &Path, seed: u64, arguments: &[String], address: SocketAddr) -> Child {
    let mut command = kaiju(folder);
    command
        .args(["serve", "--listen", &address.to_string(), "--test-seed", &seed.to_string()])
        .args(arguments);
    if arguments.iter().any(|argument| argument == "--log-json") {
        command.env("KAIJU_LOG", "trace");
    }
    let errors = folder.join("errors");
    let mut process = command.stderr(File::create(&errors).unwrap()).spawn().unwrap();
    let mut lines = BufReader::new(process.stdout.take().unwrap()).lines();
    let Some(Ok(greeting)) = lines.next() else {
        panic!("no greeting: {}", std::fs::read_to_string(&errors).unwrap())
    };
    let is_public = arguments.iter().any(|argument| argument == "--public-url");
    assert!(is_public || greeting.ends_with(&address.port().to_string()), "{greeting}");
    process
}

fn kaiju(folder: &Path) -> Command {
    if cfg!(not(feature = "testing")) {
        panic!("these tests need `--features testing`");
    }
    let mut command = Command::new(env!("CARGO_BIN_EXE_kaiju"));
    // The language of the greeting is not that of the machine.
    command.env("LC_ALL", "C");
    // Neither is the account of the operator.
    command.env("USER", "lovelace").env_remove("SUDO_USER");
    command.current_dir(folder).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// An address at which nobody listens. It is none of those that systems give to clients: the client of another
/// test could get it before the server starts, or a client that asks for the server be connected to itself.
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
