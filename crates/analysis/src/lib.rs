//! Analysis of finished games: win chances, mistakes and luck, move by move.
//!
//! [`analyze`] follows a record. Every position gets each seat's chance to win. Every roll and draw gets its luck:
//! the chance after it minus the exact mean over everything that could have come. Every decision gets its loss: the
//! chance after the best answer minus that after the given one. Luck and skill add up exactly to the change of each
//! seat's chance. [`deepen`] examines the moves that matter again, by rollouts. The definitions are in
//! `docs/analysis.md`.

mod analysis;
mod chances;
mod deep;
mod grade;
mod hint;
mod outcomes;
mod rolls;
mod value;

pub use analysis::{Analysis, Balance, Deed, Looked, Move, Turns, analyze};
pub use chances::{Chances, Change, ONE, fraction};
pub use deep::{Answered, Deep, DeepChoice, DeepTurning, Depth, Estimate, Open, Questions, compare, deepen};
pub use grade::{Accuracy, Grade};
pub use hint::{Danger, Hope, hopes};
pub use outcomes::outcomes;
pub use value::{Answer, Valuer};
