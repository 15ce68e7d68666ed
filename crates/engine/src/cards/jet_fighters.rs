//! Jet Fighters: 5 points for 4 hearts.
//!
//! Rulings: docs/rulings.md#jet-fighters (the loss can be prevented, and can kill; it is no attack).

use super::prelude::*;

pub(crate) const JET_FIGHTERS: Power = Power {
    name: "Jet Fighters",
    text: "Gain 5 points and lose 4 hearts.",
    cost: 5,
    on_gain: Some(fight),
    ..Power::DISCARD
};

fn fight(game: &mut Play, me: Holder, _: Gain) {
    let cause = Cause::Power(me.power);
    game.gain_points(me.seat, 5, cause);
    game.hurt(Some(me.seat), cause, SeatSet::only(me.seat), 4);
}
