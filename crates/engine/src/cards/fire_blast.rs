//! Fire Blast: 2 damage to everybody else.
//!
//! Rulings: docs/rulings.md#fire-blast (it is no attack).

use super::prelude::*;

pub(crate) const FIRE_BLAST: Power = Power {
    name: "Fire Blast",
    second_name: Some("Flame Thrower"),
    text: "Every other monster loses 2 hearts.",
    cost: 3,
    on_gain: Some(blast),
    ..Power::DISCARD
};

fn blast(game: &mut Play, me: Holder, _: Gain) {
    let others = game.others(me.seat);
    game.hurt(Some(me.seat), Cause::Power(me.power), others, 2);
}
