//! Fluxling: acts as a copy of a keep card in play.
//!
//! Everything a copy does is found under the card it copies, with Fluxling as the holder. This file only says when
//! the tile is laid on a card.
//!
//! Rulings: docs/rulings.md#tile-fluxling (moves for free, once a turn; a used-up copy ends, the tile stays).

use super::prelude::*;

pub(crate) const FLUXLING: Power = Power {
    name: "Fluxling",
    text: "Lay this tile on a keep card of any monster: it is your copy of it, as if just bought. At the start of your turn you may move it.",
    text_by: Some(|rules| match (rules.mimic_own_cards, rules.copied_tokens) {
        (MimicOwnCards::Yes, CopiedTokens::Fresh) => None,
        (MimicOwnCards::No, CopiedTokens::Fresh) => Some(
            "Lay this tile on a keep card of another monster: it is your copy of it, as if just bought. At the start of your turn you may move it.",
        ),
        (MimicOwnCards::Yes, CopiedTokens::Same) => Some(
            "Lay this tile on a keep card of any monster: it is your copy of it, as if just bought, and gets as many tokens or energy as lie on it. At the start of your turn you may move it.",
        ),
        (MimicOwnCards::No, CopiedTokens::Same) => Some(
            "Lay this tile on a keep card of another monster: it is your copy of it, as if just bought, and gets as many tokens or energy as lie on it. At the start of your turn you may move it.",
        ),
    }),
    has_counter: true,
    copies: true,
    on_gain: Some(|game, me, _| game.ask_holder(me)),
    offers: &[
        Offer {
            windows: Window::Choose.only(),
            is_open: |game, me| game.copied_by(me.power).is_none() && !game.copy_targets(me).is_empty(),
            picks: |game, me| Picks::Powers(game.copy_targets(me)),
            accept: lay_on,
            ..Offer::NEVER
        },
        Offer {
            windows: Window::Start.only(),
            is_open: |game, me| !game.turn().is_copy_moved(me.power) && !game.copy_targets(me).is_empty(),
            picks: |game, me| Picks::Powers(game.copy_targets(me)),
            accept: move_to,
            ..Offer::NEVER
        },
    ],
    ..Power::tile(Side::Green, 6)
};

fn move_to(game: &mut Play, me: Holder, pick: Pick) {
    game.note_copy_moved(me.power);
    lay_on(game, me, pick);
}

fn lay_on(game: &mut Play, me: Holder, pick: Pick) {
    if let Pick::Power(card) = pick {
        game.begin_copy(me, card);
        // The copied card may add claws (OPEN-33).
        game.recount_claws();
    }
}
