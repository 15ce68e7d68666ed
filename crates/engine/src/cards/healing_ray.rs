//! Healing Ray: heart dice may heal others, who must pay for it.
//!
//! Rulings: docs/rulings.md#healing-ray (works in Tokyo and on monsters there; cannot be refused; OPEN-80).

use super::prelude::*;
use super::treating::{lack_of_patient, treat, wounded};

pub(crate) const HEALING_RAY: Power = Power {
    name: "Healing Ray",
    text: "You may use your hearts to heal other monsters. Each pays you 2 energy a heart, or all it has.",
    cost: 4,
    decks: Decks::Only(Deck::Classic),
    offers: &[Offer {
        windows: Window::Resolve.only(),
        uses_heart: true,
        lacks,
        picks: |game, me| Picks::Monsters(wounded(game, game.others(me.seat))),
        pick_lacks: lack_of_patient,
        accept: heal,
        ..Offer::NEVER
    }],
    ..Power::KEEP
};

fn lacks(game: &Game, me: Holder) -> Option<Lack> {
    let heart = Lack::unless(game.turn().hearts > 0, Lack::NoDie { faces: FaceSet::only(Face::Heart) });
    heart.or_else(|| Lack::unless(!wounded(game, game.others(me.seat)).is_empty(), Lack::NoMonster))
}

fn heal(game: &mut Play, me: Holder, pick: Pick) {
    if let Pick::Monster(patient) = pick {
        game.use_hearts(1);
        treat(game, me, patient);
    }
}
