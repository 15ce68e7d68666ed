//! Mimic: acts as a copy of a keep card in play.
//!
//! The effects of a copy are in the file of the copied card, with Mimic as the holder. `copying.rs` has the part that
//! all copying powers share. This file holds only what is specific to Mimic.
//!
//! Rulings: docs/rulings.md#mimic (as if just bought; 1 energy to move, once a turn; OPEN-58, OPEN-93).

use super::prelude::*;
use crate::copying::{Copier, ask_what_to_copy};

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
    on_gain: Some(ask_what_to_copy),
    offers: Mimic::OFFERS,
    ..Power::KEEP
};

struct Mimic;

impl Copier for Mimic {
    const PRICE: u8 = 1;

    fn owners(game: &Game, me: Holder) -> SeatSet {
        match game.rules().mimic_own_cards {
            MimicOwnCards::Yes => game.alive(),
            MimicOwnCards::No => game.others(me.seat),
        }
    }

    fn tokens(rules: &RuleSet) -> CopiedTokens {
        rules.copied_tokens
    }
}
