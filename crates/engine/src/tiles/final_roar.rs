//! Final Roar: die with 16 points and win.
//!
//! Rulings: docs/rulings.md#tile-final-roar (before any rescue; the active monster first, OPEN-77).

use super::prelude::*;

pub(crate) const FINAL_ROAR: Power = Power {
    name: "Final Roar",
    text: "If you would be eliminated with 16 or more points, you win the game instead.",
    stirs_attack: true,
    at_zero: Some(Rescue {
        rank: 0,
        wins: true,
        applies: |game, me| game.player(me.seat).points >= POINTS,
        act: |game, me| game.win_by_power(me),
    }),
    ..Power::tile(Side::Green, 3)
};

const POINTS: u8 = 16;
