//! Parse errors: the place and the reason.

use std::fmt;

/// A text that cannot be read: the place, and one sentence that says what was expected.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseError {
    /// The line, starting at 1.
    pub line: usize,
    /// The character within the line, starting at 1.
    pub column: usize,
    /// The problem and the remedy, as a sentence.
    pub message: String,
}

impl fmt::Display for ParseError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "line {}, column {}: {}", self.line, self.column, self.message)
    }
}

impl std::error::Error for ParseError {}

/// The result of reading a text.
pub type Parsed<T> = Result<T, ParseError>;
