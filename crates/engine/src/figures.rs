//! A seat's figures (prices, maximum hearts, dice, rolls), each with the powers that change it.

use crate::game::{BASE_DICE, BASE_ROLLS, Game, HEARTS, MARKET_SLOTS};
use crate::lack::Lack;
use crate::power::{PowerId, PowerSet};
use crate::seat::Seat;

/// A number, with its usual value and the powers that change it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Figure {
    /// The current value.
    pub now: u8,
    /// The value without any power.
    pub usual: u8,
    /// The seat's powers that change it.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "is_nothing"))]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<PowerSet>"))]
    pub by: PowerSet,
}

/// The price of a card for one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Price {
    /// The current price.
    pub now: u8,
    /// The discount from the printed price.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "is_zero"))]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<u8>"))]
    pub saved: u8,
    /// The seat's powers that give the discount.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "is_nothing"))]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<PowerSet>"))]
    pub by: PowerSet,
    /// Energy the seat is short of.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "is_zero"))]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<u8>"))]
    pub short: u8,
    /// Anything else the seat lacks to buy the card, leaving timing aside.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub lack: Option<Lack>,
}

impl Price {
    /// The reason why the seat cannot buy the card, leaving timing aside.
    pub fn why_not(&self) -> Option<Lack> {
        let short = Lack::EnergyShort { by: self.short, price: self.now };
        if self.short > 0 { Some(short) } else { self.lack }
    }
}

#[cfg(feature = "serde")]
fn is_nothing(powers: &PowerSet) -> bool {
    powers.is_empty()
}

#[cfg(feature = "serde")]
#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes references")]
fn is_zero(number: &u8) -> bool {
    *number == 0
}

/// A seat's prices, limits and dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Figures {
    /// The price of the card in each market slot; `None` for an empty slot.
    pub prices: [Option<Price>; MARKET_SLOTS],
    /// Maximum hearts; at least 12 for a monster that has risen.
    pub max_hearts: Figure,
    /// Dice in its current turn, or else in its next one.
    pub dice: Figure,
    /// Dice that its shrink tokens take away.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "is_zero"))]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<u8>"))]
    pub dice_shrunk: u8,
    /// Dice that its extra turn is short of.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "is_zero"))]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<u8>"))]
    pub dice_fewer: u8,
    /// Rolls in its turn.
    pub rolls: Figure,
}

impl Game {
    /// The figures of `seat`, with their causes.
    pub fn figures(&self, seat: Seat) -> Figures {
        let dice_fewer = if seat == self.turn.active { self.turn.dice_fewer } else { 0 };
        let rolls = BASE_ROLLS + self.extra_rolls(seat);
        Figures {
            prices: self.market.map(|card| card.map(|card| self.price_figure(seat, card))),
            max_hearts: Figure { now: self.max_hearts(seat), usual: HEARTS, by: self.heart_raisers(seat) },
            dice: Figure {
                now: self.dice_of(seat, dice_fewer),
                usual: BASE_DICE,
                by: self.dice_adders(seat),
            },
            dice_shrunk: self.player(seat).shrink,
            dice_fewer,
            rolls: Figure { now: rolls, usual: BASE_ROLLS, by: self.roll_adders(seat) },
        }
    }

    /// The price of any card for `seat`, wherever the card is.
    pub fn price_figure(&self, seat: Seat, card: PowerId) -> Price {
        let now = self.price(seat, card);
        let saved = card.power().cost(&self.rules).saturating_sub(now);
        let by = if saved == 0 { PowerSet::EMPTY } else { self.savers(seat) };
        let (short, lack) = match self.lack_of_all(seat).or_else(|| self.lack_to_buy(seat, card)) {
            Some(Lack::EnergyShort { by, .. }) => (by, None),
            lack => (0, lack),
        };
        Price { now, saved, by, short, lack }
    }
}
