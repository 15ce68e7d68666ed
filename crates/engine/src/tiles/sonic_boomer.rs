//! Sonic Boomer: a point at the start of every turn.
//!
//! Rulings: docs/rulings.md#tile-sonic-boomer.

use super::prelude::*;

pub(crate) const SONIC_BOOMER: Power = Power {
    name: "Sonic Boomer",
    text: "At the start of your turn, gain 1 point.",
    on_turn_start: Some(|game, me| game.gain_points(me.seat, 1, Cause::Power(me.power))),
    ..Power::tile(Side::Green, 6)
};
