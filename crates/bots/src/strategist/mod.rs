//! `strategist`: exact dice over a hand-made judgement of the position.

mod judge;
mod worth;

pub use judge::{Strategy, Weights};

use crate::plan::Planner;

/// Plans every answer with the hand-made judge.
pub type Strategist = Planner<Strategy>;

impl Strategist {
    /// A strategist that has not begun a game.
    pub fn hand_made() -> Strategist {
        Planner::new(Strategy::new(Weights::TUNED))
    }
}
