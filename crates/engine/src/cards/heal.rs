//! Heal: 2 hearts.
//!
//! Rulings: docs/rulings.md#heal (works in Tokyo, HEAL-5).

use super::prelude::*;

pub(crate) const HEAL: Power = Power {
    name: "Heal",
    text: "Gain 2 hearts.",
    cost: 3,
    decks: Decks::Only(Deck::Classic),
    on_gain: Some(|game, me, _| game.heal(me.seat, 2, Gift::Power, Cause::Power(me.power))),
    ..Power::DISCARD
};
