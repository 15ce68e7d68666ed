//! Powers that change dice or give another roll: their addition to the value of each result.
//!
//! Turning dice after the last roll is solved in layers. A layer holds, for each result reachable by a number of
//! uses, the game in which it lies; one more use of a power leads to the next layer. Every price is thus paid on a
//! copy of the game, and nothing needs to be known about it.

use super::kinds::Kinds;
use super::tools::{self, Effect, Tools, Turn, stopping};
use super::{Judge, Planner};
use crate::dice::{place, results, turned};
use kaiju_engine::{Action, Chance, Decision, Dice, Face, FaceSet, Game, Luck, PowerId, Seat, Step};
use std::collections::HashMap;

/// The game of each result, by the index of the result.
pub(super) type Layer = Vec<Option<Game>>;

/// The turning of dice after the last roll: the seat, the number of dice, the powers, and the results that are
/// equivalent.
struct Fixing<'a> {
    seat: Seat,
    dice: u8,
    tools: &'a Tools,
    /// Computed before anything is done: a game in a layer may already be at the end of its turn.
    kinds: Kinds,
}

impl<J: Judge> Planner<J> {
    /// The chance of `seat` after each result of its last roll, with the best use of its powers.
    ///
    /// An extra roll is considered only when no other is left: paying for it earlier is never better.
    pub(super) fn last_values(&mut self, before: &Game, seat: Seat, dice: u8) -> Vec<f32> {
        if !tools::may_have_tools(before, seat) {
            return self.judge_results(before, seat, dice);
        }
        self.last_values_of(before, seat, dice, &mut HashMap::new())
    }

    /// [`Planner::last_values`] with a cache by game: a roll for energy and one for a token can be bought in any
    /// order.
    fn last_values_of(
        &mut self,
        before: &Game,
        seat: Seat,
        dice: u8,
        known: &mut HashMap<Game, Vec<f32>>,
    ) -> Vec<f32> {
        if let Some(values) = known.get(before) {
            return values.clone();
        }
        let tools = Tools::before(before, seat, dice);
        let mut values = self.fixed_values(before, seat, dice, &tools);
        for &action in &tools.rolls {
            let Some(more) = with_another_roll(before, dice, action) else { continue };
            let next = self.last_values_of(&more, seat, dice, known);
            self.rolls.solve_values(dice, 1, &next);
            for (value, best) in values.iter_mut().zip(self.rolls.best_results(1)) {
                *value = value.max(best);
            }
        }
        if let Some(face) = tools.rerolls_between {
            add_rerolls(&mut values, dice, face);
        }
        known.insert(*before, values.clone());
        values
    }

    /// The chance of `seat` after each result if it rolls no more.
    fn fixed_values(&mut self, before: &Game, seat: Seat, dice: u8, tools: &Tools) -> Vec<f32> {
        if tools.turns.is_empty() {
            let mut values = self.judge_results(before, seat, dice);
            if let Some(face) = tools.rerolls_after {
                add_rerolls(&mut values, dice, face);
            }
            return values;
        }
        let mut layer = self.empty_layer(dice);
        for (place, result) in layer.iter_mut().zip(results(dice)) {
            *place = Some(stopped(before, seat, result));
        }
        let fixing = Fixing { seat, dice, tools, kinds: Kinds::of(before, seat, dice) };
        self.layer_values(layer, &fixing, &tools.turners())
    }

    /// The chance from each game of a layer if `powers` may be used in this order; minus infinity where there is no
    /// game.
    fn layer_values(&mut self, layer: Layer, fixing: &Fixing<'_>, powers: &[PowerId]) -> Vec<f32> {
        let Fixing { seat, dice, tools, .. } = *fixing;
        let mut values = self.judge_layer(&layer, fixing);
        for (index, &power) in powers.iter().enumerate() {
            let turns = tools.turns_of(power);
            let Some(next) = self.next_layer(&layer, seat, dice, &turns) else { continue };
            let next = self.layer_values(next, fixing, &powers[index..]);
            for (place, game) in layer.iter().enumerate() {
                if game.as_ref().is_none_or(|game| !is_fix(game, seat)) {
                    continue;
                }
                for turned in turns.iter().filter_map(|turn| turned(dice, place, turn.from, turn.to)) {
                    values[place] = values[place].max(next[turned]);
                }
            }
        }
        if let Some(face) = tools.rerolls_after {
            add_rerolls(&mut values, dice, face);
        }
        self.layers.push(layer);
        values
    }

    /// An empty layer, reusing the buffer of an old one if possible.
    fn empty_layer(&mut self, dice: u8) -> Layer {
        let mut layer = self.layers.pop().unwrap_or_default();
        layer.clear();
        layer.resize(results(dice).len(), None);
        layer
    }

    /// The layer one use later, if there is any.
    fn next_layer(&mut self, layer: &Layer, seat: Seat, dice: u8, turns: &[Turn]) -> Option<Layer> {
        if !layer.iter().flatten().any(|game| is_fix(game, seat)) {
            return None;
        }
        let mut next = self.empty_layer(dice);
        for (place, game) in layer.iter().enumerate() {
            let Some(game) = game.as_ref().filter(|game| is_fix(game, seat)) else { continue };
            for turn in turns {
                let Some(turned) = turned(dice, place, turn.from, turn.to) else { continue };
                if next[turned].is_none() && game.is_legal(turn.action) {
                    let used = next[turned].insert(*game);
                    used.play_unchecked(turn.action, None);
                }
            }
        }
        Some(next)
    }

    /// The chance from each game of a layer if no more dice are turned.
    fn judge_layer(&self, layer: &Layer, fixing: &Fixing<'_>) -> Vec<f32> {
        let mut known: Vec<Option<f32>> = vec![None; layer.len()];
        let mut judge = |place: usize, game: &Game| {
            let chance = || self.finish(&mut after_fix(game, fixing.seat), fixing.seat);
            *known[fixing.kinds.first(place)].get_or_insert_with(chance)
        };
        let chance = |(place, game): (usize, &Option<Game>)| match game {
            Some(game) => judge(place, game),
            None => f32::NEG_INFINITY,
        };
        layer.iter().enumerate().map(chance).collect()
    }

    /// The best answer after the last roll, with the chance of `seat` if it gives it.
    pub(super) fn fix(&mut self, game: &Game, seat: Seat) -> (Action, f32) {
        self.fix_known(game, seat, &mut HashMap::new())
    }

    fn fix_known(
        &mut self,
        game: &Game,
        seat: Seat,
        known: &mut HashMap<Dice, (Action, f32)>,
    ) -> (Action, f32) {
        let lying = game.turn().dice;
        if let Some(&best) = known.get(&lying) {
            return best;
        }
        let mut best = (Action::Pass, self.finish(&mut after_fix(game, seat), seat));
        let mut try_out = |action, chance| {
            if chance > best.1 {
                best = (action, chance);
            }
        };
        let dice = lying.len();
        let tools = Tools::at(game, Decision::Fix);
        let powers = tools.turners();
        let fixing = Fixing { seat, dice, tools: &tools, kinds: Kinds::of(game, seat, dice) };
        for (index, &power) in powers.iter().enumerate() {
            let turns = tools.turns_of(power);
            let mut layer = self.empty_layer(dice);
            layer[place(lying)] = Some(*game);
            let next = self.next_layer(&layer, seat, dice, &turns);
            self.layers.push(layer);
            let Some(next) = next else { continue };
            let values = self.layer_values(next, &fixing, &powers[index..]);
            for turn in &turns {
                if let Some(turned) = turned(dice, place(lying), turn.from, turn.to) {
                    try_out(turn.action, values[turned]);
                }
            }
        }
        for (action, effect) in tools::uses(game) {
            match effect {
                Some(Effect::Rerolls(face)) => {
                    let mean = mean_of_rerolled(game, action, face, |rolled| {
                        if is_fix(rolled, seat) {
                            self.fix_known(rolled, seat, known).1
                        } else {
                            self.finish(&mut { *rolled }, seat)
                        }
                    });
                    try_out(action, mean);
                }
                Some(Effect::Turns(..) | Effect::Rolls) => {}
                None => try_out(action, self.after(game, seat, action)),
            }
        }
        known.insert(lying, best);
        best
    }
}

/// The turn before its roll, after a power has given one more roll.
fn with_another_roll(before: &Game, dice: u8, action: Action) -> Option<Game> {
    let mut game = *before;
    let result = (0..dice).map(|die| Face::ALL[usize::from(die) % Face::ALL.len()]).collect();
    game.resolve_unchecked(Luck::Dice(result), None);
    game.play(action, None).ok()?;
    game.play(Action::Keep(Dice::NONE), None).ok()?;
    Some(game)
}

/// The game after `seat` has stopped with this result and may use powers on it.
pub(super) fn stopped(before: &Game, seat: Seat, result: Dice) -> Game {
    let mut game = *before;
    game.resolve_unchecked(Luck::Dice(result), None);
    stop(game, seat)
}

/// [`stopped`] from the question which dice to keep.
pub(super) fn stop(mut game: Game, seat: Seat) -> Game {
    while let Step::Decide { decision, .. } = game.step() {
        match stopping(&game, decision) {
            Some(action) if !is_fix(&game, seat) => game.play_unchecked(action, None),
            Some(_) | None => break,
        }
    }
    game
}

/// True if `seat` is asked about powers on its dice.
pub(super) fn is_fix(game: &Game, seat: Seat) -> bool {
    game.step() == Step::Decide { seat, decision: Decision::Fix }
}

/// The game after its dice were left alone.
pub(super) fn after_fix(game: &Game, seat: Seat) -> Game {
    let mut next = *game;
    if is_fix(game, seat) {
        next.play_unchecked(Action::Pass, None);
    }
    next
}

/// The mean over the faces of a rerolled die. The same face would be rerolled again, so only the others count.
pub(super) fn mean_of_rerolled(
    game: &Game,
    action: Action,
    face: Face,
    mut value: impl FnMut(&Game) -> f32,
) -> f32 {
    let mut lifted = *game;
    lifted.play_unchecked(action, None);
    if !matches!(lifted.step(), Step::Chance(Chance::Reroll { .. })) {
        return value(&lifted);
    }
    let others = FaceSet::ALL.without(face);
    let sum: f32 = others
        .iter()
        .map(|face| {
            let mut rolled = lifted;
            rolled.resolve_unchecked(Luck::Dice([face].into_iter().collect()), None);
            value(&rolled)
        })
        .sum();
    sum / others.len() as f32
}

/// Raises the values by rerolling dice with `face` any number of times.
pub(super) fn add_rerolls(values: &mut [f32], dice: u8, face: Face) {
    let others = FaceSet::ALL.without(face);
    // Results with fewer such dice come first, since those with more lead to them.
    for count in 1..=dice {
        for (place, _) in results(dice).enumerate().filter(|(_, result)| result.of(face) == count) {
            let rolled = others.iter().filter_map(|to| turned(dice, place, face, to));
            let mean = rolled.map(|place| values[place]).sum::<f32>() / others.len() as f32;
            values[place] = values[place].max(mean);
        }
    }
}
