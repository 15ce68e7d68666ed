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
            let after: Vec<Shares> = results(dice)
                .zip(&self.after[0])
                .map(|(result, &end)| {
                    let keep = rolls.best(result, left).dice;
                    if keep == result { end } else { kept[place_of(keep)] }
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

/// Plays games on with one planner for all seats.
#[derive(Debug)]
pub struct Rollouts<J> {
    planner: Planner<J>,
}

impl<J: Judge> Rollouts<J> {
    /// Rollouts by a planner with this judge.
    pub fn new(judge: J) -> Rollouts<J> {
        let mut planner = Planner::new(judge);
        planner.prospects = Some(Prospects::default());
        Rollouts { planner }
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
        let mut luck = [0.0; Seat::MAX];
        let mut watch = TurnsBegun(0);
        // The dice kept at a roll that came before the rolls of its turn were solved.
        let mut pending: Option<Dice> = None;
        self.planner.begin(0);
        self.forget();
        let mut begun = 0;
        let end = loop {
            if watch.0 > begun {
                begun = watch.0;
                self.forget();
                pending = None;
            }
            match game.step() {
                Step::Over(outcome) => break decided(outcome),
                Step::Chance(Chance::Dice { .. }) if turns.is_some_and(|turns| begun >= turns) => {
                    break self.planner.future.judge.chances(&game);
                }
                Step::Chance(chance @ Chance::Dice { .. }) => {
                    let (kept, rolls_left) = (game.turn().dice, game.turn().rolls_left);
                    let answer = playout::luck(&game, chance, numbers);
                    if let Luck::Dice(rolled) = answer {
                        let part = self.luck(kept, rolled, rolls_left.saturating_sub(1));
                        pending = if part.is_some() { None } else { Some(kept) };
                        add(&mut luck, part);
                    }
                    game.resolve_unchecked(answer, Some(&mut watch));
                }
                Step::Chance(chance) => {
                    let answer = playout::luck(&game, chance, numbers);
                    game.resolve_unchecked(answer, Some(&mut watch));
                }
                Step::Decide { seat, decision } => {
                    let chosen = match first {
                        // The planner's keep is not used here, but asking for it solves the rolls.
                        Some(_) if !matches!(decision, Decision::Keep { .. }) => None,
                        Some(_) | None => Some(self.planner.choose(&game.view(Some(seat)), seat, decision)),
                    };
                    if let (Decision::Keep { rolls_left }, Some(kept)) = (decision, pending.take()) {
                        let dice = game.turn().dice;
                        add(&mut luck, self.prospects().luck(kept, dice, rolls_left));
                    }
                    let Some(action) = first.take().or(chosen) else {
                        unreachable!("there is a first answer or a chosen one")
                    };
                    game.play_unchecked(action, Some(&mut watch));
                }
            }
        };
        Playout { end, luck }
    }

    fn prospects(&mut self) -> &mut Prospects {
        self.planner.prospects.get_or_insert_default()
    }

    fn forget(&mut self) {
        self.prospects().forget();
    }

    /// The luck of rolling `rolled` beside the kept dice.
    fn luck(&mut self, kept: Dice, rolled: Dice, rolls_left: u8) -> Option<Shares> {
        self.prospects().luck(kept, kept.plus(rolled), rolls_left)
    }
}

fn add(luck: &mut [f32; Seat::MAX], part: Option<Shares>) {
    if let Some(part) = part {
        luck.iter_mut().zip(part).for_each(|(luck, part)| *luck += part);
    }
}

/// Counts turns.
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
