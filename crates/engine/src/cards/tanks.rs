//! Tanks: 4 points for 3 hearts.
//!
//! Rulings: docs/rulings.md#tanks (the loss can be prevented, and can kill; it is no attack).

use super::prelude::*;

pub(crate) const TANKS: Power = Power {
    name: "Tanks",
    second_name: Some("Tank"),
    text: "Gain 4 points and lose 3 hearts.",
    cost: 4,
    on_gain: Some(fight),
    ..Power::DISCARD
};

fn fight(game: &mut Play, me: Holder, _: Gain) {
    let cause = Cause::Power(me.power);
    game.gain_points(me.seat, 4, cause);
    game.hurt(Some(me.seat), cause, SeatSet::only(me.seat), 3);
}
