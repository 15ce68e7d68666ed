//! Where the numbers of the arena come from.

use kaiju_engine::playout::{self, Numbers, WyRand};
use kaiju_engine::{Chance, Game, Luck};

/// What a derived number is for: the same seed gives unrelated numbers for each purpose.
#[derive(Clone, Copy, Debug)]
pub(super) enum Purpose {
    /// Dice and draws of a game.
    Dice,
    /// The bot on this place.
    Bot(usize),
}

/// A number for one purpose in one game.
pub(super) fn derive(seed: u64, game: u64, purpose: Purpose) -> u64 {
    let purpose = match purpose {
        Purpose::Dice => 0,
        Purpose::Bot(place) => 1 + place as u64,
    };
    [game, purpose]
        .into_iter()
        .fold(WyRand(seed).next(), |mixed, part| WyRand(mixed ^ WyRand(part).next().rotate_left(32)).next())
}

/// Dice and draws of one game.
#[derive(Clone, Debug)]
pub(super) struct Stream {
    numbers: WyRand,
}

impl Stream {
    /// The stream of a game.
    pub fn new(seed: u64, game: u64) -> Stream {
        Stream { numbers: WyRand(derive(seed, game, Purpose::Dice)) }
    }

    /// Answers what chance is asked.
    pub fn answer(&mut self, game: &Game, chance: Chance) -> Luck {
        playout::luck(game, chance, &mut self.numbers)
    }
}
