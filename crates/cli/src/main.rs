//! The `kaiju` program. Each subcommand has a file; this one parses the arguments and reports errors.

mod admin;
mod analyze;
mod arena;
mod backup;
mod bench;
mod files;
mod greeting;
mod help;
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
mod usage;
mod verify;
mod words;

use anyhow::Result;
use clap::error::{Error as UsageError, ErrorKind};
use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};
use kaiju_text::Texts;
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
/// Without a command, `kaiju` serves the game on your network, as `kaiju serve --listen 0.0.0.0:8080` does.
///
/// Exit codes: 0 for success, 1 for a check that failed, 2 for bad usage.
#[derive(Parser)]
#[command(name = "kaiju", version)]
struct Arguments {
    /// The language of help, replays, checks and analyses [default: that of the locale]
    #[arg(long, value_name = "CODE", global = true, value_parser = language::codes())]
    lang: Option<String>,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    Admin(admin::Options),
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
    let texts = language::texts(language::chosen(std::env::args_os()).as_deref());
    let found = help::command(Arguments::command(), &texts).try_get_matches();
    let arguments = match found.and_then(|found| Arguments::from_arg_matches(&found)) {
        Ok(arguments) => arguments,
        Err(error) => return refuse(&error, &texts),
    };
    let result = match arguments.command {
        Some(Command::Admin(options)) => admin::run(&options),
        Some(Command::Analyze(options)) => analyze::run(&options, &texts),
        Some(Command::Arena(options)) => arena::run(&options),
        Some(Command::Backup(options)) => backup::run(&options),
        Some(Command::Bench(options)) => bench::run(&options),
        Some(Command::Export(options)) => backup::export(&options),
        Some(Command::Import(options)) => restore::import(&options),
        Some(Command::Load(options)) => load::run(&options),
        Some(Command::Replay(options)) => replay::run(&options, &texts),
        Some(Command::Restore(options)) => restore::run(&options),
        Some(Command::Scenario(options)) => scenario::run(&options),
        Some(Command::Serve(options)) => serve::run(&options, serve::Audience::Chosen, &texts),
        #[cfg(feature = "train")]
        Some(Command::Train(options)) => train::run(&options),
        Some(Command::Verify(options)) => verify::run(&options, &texts),
        None => serve_by_default(&texts),
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

/// Serves the local network, for people who start the program and want to play.
fn serve_by_default(texts: &Texts) -> Result<ExitCode> {
    match Arguments::try_parse_from(["kaiju", "serve"])?.command {
        Some(Command::Serve(options)) => serve::run(&options, serve::Audience::Home, texts),
        _ => unreachable!("the command was named"),
    }
}

/// Prints help and version as they are, and usage errors as one line.
fn refuse(error: &UsageError, texts: &Texts) -> ExitCode {
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            // A closed pipe, as in `kaiju --help | head -1`, is not a failure.
            let _ = error.print();
            ExitCode::SUCCESS
        }
        _ => {
            eprintln!("kaiju: {}", usage::sentence(error, texts));
            ExitCode::from(BAD_USAGE)
        }
    }
}

fn is_closed_pipe(error: &anyhow::Error) -> bool {
    error.downcast_ref::<std::io::Error>().is_some_and(|error| error.kind() == std::io::ErrorKind::BrokenPipe)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_arguments_are_consistent() {
        Arguments::command().debug_assert();
    }
}
