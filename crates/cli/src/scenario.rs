//! `kaiju scenario`: runs scenario files, which test the rules.

use crate::{BAD_USAGE, FAILED, files};
use anyhow::{Error, Result};
use clap::Args;
use kaiju_notation::scenario::{Coverage, Failure, LARGEST_FILE, Suite, Tally, embedded};
use kaiju_text::Texts;
use serde::Serialize;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Run scenario files: a position, scripted dice, actions and the expected result
///
/// Prints each failure as FILE:LINE:COLUMN: SENTENCE, then the number of passed and failed scenarios.
/// The exit code is 1 if one failed, and 2 if a file cannot be read; the others are still run.
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub struct Options {
    /// Scenario files, or folders with .scn files
    #[arg(required_unless_present = "coverage")]
    paths: Vec<PathBuf>,
    /// Count the scenarios that cite each rule, card and tile; without a path, those built into kaiju
    #[arg(long)]
    coverage: bool,
    /// Print one JSON document instead of text
    #[arg(long)]
    json: bool,
}

/// The line width for lists of ids.
const WIDTH: usize = 100;

/// The results, and the files that cannot be read.
#[derive(Default)]
struct Outcome {
    suite: Suite,
    unreadable: Vec<Unreadable>,
}

/// A file or folder that cannot be read.
#[derive(Serialize)]
struct Unreadable {
    file: String,
    message: String,
}

/// Runs the scenarios and prints the results.
pub fn run(options: &Options) -> Result<ExitCode> {
    let outcome = if options.paths.is_empty() { run_embedded() } else { run_paths(&options.paths) };
    let Outcome { suite, unreadable } = &outcome;
    for Unreadable { file, message } in unreadable {
        eprintln!("kaiju: {file}: {message}");
    }
    let mut out = std::io::stdout().lock();
    match (options.coverage, options.json) {
        (false, false) => print_result(&mut out, &outcome)?,
        (false, true) => writeln!(out, "{}", serde_json::to_string(&ResultDocument::of(&outcome))?)?,
        (true, false) => {
            print_coverage(&mut out, suite.coverage())?;
            print_result(&mut out, &outcome)?;
        }
        (true, true) => {
            // The document has no place for failures.
            for failure in suite.failures() {
                eprintln!("{failure}");
            }
            writeln!(out, "{}", serde_json::to_string(&CoverageDocument::of(&outcome))?)?;
        }
    }
    Ok(match (suite.failed(), unreadable.len()) {
        (0, 0) => ExitCode::SUCCESS,
        (_, 0) => ExitCode::from(FAILED),
        (_, _) => ExitCode::from(BAD_USAGE),
    })
}

fn run_embedded() -> Outcome {
    let mut outcome = Outcome::default();
    for (file, text) in embedded() {
        outcome.suite.run_file(file, text.as_bytes());
    }
    outcome
}

/// Runs everything that can be read.
fn run_paths(paths: &[PathBuf]) -> Outcome {
    // Failures name actions and positions of the notation, which is English.
    let texts = Texts::english();
    let mut outcome = Outcome::default();
    for path in paths {
        match files::collect(std::slice::from_ref(path), "scn", &texts) {
            Ok(files) => files.iter().for_each(|file| outcome.run_file(file, &texts)),
            Err(error) => outcome.note_unreadable(path, &error),
        }
    }
    outcome
}

impl Outcome {
    fn run_file(&mut self, file: &Path, texts: &Texts) {
        match files::read(file, LARGEST_FILE, texts) {
            Ok(bytes) => self.suite.run_file(&file.display().to_string(), &bytes),
            Err(error) => self.note_unreadable(file, &error),
        }
    }

    fn note_unreadable(&mut self, path: &Path, error: &Error) {
        // The reason begins with the file name, which has its own field here.
        let (file, reason) = (path.display().to_string(), format!("{error:#}"));
        let message = reason.strip_prefix(&format!("{file}: ")).unwrap_or(&reason).to_owned();
        self.unreadable.push(Unreadable { file, message });
    }
}

fn print_result(out: &mut impl Write, Outcome { suite, unreadable }: &Outcome) -> Result<()> {
    for failure in suite.failures() {
        writeln!(out, "{failure}")?;
    }
    write!(out, "{} passed, {} failed", suite.passed(), suite.failed())?;
    if !unreadable.is_empty() {
        write!(out, ", {} cannot be read", unreadable.len())?;
    }
    writeln!(out)?;
    Ok(())
}

/// The document of `--json`.
#[derive(Serialize)]
struct ResultDocument<'a> {
    passed: usize,
    failed: usize,
    failures: Vec<FailureEntry<'a>>,
    unreadable: &'a [Unreadable],
}

#[derive(Serialize)]
struct FailureEntry<'a> {
    file: &'a str,
    line: usize,
    column: usize,
    message: &'a str,
}

impl<'a> ResultDocument<'a> {
    fn of(Outcome { suite, unreadable }: &'a Outcome) -> ResultDocument<'a> {
        let failures = suite.failures().iter();
        let failures = failures.map(|&Failure { ref file, line, column, ref message, .. }| FailureEntry {
            file,
            line,
            column,
            message,
        });
        ResultDocument {
            passed: suite.passed(),
            failed: suite.failed(),
            failures: failures.collect(),
            unreadable,
        }
    }
}

/// The document of `--coverage --json`.
#[derive(Serialize)]
struct CoverageDocument<'a> {
    rules: RulesEntry,
    cards: PowersEntry,
    tiles: PowersEntry,
    switches: PowersEntry,
    scenarios: usize,
    unreadable: &'a [Unreadable],
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

impl<'a> CoverageDocument<'a> {
    fn of(Outcome { suite, unreadable }: &'a Outcome) -> CoverageDocument<'a> {
        let coverage = suite.coverage();
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
            switches: powers(coverage.switches()),
            scenarios: coverage.scenarios(),
            unreadable,
        }
    }
}

fn print_coverage(out: &mut impl Write, coverage: &Coverage) -> Result<()> {
    print_tally(out, "rules", &coverage.rules())?;
    print_tally(out, "cards", &coverage.cards())?;
    print_tally(out, "tiles", &coverage.tiles())?;
    print_tally(out, "switches", &coverage.switches())?;
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
