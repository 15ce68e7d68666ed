//! Names for players and bots that fit the notation, and that nobody takes for the name of another player.

use kaiju_notation::{LONGEST_NAME, Names};
use kaiju_protocol::{Code, MonsterName, Occupant, SeatInfo};
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;
use unicode_security::{GeneralSecurityProfile, skeleton};

/// The name of a player without a usable one.
const NOBODY: &str = "Guest";

/// The most marks on one letter: a vowel sign and a tone. More would cover the lines above and below.
const MAX_MARKS: usize = 2;

/// Turns typed text into a valid name: one word of letters, digits, `-` and `_` that begins with a letter. Letters that
/// Unicode does not recommend for names are left out: invisible ones, and those of scripts that nobody writes.
///
/// ```
/// use kaiju_table::names::tidy;
///
/// assert_eq!(tidy("  Jan  Novák "), "Jan_Novák");
/// assert_eq!(tidy("🦖"), "Guest");
/// ```
pub fn tidy(wanted: &str) -> String {
    let words = wanted.split_whitespace().collect::<Vec<_>>().join("_");
    let mut marks = 0;
    let letters = words.nfkc().filter(|&letter| {
        let is_mark = is_combining_mark(letter);
        marks = if is_mark { marks + 1 } else { 0 };
        let is_usual = letter.is_alphanumeric() && letter.identifier_allowed() && marks <= MAX_MARKS;
        is_usual || "-_".contains(letter)
    });
    let is_first = |letter: &char| letter.is_alphabetic() && !is_combining_mark(*letter);
    let letters: String = letters.skip_while(|letter| !is_first(letter)).take(LONGEST_NAME).collect();
    if Names::new([letters.as_str()]).is_ok() {
        return letters;
    }
    // Either a keyword of the notation, or empty.
    let marked: String = letters.chars().take(LONGEST_NAME - 1).chain(['_']).collect();
    if Names::new([marked.as_str()]).is_ok() { marked } else { NOBODY.to_owned() }
}

fn taken(seats: &[SeatInfo], own: usize) -> impl Iterator<Item = &str> {
    let others = seats.iter().enumerate().filter(move |&(index, _)| index != own);
    others.filter(|(_, seat)| seat.occupant != Occupant::Free).map(|(_, seat)| seat.name.as_str())
}

/// A valid name that no other seat has: a number is added if the name is taken.
pub fn unique(wanted: &str, seats: &[SeatInfo], own: usize) -> String {
    let wanted = tidy(wanted);
    let is_taken = |name: &str| taken(seats, own).any(|taken| taken.to_lowercase() == name.to_lowercase());
    if !is_taken(&wanted) {
        return wanted;
    }
    let base: String = wanted.chars().take(LONGEST_NAME - 2).collect();
    // There are at most six seats, so one of these is free.
    let numbered = (2..=9).map(|number| format!("{base}-{number}"));
    numbered.into_iter().find(|name| !is_taken(name)).unwrap_or(wanted)
}

/// Like [`unique`], for the name that a player has chosen: it is refused if it only looks like the name of another
/// seat.
pub fn chosen(wanted: &str, seats: &[SeatInfo], own: usize) -> Result<String, Code> {
    let name = unique(wanted, seats, own);
    let looks = looks(&name);
    let is_alike = |other: &str| self::looks(other).iter().zip(&looks).any(|(one, other)| one == other);
    if taken(seats, own).any(is_alike) { Err(Code::LookAlike) } else { Ok(name) }
}

/// Two texts, one of which is the same for names that are easily mistaken for each other (Unicode Technical Standard
/// 39), whatever their capitals and dashes: a capital letter and its small one may look like different other letters.
fn looks(name: &str) -> [String; 2] {
    let letters: String = name.chars().filter(|letter| letter.is_alphanumeric()).collect();
    [skeleton(&letters).collect::<String>().to_lowercase(), skeleton(&letters.to_lowercase()).collect()]
}

/// Words that no name may have.
#[derive(Clone, Debug, Default)]
pub struct WordList {
    words: Vec<Word>,
}

/// A word of the list, as [`looks`] has it.
#[derive(Clone, Debug)]
struct Word {
    looks: [String; 2],
    /// Something may stand before it.
    is_ending: bool,
    /// Something may stand after it.
    is_beginning: bool,
}

impl WordList {
    /// Reads a list with one word in a line. `*` before or after a word stands for any other letters; what follows a
    /// `#` is a comment.
    ///
    /// ```
    /// use kaiju_table::names::WordList;
    ///
    /// let list = WordList::read("ass # a whole word\n*idiot*\n");
    /// assert!(list.has("Ass") && list.has("dumb_ass") && list.has("a-s-s") && !list.has("Cassandra"));
    /// assert!(list.has("MrIdiot") && list.has("1di0t_idi\u{3bf}ts"));
    /// ```
    pub fn read(text: &str) -> WordList {
        let lines = text.lines().map(|line| line.split('#').next().unwrap_or_default().trim());
        let words = lines.map(|line| Word {
            looks: looks(line),
            is_ending: line.starts_with('*'),
            is_beginning: line.ends_with('*'),
        });
        WordList { words: words.filter(|word| !word.looks[0].is_empty()).collect() }
    }

    /// True if a name has one of the words, as a part or all of it together.
    pub fn has(&self, name: &str) -> bool {
        if self.words.is_empty() {
            return false;
        }
        let parts = name.split(|letter: char| !letter.is_alphanumeric()).chain([name]);
        parts.map(looks).any(|part| self.words.iter().any(|word| word.fits(&part)))
    }
}

impl Word {
    fn fits(&self, part: &[String; 2]) -> bool {
        self.looks.iter().zip(part).any(|(word, part)| match (self.is_ending, self.is_beginning) {
            (false, false) => part == word,
            (true, false) => part.ends_with(word),
            (false, true) => part.starts_with(word),
            (true, true) => part.contains(word),
        })
    }
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
    fn nothing_invisible_or_stacked_is_left_of_a_name() {
        let stacked = format!("A{}da", "\u{345}".repeat(9));
        for (typed, name) in [
            ("A\u{200b}d\u{ad}a", "Ada"),
            ("A\u{3164}d\u{115f}\u{ffa0}a", "Ada"),
            ("\u{202e}Ada", "Ada"),
            // Composed as everybody else would type them.
            ("Nova\u{301}k", "Novák"),
            ("Ａｄａ", "Ada"),
            ("ﬁn", "fin"),
            ("Nguyễn", "Nguyễn"),
        ] {
            assert_eq!(tidy(typed), name, "{typed:?}");
        }
        assert!(tidy(&stacked).chars().count() <= 5, "{}", tidy(&stacked));
        let first = tidy("\u{5b0}\u{5b0}Ada");
        assert_eq!(first, "Ada");
    }

    #[test]
    fn a_name_that_only_looks_like_another_is_refused() {
        let ada = SeatInfo {
            name: "Ada_Lee".to_owned(),
            occupant: Occupant::Bot { bot: "random".to_owned() },
            ..SeatInfo::free()
        };
        let seats = [ada, SeatInfo::free()];
        // Cyrillic letters, a Greek one, a capital i for an l, another dash.
        for alike in ["А\u{64}а_Lee", "\u{391}da_Lee", "Ada_Iee", "AdaLee", "Ada-Lee"] {
            assert_eq!(chosen(alike, &seats, 1), Err(Code::LookAlike), "{alike}");
        }
        assert_eq!(chosen("ada lee", &seats, 1).as_deref(), Ok("ada_lee-2"));
        assert_eq!(chosen("Ádá_Lee", &seats, 1).as_deref(), Ok("Ádá_Lee"));
        // One's own name, and that of a seat which is free now.
        assert_eq!(chosen("AdaLee", &seats, 0).as_deref(), Ok("AdaLee"));
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
