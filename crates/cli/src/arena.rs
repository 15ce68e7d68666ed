//! `kaiju arena`: bots against bots.

use crate::FAILED;
use anyhow::{Context, Result, anyhow, bail};
use clap::Args;
use clap::builder::PossibleValuesParser;
use indicatif::{ProgressBar, ProgressStyle};
use kaiju_bots::{
    Arena, ArenaError, ArenaResult, DiceReport, Entrant, Fit, LADDER, Lineup, Reasons, RecordsError,
};
use kaiju_engine::RuleSet;
use kaiju_engine::notation::{parse_rules, rules_text};
use serde::Serialize;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

/// Let bots play against each other, and measure how often each of them wins
///
/// Everybody moves on by one seat from game to game: with a multiple of the players as
/// --games, every bot plays from every seat equally often. Rates are wins per seat played,
/// with their 95 % intervals. The result depends on --seed, not on --threads. Dice and
/// draws are fair dice: `kaiju verify` accepts the records.
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
        Err(error @ (ArenaError::Records(RecordsError::Folder { .. }) | ArenaError::Setup(_))) => {
            bail!(error)
        }
    };
    let mut out = std::io::stdout().lock();
    if options.json {
        let document = Document::new(&arena, &result, options.dice_report);
        writeln!(out, "{}", serde_json::to_string(&document)?)?;
    } else {
        print_table(&mut out, &arena, &result)?;
        if options.dice_report {
            print_dice(&mut out, &result.dice)?;
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

fn print_table(out: &mut impl Write, arena: &Arena, result: &ArenaResult) -> Result<()> {
    let names = result.entrants.iter().map(|entrant| entrant.bot.len());
    let width = names.chain([3]).max().unwrap_or(3);
    writeln!(
        out,
        "{:<width$} {:>8} {:>8} {:>7} {:>15} {:>6} {:>9} {:>6} {:>6} {:>9} {:>9}",
        "bot", "games", "wins", "rate", "95 %", "points", "by points", "last", "power", "p50 ms", "p99 ms"
    )?;
    for entrant in &result.entrants {
        let wins = entrant.won_by.wins();
        let share = |count: u64| format!("{:.1}%", 100.0 * count as f64 / wins.max(1) as f64);
        writeln!(
            out,
            "{:<width$} {:>8} {:>8} {:>6.2}% {:>6.2}%-{:>6.2}% {:>6.2} {:>9} {:>6} {:>6} {:>9.6} {:>9.6}",
            entrant.bot,
            entrant.seats_played,
            wins,
            100.0 * entrant.rate,
            100.0 * entrant.low,
            100.0 * entrant.high,
            entrant.points,
            share(entrant.won_by.points),
            share(entrant.won_by.last_alive),
            share(entrant.won_by.power),
            entrant.p50_ms,
            entrant.p99_ms,
        )?;
    }
    let seats: Vec<String> = result.seats.iter().map(u64::to_string).collect();
    writeln!(
        out,
        "{}, {} players, {} games, {} won by nobody; wins by seat {}",
        rules_text(&arena.rules),
        arena.lineup.players(),
        result.games,
        result.nobody,
        seats.join(" ")
    )?;
    writeln!(
        out,
        "{:.1} turns and {:.1} decisions a game; {:.0} games/s, seed {}",
        result.turns, result.decisions, result.games_per_s, arena.seed
    )?;
    Ok(())
}

/// Cards and tiles in one line of the dice report.
const COLUMNS: usize = 3;

fn print_dice(out: &mut impl Write, report: &DiceReport) -> Result<()> {
    for fit in &report.fits {
        let Fit { what, chi_squared, degrees, p, .. } = fit;
        writeln!(
            out,
            "\n{what}: {} in all, chi-squared {chi_squared:.2} with {degrees} degrees of freedom, p = {p:.4}",
            fit.total()
        )?;
        for line in fit.counts.chunks(COLUMNS) {
            let cells = line
                .iter()
                .map(|count| format!("  {:<26} {:>8} of {:>10.1}", count.name, count.count, count.expected));
            writeln!(out, "{}", cells.collect::<String>())?;
        }
    }
    Ok(())
}

/// The document of `--json`.
#[derive(Serialize)]
struct Document<'a> {
    rules: String,
    players: usize,
    games: u64,
    nobody: u64,
    games_per_s: f64,
    entrants: Vec<EntrantEntry<'a>>,
    seed: u64,
    threads: usize,
    turns: f64,
    decisions: f64,
    seats: &'a [u64],
    #[serde(skip_serializing_if = "Option::is_none")]
    dice_report: Option<Vec<FitEntry<'a>>>,
}

#[derive(Serialize)]
struct EntrantEntry<'a> {
    bot: &'a str,
    games: u64,
    wins: u64,
    rate: f64,
    low: f64,
    high: f64,
    p50_ms: f64,
    p99_ms: f64,
    points: f64,
    won_by: ReasonsEntry,
}

#[derive(Serialize)]
struct ReasonsEntry {
    points: u64,
    last_alive: u64,
    power: u64,
}

#[derive(Serialize)]
struct FitEntry<'a> {
    what: &'a str,
    total: u64,
    chi_squared: f64,
    degrees: u32,
    p: f64,
    counts: Vec<CountEntry<'a>>,
}

#[derive(Serialize)]
struct CountEntry<'a> {
    name: &'a str,
    count: u64,
    expected: f64,
}

impl<'a> Document<'a> {
    fn new(arena: &Arena, result: &'a ArenaResult, with_dice: bool) -> Document<'a> {
        Document {
            rules: rules_text(&arena.rules),
            players: arena.lineup.players(),
            games: result.games,
            nobody: result.nobody,
            games_per_s: result.games_per_s,
            entrants: result.entrants.iter().map(EntrantEntry::of).collect(),
            seed: arena.seed,
            threads: arena.threads,
            turns: result.turns,
            decisions: result.decisions,
            seats: &result.seats,
            dice_report: with_dice.then(|| result.dice.fits.iter().map(FitEntry::of).collect()),
        }
    }
}

impl<'a> EntrantEntry<'a> {
    fn of(entrant: &'a Entrant) -> EntrantEntry<'a> {
        let Reasons { points, last_alive, power } = entrant.won_by;
        EntrantEntry {
            bot: &entrant.bot,
            games: entrant.seats_played,
            wins: entrant.won_by.wins(),
            rate: entrant.rate,
            low: entrant.low,
            high: entrant.high,
            p50_ms: entrant.p50_ms,
            p99_ms: entrant.p99_ms,
            points: entrant.points,
            won_by: ReasonsEntry { points, last_alive, power },
        }
    }
}

impl<'a> FitEntry<'a> {
    fn of(fit: &'a Fit) -> FitEntry<'a> {
        let counts = fit.counts.iter();
        FitEntry {
            what: fit.what,
            total: fit.total(),
            chi_squared: fit.chi_squared,
            degrees: fit.degrees,
            p: fit.p,
            counts: counts
                .map(|count| CountEntry { name: &count.name, count: count.count, expected: count.expected })
                .collect(),
        }
    }
}
