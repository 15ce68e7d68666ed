//! Poison Spit: attacks leave poison behind.
//!
//! Rulings: docs/rulings.md#tile-poison-spit (no token without damage, OPEN-78; tokens outlive the tile, TOKEN-4).

use super::prelude::*;

pub(crate) const POISON_SPIT: Power = Power {
    name: "Poison Spit",
    text: "Every monster you wound by an attack gets a poison token. It loses 1 heart for each token at the end of its turn; a heart removes one.",
    on_landed: Some(|game, me, victims| {
        // Without damage there is no token, whatever counts as an attack (OPEN-78).
        for seat in victims.and(game.hit().victims()) {
            game.give_token(me, seat, Token::Poison);
        }
    }),
    ..Power::tile(Side::Green, 3)
};
