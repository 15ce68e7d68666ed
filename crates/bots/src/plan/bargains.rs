//! A cache of the benefit of purchases: many of the hundreds of results of a roll leave the buyer with the same
//! means.

use kaiju_engine::{Player, PowerId};

/// The number of cached purchases; a power of two.
const PLACES: usize = 1024;

/// A purchase, and the buyer's means before it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Bargain {
    card: PowerId,
    points: u8,
    hearts: u8,
    energy: u8,
}

impl Bargain {
    pub fn of(card: PowerId, buyer: &Player) -> Bargain {
        Bargain { card, points: buyer.points, hearts: buyer.hearts, energy: buyer.energy }
    }

    /// The slot of the purchase.
    fn place(self) -> usize {
        let parts = [self.points, self.hearts, self.energy].map(usize::from);
        parts.into_iter().fold(self.card.index(), |mixed, part| mixed.wrapping_mul(37) + part) % PLACES
    }
}

/// A direct-mapped cache: each purchase has one slot, and a newcomer replaces what is there.
#[derive(Debug)]
pub(super) struct Bargains {
    entries: Vec<Option<(u64, Bargain, f32)>>,
    /// The number of the current question: entries of other questions do not count.
    question: u64,
}

impl Bargains {
    pub fn new() -> Bargains {
        Bargains { entries: vec![None; PLACES], question: 0 }
    }

    /// Starts a new question.
    pub fn forget(&mut self) {
        self.question += 1;
    }

    /// The benefit of this purchase, if it is cached.
    pub fn help(&self, bargain: Bargain) -> Option<f32> {
        let entry = self.entries[bargain.place()]
            .filter(|&(question, known, _)| question == self.question && known == bargain);
        entry.map(|(_, _, help)| help)
    }

    /// Caches the benefit of this purchase.
    pub fn note(&mut self, bargain: Bargain, help: f32) {
        self.entries[bargain.place()] = Some((self.question, bargain, help));
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
    fn what_was_noted_counts_until_the_next_question() {
        let Some(card) = PowerId::all().next() else { unreachable!("there are cards") };
        let bargain = Bargain { card, points: 3, hearts: 10, energy: 5 };
        let mut bargains = Bargains::new();
        bargains.note(bargain, 2.0);
        assert_eq!(bargains.help(bargain), Some(2.0));
        assert_eq!(bargains.help(Bargain { energy: 6, ..bargain }), None);
        bargains.forget();
        assert_eq!(bargains.help(bargain), None);
    }
}
