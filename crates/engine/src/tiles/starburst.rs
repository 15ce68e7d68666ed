//! Starburst: 12 energy.
//!
//! Rulings: docs/rulings.md#tile-starburst (used once; one gain, however much).

use super::prelude::*;

pub(crate) const STARBURST: Power = Power {
    name: "Starburst",
    text: "Gain 12 energy. Discard this tile.",
    on_gain: Some(|game, me, _| game.gain_energy(me.seat, 12, Gift::Power, Cause::Power(me.power))),
    ..Power::one_shot_tile(Side::Green, 10)
};
