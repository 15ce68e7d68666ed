//! `kaiju scenario`: rules as text files that can be run.

use crate::{FAILED, files};
use anyhow::Result;
use clap::Args;
use kaiju_engine::scenario::{Coverage, Failure, LARGEST_FILE, Suite, Tally, embedded};
use serde::Serialize;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

/// Run scenario files: a position, scripted dice, actions and what must come out of it
///
/// Prints each failure as FILE:LINE:COLUMN: SENTENCE, then how many scenarios passed and failed.
/// The exit code is 1 if one failed, and 2 if a file cannot be read.
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub struct Options {
    /// Scenario files, or folders: then all .scn files below them
    #[arg(required_unless_present = "coverage")]
    paths: Vec<PathBuf>,
    /// List how many scenarios cite each rule, card and tile; without a path, of those built into kaiju
    #[arg(long)]
    coverage: bool,
    /// Print one JSON document instead of text
    #[arg(long)]
    json: bool,
}

/// Width that lists of ids are wrapped at.
const WIDTH: usize = 100;

/// Runs the scenarios and prints what came out.
pub fn run(options: &Options) -> Result<ExitCode> {
    let suite = if options.paths.is_empty() { run_embedded() } else { run_paths(&options.paths)? };
    let mut out = std::io::stdout().lock();
    match (options.coverage, options.json) {
        (false, false) => print_result(&mut out, &suite)?,
        (false, true) => writeln!(out, "{}", serde_json::to_string(&ResultDocument::of(&suite))?)?,
        (true, false) => {
            print_coverage(&mut out, suite.coverage())?;
            print_result(&mut out, &suite)?;
        }
        (true, true) => {
            // The document has no place for failures.
            for failure in suite.failures() {
                eprintln!("{failure}");
            }
            writeln!(out, "{}", serde_json::to_string(&CoverageDocument::of(suite.coverage()))?)?;
        }
    }
    Ok(if suite.failed() == 0 { ExitCode::SUCCESS } else { ExitCode::from(FAILED) })
}

fn run_embedded() -> Suite {
    let mut suite = Suite::new();
    for (file, text) in embedded() {
        suite.run_file(file, text.as_bytes());
    }
    suite
}

fn run_paths(paths: &[PathBuf]) -> Result<Suite> {
    let mut suite = Suite::new();
    for file in files::collect(paths, "scn")? {
        suite.run_file(&file.display().to_string(), &files::read(&file, LARGEST_FILE)?);
    }
    Ok(suite)
}

fn print_result(out: &mut impl Write, suite: &Suite) -> Result<()> {
    for failure in suite.failures() {
        writeln!(out, "{failure}")?;
    }
    writeln!(out, "{} passed, {} failed", suite.passed(), suite.failed())?;
    Ok(())
}

/// The document of `--json`.
#[derive(Serialize)]
struct ResultDocument<'a> {
    passed: usize,
    failed: usize,
    failures: Vec<FailureEntry<'a>>,
}

#[derive(Serialize)]
struct FailureEntry<'a> {
    file: &'a str,
    line: usize,
    column: usize,
    message: &'a str,
}

impl<'a> ResultDocument<'a> {
    fn of(suite: &'a Suite) -> ResultDocument<'a> {
        let failures = suite.failures().iter();
        let failures = failures.map(|&Failure { ref file, line, column, ref message, .. }| FailureEntry {
            file,
            line,
            column,
            message,
        });
        ResultDocument { passed: suite.passed(), failed: suite.failed(), failures: failures.collect() }
    }
}

/// The document of `--coverage --json`.
#[derive(Serialize)]
struct CoverageDocument {
    rules: RulesEntry,
    cards: PowersEntry,
    tiles: PowersEntry,
    scenarios: usize,
}

#[derive(Serialize)]
struct RulesEntry {
    total: usize,
    cited: usize,
    excused: usize,
    uncovered: Vec<&'static str>,
}

#[derive(Serialize)]
struct PowersEntry {
    total: usize,
    uncovered: Vec<&'static str>,
}

impl CoverageDocument {
    fn of(coverage: &Coverage) -> CoverageDocument {
        let rules = coverage.rules();
        let powers = |tally: Tally| PowersEntry { total: tally.total(), uncovered: tally.uncovered() };
        CoverageDocument {
            rules: RulesEntry {
                total: rules.total(),
                cited: rules.cited(),
                excused: rules.excused.len(),
                uncovered: rules.uncovered(),
            },
            cards: powers(coverage.cards()),
            tiles: powers(coverage.tiles()),
            scenarios: coverage.scenarios(),
        }
    }
}

fn print_coverage(out: &mut impl Write, coverage: &Coverage) -> Result<()> {
    print_tally(out, "rules", &coverage.rules())?;
    print_tally(out, "cards", &coverage.cards())?;
    print_tally(out, "tiles", &coverage.tiles())?;
    let others = coverage.others();
    if !others.is_empty() {
        writeln!(out, "also cited:")?;
        print_wrapped(out, others.iter().map(|(id, count)| format!("{id} {count}")))?;
    }
    Ok(())
}

fn print_tally(out: &mut impl Write, kind: &str, tally: &Tally) -> Result<()> {
    let uncovered = tally.uncovered();
    let colon = if tally.cited() > 0 { ":" } else { "" };
    writeln!(out, "{} {kind}, {} cited by a scenario{colon}", tally.total(), tally.cited())?;
    let cited = tally.counts.iter().filter(|(_, count)| *count > 0);
    print_wrapped(out, cited.map(|(id, count)| format!("{id} {count}")))?;
    for (id, reason) in &tally.excused {
        writeln!(out, "  {id} needs none: {reason}")?;
    }
    if !uncovered.is_empty() {
        writeln!(out, "{} {kind} without a scenario:", uncovered.len())?;
        print_wrapped(out, uncovered.into_iter().map(String::from))?;
    }
    Ok(())
}

/// Prints items in indented lines, separated by commas.
fn print_wrapped(out: &mut impl Write, items: impl Iterator<Item = String>) -> Result<()> {
    let mut line = String::new();
    for item in items {
        if !line.is_empty() && line.len() + item.len() + 4 > WIDTH {
            writeln!(out, "  {line},")?;
            line.clear();
        }
        if !line.is_empty() {
            line.push_str(", ");
        }
        line.push_str(&item);
    }
    if !line.is_empty() {
        writeln!(out, "  {line}")?;
    }
    Ok(())
}
