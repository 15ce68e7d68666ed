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
        is_open: |game, me| game.turn().hearts > 0 && !wounded(game, me).is_empty(),
        picks: |game, me| Picks::Monsters(wounded(game, me)),
        accept: heal,
        ..Offer::NEVER
    }],
    ..Power::KEEP
};

const FEE: u8 = 2;

fn wounded(game: &Game, me: Holder) -> SeatSet {
    game.others(me.seat).iter().filter(|&seat| !game.is_healthy(seat)).collect()
}

fn heal(game: &mut Play, me: Holder, pick: Pick) {
    if let Pick::Monster(patient) = pick {
        game.use_hearts(1);
        game.treat(patient, FEE, Cause::Power(me.power));
    }
}
