//! Dice to keep: every result is played to the end of the turn and judged, and then the rolls are solved exactly.

use super::fix::{add_rerolls, is_fix, mean_of_rerolled, stop};
use super::future::Boundary;
use super::kinds::{Kind, Kinds};
use super::rollout::{self, Prospects};
use super::siblings::Siblings;
use super::tools::{Effect, Tools, may_have_tools, uses};
use super::{Judge, Planner};
use crate::dice::{MOST_DICE, place, results};
use kaiju_engine::{Action, Decision, Dice, Game, Luck, Seat, Step};
use std::collections::HashMap;

impl<J: Judge> Planner<J> {
    /// The best dice to keep, or power to use between rolls.
    pub(super) fn keep(&mut self, game: &Game, seat: Seat, rolls_left: u8) -> Action {
        if rolls_left == 0 {
            return self.last_keep(game, seat, &mut HashMap::new()).0;
        }
        self.solve_at(game, seat, rolls_left);
        let keep = self.rolls.best(game.turn().dice, rolls_left);
        self.reroll(game, seat, rolls_left, keep.value).unwrap_or(Action::Keep(keep.dice))
    }

    /// The keeps with the chance of `seat` after each, or only the best answer where it is no keep or no roll is left.
    pub(super) fn judged_keeps(&mut self, game: &Game, seat: Seat, rolls_left: u8) -> Vec<(Action, f32)> {
        if rolls_left == 0 {
            return vec![self.last_keep(game, seat, &mut HashMap::new())];
        }
        self.solve_at(game, seat, rolls_left);
        let dice = game.turn().dice;
        let best = self.rolls.best(dice, rolls_left);
        if let Some(action) = self.reroll(game, seat, rolls_left, best.value) {
            return vec![(action, best.value)];
        }
        // The best one is the last.
        let others = self.rolls.keeps(dice, rolls_left).filter(|keep| keep.dice != best.dice);
        let keeps = others.chain([best]).map(|keep| (Action::Keep(keep.dice), keep.value));
        keeps.collect()
    }

    /// Solves the rolls that are left at a decision about dice to keep, unless they are solved already.
    fn solve_at(&mut self, game: &Game, seat: Seat, rolls_left: u8) {
        let dice = game.turn().dice;
        let mut before = *game;
        before.play_unchecked(Action::Keep(Dice::NONE), None);
        if !self.is_solved(&before, dice) {
            self.solve(&before, seat, dice.len(), rolls_left);
        }
    }

    /// True if the rolls were solved for `now`: the same turn before its roll, when `dice` lay after the last one.
    fn is_solved(&self, now: &Game, dice: Dice) -> bool {
        self.solved.is_some_and(|mut before| {
            while before.turn().rolls_left > now.turn().rolls_left && before.turn().to_roll == dice.len() {
                before.resolve_unchecked(Luck::Dice(dice), None);
                before.play_unchecked(Action::Keep(Dice::NONE), None);
            }
            before == *now
        })
    }

    /// Solves the remaining rolls of a turn that is about to roll all its dice.
    pub(super) fn solve(&mut self, before: &Game, seat: Seat, dice: u8, rolls: u8) {
        debug_assert!(usize::from(dice) <= MOST_DICE, "the rules allow fewer dice");
        let values = self.last_values(before, seat, dice);
        let rerolled = if may_have_tools(before, seat) {
            Tools::before(before, seat, dice).rerolls_between
        } else {
            None
        };
        self.rolls.solve_raised(dice, rolls, &values, |values| {
            if let Some(face) = rerolled {
                add_rerolls(values, dice, face);
            }
        });
        self.solved = Some(*before);
        if let Some(prospects) = &mut self.prospects {
            prospects.note(&self.rolls, dice, rolls);
        }
    }

    /// The use of a power that rerolls a die without spending a roll, if it is worth more than `best`.
    fn reroll(&mut self, game: &Game, seat: Seat, rolls_left: u8, best: f32) -> Option<Action> {
        if !may_have_tools(game, seat) {
            return None;
        }
        let decision = Decision::Keep { rolls_left };
        let face = Tools::at(game, decision).rerolls_between?;
        let dice = game.turn().dice;
        let mut values: Vec<f32> = self.rolls.best_results(rolls_left).collect();
        add_rerolls(&mut values, dice.len(), face);
        let is_reroll = |&(_, effect): &(Action, Option<Effect>)| effect == Some(Effect::Rerolls(face));
        let (action, _) = uses(game).find(is_reroll)?;
        (values[place(dice)] > best).then_some(action)
    }

    /// The chance of `seat` after each result of its dice if it uses no power on them.
    pub(super) fn judge_results(&mut self, before: &Game, seat: Seat, dice: u8) -> Vec<f32> {
        let kinds = Kinds::of(before, seat, dice);
        let mut values = Vec::with_capacity(kinds.len());
        let mut ends = self.prospects.as_mut().map(Prospects::take_ends);
        let mut siblings = Siblings::of(before, seat);
        #[cfg(test)]
        siblings.forbid_if(self.plays_all);
        for (place, result) in results(dice).enumerate() {
            // Most results are equivalent to another one: each kind is played once.
            let first = kinds.first(place);
            let value = if first < place {
                values[first]
            } else {
                let kind = kinds.kind(place);
                let known = kind.and_then(|kind| self.after_sibling(&mut siblings, seat, kind));
                known.unwrap_or_else(|| self.after_new(&mut siblings, before, seat, result, kind))
            };
            values.push(value);
            if let Some(ends) = &mut ends {
                ends.push(if first < place {
                    ends[first]
                } else {
                    rollout::shares(self.future.judged.get())
                });
            }
        }
        if let (Some(prospects), Some(ends)) = (&mut self.prospects, ends) {
            prospects.ends = ends;
        }
        values
    }

    /// The chance of `seat` after a result of this kind, if one that differs only in points and energy was played.
    fn after_sibling(&self, siblings: &mut Siblings, seat: Seat, kind: Kind) -> Option<f32> {
        let (sibling, points, energy) = siblings.find(kind, seat)?;
        sibling.end.suppose_totals(seat, points, energy);
        let nothing = self.future.chance(&sibling.end, seat);
        let Some(shop) = &mut sibling.shop else { return Some(nothing) };
        shop.suppose_totals(seat, points, energy);
        Some(self.best_purchase(shop, seat, nothing))
    }

    /// The chance of `seat` after a result that has to be played.
    fn after_new(
        &self,
        siblings: &mut Siblings,
        before: &Game,
        seat: Seat,
        result: Dice,
        kind: Option<Kind>,
    ) -> f32 {
        let mut game = stopped_with(before, result);
        match self.future.settle_to(&mut game) {
            Boundary::Turn => {
                siblings.note(kind, seat, None, &game);
                self.future.chance(&game, seat)
            }
            Boundary::Shop => {
                let shop = game;
                game.play_unchecked(Action::End, None);
                let nothing = self.future.outlook(&mut game, seat);
                siblings.note(kind, seat, Some(&shop), &game);
                self.best_purchase(&shop, seat, nothing)
            }
        }
    }

    /// The chance of `seat` at the end of its turn if the dice stay as they are and it buys the best card.
    pub(super) fn finish(&self, game: &mut Game, seat: Seat) -> f32 {
        match self.future.settle_to(game) {
            Boundary::Turn => self.future.chance(game, seat),
            Boundary::Shop => self.after_shopping(game, seat),
        }
    }

    /// The best answer with no roll left, with the chance of `seat` if it gives it: the dice stay, or a power gives
    /// another roll. `known` caches the answers for other dice.
    fn last_keep(
        &mut self,
        game: &Game,
        seat: Seat,
        known: &mut HashMap<Dice, (Action, f32)>,
    ) -> (Action, f32) {
        let dice = game.turn().dice;
        if let Some(&best) = known.get(&dice) {
            return best;
        }
        let mut best = (Action::Keep(dice), self.after_stopping(*game, seat));
        for (action, effect) in uses(game) {
            let value = match effect {
                Some(Effect::Rolls) => self.after_roll_more(game, seat, action),
                Some(Effect::Rerolls(face)) => {
                    mean_of_rerolled(game, action, face, |rolled| self.last_value(rolled, seat, known))
                }
                Some(Effect::Turns(..)) | None => self.after(game, seat, action),
            };
            if value > best.1 {
                best = (action, value);
            }
        }
        known.insert(dice, best);
        best
    }

    /// The chance of `seat` after a die of its last roll was rerolled: it may be asked again which dice to keep.
    fn last_value(&mut self, game: &Game, seat: Seat, known: &mut HashMap<Dice, (Action, f32)>) -> f32 {
        match game.step() {
            Step::Decide { decision: Decision::Keep { .. }, .. } => self.last_keep(game, seat, known).1,
            Step::Decide { .. } | Step::Chance(_) | Step::Over(_) => self.after_stopping(*game, seat),
        }
    }

    /// The chance of `seat` if it stops rolling.
    fn after_stopping(&mut self, game: Game, seat: Seat) -> f32 {
        let mut stopped = stop(game, seat);
        if is_fix(&stopped, seat) { self.fix(&stopped, seat).1 } else { self.finish(&mut stopped, seat) }
    }

    /// The chance of `seat` if it uses a power that gives one more roll.
    fn after_roll_more(&mut self, game: &Game, seat: Seat, action: Action) -> f32 {
        let dice = game.turn().dice;
        let mut before = *game;
        before.play_unchecked(action, None);
        before.play_unchecked(Action::Keep(Dice::NONE), None);
        if !self.is_solved(&before, dice) {
            self.solve(&before, seat, dice.len(), 1);
        }
        self.rolls.best(dice, 1).value
    }
}

/// The game after the dice were rolled once and left alone.
fn stopped_with(before: &Game, result: Dice) -> Game {
    let mut game = *before;
    game.resolve_unchecked(Luck::Dice(result), None);
    if let Step::Decide { decision: Decision::Keep { .. }, .. } = game.step() {
        game.play_unchecked(Action::Keep(result), None);
    }
    game
}
