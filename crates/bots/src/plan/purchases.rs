//! A cache of the benefit of purchases: many of the hundreds of results of a roll leave the buyer with the same
//! means.

use kaiju_engine::{Player, PowerId};

/// The number of cached purchases; a power of two.
const PLACES: usize = 1024;

/// A purchase, and the buyer's means before it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Purchase {
    card: PowerId,
    points: u8,
    hearts: u8,
    energy: u8,
}

impl Purchase {
    pub fn of(card: PowerId, buyer: &Player) -> Purchase {
        Purchase { card, points: buyer.points, hearts: buyer.hearts, energy: buyer.energy }
    }

    /// The slot of the purchase.
    fn place(self) -> usize {
        let parts = [self.points, self.hearts, self.energy].map(usize::from);
        parts.into_iter().fold(self.card.index(), |mixed, part| mixed.wrapping_mul(37) + part) % PLACES
    }
}

/// A direct-mapped cache: each purchase has one slot, and a newcomer replaces what is there.
#[derive(Debug)]
pub(super) struct PurchaseCache {
    entries: Vec<Option<(u64, Purchase, f32)>>,
    /// The number of the current question: entries of other questions do not count.
    question: u64,
}

impl PurchaseCache {
    pub fn new() -> PurchaseCache {
        PurchaseCache { entries: vec![None; PLACES], question: 0 }
    }

    /// Starts a new question.
    pub fn forget(&mut self) {
        self.question += 1;
    }

    /// The benefit of this purchase, if it is cached.
    pub fn help(&self, purchase: Purchase) -> Option<f32> {
        let entry = self.entries[purchase.place()]
            .filter(|&(question, known, _)| question == self.question && known == purchase);
        entry.map(|(_, _, help)| help)
    }

    /// Caches the benefit of this purchase.
    pub fn note(&mut self, purchase: Purchase, help: f32) {
        self.entries[purchase.place()] = Some((self.question, purchase, help));
    }
}

/// The odds ratio between two chances.
pub(super) fn help(before: f32, after: f32) -> f32 {
    let odds = |chance: f32| chance.clamp(1e-6, 1.0 - 1e-6) / (1.0 - chance.clamp(1e-6, 1.0 - 1e-6));
    odds(after) / odds(before)
}

/// The chance whose odds are `help` times those of `chance`.
pub(super) fn chance_with(chance: f32, help: f32) -> f32 {
    chance * help / (1.0 - chance + chance * help)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn help_turns_one_chance_into_the_other() {
        for (before, after) in [(0.2, 0.3), (0.5, 0.1), (0.01, 0.99)] {
            assert!((chance_with(before, help(before, after)) - after).abs() < 1e-4);
        }
    }

    #[test]
    fn entries_are_valid_until_the_next_question() {
        let Some(card) = PowerId::all().next() else { unreachable!("there are cards") };
        let purchase = Purchase { card, points: 3, hearts: 10, energy: 5 };
        let mut purchases = PurchaseCache::new();
        purchases.note(purchase, 2.0);
        assert_eq!(purchases.help(purchase), Some(2.0));
        assert_eq!(purchases.help(Purchase { energy: 6, ..purchase }), None);
        purchases.forget();
        assert_eq!(purchases.help(purchase), None);
    }
}
