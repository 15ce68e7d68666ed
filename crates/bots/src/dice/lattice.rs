//! All multisets of up to ten dice, numbered by size, with their neighbours: one die more, one die fewer.

use kaiju_engine::{Dice, Face};
use std::ops::Range;
use std::sync::LazyLock;

/// The most dice that anybody can roll.
pub const MOST_DICE: usize = 10;

/// A bound on the index of a multiset: a power of two, so that a mask proves an index to be in range.
pub(super) const PLACES: usize = 8192;

const FACES: usize = 6;

/// The lattice of multisets. Each multiset has a *place*; those of one size are adjacent, smaller sizes first.
pub(super) struct Lattice {
    dice: Vec<Dice>,
    /// The first place of each size, and the end of the largest.
    starts: [usize; MOST_DICE + 2],
    /// The place with one more die of each face; the largest multisets have none.
    pub up: Vec<[u16; FACES]>,
    /// The place with one die fewer of each face or, where there is no such die, of another face.
    pub down: Vec<[u16; FACES]>,
    /// Ranks within a size: `before[face][left][count]` multisets sort earlier because they have fewer than `count`
    /// dice of `face`, where `left` dice are left for `face` and the faces after it.
    before: [[[u16; MOST_DICE + 1]; MOST_DICE + 1]; FACES],
}

/// The lattice, computed once.
pub(super) fn lattice() -> &'static Lattice {
    static LATTICE: LazyLock<Lattice> = LazyLock::new(Lattice::new);
    &LATTICE
}

impl Lattice {
    fn new() -> Lattice {
        let mut lattice = Lattice {
            dice: Vec::new(),
            starts: [0; MOST_DICE + 2],
            up: Vec::new(),
            down: Vec::new(),
            before: counts_before(),
        };
        for size in 0..=MOST_DICE {
            lattice.starts[size] = lattice.dice.len();
            list(0, size as u8, &mut [0; FACES], &mut lattice.dice);
        }
        lattice.starts[MOST_DICE + 1] = lattice.dice.len();
        for place in 0..lattice.dice.len() {
            let dice = lattice.dice[place];
            let neighbour = |change: fn(&mut Dice, Face), face| {
                let mut other = dice;
                change(&mut other, face);
                lattice.place(other) as u16
            };
            let is_largest = place >= lattice.starts[MOST_DICE];
            let up = Face::ALL.map(|face| if is_largest { 0 } else { neighbour(Dice::add, face) });
            let any = dice.faces().lowest().unwrap_or(Face::One);
            let down = Face::ALL.map(|face| {
                let there = if dice.of(face) > 0 { face } else { any };
                neighbour(Dice::remove, there)
            });
            lattice.up.push(up);
            lattice.down.push(down);
        }
        lattice
    }

    /// The places of all multisets of `size` dice.
    pub fn level(&self, size: usize) -> Range<usize> {
        self.starts[size]..self.starts[size + 1]
    }

    /// The multiset at `place`.
    pub fn dice(&self, place: usize) -> Dice {
        self.dice[place]
    }

    /// The place of `dice`, of which there must be at most [`MOST_DICE`].
    pub fn place(&self, dice: Dice) -> usize {
        let mut left = usize::from(dice.len());
        let mut place = self.starts[left];
        for (before, count) in self.before.iter().zip(dice.counts()) {
            place += usize::from(before[left][usize::from(count)]);
            left -= usize::from(count);
        }
        place
    }

    /// Calls `visit` with the place of each part of `dice`, in the order of [`Dice::nth_part`].
    pub fn visit_parts(&self, dice: Dice, visit: &mut impl FnMut(usize)) {
        self.visit_rest(&dice.counts(), 0, 0, visit);
    }

    /// [`Lattice::visit_parts`] for the faces in `counts`. The later faces have contributed `size` dice, and `before`
    /// to the rank.
    fn visit_rest(&self, counts: &[u8], size: usize, before: usize, visit: &mut impl FnMut(usize)) {
        let Some((&count, counts)) = counts.split_last() else { return visit(self.starts[size] + before) };
        for taken in 0..=usize::from(count) {
            let size = size + taken;
            let more = usize::from(self.before[counts.len()][size][taken]);
            self.visit_rest(counts, size, before + more, visit);
        }
    }
}

/// Lists the multisets of `left` dice that show `face` or a later one, fewest dice of the first face first.
fn list(face: usize, left: u8, counts: &mut [u8; FACES], dice: &mut Vec<Dice>) {
    if face == FACES - 1 {
        counts[face] = left;
        dice.push(Dice::from_counts(*counts));
        return;
    }
    for count in 0..=left {
        counts[face] = count;
        list(face + 1, left - count, counts, dice);
    }
}

fn counts_before() -> [[[u16; MOST_DICE + 1]; MOST_DICE + 1]; FACES] {
    let mut before = [[[0; MOST_DICE + 1]; MOST_DICE + 1]; FACES];
    for (face, before) in before.iter_mut().enumerate().take(FACES - 1) {
        for (left, before) in before.iter_mut().enumerate() {
            for count in 1..=left {
                before[count] = before[count - 1] + multisets(left + 1 - count, FACES - 1 - face);
            }
        }
    }
    before
}

/// The number of multisets of `size` dice with `faces` faces.
fn multisets(size: usize, faces: usize) -> u16 {
    (1..faces).fold(1, |ways, step| ways * (size + step) / step) as u16
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_multiset_has_a_place_of_its_own() {
        let lattice = lattice();
        assert_eq!(lattice.level(6).len(), 462);
        assert_eq!(lattice.level(8).len(), 1287);
        assert!(lattice.dice.len() <= PLACES);
        for (place, &dice) in lattice.dice.iter().enumerate() {
            assert_eq!(lattice.place(dice), place);
        }
    }

    #[test]
    fn the_parts_of_dice_are_visited_in_their_order() {
        let lattice = lattice();
        for dice in lattice.level(7).map(|place| lattice.dice(place)) {
            let mut places = Vec::new();
            lattice.visit_parts(dice, &mut |place| places.push(place));
            let parts = (0..dice.count_parts()).map(|index| lattice.place(dice.nth_part(index)));
            assert!(parts.eq(places));
        }
    }
}
