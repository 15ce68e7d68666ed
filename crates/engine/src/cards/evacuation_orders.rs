//! Evacuation Orders: everybody else loses 5 points.
//!
//! Rulings: docs/rulings.md#evacuation-orders (two copies in both decks; never below 0, OPEN-17).

use super::prelude::*;

pub(crate) const EVACUATION_ORDERS: Power = Power {
    name: "Evacuation Orders",
    text: "Every other monster loses 5 points.",
    cost: 7,
    on_gain: Some(evacuate),
    ..Power::DISCARD
};

fn evacuate(game: &mut Play, me: Holder, _: Gain) {
    for seat in game.others(me.seat) {
        game.lose_points(seat, 5, Cause::Power(me.power));
    }
}
