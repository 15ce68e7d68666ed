//! Bit sets: one definition for all of them. Small sets find their members by table lookup instead of a loop.

/// Defines a set with one bit per member; the member with index 0 has the lowest bit.
///
/// Each member has an `index`; the given function maps an index back to its member, or to `None` if no member has it.
macro_rules! bit_set {
    (
        $(#[$about:meta])*
        $visible:vis struct $Set:ident([$Word:ty; $words:literal]): $Member:ty = $from_index:path;
        $(#[$about_iter:meta])*
        $visible_iter:vis struct $Iter:ident;
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, Default)]
        $visible struct $Set([$Word; $words]);

        // No set uses all of these methods.
        #[allow(dead_code)]
        impl $Set {
            /// The empty set.
            pub const EMPTY: $Set = $Set([0; $words]);

            const WORDS: usize = $words;
            const WORD_BITS: usize = <$Word>::BITS as usize;
            /// True if members are counted and found by table lookup.
            const IS_SMALL: bool = $words == 1 && <$Word>::BITS == u8::BITS;

            /// The word of `member`, and its bit there.
            #[inline]
            const fn place(member: $Member) -> (usize, usize) {
                $crate::bits::place(member.index(), Self::WORD_BITS, Self::WORDS)
            }

            /// The set of one member.
            #[inline]
            pub const fn only(member: $Member) -> $Set {
                $Set::EMPTY.with(member)
            }

            /// True if `member` is in the set.
            #[inline]
            pub const fn contains(self, member: $Member) -> bool {
                let (word, bit) = Self::place(member);
                self.0[word] >> bit & 1 == 1
            }

            /// Adds `member`.
            #[inline]
            pub const fn insert(&mut self, member: $Member) {
                let (word, bit) = Self::place(member);
                self.0[word] |= 1 << bit;
            }

            /// Removes `member`.
            #[inline]
            pub const fn remove(&mut self, member: $Member) {
                let (word, bit) = Self::place(member);
                self.0[word] &= !(1 << bit);
            }

            /// The set plus `member`.
            #[inline]
            pub const fn with(mut self, member: $Member) -> $Set {
                self.insert(member);
                self
            }

            /// The set plus `member` if `is_there`. Branch-free, as a branch here would often be mispredicted.
            #[inline]
            pub(crate) const fn with_if(mut self, is_there: bool, member: $Member) -> $Set {
                let (word, bit) = Self::place(member);
                self.0[word] |= (is_there as $Word) << bit;
                self
            }

            /// The set minus `member`.
            #[inline]
            pub const fn without(mut self, member: $Member) -> $Set {
                self.remove(member);
                self
            }

            /// Members of both sets.
            #[inline]
            pub const fn and(mut self, other: $Set) -> $Set {
                let mut word = 0;
                while word < Self::WORDS {
                    self.0[word] &= other.0[word];
                    word += 1;
                }
                self
            }

            /// Members of either set.
            #[inline]
            pub const fn or(mut self, other: $Set) -> $Set {
                let mut word = 0;
                while word < Self::WORDS {
                    self.0[word] |= other.0[word];
                    word += 1;
                }
                self
            }

            /// Members of this set that are not in `other`.
            #[inline]
            pub const fn minus(mut self, other: $Set) -> $Set {
                let mut word = 0;
                while word < Self::WORDS {
                    self.0[word] &= !other.0[word];
                    word += 1;
                }
                self
            }

            /// True if the sets have a member in common.
            #[inline]
            pub const fn meets(self, other: $Set) -> bool {
                !self.and(other).is_empty()
            }

            /// True if the set is empty.
            #[inline]
            pub const fn is_empty(self) -> bool {
                let mut all = 0;
                let mut word = 0;
                while word < Self::WORDS {
                    all |= self.0[word];
                    word += 1;
                }
                all == 0
            }

            /// True if the set has two or more members.
            #[inline]
            pub const fn has_many(self) -> bool {
                let mut members = self.iter();
                members.take_lowest();
                !members.0.is_empty()
            }

            /// The number of members.
            #[inline]
            pub const fn len(self) -> usize {
                if Self::IS_SMALL {
                    return $crate::bits::count(self.0[0] as u8) as usize;
                }
                let mut len = 0;
                let mut word = 0;
                while word < Self::WORDS {
                    len += self.0[word].count_ones();
                    word += 1;
                }
                len as usize
            }

            /// The first member in order.
            #[inline]
            pub const fn lowest(self) -> Option<$Member> {
                let mut members = self.iter();
                members.take_lowest()
            }

            /// The `index`-th member in order.
            #[inline]
            pub const fn nth(self, index: usize) -> Option<$Member> {
                if Self::IS_SMALL {
                    return $from_index($crate::bits::nth(self.0[0] as u8, index));
                }
                let mut rest = index;
                let mut word = 0;
                while word < Self::WORDS {
                    let mut bits = self.0[word];
                    let count = bits.count_ones() as usize;
                    if rest < count {
                        while rest > 0 {
                            bits &= bits.wrapping_sub(1);
                            rest -= 1;
                        }
                        return $from_index(word * Self::WORD_BITS + bits.trailing_zeros() as usize);
                    }
                    rest -= count;
                    word += 1;
                }
                None
            }

            /// The members in order.
            #[inline]
            pub const fn iter(self) -> $Iter {
                $Iter(self)
            }
        }

        impl std::hash::Hash for $Set {
            /// Hashes the words alone: all sets of a type have the same number of them.
            #[inline]
            fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
                self.0.iter().for_each(|word| word.hash(state));
            }
        }

        impl std::fmt::Debug for $Set {
            fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                out.debug_set().entries(self.iter()).finish()
            }
        }

        $(#[$about_iter])*
        #[derive(Clone, Copy, Debug)]
        $visible_iter struct $Iter($Set);

        impl $Iter {
            /// Words are named by constants: an index that is found out would keep the set in memory.
            #[inline]
            const fn take_lowest(&mut self) -> Option<$Member> {
                const { assert!($words <= 2, "a set has one word or two") };
                const LAST: usize = $words - 1;
                let words = &mut self.0.0;
                if LAST > 0 && words[0] == 0 {
                    let bits = words[LAST];
                    if bits == 0 {
                        return None;
                    }
                    words[LAST] = bits & bits.wrapping_sub(1);
                    return $from_index($Set::WORD_BITS + bits.trailing_zeros() as usize);
                }
                // In a single word, an index beyond its bits stands for nothing anyway.
                let bits = words[0];
                words[0] = bits & bits.wrapping_sub(1);
                $from_index(bits.trailing_zeros() as usize)
            }
        }

        impl Iterator for $Iter {
            type Item = $Member;

            #[inline]
            fn next(&mut self) -> Option<$Member> {
                self.take_lowest()
            }
        }

        impl IntoIterator for $Set {
            type Item = $Member;
            type IntoIter = $Iter;

            #[inline]
            fn into_iter(self) -> $Iter {
                self.iter()
            }
        }

        impl FromIterator<$Member> for $Set {
            fn from_iter<I: IntoIterator<Item = $Member>>(members: I) -> $Set {
                members.into_iter().fold($Set::EMPTY, $Set::with)
            }
        }
    };
}
pub(crate) use bit_set;

/// The word and the bit within it for an index, in a set of `words` words of `word_bits` bits each.
#[inline]
pub(crate) const fn place(index: usize, word_bits: usize, words: usize) -> (usize, usize) {
    (index / word_bits % words, index % word_bits)
}

/// The positions of the members of every set of six bits, so that no loop depends on random data: four bits each from
/// the lowest member up, then [`NO_PLACE`]. The top four bits hold the number of members.
static PLACES: [u32; 64] = {
    let mut places = [0; 64];
    let mut set = 0;
    while set < places.len() {
        let (mut found, mut packed) = (0, u32::MAX >> 4);
        let mut bit = 0;
        while bit < 6 {
            if set >> bit & 1 == 1 {
                packed ^= (NO_PLACE ^ bit) << (4 * found);
                found += 1;
            }
            bit += 1;
        }
        places[set] = packed | found << 28;
        set += 1;
    }
    places
};

/// Marks the position of a missing member.
const NO_PLACE: u32 = 0xf;

/// Counts the bits set among the lowest six.
#[inline]
pub(crate) const fn count(bits: u8) -> u32 {
    PLACES[bits as usize % PLACES.len()] >> 28
}

/// The position of the `index`-th set bit among the lowest six; [`NO_PLACE`] if fewer are set.
#[inline]
pub(crate) const fn nth(bits: u8, index: usize) -> usize {
    let index = if index < 6 { index } else { 6 };
    let place = PLACES[bits as usize % PLACES.len()] >> (4 * index) & NO_PLACE;
    place as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn members_are_found_as_one_by_one() {
        for bits in 0..64_u8 {
            let members: Vec<usize> = (0..8).filter(|place| bits >> place & 1 == 1).collect();
            assert_eq!(count(bits) as usize, members.len());
            for index in 0..10 {
                let found = nth(bits, index);
                assert_eq!((found < 6).then_some(found), members.get(index).copied(), "{bits:b} {index}");
            }
        }
    }
}
