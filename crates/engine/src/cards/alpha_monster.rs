//! Alpha Monster: a point for attacking.
//!
//! Rulings: docs/rulings.md#alpha-monster (a claw in the result is enough, damage or not; once a turn, OPEN-90).

use super::prelude::*;

pub(crate) const ALPHA_MONSTER: Power = Power {
    name: "Alpha Monster",
    text: "When your result has a claw, gain 1 point.",
    cost: 5,
    on_attack: Some(|game, me| game.gain_points(me.seat, 1, Cause::Power(me.power))),
    ..Power::KEEP
};
