//! Parasitic Tentacles: buy keep cards from other monsters.
//!
//! Rulings: docs/rulings.md#parasitic-tentacles (only when buying in its owner's turn; tokens come along; no
//! refusal).

use super::prelude::*;

pub(crate) const PARASITIC_TENTACLES: Power = Power {
    name: "Parasitic Tentacles",
    text: "When buying, you may buy keep cards of other monsters. Pay them the cost.",
    cost: 4,
    offers: &[Offer {
        windows: Window::Shop.only(),
        lacks: |game, me| game.lack_to_buy_any(me.seat, cards_of_others(game, me)),
        picks: |game, me| Picks::Powers(prey(game, me)),
        pick_lacks: |game, me, pick| match pick {
            Pick::Power(card) => Lack::of_kept_card(card).or_else(|| game.lack_to_buy(me.seat, card)),
            _ => None,
        },
        accept: buy,
        ..Offer::NEVER
    }],
    ..Power::KEEP
};

fn cards_of_others(game: &Game, me: Holder) -> impl Iterator<Item = PowerId> {
    game.others(me.seat).iter().flat_map(|seat| game.keep_cards(seat))
}

fn prey(game: &Game, me: Holder) -> PowerSet {
    cards_of_others(game, me).filter(|&card| game.can_buy(me.seat, card)).collect()
}

fn buy(game: &mut Play, me: Holder, pick: Pick) {
    if let Pick::Power(card) = pick
        && let Some(owner) = game.owner(card)
    {
        game.buy(me.seat, card, Source::Monster(owner));
    }
}
