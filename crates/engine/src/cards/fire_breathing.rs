//! Fire Breathing: attacks burn the neighbours.
//!
//! Rulings: docs/rulings.md#fire-breathing (whom it burns differs in every rulebook; one opponent is burnt once).

use super::prelude::*;

pub(crate) const FIRE_BREATHING: Power = Power {
    name: "Fire Breathing",
    text: "When you attack, each of your neighbours takes 1 more damage.",
    dark_text: Some("When your result has a claw, each of your neighbours loses 1 heart, wherever it is."),
    cost: 4,
    strike: Some(Strike { needs_claw: true, damage }),
    ..Power::KEEP
};

fn damage(game: &Game, me: Holder, target: Seat, attacked: bool) -> u8 {
    let burns = match game.rules().fire_breathing {
        FireBreathing::AddedOnly => attacked,
        FireBreathing::NonAttack | FireBreathing::Always => true,
    };
    u8::from(burns && game.neighbours(me.seat).contains(target))
}
