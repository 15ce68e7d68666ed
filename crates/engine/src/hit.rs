//! Damage in progress, and the causes that events name.

use crate::dice::Face;
use crate::power::{Holder, PowerId, PowerSet};
use crate::seat::{Seat, SeatSet};

/// The cause of an event.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Cause {
    /// Dice showing this face.
    Dice(Face),
    /// Entering Tokyo.
    Entry,
    /// Starting a turn in Tokyo.
    Income,
    /// Poison tokens.
    Poison,
    /// A card or tile.
    Power(PowerId),
    /// Buying this card.
    Purchase(PowerId),
    /// Sweeping the market.
    Sweep,
}

/// The kind of damage.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum HitKind {
    /// Claws, and damage added to them.
    Attack,
    /// Any other damage (ATTACK-10).
    Mere,
    /// Damage reflected at its author.
    Reflection,
}

/// The parts of the damage that one monster deals to another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Blow {
    /// Claws on the dice.
    pub rolled: u8,
    /// Damage that powers of the author add.
    pub more: u8,
    /// The powers that add it.
    pub raised_by: PowerSet,
}

impl Blow {
    pub(crate) const NONE: Blow = Blow { rolled: 0, more: 0, raised_by: PowerSet::EMPTY };

    /// The blow with `damage` added by a power.
    pub(crate) fn raised(mut self, power: PowerId, damage: u8) -> Blow {
        if damage > 0 {
            self.more = self.more.saturating_add(damage);
            self.raised_by.insert(power);
        }
        self
    }
}

/// Pending damage of a monster.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Threat {
    /// The hearts it loses if nobody prevents it.
    pub hearts: u8,
    /// The hearts it has left then.
    pub left: u8,
    /// Claws on the dice that reach it.
    pub rolled: u8,
    /// The change that powers make: damage that those of the author add, less what its own absorb.
    pub more: i8,
    /// The powers of both sides that change it.
    pub changed_by: PowerSet,
    /// True for the claws of an attack.
    pub attack: bool,
}

/// One damage event: hearts lost per seat, with the author and the cause.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Hit {
    /// The monster that deals it, if any.
    pub author: Option<Seat>,
    /// The kind of damage.
    pub kind: HitKind,
    /// Its cause.
    pub cause: Cause,
    /// Monsters hit by claws.
    pub attacked: SeatSet,
    /// Monsters about to lose nothing because powers have saved every heart. Until the damage is applied they can
    /// still use other powers (OPEN-72, OPEN-87).
    pub spared: SeatSet,
    /// The power that threw damage back at the author and took its last hearts. The fate of all monsters without
    /// hearts is decided together, after that damage.
    pub returned: Option<Holder>,
    /// Hearts each seat is about to lose; once the damage is applied, those it lost. The last two places belong to no
    /// seat: with them all amounts are one word.
    pub amount: [u8; 8],
}

impl Hit {
    pub(crate) const NONE: Hit = Hit {
        author: None,
        kind: HitKind::Mere,
        cause: Cause::Poison,
        attacked: SeatSet::EMPTY,
        spared: SeatSet::EMPTY,
        returned: None,
        amount: [0; 8],
    };

    /// Mere damage of `amount` to each of `seats`.
    #[inline]
    pub fn mere(author: Option<Seat>, cause: Cause, seats: SeatSet, amount: u8) -> Hit {
        Hit { author, cause, amount: seats.amounts(amount), ..Hit::NONE }
    }

    /// The author and the cause of the last loss of hearts of `seat`, which has none left.
    pub(crate) fn end_of(&self, seat: Seat) -> (Option<Seat>, Cause) {
        match self.returned {
            Some(by) if self.author == Some(seat) => (Some(by.seat), Cause::Power(by.power)),
            Some(_) | None => (self.author, self.cause),
        }
    }

    /// Seats that the claws reach and that are about to lose hearts, or have lost them.
    #[inline]
    pub fn wounded(&self) -> SeatSet {
        self.attacked.and(self.victims())
    }

    /// Seats that are about to lose hearts, or have lost them.
    #[inline]
    pub fn victims(&self) -> SeatSet {
        // Set the top bit of every nonzero byte, then gather those bits with one multiplication.
        const LOW: u64 = 0x7f7f_7f7f_7f7f;
        let amounts = u64::from_le_bytes(self.amount);
        let hit = (((amounts & LOW) + LOW) | amounts) >> 7 & 0x0101_0101_0101;
        SeatSet::from_bits((hit.wrapping_mul(0x0102_0408_1020_0000) >> 56) as u8)
    }
}
