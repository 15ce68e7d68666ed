//! Where a text is wrong, and why.

use std::fmt;

/// A text that cannot be read: where, and one sentence that says what was expected.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseError {
    /// The line, counted from 1.
    pub line: usize,
    /// The character in the line, counted from 1.
    pub column: usize,
    /// What is wrong and what would be right.
    pub message: String,
}

impl fmt::Display for ParseError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "line {}, column {}: {}", self.line, self.column, self.message)
    }
}

impl std::error::Error for ParseError {}

/// What reading a text gives.
pub type Parsed<T> = Result<T, ParseError>;
