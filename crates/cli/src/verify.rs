//! `kaiju verify`: checks records of finished games.

use crate::words::Words;
use crate::{BAD_USAGE, FAILED, files};
use anyhow::{Error, Result};
use clap::Args;
use kaiju_fair::Commitment;
use kaiju_notation::ParseError;
use kaiju_record::{Checked, LARGEST_RECORD, Record, Verdict, verify};
use kaiju_text::Texts;
use serde::Serialize;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Check records of finished games: every die, every draw and every move
///
/// Checks that the secret matches the commitment, that every die and draw follows from the
/// secret and the contributions of the seats, that every action was legal, that every digest is
/// right, and that the result is that of the game.
///
/// Prints the first fault of each record as FILE:LINE:COLUMN: SENTENCE. A record without a
/// commitment or a secret, whose dice cannot be checked, is a fault too. docs/fairness.md explains
/// what a valid record proves, and what it does not.
///
/// The exit code is 1 if a record has a fault, and 2 if a file cannot be read.
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub struct Options {
    /// Records, or folders with .kot files
    #[arg(required = true, value_name = "FILE")]
    paths: Vec<PathBuf>,
    /// The commitment shown before the game, which the record must have
    #[arg(long, value_name = "HEX")]
    commitment: Option<Commitment>,
    /// Print one JSON document instead of text
    #[arg(long)]
    json: bool,
}

/// The result for one file, as in the document of `--json`.
#[derive(Serialize)]
struct Entry {
    file: String,
    ok: bool,
    dice: u64,
    draws: u64,
    actions: u64,
    error: Option<String>,
    line: Option<usize>,
}

impl Entry {
    fn new(file: &Path, checked: Checked, fault: Option<&ParseError>) -> Entry {
        let Checked { dice, draws, actions } = checked;
        let error = fault.map(|fault| fault.message.clone());
        let file = file.display().to_string();
        Entry { file, ok: fault.is_none(), dice, draws, actions, error, line: fault.map(|fault| fault.line) }
    }

    fn unread(file: &Path, reason: &Error) -> Entry {
        let Checked { dice, draws, actions } = Checked::default();
        // The reason begins with the file name, which has its own field here.
        let reason = format!("{reason:#}");
        let name = file.display().to_string();
        let error = reason.strip_prefix(&format!("{name}: ")).unwrap_or(&reason).to_owned();
        Entry { file: name, ok: false, dice, draws, actions, error: Some(error), line: None }
    }
}

/// Verifies the records and prints the results. Continues after a file that cannot be read.
pub fn run(options: &Options, texts: &Texts) -> Result<ExitCode> {
    let files = files::collect(&options.paths, "kot", texts)?;
    let mut out = std::io::stdout().lock();
    let mut entries = Vec::new();
    let mut unread = 0;
    for file in &files {
        let bytes = match files::read(file, LARGEST_RECORD, texts) {
            Ok(bytes) => bytes,
            Err(error) => {
                eprintln!("kaiju: {error:#}");
                entries.push(Entry::unread(file, &error));
                unread += 1;
                continue;
            }
        };
        let Verdict { checked, record } = verify(&bytes);
        let record = record.and_then(|record| expect_commitment(record, options.commitment, texts));
        let entry = Entry::new(file, checked, record.as_ref().err());
        if !options.json {
            match &record {
                Ok(record) => writeln!(out, "{}: {}", entry.file, summary(record, &checked, texts))?,
                Err(fault) => {
                    writeln!(out, "{}:{}:{}: {}", entry.file, fault.line, fault.column, fault.message)?
                }
            }
            if let (Ok(record), [_]) = (&record, files.as_slice()) {
                print_promises(&mut out, record, texts)?;
            }
        }
        entries.push(entry);
    }
    let right = entries.iter().filter(|entry| entry.ok).count();
    let wrong = entries.len() - right - unread;
    if options.json {
        writeln!(out, "{}", serde_json::to_string(&entries)?)?;
    } else {
        let values = [("right", right.into()), ("wrong", wrong.into()), ("unread", unread.into())];
        writeln!(out, "{}", texts.say("verify-sum", &values))?;
    }
    Ok(match (wrong, unread) {
        (0, 0) => ExitCode::SUCCESS,
        (_, 0) => ExitCode::from(FAILED),
        (_, _) => ExitCode::from(BAD_USAGE),
    })
}

/// The record, if it has the commitment shown before the game.
fn expect_commitment(record: Record, shown: Option<Commitment>, texts: &Texts) -> Result<Record, ParseError> {
    if shown.is_none() || shown == record.header().commitment {
        return Ok(record);
    }
    let line = record.print().lines().position(|line| line.starts_with("commitment "));
    let message = texts.say("verify-other-commitment", &[]);
    Err(ParseError { line: line.map_or(1, |line| line + 1), column: 1, message })
}

/// The number of checks, and the result of the game.
fn summary(record: &Record, checked: &Checked, texts: &Texts) -> String {
    let Checked { dice, draws, actions } = checked;
    // The first and the last line of the game have digests too.
    let digests = record.entries().len() + 2;
    let result = match record.game().outcome() {
        Some(outcome) => {
            Words { texts, names: record.names(), rules: &record.header().rules }.outcome(outcome)
        }
        None => texts.say("over-unfinished", &[]),
    };
    let values = [
        ("dice", (*dice).into()),
        ("draws", (*draws).into()),
        ("actions", (*actions).into()),
        ("digests", digests.into()),
        ("result", result.into()),
    ];
    texts.say("verify-right", &values)
}

/// The values that only the players can compare.
fn print_promises(out: &mut impl Write, record: &Record, texts: &Texts) -> Result<()> {
    let header = record.header();
    writeln!(out, "{}", texts.say("verify-compare", &[]))?;
    if let Some(commitment) = header.commitment {
        let hex = commitment.to_string();
        writeln!(out, "  {}", texts.say("verify-commitment", &[("hex", hex.into())]))?;
    }
    for player in &header.players {
        let name = ("name", player.name.as_str().into());
        let said = match player.contribution {
            Some(contribution) => {
                texts.say("verify-contribution", &[name, ("hex", contribution.to_string().into())])
            }
            None => texts.say("verify-no-contribution", &[name]),
        };
        writeln!(out, "  {said}")?;
    }
    Ok(())
}
