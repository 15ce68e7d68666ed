//! Energy Hoarder: a point at the end of the turn for every 6 energy.
//!
//! Rulings: docs/rulings.md#energy-hoarder (energy on cards does not count; after sales, OPEN-94).

use super::prelude::*;

pub(crate) const ENERGY_HOARDER: Power = Power {
    name: "Energy Hoarder",
    text: "At the end of your turn, gain 1 point for every 6 energy you have.",
    cost: 3,
    end_gain: Some(|game, me| EndGain { points: game.player(me.seat).energy / 6, energy: 0 }),
    ..Power::KEEP
};
