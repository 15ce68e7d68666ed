//! `kaiju bench`: the speed of the engine in random games.

use anyhow::Result;
use clap::Args;
use clap::builder::PossibleValuesParser;
use kaiju_engine::playout::{self, WyRand};
use kaiju_engine::{Game, RuleSet, Setup, Step};
use serde::Serialize;
use std::io::Write;
use std::process::ExitCode;
use std::time::{Duration, Instant};

/// Measure how fast the engine plays random games on one core
///
/// A random player first picks a kind of action uniformly, then its arguments; a keep
/// is a uniform subset of the dice. Questions with a single answer are not asked and not
/// counted. Without options every rule set is measured with 2, 4 and 6 players.
///
/// Only whole games are timed, with all shortcuts. Decisions are counted afterwards, in
/// the same games answered one question at a time; decisions/s and ns/decision combine
/// both.
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub struct Options {
    /// Measure only this rule set
    #[arg(long, value_parser = PossibleValuesParser::new(RuleSet::PRESETS.map(|(name, _)| name)))]
    rules: Option<String>,
    /// Measure only this number of players
    #[arg(long, value_name = "N", value_parser = crate::players::players)]
    players: Option<u8>,
    /// Time to play for each line of the result
    #[arg(long, value_name = "S", default_value = "1", value_parser = seconds)]
    seconds: Duration,
    /// Seed of the random numbers
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Print one JSON document instead of a table
    #[arg(long)]
    json: bool,
}

/// One line of the result.
#[derive(Serialize)]
struct Figure {
    rules: &'static str,
    players: usize,
    games_per_s: f64,
    decisions_per_s: f64,
    decisions_per_game: f64,
    ns_per_decision: f64,
    state_bytes: usize,
    rng: &'static str,
}

/// The numbers of players measured by default.
const PLAYERS: [usize; 3] = [2, 4, 6];
/// Games between two reads of the clock.
const BATCH: u32 = 50;
/// The most games in which decisions are counted.
const COUNTED: u32 = 10_000;

/// Measures and prints the result.
pub fn run(options: &Options) -> Result<ExitCode> {
    let mut out = std::io::stdout().lock();
    if !options.json {
        writeln!(
            out,
            "{:<8} {:>7} {:>10} {:>13} {:>14} {:>11}",
            "rules", "players", "games/s", "decisions/s", "decisions/game", "ns/decision"
        )?;
    }
    let mut figures = Vec::new();
    for setup in setups(options) {
        let figure = measure(setup, options.seconds, options.seed)?;
        if !options.json {
            writeln!(
                out,
                "{:<8} {:>7} {:>10.0} {:>13.0} {:>14.1} {:>11.1}",
                figure.rules,
                figure.players,
                figure.games_per_s,
                figure.decisions_per_s,
                figure.decisions_per_game,
                figure.ns_per_decision
            )?;
        }
        figures.push(figure);
    }
    if options.json {
        writeln!(out, "{}", serde_json::to_string(&figures)?)?;
    } else {
        writeln!(out, "one core, wyrand, {} bytes of state", size_of::<Game>())?;
    }
    Ok(ExitCode::SUCCESS)
}

fn setups(options: &Options) -> impl Iterator<Item = (&'static str, Setup)> {
    let wanted = |name: &str| options.rules.as_deref().is_none_or(|rules| rules == name);
    let players = match options.players {
        Some(players) => vec![usize::from(players)],
        None => PLAYERS.to_vec(),
    };
    RuleSet::PRESETS.into_iter().filter(move |(name, _)| wanted(name)).flat_map(move |(name, rules)| {
        players.clone().into_iter().map(move |players| (name, Setup { rules, players, first: None }))
    })
}

#[expect(clippy::disallowed_methods, reason = "a measurement")]
fn measure((rules, setup): (&'static str, Setup), length: Duration, seed: u64) -> Result<Figure> {
    let fresh = Game::new(&setup)?;
    let mut numbers = WyRand(seed);
    let mut games = 0;
    let start = Instant::now();
    let elapsed = loop {
        for _ in 0..BATCH {
            play(fresh, &mut numbers);
        }
        games += BATCH;
        let elapsed = start.elapsed();
        if elapsed >= length {
            break elapsed.as_secs_f64();
        }
    };
    let games_per_s = f64::from(games) / elapsed;
    let decisions_per_game = decisions_per_game(fresh, games.min(COUNTED), seed);
    Ok(Figure {
        rules,
        players: setup.players,
        games_per_s: rounded(games_per_s),
        decisions_per_s: rounded(games_per_s * decisions_per_game),
        decisions_per_game: rounded(decisions_per_game),
        ns_per_decision: rounded(1e9 / (games_per_s * decisions_per_game)),
        state_bytes: size_of::<Game>(),
        rng: "wyrand",
    })
}

/// Plays a random game to its end.
fn play(mut game: Game, numbers: &mut WyRand) {
    playout::finish(&mut game, numbers);
}

/// Plays the first measured games again and counts their decisions, which would cost time during the measurement.
fn decisions_per_game(fresh: Game, games: u32, seed: u64) -> f64 {
    let mut numbers = WyRand(seed);
    let mut decisions = 0u32;
    for _ in 0..games {
        let mut game = fresh;
        loop {
            decisions += u32::from(matches!(game.step(), Step::Decide { .. }));
            if !playout::advance(&mut game, &mut numbers) {
                break;
            }
        }
    }
    f64::from(decisions) / f64::from(games)
}

/// Two decimals: more would be noise.
fn rounded(figure: f64) -> f64 {
    (figure * 100.0).round() / 100.0
}

fn seconds(text: &str) -> Result<Duration, String> {
    const LONGEST: f64 = 3600.0;
    match text.parse::<f64>() {
        Ok(seconds) if seconds > 0.0 && seconds <= LONGEST => Ok(Duration::from_secs_f64(seconds)),
        Ok(_) | Err(_) => Err(format!("expected a number of seconds above 0 and up to {LONGEST}")),
    }
}
