//! Shared by all modes: monsters, dice and statistics.

use crate::rng::Rng;

/// The number of monsters.
pub const PLAYERS: usize = 4;
/// A longer game is abandoned.
pub const MOST_TURNS: u32 = 2000;

/// The faces 1, 2 and 3 have the indices 0, 1 and 2.
pub const NUMBERS: usize = 3;
/// Energy.
pub const ENERGY: usize = 3;
/// Hearts.
pub const HEART: usize = 4;
/// Claws.
pub const CLAW: usize = 5;

/// Equal numbers needed to score.
pub const TRIPLE: i8 = 3;

/// A bit for each die: all six are kept.
pub const KEEP_ALL: u32 = 63;

/// A monster without cards.
#[derive(Clone, Copy, Default)]
pub struct Monster {
    /// Hearts; 0 or fewer once it is out of the game.
    pub hearts: i8,
    /// Points.
    pub points: i8,
    /// Energy.
    pub energy: u8,
    /// True if it is still in the game.
    pub alive: bool,
}

impl Monster {
    /// A monster as the game starts.
    pub const NEW: Monster = Monster { hearts: 10, points: 0, energy: 0, alive: true };
}

/// Statistics of a run.
#[derive(Default, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stats {
    /// Games begun.
    pub games: u64,
    /// Turns taken.
    pub turns: u64,
    /// Questions answered by players.
    pub decisions: u64,
    /// Games won with 20 points.
    pub by_points: u64,
    /// Games won by the last monster alive.
    pub last_alive: u64,
    /// Games in which nobody survived.
    pub draws: u64,
    /// Games abandoned.
    pub truncated: u64,
    /// Cards bought.
    pub buys: u64,
}

/// Rolls the dice whose bit in `kept` is not set. One random number is enough for six dice: each takes the integer
/// part of the remainder times six.
#[inline(always)]
pub fn roll<R: Rng>(rng: &mut R, dice: &mut [u8; 6], kept: u32) {
    let mut bits = rng.next();
    for (place, die) in dice.iter_mut().enumerate() {
        let wide = u128::from(bits) * 6;
        if kept >> place & 1 == 0 {
            *die = (wide >> 64) as u8;
        }
        bits = wide as u64;
    }
}

/// The number of dice that show each face.
#[inline(always)]
pub fn count(dice: &[u8; 6]) -> [i8; 6] {
    let mut counts = [0; 6];
    for &die in dice {
        counts[usize::from(die)] += 1;
    }
    counts
}

/// The points for three or more dice of the number with this index.
#[inline(always)]
pub fn score(number: usize, dice: i8) -> i8 {
    number as i8 + 1 + dice - TRIPLE
}
