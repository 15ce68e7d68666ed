//! Exact dice: the value of every keep under best play of the remaining rolls. Knows faces and numbers of dice, and
//! no rule.
//!
//! A position during the rolls is a multiset of faces, so there are few of them: 462 results of six dice, 1287 of
//! eight. `lattice` numbers all multisets; [`Rolls`] solves them from the results back to the first roll.

mod lattice;
mod rolls;

pub use lattice::MOST_DICE;
pub use rolls::{Keep, Rolls};
pub(crate) use rolls::{Shares, means, place_of};

use kaiju_engine::{Dice, Face};

/// All results of `dice` dice, in the order in which [`Rolls::solve_values`] wants their values.
///
/// ```
/// assert_eq!(kaiju_bots::dice::results(6).count(), 462);
/// ```
pub fn results(dice: u8) -> impl ExactSizeIterator<Item = Dice> {
    let lattice = lattice::lattice();
    lattice.level(usize::from(dice)).map(|place| lattice.dice(place))
}

/// The index of `result` among the results of as many dice.
pub fn place(result: Dice) -> usize {
    let lattice = lattice::lattice();
    lattice.place(result) - lattice.level(usize::from(result.len())).start
}

/// The index of the result at `place` after one die is turned from one face to another, if there is such a die among
/// its `dice` dice.
pub fn turned(dice: u8, place: usize, from: Face, to: Face) -> Option<usize> {
    let lattice = lattice::lattice();
    let start = lattice.level(usize::from(dice)).start;
    let has_die = lattice.dice(start + place).of(from) > 0;
    has_die.then(|| {
        let fewer = lattice.down[start + place][from.index()];
        usize::from(lattice.up[usize::from(fewer)][to.index()]) - start
    })
}
