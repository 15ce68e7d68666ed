//! Nuclear Power Plant: 2 points and 3 hearts.
//!
//! Rulings: docs/rulings.md#nuclear-power-plant (works in Tokyo, HEAL-5).

use super::prelude::*;

pub(crate) const NUCLEAR_POWER_PLANT: Power = Power {
    name: "Nuclear Power Plant",
    text: "Gain 2 points and 3 hearts.",
    cost: 6,
    on_gain: Some(glow),
    ..Power::DISCARD
};

fn glow(game: &mut Play, me: Holder, _: Gain) {
    let cause = Cause::Power(me.power);
    game.gain_points(me.seat, 2, cause);
    game.heal(me.seat, 3, Gift::Power, cause);
}
