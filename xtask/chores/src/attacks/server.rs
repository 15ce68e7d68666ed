//! The server that is attacked.

use anyhow::{Context, Result};
use kaiju_client::request;
use serde_json::Value;
use std::io::{BufRead, BufReader};
use std::net::{SocketAddr, TcpListener};
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// The quota of the database.
pub const QUOTA_MIB: f64 = 40.0;

/// A running server, killed when this is dropped.
pub struct Server {
    pub players: SocketAddr,
    operator: SocketAddr,
    process: Child,
    _folder: tempfile::TempDir,
}

impl Server {
    /// Starts it as its operator would, with a database of its own.
    pub fn start(program: &Path) -> Result<Server> {
        let folder = tempfile::tempdir()?;
        let [players, operator] = [free_address()?, free_address()?];
        let mut process = Command::new(program)
            .args(["serve", "--trusted-proxy", "127.0.0.1"])
            .args(["--listen", &players.to_string(), "--metrics", &operator.to_string()])
            .args(["--disk-quota", &QUOTA_MIB.to_string()])
            .env("KAIJU_LOG", "error")
            .current_dir(&folder)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .with_context(|| format!("cannot start {}", program.display()))?;
        let mut greeting = String::new();
        if let Some(output) = process.stdout.take() {
            BufReader::new(output).read_line(&mut greeting)?;
        }
        Ok(Server { players, operator, process, _folder: folder })
    }

    /// The resident memory.
    pub async fn memory_mib(&self) -> Result<f64> {
        let bytes = self.status().await?["memory_bytes"].as_f64();
        Ok(bytes.context("the server does not tell its memory")? / super::MIB)
    }

    /// A number of the status.
    pub async fn number(&self, name: &str, part: &str) -> Result<f64> {
        self.status().await?[name][part].as_f64().with_context(|| format!("the status has no {name}"))
    }

    async fn status(&self) -> Result<Value> {
        let answer = request(self.operator, "GET", "/status.json", "", None).await?;
        Ok(serde_json::from_str(&answer.body)?)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

fn free_address() -> Result<SocketAddr> {
    Ok(TcpListener::bind("127.0.0.1:0")?.local_addr()?)
}
