//! Names for players and bots that fit the notation.

use kaiju_notation::{LONGEST_NAME, Names};
use kaiju_protocol::{MonsterName, Occupant, SeatInfo};

/// The name of a player without a usable one.
const NOBODY: &str = "Guest";

/// Turns typed text into a valid name: one word of letters, digits, `-` and `_` that begins with a letter.
///
/// ```
/// use kaiju_table::names::tidy;
///
/// assert_eq!(tidy("  Jan  Novák "), "Jan_Novák");
/// assert_eq!(tidy("🦖"), "Guest");
/// ```
pub fn tidy(wanted: &str) -> String {
    let words = wanted.split_whitespace().collect::<Vec<_>>().join("_");
    let letters = words.chars().filter(|&letter| letter.is_alphanumeric() || "-_".contains(letter));
    let letters: String = letters.skip_while(|letter| !letter.is_alphabetic()).take(LONGEST_NAME).collect();
    if Names::new([letters.as_str()]).is_ok() {
        return letters;
    }
    // Either a keyword of the notation, or empty.
    let marked: String = letters.chars().take(LONGEST_NAME - 1).chain(['_']).collect();
    if Names::new([marked.as_str()]).is_ok() { marked } else { NOBODY.to_owned() }
}

/// A valid name that no other seat has: a number is added if the name is taken.
pub fn unique(wanted: &str, seats: &[SeatInfo], own: usize) -> String {
    let wanted = tidy(wanted);
    let is_taken = |name: &str| {
        seats.iter().enumerate().any(|(index, seat)| {
            index != own && seat.occupant != Occupant::Free && seat.name.to_lowercase() == name.to_lowercase()
        })
    };
    if !is_taken(&wanted) {
        return wanted;
    }
    let base: String = wanted.chars().take(LONGEST_NAME - 2).collect();
    // There are at most six seats, so one of these is free.
    let numbered = (2..=9).map(|number| format!("{base}-{number}"));
    numbered.into_iter().find(|name| !is_taken(name)).unwrap_or(wanted)
}

/// The name of a bot: its kind, capitalized.
pub fn bot_name(kind: &str) -> String {
    let mut letters = kind.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// The monsters that no seat has.
pub fn free_monsters(seats: &[SeatInfo]) -> Vec<MonsterName> {
    let is_free = |monster: &MonsterName| seats.iter().all(|seat| seat.monster != Some(*monster));
    MonsterName::ALL.into_iter().filter(is_free).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_typed_text_becomes_a_valid_name() {
        for (typed, name) in [
            ("Ada", "Ada"),
            ("  Jan  Novák ", "Jan_Novák"),
            ("<script>", "script"),
            ("42 is the answer", "is_the_answer"),
            ("dice", "dice_"),
            ("jets", "jets_"),
            ("", "Guest"),
            ("🦖", "Guest"),
            ("怪獣", "怪獣"),
        ] {
            assert_eq!(tidy(typed), name, "{typed}");
            assert!(Names::new([tidy(typed).as_str()]).is_ok(), "{typed}");
        }
        let long = tidy(&"x".repeat(1_000));
        assert_eq!(long.len(), LONGEST_NAME);
    }

    #[test]
    fn two_seats_never_have_the_same_name() {
        let mut seats = vec![SeatInfo::free(); 6];
        for index in 0..6 {
            let name = unique("Ada", &seats, index);
            let occupant = Occupant::Bot { bot: "random".to_owned() };
            seats[index] = SeatInfo { name, occupant, ..SeatInfo::free() };
        }
        assert!(Names::new(seats.iter().map(|seat| seat.name.as_str())).is_ok());
    }
}
