//! `dicedp`: the value of all keeps over the multisets of a given number of dice, as straightforward code. It is a
//! baseline: do not make it faster.

use std::collections::HashMap;

/// Room for the multisets of up to eight dice.
const PLACES: usize = 4096;

/// All multisets by size, their neighbours, and the buffers for solving.
pub struct DiceDp {
    first_result: usize,
    /// The index with one more die of each face.
    up: Vec<[u16; 6]>,
    /// The index with one die fewer of each face; the same index where there is no such die.
    down: Vec<[u16; 6]>,
    values: Vec<f32>,
    /// The value of keeping, with one roll left and with two.
    kept: Box<[[f32; PLACES]; 2]>,
    /// The value of the best keep, with one roll left and with two.
    best: Box<[[f32; PLACES]; 2]>,
}

impl DiceDp {
    pub fn new(dice: usize, worth: impl Fn([u8; 6]) -> f32) -> DiceDp {
        let mut sets: Vec<[u8; 6]> = Vec::new();
        let mut first_result = 0;
        for size in 0..=dice {
            first_result = sets.len();
            list(0, size as u8, &mut [0; 6], &mut sets);
        }
        let places: HashMap<[u8; 6], u16> = sets.iter().copied().zip(0..).collect();
        let neighbour = |set: &[u8; 6], face: usize, change: i8| {
            let mut other = *set;
            other[face] = other[face].checked_add_signed(change)?;
            places.get(&other).copied()
        };
        let neighbours = |change: i8| {
            let of = |set: &[u8; 6]| {
                std::array::from_fn(|face| neighbour(set, face, change).unwrap_or(places[set]))
            };
            sets.iter().map(of).collect::<Vec<[u16; 6]>>()
        };
        let room = || Box::new([[0.0; PLACES]; 2]);
        DiceDp {
            first_result,
            up: neighbours(1),
            down: neighbours(-1),
            values: sets[first_result..].iter().map(|&set| worth(set)).collect(),
            kept: room(),
            best: room(),
        }
    }

    /// The value of the turn before the first of three rolls.
    pub fn solve(&mut self) -> f32 {
        let total = self.up.len();
        for stage in 0..2 {
            let kept = &mut self.kept[stage];
            if stage == 0 {
                kept[self.first_result..total].copy_from_slice(&self.values);
            } else {
                kept[self.first_result..total].copy_from_slice(&self.best[0][self.first_result..total]);
            }
            expect(&self.up, self.first_result, kept);
            let best = &mut self.best[stage];
            best[0] = kept[0];
            for place in 1..total {
                let mut most = kept[place];
                for &fewer in &self.down[place] {
                    if usize::from(fewer) != place {
                        most = most.max(best[usize::from(fewer)]);
                    }
                }
                best[place] = most;
            }
        }
        let mut first = self.best[1];
        expect(&self.up, self.first_result, &mut first);
        first[0]
    }
}

/// Fills in the mean over the faces of one more die.
fn expect(up: &[[u16; 6]], first_result: usize, values: &mut [f32; PLACES]) {
    for place in (0..first_result).rev() {
        let [one, two, three, energy, heart, claw] = up[place].map(|more| values[usize::from(more)]);
        values[place] = (one + two + three + energy + heart + claw) * (1.0 / 6.0);
    }
}

fn list(face: usize, left: u8, counts: &mut [u8; 6], sets: &mut Vec<[u8; 6]>) {
    if face == 5 {
        counts[5] = left;
        sets.push(*counts);
        return;
    }
    for count in 0..=left {
        counts[face] = count;
        list(face + 1, left - count, counts, sets);
    }
}
