//! Parasitic Tentacles: buy keep cards from other monsters.
//!
//! Rulings: docs/rulings.md#parasitic-tentacles (only when buying in the own turn; tokens come along; no refusal).

use super::prelude::*;

pub(crate) const PARASITIC_TENTACLES: Power = Power {
    name: "Parasitic Tentacles",
    text: "When buying, you may buy keep cards of other monsters. Pay them the cost.",
    cost: 4,
    offers: &[Offer {
        windows: Window::Shop.only(),
        is_open: |game, me| !prey(game, me).is_empty(),
        picks: |game, me| Picks::Powers(prey(game, me)),
        accept: buy,
        ..Offer::NEVER
    }],
    ..Power::KEEP
};

fn prey(game: &Game, me: Holder) -> PowerSet {
    game.others(me.seat)
        .iter()
        .flat_map(|seat| game.keep_cards(seat))
        .filter(|&card| game.can_buy(me.seat, card))
        .collect()
}

fn buy(game: &mut Play, me: Holder, pick: Pick) {
    if let Pick::Power(card) = pick
        && let Some(owner) = game.owner(card)
    {
        game.buy(me.seat, card, Source::Monster(owner));
    }
}
