//! The lesson: a first game against two bots whose first cards and dice are prepared, so that each idea comes up when
//! it is told. Only [`TableSpec::lesson`](crate::TableSpec::lesson) makes one, and its record says so.
//!
//! Rolling again takes the same faces from the front, whichever dice were kept: any choice is allowed, and the next
//! idea comes up all the same. When the prepared turns are over, the dice are as random as in any other game.

use kaiju_engine::Face::{Claw, Energy, Heart, One, Three, Two};
use kaiju_engine::{Chance, Dice, Face, Luck, PowerId};

/// The market: two cards that can soon be paid, one that works once and one that stays, and one to save up for.
const MARKET: [&str; 3] = ["corner-store", "friend-of-children", "extra-head"];

/// The faces of the three rolls of a turn.
type Rolls = [[Face; 6]; 3];

/// The prepared turns, in order: the learner's are the first, the fourth and the seventh.
const TURNS: [Rolls; 9] = [
    // A pair and the third of it. One energy, which buys nothing yet; no claw.
    [
        [Three, Three, One, Heart, Two, Heart],
        [Three, One, Two, Energy, Heart, One],
        [One, Two, Heart, One, Two, Three],
    ],
    // The bots leave Tokyo to the learner.
    [
        [One, One, Two, Heart, Energy, Three],
        [Two, Heart, Three, One, Two, Heart],
        [Two, Three, One, Heart, Three, Two],
    ],
    [
        [Two, Two, Three, Heart, Energy, One],
        [One, Heart, Three, Two, One, Heart],
        [One, Three, Two, Heart, Three, One],
    ],
    // Claws: into the empty Tokyo.
    [
        [Claw, Claw, Two, One, Heart, Three],
        [Claw, One, Two, Three, Heart, Two],
        [Claw, Two, Three, One, Heart, One],
    ],
    // Claws of a bot: leave, or stay?
    [
        [Claw, Claw, One, Two, Three, Heart],
        [Claw, Two, One, Heart, Three, Two],
        [Claw, One, Two, Three, Heart, One],
    ],
    [
        [One, Two, Two, Heart, Energy, Three],
        [One, Three, Heart, Two, One, Three],
        [Two, One, Three, Heart, Two, Three],
    ],
    // Hearts to heal, and energy for a card.
    [
        [Heart, Heart, Energy, Energy, One, Two],
        [Heart, Energy, Energy, Two, One, Three],
        [Energy, Energy, Heart, One, Two, Three],
    ],
    [
        [One, One, Two, Claw, Heart, Three],
        [Two, Three, Heart, One, Two, Heart],
        [Three, One, Two, Heart, One, Two],
    ],
    [
        [Two, Two, One, Claw, Heart, Three],
        [One, Three, Heart, Two, One, Heart],
        [Three, Two, One, Heart, Two, One],
    ],
];

/// The way through the prepared rolls.
#[derive(Clone, Default)]
pub struct Lesson {
    /// The number of turns that have begun to roll.
    turns: usize,
    /// The number of rolls in the current one.
    rolls: usize,
    /// The number of answers of chance.
    answers: usize,
}

impl Lesson {
    /// The prepared answer of chance, if there is one. `is_first` is true for the first roll of a turn.
    pub fn luck(&self, chance: Chance, is_first: bool) -> Option<Luck> {
        match chance {
            Chance::Draw { .. } => {
                let card = MARKET.get(self.answers)?;
                PowerId::from_text(card).map(Luck::Card)
            }
            Chance::Dice { dice, .. } => {
                let (turn, roll) =
                    if is_first { (self.turns, 0) } else { (self.turns.checked_sub(1)?, self.rolls) };
                let faces = TURNS.get(turn)?.get(roll)?.get(..usize::from(dice))?;
                let mut rolled = Dice::default();
                for &face in faces {
                    rolled.add(face);
                }
                Some(Luck::Dice(rolled))
            }
            Chance::Sides
            | Chance::FirstSeat
            | Chance::RollOff { .. }
            | Chance::SideDice { .. }
            | Chance::Reroll { .. }
            | Chance::Peek { .. } => None,
        }
    }

    /// Notes an answer to chance, prepared or not.
    pub fn answered(&mut self, chance: Chance, is_first: bool) {
        self.answers += 1;
        if matches!(chance, Chance::Dice { .. }) {
            (self.turns, self.rolls) =
                if is_first { (self.turns + 1, 1) } else { (self.turns, self.rolls + 1) };
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

    use super::*;
    use crate::TableSpec;
    use kaiju_engine::playout::{self, WyRand};
    use kaiju_engine::{DecisionKind, Seat, Step};
    use kaiju_fair::Secret;
    use kaiju_protocol::By;

    /// The learner's questions in the prepared turns, each with the number of its turn from 1, when everybody answers
    /// at random.
    fn asked(seed: u64) -> Vec<(usize, DecisionKind)> {
        let spec = TableSpec::lesson("g1", "Ada").unwrap();
        let (table, _) = spec.create("t", Secret::from_seed(seed), 0).unwrap();
        let mut playing = table.running().unwrap().clone();
        let mut numbers = WyRand(seed);
        let (mut turn, mut asked) = (0, Vec::new());
        for seq in table.seq + 1.. {
            match playing.game().step() {
                Step::Chance(_) => {
                    turn += usize::from(playing.first_roller().is_some());
                    let luck = playing.luck().unwrap();
                    playing.resolve(seq, 0, luck).unwrap();
                }
                Step::Decide { seat, decision } => {
                    if seat == Seat::First {
                        asked.push((turn, decision.kind()));
                    }
                    let action = playout::action(playing.game(), seat, decision, &mut numbers);
                    playing.act(seq, 0, seat, action, By::Player, None).unwrap();
                }
                Step::Over(_) => break,
            }
            if turn > TURNS.len() {
                break;
            }
        }
        asked
    }

    #[test]
    fn ideas_come_up_in_order_whatever_is_chosen() {
        for seed in 0..300 {
            let asked = asked(seed);
            let first = |kind| asked.iter().find(|(_, other)| *other == kind).map(|(turn, _)| *turn);
            assert_eq!(first(DecisionKind::Keep), Some(1), "seed {seed}");
            assert_eq!(first(DecisionKind::Leave), Some(5), "seed {seed}");
            assert!(first(DecisionKind::Shop).is_none_or(|turn| turn >= 7), "seed {seed}: {asked:?}");
        }
    }

    #[test]
    fn the_market_is_prepared_and_then_all_is_chance() {
        let mut lesson = Lesson::default();
        for card in MARKET {
            let luck = lesson.luck(Chance::Draw { slot: 0 }, false);
            assert_eq!(luck, PowerId::from_text(card).map(Luck::Card));
            lesson.answered(Chance::Draw { slot: 0 }, false);
        }
        assert_eq!(lesson.luck(Chance::Draw { slot: 0 }, false), None);
        let roll = Chance::Dice { seat: Seat::First, dice: 6 };
        for _ in TURNS {
            assert!(lesson.luck(roll, true).is_some());
            lesson.answered(roll, true);
        }
        assert_eq!(lesson.luck(roll, true), None);
    }
}
