//! The analysis of a finished game, turn by turn, and its rollouts.

use super::document::document;
use super::{Bench, Part, Work};
use crate::registry::server_error;
use axum::body::Bytes;
use kaiju_analysis::{Analysis, Answered, Deep, Depth, Looked, Open, Questions, Turns};
use kaiju_protocol::{AnalysisProgress, Refusal};
use kaiju_record::Record;

/// The effort of a deep analysis on request: some seconds.
const DEPTH: Depth = Depth { seed: 1, most: 240, error: 0.02, choices: 6 };

/// A game that is over.
pub struct PlayedGame {
    /// Its record.
    pub record: Bytes,
    /// The number of the log's entry for each entry of the record.
    pub seqs: Vec<u64>,
}

/// The work on one game.
pub struct GameWork {
    game: PlayedGame,
    is_deep: bool,
    stage: Stage,
}

enum Stage {
    /// Not read yet: a game that waits needs little memory.
    New,
    Turns {
        record: Box<Record>,
        turns: Box<Turns>,
        looked: Vec<Looked>,
    },
    Questions(Box<Deepening>),
}

/// An analysed game with its questions for rollouts.
struct Deepening {
    record: Box<Record>,
    turns: usize,
    analysis: Analysis,
    questions: Questions,
    open: Option<Open>,
    answered: Vec<Answered>,
}

impl GameWork {
    /// A quick or deep analysis of this game.
    pub fn new(game: PlayedGame, is_deep: bool) -> GameWork {
        GameWork { game, is_deep, stage: Stage::New }
    }

    /// Does a part of the work. Returns the document at the end.
    fn step(&mut self, bench: &mut Bench) -> Result<Option<Bytes>, Refusal> {
        let seqs = &self.game.seqs;
        self.stage = match std::mem::replace(&mut self.stage, Stage::New) {
            Stage::New => {
                let record = Record::from_bytes(&self.game.record);
                let record = record.map_err(|error| server_error(error.message))?;
                let turns = Turns::of(&record).map_err(|error| server_error(error.text(record.names())))?;
                Stage::Turns { record: Box::new(record), turns: Box::new(turns), looked: Vec::new() }
            }
            Stage::Turns { record, turns, mut looked } if looked.len() < turns.count() => {
                looked.push(turns.look_at(looked.len(), &mut bench.valuer));
                Stage::Turns { record, turns, looked }
            }
            Stage::Turns { record, turns, looked } => {
                let analysis = turns.account(looked);
                // The positions of the last turn take room.
                bench.valuer.begin_turn();
                if !self.is_deep {
                    return Ok(Some(document(&record, seqs, &analysis, None)));
                }
                let questions = Questions::of(&record, &analysis, &DEPTH);
                let questions = questions.map_err(|error| server_error(error.text(record.names())))?;
                let (turns, open, answered) = (turns.count(), None, Vec::new());
                Stage::Questions(Box::new(Deepening { record, turns, analysis, questions, open, answered }))
            }
            Stage::Questions(all) if all.answered.len() == all.questions.count() => {
                let deep = Deep::of(all.answered);
                return Ok(Some(document(&all.record, seqs, &all.analysis, Some(&deep))));
            }
            Stage::Questions(mut all) => {
                let mut open = match all.open.take() {
                    Some(open) => open,
                    None => all.questions.open(all.answered.len()),
                };
                match all.questions.play_on(&mut open, &mut bench.rollouts) {
                    Some(answered) => all.answered.push(answered),
                    None => all.open = Some(open),
                }
                Stage::Questions(all)
            }
        };
        Ok(None)
    }

    /// The progress: the rollouts of a deep analysis count as much as its turns.
    fn progress(&self) -> AnalysisProgress {
        let (done, turns) = match &self.stage {
            Stage::New => (0, 0),
            Stage::Turns { turns, looked, .. } => (looked.len(), turns.count()),
            Stage::Questions(all) => {
                let share = all.turns * all.answered.len() / all.questions.count().max(1);
                (all.turns + share, all.turns)
            }
        };
        let of = if self.is_deep { 2 * turns } else { turns };
        AnalysisProgress { done: count(done), of: count(of) }
    }
}

fn count(parts: usize) -> u32 {
    u32::try_from(parts).unwrap_or(u32::MAX)
}

impl Work for GameWork {
    fn go_on(&mut self, bench: &mut Bench) -> Part {
        match self.step(bench) {
            Ok(Some(document)) => Part::Done(Ok(document)),
            Ok(None) => Part::Progress(self.progress()),
            Err(refusal) => Part::Done(Err(refusal)),
        }
    }
}
