//! Figures of one seat that powers change, each with the powers that change it.

use crate::game::{BASE_DICE, BASE_ROLLS, Game, HEARTS, MARKET_SLOTS};
use crate::power::{PowerId, PowerSet};
use crate::seat::Seat;

/// A number, and why it is not the usual one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Figure {
    /// What it is now.
    pub now: u8,
    /// What it would be without anything that changes it.
    pub usual: u8,
    /// The powers of the seat that change it.
    pub by: PowerSet,
}

/// What one seat pays, can have and rolls.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Figures {
    /// The price of the card in each slot of the market; nothing for an empty slot.
    pub prices: [Option<Figure>; MARKET_SLOTS],
    /// The most hearts; a monster that has risen has 12 at least.
    pub max_hearts: Figure,
    /// Dice in its turn: this one, or the next one in order.
    pub dice: Figure,
    /// Dice that its shrink tokens take away.
    pub dice_shrunk: u8,
    /// Dice that its extra turn is short of.
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

    /// What any card costs `seat`, wherever it lies.
    pub fn price_figure(&self, seat: Seat, card: PowerId) -> Figure {
        let usual = card.power().cost(&self.rules);
        Figure { now: self.price(seat, card), usual, by: self.savers(seat) }
    }
}
