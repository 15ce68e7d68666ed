//! Rollouts: a planner plays a game to its end, and the luck of the dice is subtracted.
//!
//! The winner of a single game says little: most of it is luck. But for every roll the consequences of all results
//! are known, so the difference between the actual result and the mean can be subtracted (a control variate). That
//! difference is 0 on average, whatever the judge thinks: the mean over many rollouts stays the same, and far fewer
//! are needed.

use super::future::decided;
use super::{Judge, Planner};
use crate::bot::Bot;
use crate::dice::{Rolls, Shares, means, place, place_of, results};
use kaiju_engine::playout::{self, WyRand};
use kaiju_engine::{Action, Chance, Decision, Dice, Event, Game, Luck, Observer, Seat, Step};

/// The consequences of the current turn's dice, for all seats.
#[derive(Clone, Default, Debug)]
pub(super) struct Prospects {
    /// The chances at the end of the turn after each result, if nothing is bought.
    pub ends: Vec<Shares>,
    /// By rolls left: the chances after each result if the planner keeps what it likes best.
    after: Vec<Vec<Shares>>,
    /// By rolls left, one more than solved: the chances if the missing dice are rolled, by the place of the kept
    /// ones.
    before: Vec<Vec<Shares>>,
    dice: u8,
}

/// Chances padded to a register.
pub(super) fn shares(chances: [f32; Seat::MAX]) -> Shares {
    let mut shares = [0.0; 8];
    shares[..Seat::MAX].copy_from_slice(&chances);
    shares
}

impl Prospects {
    /// The buffer for the ends of another turn.
    pub fn take_ends(&mut self) -> Vec<Shares> {
        self.forget();
        let mut ends = std::mem::take(&mut self.ends);
        ends.clear();
        ends
    }

    /// Starts another turn.
    fn forget(&mut self) {
        self.ends.clear();
        self.after.clear();
        self.before.clear();
    }

    /// Notes that the rolls were solved: the planner's keeps are known now.
    pub fn note(&mut self, rolls: &Rolls, dice: u8, count: u8) {
        let ends = std::mem::take(&mut self.ends);
        self.forget();
        // Powers on dice are played differently: then there are ends for fewer results, or for none.
        if ends.len() != results(dice).len() {
            return;
        }
        self.dice = dice;
        self.before.push(Vec::new());
        self.before.push(means(dice, &ends));
        self.after.push(ends);
        for left in 1..=count {
            let kept = &self.before[usize::from(left)];
            let keeps = results(dice).zip(rolls.best_places(left)).zip(&self.after[0]);
            let after: Vec<Shares> = keeps
                .map(|((result, keep), &end)| {
                    let keep = usize::from(keep);
                    if keep == place_of(result) { end } else { kept[keep] }
                })
                .collect();
            self.before.push(means(dice, &after));
            self.after.push(after);
        }
    }

    /// The luck of a roll: the chances after its result minus the mean over all results with the same dice kept.
    fn luck(&self, kept: Dice, result: Dice, rolls_left: u8) -> Option<Shares> {
        let left = usize::from(rolls_left);
        let (after, before) = (self.after.get(left)?, self.before.get(left + 1)?);
        if result.len() != self.dice {
            return None;
        }
        let (after, before) = (after[place(result)], before[place_of(kept)]);
        Some(std::array::from_fn(|seat| after[seat] - before[seat]))
    }
}

/// One game that was played on.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Playout {
    /// Every seat's chance at the end of the rollout: 1 for the winner, or the judge's estimate.
    pub end: [f32; Seat::MAX],
    /// The luck of the dice on the way there, for every seat.
    pub luck: [f32; Seat::MAX],
}

impl Playout {
    /// The end without the luck: the same as the end on average.
    pub fn without_luck(&self) -> [f32; Seat::MAX] {
        std::array::from_fn(|seat| self.end[seat] - self.luck[seat])
    }
}

/// One planner that plays all seats of a game, and adds up the luck of its dice.
#[derive(Debug)]
pub(crate) struct Measured<J> {
    planner: Planner<J>,
    turns: TurnsBegun,
    /// The luck of the dice so far, for every seat.
    luck: [f32; Seat::MAX],
    /// The dice kept at a roll that came before the rolls of its turn were solved.
    pending: Option<Dice>,
}

impl<J: Judge> Measured<J> {
    /// A planner with this judge, ready for a game.
    pub fn new(judge: J) -> Measured<J> {
        let mut planner = Planner::careful(judge);
        planner.prospects = Some(Prospects::default());
        Measured { planner, turns: TurnsBegun(0), luck: [0.0; Seat::MAX], pending: None }
    }

    /// Starts another game, or goes on from another position.
    pub fn begin(&mut self) {
        self.planner.begin(0);
        self.turns = TurnsBegun(0);
        self.luck = [0.0; Seat::MAX];
        self.forget();
    }

    /// The luck of the dice so far, for every seat.
    pub fn luck(&self) -> [f32; Seat::MAX] {
        self.luck
    }

    /// The number of turns that have begun.
    pub fn turns(&self) -> u32 {
        self.turns.0
    }

    /// Supplies an answer of chance.
    pub fn resolve(&mut self, game: &mut Game, answer: Luck) {
        if let (Step::Chance(Chance::Dice { .. }), Luck::Dice(rolled)) = (game.step(), answer) {
            let (kept, rolls_left) = (game.turn().dice, game.turn().rolls_left);
            let part = self.prospects().luck(kept, kept.plus(rolled), rolls_left.saturating_sub(1));
            self.pending = if part.is_some() { None } else { Some(kept) };
            self.add(part);
        }
        let before = self.turns.0;
        game.resolve_unchecked(answer, Some(&mut self.turns));
        self.forget_if(self.turns.0 > before);
    }

    /// The planner's answer. It must be asked for every keep, even if another one is made: asking solves the rolls.
    pub fn choose(&mut self, game: &Game, seat: Seat, decision: Decision) -> Action {
        let action = self.planner.choose(&game.view(Some(seat)), seat, decision);
        if let (Decision::Keep { rolls_left }, Some(kept)) = (decision, self.pending.take()) {
            let part = self.prospects().luck(kept, game.turn().dice, rolls_left);
            self.add(part);
        }
        action
    }

    /// Plays an answer.
    pub fn play(&mut self, game: &mut Game, action: Action) {
        let before = self.turns.0;
        game.play_unchecked(action, Some(&mut self.turns));
        self.forget_if(self.turns.0 > before);
    }

    fn prospects(&mut self) -> &mut Prospects {
        self.planner.prospects.get_or_insert_default()
    }

    fn add(&mut self, part: Option<Shares>) {
        if let Some(part) = part {
            self.luck.iter_mut().zip(part).for_each(|(luck, part)| *luck += part);
        }
    }

    fn forget_if(&mut self, is_new_turn: bool) {
        if is_new_turn {
            self.forget();
        }
    }

    /// Forgets the dice of the last turn.
    fn forget(&mut self) {
        self.prospects().forget();
        self.pending = None;
    }
}

/// Plays games on with one planner for all seats.
#[derive(Debug)]
pub struct Rollouts<J> {
    measured: Measured<J>,
}

impl<J: Judge> Rollouts<J> {
    /// Rollouts by a planner with this judge.
    pub fn new(judge: J) -> Rollouts<J> {
        Rollouts { measured: Measured::new(judge) }
    }

    /// Plays on from `game` until it is over or `turns` turns have begun. `first`, if given, is the first answer;
    /// dice and cards come from `numbers`.
    pub fn play(
        &mut self,
        game: &Game,
        first: Option<Action>,
        turns: Option<u32>,
        numbers: &mut WyRand,
    ) -> Playout {
        let mut game = *game;
        let mut first = first;
        let measured = &mut self.measured;
        measured.begin();
        let end = loop {
            match game.step() {
                Step::Over(outcome) => break decided(outcome),
                Step::Chance(Chance::Dice { .. }) if turns.is_some_and(|turns| measured.turns() >= turns) => {
                    break measured.planner.future.judge.chances(&game);
                }
                Step::Chance(chance) => {
                    let answer = playout::luck(&game, chance, numbers);
                    measured.resolve(&mut game, answer);
                }
                Step::Decide { seat, decision } => {
                    let chosen = match first {
                        Some(_) if !matches!(decision, Decision::Keep { .. }) => None,
                        Some(_) | None => Some(measured.choose(&game, seat, decision)),
                    };
                    let Some(action) = first.take().or(chosen) else {
                        unreachable!("there is a first answer or a chosen one")
                    };
                    measured.play(&mut game, action);
                }
            }
        };
        Playout { end, luck: measured.luck() }
    }
}

/// Counts turns.
#[derive(Debug)]
struct TurnsBegun(u32);

impl Observer for TurnsBegun {
    fn event(&mut self, _: &Game, event: Event) {
        self.0 += u32::from(matches!(event, Event::TurnBegan { .. }));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::champion::Learned;
    use kaiju_engine::{RuleSet, Setup};

    /// Mean and standard error of each seat.
    fn mean(values: &[[f32; Seat::MAX]], seat: usize) -> (f64, f64) {
        let count = values.len() as f64;
        let mean = values.iter().map(|value| f64::from(value[seat])).sum::<f64>() / count;
        let square = values.iter().map(|value| (f64::from(value[seat]) - mean).powi(2)).sum::<f64>();
        (mean, (square / (count - 1.0) / count).sqrt())
    }

    #[test]
    fn luck_is_nothing_on_average_and_part_of_the_noise() {
        for (number, rules) in [RuleSet::CZECH, RuleSet::DARK].into_iter().enumerate() {
            let mut game = Game::new(&Setup { rules, players: 3, first: None }).expect("a table of three");
            let mut numbers = WyRand(number as u64);
            (0..60).for_each(|_| _ = playout::advance(&mut game, &mut numbers));
            let mut rollouts = Rollouts::new(Learned::trained());
            let played: Vec<Playout> =
                (0..80).map(|_| rollouts.play(&game, None, None, &mut numbers)).collect();
            let lucks: Vec<_> = played.iter().map(|playout| playout.luck).collect();
            let ends: Vec<_> = played.iter().map(|playout| playout.end).collect();
            let without: Vec<_> = played.iter().map(Playout::without_luck).collect();
            for seat in game.alive() {
                let (luck, error) = mean(&lucks, seat.index());
                assert!(luck.abs() <= 4.0 * error, "{luck} ± {error}");
                let (plain, reduced) = (mean(&ends, seat.index()).1, mean(&without, seat.index()).1);
                // A monster that never wins has no noise to remove.
                assert!(reduced < 0.8 * plain || plain < 0.01, "{reduced} of {plain}");
            }
        }
    }

    #[test]
    fn a_playout_that_stops_early_gives_the_estimate_of_the_judge() {
        let mut game =
            Game::new(&Setup { rules: RuleSet::CZECH, players: 4, first: None }).expect("a table of four");
        let mut numbers = WyRand(7);
        (0..40).for_each(|_| _ = playout::advance(&mut game, &mut numbers));
        let mut rollouts = Rollouts::new(Learned::trained());
        let end = rollouts.play(&game, None, Some(2), &mut numbers).end;
        assert!((end.iter().sum::<f32>() - 1.0).abs() < 1e-4);
        assert!(end.iter().filter(|&&chance| chance > 0.0).count() > 1, "{end:?}");
    }
}
