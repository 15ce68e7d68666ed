//! Eternal: a heart at the start of every turn.
//!
//! Rulings: docs/rulings.md#tile-eternal (works in Tokyo, HEAL-5).

use super::prelude::*;

pub(crate) const ETERNAL: Power = Power {
    name: "Eternal",
    text: "At the start of your turn, gain 1 heart.",
    on_turn_start: Some(|game, me| game.heal(me.seat, 1, Gift::Power, Cause::Power(me.power))),
    ..Power::tile(Side::Red, 3)
};
