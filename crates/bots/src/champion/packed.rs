//! The network laid out for speed: the same sums as [`Network::chances`] in the same order, several at once.
//!
//! Rows are aligned arrays of fixed size, so that the compiler vectorizes every loop over a row and keeps running
//! sums in registers. No sum is reordered, and multiplication and addition are rounded separately, so the chances are
//! the same to the last bit on every processor.

use super::features::{Facts, MONSTER, TABLE};
use super::network::{DEPTH, Network, Part, WIDTH, shares_of};
use kaiju_engine::Seat;

/// A row of adjacent numbers.
#[derive(Clone, Copy, Debug, PartialEq)]
#[repr(align(32))]
pub(super) struct Row<const N: usize>(pub [f32; N]);

/// One monster's contribution to the second layer: first to its own strength, then to that of all monsters.
pub(super) type Share = Row<{ 2 * DEPTH }>;

impl Share {
    pub const NONE: Share = Row([0.0; 2 * DEPTH]);
}

/// The weights by rows.
#[derive(Clone, Debug)]
pub(super) struct Packed {
    facts: Vec<Row<WIDTH>>,
    description_bias: Row<WIDTH>,
    /// Per number of a description: its weights in [`Share`].
    spread: Box<[Share; WIDTH]>,
    table: Vec<Row<DEPTH>>,
    table_bias: Row<DEPTH>,
    out: Row<DEPTH>,
}

impl Packed {
    pub fn of(network: &Network) -> Packed {
        let share = |index| {
            let mut share = Share::NONE;
            let (own, table) = share.0.split_at_mut(DEPTH);
            own.copy_from_slice(network.row::<DEPTH>(Part::Own, index));
            table.copy_from_slice(network.row::<DEPTH>(Part::Others, index));
            share
        };
        Packed {
            facts: (0..MONSTER).map(|fact| Row(*network.row(Part::Facts, fact))).collect(),
            description_bias: Row(*network.row(Part::DescriptionBias, 0)),
            spread: Box::new(std::array::from_fn(share)),
            table: (0..TABLE).map(|fact| Row(*network.row(Part::Table, fact))).collect(),
            table_bias: Row(*network.row(Part::TableBias, 0)),
            out: Row(*network.row(Part::Out, 0)),
        }
    }

    /// The contribution of a monster with these features.
    pub fn share_of(&self, facts: &Facts) -> Share {
        #[cfg(target_arch = "x86_64")]
        if is_x86_feature_detected!("avx2") {
            // SAFETY: the processor was checked for the instructions that the function is compiled with.
            #[allow(unsafe_code, reason = "wider registers are twice as fast")]
            return unsafe { self.share_by_avx2(facts) };
        }
        self.share_by_blocks::<32>(facts)
    }

    #[cfg(target_arch = "x86_64")]
    #[target_feature(enable = "avx2")]
    fn share_by_avx2(&self, facts: &Facts) -> Share {
        self.share_by_blocks::<64>(facts)
    }

    /// [`Packed::share_of`] with `BLOCK` sums at a time, as many as fit into registers.
    #[inline(always)]
    fn share_by_blocks<const BLOCK: usize>(&self, facts: &Facts) -> Share {
        let mut described = [0.0; WIDTH];
        for (block, start) in described.as_chunks_mut::<BLOCK>().0.iter_mut().zip((0..).step_by(BLOCK)) {
            *block = self.described(facts, start);
        }
        // Zeros change no sum. More than half of the numbers are zero, in unpredictable places.
        let others = (0..WIDTH).fold(0u64, |bits, place| bits | u64::from(described[place] > 0.0) << place);
        let mut share = Share::NONE;
        for (block, start) in share.0.as_chunks_mut::<BLOCK>().0.iter_mut().zip((0..).step_by(BLOCK)) {
            let mut sums = [0.0; BLOCK];
            let mut left = others;
            while left != 0 {
                let place = left.trailing_zeros() as usize % WIDTH;
                left &= left - 1;
                let number = described[place];
                for (sum, weight) in sums.iter_mut().zip(&self.spread[place].0[start..start + BLOCK]) {
                    *sum += number * weight;
                }
            }
            *block = sums;
        }
        share
    }

    /// The numbers of a description from `start` on.
    #[inline(always)]
    fn described<const BLOCK: usize>(&self, facts: &Facts, start: usize) -> [f32; BLOCK] {
        let mut sums = [0.0; BLOCK];
        sums.copy_from_slice(&self.description_bias.0[start..start + BLOCK]);
        for fact in facts.iter() {
            for (sum, weight) in sums.iter_mut().zip(&self.facts[fact].0[start..start + BLOCK]) {
                *sum += weight;
            }
        }
        sums.map(|sum| if sum > 0.0 { sum } else { 0.0 })
    }

    /// The contribution of the table, by its features.
    pub fn of_table(&self, facts: u16) -> Row<DEPTH> {
        let mut common = self.table_bias;
        for (fact, row) in self.table.iter().enumerate() {
            if facts >> fact & 1 == 1 {
                common.add(&row.0);
            }
        }
        common
    }

    /// Every seat's win chance, given the contribution of the table and the living monsters with the slots of their
    /// contributions, in the order of play.
    #[inline]
    pub fn chances(
        &self,
        table: &Row<DEPTH>,
        living: &[(Seat, usize)],
        shares: &[Share],
    ) -> [f32; Seat::MAX] {
        #[cfg(target_arch = "x86_64")]
        if is_x86_feature_detected!("avx2") {
            // SAFETY: the processor was checked for the instructions that the function is compiled with.
            #[allow(unsafe_code, reason = "wider registers are twice as fast")]
            return shares_of(unsafe { self.strengths_by_avx2(table, living, shares) });
        }
        shares_of(self.strengths(table, living, shares))
    }

    #[cfg(target_arch = "x86_64")]
    #[target_feature(enable = "avx2")]
    fn strengths_by_avx2(
        &self,
        table: &Row<DEPTH>,
        living: &[(Seat, usize)],
        shares: &[Share],
    ) -> [f32; Seat::MAX] {
        self.strengths(table, living, shares)
    }

    /// The strength of every seat; dead monsters have the lowest there is.
    #[inline(always)]
    fn strengths(&self, table: &Row<DEPTH>, living: &[(Seat, usize)], shares: &[Share]) -> [f32; Seat::MAX] {
        let mut common = *table;
        // A loop, since a closure would not be compiled for the wider registers.
        for &(_, place) in living {
            common.add_share(&shares[place]);
        }
        let mut strengths = [f32::MIN; Seat::MAX];
        for &(seat, place) in living {
            let share = &shares[place];
            let mut products = self.out.0;
            for (product, (own, common)) in products.iter_mut().zip(share.0.iter().zip(&common.0)) {
                let second = own + common;
                *product *= if second > 0.0 { second } else { 0.0 };
            }
            // Eight sums side by side, computed at once.
            let mut sums = [0.0; 8];
            for products in products.as_chunks::<8>().0 {
                for (sum, product) in sums.iter_mut().zip(products) {
                    *sum += product;
                }
            }
            strengths[seat.index()] = sums.iter().sum();
        }
        strengths
    }
}

impl Row<DEPTH> {
    #[inline(always)]
    fn add(&mut self, numbers: &[f32; DEPTH]) {
        for (sum, number) in self.0.iter_mut().zip(numbers) {
            *sum += number;
        }
    }

    /// Adds a monster's contribution to the strength of all monsters.
    #[inline(always)]
    fn add_share(&mut self, share: &Share) {
        if let Some(part) = share.0.last_chunk() {
            self.add(part);
        }
    }
}
