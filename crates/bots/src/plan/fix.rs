//! Powers that change dice after the last roll, or give another one: what they add to the value of each result.
//!
//! The engine is asked what they do: each is used once on a copy of the game, and what became of the dice and of the
//! monster's own chance tells its effect and its price.

use super::{Judge, Planner};
use crate::dice::results;
use kaiju_engine::{Action, Chance, Decision, Dice, Face, FaceSet, Game, Luck, PowerId, Seat, Step, Verb};

/// The most uses of one power that are thought of in one turn.
const MOST_USES: u8 = 2;

/// What using a power does to the dice.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Effect {
    /// A die that shows one face is turned to another; one bit for each pair.
    Turns([FaceSet; 6]),
    /// A die that shows this face is rolled again.
    Rerolls(Face),
    /// All dice may be rolled once more.
    Rolls,
}

/// A power that can be used on the dice.
#[derive(Clone, Copy, Debug)]
struct Tool {
    power: PowerId,
    effect: Effect,
    /// What using it costs in chance to win.
    price: f32,
    /// How often it can be used in this turn.
    uses: u8,
}

impl<J: Judge> Planner<J> {
    /// Raises the values of the results by what powers can make of them.
    pub(super) fn add_powers(&mut self, before: &Game, seat: Seat, dice: u8) {
        for tool in self.tools(before, seat, dice) {
            for _ in 0..tool.uses {
                self.add(tool, dice);
            }
        }
    }

    fn add(&mut self, tool: Tool, dice: u8) {
        match tool.effect {
            Effect::Turns(turns) => {
                let values = self.values.clone();
                for (place, result) in results(dice).enumerate() {
                    for from in result.faces().iter() {
                        for to in turns[from.index()].iter() {
                            let turned = values[crate::dice::place(exchange(result, from, to))] - tool.price;
                            self.values[place] = self.values[place].max(turned);
                        }
                    }
                }
            }
            Effect::Rerolls(face) => {
                // A die that shows the same face again is rolled again, so only the other faces count. Results with
                // fewer such dice come first: those with more lead to them.
                let mut order: Vec<(usize, Dice)> = results(dice).enumerate().collect();
                order.sort_by_key(|(_, result)| result.of(face));
                for (place, result) in order.into_iter().filter(|(_, result)| result.of(face) > 0) {
                    let others = FaceSet::ALL.without(face);
                    let value = |to| self.values[crate::dice::place(exchange(result, face, to))];
                    let mean = others.iter().map(value).sum::<f32>() / 5.0;
                    self.values[place] = self.values[place].max(mean - tool.price);
                }
            }
            Effect::Rolls => {
                self.rolls.solve_values(dice, 1, &self.values);
                for (place, best) in self.rolls.best_results(1).enumerate() {
                    self.values[place] = self.values[place].max(best - tool.price);
                }
            }
        }
    }

    /// The powers of `seat` that work on its dice, found out on dice that show as many faces as possible.
    fn tools(&self, before: &Game, seat: Seat, dice: u8) -> Vec<Tool> {
        let mut tools: Vec<Tool> = Vec::new();
        for faces in [Face::ALL, [Face::Claw, Face::Heart, Face::Energy, Face::Three, Face::Two, Face::One]] {
            let result: Dice = faces.into_iter().cycle().take(usize::from(dice)).collect();
            let mut game = *before;
            game.resolve_unchecked(Luck::Dice(result), None);
            while let Step::Decide { seat: asked, decision } = game.step() {
                if asked == seat && matches!(decision, Decision::Keep { .. } | Decision::Fix) {
                    self.look(&game, seat, &mut tools);
                }
                match decision {
                    Decision::Keep { .. } => game.play_unchecked(Action::Keep(result), None),
                    Decision::Probe => game.play_unchecked(Action::Pass, None),
                    _ => break,
                }
            }
        }
        tools
    }

    /// Uses each power on a copy of `game` and notes what it does.
    fn look(&self, game: &Game, seat: Seat, tools: &mut Vec<Tool>) {
        for index in 0..game.count_of(Verb::Use) {
            let Some(action @ Action::Use(power, _)) = game.nth_of(Verb::Use, index) else { continue };
            let mut next = *game;
            next.play_unchecked(action, None);
            let Some(effect) = effect(game, &next) else { continue };
            if let Some(tool) = tools.iter_mut().find(|tool| tool.power == power) {
                if let (Effect::Turns(known), Effect::Turns(more)) = (&mut tool.effect, effect) {
                    known.iter_mut().zip(more).for_each(|(known, more)| *known = known.or(more));
                }
                continue;
            }
            let price = self.future.judge.chances(game)[seat.index()]
                - self.future.judge.chances(&next)[seat.index()];
            let again = (0..next.count_of(Verb::Use))
                .filter_map(|index| next.nth_of(Verb::Use, index))
                .any(|action| matches!(action, Action::Use(other, _) if other == power));
            tools.push(Tool {
                power,
                effect,
                price: price.max(0.0),
                uses: if again { MOST_USES } else { 1 },
            });
        }
    }
}

/// What has become of the dice.
fn effect(game: &Game, next: &Game) -> Option<Effect> {
    let (old, new) = (game.turn().dice, next.turn().dice);
    let fewer = |face: &Face| old.of(*face) > new.of(*face);
    let more = |face: &Face| old.of(*face) < new.of(*face);
    let gone = Face::ALL.into_iter().find(fewer);
    if let Step::Chance(Chance::Reroll { .. }) = next.step() {
        return gone.map(Effect::Rerolls);
    }
    if next.turn().rolls_left > game.turn().rolls_left {
        return Some(Effect::Rolls);
    }
    let (from, to) = (gone?, Face::ALL.into_iter().find(more)?);
    let mut turns = [FaceSet::EMPTY; 6];
    turns[from.index()] = FaceSet::only(to);
    Some(Effect::Turns(turns))
}

fn exchange(mut dice: Dice, from: Face, to: Face) -> Dice {
    dice.remove(from);
    dice.add(to);
    dice
}
