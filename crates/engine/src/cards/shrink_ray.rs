//! Shrink Ray: attacks cost dice.
//!
//! Rulings: docs/rulings.md#shrink-ray (no token without damage; tokens outlive the card, TOKEN-4).

use super::prelude::*;

pub(crate) const SHRINK_RAY: Power = Power {
    name: "Shrink Ray",
    text: "Every monster you wound by an attack gets a shrink token. It rolls 1 die fewer for each token; a heart removes one.",
    text_by: Some(|rules| match rules.attack_definition {
        AttackDefinition::DiceUnlessPrevented | AttackDefinition::Damage => None,
        AttackDefinition::Dice => Some(
            "Every monster you attack gets a shrink token, even if it loses no hearts. It rolls 1 die fewer for each token; a heart removes one.",
        ),
    }),
    cost: 6,
    on_landed: Some(|game, _, victims| {
        for seat in victims {
            game.give_token(seat, Token::Shrink);
        }
    }),
    ..Power::KEEP
};
