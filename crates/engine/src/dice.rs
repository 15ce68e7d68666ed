//! Die faces, and handfuls of dice.

use crate::bits::bit_set;

/// One side of a die.
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = r#""1" | "2" | "3" | "energy" | "heart" | "claw""#))]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
#[repr(u8)]
pub enum Face {
    /// The number 1.
    One,
    /// The number 2.
    Two,
    /// The number 3.
    Three,
    /// One energy.
    Energy,
    /// One heart.
    Heart,
    /// One point of attack.
    Claw,
}

impl Face {
    /// The six faces, in the order in which they are resolved unless the player chooses another.
    pub const ALL: [Face; 6] = [Face::One, Face::Two, Face::Three, Face::Energy, Face::Heart, Face::Claw];

    /// The three number faces.
    pub const NUMBERS: [Face; 3] = [Face::One, Face::Two, Face::Three];

    /// The face at `index` of [`Face::ALL`].
    #[inline]
    pub const fn from_index(index: usize) -> Option<Face> {
        // A match instead of a lookup in `ALL`: no memory access.
        match index {
            0 => Some(Face::One),
            1 => Some(Face::Two),
            2 => Some(Face::Three),
            3 => Some(Face::Energy),
            4 => Some(Face::Heart),
            5 => Some(Face::Claw),
            _ => None,
        }
    }

    /// The index of the face in [`Face::ALL`].
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The id of the face in notation and data: `1`, `2`, `3`, `energy`, `heart` or `claw`.
    pub const fn text(self) -> &'static str {
        match self {
            Face::One => "1",
            Face::Two => "2",
            Face::Three => "3",
            Face::Energy => "energy",
            Face::Heart => "heart",
            Face::Claw => "claw",
        }
    }

    /// The face with this id.
    pub fn from_text(text: &str) -> Option<Face> {
        Face::ALL.into_iter().find(|face| face.text() == text)
    }

    /// The number on the face, 1 to 3; `None` for the other faces.
    pub const fn number(self) -> Option<u8> {
        match self {
            Face::One => Some(1),
            Face::Two => Some(2),
            Face::Three => Some(3),
            Face::Energy | Face::Heart | Face::Claw => None,
        }
    }
}

bit_set! {
    /// A set of faces.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Vec<Face>"))]
    pub struct FaceSet([u8; 1]): Face = Face::from_index;
    /// Iterates over a [`FaceSet`] in the order of [`Face::ALL`].
    pub struct FaceIter;
}

impl FaceSet {
    /// All six faces.
    pub const ALL: FaceSet = FaceSet([0x3f]);

    /// The three number faces.
    pub const NUMBERS: FaceSet = FaceSet([0b111]);

    /// The bits of the set, bit 0 for [`Face::One`].
    #[inline]
    pub const fn bits(self) -> u8 {
        self.0[0]
    }

    /// The set with these bits; bits beyond the sixth face are dropped.
    pub const fn from_bits(bits: u8) -> FaceSet {
        FaceSet([bits & 0x3f])
    }
}

/// A handful of dice as six counts. Dice that show the same face are interchangeable.
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Vec<Face>"))]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Dice(
    /// One byte per face, [`Face::One`] in the lowest, so that counting is arithmetic on one register.
    u64,
);

impl Dice {
    /// No dice.
    pub const NONE: Dice = Dice(0);

    /// The most dice of one face that can be counted.
    pub const MOST: u8 = u8::MAX;

    /// Dice from the count of each face, in the order of [`Face::ALL`].
    pub const fn from_counts(counts: [u8; 6]) -> Dice {
        let [one, two, three, energy, heart, claw] = counts;
        Dice(u64::from_le_bytes([one, two, three, energy, heart, claw, 0, 0]))
    }

    /// The count of each face, in the order of [`Face::ALL`].
    #[inline]
    pub const fn counts(self) -> [u8; 6] {
        let [one, two, three, energy, heart, claw, _, _] = self.0.to_le_bytes();
        [one, two, three, energy, heart, claw]
    }

    const fn one(face: Face) -> u64 {
        1 << (8 * face as u32)
    }

    /// The number of dice that show `face`.
    #[inline]
    pub const fn of(self, face: Face) -> u8 {
        (self.0 >> (8 * face as u32)) as u8
    }

    /// The number of dice, at most 255.
    #[inline]
    pub const fn len(self) -> u8 {
        const LARGE: u64 = 0xe0e0_e0e0_e0e0;
        if self.0 & LARGE == 0 { self.len_of_few() } else { self.count_many() }
    }

    /// [`Dice::len`] for fewer than 32 dice of each face.
    #[inline]
    pub(crate) const fn len_of_few(self) -> u8 {
        // While no byte exceeds 31, one multiplication adds all of them up in the sixth byte.
        (self.0.wrapping_mul(0x0101_0101_0101) >> 40) as u8
    }

    #[cold]
    const fn count_many(self) -> u8 {
        let [one, two, three, energy, heart, claw] = self.counts();
        let numbers = one.saturating_add(two).saturating_add(three);
        numbers.saturating_add(energy).saturating_add(heart).saturating_add(claw)
    }

    /// True if there are no dice.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Adds a die showing `face`.
    #[inline]
    pub fn add(&mut self, face: Face) {
        debug_assert!(self.of(face) < Dice::MOST, "too many dice");
        self.0 += Dice::one(face);
    }

    /// Removes a die showing `face`, if there is one.
    #[inline]
    pub fn remove(&mut self, face: Face) {
        if self.of(face) > 0 {
            self.0 -= Dice::one(face);
        }
    }

    /// Both handfuls together; counts saturate at [`Dice::MOST`] per face.
    #[inline]
    pub fn plus(self, other: Dice) -> Dice {
        const HIGH_BITS: u64 = 0x8080_8080_8080;
        if (self.0 | other.0) & HIGH_BITS == 0 {
            return Dice(self.0 + other.0);
        }
        let mut sum = self.counts();
        for (count, more) in sum.iter_mut().zip(other.counts()) {
            *count = count.saturating_add(more);
        }
        Dice::from_counts(sum)
    }

    /// [`Dice::plus`] for fewer than 128 dice.
    #[inline]
    pub(crate) const fn plus_few(self, other: Dice) -> Dice {
        Dice(self.0 + other.0)
    }

    /// These dice minus `part`, which must be among them.
    #[inline]
    pub const fn minus(self, part: Dice) -> Dice {
        Dice(self.0 - part.0)
    }

    /// True if every die of `part` is among these dice.
    #[inline]
    pub fn includes(self, part: Dice) -> bool {
        self.counts().into_iter().zip(part.counts()).all(|(count, wanted)| count >= wanted)
    }

    /// The faces shown by at least one die.
    #[inline]
    pub fn faces(self) -> FaceSet {
        Face::ALL.into_iter().filter(|&face| self.of(face) > 0).fold(FaceSet::EMPTY, FaceSet::with)
    }

    /// The numbers shown by three or more dice.
    #[inline]
    pub const fn triples(self) -> FaceSet {
        const NUMBERS: u64 = 0x7f_7f7f;
        // Adding 125 carries into the highest bit of a byte that holds 3 or more.
        let high = (((self.0 & NUMBERS) + 0x7d_7d7d) | self.0) & 0x80_8080;
        FaceSet::from_bits((high >> 7 | high >> 14 | high >> 21) as u8 & 0b111)
    }

    /// A random part of these dice, from 64 random bits: each die is in it with probability one half. `None` if eight
    /// or more dice show the same face.
    #[inline]
    pub(crate) const fn random_part(self, bits: u64) -> Option<Dice> {
        const SMALL: u64 = 0x0707_0707_0707;
        if self.0 & !SMALL == 0 { Some(self.random_part_of_few(bits)) } else { None }
    }

    /// [`Dice::random_part`] for fewer than eight dice of each face.
    #[inline]
    pub(crate) const fn random_part_of_few(self, bits: u64) -> Dice {
        const LOWEST: u64 = 0x0101_0101_0101;
        // In each byte, one coin is tossed for the ones bit of its count, two for the twos bit and four for the fours
        // bit.
        let (one, two, four) = (self.0 & LOWEST, self.0 >> 1 & LOWEST, self.0 >> 2 & LOWEST);
        let mut part = (bits & one) + (bits >> 1 & two) + (bits >> 2 & two);
        if four != 0 {
            part += (bits >> 3 & four) + (bits >> 4 & four) + (bits >> 5 & four) + (bits >> 6 & four);
        }
        Dice(part)
    }

    /// The number of different handfuls that can be kept from these dice.
    #[inline]
    pub fn count_parts(self) -> u32 {
        self.counts().into_iter().fold(1, |product: u32, count| product.saturating_mul(u32::from(count) + 1))
    }

    /// The `index`-th handful that can be kept from these dice; index 0 keeps none, the last keeps all.
    pub fn nth_part(self, index: u32) -> Dice {
        let mut rest = index;
        let mut part = [0; 6];
        for (kept, count) in part.iter_mut().zip(self.counts()) {
            let choices = u32::from(count) + 1;
            *kept = (rest % choices) as u8;
            rest /= choices;
        }
        Dice::from_counts(part)
    }
}

impl std::fmt::Debug for Dice {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.debug_tuple("Dice").field(&self.counts()).finish()
    }
}

impl FromIterator<Face> for Dice {
    fn from_iter<I: IntoIterator<Item = Face>>(faces: I) -> Dice {
        let mut dice = Dice::NONE;
        faces.into_iter().for_each(|face| dice.add(face));
        dice
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counting_in_one_register_equals_counting_one_by_one() {
        for counts in
            [[0; 6], [1, 2, 3, 4, 5, 6], [3, 0, 7, 9, 0, 1], [255, 3, 2, 0, 255, 8], [2, 2, 2, 0, 0, 0]]
        {
            let dice = Dice::from_counts(counts);
            assert_eq!(dice.counts(), counts);
            let sum: u32 = counts.iter().map(|&count| u32::from(count)).sum();
            assert_eq!(u32::from(dice.len()), sum.min(255));
            for face in Face::NUMBERS {
                assert_eq!(dice.triples().contains(face), dice.of(face) >= 3, "{dice:?} {face:?}");
            }
            for bits in [0, u64::MAX, 0x1234_5678_9abc_def0] {
                if let Some(part) = dice.random_part(bits) {
                    assert!(dice.includes(part), "{part:?} of {dice:?}");
                }
            }
            assert_eq!(dice.random_part(u64::MAX), counts.iter().all(|&count| count < 8).then_some(dice));
        }
    }

    #[test]
    fn a_random_part_throws_a_fair_coin_for_every_die() {
        for count in 0..8 {
            let dice = Dice::from_counts([count, 0, 0, count, 0, 0]);
            // Every value of the lowest random byte, with the number of dice it keeps.
            let mut kept = [0; 8];
            for bits in 0..256 {
                let part = dice.random_part(bits).map_or(0, |part| part.of(Face::One));
                kept[usize::from(part)] += 1;
            }
            let mut ways = 256 >> count;
            for (number, times) in (0..=count).zip(kept) {
                assert_eq!(times, ways, "{number} of {count} dice");
                ways = ways * i32::from(count - number) / (i32::from(number) + 1);
            }
        }
    }
}
