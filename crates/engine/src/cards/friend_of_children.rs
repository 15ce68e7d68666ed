//! Friend of Children: 1 more whenever you gain energy.
//!
//! Rulings: docs/rulings.md#friend-of-children (once per gain; refunds, payments and stored energy are not gains,
//! OPEN-95).

use super::prelude::*;

pub(crate) const FRIEND_OF_CHILDREN: Power = Power {
    name: "Friend of Children",
    text: "Whenever you gain energy, gain 1 more.",
    cost: 3,
    energy_bonus: Some(|_, _, _| 1),
    ..Power::KEEP
};
