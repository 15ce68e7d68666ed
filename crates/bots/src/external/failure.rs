//! The ways in which an external program can fail.

use std::fmt;
use std::time::Duration;

/// A program's failure.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Failure {
    /// It could not be started.
    Start(String),
    /// It ended, or closed its output.
    Ended {
        /// Its exit status, if it ended.
        status: Option<String>,
        /// The last line it wrote to standard error.
        last_words: String,
    },
    /// It did not answer in time.
    Slow {
        /// The time limit.
        limit: Duration,
        /// The last line it wrote to standard error.
        last_words: String,
    },
    /// It wrote more than it was asked for.
    Flood(&'static str),
    /// Its output is not a valid answer.
    Nonsense(String),
    /// Its answer is not legal.
    Illegal {
        /// The answer.
        action: String,
        /// The kind of the decision.
        decision: String,
    },
}

impl Failure {
    /// A stable code for machines that read the result.
    pub const fn code(&self) -> &'static str {
        match self {
            Failure::Start(_) => "start",
            Failure::Ended { .. } => "ended",
            Failure::Slow { .. } => "slow",
            Failure::Flood(_) => "flood",
            Failure::Nonsense(_) => "nonsense",
            Failure::Illegal { .. } => "illegal",
        }
    }
}

/// A sentence without its subject, such as `did not answer within 2000 ms`.
impl fmt::Display for Failure {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Start(why) => write!(out, "could not be started ({why})"),
            Failure::Ended { status: Some(status), last_words } => {
                write!(out, "ended ({status}){}", said(last_words))
            }
            Failure::Ended { status: None, last_words } => {
                write!(out, "closed its output{}", said(last_words))
            }
            Failure::Slow { limit, last_words } => {
                write!(out, "did not answer within {} ms{}", limit.as_millis(), said(last_words))
            }
            Failure::Flood(what) => write!(out, "{what}"),
            Failure::Nonsense(what) => write!(out, "gave an answer that cannot be read: {what}"),
            Failure::Illegal { action, decision } => {
                write!(out, "answered the decision {decision} with `{action}`, which is not allowed")
            }
        }
    }
}

fn said(last_words: &str) -> String {
    if last_words.is_empty() { String::new() } else { format!(" after writing `{last_words}`") }
}

/// The beginning of foreign text, as one line that is safe to print.
pub(super) fn shown(text: &str) -> String {
    const LETTERS: usize = 120;
    let mut letters = text.chars().map(|letter| if letter.is_control() { ' ' } else { letter });
    let start: String = letters.by_ref().take(LETTERS).collect();
    let rest = if letters.next().is_some() { "…" } else { "" };
    format!("{}{rest}", start.trim())
}
