//! Who was winning, what was the mistake, what was luck: a finished game looked at move by move.
//!
//! [`analyze`] follows a record. Every position gets the chance of every seat to win; every roll and draw its luck, which is
//! the chance after it less the exact mean over everything that could have come; every decision what it cost, which is the
//! chance after the best answer less that after the one given. Luck and skill add up to what became of each seat's chance,
//! exactly. [`deepen`] looks again at the moves that matter, by rollouts. How this is defined is in `docs/analysis.md`.

mod analysis;
mod chances;
mod deep;
mod grade;
mod outcomes;
mod rolls;
mod value;

pub use analysis::{Analysis, Balance, Deed, Move, analyze};
pub use chances::{Chances, Change, ONE, fraction};
pub use deep::{Deep, DeepChoice, DeepTurning, Depth, Estimate, compare, deepen};
pub use grade::{Accuracy, Grade};
pub use outcomes::outcomes;
pub use value::{Answer, Valuer};
