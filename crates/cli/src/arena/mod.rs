//! `kaiju arena`: bots against bots.

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

/// Let bots play against each other, and measure how often each of them wins
///
/// As many games as there are players make a round: all its games have the same dice and
/// draws, and everybody moves on by one seat from game to game. In each round the bots sit
/// down anew. If --games is no multiple of the players, the last round is broken off. With
/// a program that could remember them, every game has its own dice.
///
/// Rates are wins per seat played. Their 95 % intervals are Wilson's, with the variance
/// that shows between rounds; p is from a paired t test over rounds. With fewer than 100
/// rounds both take all games for independent of each other.
///
/// The result depends on --seed, not on --threads. Dice and draws are fair dice: `kaiju
/// verify` accepts the records.
#[derive(Args)]
#[command(verbatim_doc_comment, after_help = bots())]
pub struct Options {
    /// Who plays; the last one fills the seats that are left. `cmd:` and a command stand for
    /// a program of your own: docs/bot-protocol.md tells how it is asked
    #[arg(long, value_name = "NAME,NAME", default_value = "random")]
    bots: String,
    /// How many games to play
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// How many players sit at a table [default: one for each bot, or 4 for a single bot]
    #[arg(long, value_name = "N", value_parser = crate::players::players)]
    players: Option<u8>,
    /// The rule set
    #[arg(long, default_value = "czech", value_parser = PossibleValuesParser::new(RuleSet::PRESETS.map(|(name, _)| name)))]
    rules: String,
    /// A house rule such as bay_use=off; may be given several times
    #[arg(long, value_name = "SWITCH=VALUE")]
    set: Vec<String>,
    /// What all dice, draws and random choices come from [default: 1; if a program plays, one
    /// that it cannot guess]
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// How long a program may think about an answer; its first may take 10 seconds longer
    #[arg(long, value_name = "MS", default_value_t = DEFAULT_TIME_LIMIT.as_millis() as u64, value_parser = clap::value_parser!(u64).range(1..=3_600_000))]
    time_limit: u64,
    /// How many games to play at once [default: one for each core]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Write a record of each game to this folder
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,
    /// Write a page with charts to this file
    #[arg(long, value_name = "FILE.html")]
    report: Option<PathBuf>,
    /// Count all dice and draws, and tell how well they fit fair ones
    #[arg(long)]
    dice_report: bool,
    /// Print one JSON document instead of a table
    #[arg(long)]
    json: bool,
}

/// Players at a table if neither --players nor several bots say it.
const PLAYERS: usize = 4;

/// Plays and prints what came out.
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
        // The arguments were right; what went wrong came later.
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
            eprintln!("kaiju: {}: the report cannot be written ({error})", path.display());
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

/// Makes sure, before hours of play, that the report can be written. What the file holds stays until then, and there is
/// none if there was none.
fn prepare(path: &Path) -> Result<()> {
    let is_new = !path.exists();
    let opened = OpenOptions::new().create(true).append(true).open(path);
    let tried = opened.and_then(|_| if is_new { fs::remove_file(path) } else { Ok(()) });
    tried.with_context(|| format!("{}: the report cannot be written", path.display()))
}

/// Whoever breaks the arena off does not want its programs to go on.
#[cfg(unix)]
fn end_programs_with_us() -> Result<()> {
    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
    let mut signals = signal_hook::iterator::Signals::new([SIGHUP, SIGINT, SIGTERM])
        .context("signals cannot be waited for")?;
    std::thread::spawn(move || {
        if let Some(signal) = signals.forever().next() {
            kaiju_bots::end_programs();
            // What shells take for the end by a signal.
            std::process::exit(128 + signal);
        }
    });
    Ok(())
}

/// Elsewhere the system does it, for programs that are started from a console.
#[cfg(not(unix))]
fn end_programs_with_us() -> Result<()> {
    Ok(())
}

/// The command that gives the same result again.
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

/// A word as shells take it.
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

/// A number from the operating system: the keys of a new hasher are. It has 53 bits, so that every reader of JSON gets it
/// right.
fn unguessable() -> u64 {
    RandomState::new().build_hasher().finish() >> 11
}

fn rules(options: &Options) -> Result<RuleSet> {
    if let Some(switches) = options.set.iter().find(|switch| switch.contains(',')) {
        bail!("--set {switches}: one switch at a time; give --set several times");
    }
    let text = [std::slice::from_ref(&options.rules), &options.set].concat().join(", ");
    // The place in that text means nothing to whoever typed the options.
    parse_rules(&text).map_err(|error| anyhow!(error.message)).context("--set")
}

/// Shown on a terminal only.
fn progress_bar(games: u64) -> ProgressBar {
    let bar = ProgressBar::new(games);
    match ProgressStyle::with_template("{wide_bar} {human_pos}/{human_len} games, {per_sec}, {eta} left") {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}

fn bots() -> String {
    let lines = Kind::all().map(|kind| format!("\n  {:<10} {}", kind.name, kind.about));
    let program = "\n  cmd:COMMAND asks a program of yours, as in --bots \"random,cmd:python3 bot.py\"";
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
