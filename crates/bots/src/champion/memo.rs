//! A cache of the monsters' contributions to a judgement: most of the hundreds of results of a roll change one
//! monster only.

use super::features;
use super::network::DEPTH;
use super::packed::{Packed, Row, Share};
use kaiju_engine::{Game, PowerSet, Seat};
use std::hash::{Hash, Hasher};

/// The number of cached monsters per number of turns to come; a power of two.
const PLACES: usize = 512;

/// Everything that the features of a monster depend on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Key {
    numbers: u64,
    powers: PowerSet,
    /// The tokens on the powers, and the cards they copy.
    on_powers: (u8, PowerSet),
}

impl Key {
    /// The key of no monster.
    const NOBODY: Key = Key { numbers: u64::MAX, powers: PowerSet::EMPTY, on_powers: (0, PowerSet::EMPTY) };

    #[inline]
    fn of(game: &Game, seat: Seat) -> Key {
        let powers = game.player(seat).powers;
        let on_powers = if powers.is_empty() {
            Key::NOBODY.on_powers
        } else {
            (features::stored(game, seat), game.copied_for(seat))
        };
        Key { numbers: features::numbers(game, seat), powers, on_powers }
    }

    /// The slot of the monster.
    #[inline]
    fn place(&self) -> usize {
        let mut mixed = Mix(self.numbers);
        if !self.powers.is_empty() {
            self.powers.hash(&mut mixed);
        }
        (mixed.0.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> (64 - PLACES.trailing_zeros())) as usize
    }
}

/// A quick hash of a few words; collisions only cost time.
struct Mix(u64);

impl Hasher for Mix {
    fn write(&mut self, bytes: &[u8]) {
        let (words, rest) = bytes.as_chunks();
        words.iter().for_each(|&word| self.write_u64(u64::from_le_bytes(word)));
        rest.iter().for_each(|&byte| self.write_u64(u64::from(byte)));
    }

    #[inline]
    fn write_u64(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(25) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }

    fn finish(&self) -> u64 {
        self.0
    }
}

/// A direct-mapped cache: each monster has one slot, and a newcomer replaces what is there. Monsters with different
/// turns before their own have different slots, so all monsters of one position can be looked up together.
#[derive(Clone, Debug)]
pub(super) struct Memo {
    keys: Vec<Key>,
    shares: Vec<Share>,
    /// The latest table and its contribution, which rarely changes.
    table: Option<(u16, Row<DEPTH>)>,
}

impl Memo {
    pub fn new() -> Memo {
        let places = PLACES * Seat::MAX;
        Memo { keys: vec![Key::NOBODY; places], shares: vec![Share::NONE; places], table: None }
    }

    /// Every seat's chance to win.
    pub fn chances(&mut self, packed: &Packed, game: &Game) -> [f32; Seat::MAX] {
        let alive = game.alive();
        if alive.is_empty() {
            return [0.0; Seat::MAX];
        }
        let facts = features::table_bits(game);
        let table = match self.table {
            Some((known, row)) if known == facts => row,
            Some(_) | None => self.table.insert((facts, packed.of_table(facts))).1,
        };
        let mut living = [(Seat::First, 0); Seat::MAX];
        for ((turns, seat), living) in alive.clockwise_from(game.active()).enumerate().zip(&mut living) {
            *living = (seat, self.look_up(packed, game, seat, turns));
        }
        packed.chances(&table, &living[..alive.len()], &self.shares)
    }

    /// The slot of the contribution of the monster at `seat`; `turns` monsters roll before it.
    #[inline]
    fn look_up(&mut self, packed: &Packed, game: &Game, seat: Seat, turns: usize) -> usize {
        let key = Key::of(game, seat);
        let place = turns * PLACES + key.place();
        if self.keys[place] != key {
            self.shares[place] = packed.share_of(&features::monster(game, seat, turns));
            self.keys[place] = key;
        }
        place
    }
}
