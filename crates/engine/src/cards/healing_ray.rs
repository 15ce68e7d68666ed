//! Healing Ray: heart dice may heal others, who must pay for it.
//!
//! Rulings: docs/rulings.md#healing-ray (works in Tokyo and on monsters there; cannot be refused; OPEN-80).

use super::prelude::*;

pub(crate) const HEALING_RAY: Power = Power {
    name: "Healing Ray",
    text: "You may use your hearts to heal other monsters. Each pays you 2 energy a heart, or what it has.",
    cost: 4,
    decks: Decks::Only(Deck::Classic),
    offers: &[Offer {
        windows: Window::Resolve.only(),
        uses_heart: true,
        lacks,
        picks: |game, me| Picks::Monsters(wounded(game, me)),
        pick_lacks: healthy,
        accept: heal,
        ..Offer::NEVER
    }],
    ..Power::KEEP
};

const FEE: u8 = 2;

fn wounded(game: &Game, me: Holder) -> SeatSet {
    game.others(me.seat).iter().filter(|&seat| !game.is_healthy(seat)).collect()
}

fn lacks(game: &Game, me: Holder) -> Option<Lack> {
    let heart = Lack::unless(game.turn().hearts > 0, Lack::NoDie { faces: FaceSet::only(Face::Heart) });
    heart.or_else(|| Lack::unless(!wounded(game, me).is_empty(), Lack::NoMonster))
}

fn healthy(game: &Game, _: Holder, pick: Pick) -> Option<Lack> {
    let Pick::Monster(seat) = pick else { return None };
    game.is_healthy(seat).then_some(Lack::FullHearts { seat })
}

fn heal(game: &mut Play, me: Holder, pick: Pick) {
    if let Pick::Monster(patient) = pick {
        game.use_hearts(1);
        game.treat(patient, FEE, Cause::Power(me.power));
    }
}
