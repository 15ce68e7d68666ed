//! `cargo xtask bench`: the engine's speed as a ratio to the limit program, measured side by side.

use crate::{cargo, root};
use anyhow::{Context, Result, bail};
use clap::Args;
use serde::{Deserialize, Serialize};
use std::path::PathBuf;
use std::process::Command;

/// Compare random games of the engine with the limit program, in one run
///
/// Builds both in release mode and alternates them on the same core, in many short
/// rounds, so that a busy machine slows both. The figures are medians over the rounds:
/// games per second, four players, rule set czech, and the ratio within each round.
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub struct Options {
    /// Number of measurements of each program
    #[arg(long, value_name = "N", default_value_t = 15, value_parser = clap::value_parser!(u32).range(1..=1000))]
    rounds: u32,
    /// Seconds per measurement
    #[arg(long, value_name = "S", default_value_t = 0.4)]
    seconds: f64,
    /// Print one JSON document instead of text
    #[arg(long)]
    json: bool,
}

/// The ratio to the limit without cards that the engine must reach.
const GOAL: f64 = 0.15;
/// The ratio that it should reach.
const AIM: f64 = 0.25;

const NOCARDS: &str = "nocards wyrand";
const CARDSLITE: &str = "cardslite wyrand";

/// The result, as printed by `--json`. Speeds are medians in games per second; ratios are medians over the rounds.
#[derive(Serialize)]
struct Comparison {
    rounds: u32,
    /// The core that both programs were pinned to, where possible.
    core: Option<usize>,
    nocards: f64,
    cardslite: f64,
    kaiju: f64,
    ratio_nocards: f64,
    ratio_cardslite: f64,
    goal: f64,
    aim: f64,
    decisions_per_game: f64,
    ns_per_decision: f64,
    state_bytes: usize,
}

/// Builds, measures, prints.
pub fn run(options: &Options) -> Result<()> {
    build(&["build", "--quiet", "--release", "--package", "kaiju"])?;
    let limit_options = ["--manifest-path", "bench/limit/Cargo.toml", "--target-dir", "bench/limit/target"];
    build(&[&["build", "--quiet", "--release"], &limit_options[..]].concat())?;
    let core = free_core();
    let limit = Program { path: executable(root().join("bench/limit/target"), "kaiju-limit"), core };
    let kaiju = Program { path: executable(target_folder()?, "kaiju"), core };
    let seconds = options.seconds.to_string();
    let (mut nocards, mut cardslite, mut engine) = (Vec::new(), Vec::new(), Vec::new());
    for _ in 0..options.rounds {
        nocards.push(limit_speed(&limit, &seconds, NOCARDS)?);
        engine.push(Figure::measure(&kaiju, &seconds)?);
        cardslite.push(limit_speed(&limit, &seconds, CARDSLITE)?);
    }
    let ratio_to = |limit: &[f64]| {
        rounded(median(engine.iter().zip(limit).map(|(figure, limit)| figure.games_per_s / limit)))
    };
    let (ratio_nocards, ratio_cardslite) = (ratio_to(&nocards), ratio_to(&cardslite));
    let comparison = Comparison {
        rounds: options.rounds,
        core,
        nocards: median(nocards),
        cardslite: median(cardslite),
        kaiju: median(engine.iter().map(|figure| figure.games_per_s)),
        ratio_nocards,
        ratio_cardslite,
        goal: GOAL,
        aim: AIM,
        decisions_per_game: median(engine.iter().map(|figure| figure.decisions_per_game)),
        ns_per_decision: median(engine.iter().map(|figure| figure.ns_per_decision)),
        state_bytes: engine.first().map_or(0, |figure| figure.state_bytes),
    };
    if options.json {
        println!("{}", serde_json::to_string(&comparison)?);
    } else {
        print(&comparison);
    }
    Ok(())
}

fn print(result: &Comparison) {
    let place = result.core.map_or("not pinned to a core".into(), |core| format!("pinned to core {core}"));
    println!("median of {} rounds, {place}, games/s:", result.rounds);
    println!("  limit, {NOCARDS:<18} {:>9.0}", result.nocards);
    println!("  limit, {CARDSLITE:<18} {:>9.0}", result.cardslite);
    println!("  kaiju, czech, 4 players   {:>9.0}", result.kaiju);
    println!("kaiju/nocards    {:.3}  (at least {GOAL}, aim {AIM})", result.ratio_nocards);
    println!("kaiju/cardslite  {:.3}", result.ratio_cardslite);
    println!(
        "{:.1} decisions/game, {:.1} ns/decision, {} bytes of state",
        result.decisions_per_game, result.ns_per_decision, result.state_bytes
    );
}

fn build(arguments: &[&str]) -> Result<()> {
    let mut command = cargo(arguments.iter().copied());
    if !command.status().context("cannot start cargo")?.success() {
        bail!("{command:?} failed");
    }
    Ok(())
}

/// Cargo's target folder of the workspace, which also holds this program.
fn target_folder() -> Result<PathBuf> {
    let program = std::env::current_exe().context("cannot find the path of this program")?;
    let folder = program.parent().and_then(|profile| profile.parent());
    folder.map(PathBuf::from).context("this program is not in a target folder")
}

fn executable(target_folder: PathBuf, name: &str) -> PathBuf {
    target_folder.join("release").join(format!("{name}{}", std::env::consts::EXE_SUFFIX))
}

/// The last core, if programs can be pinned to it: the first one is busier with the system.
fn free_core() -> Option<usize> {
    let core = std::thread::available_parallelism().ok()?.get() - 1;
    let probe = Command::new("taskset").args(["-c", &core.to_string(), "true"]).output().ok()?;
    probe.status.success().then_some(core)
}

/// A program to measure, and the core it is pinned to.
struct Program {
    path: PathBuf,
    core: Option<usize>,
}

impl Program {
    /// Runs it and returns its output.
    fn output(&self, arguments: &[&str]) -> Result<String> {
        let mut command = match self.core {
            Some(core) => {
                let mut taskset = Command::new("taskset");
                taskset.args(["-c", &core.to_string()]).arg(&self.path);
                taskset
            }
            None => Command::new(&self.path),
        };
        let output = command.args(arguments).output().with_context(|| format!("cannot start {command:?}"))?;
        if !output.status.success() {
            bail!("{command:?} failed: {}", String::from_utf8_lossy(&output.stderr).trim());
        }
        String::from_utf8(output.stdout).with_context(|| format!("{command:?} printed no text"))
    }
}

/// Games per second of one mode of the limit program.
fn limit_speed(limit: &Program, seconds: &str, mode: &str) -> Result<f64> {
    let line = limit.output(&[seconds, mode])?;
    let mut words = line.split_whitespace().skip_while(|&word| word != "games/s").skip(1);
    let speed = words.next().and_then(|word| word.parse().ok());
    speed.with_context(|| format!("the limit program printed {line:?}, without games/s"))
}

/// The compared fields of `kaiju bench --json`.
#[derive(Deserialize)]
struct Figure {
    games_per_s: f64,
    decisions_per_game: f64,
    ns_per_decision: f64,
    state_bytes: usize,
}

impl Figure {
    fn measure(kaiju: &Program, seconds: &str) -> Result<Figure> {
        let options = ["--rules", "czech", "--players", "4", "--seconds", seconds, "--json"];
        let json = kaiju.output(&[&["bench"], &options[..]].concat())?;
        let [figure]: [Figure; 1] = serde_json::from_str(&json).context("kaiju bench printed other JSON")?;
        Ok(figure)
    }
}

fn median(figures: impl IntoIterator<Item = f64>) -> f64 {
    let mut sorted: Vec<f64> = figures.into_iter().collect();
    sorted.sort_by(f64::total_cmp);
    match (sorted.len() / 2, sorted.len() % 2) {
        (_, _) if sorted.is_empty() => 0.0,
        (middle, 1) => sorted[middle],
        (middle, _) => (sorted[middle - 1] + sorted[middle]) / 2.0,
    }
}

/// Four decimals: more would be noise.
fn rounded(ratio: f64) -> f64 {
    (ratio * 10_000.0).round() / 10_000.0
}
