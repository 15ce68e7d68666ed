//! Mimic: acts as a copy of a keep card in play.
//!
//! Everything a copy does is found under the card it copies, with Mimic as the holder. This file only says when
//! and for what price the token is laid on a card.
//!
//! Rulings: docs/rulings.md#mimic (as if just bought; 1 energy to move, once a turn; OPEN-58, OPEN-93).

use super::prelude::*;

pub(crate) const MIMIC: Power = Power {
    name: "Mimic",
    text: "Choose a keep card in play: this card is a copy of it, as if just bought. At the start of your turn you may pay 1 energy to copy another card.",
    text_by: Some(|rules| match (rules.mimic_own_cards, rules.copied_tokens) {
        (MimicOwnCards::Yes, CopiedTokens::Fresh) => None,
        (MimicOwnCards::No, CopiedTokens::Fresh) => Some(
            "Choose a keep card of another monster: this card is a copy of it, as if just bought. At the start of your turn you may pay 1 energy to copy another card.",
        ),
        (MimicOwnCards::Yes, CopiedTokens::Same) => Some(
            "Choose a keep card in play: this card is a copy of it, as if just bought, and gets as many tokens or energy as lie on it. At the start of your turn you may pay 1 energy to copy another card.",
        ),
        (MimicOwnCards::No, CopiedTokens::Same) => Some(
            "Choose a keep card of another monster: this card is a copy of it, as if just bought, and gets as many tokens or energy as lie on it. At the start of your turn you may pay 1 energy to copy another card.",
        ),
    }),
    cost: 8,
    decks: Decks::Only(Deck::Classic),
    has_counter: true,
    copies: true,
    on_gain: Some(|game, me, how| {
        if how == Gain::New {
            game.ask_holder(me);
        }
    }),
    offers: &[
        Offer {
            windows: Window::Choose.only(),
            lacks: |game, me| game.lack_to_begin_copy(me, owners(game, me)),
            picks: |game, me| Picks::Powers(game.copy_targets(me, owners(game, me))),
            pick_lacks: |game, me, pick| game.lack_to_copy(me, pick),
            accept: lay_token,
            ..Offer::NEVER
        },
        Offer {
            windows: Window::Start.only(),
            lacks: |game, me| {
                Lack::of_energy(game.player(me.seat).energy, PRICE)
                    .or_else(|| game.lack_to_move_copy(me, owners(game, me)))
            },
            picks: |game, me| Picks::Powers(game.copy_targets(me, owners(game, me))),
            pick_lacks: |game, me, pick| game.lack_to_copy(me, pick),
            accept: move_token,
            ..Offer::NEVER
        },
    ],
    ..Power::KEEP
};

const PRICE: u8 = 1;

/// The monsters whose cards it may copy.
fn owners(game: &Game, me: Holder) -> SeatSet {
    match game.rules().mimic_own_cards {
        MimicOwnCards::Yes => game.alive(),
        MimicOwnCards::No => game.others(me.seat),
    }
}

fn move_token(game: &mut Play, me: Holder, pick: Pick) {
    game.spend_energy(me.seat, PRICE, Cause::Power(me.power));
    game.note_copy_moved(me.power);
    lay_token(game, me, pick);
}

fn lay_token(game: &mut Play, me: Holder, pick: Pick) {
    if let Pick::Power(card) = pick {
        game.begin_copy(me, card, game.rules().copied_tokens);
    }
}
