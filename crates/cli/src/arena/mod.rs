//! `kaiju arena`: matches between bots.

mod document;
pub mod report;
mod table;

use crate::FAILED;
use anyhow::{Context, Result, anyhow, bail};
use clap::Args;
use clap::builder::PossibleValuesParser;
use document::Document;
use indicatif::{ProgressBar, ProgressStyle};
use kaiju_bots::{Arena, ArenaError, DEFAULT_TIME_LIMIT, Kind, Lineup, RecordsError, split_bots};
use kaiju_engine::RuleSet;
use kaiju_notation::parse_rules;
use std::fs::{self, OpenOptions};
use std::hash::{BuildHasher, Hasher, RandomState};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

/// Let bots play against each other, and measure how often each one wins
///
/// A round has as many games as players. Its games share their dice and draws, and everybody
/// moves on by one seat from game to game. Each round starts with a new seating. If --games is
/// not a multiple of the players, the last round is cut short. If a program plays, which could
/// remember dice, every game has its own.
///
/// Rates are wins per seat played. Their 95 % intervals are Wilson's, with the variance
/// observed between rounds; p comes from a paired t test over rounds. With fewer than 100
/// rounds, both treat all games as independent.
///
/// The result depends on --seed, not on --threads. Dice and draws are provably fair: `kaiju
/// verify` accepts the records.
#[derive(Args)]
#[command(verbatim_doc_comment, after_help = bots())]
pub struct Options {
    /// The bots; the last one fills the remaining seats. `cmd:COMMAND` is a program of your
    /// own: see docs/bot-protocol.md
    #[arg(long, value_name = "NAME,NAME", default_value = "random")]
    bots: String,
    /// Number of games
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// Players at a table [default: one for each bot, or 4 for a single bot]
    #[arg(long, value_name = "N", value_parser = crate::players::players)]
    players: Option<u8>,
    /// Preset of the rules
    #[arg(long, default_value = "czech", value_parser = PossibleValuesParser::new(RuleSet::PRESETS.map(|(name, _)| name)))]
    rules: String,
    /// House rule, such as bay_use=off; repeatable
    #[arg(long, value_name = "SWITCH=VALUE")]
    set: Vec<String>,
    /// Seed of all dice, draws and random choices [default: 1; if a program plays, one that it
    /// cannot guess]
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// Time limit for each answer of a program; the first one may take 10 seconds longer
    #[arg(long, value_name = "MS", default_value_t = DEFAULT_TIME_LIMIT.as_millis() as u64, value_parser = clap::value_parser!(u64).range(1..=3_600_000))]
    time_limit: u64,
    /// Games to play at once [default: one per core]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Write the record of each game to this folder
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,
    /// Write an HTML page with charts to this file
    #[arg(long, value_name = "FILE.html")]
    report: Option<PathBuf>,
    /// Count all dice and draws, and test them for fairness
    #[arg(long)]
    dice_report: bool,
    /// Print one JSON document instead of a table
    #[arg(long)]
    json: bool,
}

/// Players at a table for a single bot without --players.
const PLAYERS: usize = 4;

/// Plays the games and prints the result.
pub fn run(options: &Options) -> Result<ExitCode> {
    let arena = arena(options)?;
    if let Some(path) = &options.report {
        prepare(path)?;
    }
    if arena.lineup.has_programs() {
        end_programs_with_us()?;
    }
    let bar = progress_bar(arena.games);
    let played = arena.play(&|games| bar.inc(games));
    bar.finish_and_clear();
    let result = match played {
        Ok(result) => result,
        // A failure during play is not bad usage.
        Err(error @ (ArenaError::Records(RecordsError::File { .. }) | ArenaError::Illegal { .. })) => {
            eprintln!("kaiju: {error}");
            return Ok(ExitCode::from(FAILED));
        }
        Err(
            error @ (ArenaError::Records(RecordsError::Folder { .. } | RecordsError::Occupied { .. })
            | ArenaError::Setup(_)
            | ArenaError::Program { .. }),
        ) => bail!(error),
    };
    if let Some(path) = &options.report {
        let page = report::page(&arena, &result, &command(options, &arena));
        if let Err(error) = fs::write(path, page) {
            eprintln!("kaiju: {}: cannot write the report ({error})", path.display());
            return Ok(ExitCode::from(FAILED));
        }
    }
    let mut out = std::io::stdout().lock();
    if options.json {
        let document = Document::new(&arena, &result, options.dice_report);
        writeln!(out, "{}", serde_json::to_string(&document)?)?;
    } else {
        table::print(&mut out, &arena, &result)?;
        if options.dice_report {
            table::print_dice(&mut out, &result.dice)?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// Checks, before hours of play, that the report can be written. Leaves an existing file unchanged, and no new one
/// behind.
fn prepare(path: &Path) -> Result<()> {
    let is_new = !path.exists();
    let opened = OpenOptions::new().create(true).append(true).open(path);
    let tried = opened.and_then(|_| if is_new { fs::remove_file(path) } else { Ok(()) });
    tried.with_context(|| format!("{}: cannot write the report", path.display()))
}

/// Stops the programs when the arena is interrupted.
#[cfg(unix)]
fn end_programs_with_us() -> Result<()> {
    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
    let mut signals =
        signal_hook::iterator::Signals::new([SIGHUP, SIGINT, SIGTERM]).context("cannot handle signals")?;
    std::thread::spawn(move || {
        if let Some(signal) = signals.forever().next() {
            kaiju_bots::end_programs();
            // The exit code that shells use for this signal.
            std::process::exit(128 + signal);
        }
    });
    Ok(())
}

/// The system does this for programs started from a console.
#[cfg(not(unix))]
fn end_programs_with_us() -> Result<()> {
    Ok(())
}

/// The command that reproduces the result.
fn command(options: &Options, arena: &Arena) -> String {
    let set: String = options.set.iter().map(|switch| format!(" --set {}", quoted(switch))).collect();
    let time_limit = match arena.lineup.has_programs() {
        true => format!(" --time-limit {}", options.time_limit),
        false => String::new(),
    };
    let bots = quoted(&options.bots);
    format!(
        "kaiju arena --bots {bots} --players {} --games {} --rules {}{set} --seed {}{time_limit}",
        arena.lineup.players(),
        options.games,
        options.rules,
        arena.seed,
    )
}

/// A word quoted for shells.
fn quoted(word: &str) -> String {
    let is_plain = |letter: char| letter.is_ascii_alphanumeric() || "-_=,.:/".contains(letter);
    if word.chars().all(is_plain) { word.to_owned() } else { format!("'{}'", word.replace('\'', r"'\''")) }
}

fn arena(options: &Options) -> Result<Arena> {
    let bots = split_bots(&options.bots).context("--bots")?;
    let players = match (options.players, bots.len()) {
        (Some(players), _) => usize::from(players),
        (None, 1) => PLAYERS,
        (None, bots) => bots,
    };
    let lineup = Lineup::new(bots, players).context("--bots")?;
    let lineup = lineup.with_time_limit(Duration::from_millis(options.time_limit));
    let seed = options.seed.unwrap_or_else(|| if lineup.has_programs() { unguessable() } else { 1 });
    let threads = match options.threads {
        Some(threads) => usize::from(threads),
        None => std::thread::available_parallelism().map_or(1, usize::from),
    };
    Ok(Arena {
        rules: rules(options)?,
        lineup,
        games: options.games,
        seed,
        threads,
        records: options.records.clone(),
    })
}

/// A random seed: the keys of a new hasher come from the operating system. It has 53 bits, so that every JSON
/// parser reads it exactly.
fn unguessable() -> u64 {
    RandomState::new().build_hasher().finish() >> 11
}

fn rules(options: &Options) -> Result<RuleSet> {
    if let Some(switches) = options.set.iter().find(|switch| switch.contains(',')) {
        bail!("--set {switches}: one switch at a time; give --set several times");
    }
    let text = [std::slice::from_ref(&options.rules), &options.set].concat().join(", ");
    // The position in that text means nothing on the command line.
    parse_rules(&text).map_err(|error| anyhow!(error.message)).context("--set")
}

/// A progress bar, shown on a terminal only.
fn progress_bar(games: u64) -> ProgressBar {
    let bar = ProgressBar::new(games);
    match ProgressStyle::with_template("{wide_bar} {human_pos}/{human_len} games, {per_sec}, {eta} left") {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}

fn bots() -> String {
    let lines = Kind::all().map(|kind| format!("\n  {:<11} {}", kind.name, kind.about));
    let program = "\n  cmd:COMMAND runs a program of your own, as in --bots \"random,cmd:python3 bot.py\"";
    format!("Bots:{}{program}", lines.collect::<String>())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_can_be_pasted_into_a_shell() {
        assert_eq!(quoted("champion,strategist"), "champion,strategist");
        assert_eq!(quoted("random,cmd:python3 \"my bot.py\""), "'random,cmd:python3 \"my bot.py\"'");
        assert_eq!(quoted("cmd:bot 'x'"), r"'cmd:bot '\''x'\'''");
    }
}
