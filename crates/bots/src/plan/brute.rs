//! Planned dice against brute force over real play: every keep, every power, every die.

use super::{Judge, Planner};
use crate::bot::Bot;
use crate::dice::results;
use kaiju_engine::{Action, ActionList, Chance, Decision, Dice, Face, Game, Luck, Outcome, Seat, Step};
use kaiju_notation::parse_position;
use std::collections::HashMap;

const ALICE: Seat = Seat::First;

/// A judge with one rule: spending is a loss. Everything else changes the chances arbitrarily.
#[derive(Clone, Copy, Debug)]
struct Whim(u64);

impl Judge for Whim {
    fn chances(&self, game: &Game) -> [f32; Seat::MAX] {
        let mut mixed = self.0;
        for seat in game.seats() {
            let player = game.player(seat);
            for part in [player.points, player.hearts, u8::from(game.in_tokyo(seat))] {
                mixed = (mixed ^ u64::from(part)).wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(23);
            }
        }
        let alice = game.player(ALICE);
        let stored: u8 = alice.powers.iter().map(|power| game.counter(power)).sum();
        let wealth = f32::from(alice.energy) + 1.5 * alice.powers.len() as f32 + 0.7 * f32::from(stored);
        [0.5 * (mixed >> 40) as f32 / (1 << 24) as f32 + 0.02 * wealth; Seat::MAX]
    }
}

/// Plays everything that can happen until Alice's dice are final.
struct Brute<J> {
    planner: Planner<J>,
    known: HashMap<Game, f32>,
}

impl<J: Judge> Brute<J> {
    fn value(&mut self, game: &Game) -> f32 {
        if let Some(&value) = self.known.get(game) {
            return value;
        }
        let value = match game.step() {
            Step::Decide { seat: ALICE, decision: Decision::Keep { .. } | Decision::Fix } => {
                let mut actions = ActionList::new();
                game.legal_actions(&mut actions);
                actions.iter().map(|&action| self.after(game, action)).fold(f32::NEG_INFINITY, f32::max)
            }
            Step::Chance(Chance::Dice { seat: ALICE, dice }) if game.turn().rolls_left > 0 => {
                let sum = results(dice).map(|rolled| {
                    let mut next = *game;
                    next.resolve(Luck::Dice(rolled), None).expect("dice were asked for");
                    ways(rolled) * f64::from(self.value(&next))
                });
                (sum.sum::<f64>() / 6f64.powi(i32::from(dice))) as f32
            }
            Step::Decide { .. } | Step::Chance(_) | Step::Over(Outcome::Won { .. }) | Step::Over(_) => {
                self.planner.future.outlook(&mut { *game }, ALICE)
            }
        };
        self.known.insert(*game, value);
        value
    }

    fn after(&mut self, game: &Game, action: Action) -> f32 {
        let mut next = *game;
        next.play(action, None).expect("the action is legal");
        if !matches!(next.step(), Step::Chance(Chance::Reroll { .. })) {
            return self.value(&next);
        }
        // Rolling the same face again changes nothing, so the die would be rerolled.
        let rolled = Face::ALL.map(|face| {
            let mut rolled = next;
            rolled.resolve(Luck::Dice([face].into_iter().collect()), None).expect("a die was asked for");
            rolled
        });
        let others: Vec<f32> =
            rolled.iter().filter(|rolled| *rolled != game).map(|rolled| self.value(rolled)).collect();
        others.iter().sum::<f32>() / others.len() as f32
    }
}

/// The number of ways to roll these dice, counting each die separately.
fn ways(dice: Dice) -> f64 {
    let factorial = |count: u8| (1..=count).map(f64::from).product::<f64>();
    factorial(dice.len()) / dice.counts().into_iter().map(factorial).product::<f64>()
}

/// Lets the planner answer all questions about Alice's dice after each result of her roll, and compares the value of
/// each answer with that of the best one.
fn compare<J: Judge + Clone>(position: &str, judge: J, step: usize) {
    let (before, _) = parse_position(position).expect("the position can be read");
    let Step::Chance(Chance::Dice { seat: ALICE, dice }) = before.step() else {
        panic!("{:?}", before.step())
    };
    let mut brute = Brute { planner: Planner::new(judge.clone()), known: HashMap::new() };
    for (index, result) in results(dice).enumerate().step_by(step) {
        let mut planner = Planner::new(judge.clone());
        planner.begin(1);
        let mut game = before;
        game.resolve(Luck::Dice(result), None).expect("dice were asked for");
        let mut answers = 0;
        loop {
            match game.step() {
                Step::Decide {
                    seat: ALICE,
                    decision: decision @ (Decision::Keep { .. } | Decision::Fix),
                } => {
                    let best = brute.value(&game);
                    let action = planner.choose(&game.view(Some(ALICE)), ALICE, decision);
                    let value = brute.after(&game, action);
                    assert!(
                        (value - best).abs() < 1e-4,
                        "{position}\n{:?} at {decision:?}: {action:?} is worth {value}, the best {best}",
                        game.turn().dice,
                    );
                    answers += 1;
                    game.play(action, None).expect("the planner answers legally");
                }
                // Arbitrary dice, different from case to case.
                Step::Chance(Chance::Dice { seat: ALICE, dice })
                    if answers < 20 && game.turn().rolls_left > 0 =>
                {
                    let mut all = results(dice);
                    let place = (index * 31 + answers * 17) % all.len();
                    let rolled = all.nth(place).expect("there is such a result");
                    game.resolve(Luck::Dice(rolled), None).expect("dice were asked for");
                }
                Step::Chance(Chance::Reroll { .. }) => {
                    let face = Face::ALL[(index + answers) % 6];
                    game.resolve(Luck::Dice([face].into_iter().collect()), None)
                        .expect("a die was asked for");
                }
                Step::Decide { .. } | Step::Chance(_) | Step::Over(_) => break,
            }
        }
    }
}

/// Alice in Tokyo with these things, about to roll three dice.
fn three_dice(things: &str) -> String {
    format!("rules czech\nAlice: city, 5 points, 3 shrink, {things}, to roll\nBob: 7 points")
}

#[test]
fn every_power_on_dice_is_used_as_well_as_possible() {
    for things in [
        "herd-culler",
        "plot-twist",
        "background-dweller",
        "5 energy, stretchy",
        "4 energy, telepath",
        "smoke-cloud with 3",
    ] {
        for seed in 0..3 {
            compare(&three_dice(things), Whim(seed), 1);
        }
    }
}

#[test]
fn powers_on_dice_are_used_together() {
    for things in [
        "3 energy, telepath, herd-culler",
        "4 energy, telepath, stretchy",
        "2 energy, telepath, smoke-cloud with 2",
        "2 energy, telepath, background-dweller",
        "background-dweller, herd-culler",
        "4 energy, stretchy, plot-twist, herd-culler",
        "2 energy, giant-brain, telepath, background-dweller, plot-twist",
    ] {
        for seed in 0..2 {
            compare(&three_dice(things), Whim(seed), 2);
        }
    }
}

#[test]
fn hearts_count_although_a_power_has_ended_the_turn() {
    for things in ["herd-culler", "plot-twist", "4 energy, stretchy", "1 energy, telepath, herd-culler"] {
        for (seed, rules) in [(0, "czech"), (1, "dark"), (2, "czech")] {
            let position =
                format!("rules {rules}\nAlice: 6 hearts, 2 shrink, {things}, to roll\nBob: 7 points");
            compare(&position, Whim(seed), 3);
        }
    }
}

#[test]
fn a_power_that_ends_the_turn_is_seen_with_all_six_dice() {
    use crate::strategist::{Strategy, Weights};
    let position = "rules czech\nAlice: city, 19 points, herd-culler, to roll\nBob: 19 points";
    compare(position, Strategy::new(Weights::TUNED), 7);
}

#[test]
fn one_or_two_dice_reveal_the_effect_of_a_power() {
    for (shrink, things) in [(4, "background-dweller"), (5, "background-dweller"), (5, "herd-culler")] {
        let position = format!("rules czech\nAlice: city, {shrink} shrink, {things}, to roll\nBob: 7 points");
        compare(&position, Whim(5), 1);
    }
}
