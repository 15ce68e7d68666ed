//! Extra Head: one more die.
//!
//! Rulings: docs/rulings.md#extra-head (two copies in the classic deck, one in the dark one; at most 8 dice).

use super::prelude::*;

pub(crate) const EXTRA_HEAD: Power = Power {
    name: "Extra Head",
    text: "Roll 1 more die.",
    cost: 7,
    extra_dice: Some(|_, _| 1),
    ..Power::KEEP
};

pub(crate) const SECOND_EXTRA_HEAD: Power = Power { decks: Decks::Only(Deck::Classic), ..EXTRA_HEAD };
