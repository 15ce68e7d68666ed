//! The rolls of a turn, solved for the chances of all seats: the consequence of every keep if the rolling monster
//! plays the rest as well as it can.

use crate::chances::{Chances, Total};
use kaiju_bots::dice::{MOST_DICE, place, results};
use kaiju_engine::{Dice, Face, Seat};
use std::sync::LazyLock;

/// By number of dice and result: the index of the result with one more die, by its face.
static ABOVE: LazyLock<Vec<Vec<[u16; Face::ALL.len()]>>> = LazyLock::new(|| {
    let with = |dice: Dice, face| {
        let mut more = dice;
        more.add(face);
        place(more) as u16
    };
    (0..MOST_DICE as u8)
        .map(|size| results(size).map(|dice| Face::ALL.map(|face| with(dice, face))).collect())
        .collect()
});

/// The solved rolls of a turn.
#[derive(Clone, Debug)]
pub(crate) struct Rolls {
    /// The chances after each result if the monster stops with it.
    stop: Vec<Chances>,
    /// The chances if the other dice are rolled, by rolls left, number of dice kept, and their index. Empty for no
    /// rolls.
    kept: Vec<Vec<Vec<Chances>>>,
    /// The chances after each result with the best keep, by rolls left.
    best: Vec<Vec<Chances>>,
}

impl Rolls {
    /// Solves up to `rolls` rolls of `seat`, given the chances after stopping with each result of all its dice.
    pub fn solve(seat: Seat, dice: u8, rolls: u8, stop: Vec<Chances>) -> Rolls {
        let mut solved = Rolls { best: vec![stop.clone()], kept: vec![Vec::new()], stop };
        for left in 1..=usize::from(rolls) {
            let kept = expect(dice, &solved.best[left - 1]);
            let best = results(dice).zip(&solved.stop).map(|(result, &stop)| {
                parts(result).fold(stop, |best, part| best.better(at(&kept, part), seat))
            });
            let best = best.collect();
            solved.kept.push(kept);
            solved.best.push(best);
        }
        solved
    }

    /// The number of solved rolls.
    pub fn rolls(&self) -> u8 {
        (self.best.len() - 1) as u8
    }

    /// The chances before the missing dice are rolled, which uses one of the rolls left.
    pub fn before_roll(&self, kept: Dice, rolls_left: u8) -> Chances {
        at(&self.kept[usize::from(rolls_left)], kept)
    }

    /// The chances after this result, with `rolls_left` rolls left.
    pub fn after_roll(&self, result: Dice, rolls_left: u8) -> Chances {
        self.best[usize::from(rolls_left)][place(result)]
    }

    /// The chances if `part` of `result` is kept, with `rolls_left` rolls left. Keeping all dice stops rolling.
    pub fn keep(&self, result: Dice, part: Dice, rolls_left: u8) -> Chances {
        if part == result { self.stop[place(result)] } else { self.before_roll(part, rolls_left) }
    }
}

/// The parts of a result that leave dice to roll.
fn parts(result: Dice) -> impl Iterator<Item = Dice> {
    (0..result.count_parts()).map(move |index| result.nth_part(index)).filter(move |&part| part != result)
}

fn at(kept: &[Vec<Chances>], dice: Dice) -> Chances {
    kept[usize::from(dice.len())][place(dice)]
}

/// The exact mean over all rolls of the other dice, by number of dice kept and their index.
fn expect(dice: u8, results: &[Chances]) -> Vec<Vec<Chances>> {
    let mut kept = vec![Vec::new(); usize::from(dice) + 1];
    let mut totals: Vec<Total> = results.iter().copied().map(Total::from).collect();
    let mut ways = 1;
    for size in (0..usize::from(dice)).rev() {
        // Divide only at the end, so that every mean is rounded once.
        totals = ABOVE[size]
            .iter()
            .map(|above| {
                let mut sum = Total::NOTHING;
                above.iter().for_each(|&place| sum += totals[usize::from(place)]);
                sum
            })
            .collect();
        ways *= Face::ALL.len() as i64;
        kept[size] = totals.iter().map(|total| total.mean(ways)).collect();
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chances::ONE;
    use crate::outcomes::ways;

    /// A position that is better for the first seat the more claws there are.
    fn by_claws(result: Dice) -> Chances {
        let claws = f32::from(result.of(Face::Claw)) / 8.0;
        Chances::judged([claws, 1.0 - claws, 0.0, 0.0, 0.0, 0.0])
    }

    #[test]
    fn the_best_keep_of_claws_keeps_all_claws() {
        let rolls = Rolls::solve(Seat::First, 6, 2, results(6).map(by_claws).collect());
        let result = Dice::from_counts([2, 0, 0, 1, 1, 2]);
        let claws = Dice::from_counts([0, 0, 0, 0, 0, 2]);
        let best = rolls.after_roll(result, 2);
        assert_eq!(best, rolls.keep(result, claws, 2));
        // Each of four dice has two more chances to show a claw.
        let expected = (2.0 + 4.0 * 11.0 / 36.0) / 8.0;
        assert!((best.of(Seat::First) as f64 / ONE as f64 - expected).abs() < 1e-6);
    }

    #[test]
    fn the_value_before_a_roll_is_the_mean_over_all_dice() {
        let rolls = Rolls::solve(Seat::First, 4, 2, results(4).map(by_claws).collect());
        let kept = Dice::from_counts([1, 0, 0, 0, 0, 0]);
        let mean =
            Chances::mean(results(3).map(|rolled| (ways(rolled), rolls.after_roll(rolled.plus(kept), 1))));
        assert_eq!(rolls.before_roll(kept, 2), mean);
    }
}
