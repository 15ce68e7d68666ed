//! How bad a mistake was.

use crate::chances::{ONE, fraction};

/// The grade of a decision, by what it cost its player.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Grade {
    /// Nothing worth mentioning.
    Good,
    /// A little.
    Inaccuracy,
    /// Clearly something.
    Mistake,
    /// A lot.
    Blunder,
}

/// From these losses on, as fractions of [`ONE`]; how often bots reach them is in `docs/analysis.md`.
const INACCURACY: i64 = ONE / 100;
const MISTAKE: i64 = ONE * 3 / 100;
const BLUNDER: i64 = ONE * 8 / 100;

impl Grade {
    /// The grade of a decision that lost this much.
    pub fn of(loss: i64) -> Grade {
        match loss {
            BLUNDER.. => Grade::Blunder,
            MISTAKE.. => Grade::Mistake,
            INACCURACY.. => Grade::Inaccuracy,
            _ => Grade::Good,
        }
    }

    /// The word for it.
    pub fn text(self) -> &'static str {
        match self {
            Grade::Good => "good",
            Grade::Inaccuracy => "inaccuracy",
            Grade::Mistake => "mistake",
            Grade::Blunder => "blunder",
        }
    }
}

/// How accurately somebody played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Accuracy {
    /// Decisions with at least two answers that lead to different chances.
    pub decisions: u32,
    /// Their losses added up.
    pub loss: i64,
    /// How many of them were inaccuracies, mistakes and blunders.
    pub graded: [u32; 3],
}

impl Accuracy {
    /// Counts a real decision.
    pub fn count(&mut self, loss: i64) {
        self.decisions += 1;
        self.loss += loss;
        match Grade::of(loss) {
            Grade::Good => {}
            Grade::Inaccuracy => self.graded[0] += 1,
            Grade::Mistake => self.graded[1] += 1,
            Grade::Blunder => self.graded[2] += 1,
        }
    }

    /// The mean loss of a decision, as a fraction of 1: the figure that can be compared between games.
    pub fn mean_loss(&self) -> f64 {
        if self.decisions == 0 { 0.0 } else { fraction(self.loss) / f64::from(self.decisions) }
    }
}
