//! Scenarios: rules as text that can be run. Everything about scenario files is in this folder; it builds on
//! positions and actions.
//!
//! A scenario is a position, scripted dice and draws, actions, and expectations; `docs/notation.md` describes it.
//!
//! ```
//! use kaiju_notation::scenario::Suite;
//! let text = "
//! scenario two energy cancel an attack
//! proves ATTACK-2 wings
//! rules czech
//! Alice: city, 5 hearts, 3 energy, wings
//! Bob: to roll
//! dice claw claw claw 1 2 heart
//! Bob: keep all
//! Alice: use wings
//! => asks Alice leave
//! => Alice: 5 hearts, 1 energy
//! => asks Alice leave
//! ";
//! let mut suite = Suite::new();
//! suite.run_file("wings.scn", text.as_bytes());
//! assert_eq!((suite.passed(), suite.failures()), (1, &[][..]));
//! assert_eq!(suite.coverage().count("wings"), 1);
//! ```

mod coverage;
mod expect;
mod parse;
mod run;
mod show;
mod turns;

pub use coverage::{Coverage, Tally};

use crate::ParseError;
use std::fmt;

/// The longest line of a scenario file, in bytes.
pub const LONGEST_LINE: usize = 64 << 10;
/// The largest scenario file, in bytes.
pub const LARGEST_FILE: usize = 4 << 20;

/// A scenario that failed, or a file that cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failure {
    /// The file, as named by the caller.
    pub file: String,
    /// The line, starting at 1.
    pub line: usize,
    /// The character within the line, starting at 1.
    pub column: usize,
    /// The title of the scenario; empty if the failure is about the file.
    pub scenario: String,
    /// The problem, as a sentence.
    pub message: String,
}

impl fmt::Display for Failure {
    /// `file:line:column: sentence`.
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}:{}:{}: {}", self.file, self.line, self.column, self.message)
    }
}

/// Runs scenarios and counts them.
#[derive(Clone, Debug, Default)]
pub struct Suite {
    passed: usize,
    failed: usize,
    failures: Vec<Failure>,
    coverage: Coverage,
}

impl Suite {
    /// An empty suite.
    pub fn new() -> Suite {
        Suite::default()
    }

    /// Runs every scenario in a file. Failures call it `file`.
    pub fn run_file(&mut self, file: &str, bytes: &[u8]) {
        let text = match parse::file_text(bytes) {
            Ok(text) => text,
            Err(error) => return self.fail(file, "", error),
        };
        let (scenarios, error) = parse::scenarios(text);
        for (index, scenario) in scenarios.iter().enumerate() {
            let title = scenario.title;
            if scenarios[..index].iter().any(|known| known.title.text == title.text) {
                self.fail(file, title.text, title.error("another scenario of this file has the same title"));
                continue;
            }
            match run::run(scenario) {
                Ok(proved) => {
                    self.passed += 1;
                    self.coverage.add(&proved);
                }
                Err(error) => self.fail(file, scenario.title.text, error),
            }
        }
        if let Some(error) = error {
            self.fail(file, "", error);
        }
    }

    fn fail(&mut self, file: &str, scenario: &str, error: ParseError) {
        self.failed += 1;
        let ParseError { line, column, message } = error;
        let (file, scenario) = (file.to_owned(), scenario.to_owned());
        self.failures.push(Failure { file, line, column, scenario, message });
    }

    /// The number of scenarios that passed.
    pub fn passed(&self) -> usize {
        self.passed
    }

    /// The number of scenarios that failed and files that could not be read.
    pub fn failed(&self) -> usize {
        self.failed
    }

    /// The failures, in running order.
    pub fn failures(&self) -> &[Failure] {
        &self.failures
    }

    /// The coverage of the scenarios that passed.
    pub fn coverage(&self) -> &Coverage {
        &self.coverage
    }
}

/// The scenarios built into the crate, as pairs of path and text: those beside the cards and tiles, and those in the
/// engine's `tests/scenarios`.
pub fn embedded() -> impl Iterator<Item = (&'static str, &'static str)> {
    EMBEDDED.iter().copied()
}

include!(concat!(env!("OUT_DIR"), "/embedded.rs"));
