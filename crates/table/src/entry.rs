//! Entries of the log with moves as values. Text is parsed where it arrives and printed where it leaves.

use kaiju_engine::{Action, Luck, Seat};
use kaiju_notation::{Names, ParseError, action_text, luck_text, parse_action, parse_luck};
use kaiju_protocol::{By, Entry as Written};

/// An entry of a table's log.
#[derive(Clone, PartialEq, Debug)]
pub enum Entry {
    /// A question was answered.
    Acted {
        /// The seat that was asked.
        seat: Seat,
        /// The answer.
        action: Action,
        /// The source of the answer: player, bot or standing order.
        by: By,
        /// The player's remaining reserve in milliseconds, if time is limited.
        reserve_ms: Option<u64>,
    },
    /// Chance answered.
    Chance {
        /// The answer.
        luck: Luck,
    },
    /// Any entry that is not a move.
    Noted(Written),
}

impl Entry {
    /// Parses a stored entry of a table whose seats have these names.
    pub fn read(written: Written, names: &Names) -> Result<Entry, ParseError> {
        Ok(match written {
            Written::Acted { seat, action, by, reserve_ms } => {
                Entry::Acted { seat, action: parse_action(&action, names, None)?, by, reserve_ms }
            }
            Written::Chance { luck } => Entry::Chance { luck: parse_luck(&luck, names)? },
            noted => Entry::Noted(noted),
        })
    }

    /// The entry as it is stored and sent.
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

/// For entries that are not moves. The table refuses a move that was not parsed.
impl From<Written> for Entry {
    fn from(noted: Written) -> Entry {
        Entry::Noted(noted)
    }
}
