//! Herbivore: a point for a turn in which you hurt nobody.
//!
//! Rulings: docs/rulings.md#herbivore (a prevented attack does no harm where it is no attack; hurting oneself never does).

use super::prelude::*;

pub(crate) const HERBIVORE: Power = Power {
    name: "Herbivore",
    text: "At the end of your turn, gain 1 point if you made no other monster lose hearts in it.",
    text_by: Some(|rules| match rules.attack_definition {
        AttackDefinition::DiceUnlessPrevented | AttackDefinition::Damage => None,
        AttackDefinition::Dice => Some(
            "At the end of your turn, gain 1 point if you attacked no other monster and made none lose hearts in it.",
        ),
    }),
    cost: 5,
    end_gain: Some(graze),
    ..Power::KEEP
};

fn graze(game: &Game, me: Holder) -> EndGain {
    EndGain { points: u8::from(!game.turn().hurt_others.contains(me.seat)), energy: 0 }
}
