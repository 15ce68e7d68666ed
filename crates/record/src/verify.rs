//! Verification of a record: every line legal and unchanged, every die and draw from the stream.

use crate::entry::Entry;
use crate::header::{DAILY_FIELD, LESSON_FIELD};
use crate::read::{Reader, fail, read, text_of};
use crate::record::Record;
use kaiju_engine::{Luck, Step};
use kaiju_fair::{Stream, daily_secret};
use kaiju_notation::{Parsed, luck_text};

/// The amount of a record that was checked and found right.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Checked {
    /// Single dice that follow from the secret and the contributions.
    pub dice: u64,
    /// Draws that follow likewise: cards, the first seat, the sides of the tiles.
    pub draws: u64,
    /// Actions and take-backs that were legal.
    pub actions: u64,
}

/// The result of [`verify`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verdict {
    /// Everything that was right, up to the first fault.
    pub checked: Checked,
    /// The record, or its first fault.
    pub record: Parsed<Record>,
}

/// Checks everything that can be checked in the bytes of a record: the secret matches the commitment, every die and
/// draw follows from the secret and the contributions, every action is legal, every digest is right, and the result
/// is the true one.
///
/// A record passes only if all its dice could be checked: one without a commitment or a secret fails, although
/// [`Record::parse`] may read it, and so does that of a lesson. `docs/fairness.md` says what a verified record proves.
pub fn verify(bytes: &[u8]) -> Verdict {
    let mut dice = DiceReader::default();
    let record = text_of(bytes).and_then(|text| read(text, &mut dice)).and_then(proved);
    Verdict { checked: dice.checked, record }
}

/// The record, if its dice could be checked.
fn proved(record: Record) -> Parsed<Record> {
    let header = record.header();
    let begin = record.line_of(0) - 1;
    let missing = match (header.commitment, &header.secret) {
        _ if header.field(LESSON_FIELD).is_some() => "it was a lesson with prepared dice",
        (None, _) => "it has no commitment",
        (Some(_), None) => "its secret has not been revealed",
        (Some(_), Some(secret)) => {
            let Some(day) = header.field(DAILY_FIELD) else { return Ok(record) };
            let has_added = header.contributions().iter().any(Option::is_some);
            let is_of_day = day.parse().is_ok_and(|day| daily_secret(day) == *secret);
            if is_of_day && !has_added {
                return Ok(record);
            }
            return fail(begin, 1, format!("the dice are not those of the daily game of day {day}"));
        }
    };
    fail(begin, 1, format!("the record is in itself right, but its dice cannot be checked: {missing}"))
}

/// Compares every answer of chance with the stream.
#[derive(Default)]
struct DiceReader {
    checked: Checked,
    /// The stream of the record, once its header has been read; `None` inside if the secret is not known.
    stream: Option<Option<Stream>>,
    sequence: u64,
}

impl Reader for DiceReader {
    fn check(&mut self, record: &Record, entry: Entry) -> Result<(), String> {
        let stream = self.stream.get_or_insert_with(|| record.header().stream());
        let (Some(stream), Entry::Chance(luck)) = (stream, entry) else { return Ok(()) };
        // An answer that was not asked for is refused by the game, with a better message.
        let Step::Chance(asked) = record.game().step() else { return Ok(()) };
        let right = stream.luck(record.game(), asked, self.sequence);
        if luck == right {
            return Ok(());
        }
        let right = luck_text(right, record.names());
        Err(format!("this should be `{right}`: nothing else follows from the secret and the contributions"))
    }

    fn accepted(&mut self, entry: Entry) {
        let is_proved = matches!(self.stream, Some(Some(_)));
        match entry {
            Entry::Action { .. } | Entry::Undo { .. } => self.checked.actions += 1,
            Entry::Chance(luck) => {
                self.sequence += 1;
                match luck {
                    Luck::Dice(dice) if is_proved => self.checked.dice += u64::from(dice.len()),
                    Luck::Card(_) | Luck::Seat(_) | Luck::Tiles(_) if is_proved => self.checked.draws += 1,
                    Luck::Dice(_) | Luck::Card(_) | Luck::Seat(_) | Luck::Tiles(_) => {}
                }
            }
        }
    }
}
