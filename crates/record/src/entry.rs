//! The lines of a game.

use kaiju_engine::{Action, IllegalAction, IllegalLuck, Luck, Seat};
use kaiju_notation::{Names, action_text, chance_text, decision_text, luck_text};
use std::fmt;

/// How a take-back is written, after the name of the player.
pub(crate) const UNDO: &str = "undo";

/// One line of the game: what a player decided or took back, or what chance answered.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Entry {
    /// A player decided.
    Action {
        /// Who.
        seat: Seat,
        /// What.
        action: Action,
    },
    /// A player takes back the last of his choices that still stand. This is only possible as long as he is asked, and nothing
    /// was rolled, drawn or shown and nobody else asked since that choice: so it can neither get other dice nor use what
    /// was learned.
    Undo {
        /// Who.
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

/// Why an entry does not fit; the record is unchanged.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum EntryError {
    /// Another seat must decide, or none.
    NotAsked {
        /// Who must, if anybody.
        asked: Option<Seat>,
    },
    /// This player has made no choice that can be taken back.
    NothingToUndo,
    /// The action does not answer the decision.
    Action(IllegalAction),
    /// The answer of chance does not fit.
    Chance(IllegalLuck),
}

impl EntryError {
    /// What is wrong, as a sentence with the players' names.
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
