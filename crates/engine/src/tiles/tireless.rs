//! Tireless: an energy at the start of every turn.
//!
//! Rulings: docs/rulings.md#tile-tireless.

use super::prelude::*;

pub(crate) const TIRELESS: Power = Power {
    name: "Tireless",
    text: "At the start of your turn, gain 1 energy.",
    on_turn_start: Some(|game, me| game.gain_energy(me.seat, 1, Gift::Power, Cause::Power(me.power))),
    ..Power::tile(Side::Red, 3)
};
