//! Parsing of headers, line by line: a wrong line is refused in its place.

use crate::entry::Entry;
use crate::header::{Header, HeaderError, PositionFault, Seated, TITLE};
use crate::read::{at, difference, fail, nobody, read_entry, split_digest};
use crate::record::Record;
use kaiju_engine::rules::Revision;
use kaiju_engine::{Game, PowerId, PowerSet, RuleSet, Seat, Step};
use kaiju_fair::NotHex;
use kaiju_notation::{ParseError, Parsed, parse_position, parse_rules_of_revision, rules_text};

/// A bound on the lines of a position.
const MOST_POSITION_LINES: usize = 100;

/// Reads the header up to the line that begins the game.
pub(crate) fn read_header<'a>(
    lines: &mut (impl Iterator<Item = (usize, &'a str)> + Clone),
) -> Parsed<Record> {
    match lines.next() {
        Some((_, TITLE)) => {}
        Some(_) | None => return fail(1, 1, format!("a record begins with the line `{TITLE}`")),
    }
    let mut draft = Draft::new();
    while let Some((number, line)) = lines.next() {
        let (key, value) = line.split_once(' ').unwrap_or((line, ""));
        if key == "begin" {
            return draft.begin(number, line, lines.clone());
        }
        draft.line(number, key, value)?;
        draft.written.push(line);
    }
    fail(draft.written.len() + 1, 1, "the header has no end: expected the line `begin`")
}

/// The header read so far. No line is accepted twice, so it stays small whatever the text.
struct Draft<'a> {
    header: Header,
    /// The number and text of the rules' line, which depends on the revision and is parsed later.
    rules: Option<(usize, &'a str)>,
    revision: Option<Revision>,
    /// The lines of the position, with their numbers.
    position: Vec<(usize, String)>,
    written: Vec<&'a str>,
}

impl<'a> Draft<'a> {
    fn new() -> Draft<'a> {
        let header = Header::new(RuleSet::CZECH, []);
        Draft { header, rules: None, revision: None, position: Vec::new(), written: vec![TITLE] }
    }

    fn line(&mut self, number: usize, key: &str, value: &'a str) -> Parsed<()> {
        // The column of the value, after the key and a space.
        let column = key.chars().count() + 2;
        let (word, rest) = value.split_once(' ').unwrap_or((value, ""));
        let rest_column = column + word.chars().count() + 1;
        let refuse = |column| move |error: HeaderError| refused(number, column, error);
        let no_digits =
            |column| move |error: NotHex| ParseError { line: number, column, message: error.to_string() };
        let header = &mut self.header;
        match key {
            "rules" if self.rules.is_none() => {
                self.rules = Some((number, value));
                self.read_rules()?;
            }
            "revision" if self.revision.is_none() => {
                let Ok(revision) = value.parse() else {
                    return fail(number, column, "the revision of the rules is a number");
                };
                let Some(known) = Revision::from_number(revision) else {
                    return Err(refused(number, column, HeaderError::Revision(revision)));
                };
                self.revision = Some(known);
                self.read_rules()?;
            }
            "seat" => {
                if header.players.len() == Seat::MAX {
                    return fail(number, 1, format!("a game has at most {} players", Seat::MAX));
                }
                header.players.push(Seated::new(word, rest));
                header.names().map_err(refuse(column))?;
                header.check_monsters().map_err(refuse(rest_column))?;
            }
            "first" if header.first.is_none() => {
                header.first = Some(seat_of(header, value).map_err(at(number, column))?);
            }
            "sides" if header.sides.is_none() => {
                let tile = |text| PowerId::from_text(text).filter(|power| !power.power().is_card());
                let tiles: Option<PowerSet> = value.split(' ').map(tile).collect();
                let Some(tiles) = tiles else {
                    return fail(number, column, "expected tiles after `sides`, one of each pair");
                };
                header.sides = Some(tiles);
            }
            "position" => {
                if self.position.len() == MOST_POSITION_LINES {
                    return fail(number, 1, format!("a position has at most {MOST_POSITION_LINES} lines"));
                }
                self.position.push((number, value.to_owned()));
            }
            "commitment" if header.commitment.is_none() => {
                header.commitment = Some(value.parse().map_err(no_digits(column))?);
            }
            "contribution" => {
                let contribution = rest.parse().map_err(no_digits(rest_column))?;
                let seat = seat_of(header, word).map_err(at(number, column))?;
                if header.commitment.is_none() {
                    return Err(refused(number, 1, HeaderError::Uncommitted));
                }
                let given = &mut header.players[seat.index()].contribution;
                if given.replace(contribution).is_some() {
                    return fail(number, column, format!("`{word}` contributes twice"));
                }
            }
            "secret" if header.secret.is_none() => {
                header.secret = Some(value.parse().map_err(no_digits(column))?);
            }
            _ => {
                header.fields.push((key.to_owned(), value.to_owned()));
                header.check_fields().map_err(|error| match error {
                    HeaderError::Text(_) => refused(number, column, error),
                    other => refused(number, 1, other),
                })?;
            }
        }
        Ok(())
    }

    /// Parses the rules once their line and the revision are known.
    fn read_rules(&mut self) -> Parsed<()> {
        if let (Some((number, text)), Some(revision)) = (self.rules, self.revision) {
            let column = "rules ".len() + 1;
            self.header.rules = parse_rules_of_revision(text, revision).map_err(at(number, column))?;
        }
        Ok(())
    }

    /// The position, if there is one, with the header's players in the same order.
    fn read_position(&self) -> Parsed<Option<Game>> {
        let Some((first, _)) = self.position.first() else { return Ok(None) };
        let lines = self.position.iter().map(|(_, line)| line.as_str());
        let rules = format!("rules {}", rules_text(&self.header.rules));
        let text: Vec<&str> = [rules.as_str()].into_iter().chain(lines).collect();
        let (position, names) = parse_position(&text.join("\n")).map_err(|error| {
            // The first line holds the rules. Something that is missing is missing from all of the lines.
            let place = error.line.checked_sub(2).and_then(|index| self.position.get(index));
            let line = place.map_or(*first, |(number, _)| *number);
            ParseError { line, column: error.column + "position ".len(), ..error }
        })?;
        let players = self.header.names().map_err(|error| refused(*first, 1, error))?;
        if names != players {
            return Err(refused(*first, 1, HeaderError::Position(PositionFault::Players)));
        }
        Ok(Some(position))
    }

    /// Begins the game if the header is printed canonically and the digest matches. The lines of the game help to
    /// find the mistake.
    fn begin(
        mut self,
        number: usize,
        line: &str,
        game: impl Iterator<Item = (usize, &'a str)>,
    ) -> Parsed<Record> {
        if self.rules.is_none() || self.revision.is_none() {
            return fail(number, 1, "the header needs a `rules` and a `revision` line");
        }
        self.header.position = self.read_position()?;
        let secret = self.header.secret.take();
        let mut record = Record::new(self.header).map_err(|error| refused(number, 1, error))?;
        let expected = format!("begin [{}]", record.digest());
        if let Some(secret) = secret
            && let Err(error) = record.reveal(secret)
        {
            // The digest covers everything but the secret: if it matches, the secret was changed.
            let key = if line == expected { "secret " } else { "commitment " };
            let place = lines_of(&self.written, key).first().copied();
            return Err(refused(place.unwrap_or(number), key.len() + 1, error));
        }
        for (index, (line, usual)) in self.written.iter().zip(record.header().lines()).enumerate() {
            if *line != usual {
                let column = difference(line, &usual);
                return fail(index + 1, column, format!("a record says this as `{usual}`"));
            }
        }
        if line == expected {
            return Ok(record);
        }
        let given = lines_of(&self.written, "contribution ");
        if let (Some(first), Some(last)) = (given.first(), given.last())
            && !dice_fit(record, game)
        {
            let which = match first == last {
                true => "this contribution".to_owned(),
                false => format!("the contributions in lines {first} to {last}"),
            };
            let sentence = "a contribution was changed, or another line of the header";
            return fail(*first, 1, format!("the dice do not follow from {which}: {sentence}"));
        }
        fail(
            number,
            difference(line, &expected),
            format!("this line should be `{expected}`: the header was changed, or the rules were"),
        )
    }
}

/// The numbers of the lines that begin with `start`.
fn lines_of(lines: &[&str], start: &str) -> Vec<usize> {
    (1..).zip(lines).filter_map(|(number, line)| line.starts_with(start).then_some(number)).collect()
}

/// True if the answers of chance before the first decision follow from the header, as far as it is known.
fn dice_fit<'a>(mut record: Record, lines: impl Iterator<Item = (usize, &'a str)>) -> bool {
    let Some(stream) = record.header().stream() else { return true };
    for (sequence, (number, line)) in (0..).zip(lines) {
        let entry = split_digest(number, line).and_then(|(body, _)| read_entry(number, body, record.names()));
        let (Ok(Entry::Chance(luck)), Step::Chance(asked)) = (entry, record.game().step()) else { break };
        if luck != stream.luck(record.game(), asked, sequence) {
            return false;
        }
        if record.push(Entry::Chance(luck), None).is_err() {
            break;
        }
    }
    true
}

fn seat_of(header: &Header, name: &str) -> Parsed<Seat> {
    let place = header.players.iter().position(|player| player.name == name);
    place.and_then(Seat::from_index).map_or_else(
        || fail(1, 1, nobody(name, header.players.iter().map(|player| player.name.as_str()))),
        Ok,
    )
}

fn refused(line: usize, column: usize, error: HeaderError) -> ParseError {
    ParseError { line, column, message: error.to_string() }
}
