//! Fire Breathing: attacks burn the neighbours.
//!
//! Rulings: docs/rulings.md#fire-breathing (every rulebook burns different monsters; a single opponent is burnt
//! once).

use super::prelude::*;

pub(crate) const FIRE_BREATHING: Power = Power {
    name: "Fire Breathing",
    text: "When you attack, each of your neighbours that your claws reach takes 1 more damage.",
    text_by: Some(|rules| match rules.fire_breathing {
        FireBreathing::AddedOnly => None,
        FireBreathing::NonAttack => Some(
            "When you attack, each of your neighbours takes 1 more damage. For one out of reach of your claws this is not an attack.",
        ),
        FireBreathing::Always => {
            Some("When you attack, each of your neighbours takes 1 more damage, wherever it is.")
        }
        FireBreathing::AnyDamage => Some(
            "When you attack, and when a card of yours hurts your neighbours, each of them takes 1 more damage, wherever it is.",
        ),
    }),
    cost: 4,
    strike: Some(Strike { needs_claw: true, damage }),
    mere_strike: Some(|game, me, target| match game.rules().fire_breathing {
        FireBreathing::AnyDamage => u8::from(game.neighbours(me.seat).contains(target)),
        FireBreathing::AddedOnly | FireBreathing::NonAttack | FireBreathing::Always => 0,
    }),
    ..Power::KEEP
};

fn damage(game: &Game, me: Holder, target: Seat, attacked: bool) -> u8 {
    let burns = match game.rules().fire_breathing {
        FireBreathing::AddedOnly => attacked,
        FireBreathing::NonAttack | FireBreathing::Always | FireBreathing::AnyDamage => true,
    };
    u8::from(burns && game.neighbours(me.seat).contains(target))
}
