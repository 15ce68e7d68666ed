//! A hint for the player who is asked: the best answers, what kept dice can become, and the danger of staying.

use super::document::four;
use super::{Bench, Part, Work};
use crate::table::json;
use axum::body::Bytes;
use kaiju_analysis::{Answer, Danger, fraction, hopes};
use kaiju_engine::{Action, Decision, Game, Seat, Step};
use kaiju_notation::Names;
use kaiju_protocol::{AnalysisProgress, Hint, Hinted, Hope};
use kaiju_view::answer;

/// The most answers in a hint.
const MOST_ANSWERS: usize = 4;
/// The playouts that measure the danger of an answer, and those in one part of the work.
const PLAYOUTS: usize = 120;
const BATCH: usize = 30;
/// The least chance of a hope worth telling.
const LEAST_HOPE: f32 = 0.005;

/// A question to a player, with the game as that player sees it.
pub struct AskedGame {
    /// The game.
    pub game: Game,
    /// The names of the seats.
    pub names: Names,
    /// The seat that is asked.
    pub seat: Seat,
    /// The number of the question.
    pub seq: u64,
}

/// The work on one hint.
pub struct HintWork {
    asked: AskedGame,
    answers: Vec<Hinted>,
    /// The actions of these answers.
    actions: Vec<Action>,
    /// The playouts for each answer.
    dangers: Vec<Danger>,
    /// The number of playouts so far.
    played: usize,
}

impl HintWork {
    /// A hint for this question.
    pub fn new(asked: AskedGame) -> HintWork {
        HintWork { asked, answers: Vec::new(), actions: Vec::new(), dangers: Vec::new(), played: 0 }
    }

    fn value_answers(&mut self, bench: &mut Bench) {
        let AskedGame { game, names, seat, .. } = &self.asked;
        bench.valuer.begin_turn();
        let mut answers = bench.valuer.answers(game);
        bench.valuer.begin_turn();
        answers.sort_by_key(|answer| std::cmp::Reverse(answer.chances.of(*seat)));
        answers.truncate(MOST_ANSWERS);
        let hinted = |found: &Answer| Hinted {
            answer: answer(found.action, names),
            win: four(fraction(found.chances.of(*seat))),
            hopes: hopes_of(game, found.action),
            out: None,
        };
        self.answers = answers.iter().map(hinted).collect();
        if matches!(game.step(), Step::Decide { decision: Decision::Leave, .. }) {
            self.actions = answers.iter().map(|answer| answer.action).collect();
            // The same dice for all answers.
            self.dangers = answers.iter().map(|_| Danger::new(self.asked.seq)).collect();
        }
    }

    fn measure_danger(&mut self) {
        for (danger, &action) in self.dangers.iter_mut().zip(&self.actions) {
            (0..BATCH).for_each(|_| danger.play(&self.asked.game, self.asked.seat, action));
        }
        self.played += BATCH;
        for (hinted, danger) in self.answers.iter_mut().zip(&self.dangers) {
            hinted.out = Some(four(danger.estimate().mean));
        }
    }
}

/// The hopes of a player who keeps dice and rolls the others.
fn hopes_of(game: &Game, action: Action) -> Vec<Hope> {
    let dice = game.turn().dice.len();
    match (game.step(), action) {
        (Step::Decide { decision: Decision::Keep { rolls_left }, .. }, Action::Keep(kept))
            if rolls_left > 0 && kept.len() < dice =>
        {
            let found = hopes(kept, dice, rolls_left).into_iter().filter(|hope| hope.chance >= LEAST_HOPE);
            let told = found.map(|hope| Hope {
                face: hope.face,
                count: hope.count,
                chance: four(hope.chance.into()),
            });
            told.collect()
        }
        _ => Vec::new(),
    }
}

impl Work for HintWork {
    fn go_on(&mut self, bench: &mut Bench) -> Part {
        if self.answers.is_empty() {
            self.value_answers(bench);
        } else if !self.dangers.is_empty() && self.played < PLAYOUTS {
            self.measure_danger();
        }
        if !self.dangers.is_empty() && self.played < PLAYOUTS {
            return Part::Progress(AnalysisProgress { done: 0, of: 0 });
        }
        let (seq, seat) = (self.asked.seq, self.asked.seat);
        let hint = Hint { seq, seat, answers: std::mem::take(&mut self.answers) };
        Part::Done(Ok(Bytes::from(json(&hint))))
    }
}
