//! Grades of mistakes.

use crate::chances::{ONE, fraction};

/// The grade of a decision, by its loss.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Grade {
    /// Nothing worth mentioning.
    Good,
    /// A small loss.
    Inaccuracy,
    /// A clear loss.
    Mistake,
    /// A large loss.
    Blunder,
}

/// The lowest loss of each grade, as fractions of [`ONE`]; `docs/analysis.md` says how often bots reach them.
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

    /// The name of the grade.
    pub fn text(self) -> &'static str {
        match self {
            Grade::Good => "good",
            Grade::Inaccuracy => "inaccuracy",
            Grade::Mistake => "mistake",
            Grade::Blunder => "blunder",
        }
    }
}

/// The accuracy of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Accuracy {
    /// Decisions with at least two answers that lead to different chances.
    pub decisions: u32,
    /// The sum of their losses.
    pub loss: i64,
    /// The numbers of inaccuracies, mistakes and blunders among them.
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

    /// The mean loss per decision, as a fraction of 1: comparable between games.
    pub fn mean_loss(&self) -> f64 {
        if self.decisions == 0 { 0.0 } else { fraction(self.loss) / f64::from(self.decisions) }
    }
}
