//! The cards and tiles that a bot takes, and its wins with them.

use super::dice::POWERS;
use kaiju_engine::{Action, Decision, Game, PowerId, PowerSet};

/// One entrant's use of a card or tile. Copies of a card are counted together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct PowerUse {
    /// Decisions in which it could have been bought or taken.
    pub offered: u64,
    /// Decisions in which it was.
    pub chosen: u64,
    /// Games in which the entrant got it in any way, counted by seat and by copy.
    pub seats: u64,
    /// Wins among those games.
    pub wins: u64,
}

/// Uses by power.
#[derive(Clone, Debug)]
pub(super) struct PowerTally {
    uses: Vec<PowerUse>,
}

impl PowerTally {
    pub fn new() -> PowerTally {
        PowerTally { uses: vec![PowerUse::default(); POWERS] }
    }

    /// Counts the cards and tiles on offer and the one chosen; `game` is the game that asked.
    pub fn count(&mut self, game: &Game, decision: Decision, action: Action) {
        match decision {
            Decision::Shop => {
                let cards = game.market().into_iter().flatten();
                cards.filter(|&card| game.is_legal(Action::Buy(card))).for_each(|card| self.offer(card));
            }
            Decision::Tile { .. } => {
                let tiles = game.tiles().iter();
                tiles.filter(|&tile| game.is_legal(Action::Take(tile))).for_each(|tile| self.offer(tile));
            }
            _ => return,
        }
        if let Action::Buy(power) | Action::Take(power) = action {
            self.uses[power.index()].chosen += 1;
        }
    }

    fn offer(&mut self, power: PowerId) {
        self.uses[power.index()].offered += 1;
    }

    /// Counts the cards and tiles that a seat gained in a finished game.
    pub fn finish(&mut self, gained: PowerSet, won: bool) {
        for power in gained.iter() {
            let uses = &mut self.uses[power.index()];
            uses.seats += 1;
            uses.wins += u64::from(won);
        }
    }

    /// Adds another tally.
    pub fn add(&mut self, other: &PowerTally) {
        self.uses.iter_mut().zip(&other.uses).for_each(|(sum, uses)| sum.add(uses));
    }

    /// All cards and tiles that were on offer or in play, by id, in list order.
    pub fn report(&self) -> Vec<(&'static str, PowerUse)> {
        let mut named: Vec<(&'static str, PowerUse)> = Vec::new();
        for power in PowerId::all() {
            // The second copy of `extra-head` is called `extra-head#2`.
            let name = power.text().split('#').next().unwrap_or(power.text());
            let uses = &self.uses[power.index()];
            match named.iter_mut().find(|(known, _)| *known == name) {
                Some((_, sum)) => sum.add(uses),
                None => named.push((name, *uses)),
            }
        }
        named.retain(|(_, uses)| uses.offered > 0 || uses.seats > 0);
        named
    }
}

impl PowerUse {
    /// Adds another count.
    pub fn add(&mut self, other: &PowerUse) {
        self.offered += other.offered;
        self.chosen += other.chosen;
        self.seats += other.seats;
        self.wins += other.wins;
    }
}
