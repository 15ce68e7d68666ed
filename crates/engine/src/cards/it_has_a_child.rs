//! It Has a Child: a monster at 0 hearts starts anew.
//!
//! Rulings: docs/rulings.md#it-has-a-child (energy and tokens stay; others count it as a death).

use super::prelude::*;

pub(crate) const IT_HAS_A_CHILD: Power = Power {
    name: "It Has a Child",
    second_name: Some("It Has a Child!"),
    text: "If you would be eliminated, discard all your cards and lose all your points instead. Go on outside Tokyo with 10 hearts.",
    dark_text: Some(
        "If you would be eliminated, discard all your cards and tiles and lose all your points and wickedness instead. Go on outside Tokyo with 10 hearts.",
    ),
    cost: 7,
    at_zero: Some(Rescue {
        rank: 2,
        wins: false,
        applies: |_, _| true,
        act: |game, me| game.start_anew(me, None, 10),
    }),
    ..Power::KEEP
};
