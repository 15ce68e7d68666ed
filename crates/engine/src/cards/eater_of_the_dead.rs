//! Eater of the Dead: 3 points for every death.
//!
//! Rulings: docs/rulings.md#eater-of-the-dead (whoever caused the death; a monster that is saved counts; not while
//! its owner dies too, OPEN-19, OPEN-76).

use super::prelude::*;

pub(crate) const EATER_OF_THE_DEAD: Power = Power {
    name: "Eater of the Dead",
    text: "Whenever another monster drops to 0 hearts, gain 3 points.",
    cost: 4,
    stirs_attack: true,
    on_other_at_zero: Some(|game, me| game.gain_points(me.seat, 3, Cause::Power(me.power))),
    ..Power::KEEP
};
