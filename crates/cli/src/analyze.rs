//! `kaiju analyze`: win chances, mistakes and luck in a record.

mod document;
mod report;
mod rollouts;

use crate::words::Words;
use crate::{FAILED, files};
use anyhow::{Context, Result};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use kaiju_analysis::{Analysis, Balance, Deed, Deep, Depth, Grade, Move, analyze, deepen, fraction};
use kaiju_engine::Seat;
use kaiju_notation::{action_text, outcome_text, rules_text};
use kaiju_record::{LARGEST_RECORD, Record};
use kaiju_text::{Texts, Value};
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
pub fn run(options: &Options, texts: &Texts) -> Result<ExitCode> {
    let file = options.file.display();
    let record = match Record::from_bytes(&files::read(&options.file, LARGEST_RECORD, texts)?) {
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
    let bar = progress_bar("analyze-bar-moves", texts);
    let show = |done: usize, all: usize| {
        bar.set_length(all as u64);
        bar.set_position(done as u64);
    };
    let analysis = analyze(&record, threads, &show)?;
    bar.finish_and_clear();
    let bar = progress_bar("analyze-bar-questions", texts);
    let show = |done: usize, all: usize| {
        bar.set_length(all as u64);
        bar.set_position(done as u64);
    };
    let depth = Depth { seed: options.seed, most: options.playouts, ..Depth::USUAL };
    let deep = if options.deep { Some(deepen(&record, &analysis, &depth, threads, &show)?) } else { None };
    bar.finish_and_clear();
    let told = Told { texts, record: &record, analysis: &analysis, deep: deep.as_ref() };
    if let Some(path) = &options.report {
        fs::write(path, report::page(&told))
            .with_context(|| format!("{}: {}", path.display(), texts.say("analyze-unwritten", &[])))?;
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
fn progress_bar(of: &str, texts: &Texts) -> ProgressBar {
    let bar = ProgressBar::new(0).with_message(texts.say(of, &[]));
    let left = texts.say("analyze-bar-left", &[("time", "{eta}".into())]);
    match ProgressStyle::with_template(&format!("{{wide_bar}} {{human_pos}}/{{human_len}} {{msg}}, {left}")) {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}

/// A record and its analysis, and the language in which they are told. Moves are those of the record in all languages.
struct Told<'a> {
    texts: &'a Texts,
    record: &'a Record,
    analysis: &'a Analysis,
    deep: Option<&'a Deep>,
}

impl Told<'_> {
    fn say(&self, id: &str, values: &[(&str, Value<'_>)]) -> String {
        self.texts.say(id, values)
    }

    /// A number with this many decimals.
    fn decimal(&self, number: f64, decimals: usize) -> String {
        format!("{number:.decimals$}").replace('.', &self.say("analyze-point", &[]))
    }

    /// A change in per cent, with its sign.
    fn signed(&self, units: i64) -> String {
        format!("{:+.1} %", 100.0 * fraction(units)).replace('.', &self.say("analyze-point", &[]))
    }

    fn grade(&self, grade: Grade) -> String {
        let id = match grade {
            Grade::Good => "grade-good",
            Grade::Inaccuracy => "grade-inaccuracy",
            Grade::Mistake => "grade-mistake",
            Grade::Blunder => "grade-blunder",
        };
        self.say(id, &[])
    }

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

    /// A remark about a move, after its line and the move itself.
    fn about(&self, play: &Move, what: String) -> String {
        let values =
            [("line", self.line(play).into()), ("move", self.entry(play).into()), ("what", what.into())];
        self.say("analyze-move", &values)
    }

    /// The rules, the size of the game, and its result.
    fn title(&self) -> String {
        let words =
            Words { texts: self.texts, names: self.record.names(), rules: &self.record.header().rules };
        let result = match self.record.game().outcome() {
            Some(outcome) => words.outcome(outcome),
            None => self.say("over-unfinished", &[]),
        };
        let values = [
            ("rules", rules_text(&self.record.header().rules).into()),
            ("players", self.analysis.seats.into()),
            ("moves", self.analysis.moves.len().into()),
            ("result", result.into()),
        ];
        self.say("analyze-title", &values)
    }

    /// The outcome as in the record, or that the game is unfinished.
    fn outcome(&self) -> String {
        match self.record.game().outcome() {
            Some(outcome) => outcome_text(outcome, self.record.names()),
            None => "unfinished".to_owned(),
        }
    }

    /// The grade of a mistake, its cost, and the better answer.
    fn mistake(&self, play: &Move, grade: Grade) -> Option<String> {
        let Deed::Choice { loss, .. } = play.deed else { return None };
        let values = [
            ("grade", self.grade(grade).into()),
            ("cost", self.signed(-loss).into()),
            ("better", self.better_answer(play).unwrap_or_default().into()),
        ];
        Some(self.say("analyze-mistake", &values))
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
        let changes = changes.map(|(seat, change)| format!("{} {}", self.name(seat), self.signed(change)));
        changes.collect::<Vec<_>>().join(", ")
    }
}

/// The columns of the accounts.
const COLUMNS: [&str; 11] = [
    "analyze-first",
    "analyze-last",
    "analyze-luck",
    "analyze-own",
    "analyze-others",
    "analyze-revision",
    "analyze-decisions",
    "analyze-loss",
    "analyze-inaccuracies",
    "analyze-mistakes",
    "analyze-blunders",
];
/// The least width of a column.
const NARROWEST: usize = 7;

fn print(out: &mut impl Write, told: &Told<'_>) -> Result<()> {
    let analysis = told.analysis;
    writeln!(out, "{}\n", told.title())?;
    print_accounts(out, told)?;
    let turning = analysis.turning_points();
    if !turning.is_empty() {
        writeln!(out, "\n{}", told.say("analyze-turning", &[]))?;
    }
    for play in turning {
        writeln!(out, "  {}", told.about(play, told.changes(play)))?;
    }
    let mut mistakes = analysis.mistakes().peekable();
    if mistakes.peek().is_some() {
        writeln!(out, "\n{}", told.say("analyze-mistakes-head", &[]))?;
    }
    for (play, grade) in mistakes {
        if let Some(mistake) = told.mistake(play, grade) {
            writeln!(out, "  {}", told.about(play, mistake))?;
        }
    }
    let Some(deep) = told.deep else { return Ok(()) };
    writeln!(out, "\n{}", told.say("analyze-rollouts", &[("n", deep.playouts.into())]))?;
    for line in rollouts::lines(told, deep) {
        writeln!(out, "  {line}")?;
    }
    Ok(())
}

/// One line for each seat, under the names of the columns.
fn print_accounts(out: &mut impl Write, told: &Told<'_>) -> Result<()> {
    let corner = told.say("analyze-percent", &[]);
    let width = |text: &str| text.chars().count();
    let first = told.balances().map(|(seat, _)| width(told.name(seat))).fold(width(&corner), usize::max);
    let heads = COLUMNS.map(|id| told.say(id, &[]));
    let widths = heads.each_ref().map(|head| width(head).max(NARROWEST));
    let mut row = |name: &str, cells: &[String]| -> Result<()> {
        write!(out, "{name:first$}")?;
        for (cell, width) in cells.iter().zip(widths) {
            write!(out, " {cell:>width$}")?;
        }
        Ok(writeln!(out)?)
    };
    row(&corner, &heads)?;
    for (seat, balance) in told.balances() {
        let [inaccuracies, mistakes, blunders] = balance.accuracy.graded;
        let percent = |units: i64| told.decimal(100.0 * fraction(units), 1);
        let change = |units: i64| told.signed(units).trim_end_matches(" %").to_owned();
        let cells = [
            percent(balance.initial),
            percent(balance.last),
            change(balance.luck),
            change(balance.own),
            change(balance.others),
            change(balance.revision),
            balance.accuracy.decisions.to_string(),
            told.decimal(100.0 * balance.accuracy.mean_loss(), 2),
            inaccuracies.to_string(),
            mistakes.to_string(),
            blunders.to_string(),
        ];
        row(told.name(seat), &cells)?;
    }
    Ok(())
}
