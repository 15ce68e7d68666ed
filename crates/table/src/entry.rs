//! Entries of a table's log with moves as values. Text is read where it arrives and printed where it leaves.

use kaiju_engine::{Action, Luck, Seat};
use kaiju_notation::{Names, ParseError, action_text, luck_text, parse_action, parse_luck};
use kaiju_protocol::{By, Entry as Written};

/// An entry of a table's log.
#[derive(Clone, PartialEq, Debug)]
pub enum Entry {
    /// A question was answered.
    Acted {
        /// Whose question it was.
        seat: Seat,
        /// The answer.
        action: Action,
        /// Who gave it.
        by: By,
        /// What is left of the player's reserve, in milliseconds, if time is limited.
        reserve_ms: Option<u64>,
    },
    /// Chance answered.
    Chance {
        /// The answer.
        luck: Luck,
    },
    /// Anything that is no move: there is nothing in it to be read.
    Noted(Written),
}

impl Entry {
    /// The entry that was written down, at a table whose seats have these names.
    pub fn read(written: Written, names: &Names) -> Result<Entry, ParseError> {
        Ok(match written {
            Written::Acted { seat, action, by, reserve_ms } => {
                Entry::Acted { seat, action: parse_action(&action, names, None)?, by, reserve_ms }
            }
            Written::Chance { luck } => Entry::Chance { luck: parse_luck(&luck, names)? },
            noted => Entry::Noted(noted),
        })
    }

    /// The entry as it is kept and told.
    pub fn written(self, names: &Names) -> Written {
        match self {
            Entry::Acted { seat, action, by, reserve_ms } => {
                Written::Acted { seat, action: action_text(action, names), by, reserve_ms }
            }
            Entry::Chance { luck } => Written::Chance { luck: luck_text(luck, names) },
            Entry::Noted(noted) => noted,
        }
    }
}

/// Entries that are no moves. A move that was not read is refused by the table.
impl From<Written> for Entry {
    fn from(noted: Written) -> Entry {
        Entry::Noted(noted)
    }
}
