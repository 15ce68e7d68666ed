//! Cards and tiles by their ids, with a guess when an id is misspelt.

use super::error::Parsed;
use super::faces::words_or_none;
use super::span::Span;
use crate::power::{PowerId, PowerSet};

/// The ids with spaces between them, or `none`.
pub(super) fn powers_text(powers: PowerSet) -> String {
    words_or_none(powers.iter().map(PowerId::text))
}

pub(crate) fn parse_power(word: Span) -> Parsed<PowerId> {
    PowerId::from_text(word.text).ok_or_else(|| {
        let guess = nearest(word.text, PowerId::all().map(PowerId::text))
            .map_or(String::new(), |near| format!("; did you mean `{near}`?"));
        word.error(format!("no card or tile is called `{word}`{guess}"))
    })
}

pub(super) fn parse_powers(words: &[Span]) -> Parsed<PowerSet> {
    match words {
        [none] if none.text == "none" => Ok(PowerSet::EMPTY),
        words => {
            let mut powers = PowerSet::EMPTY;
            for &word in words {
                let power = parse_power(word)?;
                if powers.contains(power) {
                    return word.fail(format!("`{word}` is listed twice"));
                }
                powers.insert(power);
            }
            Ok(powers)
        }
    }
}

/// The word most like `text`, if any is near enough to be meant.
pub(super) fn nearest<'a>(text: &str, words: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    let letters = text.chars().take(40).collect::<Vec<_>>();
    words
        .map(|word| (distance(&letters, word), word))
        .filter(|&(distance, _)| distance <= 1 + letters.len() / 4)
        .min_by_key(|&(distance, _)| distance)
        .map(|(_, word)| word)
}

/// How many letters must be changed, added or left out to get from one word to the other.
fn distance(from: &[char], to: &str) -> usize {
    let mut row: Vec<usize> = (0..=from.len()).collect();
    for (line, letter) in to.chars().enumerate() {
        let mut corner = row[0];
        row[0] = line + 1;
        for (place, &known) in from.iter().enumerate() {
            let changed = corner + usize::from(known != letter);
            corner = row[place + 1];
            row[place + 1] = changed.min(corner + 1).min(row[place] + 1);
        }
    }
    row[from.len()]
}
