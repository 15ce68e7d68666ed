//! Deep analysis: rollouts by the champion from the moves that matter, with the luck of the dice subtracted.
//!
//! Every number is a mean with its standard error. A question is closed as soon as its answer is clear.

use crate::analysis::{Analysis, Deed, Move};
use crate::grade::Grade;
use kaiju_bots::champion::Learned;
use kaiju_bots::plan::{Playout, Rollouts};
use kaiju_engine::playout::{Numbers, WyRand};
use kaiju_engine::{Action, Game, Seat, Step};
use kaiju_record::{EntryError, Record};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// The effort of a deep analysis.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Depth {
    /// The seed of all dice and draws.
    pub seed: u64,
    /// The most rollouts from one position.
    pub most: usize,
    /// The standard error at which a number is accurate enough, as a fraction of 1.
    pub error: f64,
    /// The number of mistakes to examine, the worst ones.
    pub choices: usize,
}

impl Depth {
    /// Enough for a standard error of 1 % on turning points.
    pub const USUAL: Depth = Depth { seed: 1, most: 1600, error: 0.01, choices: 10 };
}

/// The number of rollouts between two checks.
const BATCH: usize = 16;
/// The number of rollouts before anything is called clear.
const LEAST: usize = 48;
/// The number of standard errors from which on a difference is clear.
const CLEAR: f64 = 3.0;
/// The number of answers compared with the given one, the best by the quick analysis.
const RIVALS: usize = 2;

/// A mean over rollouts.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Estimate {
    /// The mean.
    pub mean: f64,
    /// Its standard error.
    pub error: f64,
    /// The number of rollouts.
    pub count: usize,
}

impl Estimate {
    /// True if it clearly differs from 0.
    pub fn is_clear(&self) -> bool {
        self.count >= LEAST && self.mean.abs() > CLEAR * self.error
    }

    /// The mean of these values.
    pub fn of(values: impl Iterator<Item = f64>) -> Estimate {
        let (mut count, mut mean, mut squares) = (0, 0.0, 0.0);
        for value in values {
            count += 1;
            let off = value - mean;
            mean += off / count as f64;
            squares += off * (value - mean);
        }
        let error = if count > 1 { (squares / (count - 1) as f64 / count as f64).sqrt() } else { 0.0 };
        Estimate { mean, error, count }
    }
}

/// The result of a deep analysis.
#[derive(Clone, PartialEq, Debug)]
pub struct Deep {
    /// Turning points, in the order of the game.
    pub turning: Vec<DeepTurning>,
    /// Choices that the quick analysis called mistakes, in the order of the game.
    pub choices: Vec<DeepChoice>,
    /// The total number of rollouts.
    pub playouts: usize,
}

impl Deep {
    /// The result, from the answers to all questions in their order.
    pub fn of(answered: impl IntoIterator<Item = Answered>) -> Deep {
        let mut deep = Deep { turning: Vec::new(), choices: Vec::new(), playouts: 0 };
        for Answered(found, playouts) in answered {
            deep.playouts += playouts;
            match found {
                Found::Turning(turning) => deep.turning.push(turning),
                Found::Choice(choice) => deep.choices.push(choice),
            }
        }
        deep
    }
}

/// A turning point.
#[derive(Clone, PartialEq, Debug)]
pub struct DeepTurning {
    /// The index of the move in [`Analysis::moves`].
    pub place: usize,
    /// Every seat's chance before it.
    pub before: Vec<Estimate>,
    /// Every seat's chance after it.
    pub after: Vec<Estimate>,
}

/// A choice, with rollouts of its answers.
#[derive(Clone, PartialEq, Debug)]
pub struct DeepChoice {
    /// The index of the move in [`Analysis::moves`].
    pub place: usize,
    /// The compared answers, the given one first, with the player's chance.
    pub answers: Vec<(Action, Estimate)>,
    /// The best of them.
    pub best: Action,
    /// The advantage of the best answer over the given one: the mean over rollouts with the same dice. 0 if they are
    /// the same.
    pub loss: Estimate,
}

impl DeepChoice {
    /// The grade: by the loss if it is clear, otherwise good.
    pub fn grade(&self) -> Grade {
        let loss = if self.loss.is_clear() { self.loss.mean } else { 0.0 };
        Grade::of((loss * crate::chances::ONE as f64) as i64)
    }
}

/// A starting position of rollouts, and the first answer if it is fixed.
#[derive(Clone, Copy, Debug)]
struct Start {
    game: Game,
    first: Option<Action>,
}

/// A question to answer.
#[derive(Debug)]
enum Task {
    /// Before the move and after it.
    Turning {
        place: usize,
        starts: Box<[Start; 2]>,
    },
    Choice {
        place: usize,
        seat: Seat,
        answers: Vec<(Action, Start)>,
    },
}

#[derive(Debug)]
enum Found {
    Turning(DeepTurning),
    Choice(DeepChoice),
}

/// Examines an analysed game more deeply. `progress` is called with the numbers of answered and of all questions. The
/// result depends only on the seed in `depth`, whatever the number of threads.
pub fn deepen(
    record: &Record,
    analysis: &Analysis,
    depth: &Depth,
    threads: usize,
    progress: &(dyn Fn(usize, usize) + Sync),
) -> Result<Deep, EntryError> {
    let questions = Questions::of(record, analysis, depth)?;
    let all = questions.count();
    let found: Mutex<Vec<Option<Answered>>> = Mutex::new((0..all).map(|_| None).collect());
    let (next, done) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let work = || {
        let mut rollouts = Rollouts::new(Learned::trained());
        loop {
            let question = next.fetch_add(1, Ordering::Relaxed);
            if question >= all {
                break;
            }
            let mut open = questions.open(question);
            let answered = loop {
                if let Some(answered) = questions.play_on(&mut open, &mut rollouts) {
                    break answered;
                }
            };
            if let Ok(mut found) = found.lock() {
                found[question] = Some(answered);
            }
            progress(done.fetch_add(1, Ordering::Relaxed) + 1, all);
        }
    };
    std::thread::scope(|scope| {
        (1..threads.min(all)).for_each(|_| {
            scope.spawn(work);
        });
        work();
    });
    Ok(Deep::of(found.into_inner().unwrap_or_default().into_iter().flatten()))
}

/// The questions of a deep analysis, for callers that have other work in between: each is opened, and played on until
/// it is answered.
#[derive(Debug)]
pub struct Questions {
    tasks: Vec<Task>,
    seats: usize,
    depth: Depth,
}

impl Questions {
    /// The turning points and the worst mistakes of an analysed game.
    pub fn of(record: &Record, analysis: &Analysis, depth: &Depth) -> Result<Questions, EntryError> {
        let replay = record.replay()?;
        // The position before each move; choices that were taken back are not moves.
        let before = |play: &Move| replay.steps[play.entry].before;
        let after = |place: usize| analysis.moves.get(place + 1).map_or(replay.end, before);
        let turning = analysis.turning_points().into_iter().filter_map(|play| {
            let place = analysis.moves.iter().position(|other| std::ptr::eq(other, play))?;
            let starts = [before(play), after(place)].map(|game| Start { game, first: None });
            Some(Task::Turning { place, starts: Box::new(starts) })
        });
        let mut mistakes: Vec<(i64, usize)> = (0..)
            .zip(&analysis.moves)
            .filter_map(|(place, play)| match play.deed {
                Deed::Choice { loss, .. } if Grade::of(loss) > Grade::Good => Some((-loss, place)),
                Deed::Choice { .. } | Deed::Luck { .. } => None,
            })
            .collect();
        mistakes.sort_unstable();
        mistakes.truncate(depth.choices);
        mistakes.sort_unstable_by_key(|&(_, place)| place);
        let choices = mistakes.iter().filter_map(|&(_, place)| {
            let play = &analysis.moves[place];
            choice(place, &before(play), &play.deed, RIVALS)
        });
        Ok(Questions { tasks: turning.chain(choices).collect(), seats: analysis.seats, depth: *depth })
    }

    /// The number of questions.
    pub fn count(&self) -> usize {
        self.tasks.len()
    }

    /// A question, counted from 0, before its first rollout.
    pub fn open(&self, question: usize) -> Open {
        Open { question, values: self.tasks[question].no_values() }
    }

    /// Plays a few more rollouts. Returns the answer once it is clear, or the most rollouts have been played.
    pub fn play_on(&self, open: &mut Open, rollouts: &mut Rollouts<Learned>) -> Option<Answered> {
        let task = &self.tasks[open.question];
        let found = task.play_on(&mut open.values, self.seats, &self.depth, rollouts)?;
        Some(Answered(found, open.values.iter().map(Vec::len).sum()))
    }
}

/// Compares the best answers to a single decision, by the quick analysis, with the given one.
pub fn compare(game: &Game, deed: &Deed, rivals: usize, depth: &Depth) -> Option<DeepChoice> {
    let task = choice(0, game, deed, rivals)?;
    let mut rollouts = Rollouts::new(Learned::trained());
    let mut values = task.no_values();
    loop {
        match task.play_on(&mut values, game.seats().len(), depth, &mut rollouts) {
            Some(Found::Choice(choice)) => return Some(choice),
            Some(Found::Turning(_)) => return None,
            None => {}
        }
    }
}

fn choice(place: usize, game: &Game, deed: &Deed, rivals: usize) -> Option<Task> {
    let Deed::Choice { seat, chosen, ref answers, .. } = *deed else { return None };
    // Only what the player can see.
    let game = *game.view(Some(seat)).game();
    let mut others: Vec<_> = answers.iter().filter(|answer| answer.action != chosen).collect();
    others.sort_by_key(|answer| -answer.chances.of(seat));
    let actions = std::iter::once(chosen).chain(others.into_iter().take(rivals).map(|answer| answer.action));
    let answers = actions.map(|action| (action, Start { game, first: Some(action) })).collect();
    Some(Task::Choice { place, seat, answers })
}

type Values = Vec<[f32; Seat::MAX]>;

/// A question on which rollouts are being played.
#[derive(Debug)]
pub struct Open {
    /// Its number.
    question: usize,
    /// The rollouts so far from each start.
    values: Vec<Values>,
}

/// The answer to a question, and the number of its rollouts.
#[derive(Debug)]
pub struct Answered(Found, usize);

impl Task {
    /// A place for the rollouts from each start.
    fn no_values(&self) -> Vec<Values> {
        let starts = match self {
            Task::Turning { starts, .. } => starts.len(),
            Task::Choice { answers, .. } => answers.len(),
        };
        vec![Values::new(); starts]
    }

    /// Plays a few more rollouts. Returns the answer once it is clear, or the most rollouts have been played.
    fn play_on(
        &self,
        values: &mut [Values],
        seats: usize,
        depth: &Depth,
        rollouts: &mut Rollouts<Learned>,
    ) -> Option<Found> {
        match self {
            Task::Turning { place, starts } => {
                let open = starts.iter().zip(&*values).position(|(start, values)| {
                    let is_known = || {
                        let known = estimates(values, seats);
                        values.len() >= LEAST && known.iter().all(|one| one.error <= depth.error)
                    };
                    let is_over = is_over(&start.game) && !values.is_empty();
                    !is_over && values.len() < depth.most && !is_known()
                });
                if let Some(open) = open {
                    play_batch(rollouts, &starts[open], *place, depth, &mut values[open]);
                    return None;
                }
                let [before, after] = [0, 1].map(|start| estimates(&values[start], seats));
                Some(Found::Turning(DeepTurning { place: *place, before, after }))
            }
            Task::Choice { place, seat, answers } => {
                for ((_, start), values) in answers.iter().zip(&mut *values) {
                    play_batch(rollouts, start, *place, depth, values);
                }
                let is_settled = |rival: usize| {
                    let found = difference(&values[rival], &values[0], *seat);
                    found.is_clear() || found.count >= LEAST && found.error <= depth.error
                };
                let is_done = values[0].len() >= depth.most || (1..values.len()).all(is_settled);
                is_done.then(|| Found::Choice(compared(*place, *seat, answers, values)))
            }
        }
    }
}

fn is_over(game: &Game) -> bool {
    matches!(game.step(), Step::Over(_))
}

/// Plays one more batch. The dice of a rollout depend only on the move and the rollout's number, so that all answers
/// are compared with the same dice.
fn play_batch(
    rollouts: &mut Rollouts<Learned>,
    start: &Start,
    place: usize,
    depth: &Depth,
    values: &mut Values,
) {
    for _ in 0..BATCH {
        let seed = WyRand(depth.seed).next() ^ WyRand(place as u64).next().rotate_left(32);
        let mut numbers = WyRand(WyRand(seed.wrapping_add(values.len() as u64)).next());
        let playout = rollouts.play(&start.game, start.first, None, &mut numbers);
        values.push(Playout::without_luck(&playout));
    }
}

fn estimates(values: &Values, seats: usize) -> Vec<Estimate> {
    let of = |seat: usize| Estimate::of(values.iter().map(|value| f64::from(value[seat])));
    (0..seats).map(of).collect()
}

/// The advantage of `one` over `other` for `seat`, rollout by rollout.
fn difference(one: &Values, other: &Values, seat: Seat) -> Estimate {
    let of = |values: &[f32; Seat::MAX]| f64::from(values[seat.index()]);
    Estimate::of(one.iter().zip(other).map(|(one, other)| of(one) - of(other)))
}

fn compared(place: usize, seat: Seat, answers: &[(Action, Start)], values: &[Values]) -> DeepChoice {
    let of = |values: &Values| Estimate::of(values.iter().map(|value| f64::from(value[seat.index()])));
    let answers: Vec<(Action, Estimate)> =
        answers.iter().zip(values).map(|(&(action, _), values)| (action, of(values))).collect();
    let best = (1..answers.len())
        .fold(0, |best, other| if answers[other].1.mean > answers[best].1.mean { other } else { best });
    let loss = difference(&values[best], &values[0], seat);
    DeepChoice { place, best: answers[best].0, loss, answers }
}
