//! Servers that are measured, and their load.

use anyhow::{Context, Result, bail};
use kaiju_cluster::Cluster;
use kaiju_faults::{greeting, serve};
use serde::Deserialize;
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// The time until all players of a comparison are seated.
const SEATING: Duration = Duration::from_secs(2);
/// The time between two looks at a server that starts.
const LOOK_EVERY: Duration = Duration::from_millis(50);

/// The figures of a load. Times are microseconds of CPU for each move.
pub struct Load {
    pub moves_per_s: f64,
    pub p99_ms: f64,
    pub server_us: f64,
    pub database_us: f64,
    pub server_mib: f64,
}

/// The part of the report of `kaiju load --json` that is needed here.
#[derive(Deserialize)]
struct Report {
    moves_per_s: f64,
    p99_ms: f64,
    errors: u64,
    server_cpu_us_per_move: Option<f64>,
    server_rss_kib: Option<u64>,
}

impl Load {
    /// Starts a server for each store, spreads the tables over them, and measures all together. `sqlite` is a new file.
    pub fn measure(
        program: &Path,
        stores: &[&str],
        tables: usize,
        seconds: u64,
        database: Option<&Database>,
    ) -> Result<Load> {
        let folder = tempfile::tempdir()?;
        let file = format!("sqlite:{}", folder.path().join("kaiju.db").display());
        let address = |store: &str| if store == "sqlite" { file.clone() } else { store.to_owned() };
        let servers: Result<Vec<Server>> =
            stores.iter().map(|store| Server::start(program, &address(store))).collect();
        let servers = servers?;
        let loads: Result<Vec<Child>> = servers
            .iter()
            .map(|server| {
                let mut load = Command::new(program);
                load.args(["load", "--json", "--url", &server.address.to_string()]);
                load.args([
                    "--tables",
                    &(tables / servers.len()).to_string(),
                    "--seconds",
                    &seconds.to_string(),
                ]);
                load.args(["--server-pid", &server.process.id().to_string()]);
                load.stdout(Stdio::piped()).spawn().context("cannot start the players")
            })
            .collect();
        let database_us = database.map(|database| database.cpu_per_move(&servers, seconds)).transpose()?;
        let mut sum =
            Load { moves_per_s: 0.0, p99_ms: 0.0, server_us: 0.0, database_us: 0.0, server_mib: 0.0 };
        for load in loads? {
            let output = load.wait_with_output()?;
            let report: Report =
                serde_json::from_slice(&output.stdout).context("the players gave no report")?;
            if report.errors > 0 {
                bail!("the players report {} errors", report.errors);
            }
            sum.moves_per_s += report.moves_per_s;
            sum.p99_ms = sum.p99_ms.max(report.p99_ms);
            // Weighted by moves, and divided below.
            sum.server_us += report.server_cpu_us_per_move.unwrap_or(f64::NAN) * report.moves_per_s;
            sum.server_mib += report.server_rss_kib.unwrap_or(0) as f64 / 1024.0;
        }
        sum.server_us /= sum.moves_per_s;
        sum.database_us = database_us.unwrap_or(0.0);
        Ok(sum)
    }
}

/// A running server, killed on drop.
pub struct Server {
    process: Child,
    address: SocketAddr,
}

impl Server {
    fn start(program: &Path, store: &str) -> Result<Server> {
        // Older programs print no port that they chose themselves.
        let address = free_address()?;
        let mut process =
            serve(program, &address.to_string(), store).spawn().context("cannot start the server")?;
        greeting(&mut process)?;
        Ok(Server { process, address })
    }

    /// The messages that it has received.
    fn messages(&self) -> Result<f64> {
        let mut stream = TcpStream::connect(self.address)?;
        write!(stream, "GET /metrics HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n")?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer)?;
        let count = answer.lines().find_map(|line| line.strip_prefix("kaiju_messages_total "));
        count.and_then(|count| count.trim().parse().ok()).context("the server counts no messages")
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// An address at which nobody listens.
fn free_address() -> Result<SocketAddr> {
    Ok(TcpListener::bind("127.0.0.1:0")?.local_addr()?)
}

/// A new database, and the processes of its cluster.
pub struct Database {
    pub address: String,
    postmaster: u32,
}

impl Database {
    pub fn new(cluster: &Cluster) -> Result<Database> {
        Ok(Database { address: cluster.new_database()?, postmaster: cluster.process()? })
    }

    /// The CPU time of all its processes for each move, while players play.
    fn cpu_per_move(&self, servers: &[Server], seconds: u64) -> Result<f64> {
        let look = || -> Result<(f64, f64)> {
            let messages: Result<Vec<f64>> = servers.iter().map(Server::messages).collect();
            Ok((self.cpu_us()?, messages?.iter().sum()))
        };
        std::thread::sleep(SEATING);
        let before = look()?;
        std::thread::sleep(Duration::from_secs(seconds.saturating_sub(1).max(1)));
        let after = look()?;
        Ok((after.0 - before.0) / (after.1 - before.1))
    }

    /// The CPU time of all its processes, in microseconds.
    fn cpu_us(&self) -> Result<f64> {
        let mut sum = 0.0;
        for entry in std::fs::read_dir("/proc")? {
            let Ok(text) = std::fs::read_to_string(entry?.path().join("stat")) else { continue };
            // The second field is a name in brackets and may contain anything.
            let Some((id, rest)) = text.split_once(' ') else { continue };
            let fields: Vec<&str> = rest.rsplit_once(") ").map_or("", |(_, rest)| rest).split(' ').collect();
            let number =
                |place: usize| fields.get(place).and_then(|field| field.parse::<f64>().ok()).unwrap_or(0.0);
            let is_own = id.parse() == Ok(self.postmaster) || number(1) == f64::from(self.postmaster);
            if is_own {
                // Linux always reports these times in hundredths of a second.
                sum += (number(11) + number(12)) * 10_000.0;
            }
        }
        Ok(sum)
    }
}

/// Moves a second of boardgame.io's server.
pub fn boardgame(folder: &Path, tables: usize, seconds: u64) -> Result<f64> {
    let address = free_address()?;
    let port = address.port().to_string();
    let mut server = Command::new("node").arg("peer.js").current_dir(folder).env("PORT", &port).spawn()?;
    let measured = (|| {
        while TcpStream::connect(address).is_err() {
            if server.try_wait()?.is_some() {
                bail!("boardgame.io's server has ended");
            }
            std::thread::sleep(LOOK_EVERY);
        }
        let mut load = Command::new("node");
        load.args(["load.js", &tables.to_string(), &seconds.to_string()]).current_dir(folder);
        let told = load.env("PORT", &port).env("SPID", server.id().to_string()).output()?;
        let told = String::from_utf8_lossy(&told.stdout).into_owned();
        let moves = told.split_once("moves/s ").and_then(|(_, rest)| rest.split(' ').next()?.parse().ok());
        moves.with_context(|| format!("boardgame.io's players say no number: {told}"))
    })();
    // It ends only when it is killed.
    let _ = server.kill();
    let _ = server.wait();
    measured
}
