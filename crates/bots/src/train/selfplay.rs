//! Games to learn from: every turn gives a position and a target for its judgement.

use super::{Plan, derive, on_threads};
use crate::bot::Bot;
use crate::champion::{Champion, Network};
use crate::strategist::Strategist;
use kaiju_engine::playout::{self, Numbers, WyRand};
use kaiju_engine::{Chance, Decision, Event, Game, Observer, Outcome, RuleSet, Seat, Setup, Step};

/// A position and its target.
#[derive(Clone, Copy, Debug)]
pub struct Sample {
    /// A game in which a turn is about to begin.
    pub game: Game,
    /// Every seat's chance to win.
    pub target: [f32; Seat::MAX],
}

/// The player of a batch.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Teacher {
    /// The strategist, which plays sensibly from the start.
    Strategist,
    /// The network itself.
    Network,
}

/// One answer in this many is random, so that cards are tried that nobody would buy otherwise.
const EXPLORE: u32 = 25;

/// The games of one batch, in order, whatever the number of threads.
pub(super) fn play(
    network: &Network,
    teacher: Teacher,
    plan: &Plan,
    first: u64,
    threads: usize,
) -> Vec<Sample> {
    let played = on_threads(threads, |thread| {
        let mut player: Box<dyn Bot> = match teacher {
            Teacher::Strategist => Box::new(Strategist::hand_made()),
            Teacher::Network => Box::new(Champion::with(network)),
        };
        let games = (first..first + plan.batch).filter(|game| game % threads.max(1) as u64 == thread);
        let samples = |game| (game, one(network, player.as_mut(), teacher, plan, game));
        games.map(samples).collect::<Vec<(u64, Vec<Sample>)>>()
    });
    let mut games: Vec<(u64, Vec<Sample>)> = played.into_iter().flatten().collect();
    games.sort_by_key(|(game, _)| *game);
    games.into_iter().flat_map(|(_, samples)| samples).collect()
}

/// A random table size and rule set: most often four players in one of the two main rule sets.
fn table(numbers: &mut WyRand) -> Setup {
    let players = [2, 2, 3, 4, 4, 4, 5, 6][numbers.below(8) as usize];
    let rules = match numbers.below(8) {
        0 => RuleSet::SPANISH,
        1 => RuleSet::POLISH,
        2..=4 => RuleSet::CZECH,
        _ => RuleSet::DARK,
    };
    Setup { rules, players, first: None }
}

/// Plays one game and returns the target of each of its turns.
fn one(network: &Network, player: &mut dyn Bot, teacher: Teacher, plan: &Plan, number: u64) -> Vec<Sample> {
    let seed = derive(plan.seed ^ 0x5e1f, number);
    let mut numbers = WyRand(seed);
    let Ok(mut game) = Game::new(&table(&mut numbers)) else { return Vec::new() };
    player.begin(seed);
    let mut positions: Vec<Game> = Vec::new();
    let mut new_turn = TurnBegan(false);
    let outcome = loop {
        match game.step() {
            Step::Decide { seat, decision } => {
                let explores = decision_is_free(decision) && numbers.below(EXPLORE) == 0;
                let action = if explores {
                    playout::action(&game, seat, decision, &mut numbers)
                } else {
                    player.choose(&game.view(Some(seat)), seat, decision)
                };
                game.play_unchecked(action, Some(&mut new_turn));
            }
            Step::Chance(chance) => {
                if matches!(chance, Chance::Dice { .. }) && std::mem::take(&mut new_turn.0) {
                    positions.push(game);
                }
                let luck = playout::luck(&game, chance, &mut numbers);
                game.resolve_unchecked(luck, Some(&mut new_turn));
            }
            Step::Over(outcome) => break outcome,
        }
    };
    let lambda = match teacher {
        Teacher::Strategist => 1.0,
        Teacher::Network => plan.lambda,
    };
    targets(network, &positions, outcome, lambda)
}

/// True if the decision may be answered at random. Random dice teach nothing, so keeps are excluded.
fn decision_is_free(decision: Decision) -> bool {
    !matches!(decision, Decision::Keep { .. })
}

/// Notes that a turn began.
struct TurnBegan(bool);

impl Observer for TurnBegan {
    fn event(&mut self, _: &Game, event: Event) {
        self.0 |= matches!(event, Event::TurnBegan { .. });
    }
}

/// Computes targets from the end back: a mix of the next position's judgement and the outcome.
fn targets(network: &Network, positions: &[Game], outcome: Outcome, lambda: f32) -> Vec<Sample> {
    let mut target = [0.0; Seat::MAX];
    match outcome {
        Outcome::Won { seat, .. } => target[seat.index()] = 1.0,
        Outcome::AllLost | Outcome::Drawn => return Vec::new(),
    }
    let mut samples = Vec::with_capacity(positions.len());
    for game in positions.iter().rev() {
        samples.push(Sample { game: *game, target });
        if lambda < 1.0 {
            let chances = network.chances(game);
            for (target, chance) in target.iter_mut().zip(chances) {
                *target = lambda * *target + (1.0 - lambda) * chance;
            }
        }
    }
    samples.reverse();
    samples
}
