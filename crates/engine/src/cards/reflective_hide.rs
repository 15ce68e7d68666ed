//! Reflective Hide: a monster that wounds you loses a heart.
//!
//! Rulings: docs/rulings.md#reflective-hide (a killing hit is reflected too, OPEN-66; reflections, poison and damage
//! to itself are not).

use super::prelude::*;

pub(crate) const REFLECTIVE_HIDE: Power = Power {
    name: "Reflective Hide",
    text: "Whenever another monster makes you lose hearts, it loses 1 heart.",
    cost: 6,
    decks: Decks::Only(Deck::Dark),
    stirs_attack: true,
    on_hurt: Some(reflect),
    ..Power::KEEP
};

fn reflect(game: &mut Play, me: Holder, _: u8, hit: Hit) {
    if hit.kind == HitKind::Reflection {
        return;
    }
    if let Some(author) = hit.author.filter(|&author| author != me.seat) {
        game.reflect(me, author, 1);
    }
}
