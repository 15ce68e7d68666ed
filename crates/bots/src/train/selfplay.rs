//! Games to learn from: every turn gives a position and a target for its judgement.
//!
//! The luck of the dice is subtracted from the targets (`plan/rollout.rs`): what the dice did after a position says
//! nothing about it.

use super::{Plan, deal, derive, on_threads};
use crate::champion::{Learned, Network};
use crate::plan::{Judge, Measured};
use crate::strategist::{Strategy, Weights};
use kaiju_engine::playout::{self, Numbers, WyRand};
use kaiju_engine::rules::Wickedness;
use kaiju_engine::{Chance, Decision, Game, Outcome, RuleSet, Seat, Setup, Step};

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
        let games = (first..first + plan.batch).filter(|game| game % threads.max(1) as u64 == thread);
        match teacher {
            Teacher::Strategist => {
                let mut player = Measured::new(Strategy::new(Weights::TUNED));
                games.map(|game| (game, one(network, &mut player, 1.0, plan, game))).collect::<Vec<_>>()
            }
            Teacher::Network => {
                let mut player = Measured::new(Learned::with(network));
                games.map(|game| (game, one(network, &mut player, plan.lambda, plan, game))).collect()
            }
        }
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
        // So that the tiles of both sides are learned.
        5 => RuleSet { wickedness: Wickedness::Mixed, ..RuleSet::DARK },
        _ => RuleSet::DARK,
    };
    Setup { rules, players, first: None }
}

/// The turns of a game in which the cards may be dealt: the first ones.
const DEALT_BEFORE: u32 = 30;

/// A position where a turn began, and the luck of all dice before it.
struct Position {
    game: Game,
    luck: [f32; Seat::MAX],
}

/// Plays one game and returns the target of each of its turns, or of those since the cards were dealt.
fn one<J: Judge>(
    network: &Network,
    player: &mut Measured<J>,
    lambda: f32,
    plan: &Plan,
    number: u64,
) -> Vec<Sample> {
    let mut numbers = WyRand(derive(plan.seed ^ 0x5e1f, number));
    let Ok(mut game) = Game::new(&table(&mut numbers)) else { return Vec::new() };
    let is_dealt = (numbers.below(1_000) as f32) < 1_000.0 * plan.dealt;
    let mut deal_at = is_dealt.then(|| 1 + numbers.below(DEALT_BEFORE));
    player.begin();
    let mut positions: Vec<Position> = Vec::new();
    let mut turns = 0;
    let outcome = loop {
        match game.step() {
            Step::Decide { seat, decision } => {
                let explores = decision_is_free(decision) && numbers.below(EXPLORE) == 0;
                let action = if explores {
                    playout::action(&game, seat, decision, &mut numbers)
                } else {
                    player.choose(&game, seat, decision)
                };
                player.play(&mut game, action);
            }
            Step::Chance(chance) => {
                if matches!(chance, Chance::Dice { .. }) && player.turns() > turns {
                    turns = player.turns();
                    let is_deal = deal_at.take_if(|turn| *turn <= turns).is_some();
                    if is_deal {
                        game = deal::with_hands(&game, &mut numbers);
                        positions.clear();
                    }
                    positions.push(Position { game, luck: player.luck() });
                    if is_deal {
                        // A dealt card may change the number of dice.
                        continue;
                    }
                }
                let luck = playout::luck(&game, chance, &mut numbers);
                player.resolve(&mut game, luck);
            }
            Step::Over(outcome) => break outcome,
        }
    };
    if deal_at.is_some() {
        // Taking games only if they ended before the deal would teach that games are short.
        return Vec::new();
    }
    targets(network, &positions, outcome, player.luck(), lambda)
}

/// True if the decision may be answered at random. Random dice teach nothing, so keeps are excluded.
fn decision_is_free(decision: Decision) -> bool {
    !matches!(decision, Decision::Keep { .. })
}

/// Computes targets from the end back: a mix of the next position's judgement and the outcome, without the luck of the
/// dice in between. So a target may lie a little outside 0 to 1; the mean of many does not.
fn targets(
    network: &Network,
    positions: &[Position],
    outcome: Outcome,
    luck: [f32; Seat::MAX],
    lambda: f32,
) -> Vec<Sample> {
    let mut target = [0.0; Seat::MAX];
    match outcome {
        Outcome::Won { seat, .. } => target[seat.index()] = 1.0,
        Outcome::AllLost | Outcome::Drawn => return Vec::new(),
    }
    let mut samples = Vec::with_capacity(positions.len());
    let mut luck_after = luck;
    for position in positions.iter().rev() {
        let between = luck_after.iter().zip(position.luck).map(|(after, before)| after - before);
        target.iter_mut().zip(between).for_each(|(target, luck)| *target -= luck);
        luck_after = position.luck;
        samples.push(Sample { game: position.game, target });
        if lambda < 1.0 {
            let chances = network.chances(&position.game);
            for (target, chance) in target.iter_mut().zip(chances) {
                *target = lambda * *target + (1.0 - lambda) * chance;
            }
        }
    }
    samples.reverse();
    samples
}
