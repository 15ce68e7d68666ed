//! Fluxling: acts as a copy of a keep card in play.
//!
//! The effects of a copy are in the file of the copied card, with Fluxling as the holder. `copying.rs` has the part
//! that all copying powers share. This file holds only what is specific to Fluxling.
//!
//! Rulings: docs/rulings.md#tile-fluxling (any card, as if just bought, in every rule set; moves for free, once a
//! turn; a used-up copy ends, the tile stays).

use super::prelude::*;
use crate::copying::{Copier, ask_what_to_copy};

pub(crate) const FLUXLING: Power = Power {
    name: "Fluxling",
    text: "Lay this tile on a keep card of any monster: it is your copy of it, as if just bought. At the start of your turn you may move it.",
    has_counter: true,
    copies: true,
    on_gain: Some(ask_what_to_copy),
    offers: Fluxling::OFFERS,
    ..Power::tile(Side::Green, 6)
};

struct Fluxling;

impl Copier for Fluxling {
    const PRICE: u8 = 0;

    /// Fluxling may copy any monster's cards, its owner's too. Revision 1 had one switch for everything that copies.
    fn owners(game: &Game, me: Holder) -> SeatSet {
        let rules = game.rules();
        match (rules.revision, rules.mimic_own_cards) {
            (Revision::First, MimicOwnCards::No) => game.others(me.seat),
            (Revision::First, MimicOwnCards::Yes) | (Revision::Second, _) => game.alive(),
        }
    }

    fn tokens(_: &RuleSet) -> CopiedTokens {
        CopiedTokens::Fresh
    }
}
