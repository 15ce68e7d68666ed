//! Parsing of records: every line is played and its digest compared.

use crate::entry::{Entry, EntryError, UNDO};
use crate::read_header::read_header;
use crate::record::Record;
use crate::shown::shown;
use kaiju_engine::Seat;
use kaiju_notation::{Names, ParseError, Parsed, parse_action, parse_luck};

/// The largest record, in bytes.
pub const LARGEST_RECORD: usize = 4 << 20;
/// The longest line, in bytes.
const LONGEST_LINE: usize = 64 << 10;

pub(crate) fn fail<T>(line: usize, column: usize, message: impl Into<String>) -> Parsed<T> {
    Err(ParseError { line, column, message: message.into() })
}

/// Moves an error to a line of the record, of which a part was read from `column` on.
pub(crate) fn at(line: usize, column: usize) -> impl Fn(ParseError) -> ParseError {
    move |error| ParseError { line, column: error.column + column - 1, ..error }
}

/// The bytes of a file as text, if they can be a record.
pub(crate) fn text_of(bytes: &[u8]) -> Parsed<&str> {
    if bytes.len() > LARGEST_RECORD {
        return fail(1, 1, format!("a record has at most {LARGEST_RECORD} bytes"));
    }
    std::str::from_utf8(bytes).or_else(|error| {
        let text = String::from_utf8_lossy(&bytes[..error.valid_up_to()]);
        let (before, line) = text
            .rsplit_once('\n')
            .map_or((0, &*text), |(before, line)| (before.matches('\n').count() + 1, line));
        fail(before + 1, line.chars().count() + 1, "this is no text: expected UTF-8")
    })
}

impl Record {
    /// Reads a record and plays it. The error names the first line that is wrong or changed.
    pub fn parse(text: &str) -> Parsed<Record> {
        Record::from_bytes(text.as_bytes())
    }

    /// [`Record::parse`] for the bytes of a file.
    pub fn from_bytes(bytes: &[u8]) -> Parsed<Record> {
        read(text_of(bytes)?, &mut ())
    }
}

/// Watches a record being read.
pub(crate) trait Reader {
    /// Refuses an entry that may not come next; `record` holds all entries before it.
    fn check(&mut self, record: &Record, entry: Entry) -> Result<(), String>;

    /// Called for each entry that was legal and had the right digest.
    fn accepted(&mut self, entry: Entry);
}

/// Accepts everything.
impl Reader for () {
    fn check(&mut self, _: &Record, _: Entry) -> Result<(), String> {
        Ok(())
    }

    fn accepted(&mut self, _: Entry) {}
}

/// Reads a record with a watcher.
pub(crate) fn read(text: &str, reader: &mut impl Reader) -> Parsed<Record> {
    let mut lines = text.lines().enumerate().map(|(index, line)| (index + 1, line));
    if let Some((number, _)) = lines.clone().find(|(_, line)| line.len() > LONGEST_LINE) {
        return fail(number, 1, format!("a line has at most {LONGEST_LINE} bytes"));
    }
    let mut record = read_header(&mut lines)?;
    for (number, line) in lines.by_ref() {
        let (body, digest) = split_digest(number, line)?;
        if is_end(body) {
            expect_line(number, &record.last_line(), line)?;
            return match lines.next() {
                Some((number, _)) => fail(number, 1, "nothing can follow the end of the record"),
                None => Ok(record),
            };
        }
        let entry = read_entry(number, body, record.names())?;
        let usual = entry.text(record.names());
        if usual != body {
            return fail(number, difference(body, &usual), format!("a record says this as `{usual}`"));
        }
        reader.check(&record, entry).or_else(|message| fail(number, 1, message))?;
        let written = record.push(entry, None).or_else(|error| {
            let reason = error.text(record.names());
            fail(number, place_of(&error, body), format!("the game departs from the record here: {reason}"))
        })?;
        if written.to_string() != digest {
            return fail(
                number,
                body.chars().count() + 3,
                format!("the digest should be {written}: this line was changed, or the rules were"),
            );
        }
        reader.accepted(entry);
    }
    let line = text.lines().count() + 1;
    fail(line, 1, "the record is incomplete: expected another entry, `over …` or `unfinished`")
}

fn is_end(body: &str) -> bool {
    body == "unfinished" || body == "over" || body.starts_with("over ")
}

fn expect_line(number: usize, expected: &str, line: &str) -> Parsed<()> {
    if line == expected {
        Ok(())
    } else {
        fail(number, difference(line, expected), format!("this line should be `{expected}`"))
    }
}

/// Splits a line into its text and the digest in brackets at its end.
pub(crate) fn split_digest(number: usize, line: &str) -> Parsed<(&str, &str)> {
    line.strip_suffix(']').and_then(|line| line.rsplit_once(" [")).map_or_else(
        || {
            fail(
                number,
                line.chars().count() + 1,
                "expected ` [` and `]` around a digest: every line ends with its digest in brackets",
            )
        },
        Ok,
    )
}

/// The column of the first character in which a line differs from the expected one.
pub(crate) fn difference(line: &str, expected: &str) -> usize {
    line.chars().zip(expected.chars()).take_while(|(is, should)| is == should).count() + 1
}

/// The column of an error: the player's name, or the text after it.
fn place_of(error: &EntryError, body: &str) -> usize {
    match (error, body.split_once(": ")) {
        (EntryError::Action(_) | EntryError::NothingToUndo, Some((name, _))) => name.chars().count() + 3,
        (
            EntryError::Action(_)
            | EntryError::NothingToUndo
            | EntryError::NotAsked { .. }
            | EntryError::Chance(_),
            _,
        ) => 1,
    }
}

/// The error for an unknown name.
pub(crate) fn nobody<'a>(name: &str, known: impl IntoIterator<Item = &'a str>) -> String {
    let known: Vec<&str> = known.into_iter().collect();
    format!("nobody is called `{}`: expected one of {}", shown(name), known.join(", "))
}

pub(crate) fn read_entry(number: usize, body: &str, names: &Names) -> Parsed<Entry> {
    let Some((name, action)) = body.split_once(": ") else {
        return parse_luck(body, names).map(Entry::Chance).map_err(at(number, 1));
    };
    let Some(seat) = names.seat(name).filter(|&seat| names.text(seat) == name) else {
        return fail(
            number,
            1,
            nobody(name, Seat::ALL.iter().take(names.len()).map(|&seat| names.text(seat))),
        );
    };
    if action == UNDO {
        return Ok(Entry::Undo { seat });
    }
    let column = name.chars().count() + 3;
    let action = parse_action(action, names, None).map_err(at(number, column))?;
    Ok(Entry::Action { seat, action })
}
