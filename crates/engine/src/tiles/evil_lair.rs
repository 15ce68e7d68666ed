//! Evil Lair: cards cost 1 energy less.
//!
//! Rulings: docs/rulings.md#tile-evil-lair.

use super::prelude::*;

pub(crate) const EVIL_LAIR: Power = Power {
    name: "Evil Lair",
    text: "Cards cost you 1 energy less.",
    discount: Some(|_, _| 1),
    ..Power::tile(Side::Red, 6)
};
