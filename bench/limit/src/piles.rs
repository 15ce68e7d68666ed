//! Deck, market and discard pile.

use crate::rng::Rng;

/// Cards in the deck.
pub const CARDS: usize = 66;
/// Face-up cards.
pub const MARKET: usize = 3;
/// An empty market slot.
pub const NO_CARD: u8 = 255;

/// The cards that nobody has: the deck, the face-up cards and the discard pile.
pub struct Piles {
    deck: [u8; CARDS],
    left: usize,
    discarded: [u8; CARDS],
    discards: usize,
    /// The face-up cards.
    pub market: [u8; MARKET],
}

impl Piles {
    /// A shuffled deck with its first cards face up.
    #[inline(always)]
    pub fn new<R: Rng>(rng: &mut R) -> Piles {
        let mut piles = Piles {
            deck: std::array::from_fn(|index| index as u8),
            left: CARDS,
            discarded: [0; CARDS],
            discards: 0,
            market: [0; MARKET],
        };
        piles.shuffle(rng);
        for slot in 0..MARKET {
            piles.left -= 1;
            piles.market[slot] = piles.deck[piles.left];
        }
        piles
    }

    #[inline(always)]
    fn shuffle<R: Rng>(&mut self, rng: &mut R) {
        for last in (1..self.left).rev() {
            let other = rng.below(last as u32 + 1) as usize;
            self.deck.swap(last, other);
        }
    }

    /// The next card; the discard pile is reshuffled when the deck is empty.
    #[inline(always)]
    pub fn draw<R: Rng>(&mut self, rng: &mut R) -> u8 {
        if self.left == 0 {
            self.deck[..self.discards].copy_from_slice(&self.discarded[..self.discards]);
            self.left = self.discards;
            self.discards = 0;
            self.shuffle(rng);
        }
        if self.left == 0 {
            return NO_CARD;
        }
        self.left -= 1;
        self.deck[self.left]
    }

    /// Discards a card.
    #[inline(always)]
    pub fn discard(&mut self, card: u8) {
        self.discarded[self.discards] = card;
        self.discards += 1;
    }
}
