//! `kaiju arena`: bots against bots.

mod document;
mod table;

use crate::FAILED;
use anyhow::{Context, Result, anyhow, bail};
use clap::Args;
use clap::builder::PossibleValuesParser;
use document::Document;
use indicatif::{ProgressBar, ProgressStyle};
use kaiju_bots::{Arena, ArenaError, LADDER, Lineup, RecordsError};
use kaiju_engine::RuleSet;
use kaiju_engine::notation::parse_rules;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

/// Let bots play against each other, and measure how often each of them wins
///
/// As many games as there are players make a round: all its games have the same dice and
/// draws, and everybody moves on by one seat from game to game. In each round the bots sit
/// down anew. If --games is no multiple of the players, the last round is broken off.
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
    /// Who plays; the last one fills the seats that are left
    #[arg(long, value_name = "NAME,NAME", value_delimiter = ',', default_value = "random")]
    bots: Vec<String>,
    /// How many games to play
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// How many players sit at a table [default: one for each bot, or 4 for a single bot]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(2..=6))]
    players: Option<u8>,
    /// The rule set
    #[arg(long, default_value = "czech", value_parser = PossibleValuesParser::new(RuleSet::PRESETS.map(|(name, _)| name)))]
    rules: String,
    /// A house rule such as bay_use=off; may be given several times
    #[arg(long, value_name = "SWITCH=VALUE")]
    set: Vec<String>,
    /// What all dice, draws and random choices come from
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// How many games to play at once [default: one for each core]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Write a record of each game to this folder
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,
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
            | ArenaError::Setup(_)),
        ) => bail!(error),
    };
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

fn arena(options: &Options) -> Result<Arena> {
    let players = match (options.players, options.bots.len()) {
        (Some(players), _) => usize::from(players),
        (None, 1) => PLAYERS,
        (None, bots) => bots,
    };
    let lineup = Lineup::new(options.bots.iter().map(String::as_str), players)?;
    let threads = match options.threads {
        Some(threads) => usize::from(threads),
        None => std::thread::available_parallelism().map_or(1, usize::from),
    };
    Ok(Arena {
        rules: rules(options)?,
        lineup,
        games: options.games,
        seed: options.seed,
        threads,
        records: options.records.clone(),
    })
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
    let lines = LADDER.iter().map(|kind| format!("\n  {:<10} {}", kind.name, kind.about));
    format!("Bots, the weakest first:{}", lines.collect::<String>())
}
