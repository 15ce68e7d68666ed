//! `kaiju analyze`: win chances, mistakes and luck in a record.

mod document;
mod report;
mod rollouts;

use crate::{FAILED, files};
use anyhow::{Context, Result};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use kaiju_analysis::{Analysis, Balance, Deed, Deep, Depth, Move, analyze, deepen, fraction};
use kaiju_engine::Seat;
use kaiju_notation::{action_text, outcome_text, rules_text};
use kaiju_record::{LARGEST_RECORD, Record};
use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

/// Analyze a game move by move: win chances, luck, and the cost of each decision
///
/// For every seat, the final chance is exactly the first one plus luck and skill. Luck is what
/// dice and draws gave, minus their average. Skill is the rest: own choices, choices of others,
/// and the changes from looking one turn further (revision). Accuracy is the mean loss of a
/// decision, without forced ones. docs/analysis.md has the definitions.
///
/// Chances come from the evaluation of `champion` at the end of each turn. With --deep, rollouts
/// from the turning points and the worst mistakes, with the luck of their dice removed, give every
/// number a standard error. The result does not depend on --threads. The exit code is 1 if the
/// record is wrong, and 2 if the file cannot be read.
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub struct Options {
    /// The record
    #[arg(value_name = "RECORD")]
    file: PathBuf,
    /// Print one JSON document instead of text
    #[arg(long)]
    json: bool,
    /// Also write an HTML page with plots to this file
    #[arg(long, value_name = "FILE.html")]
    report: Option<PathBuf>,
    /// Check turning points and mistakes by rollouts
    #[arg(long)]
    deep: bool,
    /// Seed of the rollouts
    #[arg(long, value_name = "N", default_value_t = Depth::USUAL.seed, requires = "deep")]
    seed: u64,
    /// Most playouts of a position
    #[arg(long, value_name = "N", default_value_t = Depth::USUAL.most, requires = "deep")]
    playouts: usize,
    /// Threads [default: one per core]
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..))]
    threads: Option<u8>,
}

/// Analyzes the record and prints the result.
pub fn run(options: &Options) -> Result<ExitCode> {
    let file = options.file.display();
    let record = match Record::from_bytes(&files::read(&options.file, LARGEST_RECORD)?) {
        Ok(record) => record,
        Err(error) => {
            eprintln!("{file}:{}:{}: {}", error.line, error.column, error.message);
            return Ok(ExitCode::from(FAILED));
        }
    };
    let threads = match options.threads {
        Some(threads) => usize::from(threads),
        None => std::thread::available_parallelism().map_or(1, usize::from),
    };
    let bar = progress_bar("moves");
    let show = |done: usize, all: usize| {
        bar.set_length(all as u64);
        bar.set_position(done as u64);
    };
    let analysis = analyze(&record, threads, &show)?;
    bar.finish_and_clear();
    let bar = progress_bar("questions");
    let show = |done: usize, all: usize| {
        bar.set_length(all as u64);
        bar.set_position(done as u64);
    };
    let depth = Depth { seed: options.seed, most: options.playouts, ..Depth::USUAL };
    let deep = if options.deep { Some(deepen(&record, &analysis, &depth, threads, &show)?) } else { None };
    bar.finish_and_clear();
    let told = Told { record: &record, analysis: &analysis, deep: deep.as_ref() };
    if let Some(path) = &options.report {
        fs::write(path, report::page(&told))
            .with_context(|| format!("{}: cannot write the report", path.display()))?;
    }
    let mut out = std::io::stdout().lock();
    if options.json {
        writeln!(out, "{}", serde_json::to_string(&document::document(&told))?)?;
    } else {
        print(&mut out, &told)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// A progress bar, shown on a terminal only.
fn progress_bar(of: &'static str) -> ProgressBar {
    let bar = ProgressBar::new(0).with_message(of);
    match ProgressStyle::with_template("{wide_bar} {human_pos}/{human_len} {msg}, {eta} left") {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}

/// A record and its analysis.
struct Told<'a> {
    record: &'a Record,
    analysis: &'a Analysis,
    deep: Option<&'a Deep>,
}

impl Told<'_> {
    fn name(&self, seat: Seat) -> &str {
        self.record.names().text(seat)
    }

    /// The seats with their accounts.
    fn balances(&self) -> impl Iterator<Item = (Seat, &Balance)> {
        Seat::ALL.into_iter().zip(&self.analysis.balances)
    }

    /// The line of a move in the record.
    fn line(&self, play: &Move) -> usize {
        self.record.line_of(play.entry)
    }

    /// A move as in the record.
    fn entry(&self, play: &Move) -> String {
        self.record.entries()[play.entry].0.text(self.record.names())
    }

    /// The outcome, or that the game is unfinished.
    fn outcome(&self) -> String {
        match self.record.game().outcome() {
            Some(outcome) => outcome_text(outcome, self.record.names()),
            None => "unfinished".to_owned(),
        }
    }

    /// The best answer, if it was not chosen.
    fn better_answer(&self, play: &Move) -> Option<String> {
        let Deed::Choice { chosen, .. } = play.deed else { return None };
        let best = play.deed.best()?.action;
        (best != chosen).then(|| action_text(best, self.record.names()))
    }

    /// The seats whose chances a move changed most, best first: "Alice +12.3 %, Bob -9.1 %".
    fn changes(&self, play: &Move) -> String {
        let mut changes: Vec<(Seat, i64)> =
            self.balances().map(|(seat, _)| (seat, play.change.of(seat))).collect();
        changes.sort_by_key(|&(seat, change)| (-change, seat.index()));
        let changes = changes.into_iter().filter(|(_, change)| fraction(change.abs()) >= 0.005);
        let changes = changes.map(|(seat, change)| format!("{} {}", self.name(seat), signed(change)));
        changes.collect::<Vec<_>>().join(", ")
    }
}

/// A change in per cent, with its sign.
fn signed(units: i64) -> String {
    format!("{:+.1} %", 100.0 * fraction(units))
}

fn print(out: &mut impl Write, told: &Told<'_>) -> Result<()> {
    let (record, analysis) = (told.record, told.analysis);
    let rules = rules_text(&record.header().rules);
    writeln!(out, "{rules}, {} players, {} moves: {}", analysis.seats, analysis.moves.len(), told.outcome())?;
    let width = told.balances().map(|(seat, _)| told.name(seat).chars().count()).max().unwrap_or(0);
    writeln!(
        out,
        "\n{:width$} {:>7} {:>7} {:>8} {:>8} {:>8} {:>9} {:>10} {:>5} {:>8} {:>8} {:>8}",
        "in per cent",
        "first",
        "last",
        "luck",
        "own",
        "others",
        "revision",
        "decisions",
        "loss",
        "inacc.",
        "mistakes",
        "blunders",
        width = width.max(11),
    )?;
    for (seat, balance) in told.balances() {
        let [inaccuracies, mistakes, blunders] = balance.accuracy.graded;
        let percent = |units: i64| 100.0 * fraction(units);
        writeln!(
            out,
            "{:width$} {:>7.1} {:>7.1} {:>+8.1} {:>+8.1} {:>+8.1} {:>+9.1} {:>10} {:>5.2} {:>8} {:>8} {:>8}",
            told.name(seat),
            percent(balance.initial),
            percent(balance.last),
            percent(balance.luck),
            percent(balance.own),
            percent(balance.others),
            percent(balance.revision),
            balance.accuracy.decisions,
            100.0 * balance.accuracy.mean_loss(),
            inaccuracies,
            mistakes,
            blunders,
            width = width.max(11),
        )?;
    }
    let turning = analysis.turning_points();
    if !turning.is_empty() {
        writeln!(out, "\nTurning points")?;
    }
    for play in turning {
        writeln!(out, "  line {}, {}: {}", told.line(play), told.entry(play), told.changes(play))?;
    }
    let mut mistakes = analysis.mistakes().peekable();
    if mistakes.peek().is_some() {
        writeln!(out, "\nMistakes")?;
    }
    for (play, grade) in mistakes {
        let Deed::Choice { loss, .. } = play.deed else { continue };
        let better = told.better_answer(play).unwrap_or_default();
        writeln!(
            out,
            "  line {}, {}: {} {}, better: {better}",
            told.line(play),
            told.entry(play),
            grade.text(),
            signed(-loss),
        )?;
    }
    let Some(deep) = told.deep else { return Ok(()) };
    writeln!(
        out,
        "\nRollouts: {} playouts without the luck of their dice, ± standard errors",
        deep.playouts
    )?;
    for line in rollouts::lines(told, deep) {
        writeln!(out, "  {line}")?;
    }
    Ok(())
}
