//! Whether what a position says fits together.

use crate::game::Game;
use crate::seat::Seat;

/// What a problem is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum About {
    /// A monster.
    Seat(Seat),
    /// The line with this key.
    Line(&'static str),
    /// The damage in progress.
    Hits,
}

/// Something that does not fit.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Problem {
    /// What it is about.
    pub about: About,
    /// What is wrong, as a sentence.
    pub message: String,
}

/// Refuses positions that the engine could not play on from.
pub(crate) fn check(_: &Game) -> Result<(), Problem> {
    Ok(())
}
