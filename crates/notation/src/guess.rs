//! Suggestions for misspelt words.

use super::span::Span;

/// The end of an error about an unknown word: the nearest known word, if any is near.
pub(crate) fn guess<'a>(word: Span, known: impl IntoIterator<Item = &'a str>) -> String {
    nearest(word.text, known).map_or(String::new(), |near| format!("; did you mean `{near}`?"))
}

/// The known word nearest to `text`, if it is near enough.
pub(super) fn nearest<'a>(text: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let letters = text.chars().take(40).collect::<Vec<_>>();
    let is_near = |distance: usize| distance <= 1 + letters.len() / 4 && distance < letters.len();
    known
        .into_iter()
        .map(|word| (distance(&letters, word), word))
        .filter(|&(distance, _)| is_near(distance))
        .min_by_key(|&(distance, _)| distance)
        .map(|(_, word)| word)
}

/// The edit distance: letters to change, add or drop to get from one word to the other.
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
