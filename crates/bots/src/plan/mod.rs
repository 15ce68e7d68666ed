//! Planning: the value of an answer is the win chance at the end of the turn in which it is given.
//!
//! A [`View`] holds a whole game, so every answer can be played on a copy and judged afterwards, whichever card it
//! belongs to. No file here names a card.
//!
//! - `future` plays a copy to the end of the turn.
//! - `turn` finds the best dice to keep with [`crate::dice`]; `kinds` finds equivalent results, and `siblings` those
//!   that differ only in points and energy.
//! - `tools` finds the powers that change dice, and `fix` their value.
//! - `shop` weighs purchases, with `purchases` as a cache.
//! - `rollout` plays whole games for the analysis.
//!
//! A [`Judge`] estimates the win chances of a position. Bots differ only in their judge.

#[cfg(test)]
mod brute;
mod fix;
mod future;
mod kinds;
mod purchases;
mod rollout;
mod shop;
mod siblings;
mod tools;
mod turn;

pub use kinds::Kinds;
pub use rollout::{Playout, Rollouts};

use crate::bot::Bot;
use crate::dice::Rolls;
use fix::Layer;
use future::Future;
use kaiju_engine::{Action, ActionList, Chance, Decision, Dice, Face, Game, Luck, Seat, Step, View};
use rollout::Prospects;

/// Estimates the win chances of a position.
pub trait Judge: Send {
    /// Every seat's win chance in a game that is not over. Judges are most accurate where a turn is about to begin.
    fn chances(&self, game: &Game) -> [f32; Seat::MAX];
}

/// A bot that tries every answer and takes the one its judge likes best.
#[derive(Debug)]
pub struct Planner<J> {
    future: Future<J>,
    rolls: Rolls,
    /// The turn that `rolls` was solved for, before its roll.
    solved: Option<Game>,
    /// Reusable buffers for layers.
    layers: Vec<Layer>,
    /// The chances after each result of the solved rolls, kept only for callers that measure luck.
    prospects: Option<Prospects>,
    /// Plays every kind of result, for a test that the shortcut changes nothing.
    #[cfg(test)]
    plays_all: bool,
}

impl<J: Judge> Planner<J> {
    /// A planner with this judge.
    pub fn new(judge: J) -> Planner<J> {
        Planner {
            future: Future::new(judge),
            rolls: Rolls::new(),
            solved: None,
            layers: Vec::new(),
            prospects: None,
            #[cfg(test)]
            plays_all: false,
        }
    }

    /// The chance of `seat` if it answers with `action`: the mean over dice rolled for it.
    fn after(&self, game: &Game, seat: Seat, action: Action) -> f32 {
        self.answer(&mut { *game }, seat, action)
    }

    /// [`Planner::after`] on a game that is not needed any more.
    fn answer(&self, game: &mut Game, seat: Seat, action: Action) -> f32 {
        game.play_unchecked(action, None);
        match game.step() {
            Step::Chance(Chance::Reroll { .. } | Chance::SideDice { dice: 1, .. }) => {
                let chances = Face::ALL.map(|face| {
                    let mut rolled = *game;
                    rolled.resolve_unchecked(Luck::Dice([face].into_iter().collect()), None);
                    self.future.outlook(&mut rolled, seat)
                });
                chances.iter().sum::<f32>() / 6.0
            }
            Step::Chance(Chance::SideDice { dice, .. }) => self.after_side_dice(game, seat, dice),
            Step::Chance(_) | Step::Decide { .. } | Step::Over(_) => self.future.outlook(game, seat),
        }
    }

    /// The mean over dice of which only the hearts count: their number is binomial.
    fn after_side_dice(&self, game: &Game, seat: Seat, dice: u8) -> f32 {
        let mut chance = 0.0;
        let mut likely = (5.0f32 / 6.0).powi(i32::from(dice));
        for hearts in 0..=dice {
            let mut rolled = *game;
            let others = dice - hearts;
            rolled.resolve_unchecked(Luck::Dice(Dice::from_counts([others, 0, 0, 0, hearts, 0])), None);
            chance += likely * self.future.outlook(&mut rolled, seat);
            likely *= f32::from(others) / f32::from(hearts + 1) / 5.0;
        }
        chance
    }

    /// The answer with the best chance for `seat`; among equals the last, which changes least.
    fn best_of(&self, game: &Game, seat: Seat) -> Action {
        let mut actions = ActionList::new();
        game.legal_actions(&mut actions);
        let judged = actions.iter().map(|&action| (action, self.after(game, seat, action)));
        best(judged)
    }
}

/// The action with the highest value; among equals the last.
fn best(judged: impl Iterator<Item = (Action, f32)>) -> Action {
    let best = judged.max_by(|(_, one), (_, other)| one.total_cmp(other));
    match best {
        Some((action, _)) => action,
        None => unreachable!("every decision can be answered"),
    }
}

impl<J: Judge> Bot for Planner<J> {
    fn begin(&mut self, _: u64) {
        self.solved = None;
    }

    fn choose(&mut self, view: &View, seat: Seat, decision: Decision) -> Action {
        let game = view.game();
        self.future.forget();
        match decision {
            Decision::Keep { rolls_left } => self.keep(game, seat, rolls_left),
            Decision::Shop => self.shop(game, seat),
            Decision::Fix => self.fix(game, seat).0,
            _ => self.best_of(game, seat),
        }
    }
}
