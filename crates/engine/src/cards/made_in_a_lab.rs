//! Made in a Lab: look at the top card of the deck, and buy it if you like.
//!
//! Rulings: docs/rulings.md#made-in-a-lab (one look per turn and copy; never two cards at once; OPEN-68).

use super::prelude::*;

pub(crate) const MADE_IN_A_LAB: Power = Power {
    name: "Made in a Lab",
    text: "When buying, you may look at the top card of the deck and buy it.",
    cost: 2,
    offers: &[
        Offer {
            windows: Window::Shop.only(),
            limit: Limit::Turn,
            lacks: lacks_to_look,
            accept: |game, me, _| game.peek(me.seat),
            ..Offer::NEVER
        },
        Offer {
            windows: Window::Shop.only(),
            lacks: lacks_to_buy,
            picks: |_, _| Picks::Top,
            accept: buy,
            ..Offer::NEVER
        },
    ],
    ..Power::KEEP
};

fn lacks_to_look(game: &Game, me: Holder) -> Option<Lack> {
    let is_looking = game.top_card_for(me.seat).is_some() && game.twin_used(me);
    Lack::unless(game.can_draw(), Lack::NoCard).or_else(|| Lack::unless(!is_looking, Lack::UsedThisTurn))
}

fn lacks_to_buy(game: &Game, me: Holder) -> Option<Lack> {
    match game.top_card_for(me.seat).filter(|_| game.is_used(me)) {
        Some(card) => game.lack_to_buy(me.seat, card),
        None => Some(Lack::NotThere),
    }
}

fn buy(game: &mut Play, me: Holder, _: Pick) {
    if let Some(card) = game.top_card_for(me.seat) {
        game.buy(me.seat, card, Source::Deck);
    }
}
