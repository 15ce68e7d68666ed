//! Energize: 9 energy.
//!
//! Rulings: docs/rulings.md#energize (one gain, whatever the amount).

use super::prelude::*;

pub(crate) const ENERGIZE: Power = Power {
    name: "Energize",
    text: "Gain 9 energy.",
    cost: 8,
    on_gain: Some(|game, me, _| game.gain_energy(me.seat, 9, Gift::Power, Cause::Power(me.power))),
    ..Power::DISCARD
};
