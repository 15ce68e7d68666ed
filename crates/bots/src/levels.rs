//! The bots that people choose as opponents, about equally far apart.
//!
//! `docs/levels.md` has their strength; `cargo run --release -p kaiju-table --example levels` measures it.

use crate::amateur::{Amateur, Habits};
use crate::bot::Bot;
use crate::champion::Champion;
use crate::ladder::{CHAMPION, Kind, STRATEGIST};
use crate::strategist::Strategist;

/// The bots for people, the weakest first.
pub const LEVELS: &[Kind] = &[
    Kind {
        name: "newcomer",
        about: "plays for the first time: takes dice as they fall, forgets to buy, stays in Tokyo",
        make: || amateur(Habits { lapses: 100, impatience: 8 }),
    },
    Kind {
        name: "dabbler",
        about: "has a favourite plan for every roll, and forgets the rest",
        make: || amateur(Habits { lapses: 100, impatience: 1 }),
    },
    Kind {
        name: "casual",
        about: "chases sets, and now and then sees something better",
        make: || amateur(Habits { lapses: 80, impatience: 1 }),
    },
    Kind {
        name: "regular",
        about: "plays well every other time",
        make: || amateur(Habits { lapses: 55, impatience: 1 }),
    },
    Kind {
        name: "seasoned",
        about: "plays well, with a lapse now and then",
        make: || amateur(Habits { lapses: 28, impatience: 1 }),
    },
    STRATEGIST,
    Kind {
        name: "expert",
        about: "knows what the champion knows, and overlooks something now and then",
        make: || Box::new(Amateur::new(Champion::trained(), Habits { lapses: 17, impatience: 1 })),
    },
    CHAMPION,
];

/// The opponents in the daily game, the same for everybody.
pub const DAILY_BOTS: [&str; 3] = ["casual", "regular", "seasoned"];

/// The opponents in the lesson.
pub const LESSON_BOTS: [&str; 2] = ["newcomer"; 2];

fn amateur(habits: Habits) -> Box<dyn Bot> {
    Box::new(Amateur::new(Strategist::hand_made(), habits))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bots_of_the_daily_game_and_the_lesson_are_levels() {
        for bot in DAILY_BOTS.iter().chain(&LESSON_BOTS) {
            assert!(LEVELS.iter().any(|level| level.name == *bot), "{bot}");
        }
        let measured = include_str!("../../../docs/levels.md");
        assert!(measured.contains(&format!("| Guided game | {} |", LESSON_BOTS.join(", "))));
    }
}
