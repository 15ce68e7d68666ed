//! Shrink Ray: attacks cost dice.
//!
//! Rulings: docs/rulings.md#shrink-ray (no token without damage; for others hurt see OPEN-91; tokens outlive the
//! card, TOKEN-4).

use super::prelude::*;

pub(crate) const SHRINK_RAY: Power = Power {
    name: "Shrink Ray",
    text: "Every monster you wound by an attack gets a shrink token. It rolls 1 die fewer for each token; a heart removes one.",
    text_by: Some(text),
    cost: 6,
    on_landed: Some(shrink),
    ..Power::KEEP
};

fn text(rules: &RuleSet) -> Option<&'static str> {
    match (rules.attack_definition, rules.shrink_ray) {
        (AttackDefinition::DiceUnlessPrevented | AttackDefinition::Damage, ShrinkRayHits::Attacked) => None,
        (AttackDefinition::DiceUnlessPrevented | AttackDefinition::Damage, ShrinkRayHits::Hurt) => Some(
            "When you attack, every monster you make lose hearts gets a shrink token. It rolls 1 die fewer for each token; a heart removes one.",
        ),
        (AttackDefinition::Dice, ShrinkRayHits::Attacked) => Some(
            "Every monster you attack gets a shrink token, even if it loses no hearts. It rolls 1 die fewer for each token; a heart removes one.",
        ),
        (AttackDefinition::Dice, ShrinkRayHits::Hurt) => Some(
            "When you attack, every monster that you attack or make lose hearts gets a shrink token. It rolls 1 die fewer for each token; a heart removes one.",
        ),
    }
}

fn shrink(game: &mut Play, me: Holder, landed: SeatSet) {
    let shrunk = match game.rules().shrink_ray {
        ShrinkRayHits::Attacked => landed,
        ShrinkRayHits::Hurt => landed.or(game.hit().victims()),
    };
    for seat in shrunk {
        game.give_token(me, seat, Token::Shrink);
    }
}
