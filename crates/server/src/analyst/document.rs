//! An analysis as a message.

use crate::table::json;
use axum::body::Bytes;
use kaiju_analysis::{
    Analysis, Answer, Balance, Chances, Change, Deed, Deep, DeepChoice, Estimate, Move, fraction,
};
use kaiju_engine::{Action, Seat};
use kaiju_notation::Names;
use kaiju_protocol::{
    AnalysedChoice, AnalysedMove, GameAnalysis, Grade, Measured, SeatAccount, TurningPoint, ValuedAnswer,
};
use kaiju_record::Record;
use kaiju_view::answer;

/// The most other answers listed for a choice.
const MOST_OTHERS: usize = 5;
/// Luck below this is not worth telling, as a fraction of 1.
const LEAST_LUCK: f64 = 0.0005;

/// The document of a game, whose entries have these numbers in the log.
pub fn document(record: &Record, seqs: &[u64], analysis: &Analysis, deep: Option<&Deep>) -> Bytes {
    let told = Told { record, seqs, analysis, deep };
    Bytes::from(json(&told.all()))
}

struct Told<'a> {
    record: &'a Record,
    seqs: &'a [u64],
    analysis: &'a Analysis,
    deep: Option<&'a Deep>,
}

impl Told<'_> {
    fn all(&self) -> GameAnalysis {
        let moves = &self.analysis.moves;
        GameAnalysis {
            seats: self.analysis.balances.iter().map(account).collect(),
            initial: self.chances(self.analysis.initial),
            moves: (0..).zip(moves).map(|(place, play)| self.told(place, play)).collect(),
            turning_points: self.turning_points(),
            deep: self.deep.is_some(),
        }
    }

    fn names(&self) -> &Names {
        self.record.names()
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::ALL.into_iter().take(self.analysis.seats)
    }

    fn chances(&self, chances: Chances) -> Vec<f64> {
        self.seats().map(|seat| rounded(chances.of(seat))).collect()
    }

    fn seq(&self, play: &Move) -> u64 {
        self.seqs.get(play.entry).copied().unwrap_or_default()
    }

    fn told(&self, place: usize, play: &Move) -> AnalysedMove {
        let (luck, choice) = match &play.deed {
            Deed::Luck { .. } => (self.luck(play.change), None),
            Deed::Choice { .. } => (None, self.choice(place, play)),
        };
        AnalysedMove { seq: self.seq(play), win: self.chances(play.chances), luck, choice }
    }

    fn luck(&self, change: Change) -> Option<Vec<f64>> {
        let luck: Vec<f64> = self.seats().map(|seat| rounded(change.of(seat))).collect();
        luck.iter().any(|luck| luck.abs() >= LEAST_LUCK).then_some(luck)
    }

    fn choice(&self, place: usize, play: &Move) -> Option<AnalysedChoice> {
        let Deed::Choice { seat, chosen, ref answers, loss, .. } = play.deed else { return None };
        if !play.deed.is_real_choice() {
            return None;
        }
        let examined = self.deep.and_then(|deep| deep.choices.iter().find(|choice| choice.place == place));
        if let Some(examined) = examined {
            return Some(self.examined(seat, examined));
        }
        let valued = |answer: &Answer| self.valued(answer.action, rounded(answer.chances.of(seat)), None);
        let mut others: Vec<&Answer> = answers.iter().filter(|answer| answer.action != chosen).collect();
        others.sort_by_key(|answer| std::cmp::Reverse(answer.chances.of(seat)));
        let given = answers.iter().find(|answer| answer.action == chosen)?;
        Some(AnalysedChoice {
            seat,
            grade: grade(kaiju_analysis::Grade::of(loss)),
            loss: rounded(loss),
            given: valued(given),
            others: others.into_iter().take(MOST_OTHERS).map(valued).collect(),
        })
    }

    /// A choice that was examined by rollouts: only the compared answers are told.
    fn examined(&self, seat: Seat, choice: &DeepChoice) -> AnalysedChoice {
        let valued =
            |(action, win): &(Action, Estimate)| self.valued(*action, four(win.mean), Some(four(win.error)));
        let mut answers: Vec<ValuedAnswer> = choice.answers.iter().map(valued).collect();
        let given = answers.remove(0);
        answers.sort_by(|one, other| other.win.total_cmp(&one.win));
        AnalysedChoice {
            seat,
            grade: grade(choice.grade()),
            loss: four(choice.loss.mean.max(0.0)),
            given,
            others: answers,
        }
    }

    fn valued(&self, action: Action, win: f64, error: Option<f64>) -> ValuedAnswer {
        ValuedAnswer { answer: answer(action, self.names()), win, error }
    }

    fn turning_points(&self) -> Vec<TurningPoint> {
        let measured = |estimates: &[Estimate]| {
            let one =
                |estimate: &Estimate| Measured { win: four(estimate.mean), error: four(estimate.error) };
            estimates.iter().map(one).collect::<Vec<_>>()
        };
        let points = self.analysis.turning_points();
        points
            .into_iter()
            .map(|play| {
                let found = self.deep.and_then(|deep| {
                    let is_it = |place: usize| std::ptr::eq(&raw const self.analysis.moves[place], play);
                    deep.turning.iter().find(|point| is_it(point.place))
                });
                TurningPoint {
                    seq: self.seq(play),
                    measured: found.map(|point| [measured(&point.before), measured(&point.after)]),
                }
            })
            .collect()
    }
}

fn account(balance: &Balance) -> SeatAccount {
    SeatAccount {
        initial: rounded(balance.initial),
        last: rounded(balance.last),
        luck: rounded(balance.luck),
        own: rounded(balance.own),
        others: rounded(balance.others),
        revision: rounded(balance.revision),
        decisions: balance.accuracy.decisions,
        mean_loss: four(balance.accuracy.mean_loss()),
        graded: balance.accuracy.graded,
    }
}

fn grade(grade: kaiju_analysis::Grade) -> Grade {
    match grade {
        kaiju_analysis::Grade::Good => Grade::Good,
        kaiju_analysis::Grade::Inaccuracy => Grade::Inaccuracy,
        kaiju_analysis::Grade::Mistake => Grade::Mistake,
        kaiju_analysis::Grade::Blunder => Grade::Blunder,
    }
}

/// A chance, or a change of one, as a fraction of 1 with four decimals.
fn rounded(units: i64) -> f64 {
    four(fraction(units))
}

/// Four decimals: a document has thousands of numbers.
pub fn four(number: f64) -> f64 {
    // Adding zero turns -0 into 0.
    (number * 10_000.0).round() / 10_000.0 + 0.0
}
