//! The `kaiju` program. Each subcommand has a file; this one parses the arguments and reports errors.

mod analyze;
mod arena;
mod backup;
mod bench;
mod files;
mod language;
mod load;
mod players;
mod replay;
mod restore;
mod scenario;
mod serve;
mod store;
#[cfg(feature = "train")]
mod train;
mod verify;
mod words;

use anyhow::Result;
use clap::error::{Error as UsageError, ErrorKind};
use clap::{Parser, Subcommand};
use std::process::ExitCode;

/// Faster than the system's allocator for the server's many small strings on several threads.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Exit code for a check that failed.
const FAILED: u8 = 1;
/// Exit code for bad usage: unknown options, missing files.
const BAD_USAGE: u8 = 2;

/// King of Tokyo: a game server, bots and tools.
///
/// Without a command, `kaiju` runs `kaiju serve`.
///
/// Exit codes: 0 for success, 1 for a check that failed, 2 for bad usage.
#[derive(Parser)]
#[command(name = "kaiju", version)]
struct Arguments {
    /// The language of replays and checks; otherwise it is that of the locale
    #[arg(long, value_name = "CODE", global = true, value_parser = language::known)]
    lang: Option<String>,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    Analyze(analyze::Options),
    Arena(arena::Options),
    Backup(backup::Options),
    Bench(bench::Options),
    Export(backup::ExportOptions),
    Import(restore::ImportOptions),
    Load(load::Options),
    Replay(replay::Options),
    Restore(restore::Options),
    Scenario(scenario::Options),
    Serve(serve::Options),
    #[cfg(feature = "train")]
    Train(train::Options),
    Verify(verify::Options),
}

fn main() -> ExitCode {
    let arguments = match Arguments::try_parse() {
        Ok(arguments) => arguments,
        Err(error) => return refuse(&error),
    };
    let texts = language::texts(arguments.lang.as_deref());
    let result = match arguments.command {
        Some(Command::Analyze(options)) => analyze::run(&options),
        Some(Command::Arena(options)) => arena::run(&options),
        Some(Command::Backup(options)) => backup::run(&options),
        Some(Command::Bench(options)) => bench::run(&options),
        Some(Command::Export(options)) => backup::export(&options),
        Some(Command::Import(options)) => restore::import(&options),
        Some(Command::Load(options)) => load::run(&options),
        Some(Command::Replay(options)) => replay::run(&options, &texts),
        Some(Command::Restore(options)) => restore::run(&options),
        Some(Command::Scenario(options)) => scenario::run(&options),
        Some(Command::Serve(options)) => serve::run(&options),
        #[cfg(feature = "train")]
        Some(Command::Train(options)) => train::run(&options),
        Some(Command::Verify(options)) => verify::run(&options, &texts),
        None => serve_by_default(),
    };
    match result {
        Ok(code) => code,
        Err(error) if is_closed_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("kaiju: {error:#}");
            ExitCode::from(BAD_USAGE)
        }
    }
}

/// Runs `kaiju serve` with its defaults.
fn serve_by_default() -> Result<ExitCode> {
    match Arguments::try_parse_from(["kaiju", "serve"])?.command {
        Some(Command::Serve(options)) => serve::run(&options),
        _ => unreachable!("the command was named"),
    }
}

/// Prints help and version as they are, and usage errors as one line.
fn refuse(error: &UsageError) -> ExitCode {
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            // A closed pipe, as in `kaiju --help | head -1`, is not a failure.
            let _ = error.print();
            ExitCode::SUCCESS
        }
        _ => {
            eprintln!("kaiju: {}", one_line(&error.to_string()));
            ExitCode::from(BAD_USAGE)
        }
    }
}

/// The message without clap's usage lines, which `--help` shows better.
fn one_line(message: &str) -> String {
    let message = message.strip_prefix("error: ").unwrap_or(message);
    let is_advice = |line: &str| line.starts_with("Usage:") || line.starts_with("For more information");
    let lines = message.lines().map(str::trim).take_while(|line| !is_advice(line));
    let sentence: Vec<&str> = lines.filter(|line| !line.is_empty()).collect();
    format!("{} (see --help)", sentence.join(" "))
}

fn is_closed_pipe(error: &anyhow::Error) -> bool {
    error.downcast_ref::<std::io::Error>().is_some_and(|error| error.kind() == std::io::ErrorKind::BrokenPipe)
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn the_arguments_are_consistent() {
        Arguments::command().debug_assert();
    }

    #[test]
    fn a_usage_error_is_one_line() {
        let error = Arguments::try_parse_from(["kaiju", "bench", "--rules", "chess"]).err().unwrap();
        let line = one_line(&error.to_string());
        assert!(!line.contains('\n'), "{line}");
        assert!(line.contains("chess") && line.contains("spanish"), "{line}");
    }
}
