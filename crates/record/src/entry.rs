//! Entries: the lines of a game.

use kaiju_engine::{Action, IllegalAction, IllegalLuck, Luck, Seat};
use kaiju_notation::{Names, action_text, chance_text, decision_text, luck_text};
use std::fmt;

/// The word for a take-back, after the player's name.
pub(crate) const UNDO: &str = "undo";

/// One line of the game: a player's choice or take-back, or an answer of chance.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Entry {
    /// A player decided.
    Action {
        /// The player's seat.
        seat: Seat,
        /// The choice.
        action: Action,
    },
    /// A player takes back their latest choice that still stands. This is possible only while they are asked, and
    /// only if nothing was rolled, drawn or shown and nobody else was asked since: so it can neither change the dice
    /// nor exploit what was learnt.
    Undo {
        /// The player's seat.
        seat: Seat,
    },
    /// Chance answered.
    Chance(Luck),
}

impl Entry {
    /// The text of the line, without its digest.
    pub fn text(&self, names: &Names) -> String {
        match *self {
            Entry::Action { seat, action } => format!("{}: {}", names.text(seat), action_text(action, names)),
            Entry::Undo { seat } => format!("{}: {UNDO}", names.text(seat)),
            Entry::Chance(luck) => luck_text(luck, names),
        }
    }
}

/// The reason why an entry is refused; the record is unchanged.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum EntryError {
    /// Another seat must decide, or none.
    NotAsked {
        /// The seat that must decide, if any.
        asked: Option<Seat>,
    },
    /// The player has no choice that can be taken back.
    NothingToUndo,
    /// The action is not a legal answer to the open decision.
    Action(IllegalAction),
    /// The answer of chance does not fit.
    Chance(IllegalLuck),
}

impl EntryError {
    /// The reason, as a sentence with the players' names.
    pub fn text(&self, names: &Names) -> String {
        match *self {
            EntryError::NotAsked { asked: Some(seat) } => {
                format!("it is {} who must decide", names.text(seat))
            }
            EntryError::NothingToUndo => {
                "there is nothing to take back: that ends when something is rolled, drawn or shown, or somebody else \
                 is asked"
                    .to_owned()
            }
            EntryError::Action(IllegalAction { decision: Some(decision), .. }) => {
                format!("this is no answer to the open decision, {}", decision_text(decision))
            }
            EntryError::NotAsked { asked: None }
            | EntryError::Action(IllegalAction { decision: None, .. }) => "nobody must decide now".to_owned(),
            EntryError::Chance(IllegalLuck { asked: Some(asked), .. }) => {
                format!("this does not fit: {}", chance_text(asked, names))
            }
            EntryError::Chance(IllegalLuck { asked: None, .. }) => {
                "nothing is rolled or drawn now".to_owned()
            }
        }
    }
}

impl fmt::Display for EntryError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}", self.text(&Names::plain(Seat::MAX)))
    }
}

impl std::error::Error for EntryError {}
