//! Fast random number generators.

/// A source of uniform random numbers.
pub trait Rng {
    /// The next 64 random bits.
    fn next(&mut self) -> u64;

    /// A number below `bound`.
    #[inline(always)]
    fn below(&mut self, bound: u32) -> u32 {
        (((self.next() >> 32) * u64::from(bound)) >> 32) as u32
    }

    /// True half of the time.
    #[inline(always)]
    fn coin(&mut self) -> bool {
        self.next() >> 63 == 1
    }

    /// The dice to keep out of six, as bits.
    #[inline(always)]
    fn kept_dice(&mut self) -> u32 {
        (self.next() >> 58) as u32
    }
}

/// The fastest generator, also used for the engine's own figures.
pub struct WyRand(pub u64);

impl Rng for WyRand {
    #[inline(always)]
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0xa076_1d64_78bd_642f);
        let product = u128::from(self.0).wrapping_mul(u128::from(self.0 ^ 0xe703_7ed1_a0b4_28db));
        (product >> 64) as u64 ^ product as u64
    }
}

/// xoshiro256++.
pub struct Xoshiro([u64; 4]);

impl Xoshiro {
    /// A generator seeded with `seed`.
    pub fn seeded(seed: u64) -> Xoshiro {
        Xoshiro([seed, seed ^ 0x9e37_79b9_7f4a_7c15, 7, 11])
    }
}

impl Rng for Xoshiro {
    #[inline(always)]
    fn next(&mut self) -> u64 {
        let s = &mut self.0;
        let result = s[0].wrapping_add(s[3]).rotate_left(23).wrapping_add(s[0]);
        let shifted = s[1] << 17;
        s[2] ^= s[0];
        s[3] ^= s[1];
        s[1] ^= s[2];
        s[0] ^= s[3];
        s[2] ^= shifted;
        s[3] = s[3].rotate_left(45);
        result
    }
}
