//! `kaiju analyze`: who was winning, what was the mistake, what was luck.

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

/// Look at a game move by move: win chances, luck, and what each decision cost
///
/// For every seat the last chance is the first one plus luck and skill, exactly. Luck is what
/// dice and draws gave, less what they give on average. Skill is the rest: the own choices,
/// those of others, and what looking one turn further changes (revision). The accuracy is the
/// mean loss of a decision, forced ones left out. docs/analysis.md tells how all of this is
/// defined.
///
/// Chances come from the judgement of `champion`, at the end of each turn. With --deep it also
/// plays on from the turning points and the worst mistakes, many times, with the luck of its
/// dice taken out: every number has its standard error. The result does not depend on
/// --threads. The exit code is 1 if the record is wrong, and 2 if the file cannot be read.
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub struct Options {
    /// The record
    #[arg(value_name = "RECORD")]
    file: PathBuf,
    /// Print one JSON document instead of text
    #[arg(long)]
    json: bool,
    /// Write a page with plots to this file as well
    #[arg(long, value_name = "FILE.html")]
    report: Option<PathBuf>,
    /// Look again at turning points and mistakes, by rollouts
    #[arg(long)]
    deep: bool,
    /// What the dice of rollouts come from
    #[arg(long, value_name = "N", default_value_t = Depth::USUAL.seed, requires = "deep")]
    seed: u64,
    /// Playouts of a position at most
    #[arg(long, value_name = "N", default_value_t = Depth::USUAL.most, requires = "deep")]
    playouts: usize,
    /// Threads; all cores if it is not given
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..))]
    threads: Option<u8>,
}

/// Looks at the record and prints what was found.
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
            .with_context(|| format!("{}: the report cannot be written", path.display()))?;
    }
    let mut out = std::io::stdout().lock();
    if options.json {
        writeln!(out, "{}", serde_json::to_string(&document::document(&told))?)?;
    } else {
        print(&mut out, &told)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Shown on a terminal only, once it is moved.
fn progress_bar(of: &'static str) -> ProgressBar {
    let bar = ProgressBar::new(0).with_message(of);
    match ProgressStyle::with_template("{wide_bar} {human_pos}/{human_len} {msg}, {eta} left") {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}

/// A record and what was found in it.
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

    /// The line of the record on which a move stands.
    fn line(&self, play: &Move) -> usize {
        self.record.line_of(play.entry)
    }

    /// What was decided or rolled, as in the record.
    fn entry(&self, play: &Move) -> String {
        self.record.entries()[play.entry].0.text(self.record.names())
    }

    /// How the game ended, or that it has not.
    fn outcome(&self) -> String {
        match self.record.game().outcome() {
            Some(outcome) => outcome_text(outcome, self.record.names()),
            None => "unfinished".to_owned(),
        }
    }

    /// The best answer, if the choice was not it.
    fn better_answer(&self, play: &Move) -> Option<String> {
        let Deed::Choice { chosen, .. } = play.deed else { return None };
        let best = play.deed.best()?.action;
        (best != chosen).then(|| action_text(best, self.record.names()))
    }

    /// Whom a move changed most, best first: "Alice +12.3 %, Bob -9.1 %".
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
