//! Monster Pets: everybody loses 3 points.
//!
//! Rulings: docs/rulings.md#monster-pets (the buyer too; never below 0, OPEN-17).

use super::prelude::*;

pub(crate) const MONSTER_PETS: Power = Power {
    name: "Monster Pets",
    text: "Every monster, you included, loses 3 points.",
    cost: 0,
    decks: Decks::Only(Deck::Dark),
    on_gain: Some(stampede),
    ..Power::DISCARD
};

fn stampede(game: &mut Play, me: Holder, _: Gain) {
    for seat in game.alive() {
        game.lose_points(seat, 3, Cause::Power(me.power));
    }
}
