//! `kaiju admin status`: the state of a running server.

use crate::FAILED;
use crate::store::block_on;
use anyhow::{Context, Result};
use clap::Args;
use kaiju_client::request;
use kaiju_server::{Line, Mood, Status};
use std::io::Write;
use std::net::SocketAddr;
use std::process::ExitCode;
use std::time::Duration;

/// Show the state of a running server
///
/// Asks the server at the address that `kaiju serve --metrics` was given, where a browser shows the
/// same. The exit code is 1 if the server's last write failed.
#[derive(Args, Clone, Debug)]
#[command(verbatim_doc_comment)]
pub struct Options {
    /// The address that `kaiju serve --metrics` was given
    #[arg(long, value_name = "ADDR", default_value = "127.0.0.1:9464")]
    at: SocketAddr,
    /// Print JSON
    #[arg(long, conflicts_with = "quiet")]
    json: bool,
    /// Print nothing: the exit code tells if the server is healthy
    #[arg(long)]
    quiet: bool,
}

/// The longest wait for an answer.
const TIMEOUT: Duration = Duration::from_secs(10);

/// Prints the state.
pub fn run(options: &Options) -> Result<ExitCode> {
    let at = options.at;
    let status = block_on(async {
        let asking = tokio::time::timeout(TIMEOUT, request(at, "GET", "/status.json", "", None));
        let response = asking.await.with_context(|| format!("{at}: the server does not answer"))?;
        let response = response.with_context(|| {
            format!("{at}: no server shows its state there; start it with --metrics {at}, or name its address with --at")
        })?;
        let is_status = "this is not the address that `kaiju serve --metrics` was given";
        response.read::<Status>().with_context(|| format!("{at}: {is_status}"))
    })?;
    let mut out = std::io::stdout().lock();
    if options.json {
        writeln!(out, "{}", serde_json::to_string_pretty(&status)?)?;
    } else if !options.quiet {
        out.write_all(table(&status.lines()).as_bytes())?;
    }
    Ok(if status.is_healthy { ExitCode::SUCCESS } else { ExitCode::from(FAILED) })
}

/// The lines as a table of two columns.
fn table(lines: &[Line]) -> String {
    let width = lines.iter().map(|line| line.name.len()).max().unwrap_or_default();
    let mut table = String::new();
    for Line { name, value, mood } in lines {
        let remark = match mood {
            Mood::Fine => "",
            Mood::High => "  (high)",
            Mood::Bad => "  (look here)",
        };
        table += &format!("{name:width$}  {value}{remark}\n");
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_needs_attention_is_marked() {
        let line = |name: &str, mood| Line { name: name.to_owned(), value: "5".to_owned(), mood };
        let lines = [line("Memory", Mood::Fine), line("Requests", Mood::High), line("Failed", Mood::Bad)];
        assert_eq!(table(&lines), "Memory    5\nRequests  5  (high)\nFailed    5  (look here)\n");
    }
}
