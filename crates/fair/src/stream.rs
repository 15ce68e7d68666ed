//! The stream that answers chance.

use crate::secret::{Contribution, Secret};
use hmac::{Hmac, KeyInit, Mac};
use kaiju_engine::{Chance, Dice, Face, Game, Luck, PowerId, PowerSet, Seat, SeatSet, tile_pairs};
use sha2::Sha256;
use std::sync::LazyLock;

/// Domain separation of the derivation. A changed derivation gets a new name.
const PURPOSE: &[u8] = b"kaiju-dice-1";
/// All cards and tiles by number, cached: drawing the last card of a deck takes about a hundred lookups.
static POWERS: LazyLock<Vec<PowerId>> = LazyLock::new(|| PowerId::all().collect());
/// Dice rolled to decide who starts.
const ROLL_OFF_DICE: u8 = 6;

/// The dice and draws that follow from a secret and the contributions of the seats.
///
/// Every question of chance has its own bytes, derived from its sequence number, so any process can answer it without
/// the earlier ones. A stream must be kept as secret as the secret itself.
#[derive(Clone)]
pub struct Stream {
    keyed: Hmac<Sha256>,
}

impl std::fmt::Debug for Stream {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "Stream(…)")
    }
}

impl Stream {
    /// The stream of a secret and the contributions, one item per seat in seat order; `None` for a seat that adds
    /// nothing.
    pub fn new(secret: &Secret, contributions: &[Option<Contribution>]) -> Stream {
        Stream { keyed: keyed(&key(secret, contributions)) }
    }

    /// The answer to the question of chance with number `sequence`, counted from 0 at the start of the game. `game`
    /// must be waiting for it.
    pub fn luck(&self, game: &Game, chance: Chance, sequence: u64) -> Luck {
        let mut bytes = self.bytes(sequence);
        match chance {
            Chance::Dice { dice, .. } | Chance::SideDice { dice, .. } => Luck::Dice(bytes.roll(dice)),
            Chance::RollOff { .. } => Luck::Dice(bytes.roll(ROLL_OFF_DICE)),
            Chance::Reroll { .. } => Luck::Dice(bytes.roll(1)),
            Chance::Draw { .. } | Chance::Peek { .. } => Luck::Card(bytes.card(game.deck())),
            Chance::FirstSeat => Luck::Seat(bytes.seat(game.seats())),
            Chance::Sides => Luck::Tiles(bytes.sides()),
        }
    }

    /// The bytes that answer the question with this number.
    pub(crate) fn bytes(&self, sequence: u64) -> Bytes<'_> {
        Bytes { stream: self, sequence, next_block: 0, block: [0; 32], used: 32 }
    }

    pub(crate) fn block(&self, sequence: u64, counter: u32) -> [u8; 32] {
        let mut mac = self.keyed.clone();
        mac.update(&sequence.to_be_bytes());
        mac.update(&counter.to_be_bytes());
        mac.finalize().into_bytes().into()
    }
}

/// The key of the stream.
pub(crate) fn key(secret: &Secret, contributions: &[Option<Contribution>]) -> [u8; 32] {
    let mut mac = keyed(secret.bytes());
    mac.update(PURPOSE);
    for contribution in contributions {
        match contribution {
            None => mac.update(&[0]),
            Some(contribution) => {
                mac.update(&[1]);
                mac.update(contribution.bytes());
            }
        }
    }
    mac.finalize().into_bytes().into()
}

fn keyed(key: &[u8; 32]) -> Hmac<Sha256> {
    match Hmac::new_from_slice(key) {
        Ok(keyed) => keyed,
        Err(_) => unreachable!("HMAC takes keys of any length"),
    }
}

/// The bytes for one question, as an iterator.
pub(crate) struct Bytes<'a> {
    stream: &'a Stream,
    sequence: u64,
    next_block: u32,
    block: [u8; 32],
    used: usize,
}

impl Bytes<'_> {
    pub(crate) fn next(&mut self) -> u8 {
        if self.used == self.block.len() {
            self.block = self.stream.block(self.sequence, self.next_block);
            // Wrapping is never reached: billions of blocks would have to be rejected in a row.
            self.next_block = self.next_block.wrapping_add(1);
            self.used = 0;
        }
        self.used += 1;
        self.block[self.used - 1]
    }

    /// A number below `bound`, which is 1 to 255. Rejection sampling: bytes of the last, incomplete range are
    /// skipped.
    pub(crate) fn below(&mut self, bound: u8) -> u8 {
        let end = 256 - 256 % u16::from(bound);
        loop {
            let byte = self.next();
            if u16::from(byte) < end {
                return byte % bound;
            }
        }
    }

    fn roll(&mut self, count: u8) -> Dice {
        let mut dice = Dice::NONE;
        for _ in 0..count {
            dice.add(Face::ALL[usize::from(self.below(6))]);
        }
        dice
    }

    /// The low seven bits of a byte are an index into the list of cards; an index without a card of the deck is
    /// skipped. The derivation thus needs no knowledge of the deck, and cards added to the list change no old game.
    pub(crate) fn card(&mut self, deck: PowerSet) -> PowerId {
        debug_assert!(!deck.is_empty(), "chance is not asked to draw from an empty deck");
        loop {
            let place = usize::from(self.next() & 0x7f);
            if let Some(&card) = POWERS.get(place).filter(|&&card| deck.contains(card)) {
                return card;
            }
        }
    }

    pub(crate) fn seat(&mut self, seats: SeatSet) -> Seat {
        let place = self.below(seats.len() as u8);
        match seats.nth(usize::from(place)) {
            Some(seat) => seat,
            None => unreachable!("the place is below the number of seats"),
        }
    }

    /// One byte per pair of tiles: the lowest bit is the side that is up, 0 for red and 1 for green.
    pub(crate) fn sides(&mut self) -> PowerSet {
        tile_pairs().map(|(red, green)| if self.next() & 1 == 0 { red } else { green }).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stream() -> Stream {
        Stream::new(&Secret::from_seed(1), &[None, None])
    }

    #[test]
    fn every_bound_gets_every_number_about_equally_often() {
        let stream = stream();
        for bound in [2, 3, 4, 5, 6] {
            let mut counts = vec![0_u32; usize::from(bound)];
            let mut bytes = stream.bytes(u64::from(bound));
            let rolls = 60_000;
            for _ in 0..rolls {
                counts[usize::from(bytes.below(bound))] += 1;
            }
            let expected = rolls / u32::from(bound);
            // Five standard deviations of the rarest number are below 3 %.
            assert!(
                counts.iter().all(|&count| count.abs_diff(expected) < expected * 3 / 100 + 100),
                "{counts:?}"
            );
        }
    }

    #[test]
    fn a_card_is_drawn_from_a_deck_of_any_size() {
        let stream = stream();
        let cards: Vec<PowerId> = PowerId::all().filter(|card| card.power().is_card()).collect();
        for (sequence, &card) in cards.iter().enumerate() {
            assert_eq!(stream.bytes(sequence as u64).card(PowerSet::only(card)), card);
        }
        let deck: PowerSet = cards.iter().copied().take(5).collect();
        let drawn: PowerSet = (0..200).map(|sequence| stream.bytes(sequence).card(deck)).collect();
        assert_eq!(drawn, deck);
    }

    #[test]
    fn all_cards_have_a_number_below_128() {
        assert!(PowerId::all().filter(|card| card.power().is_card()).all(|card| card.index() < 128));
    }

    #[test]
    fn every_part_of_the_key_changes_the_stream() {
        let contribution = |byte| Some(Contribution::from_bytes([byte; 32]));
        let streams = [
            stream(),
            Stream::new(&Secret::from_seed(2), &[None, None]),
            Stream::new(&Secret::from_seed(1), &[None, None, None]),
            Stream::new(&Secret::from_seed(1), &[contribution(0), None]),
            Stream::new(&Secret::from_seed(1), &[None, contribution(0)]),
            Stream::new(&Secret::from_seed(1), &[None, contribution(1)]),
        ];
        let blocks: Vec<[u8; 32]> = streams.iter().map(|stream| stream.block(0, 0)).collect();
        for (index, block) in blocks.iter().enumerate() {
            assert!(!blocks[..index].contains(block));
        }
        assert_ne!(stream().block(0, 1), stream().block(1, 0));
    }
}
