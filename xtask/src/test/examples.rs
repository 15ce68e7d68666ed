//! The programs in `examples/`: a package outside the workspace, built and run as a newcomer would.

use super::built::program;
use super::run::succeed;
use crate::browser::Extent;
use crate::{cargo, root};
use anyhow::{Context, Result};
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

/// The manifest of the examples.
pub const EXAMPLES: &str = "examples/Cargo.toml";

/// Builds the examples, runs each of them, and returns their number.
pub fn check(extent: Extent) -> Result<usize> {
    let example = |subcommand| {
        let mut cargo = cargo([subcommand, "--quiet", "--locked", "--manifest-path", EXAMPLES]);
        // Most dependencies are built already.
        cargo.arg("--target-dir").arg(root().join("target")).stdout(Stdio::null());
        cargo
    };
    // Clippy checks all their dependencies once more, with their own choice of features.
    if extent == Extent::All {
        succeed(example("clippy").args(["--all-targets", "--", "-D", "warnings"]))?;
    }
    let server = Server::start()?;
    let examples = [("engine", None), ("bot", None), ("table", None), ("client", Some(&server.address))];
    for (name, argument) in examples {
        // The table and the client print every event; only failures matter here.
        let output = example("run").args(["--bin", name, "--"]).args(argument).output();
        let output = output.with_context(|| format!("cannot start the example {name}"))?;
        let told = String::from_utf8_lossy(&output.stderr);
        anyhow::ensure!(output.status.success(), "the example {name} failed: {told}");
    }
    Ok(examples.len())
}

/// A server with a temporary database, stopped when dropped.
struct Server {
    process: Child,
    address: String,
    _folder: tempfile::TempDir,
}

impl Server {
    fn start() -> Result<Server> {
        let folder = tempfile::tempdir()?;
        let store = format!("sqlite:{}", folder.path().join("kaiju.db").display());
        let mut process = Command::new(program()?)
            .args(["serve", "--listen", "127.0.0.1:0", "--test-seed", "1", "--store", &store])
            .env("KAIJU_LOG", "warn")
            .stdout(Stdio::piped())
            .spawn()
            .context("cannot start the server")?;
        let output = process.stdout.take().context("its output is a pipe")?;
        let lines = BufReader::new(output).lines().map_while(Result::ok);
        let port = lines.filter_map(|line| line.rsplit_once(':')?.1.parse::<u16>().ok()).next();
        let port = port.context("the server does not tell its address")?;
        Ok(Server { process, address: format!("127.0.0.1:{port}"), _folder: folder })
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have exited by itself.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
