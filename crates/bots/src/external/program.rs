//! The command of a program, as typed after `cmd:`.

use std::fmt;

/// The prefix of a program's name in a lineup.
const PREFIX: &str = "cmd:";

/// An external program: its file and arguments. No shell is involved.
///
/// ```
/// use kaiju_bots::Program;
/// let program = Program::parse("cmd:python3 'my bot.py' --fast").unwrap().unwrap();
/// assert_eq!(program.words(), ["python3", "my bot.py", "--fast"]);
/// assert_eq!(program.name(), "cmd:python3 'my bot.py' --fast");
/// assert_eq!(Program::parse("random"), None);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Program {
    name: String,
    words: Vec<String>,
}

/// The reason why a command cannot be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CommandError {
    /// Nothing follows `cmd:`.
    Empty,
    /// A quotation mark is not closed.
    Quote(char),
}

impl fmt::Display for CommandError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CommandError::Empty => {
                write!(out, "expected a program after `{PREFIX}`, such as cmd:python3 bot.py")
            }
            CommandError::Quote(quote) => write!(out, "a quotation mark {quote} is not closed"),
        }
    }
}

impl std::error::Error for CommandError {}

impl Program {
    /// The program called `name`; `None` if the name does not start with `cmd:`.
    pub fn parse(name: &str) -> Option<Result<Program, CommandError>> {
        let command = name.strip_prefix(PREFIX)?;
        Some(split(command, char::is_whitespace).and_then(|pieces| {
            let words: Vec<String> =
                pieces.into_iter().filter(|piece| !piece.is_empty()).map(without_quotes).collect();
            if words.is_empty() {
                Err(CommandError::Empty)
            } else {
                Ok(Program { name: name.to_owned(), words })
            }
        }))
    }

    /// Its name: `cmd:` and the command as typed.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The file and its arguments; never empty.
    pub fn words(&self) -> &[String] {
        &self.words
    }
}

/// Splits a comma-separated list of bots. Commas between quotation marks belong to a name.
///
/// ```
/// use kaiju_bots::split_bots;
/// assert_eq!(split_bots("random,cmd:bot --level '1,2'").unwrap(), ["random", "cmd:bot --level '1,2'"]);
/// ```
pub fn split_bots(list: &str) -> Result<Vec<&str>, CommandError> {
    split(list, |letter| letter == ',')
}

/// The pieces between separators, quotation marks included.
fn split(text: &str, is_separator: impl Fn(char) -> bool) -> Result<Vec<&str>, CommandError> {
    let mut pieces = Vec::new();
    let mut start = 0;
    let mut open = None;
    for (place, letter) in text.char_indices() {
        match open {
            Some(quote) if letter == quote => open = None,
            Some(_) => {}
            None if letter == '"' || letter == '\'' => open = Some(letter),
            None if is_separator(letter) => {
                pieces.push(&text[start..place]);
                start = place + letter.len_utf8();
            }
            None => {}
        }
    }
    pieces.push(&text[start..]);
    open.map_or(Ok(pieces), |quote| Err(CommandError::Quote(quote)))
}

/// Removes the quotation marks that hold a word together.
fn without_quotes(word: &str) -> String {
    let mut open = None;
    let mut kept = String::new();
    for letter in word.chars() {
        match open {
            Some(quote) if letter == quote => open = None,
            None if letter == '"' || letter == '\'' => open = Some(letter),
            Some(_) | None => kept.push(letter),
        }
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_held_together_by_quotation_marks() {
        let words =
            |command: &str| Program::parse(&format!("cmd:{command}")).unwrap().map(|found| found.words);
        assert_eq!(words("  bot   -x  ").unwrap(), ["bot", "-x"]);
        assert_eq!(words("bot --name=\"the king's\" ''").unwrap(), ["bot", "--name=the king's", ""]);
        assert_eq!(words(" ").unwrap_err(), CommandError::Empty);
        assert_eq!(words("bot 'x").unwrap_err(), CommandError::Quote('\''));
    }

    #[test]
    fn commas_divide_bots_outside_of_quotation_marks() {
        assert_eq!(split_bots("a,,b").unwrap(), ["a", "", "b"]);
        assert_eq!(split_bots("").unwrap(), [""]);
        assert_eq!(split_bots("cmd:x \"a,b\",random").unwrap(), ["cmd:x \"a,b\"", "random"]);
        assert!(split_bots("cmd:x \"a,b").is_err());
    }
}
