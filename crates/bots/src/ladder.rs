//! The bots by name: the ladder, on which one way to play is measured against another.

use crate::bot::Bot;
use crate::brawler::Brawler;
use crate::champion::Champion;
use crate::grandmaster::{Effort, Grandmaster};
use crate::levels::LEVELS;
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

/// One bot for each way to play, the weakest first.
pub const LADDER: &[Kind] = &[
    Kind {
        name: "random",
        about: "picks a kind of action at random, then its details",
        make: || Box::new(Random::new()),
    },
    Kind { name: "brawler", about: "plays by rules of thumb", make: || Box::new(Brawler) },
    STRATEGIST,
    CHAMPION,
];

/// The `strategist`.
pub(crate) const STRATEGIST: Kind = Kind {
    name: "strategist",
    about: "solves its dice exactly and judges positions by hand-made rules",
    make: || Box::new(Strategist::hand_made()),
};

/// The `champion`.
pub(crate) const CHAMPION: Kind = Kind {
    name: "champion",
    about: "solves its dice exactly and judges positions as it learned by self-play",
    make: || Box::new(Champion::trained()),
};

/// The `grandmaster`. It thinks for too long to play the many games that give a bot its place on a list.
const GRANDMASTER: Kind = Kind {
    name: "grandmaster",
    about: "plays close decisions on in its head before it answers",
    make: || Box::new(Grandmaster::trained(Effort::USUAL)),
};

impl Kind {
    /// The kind called `name`, on the ladder, among the levels, or the grandmaster.
    pub fn named(name: &str) -> Option<Kind> {
        Kind::all().find(|kind| kind.name == name)
    }

    /// The kinds of [`LADDER`] and [`LEVELS`], and the grandmaster.
    pub fn all() -> impl Iterator<Item = Kind> {
        let is_level = |kind: &Kind| LEVELS.iter().any(|level| level.name == kind.name);
        LADDER.iter().filter(move |kind| !is_level(kind)).chain(LEVELS).chain([&GRANDMASTER]).copied()
    }

    /// A new bot of this kind.
    pub fn make(self) -> Box<dyn Bot> {
        (self.make)()
    }
}
