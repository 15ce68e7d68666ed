//! Remembers what monsters contribute to a judgement: of the hundreds of results of a roll, most change one monster only.

use super::features;
use super::network::DEPTH;
use super::packed::{Packed, Row, Share};
use kaiju_engine::{Game, PowerSet, Seat};
use std::hash::{Hash, Hasher};

/// Monsters that are remembered for each number of turns to come; a power of two.
const PLACES: usize = 512;

/// Everything that the facts about a monster depend on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Key {
    numbers: u64,
    powers: PowerSet,
    /// What lies on the powers, and what those copy.
    on_powers: (u8, PowerSet),
}

impl Key {
    /// No monster has these numbers.
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

    /// Where the monster is remembered.
    #[inline]
    fn place(&self) -> usize {
        let mut mixed = Mix(self.numbers);
        if !self.powers.is_empty() {
            self.powers.hash(&mut mixed);
        }
        (mixed.0.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> (64 - PLACES.trailing_zeros())) as usize
    }
}

/// Mixes a few words quickly; collisions only cost time.
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

/// Each monster has one place at which it may be remembered; a newcomer takes it over. Monsters that differ in the turns
/// before their own have different places, so all those of one position can be looked at together.
#[derive(Clone, Debug)]
pub(super) struct Memo {
    keys: Vec<Key>,
    shares: Vec<Share>,
    last: Last,
}

/// What was looked at last: the next position is often the same but for the monster that comes last, which has just
/// rolled.
#[derive(Clone, Debug)]
struct Last {
    table: u16,
    alive: usize,
    /// The living in the order of play, and what each of them contributes.
    keys: [Key; Seat::MAX],
    shares: [Share; Seat::MAX],
    /// What the table and all monsters but the one that comes last contribute.
    common: Row<DEPTH>,
}

impl Last {
    const NOTHING: Last = Last {
        table: 0,
        alive: 0,
        keys: [Key::NOBODY; Seat::MAX],
        shares: [Share::NONE; Seat::MAX],
        common: Row([0.0; DEPTH]),
    };
}

impl Memo {
    pub fn new() -> Memo {
        let places = PLACES * Seat::MAX;
        Memo { keys: vec![Key::NOBODY; places], shares: vec![Share::NONE; places], last: Last::NOTHING }
    }

    /// Every seat's chance to win.
    pub fn chances(&mut self, packed: &Packed, game: &Game) -> [f32; Seat::MAX] {
        let alive = game.alive().len();
        let Some(others) = alive.checked_sub(1) else { return [0.0; Seat::MAX] };
        let table = features::table_bits(game);
        let mut is_same = table == self.last.table && alive == self.last.alive;
        let mut seats = [Seat::First; Seat::MAX];
        for (turns, seat) in game.alive().clockwise_from(game.active()).enumerate() {
            seats[turns] = seat;
            let key = Key::of(game, seat);
            if self.last.keys[turns] != key {
                let place = self.look_up(packed, game, seat, turns, key);
                self.last.keys[turns] = key;
                self.last.shares[turns] = self.shares[place];
                is_same &= turns == others;
            }
        }
        let last = &mut self.last;
        if !is_same {
            last.common = packed.common(table, &last.shares[..others]);
            (last.table, last.alive) = (table, alive);
        }
        let mut common = last.common;
        common.add_share(&last.shares[others]);
        packed.chances(&common, &seats[..alive], &last.shares[..alive])
    }

    /// The place of what the monster at `seat` contributes; `turns` monsters roll before it does.
    fn look_up(&mut self, packed: &Packed, game: &Game, seat: Seat, turns: usize, key: Key) -> usize {
        let place = turns * PLACES + key.place();
        if self.keys[place] != key {
            self.shares[place] = packed.share_of(&features::monster(game, seat, turns));
            self.keys[place] = key;
        }
        place
    }
}
