//! Reading a record: every line is played and its digest compared.

use crate::header::{Header, HeaderError, Seated, TITLE};
use crate::record::{Entry, Record};
use kaiju_engine::notation::{Names, ParseError, Parsed, parse_action, parse_luck, parse_rules};

/// The longest record, in bytes.
const LARGEST: usize = 16 << 20;
/// The longest line, in bytes.
const LONGEST_LINE: usize = 64 << 10;

fn fail<T>(line: usize, column: usize, message: impl Into<String>) -> Parsed<T> {
    Err(ParseError { line, column, message: message.into() })
}

/// An error of one line, which was read from `column` on.
fn at(line: usize, column: usize) -> impl Fn(ParseError) -> ParseError {
    move |error| ParseError { line, column: error.column + column - 1, ..error }
}

impl Record {
    /// Reads a record and plays it. The error tells the first line that is wrong or was changed.
    pub fn parse(text: &str) -> Parsed<Record> {
        if text.len() > LARGEST {
            return fail(1, 1, format!("a record has at most {LARGEST} bytes"));
        }
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
                return fail(number, 1, format!("a record says this as `{usual}`"));
            }
            let written = record.push(entry, None).or_else(|error| {
                fail(number, 1, format!("the game departs from the record here: {error}"))
            })?;
            if written.to_string() != digest {
                return fail(
                    number,
                    body.chars().count() + 3,
                    format!("the digest should be {written}: this line was changed, or the rules were"),
                );
            }
        }
        let line = text.lines().count() + 1;
        fail(line, 1, "the record breaks off: expected a further entry, `over …` or `unfinished`")
    }
}

fn is_end(body: &str) -> bool {
    body == "unfinished" || body == "over" || body.starts_with("over ")
}

fn expect_line(number: usize, expected: &str, line: &str) -> Parsed<()> {
    if line == expected { Ok(()) } else { fail(number, 1, format!("this line should be `{expected}`")) }
}

/// The text of a line, and the digits in brackets at its end.
fn split_digest(number: usize, line: &str) -> Parsed<(&str, &str)> {
    line.strip_suffix(']')
        .and_then(|line| line.rsplit_once(" ["))
        .map_or_else(|| fail(number, 1, "every line ends with its digest in brackets"), Ok)
}

fn read_entry(number: usize, body: &str, names: &Names) -> Parsed<Entry> {
    let Some((name, action)) = body.split_once(": ") else {
        return parse_luck(body, names).map(Entry::Chance).map_err(at(number, 1));
    };
    let Some(seat) = names.seat(name).filter(|&seat| names.text(seat) == name) else {
        return fail(number, 1, format!("nobody is called `{name}`"));
    };
    let column = name.chars().count() + 3;
    let action = parse_action(action, names, None).map_err(at(number, column))?;
    Ok(Entry::Action { seat, action })
}

/// Reads the header up to the line that begins the game.
fn read_header<'a>(lines: &mut impl Iterator<Item = (usize, &'a str)>) -> Parsed<Record> {
    match lines.next() {
        Some((_, TITLE)) => {}
        Some(_) | None => return fail(1, 1, format!("a record begins with the line `{TITLE}`")),
    }
    let mut rules = None;
    let mut revision = None;
    let mut first: Option<(usize, &str)> = None;
    let mut header = Header::new(kaiju_engine::RuleSet::CZECH, []);
    let mut written = vec![TITLE];
    for (number, line) in lines {
        let (key, value) = line.split_once(' ').unwrap_or((line, ""));
        match key {
            "rules" if rules.is_none() => rules = Some(parse_rules(value).map_err(at(number, 7))?),
            "revision" if revision.is_none() => match value.parse() {
                Ok(value) => revision = Some(value),
                Err(_) => return fail(number, 10, "the revision of the rules is a number"),
            },
            "seat" => {
                let (name, monster) = value.split_once(' ').unwrap_or((value, ""));
                header.players.push(Seated::new(name, monster));
            }
            "first" if first.is_none() => first = Some((number, value)),
            "begin" => {
                let (Some(rules), Some(revision)) = (rules, revision) else {
                    return fail(number, 1, "the header needs a `rules` and a `revision` line");
                };
                header.rules = rules;
                header.revision = revision;
                return begin(number, line, header, first, &written);
            }
            _ => header.fields.push((key.to_owned(), value.to_owned())),
        }
        written.push(line);
    }
    fail(written.len() + 1, 1, "the header has no end: expected the line `begin`")
}

/// Begins the game, if the header is `written` as it is printed.
fn begin(
    number: usize,
    line: &str,
    mut header: Header,
    first: Option<(usize, &str)>,
    written: &[&str],
) -> Parsed<Record> {
    let refuse = |error: HeaderError| ParseError { line: number, column: 1, message: error.to_string() };
    if let Some((line, name)) = first {
        let names = header.names().map_err(refuse)?;
        match names.seat(name).filter(|&seat| names.text(seat) == name) {
            Some(seat) => header.first = Some(seat),
            None => return fail(line, 7, format!("nobody is called `{name}`")),
        }
    }
    let record = Record::new(header).map_err(refuse)?;
    for (index, (line, usual)) in written.iter().zip(record.header().lines()).enumerate() {
        if *line != usual {
            return fail(index + 1, 1, format!("a record says this as `{usual}`"));
        }
    }
    let expected = format!("begin [{}]", record.digest());
    if line == expected {
        Ok(record)
    } else {
        fail(
            number,
            1,
            format!("this line should be `{expected}`: the header was changed, or the rules were"),
        )
    }
}
