//! The ladder: our bots by name, weakest first.

use crate::bot::Bot;
use crate::brawler::Brawler;
use crate::champion::Champion;
use crate::random::Random;
use crate::strategist::Strategist;

/// A kind of bot.
#[derive(Clone, Copy, Debug)]
pub struct Kind {
    /// Its name.
    pub name: &'static str,
    /// Its style, as a phrase.
    pub about: &'static str,
    /// Makes a bot of this kind.
    pub make: fn() -> Box<dyn Bot>,
}

/// All kinds of bots, weakest first.
pub const LADDER: &[Kind] = &[
    Kind {
        name: "random",
        about: "picks a kind of action at random, then its details",
        make: || Box::new(Random::new()),
    },
    Kind { name: "brawler", about: "plays by rules of thumb", make: || Box::new(Brawler) },
    Kind {
        name: "strategist",
        about: "solves its dice exactly and judges positions by hand-made rules",
        make: || Box::new(Strategist::hand_made()),
    },
    Kind {
        name: "champion",
        about: "solves its dice exactly and judges positions as it learned by self-play",
        make: || Box::new(Champion::trained()),
    },
];

impl Kind {
    /// The kind called `name`.
    pub fn named(name: &str) -> Option<Kind> {
        LADDER.iter().copied().find(|kind| kind.name == name)
    }

    /// A new bot of this kind.
    pub fn make(self) -> Box<dyn Bot> {
        (self.make)()
    }
}
