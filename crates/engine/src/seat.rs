//! Seats at the table, and sets of them.

use crate::bits::bit_set;

/// A seat at the table. Play goes clockwise: from the first to the second, and so on.
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number"))]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
#[repr(u8)]
pub enum Seat {
    /// Seat number 1.
    First,
    /// Seat number 2.
    Second,
    /// Seat number 3.
    Third,
    /// Seat number 4.
    Fourth,
    /// Seat number 5.
    Fifth,
    /// Seat number 6.
    Sixth,
}

impl Seat {
    /// The number of seats at the largest table.
    pub const MAX: usize = 6;

    /// All seats of the largest table, clockwise.
    pub const ALL: [Seat; Seat::MAX] =
        [Seat::First, Seat::Second, Seat::Third, Seat::Fourth, Seat::Fifth, Seat::Sixth];

    /// The index of the seat in an array of players: 0 for the first seat.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The seat at `index`, counted from 0.
    ///
    /// ```
    /// use kaiju_engine::Seat;
    /// assert_eq!(Seat::from_index(1), Some(Seat::Second));
    /// assert_eq!(Seat::from_index(6), None);
    /// ```
    #[inline]
    pub const fn from_index(index: usize) -> Option<Seat> {
        // A match instead of a lookup in `ALL`: no memory access.
        match index {
            0 => Some(Seat::First),
            1 => Some(Seat::Second),
            2 => Some(Seat::Third),
            3 => Some(Seat::Fourth),
            4 => Some(Seat::Fifth),
            5 => Some(Seat::Sixth),
            _ => None,
        }
    }
}

bit_set! {
    /// A set of seats.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Vec<Seat>"))]
    pub struct SeatSet([u8; 1]): Seat = Seat::from_index;
    /// Iterates over a [`SeatSet`] in seat order.
    pub struct SeatIter;
}

impl SeatSet {
    /// The first `players` seats.
    pub const fn first(players: usize) -> SeatSet {
        SeatSet([(1 << players) - 1])
    }

    /// The seats in clockwise order, beginning with `seat` itself if it is in the set.
    ///
    /// ```
    /// use kaiju_engine::{Seat, SeatSet};
    /// let order: Vec<Seat> = SeatSet::first(3).clockwise_from(Seat::Second).collect();
    /// assert_eq!(order, [Seat::Second, Seat::Third, Seat::First]);
    /// ```
    #[inline]
    pub fn clockwise_from(self, seat: Seat) -> Clockwise {
        Clockwise::starting_at(self, seat as u8)
    }

    /// The seats in clockwise order after `seat`, which itself comes last if it is in the set.
    #[inline]
    pub fn clockwise_after(self, seat: Seat) -> Clockwise {
        Clockwise::starting_at(self, seat as u8 + 1)
    }

    /// [`SeatSet::clockwise_from`] backwards: `seat` itself comes last.
    #[inline]
    pub fn anticlockwise_to(self, seat: Seat) -> impl Iterator<Item = Seat> {
        self.clockwise_from(seat).reversed()
    }

    /// [`SeatSet::clockwise_after`] backwards: `seat` itself comes first if it is in the set.
    #[inline]
    pub fn anticlockwise_from(self, seat: Seat) -> impl Iterator<Item = Seat> {
        self.clockwise_after(seat).reversed()
    }

    /// `amount` for each seat of the set, 0 for the others.
    #[inline]
    pub(crate) const fn amounts(self, amount: u8) -> [u8; 8] {
        // Copy the set into each byte, keep only the bit of that byte's own seat, then turn it into 1.
        let own_bits = (self.0[0] as u64 * 0x0101_0101_0101) & 0x2010_0804_0201;
        let ones = (own_bits + 0x7f7f_7f7f_7f7f) >> 7 & 0x0101_0101_0101;
        (ones * amount as u64).to_le_bytes()
    }

    /// The bits of the set, bit 0 for the first seat.
    pub const fn bits(self) -> u8 {
        self.0[0]
    }

    /// The set with these bits; bits beyond the sixth seat are dropped.
    pub const fn from_bits(bits: u8) -> SeatSet {
        SeatSet([bits & 0x3f])
    }
}

/// Iterates over the seats of a set in clockwise order.
#[derive(Clone, Copy, Debug)]
pub struct Clockwise {
    /// The seats from the start to the end of the table and, one byte higher, those from the first seat on.
    rest: u16,
}

impl Clockwise {
    #[inline]
    fn starting_at(seats: SeatSet, index: u8) -> Clockwise {
        let twice = u16::from(seats.bits()) << 8 | u16::from(seats.bits());
        // Drop the seats before the start in the first round, and those from the start on in the second.
        Clockwise { rest: twice & (0xff << index) }
    }

    fn reversed(self) -> impl Iterator<Item = Seat> {
        let mut rest = self.rest;
        std::iter::from_fn(move || {
            let place = rest.checked_ilog2()?;
            rest ^= 1 << place;
            Seat::from_index(place as usize % 8)
        })
    }
}

impl Iterator for Clockwise {
    type Item = Seat;

    #[inline]
    fn next(&mut self) -> Option<Seat> {
        if self.rest == 0 {
            return None;
        }
        let place = self.rest.trailing_zeros() as usize;
        self.rest &= self.rest - 1;
        Seat::from_index(place % 8)
    }
}
