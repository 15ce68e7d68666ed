//! Full Regeneration: heal to 12 hearts, your new maximum.
//!
//! Rulings: docs/rulings.md#tile-full-regeneration (the hearts are set, which is no healing).

use super::prelude::*;

pub(crate) const FULL_REGENERATION: Power = Power {
    name: "Full Regeneration",
    text: "Your maximum is 12 hearts. Your hearts rise to it when you take this tile.",
    max_hearts: Some(|_, _, most| most.max(HEARTS)),
    on_gain: Some(regenerate),
    ..Power::tile(Side::Red, 6)
};

const HEARTS: u8 = 12;

fn regenerate(game: &mut Play, me: Holder, _: Gain) {
    let most = game.max_hearts(me.seat);
    game.set_hearts(me.seat, most, Cause::Power(me.power));
}
