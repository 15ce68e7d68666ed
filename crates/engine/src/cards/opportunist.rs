//! Opportunist: buy newly revealed cards in other monsters' turns.
//!
//! Rulings: docs/rulings.md#opportunist (clockwise; a refill is revealed again; not asked in its owner's turn,
//! OPEN-86).

use super::prelude::*;

pub(crate) const OPPORTUNIST: Power = Power {
    name: "Opportunist",
    text: "Whenever a new card is revealed, you may buy it at once.",
    cost: 3,
    offers: &[Offer {
        windows: Window::Reveal.only(),
        lacks: |game, me| game.lack_to_buy_any(me.seat, game.fresh_cards()),
        picks: |game, me| {
            Picks::Powers(game.fresh_cards().filter(|&card| game.can_buy(me.seat, card)).collect())
        },
        pick_lacks: why_not_this,
        accept: buy,
        ..Offer::NEVER
    }],
    ..Power::KEEP
};

fn why_not_this(game: &Game, me: Holder, pick: Pick) -> Option<Lack> {
    let Pick::Power(card) = pick else { return None };
    let fresh = Lack::unless(game.fresh_cards().any(|fresh| fresh == card), Lack::NotThere);
    fresh.or_else(|| game.lack_to_buy(me.seat, card))
}

fn buy(game: &mut Play, me: Holder, pick: Pick) {
    if let Pick::Power(card) = pick
        && let Some(slot) = game.slot_of(card)
    {
        game.buy(me.seat, card, Source::Market(slot));
    }
}
