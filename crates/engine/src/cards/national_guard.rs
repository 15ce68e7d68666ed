//! National Guard: 2 points for 2 hearts.
//!
//! Rulings: docs/rulings.md#national-guard (the loss can be prevented, and can kill; it is no attack).

use super::prelude::*;

pub(crate) const NATIONAL_GUARD: Power = Power {
    name: "National Guard",
    text: "Gain 2 points and lose 2 hearts.",
    cost: 3,
    decks: Decks::Only(Deck::Classic),
    on_gain: Some(fight),
    ..Power::DISCARD
};

fn fight(game: &mut Play, me: Holder, _: Gain) {
    let cause = Cause::Power(me.power);
    game.gain_points(me.seat, 2, cause);
    game.hurt(Some(me.seat), cause, SeatSet::only(me.seat), 2);
}
