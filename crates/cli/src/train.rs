//! `kaiju train`: trains the champion's network by self-play.

use anyhow::{Context, Result, bail};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use kaiju_bots::champion::Network;
use kaiju_bots::train::{Measure, Plan, Trainer, measure};
use std::fmt::Write as _;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Train the champion by self-play.
///
/// Continues from the checkpoint in DIR if there is one, with the same weights as an uninterrupted run. Ctrl-C
/// stops it after the current batch, with a checkpoint. Writes `checkpoint.bin`, `weights.bin` (to be copied to
/// crates/bots/src/champion), `curve.csv` and `curve.svg` to DIR; the bars of the curve are 95 % intervals.
#[derive(Args)]
pub struct Options {
    /// Folder for checkpoint, weights and learning curve.
    #[arg(value_name = "DIR")]
    dir: PathBuf,
    /// Total number of games, including those of the checkpoint.
    #[arg(long, default_value_t = 200_000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// Games played by the strategist at the beginning.
    #[arg(long, default_value_t = Plan::USUAL.taught)]
    taught: u64,
    /// Games per batch, all with the same network.
    #[arg(long, default_value_t = Plan::USUAL.batch, value_parser = clap::value_parser!(u64).range(1..))]
    batch: u64,
    /// Initial learning rate.
    #[arg(long, default_value_t = Plan::USUAL.rate, value_parser = positive)]
    rate: f32,
    /// Games after which the learning rate has halved.
    #[arg(long, default_value_t = Plan::USUAL.half_life, value_parser = positive)]
    half_life: f32,
    /// Half-life, in games, of the running mean of the weights, which is the result.
    #[arg(long, default_value_t = Plan::USUAL.memory, value_parser = positive)]
    memory: f32,
    /// Lambda of TD(lambda): 0 learns from the next evaluation, 1 from the end of the game.
    #[arg(long, default_value_t = Plan::USUAL.lambda, value_parser = share)]
    lambda: f32,
    /// Share of games in which cards and tiles are dealt on the way.
    #[arg(long, default_value_t = Plan::USUAL.dealt, value_parser = share)]
    dealt: f32,
    /// Weights to begin with, instead of random ones; ignored when the run is resumed.
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
    /// Seed of all randomness.
    #[arg(long, default_value_t = Plan::USUAL.seed)]
    seed: u64,
    /// Games between two checkpoints and measurements of strength.
    #[arg(long, default_value_t = 10_240, value_parser = clap::value_parser!(u64).range(1..))]
    every: u64,
    /// Games against three strategists in each measurement of strength.
    #[arg(long, default_value_t = 2_000, value_parser = clap::value_parser!(u64).range(1..))]
    measure: u64,
    /// Threads.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: u16,
}

/// A number above 0.
fn positive(text: &str) -> Result<f32, String> {
    number(text).filter(|&number| number > 0.0).ok_or_else(|| "expected a number above 0".to_owned())
}

/// A number from 0 to 1.
fn share(text: &str) -> Result<f32, String> {
    number(text)
        .filter(|number| (0.0..=1.0).contains(number))
        .ok_or_else(|| "expected a number from 0 to 1".to_owned())
}

fn number(text: &str) -> Option<f32> {
    text.parse().ok().filter(|number: &f32| number.is_finite())
}

impl Options {
    fn plan(&self) -> Plan {
        Plan {
            seed: self.seed,
            batch: self.batch,
            taught: self.taught,
            rate: self.rate,
            half_life: self.half_life,
            memory: self.memory,
            lambda: self.lambda,
            dealt: self.dealt,
            ..Plan::USUAL
        }
    }
}

pub fn run(options: &Options) -> Result<ExitCode> {
    fs::create_dir_all(&options.dir).with_context(|| format!("cannot create {}", options.dir.display()))?;
    let mut trainer = begin(&options.dir.join("checkpoint.bin"), options.plan(), options.from.as_deref())?;
    let mut curve = Curve::read(&options.dir.join("curve.csv"), trainer.games())?;
    let bar = ProgressBar::new(options.games).with_style(ProgressStyle::with_template(
        "{bar:30} {pos}/{len} games, {per_sec}, {eta} to go, surprise {msg}",
    )?);
    bar.set_position(trainer.games());
    let stop = stop_on_signal()?;
    let threads = usize::from(options.threads);
    while trainer.games() < options.games && !stop.load(Ordering::Relaxed) {
        let surprise = trainer.advance(threads);
        let games = trainer.games();
        bar.set_position(games);
        bar.set_message(format!("{surprise:.3}"));
        let is_due = games / options.every != (games - options.batch) / options.every;
        if is_due || games >= options.games {
            let strength = measure(trainer.learned(), options.measure, threads);
            curve.push(games, trainer.take_surprise(), strength, options.measure);
            save(&options.dir, &trainer, &curve)?;
        }
    }
    bar.finish();
    // Always: another version may have drawn the curve.
    save(&options.dir, &trainer, &curve)?;
    let weights = options.dir.join("weights.bin");
    if trainer.games() < options.games {
        println!("stopped after {} games; the same command goes on", trainer.games());
    } else {
        println!("{} games played; the weights are in {}", trainer.games(), weights.display());
    }
    Ok(ExitCode::SUCCESS)
}

/// The trainer of the checkpoint, which must have the same plan, or a new one if there is none.
fn begin(checkpoint: &Path, plan: Plan, from: Option<&Path>) -> Result<Trainer> {
    let bytes = match fs::read(checkpoint) {
        Ok(bytes) => bytes,
        Err(error) if error.kind() == ErrorKind::NotFound => {
            return Ok(match from {
                Some(weights) => Trainer::starting_from(plan, read_weights(weights)?),
                None => Trainer::new(plan),
            });
        }
        Err(error) => {
            return Err(error)
                .with_context(|| format!("cannot read the checkpoint {}", checkpoint.display()));
        }
    };
    let trainer = Trainer::from_bytes(&bytes)
        .with_context(|| format!("cannot go on from the checkpoint {}", checkpoint.display()))?;
    let differences = differences(trainer.plan(), &plan);
    if !differences.is_empty() {
        bail!("the checkpoint {} was made with {}", checkpoint.display(), differences.join(", "));
    }
    Ok(trainer)
}

fn read_weights(path: &Path) -> Result<Network> {
    let bytes = fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
    Network::from_bytes(&bytes).with_context(|| format!("{} has no weights of this network", path.display()))
}

/// The options of `old` that differ from those of `new`, each with both values.
fn differences(old: &Plan, new: &Plan) -> Vec<String> {
    let list = |plan: &Plan| {
        let Plan { seed, batch, taught, passes, rate, half_life, memory, lambda, dealt } = *plan;
        [
            ("--seed", seed.to_string()),
            ("--batch", batch.to_string()),
            ("--taught", taught.to_string()),
            ("passes", passes.to_string()),
            ("--rate", rate.to_string()),
            ("--half-life", half_life.to_string()),
            ("--memory", memory.to_string()),
            ("--lambda", lambda.to_string()),
            ("--dealt", dealt.to_string()),
        ]
    };
    let pairs = list(old).into_iter().zip(list(new));
    let differing = pairs.filter(|(old, new)| old != new);
    differing.map(|((name, old), (_, new))| format!("{name} {old}, not {new}")).collect()
}

/// A flag set by Ctrl-C and other signals that end a program, so that the current batch is finished. Without
/// signals, the last checkpoint has to do.
fn stop_on_signal() -> Result<Arc<AtomicBool>> {
    let stop = Arc::new(AtomicBool::new(false));
    #[cfg(unix)]
    for signal in [signal_hook::consts::SIGHUP, signal_hook::consts::SIGINT, signal_hook::consts::SIGTERM] {
        // A second signal ends it at once.
        signal_hook::flag::register_conditional_shutdown(signal, 128 + signal, Arc::clone(&stop))
            .and_then(|_| signal_hook::flag::register(signal, Arc::clone(&stop)))
            .context("cannot handle signals")?;
    }
    Ok(stop)
}

fn save(dir: &Path, trainer: &Trainer, curve: &Curve) -> Result<()> {
    write(dir, "curve.csv", curve.csv().as_bytes())?;
    write(dir, "curve.svg", curve.svg().as_bytes())?;
    write(dir, "weights.bin", &trainer.learned().to_bytes())?;
    write(dir, "checkpoint.bin", &trainer.to_bytes())
}

/// Writes a file atomically, so that an interrupted run leaves the last checkpoint.
fn write(dir: &Path, name: &str, bytes: &[u8]) -> Result<()> {
    let (file, unfinished) = (dir.join(name), dir.join(format!("{name}.new")));
    fs::write(&unfinished, bytes).with_context(|| format!("cannot write {}", unfinished.display()))?;
    fs::rename(&unfinished, &file).with_context(|| format!("cannot write {}", file.display()))
}

/// The learning curve: one row for each measurement.
struct Curve {
    rows: Vec<Row>,
}

/// Games, surprise, wins of 100 in both editions, and the number of measured games.
type Row = [f64; 5];

const HEADER: &str = "games,surprise,wins_of_100_against_three_strategists_czech,dark,measured_by";

/// Half the width of the 95 % interval of a rate in per cent.
fn half_width(rate: f64, games: f64) -> f64 {
    1.96 * (rate * (100.0 - rate) / games.max(1.0)).sqrt()
}

fn parse_row(line: &str) -> Option<Row> {
    let numbers: Vec<f64> = line.split(',').map(str::parse).collect::<Result<_, _>>().ok()?;
    Row::try_from(numbers).ok().filter(|row| row.iter().all(|number| number.is_finite()))
}

impl Curve {
    /// The rows for the first `games` games of an earlier run; none before its first measurement.
    fn read(file: &Path, games: u64) -> Result<Curve> {
        let text = match fs::read_to_string(file) {
            Ok(text) => text,
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Curve { rows: Vec::new() }),
            Err(error) => {
                return Err(error)
                    .with_context(|| format!("cannot read the learning curve {}", file.display()));
            }
        };
        let (header, lines) = text.split_once('\n').unwrap_or((&text, ""));
        if header != HEADER {
            bail!("{} is no learning curve: its first line is not `{HEADER}`", file.display());
        }
        let mut rows = Vec::new();
        for (place, line) in lines.lines().enumerate() {
            let row = parse_row(line).with_context(|| {
                format!("{} is no learning curve: line {} is not five numbers", file.display(), place + 2)
            })?;
            if row[0] <= games as f64 {
                rows.push(row);
            }
        }
        Ok(Curve { rows })
    }

    fn push(&mut self, games: u64, surprise: f64, strength: Measure, measured: u64) {
        let Measure { czech, dark } = strength;
        self.rows.push([games as f64, surprise, 100.0 * czech, 100.0 * dark, measured as f64]);
    }

    fn csv(&self) -> String {
        let mut text = format!("{HEADER}\n");
        for [games, surprise, czech, dark, measured] in &self.rows {
            // Writing to a string cannot fail.
            let _ = writeln!(text, "{games},{surprise:.4},{czech:.1},{dark:.1},{measured}");
        }
        text
    }

    /// Win rates over games, 25 % being par.
    fn svg(&self) -> String {
        const WIDTH: f64 = 640.0;
        const HEIGHT: f64 = 320.0;
        let most = self.rows.last().map_or(1.0, |row| row[0]).max(1.0);
        let mut text = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-50 -20 {} {}\" font-family=\"sans-serif\" font-size=\"12\">\n",
            WIDTH + 70.0,
            HEIGHT + 60.0
        );
        for rate in (0..=60).step_by(10) {
            let y = HEIGHT * (1.0 - f64::from(rate) / 60.0);
            let _ = writeln!(
                text,
                "<path d=\"M0 {y}h{WIDTH}\" stroke=\"#ccc\"/><text x=\"-40\" y=\"{y}\">{rate} %</text>"
            );
        }
        let _ = writeln!(
            text,
            "<text y=\"{}\">0</text><text x=\"{WIDTH}\" y=\"{}\" text-anchor=\"end\">{most} games</text>",
            HEIGHT + 16.0,
            HEIGHT + 16.0
        );
        let height = |rate: f64| HEIGHT * (1.0 - rate / 60.0);
        for (column, name, colour) in [(2, "czech", "#0072b2"), (3, "dark", "#d55e00")] {
            let mut points = Vec::new();
            for row in &self.rows {
                // Side by side, so that the bars of both editions can be told apart.
                let x = WIDTH * row[0] / most - 2.0 * column as f64;
                let rate = row[column];
                let half = half_width(rate, row[4]);
                points.push(format!("{x:.1},{:.1}", height(rate)));
                let _ = writeln!(
                    text,
                    "<path d=\"M{x:.1} {:.1}V{:.1}\" stroke=\"{colour}\"/>",
                    height(rate - half),
                    height(rate + half)
                );
            }
            let _ = writeln!(
                text,
                "<polyline points=\"{}\" fill=\"none\" stroke=\"{colour}\"/><text x=\"{}\" y=\"{}\" fill=\"{colour}\">{name}</text>",
                points.join(" "),
                100 * (column - 1),
                HEIGHT + 32.0
            );
        }
        text + "</svg>\n"
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// An empty folder of its own for each test.
    fn folder(name: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("kaiju-train-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).expect("a folder can be made");
        folder
    }

    /// The full message of the error.
    fn refusal(checkpoint: &Path, plan: Plan) -> String {
        begin(checkpoint, plan, None).map_or_else(|error| format!("{error:#}"), |_| String::new())
    }

    #[test]
    fn a_run_does_not_go_on_by_another_plan() {
        let folder = folder("plan");
        let checkpoint = folder.join("checkpoint.bin");
        assert_eq!(begin(&checkpoint, Plan::USUAL, None).expect("a new run").games(), 0);
        fs::write(&checkpoint, Trainer::new(Plan::USUAL).to_bytes()).expect("a file can be written");
        assert_eq!(refusal(&checkpoint, Plan::USUAL), "");
        let sentence = refusal(&checkpoint, Plan { seed: 2, lambda: 0.5, ..Plan::USUAL });
        assert!(sentence.ends_with("was made with --seed 1, not 2, --lambda 0.9, not 0.5"), "{sentence}");
        let _ = fs::remove_dir_all(&folder);
    }

    #[test]
    fn a_checkpoint_that_cannot_be_used_is_refused_with_its_place() {
        let folder = folder("unreadable");
        // The path is a folder.
        let sentence = refusal(&folder, Plan::USUAL);
        assert!(
            sentence.starts_with(&format!("cannot read the checkpoint {}", folder.display())),
            "{sentence}"
        );
        let checkpoint = folder.join("checkpoint.bin");
        fs::write(&checkpoint, b"kaiju-t2 and so on").expect("a file can be written");
        let sentence = refusal(&checkpoint, Plan::USUAL);
        assert!(sentence.contains("checkpoint.bin: it is not a checkpoint of this version"), "{sentence}");
        let _ = fs::remove_dir_all(&folder);
    }

    #[test]
    fn a_damaged_curve_is_refused_and_not_written_over() {
        let folder = folder("curve");
        let file = folder.join("curve.csv");
        let refusal = |text: &str| {
            fs::write(&file, text).expect("a file can be written");
            Curve::read(&file, 100).map_or_else(|error| format!("{error:#}"), |_| String::new())
        };
        assert_eq!(refusal(&format!("{HEADER}\n10,0.5,48.1,50.2,1000\n")), "");
        for (damaged, sentence) in [
            (format!("{HEADER}\n10,0.5,48.1,50.2,1000\n20,0.5\n"), "line 3 is not five numbers"),
            (format!("{HEADER}\n10,0.5,many,50.2,1000\n"), "line 2 is not five numbers"),
            (format!("{HEADER}\n10,NaN,48,50.2,1000\n"), "line 2 is not five numbers"),
            ("10,0.5,48.1,50.2,1000\n".to_owned(), "its first line is not"),
        ] {
            assert!(refusal(&damaged).contains(sentence), "{damaged}");
        }
        let _ = fs::remove_dir_all(&folder);
    }

    #[test]
    fn numbers_that_nothing_can_be_learned_with_are_refused() {
        for text in ["0", "-1", "nan", "inf", "much"] {
            assert!(positive(text).is_err(), "{text}");
        }
        for text in ["7", "-0.1", "nan"] {
            assert!(share(text).is_err(), "{text}");
        }
        assert_eq!((positive("0.01"), share("1")), (Ok(0.01), Ok(1.0)));
    }
}
