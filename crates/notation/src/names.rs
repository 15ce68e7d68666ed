//! Players by name or seat number.

use super::error::{ParseError, Parsed};
use super::faces::face_from_text;
use super::guess::guess;
use super::span::Span;
use kaiju_engine::{PowerId, Seat, SeatSet};

/// The most characters in a name.
pub const LONGEST_NAME: usize = 32;

/// Words that cannot be names, because they would make a line ambiguous.
#[rustfmt::skip]
const RESERVED: [&str; 39] = [
    "after", "all", "amount", "asks", "bay", "best", "by", "can", "cannot", "city", "claws", "deck", "dice", "discarded", "done", "draw", "extra", "first", "from", "hit", "market", "nobody", "none", "offers", "on", "outside", "over", "passed", "players", "proves", "rules", "scenario", "seat", "seen", "sides", "stack", "tiles", "top", "turn",
];

/// The names of the players, in seat order.
///
/// ```
/// use kaiju_engine::Seat;
/// use kaiju_notation::Names;
/// let names = Names::new(["Alice", "Bob"]).unwrap();
/// assert_eq!(names.text(Seat::Second), "Bob");
/// assert_eq!(names.seat("1"), Some(Seat::First));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Names {
    names: Vec<String>,
}

impl Names {
    /// Names for the first seats. A name consists of letters, digits, `-` and `_`, begins with a letter, is unique,
    /// and is not a word of the notation.
    pub fn new<'a>(names: impl IntoIterator<Item = &'a str>) -> Parsed<Names> {
        let mut known = Names::default();
        for (index, name) in names.into_iter().enumerate() {
            known.add(Span { text: name, line: 1, column: index + 1 })?;
        }
        Ok(known)
    }

    /// `P1`, `P2` and so on.
    pub fn plain(players: usize) -> Names {
        Names { names: (1..=players.min(Seat::MAX)).map(|number| format!("P{number}")).collect() }
    }

    /// The number of names.
    pub fn len(&self) -> usize {
        self.names.len()
    }

    /// True if there are no names.
    pub fn is_empty(&self) -> bool {
        self.names.is_empty()
    }

    /// The name of `seat`, or its number if it has none.
    pub fn text(&self, seat: Seat) -> &str {
        const NUMBERS: [&str; Seat::MAX] = ["1", "2", "3", "4", "5", "6"];
        self.names.get(seat.index()).map_or(NUMBERS[seat.index()], String::as_str)
    }

    /// The seat with this name or number.
    pub fn seat(&self, text: &str) -> Option<Seat> {
        let by_number = || {
            let number: usize = text.parse().ok().filter(|_| text.len() == 1)?;
            Seat::from_index(number.checked_sub(1)?).filter(|seat| seat.index() < self.names.len())
        };
        self.names.iter().position(|name| name == text).and_then(Seat::from_index).or_else(by_number)
    }

    /// The names with spaces between them.
    pub(crate) fn list(&self, seats: SeatSet) -> String {
        super::faces::words_or_none(seats.iter().map(|seat| self.text(seat)))
    }

    pub(crate) fn all(&self) -> String {
        self.names.join(", ")
    }

    pub(crate) fn add(&mut self, name: Span) -> Parsed<Seat> {
        check_name(name)?;
        if self.names.iter().any(|known| known == name.text) {
            return name.fail(format!("`{name}` is named twice"));
        }
        let Some(seat) = Seat::from_index(self.names.len()) else {
            return name.fail("there are at most 6 players");
        };
        self.names.push(name.text.to_owned());
        Ok(seat)
    }

    pub(crate) fn parse(&self, word: Span) -> Parsed<Seat> {
        self.seat(word.text).ok_or_else(|| self.unknown(word))
    }

    pub(crate) fn unknown(&self, word: Span) -> ParseError {
        let guess = guess(word, self.names.iter().map(String::as_str));
        word.error(format!("nobody is called `{word}`: expected one of {}{guess}", self.all()))
    }

    pub(crate) fn parse_set(&self, words: &[Span]) -> Parsed<SeatSet> {
        words.iter().map(|&word| self.parse(word)).collect()
    }
}

fn check_name(name: Span) -> Parsed<()> {
    let mut letters = name.text.chars();
    let is_word = letters.next().is_some_and(char::is_alphabetic)
        && letters.all(|letter| letter.is_alphanumeric() || letter == '-' || letter == '_');
    if !is_word {
        return name.fail(format!(
            "`{name}` is not a valid name: a name consists of letters, digits, - and _, and begins with a letter"
        ));
    }
    if name.text.chars().count() > LONGEST_NAME {
        return name.fail(format!("`{name}` is too long: a name has at most {LONGEST_NAME} letters"));
    }
    if is_reserved(name.text) {
        return name.fail(format!("`{name}` is a word of the notation and cannot be a name"));
    }
    Ok(())
}

fn is_reserved(text: &str) -> bool {
    RESERVED.contains(&text) || face_from_text(text).is_some() || PowerId::from_text(text).is_some()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_document_lists_all_words_that_cannot_be_names() {
        let document = include_str!("../../../docs/notation.md");
        let (_, list) = document.split_once("or one of `after ").expect("the list in the document");
        let (list, _) = list.split_once('`').expect("the end of the list");
        let listed: Vec<&str> = std::iter::once("after").chain(list.split_whitespace()).collect();
        assert_eq!(listed, RESERVED);
    }
}
