//! Poison Spit: attacks leave poison behind.
//!
//! Rulings: docs/rulings.md#poison-spit (no token without damage; tokens outlive the card, TOKEN-4).

use super::prelude::*;

pub(crate) const POISON_SPIT: Power = Power {
    name: "Poison Spit",
    text: "Every monster you wound by an attack gets a poison token. It loses 1 heart for each token at the end of its turn; a heart removes one.",
    text_by: Some(|rules| match rules.attack_definition {
        AttackDefinition::DiceUnlessPrevented | AttackDefinition::Damage => None,
        AttackDefinition::Dice => Some(
            "Every monster you attack gets a poison token, even if it loses no hearts. It loses 1 heart for each token at the end of its turn; a heart removes one.",
        ),
    }),
    cost: 4,
    decks: Decks::Only(Deck::Classic),
    on_landed: Some(|game, me, victims| {
        for seat in victims {
            game.give_token(me, seat, Token::Poison);
        }
    }),
    ..Power::KEEP
};
