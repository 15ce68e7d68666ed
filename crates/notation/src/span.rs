//! A piece of text that knows its position, so that every error can name it.

use super::error::{ParseError, Parsed};

/// A piece of one line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Span<'a> {
    /// The text.
    pub text: &'a str,
    /// Its line, starting at 1.
    pub line: usize,
    /// Its first character, starting at 1.
    pub column: usize,
}

impl<'a> Span<'a> {
    /// A whole line.
    pub fn line(text: &'a str, line: usize) -> Span<'a> {
        Span { text, line, column: 1 }
    }

    /// An error at this place.
    pub fn error(self, message: impl Into<String>) -> ParseError {
        ParseError { line: self.line, column: self.column, message: message.into() }
    }

    /// [`Span::error`] as a result.
    pub fn fail<T>(self, message: impl Into<String>) -> Parsed<T> {
        Err(self.error(message))
    }

    /// The piece between two byte offsets, which must be character boundaries.
    fn piece(self, from: usize, to: usize) -> Span<'a> {
        let column = self.column + self.text[..from].chars().count();
        Span { text: &self.text[from..to], line: self.line, column }
    }

    /// The piece without surrounding white space.
    pub fn trim(self) -> Span<'a> {
        let start = self.text.len() - self.text.trim_start().len();
        self.piece(start, start + self.text.trim().len())
    }

    /// The piece without a trailing comment. A comment starts with `#` at the start of a word: `extra-head#2` is a
    /// card.
    pub fn without_comment(self) -> Span<'a> {
        let mut after_space = true;
        for (place, letter) in self.text.char_indices() {
            if letter == '#' && after_space {
                return self.piece(0, place).trim();
            }
            after_space = letter.is_whitespace();
        }
        self.trim()
    }

    /// The pieces between separators, trimmed. An empty text has no pieces.
    pub fn split(self, separator: char) -> Vec<Span<'a>> {
        if self.text.trim().is_empty() {
            return Vec::new();
        }
        self.pieces(|letter| letter == separator).into_iter().map(Span::trim).collect()
    }

    /// The words.
    pub fn words(self) -> Vec<Span<'a>> {
        let mut words = self.pieces(char::is_whitespace);
        words.retain(|word| !word.text.is_empty());
        words
    }

    /// The words, without separating commas and semicolons.
    pub fn pieces_of_words(self) -> Vec<Span<'a>> {
        self.pieces(|letter| letter.is_whitespace() || matches!(letter, ',' | ';'))
    }

    /// The pieces between separating characters; columns are counted in one pass.
    fn pieces(self, separates: impl Fn(char) -> bool) -> Vec<Span<'a>> {
        let mut pieces = Vec::new();
        let (mut start, mut column) = (0, self.column);
        let ends = self.text.char_indices().zip(self.column..).filter(|((_, letter), _)| separates(*letter));
        for ((end, letter), end_column) in ends {
            pieces.push(Span { text: &self.text[start..end], line: self.line, column });
            start = end + letter.len_utf8();
            column = end_column + 1;
        }
        pieces.push(Span { text: &self.text[start..], line: self.line, column });
        pieces
    }

    /// The parts before and after the first `separator`, trimmed.
    pub fn split_once(self, separator: char) -> Option<(Span<'a>, Span<'a>)> {
        let place = self.text.find(separator)?;
        let after = place + separator.len_utf8();
        Some((self.piece(0, place).trim(), self.piece(after, self.text.len()).trim()))
    }

    /// The first word and the rest, trimmed. An empty text has an empty first word.
    pub fn first_word(self) -> (Span<'a>, Span<'a>) {
        let line = self.trim();
        let end = line.text.find(char::is_whitespace).unwrap_or(line.text.len());
        (line.piece(0, end), line.piece(end, line.text.len()).trim())
    }

    /// The part after `word`, which must be a piece of this one.
    pub fn after(self, word: Span<'a>) -> Span<'a> {
        let skipped = word.column - self.column + word.text.chars().count();
        let start = self.text.char_indices().nth(skipped).map_or(self.text.len(), |(place, _)| place);
        self.piece(start, self.text.len()).trim()
    }

    /// The piece as a number.
    pub fn number(self, most: u8, what: &str) -> Parsed<u8> {
        let is_number = !self.text.is_empty() && self.text.bytes().all(|byte| byte.is_ascii_digit());
        let number = self.text.parse().ok().filter(|&number: &u8| is_number && number <= most);
        number.ok_or_else(|| self.error(format!("expected {what}, a number from 0 to {most}, not `{self}`")))
    }

    /// An error: this text was not expected here.
    pub fn unexpected<T>(self) -> Parsed<T> {
        self.fail(format!("expected nothing more here, not `{self}`"))
    }
}

impl std::fmt::Display for Span<'_> {
    /// The text, shortened so that no error gets too long.
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        const MOST: usize = 40;
        let mut letters = self.text.chars();
        for letter in letters.by_ref().take(MOST) {
            write!(out, "{}", if letter.is_control() { '\u{fffd}' } else { letter })?;
        }
        if letters.next().is_some() {
            write!(out, "…")?;
        }
        Ok(())
    }
}
