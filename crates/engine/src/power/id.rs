//! Ids of cards and tiles, and sets of them.

use super::Power;
use crate::bits::bit_set;
use crate::game::CARDS;
use crate::seat::Seat;
use std::num::NonZeroU8;

/// The id of a card or tile. Each copy of a card has its own.
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct PowerId(NonZeroU8);

impl PowerId {
    /// The index of the power in the list of all powers.
    #[inline]
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    /// The power at `index` of the list.
    #[inline]
    pub(crate) const fn at(index: usize) -> PowerId {
        match NonZeroU8::new(index as u8 + 1) {
            Some(id) => PowerId(id),
            None => panic!("the list of powers is shorter than 255"),
        }
    }

    /// The power of a bit in a [`PowerSet`], where only bits of powers are ever set.
    #[inline]
    const fn with_bit(index: usize) -> Option<PowerId> {
        Some(PowerId::at(index))
    }

    /// The record of the power.
    #[inline]
    pub fn power(self) -> &'static Power {
        &crate::list::POWERS[self.index()]
    }

    /// The kebab-case id used in notation, such as `wings` or `tile-barbs`.
    pub fn text(self) -> &'static str {
        crate::list::IDS[self.index()]
    }

    /// The power with this kebab-case id.
    ///
    /// ```
    /// use kaiju_engine::PowerId;
    /// assert_eq!(PowerId::from_text("wings").map(|wings| wings.power().cost), Some(6));
    /// assert_eq!(PowerId::from_text("wins"), None);
    /// ```
    pub fn from_text(text: &str) -> Option<PowerId> {
        crate::list::IDS.iter().position(|&id| id == text).map(PowerId::at)
    }

    /// Every card and tile of both editions, in list order.
    pub fn all() -> impl Iterator<Item = PowerId> {
        (0..crate::list::POWERS.len()).map(PowerId::at)
    }

    /// The power as a byte, for frames.
    #[inline]
    pub const fn byte(self) -> u8 {
        self.0.get()
    }
}

bit_set! {
    /// A set of cards and tiles.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Vec<PowerId>"))]
    pub struct PowerSet([u64; 2]): PowerId = PowerId::with_bit;
    /// Iterates over a [`PowerSet`] in list order.
    pub struct PowerIter;
}

impl PowerSet {
    /// The powers from byte `from` on, for loops that can be interrupted.
    #[inline]
    pub(crate) fn starting_at(self, from: u8) -> PowerSet {
        let skip = u32::from(from.saturating_sub(1));
        let keep = u128::MAX.checked_shl(skip).unwrap_or(0);
        PowerSet([self.0[0] & keep as u64, self.0[1] & (keep >> 64) as u64])
    }
}

/// A set of tiles in a quarter of the space of a [`PowerSet`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct TileSet(u32);

impl TileSet {
    /// The first bit of the tiles in the second word of a [`PowerSet`]; they come after the cards.
    const SHIFT: u32 = CARDS as u32 - u64::BITS;

    /// The tiles among these powers.
    pub const fn of(powers: PowerSet) -> TileSet {
        TileSet((powers.0[1] >> TileSet::SHIFT) as u32)
    }

    /// The tiles as powers.
    pub const fn powers(self) -> PowerSet {
        PowerSet([0, (self.0 as u64) << TileSet::SHIFT])
    }
}

/// A monster together with one of its powers: the `me` of every hook.
///
/// A copy is a holder of its own: `power` is then the copying card or tile, so that counters and once-a-turn marks
/// are charged to it, while the hook that runs is that of the copied card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Holder {
    /// The monster.
    pub seat: Seat,
    /// Its card or tile.
    pub power: PowerId,
}
