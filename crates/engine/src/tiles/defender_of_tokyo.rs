//! Defender of Tokyo: everybody else loses points while you hold Tokyo.
//!
//! Rulings: docs/rulings.md#tile-defender-of-tokyo (on entering, and at the start of each turn there; never below 0,
//! OPEN-17).

use super::prelude::*;

pub(crate) const DEFENDER_OF_TOKYO: Power = Power {
    name: "Defender of Tokyo",
    text: "When you enter Tokyo or start your turn there, every other monster loses 1 point.",
    on_turn_start: Some(defend_if_there),
    on_enter: Some(defend),
    ..Power::tile(Side::Green, 6)
};

fn defend_if_there(game: &mut Play, me: Holder) {
    if game.in_tokyo(me.seat) {
        defend(game, me);
    }
}

fn defend(game: &mut Play, me: Holder) {
    for seat in game.others(me.seat) {
        game.lose_points(seat, 1, Cause::Power(me.power));
    }
}
