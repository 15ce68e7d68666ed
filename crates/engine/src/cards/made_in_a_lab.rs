//! Made in a Lab: look at the top card of the deck, and buy it if you like.
//!
//! Rulings: docs/rulings.md#made-in-a-lab (one look a turn and copy; never two cards at once; OPEN-68).

use super::prelude::*;

pub(crate) const MADE_IN_A_LAB: Power = Power {
    name: "Made in a Lab",
    text: "When buying, you may look at the top card of the deck and buy it.",
    cost: 2,
    offers: &[
        Offer {
            windows: Window::Shop.only(),
            limit: Limit::Turn,
            is_open: can_look,
            accept: |game, me, _| game.peek(me.seat),
            ..Offer::NEVER
        },
        Offer {
            windows: Window::Shop.only(),
            is_open: can_buy,
            picks: |_, _| Picks::Top,
            accept: buy,
            ..Offer::NEVER
        },
    ],
    ..Power::KEEP
};

fn can_look(game: &Game, me: Holder) -> bool {
    let is_looking = game.top_card_for(me.seat).is_some() && game.twin_used(me);
    game.can_draw() && !is_looking
}

fn can_buy(game: &Game, me: Holder) -> bool {
    game.is_used(me) && game.top_card_for(me.seat).is_some_and(|card| game.can_buy(me.seat, card))
}

fn buy(game: &mut Play, me: Holder, _: Pick) {
    if let Some(card) = game.top_card_for(me.seat) {
        game.buy(me.seat, card, Source::Deck);
    }
}
