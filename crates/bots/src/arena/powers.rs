//! Which cards and tiles a bot takes, and how often it wins with them.

use super::dice::POWERS;
use kaiju_engine::{Action, Decision, Game, PowerId, PowerSet};

/// What one entrant did with a card or tile. Copies of a card are counted together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct PowerUse {
    /// Decisions in which it could have bought or taken it.
    pub offered: u64,
    /// How often it did.
    pub chosen: u64,
    /// Games in which it got it in one way or another, counted by seat and by copy.
    pub seats: u64,
    /// The number of of those it won.
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

    /// Counts what could be bought or taken, and what was; `game` is the game that asked.
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

    /// Counts what a seat has gained in a game that is over.
    pub fn finish(&mut self, gained: PowerSet, won: bool) {
        for power in gained.iter() {
            let uses = &mut self.uses[power.index()];
            uses.seats += 1;
            uses.wins += u64::from(won);
        }
    }

    /// Adds what another has counted.
    pub fn add(&mut self, other: &PowerTally) {
        self.uses.iter_mut().zip(&other.uses).for_each(|(sum, uses)| sum.add(uses));
    }

    /// All cards and tiles that were on offer or in play, by id, in the order of the list.
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
