//! `random`: a kind of action uniformly, then its arguments; a keep is a uniform subset of the dice.

use crate::bot::Bot;
use kaiju_engine::playout::{self, WyRand};
use kaiju_engine::{Action, Decision, Seat, View};

/// Plays at random, as defined by `kaiju_engine::playout`.
#[derive(Clone, Debug)]
pub struct Random {
    numbers: WyRand,
}

impl Random {
    /// A new bot.
    pub const fn new() -> Random {
        Random { numbers: WyRand(0) }
    }
}

impl Default for Random {
    fn default() -> Random {
        Random::new()
    }
}

impl Bot for Random {
    fn begin(&mut self, seed: u64) {
        self.numbers = WyRand(seed);
    }

    fn choose(&mut self, view: &View, seat: Seat, decision: Decision) -> Action {
        playout::action(view.game(), seat, decision, &mut self.numbers)
    }
}
