//! The members of a small set of bits, found without a loop: how long it takes would depend on chance.

/// For every set of six bits: the places of its members from the lowest on, four bits each, and then [`NO_PLACE`]. The
/// highest four bits say how many there are.
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

/// Stands for the place of a member that is not there.
const NO_PLACE: u32 = 0xf;

/// How many of the lowest six bits are set.
#[inline]
pub(crate) fn count(bits: u8) -> u32 {
    PLACES[usize::from(bits) % PLACES.len()] >> 28
}

/// The place of the `index`-th of the lowest six bits that are set; a place beyond them if there are not so many.
#[inline]
pub(crate) fn nth(bits: u8, index: usize) -> usize {
    let place = PLACES[usize::from(bits) % PLACES.len()] >> (4 * index.min(6)) & NO_PLACE;
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
