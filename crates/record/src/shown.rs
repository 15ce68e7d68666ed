//! Quoting foreign words in our own sentences.

/// The most characters shown of a wrong word.
const LONGEST: usize = 40;

/// A word from a file made safe for a terminal: short, and without control characters.
pub(crate) fn shown(word: &str) -> String {
    let clean = |letter: char| if letter.is_control() { char::REPLACEMENT_CHARACTER } else { letter };
    let mut letters = word.chars();
    let mut shown: String = letters.by_ref().take(LONGEST).map(clean).collect();
    if letters.next().is_some() {
        shown.push('…');
    }
    shown
}
