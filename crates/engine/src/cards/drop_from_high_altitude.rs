//! Drop from High Altitude: 2 points, and Tokyo City.
//!
//! Rulings: docs/rulings.md#drop-from-high-altitude (monsters driven out take no damage and cannot refuse; OPEN-47,
//! OPEN-83).

use super::prelude::*;

pub(crate) const DROP_FROM_HIGH_ALTITUDE: Power = Power {
    name: "Drop from High Altitude",
    second_name: Some("Death From Above"),
    text: "Gain 2 points. If you are not in Tokyo, take Tokyo City; the monster there leaves.",
    text_by: Some(|rules| match rules.drop_clears_tokyo {
        DropClearsTokyo::No => None,
        DropClearsTokyo::Yes => {
            Some("Gain 2 points. All other monsters leave Tokyo, and you take Tokyo City.")
        }
    }),
    cost: 5,
    on_gain: Some(drop),
    ..Power::DISCARD
};

fn drop(game: &mut Play, me: Holder, _: Gain) {
    game.gain_points(me.seat, 2, Cause::Power(me.power));
    match game.rules().drop_clears_tokyo {
        DropClearsTokyo::No => take_city(game, me),
        DropClearsTokyo::Yes => clear_tokyo(game, me),
    }
}

fn take_city(game: &mut Play, me: Holder) {
    if game.in_tokyo(me.seat) || game.is_forbidden(me.seat, Deed::Enter) {
        return;
    }
    if let Some(evicted) = game.city() {
        game.move_to(evicted, Place::Outside);
    }
    game.enter_tokyo(me.seat, Place::City);
}

fn clear_tokyo(game: &mut Play, me: Holder) {
    for evicted in game.tokyo().without(me.seat) {
        game.move_to(evicted, Place::Outside);
    }
    // A monster that moves up from the Bay was in Tokyo already: no reward.
    if game.in_tokyo(me.seat) {
        game.move_to(me.seat, Place::City);
    } else {
        take_city(game, me);
    }
}
