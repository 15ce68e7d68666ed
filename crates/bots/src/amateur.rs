//! `Amateur`: a player who errs as people do.
//!
//! Between lapses it plays as well as the bot inside it. A lapse is a mistake that beginners make, not a random answer:
//! chasing a set, hoarding one kind of dice, stopping too early, healing in a panic, staying in Tokyo for too long,
//! forgetting to buy, overlooking a power.

use crate::bot::Bot;
use kaiju_engine::playout::{Numbers, WyRand};
use kaiju_engine::{Action, Decision, Dice, Face, Game, Seat, Verb, View};

/// Hearts at which even the most stubborn monster leaves Tokyo.
const LAST_HEARTS: u8 = 2;
/// Hearts at which a monster panics.
const PANIC: u8 = 4;

/// A player with lapses.
#[derive(Debug)]
pub struct Amateur<B> {
    mind: B,
    habits: Habits,
    numbers: WyRand,
}

/// The lapses of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Habits {
    /// Decisions out of a hundred at which it errs, where an error is possible.
    pub lapses: u32,
    /// Lapses with dice out of ten in which it takes them as they lie, although it could roll again.
    pub impatience: u32,
}

impl<B: Bot> Amateur<B> {
    /// A player that has not begun a game. Where it does not err, it plays as `mind`.
    pub const fn new(mind: B, habits: Habits) -> Amateur<B> {
        Amateur { mind, habits, numbers: WyRand(0) }
    }

    /// The mistake that the decision invites.
    fn lapse(&mut self, game: &Game, seat: Seat, decision: Decision) -> Option<Action> {
        match decision {
            Decision::Keep { rolls_left: 1.. } => Some(Action::Keep(self.tempting(game, seat))),
            Decision::Leave if game.player(seat).hearts > LAST_HEARTS => game.nth_of(Verb::Stay, 0),
            Decision::Shop => game.nth_of(Verb::End, 0),
            Decision::Start
            | Decision::Probe
            | Decision::Fix
            | Decision::SideDice
            | Decision::Threat { .. }
            | Decision::Left
            | Decision::Reveal
            | Decision::Sell
            | Decision::Again => game.nth_of(Verb::Pass, 0),
            Decision::Keep { rolls_left: 0 }
            | Decision::Leave
            | Decision::Resolve
            | Decision::Tile { .. }
            | Decision::Choose { .. } => None,
        }
    }

    /// Dice that look better than they are.
    fn tempting(&mut self, game: &Game, seat: Seat) -> Dice {
        let dice = game.turn().dice;
        let only = |face: Face| {
            let mut kept = [0; Face::ALL.len()];
            kept[face.index()] = dice.of(face);
            Dice::from_counts(kept)
        };
        if game.player(seat).hearts <= PANIC && !game.in_tokyo(seat) {
            return only(Face::Heart);
        }
        if self.numbers.below(10) < self.habits.impatience {
            return dice;
        }
        match self.numbers.below(9) {
            0..5 => only(most_frequent(dice)),
            5..7 => only(Face::Claw),
            _ => only(Face::Energy),
        }
    }
}

/// The number that most dice show, the higher of equals.
fn most_frequent(dice: Dice) -> Face {
    Face::NUMBERS.into_iter().max_by_key(|&face| dice.of(face)).unwrap_or(Face::Three)
}

impl<B: Bot> Bot for Amateur<B> {
    fn begin(&mut self, seed: u64) {
        self.mind.begin(seed);
        self.numbers = WyRand(seed);
    }

    fn choose(&mut self, view: &View, seat: Seat, decision: Decision) -> Action {
        let errs = self.numbers.below(100) < self.habits.lapses;
        let lapse = if errs { self.lapse(view.game(), seat, decision) } else { None };
        lapse.unwrap_or_else(|| self.mind.choose(view, seat, decision))
    }
}
