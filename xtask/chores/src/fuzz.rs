//! `cargo xtask fuzz`: hostile input for the parsers of records, positions and scenarios, and for what clients send.

use crate::{cargo, records, root};
use anyhow::{Context, Result, bail};
use clap::Args;
use clap::builder::PossibleValuesParser;
use kaiju_bots::{Arena, Lineup};
use kaiju_engine::playout::{self, Numbers, WyRand};
use kaiju_engine::{Game, PowerId, RuleSet, Setup};
use kaiju_notation::scenario;
use kaiju_notation::{Names, parse_position, position_text};
use kaiju_soak::tables;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

/// Feed hostile input to everything that reads what strangers write
///
/// Each target runs for a while on texts made from the scenario files, from positions and
/// records of random games, from the examples of docs/protocol.md, and from the words of both.
/// The first text that makes a target panic, hang or use too much memory ends the run and is kept
/// in fuzz/artifacts. Needs a C++ compiler, and cargo-fuzz, which is installed if it is missing.
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub struct Options {
    /// Seconds per target
    #[arg(long, value_name = "N", default_value_t = 60, value_parser = clap::value_parser!(u32).range(1..=86_400))]
    seconds: u32,
    /// Run only this target
    #[arg(long, value_parser = PossibleValuesParser::new(TARGETS))]
    target: Option<String>,
}

const TARGETS: [&str; 6] = ["create_table", "message", "position", "record", "rename", "scenario"];
/// The folder of seeds and findings, below the root.
const WORK: &str = "target/fuzz";
/// The longest input, in bytes: a whole record of a short game.
const LONGEST: usize = 16 << 10;
/// The limits per input: seconds, and megabytes of memory.
const LIMITS: [&str; 2] = ["-timeout=10", "-rss_limit_mb=2048"];
/// Print a summary at the end, and no line for each step.
const QUIET: [&str; 2] = ["-verbosity=0", "-print_final_stats=1"];

/// Makes seeds, then runs each target.
pub fn run(options: &Options) -> Result<()> {
    require_tools()?;
    let work = root().join(WORK);
    write_words(&work).context("cannot write the words of the notation")?;
    for target in
        TARGETS.into_iter().filter(|name| options.target.as_deref().is_none_or(|only| only == *name))
    {
        let seeds = work.join("seeds").join(target);
        let corpus = work.join("corpus").join(target);
        // Seeds of an earlier run may use another notation.
        let _ = fs::remove_dir_all(&seeds);
        fs::create_dir_all(&seeds)
            .and_then(|()| fs::create_dir_all(&corpus))
            .with_context(|| format!("cannot make {}", seeds.display()))?;
        match target {
            "position" => position_seeds(&seeds)?,
            "record" => record_seeds(&seeds)?,
            "scenario" => scenario_seeds(&seeds)?,
            "message" => message_seeds(&seeds)?,
            "create_table" => example_seeds(&seeds, "CreateTable")?,
            _ => example_seeds(&seeds, "Rename")?,
        }
        println!("{target}: {} s", options.seconds);
        fuzz(target, &corpus, &seeds, &work, options.seconds)?;
    }
    println!("No text made a parser panic, hang or take too much memory.");
    Ok(())
}

fn succeeds(command: &mut Command) -> bool {
    command.stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|status| status.success())
}

fn require_tools() -> Result<()> {
    if succeeds(&mut cargo(["fuzz", "--version"])) {
        return Ok(());
    }
    println!("installing cargo-fuzz");
    let installed = cargo(["install", "--locked", "cargo-fuzz"]).status();
    if !installed.is_ok_and(|status| status.success()) {
        bail!("fuzzing needs cargo-fuzz, which could not be installed: try `cargo install cargo-fuzz`");
    }
    Ok(())
}

fn fuzz(target: &str, corpus: &Path, seeds: &Path, work: &Path, seconds: u32) -> Result<()> {
    // All our code is safe: a sanitizer would find nothing. Without one the run is several times as fast, and the
    // pinned compiler can build it.
    let mut command = cargo(["fuzz", "run", "--sanitizer", "none", target]);
    command.args([corpus, seeds]).arg("--");
    command.arg(format!("-max_total_time={seconds}")).arg(format!("-max_len={LONGEST}"));
    command.arg(format!("-dict={}", work.join("words").display())).args(LIMITS).args(QUIET);
    let status = command.status().context("cannot start cargo fuzz")?;
    if !status.success() {
        bail!(
            "the target {target} failed: if it was not built, it needs a C++ compiler; if it found a text, \
             `cargo fuzz run --sanitizer none {target} fuzz/artifacts/{target}/FILE` shows it again"
        );
    }
    Ok(())
}

/// Writes every word of the notation as a dictionary, so that inputs get deeper than random letters do.
fn write_words(work: &Path) -> std::io::Result<()> {
    const WORDS: &str = "rules revision seat first begin commitment contribution secret over unfinished nobody draw by \
        points last-alive kaiju-record scenario proves dice sides market deck discarded top seen tiles bay closed extra \
        turn hit stack city outside out to roll start resolve buy end hearts energy poison shrink wickedness arrived risen \
        with paid copying spent used short times keep all use pass undo cure yield stay take sweep amount none asks offers can \
        cannot after heart claw attack mere reflection from reaches asked rolls rolling tray blocks claws scored healed \
        patients shielded hurters decided left-city left-bay noted fresh cut copy-moved gave-used in order between empty holds \
        only max price";
    let presets = RuleSet::PRESETS.map(|(name, _)| name);
    let values = RuleSet::SWITCHES.iter().flat_map(|switch| {
        RuleSet::values(switch).unwrap_or_default().iter().map(move |value| format!("{switch}={value}"))
    });
    let words = WORDS.split_whitespace().map(str::to_owned);
    let words = words.chain(presets.map(str::to_owned)).chain(PowerId::all().map(|id| id.text().to_owned()));
    // The names of fields and variants in the examples of messages.
    let examples = examples("ClientMessage")
        .chain(examples("CreateTable"))
        .flat_map(|text| text.split('"').skip(1).step_by(2));
    let words = words.chain(examples.map(str::to_owned).collect::<BTreeSet<_>>());
    let lines: Vec<String> = words.chain(values).map(|word| format!("\"{word}\"\n")).collect();
    fs::create_dir_all(work)?;
    fs::write(work.join("words"), lines.concat())
}

fn write_seed(folder: &Path, number: usize, text: &str) -> Result<()> {
    let path = folder.join(format!("{number:04}"));
    fs::write(&path, text).with_context(|| format!("cannot write {}", path.display()))
}

/// The messages and bodies that docs/protocol.md shows as examples of this type.
fn examples(kind: &str) -> impl Iterator<Item = &'static str> {
    const PAGE: &str = include_str!("../../../docs/protocol.md");
    let blocks = PAGE.split("```json ").skip(1).filter_map(|block| block.split_once("```"));
    let blocks = blocks.filter_map(move |(block, _)| block.strip_prefix(kind)?.strip_prefix('\n'));
    blocks.map(str::trim)
}

fn example_seeds(folder: &Path, kind: &str) -> Result<()> {
    examples(kind).enumerate().try_for_each(|(number, text)| write_seed(folder, number, text))
}

/// Writes seeds for messages: each example, alone and before and after the start of a game, and whole games whose
/// players give one answer again and again.
fn message_seeds(folder: &Path) -> Result<()> {
    const START: &str = r#"{"id":1,"command":{"type":"start"}}"#;
    let act = |action: &str, seat: u32, seq: u32| {
        format!(r#"{{"id":{seq},"command":{{"type":"act","seat":{seat},"seq":{seq},"action":"{action}"}}}}"#)
    };
    let game = |action: &str| {
        let acts = (3..60).flat_map(|seq| [0, 1].map(|seat| act(action, seat, seq))).collect::<Vec<_>>();
        format!("{START}\n{}", acts.join("\n"))
    };
    let examples = examples("ClientMessage");
    let texts = examples
        .flat_map(|text| [text.to_owned(), format!("{START}\n{text}"), format!("{text}\n{START}\n{text}")]);
    let games = ["keep all", "pass", "yield", "resolve all", "end"].map(game);
    texts.chain(games).enumerate().try_for_each(|(number, text)| write_seed(folder, number, &text))
}

/// The single scenarios in the scenario files.
fn scenarios() -> impl Iterator<Item = &'static str> {
    scenario::embedded().flat_map(|(_, text)| text.split("\n\n")).filter(|text| text.contains("scenario "))
}

fn scenario_seeds(folder: &Path) -> Result<()> {
    scenarios().enumerate().try_for_each(|(number, text)| write_seed(folder, number, text))
}

/// Writes seeds for positions: those of the scenarios, and those of random games.
fn position_seeds(folder: &Path) -> Result<()> {
    let by_hand = scenarios().filter_map(|text| {
        let lines: Vec<&str> = text.lines().skip_while(|line| !line.starts_with("rules ")).collect();
        let ends = (2..=lines.len()).rev().map(|end| lines[..end].join("\n"));
        ends.into_iter().find(|text| parse_position(text).is_ok())
    });
    let printed = (0..300).filter_map(|seed| {
        let mut numbers = WyRand(seed);
        let (_, rules) = RuleSet::PRESETS[numbers.below(RuleSet::PRESETS.len() as u32) as usize];
        let players = 2 + numbers.below(5) as usize;
        let mut game = Game::new(&Setup { rules, players, first: None }).ok()?;
        let answers = numbers.below(400);
        (0..answers).all(|_| playout::advance(&mut game, &mut numbers));
        Some(position_text(&game, &Names::plain(players)))
    });
    by_hand.chain(printed).enumerate().try_for_each(|(number, text)| write_seed(folder, number, &text))
}

/// Writes seeds for records: whole records of the arena; their first lines, where most mistakes are possible; and
/// records with take-backs.
fn record_seeds(folder: &Path) -> Result<()> {
    for (players, (name, rules)) in (2..).zip(RuleSet::PRESETS) {
        let lineup = Lineup::new(["random"], players)?;
        let whole = folder.join(name);
        let arena = Arena { rules, lineup, games: 12, seed: 1, threads: 1, records: Some(whole.clone()) };
        arena.play(&|_| {})?;
        for (number, entry) in fs::read_dir(&whole)?.enumerate() {
            let text = fs::read_to_string(entry?.path())?;
            let header = text.lines().take_while(|line| !line.starts_with("begin")).count();
            let lines = text.lines().take(header + 4 + 2 * number);
            let part: String = lines.map(|line| format!("{line}\n")).collect();
            write_seed(folder, players * 100 + number, &format!("{part}unfinished [00000000]\n"))?;
        }
    }
    for (number, table) in (1000..).zip(tables::all().iter().step_by(5)) {
        write_seed(folder, number, &records::play(table, 1)?.print())?;
    }
    Ok(())
}
