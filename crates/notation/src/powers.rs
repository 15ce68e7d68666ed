//! Cards and tiles by their ids.

use super::error::Parsed;
use super::faces::words_or_none;
use super::guess::guess;
use super::span::Span;
use kaiju_engine::{PowerId, PowerSet};

/// The ids, separated by spaces, or `none`.
pub(super) fn powers_text(powers: PowerSet) -> String {
    words_or_none(powers.iter().map(PowerId::text))
}

pub(crate) fn parse_power(word: Span) -> Parsed<PowerId> {
    PowerId::from_text(word.text).ok_or_else(|| {
        let guess = guess(word, PowerId::all().map(PowerId::text));
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
