//! Solar Powered: never without energy for long.
//!
//! Rulings: docs/rulings.md#solar-powered (works in the turn it is bought; after sales, OPEN-94).

use super::prelude::*;

pub(crate) const SOLAR_POWERED: Power = Power {
    name: "Solar Powered",
    dark_name: Some("Lunar Powered"),
    text: "At the end of your turn, gain 1 energy if you have none.",
    cost: 2,
    cost_by: Some(|rules| match rules.deck {
        Deck::Classic => 2,
        Deck::Dark => 3,
    }),
    end_gain: Some(shine),
    ..Power::KEEP
};

fn shine(game: &Game, me: Holder) -> EndGain {
    EndGain { points: 0, energy: u8::from(game.player(me.seat).energy == 0) }
}
