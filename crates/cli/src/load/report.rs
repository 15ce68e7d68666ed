//! The figures of a run, as text and as JSON.

use anyhow::Result;
use serde::Serialize;
use std::io::Write;

/// The report; also the document of `--json`.
#[derive(Serialize)]
pub struct Report {
    pub tables: usize,
    pub seats: u8,
    pub moves: u64,
    pub moves_per_s: f64,
    /// Moves due but not acknowledged at the end. Latencies include them with the time until then.
    pub unanswered: usize,
    pub p50_ms: f64,
    pub p99_ms: f64,
    pub errors: u64,
    pub first_error: Option<String>,
    pub server_cpu_us_per_move: Option<f64>,
    /// CPU time of the players in this process.
    pub own_cpu_us_per_move: Option<f64>,
    pub connections: usize,
    /// The memory of the server at the end.
    pub server_rss_kib: Option<u64>,
    /// The memory of the server some time after all have left.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub server_rss_kib_later: Option<u64>,
    /// Memory per idle connection. That of players also grows with their games.
    pub rss_kib_per_connection: Option<f64>,
}

impl Report {
    /// True if moves were measured and nothing went wrong.
    pub fn is_sound(&self) -> bool {
        self.errors == 0 && (self.moves > 0 || self.tables == 0)
    }

    /// Prints it for people.
    pub fn print(&self, out: &mut impl Write) -> Result<()> {
        writeln!(
            out,
            "{} tables with {} players, {} connections",
            self.tables, self.seats, self.connections
        )?;
        writeln!(
            out,
            "{:.0} moves/s, p50 {:.2} ms, p99 {:.2} ms",
            self.moves_per_s, self.p50_ms, self.p99_ms
        )?;
        // One move in flight per table is normal.
        if self.unanswered > self.tables {
            writeln!(out, "{} more moves were due and not acknowledged at the end", self.unanswered)?;
        }
        if let (Some(server), Some(own)) = (self.server_cpu_us_per_move, self.own_cpu_us_per_move) {
            writeln!(out, "server: {server:.1} µs of CPU per move (players: {own:.1} µs)")?;
        }
        if let Some(kib) = self.server_rss_kib {
            writeln!(out, "server: {:.1} MiB of memory", kib as f64 / 1024.0)?;
        }
        if let Some(kib) = self.server_rss_kib_later {
            writeln!(out, "server: {:.1} MiB of memory after all have left", kib as f64 / 1024.0)?;
        }
        if let Some(kib) = self.rss_kib_per_connection {
            writeln!(out, "server: {kib:.1} KiB for each idle connection")?;
        }
        match &self.first_error {
            Some(first) => writeln!(out, "{} errors; the first: {first}", self.errors)?,
            None => writeln!(out, "{} errors", self.errors)?,
        }
        Ok(())
    }
}
