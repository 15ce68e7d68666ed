//! The value of every keep, by dynamic programming from the results back to the first roll.

use super::lattice::{Lattice, MOST_DICE, PLACES, lattice};
use kaiju_engine::Dice;

/// One number per place of the lattice.
type Table = [f32; PLACES];

/// A place as an index that is in range without a check.
#[inline(always)]
fn at(place: u16) -> usize {
    usize::from(place) % PLACES
}

/// Dice to keep, with the value of keeping them.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Keep {
    /// The dice to keep.
    pub dice: Dice,
    /// The expected value of the result if all later keeps are the best ones.
    pub value: f32,
}

/// The solved rolls of one turn.
///
/// ```
/// use kaiju_bots::dice::Rolls;
/// use kaiju_engine::{Dice, Face};
///
/// // Only claws count: with one roll left, each die that is rolled brings a sixth of a claw.
/// let mut rolls = Rolls::new();
/// rolls.solve(6, 1, |result| f32::from(result.of(Face::Claw)));
/// let keep = rolls.best(Dice::from_counts([2, 0, 0, 1, 1, 2]), 1);
/// assert_eq!(keep.dice, Dice::from_counts([0, 0, 0, 0, 0, 2]));
/// assert!((keep.value - (2.0 + 4.0 / 6.0)).abs() < 1e-5);
/// ```
#[derive(Clone)]
pub struct Rolls {
    dice: usize,
    /// By rolls left: the value of keeping the dice of a place and rolling the others. With no rolls left that is the
    /// value of the result, known for whole results only.
    kept: Vec<Box<Table>>,
    /// The value of the best keep from the dice of a place.
    best: Box<Table>,
}

impl std::fmt::Debug for Rolls {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.debug_struct("Rolls").field("dice", &self.dice).field("rolls", &self.kept.len()).finish()
    }
}

impl Default for Rolls {
    fn default() -> Rolls {
        Rolls::new()
    }
}

impl Rolls {
    /// Buffers for solving; nothing is solved yet.
    pub fn new() -> Rolls {
        Rolls { dice: 0, kept: vec![Box::new([0.0; PLACES])], best: Box::new([0.0; PLACES]) }
    }

    /// Solves up to `rolls` rolls of `dice` dice, at most [`MOST_DICE`], given the value of each result.
    pub fn solve(&mut self, dice: u8, rolls: u8, mut value: impl FnMut(Dice) -> f32) {
        self.begin(dice);
        let lattice = lattice();
        for place in lattice.level(self.dice) {
            self.kept[0][place] = value(lattice.dice(place));
        }
        self.go_back(rolls, |_| ());
    }

    /// Solves up to `rolls` rolls of `dice` dice, given the values of the results in the order of [`super::results`].
    pub fn solve_values(&mut self, dice: u8, rolls: u8, values: &[f32]) {
        self.solve_raised(dice, rolls, values, |_| ());
    }

    /// [`Rolls::solve_values`] where powers can change dice between rolls: `raise` updates the values of the results
    /// of every roll but the last.
    pub fn solve_raised(&mut self, dice: u8, rolls: u8, values: &[f32], raise: impl FnMut(&mut [f32])) {
        self.begin(dice);
        self.kept[0][lattice().level(self.dice)].copy_from_slice(values);
        self.go_back(rolls, raise);
    }

    fn begin(&mut self, dice: u8) {
        self.dice = usize::from(dice);
        assert!(self.dice <= MOST_DICE, "nobody rolls more than {MOST_DICE} dice");
    }

    fn go_back(&mut self, rolls: u8, mut raise: impl FnMut(&mut [f32])) {
        let lattice = lattice();
        let rolls = usize::from(rolls);
        while self.kept.len() <= rolls {
            self.kept.push(Box::new([0.0; PLACES]));
        }
        let results = lattice.level(self.dice);
        for left in 1..=rolls {
            let (solved, open) = self.kept.split_at_mut(left);
            if left == 1 {
                open[0][results.clone()].copy_from_slice(&solved[0][results.clone()]);
            } else {
                choose(lattice, self.dice, &solved[0], &solved[left - 1], &mut self.best);
                raise(&mut self.best[results.clone()]);
                open[0][results.clone()].copy_from_slice(&self.best[results.clone()]);
            }
            expect(lattice, self.dice, &mut open[0]);
        }
    }

    /// The value of the turn before its first roll, with `rolls` rolls; as many must have been solved.
    pub fn before(&self, rolls: u8) -> f32 {
        self.kept[usize::from(rolls)][0]
    }

    /// The value of keeping `keep` and rolling the other dice, with `rolls_left` rolls left.
    pub fn value(&self, keep: Dice, rolls_left: u8) -> f32 {
        self.kept[usize::from(rolls_left)][lattice().place(keep)]
    }

    /// The value of each result, in the order of [`super::results`], if some of its dice may be rerolled with
    /// `rolls_left` rolls left.
    pub fn best_results(&mut self, rolls_left: u8) -> impl Iterator<Item = f32> {
        let lattice = lattice();
        choose(lattice, self.dice, &self.kept[0], &self.kept[usize::from(rolls_left)], &mut self.best);
        self.best[lattice.level(self.dice)].iter().copied()
    }

    /// All keeps from `dice` with `rolls_left` rolls left. Keeping all dice stops rolling.
    pub fn keeps(&self, dice: Dice, rolls_left: u8) -> impl Iterator<Item = Keep> {
        let kept = &self.kept[usize::from(rolls_left)];
        let all = lattice().place(dice);
        (0..dice.count_parts()).map(move |index| {
            let part = dice.nth_part(index);
            let place = lattice().place(part);
            Keep { dice: part, value: if place == all { self.kept[0][all] } else { kept[place] } }
        })
    }

    /// The best keep from `dice` with `rolls_left` rolls left. Keeping all dice stops rolling.
    pub fn best(&self, dice: Dice, rolls_left: u8) -> Keep {
        let kept = &self.kept[usize::from(rolls_left)];
        let lattice = lattice();
        let all = lattice.place(dice);
        let mut best = (all, self.kept[0][all]);
        if rolls_left > 0 {
            lattice.visit_parts(dice, &mut |place| {
                if kept[place] > best.1 && place != all {
                    best = (place, kept[place]);
                }
            });
        }
        let (place, value) = best;
        Keep { dice: lattice.dice(place), value }
    }
}

impl Rolls {
    /// The place of the best keep from each result, in the order of [`super::results`], with `rolls_left` rolls left.
    pub(crate) fn best_places(&self, rolls_left: u8) -> Vec<u16> {
        let lattice = lattice();
        let (stop, kept) = (&self.kept[0], &self.kept[usize::from(rolls_left)]);
        let mut best = Vec::with_capacity(lattice.level(self.dice).end);
        best.push((kept[0], 0));
        for size in 1..=self.dice {
            let own = if size == self.dice { stop } else { kept };
            let level = lattice.level(size);
            for (place, down) in level.clone().zip(&lattice.down[level]) {
                let mut top = (own[place], place as u16);
                for &part in down {
                    let part = best[usize::from(part)];
                    if part.0 > top.0 {
                        top = part;
                    }
                }
                best.push(top);
            }
        }
        best[lattice.level(self.dice)].iter().map(|&(_, place)| place).collect()
    }
}

/// The chances of all seats at one place of the lattice, padded to a register.
pub(crate) type Shares = [f32; 8];

/// For all multisets of up to `dice` dice, by place: the mean over the results of rolling the missing dice, given the
/// value of each result in the order of [`super::results`].
pub(crate) fn means(dice: u8, results: &[Shares]) -> Vec<Shares> {
    let lattice = lattice();
    let size = usize::from(dice);
    let mut means = vec![[0.0; 8]; lattice.level(size).start];
    means.extend_from_slice(results);
    for size in (0..size).rev() {
        let level = lattice.level(size);
        for (place, up) in level.clone().zip(&lattice.up[level]) {
            let mut sum = [0.0; 8];
            for &above in up {
                let above = means[usize::from(above)];
                sum.iter_mut().zip(above).for_each(|(sum, part)| *sum += part);
            }
            means[place] = sum.map(|sum| sum * (1.0 / 6.0));
        }
    }
    means
}

/// The index of `dice` in the result of [`means`], and the places of [`Rolls::best_places`].
pub(crate) fn place_of(dice: Dice) -> usize {
    lattice().place(dice)
}

/// Fills in the value of each smaller multiset if the missing dice are rolled: the mean over the faces of one more
/// die.
fn expect(lattice: &Lattice, dice: usize, values: &mut Table) {
    for size in (0..dice).rev() {
        let level = lattice.level(size);
        for (place, up) in level.clone().zip(&lattice.up[level]) {
            let [one, two, three, energy, heart, claw] = up.map(|place| values[at(place)]);
            values[place % PLACES] = ((one + two) + (three + energy) + (heart + claw)) * (1.0 / 6.0);
        }
    }
}

/// Fills in the best value of any part of each multiset; keeping all dice has the value of stopping.
fn choose(lattice: &Lattice, dice: usize, stop: &Table, kept: &Table, best: &mut Table) {
    best[0] = kept[0];
    for size in 1..=dice {
        let own = if size == dice { stop } else { kept };
        let level = lattice.level(size);
        for (place, down) in level.clone().zip(&lattice.down[level]) {
            let place = place % PLACES;
            let [one, two, three, energy, heart, claw] = down.map(|place| best[at(place)]);
            let parts = most(most(most(one, two), most(three, energy)), most(heart, claw));
            best[place] = most(parts, own[place]);
        }
    }
}

/// The larger of two numbers that are not NaN: one instruction, unlike `f32::max`.
#[inline(always)]
fn most(one: f32, other: f32) -> f32 {
    if one > other { one } else { other }
}
