//! A game being written or replayed, and the choices that can still be taken back.

use crate::entry::{Entry, EntryError};
use kaiju_engine::{Game, Observer, Seat, Step};

/// A game and the choices that the asked player may take back: a [`Record`](crate::Record) without its text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    /// The position after the last entry.
    pub(crate) game: Game,
    /// The number of entries played.
    played: usize,
    /// Choices of the asked player since chance or another player was last asked, the latest last.
    open: Vec<Choice>,
}

/// A choice that can be taken back.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Choice {
    /// The index of its entry.
    index: usize,
    /// The position before it.
    before: Game,
}

impl Board {
    /// A board before the first entry.
    pub fn new(game: Game) -> Board {
        Board { game, played: 0, open: Vec::new() }
    }

    /// The position after the last entry.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The seat that must decide.
    fn asked(&self) -> Option<Seat> {
        match self.game.step() {
            Step::Decide { seat, .. } => Some(seat),
            Step::Chance(_) | Step::Over(_) => None,
        }
    }

    /// The seat that may take back a choice.
    pub fn may_undo(&self) -> Option<Seat> {
        self.asked().filter(|_| !self.open.is_empty())
    }

    /// The index of the entry that would be taken back next, if any. Indices start at 0 and include take-backs.
    pub fn undoes(&self) -> Option<usize> {
        self.may_undo()?;
        self.open.last().map(|choice| choice.index)
    }

    /// Plays an entry and returns the index of the entry that it takes back, if any. On error nothing changes.
    pub fn play(
        &mut self,
        entry: Entry,
        observer: Option<&mut dyn Observer>,
    ) -> Result<Option<usize>, EntryError> {
        let taken_back = match entry {
            Entry::Chance(luck) => {
                self.game.resolve(luck, observer).map_err(EntryError::Chance)?;
                self.open.clear();
                None
            }
            Entry::Action { seat, action } => {
                self.expect(seat)?;
                let before = self.game;
                self.game.play(action, observer).map_err(EntryError::Action)?;
                if self.asked() == Some(seat) && !shows_a_card(&before, &self.game) {
                    self.open.push(Choice { index: self.played, before });
                } else {
                    self.open.clear();
                }
                None
            }
            Entry::Undo { seat } => {
                self.expect(seat)?;
                let choice = self.open.pop().ok_or(EntryError::NothingToUndo)?;
                self.game = choice.before;
                Some(choice.index)
            }
        };
        self.played += 1;
        Ok(taken_back)
    }

    fn expect(&self, seat: Seat) -> Result<(), EntryError> {
        let asked = self.asked();
        if asked == Some(seat) { Ok(()) } else { Err(EntryError::NotAsked { asked }) }
    }
}

/// True if a seat has seen a card between these positions that it had not seen before. No chance is involved if the
/// card was already drawn for a look: others may look at it too, or it moves to the market.
fn shows_a_card(before: &Game, after: &Game) -> bool {
    (before.deck(), before.top()) != (after.deck(), after.top())
}
