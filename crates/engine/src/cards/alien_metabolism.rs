//! Alien Metabolism: cards cost 1 energy less.
//!
//! Rulings: docs/rulings.md#alien-metabolism (every purchase; not the sweep, nor the cost of using powers).

use super::prelude::*;

pub(crate) const ALIEN_METABOLISM: Power = Power {
    name: "Alien Metabolism",
    second_name: Some("Alien Origin"),
    text: "Cards cost you 1 energy less.",
    cost: 3,
    discount: Some(|_, _| 1),
    ..Power::KEEP
};
