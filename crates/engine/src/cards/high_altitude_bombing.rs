//! High Altitude Bombing: 3 damage to everybody.
//!
//! Rulings: docs/rulings.md#high-altitude-bombing (the buyer too, all at once; it is no attack).

use super::prelude::*;

pub(crate) const HIGH_ALTITUDE_BOMBING: Power = Power {
    name: "High Altitude Bombing",
    text: "Every monster, you included, loses 3 hearts.",
    cost: 4,
    on_gain: Some(bomb),
    ..Power::DISCARD
};

fn bomb(game: &mut Play, me: Holder, _: Gain) {
    let everybody = game.alive();
    game.hurt(Some(me.seat), Cause::Power(me.power), everybody, 3);
}
