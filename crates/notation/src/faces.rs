//! Faces and handfuls of dice: `1 2 3 energy heart claw`.

use super::error::Parsed;
use super::guess::guess;
use super::span::Span;
use kaiju_engine::{Dice, Face};

/// The word for a face.
pub fn face_text(face: Face) -> &'static str {
    face.text()
}

/// The face with this word.
pub fn face_from_text(text: &str) -> Option<Face> {
    Face::from_text(text)
}

/// The words for dice, in the order of [`Face::ALL`]; `none` for no dice.
pub fn dice_text(dice: Dice) -> String {
    let words = Face::ALL
        .into_iter()
        .flat_map(|face| std::iter::repeat_n(face_text(face), usize::from(dice.of(face))));
    words_or_none(words)
}

/// The words with spaces between them, or `none`.
pub(super) fn words_or_none(words: impl IntoIterator<Item = impl AsRef<str>>) -> String {
    let mut text = String::new();
    for word in words {
        if !text.is_empty() {
            text.push(' ');
        }
        text.push_str(word.as_ref());
    }
    if text.is_empty() { "none".to_owned() } else { text }
}

pub(super) fn parse_face(word: Span) -> Parsed<Face> {
    face_from_text(word.text).ok_or_else(|| {
        let guess = guess(word, Face::ALL.map(face_text));
        word.error(format!("expected a face (1, 2, 3, energy, heart or claw), not `{word}`{guess}"))
    })
}

/// Reads dice in any order. An empty text is an error: no dice are written as `none`.
pub(crate) fn parse_dice(text: Span) -> Parsed<Dice> {
    let words = text.words();
    match words.as_slice() {
        [] => text.fail("expected faces (1, 2, 3, energy, heart or claw), or `none`"),
        [none] if none.text == "none" => Ok(Dice::NONE),
        words => {
            let mut dice = Dice::NONE;
            for &word in words {
                let face = parse_face(word)?;
                if dice.len() == u8::MAX {
                    return word.fail("there are at most 255 dice");
                }
                dice.add(face);
            }
            Ok(dice)
        }
    }
}
