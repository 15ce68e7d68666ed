//! Affordable face-up cards, found for all market slots at once.
//!
//! The plain path calls `Game::can_buy` for each card.

use crate::game::{Game, MARKET_SLOTS};
use crate::list::LIST;
use crate::power::PowerId;
use crate::seat::Seat;

/// Marks a cost that may be higher under some rules, or a card that some buyers may not have.
const UNCLEAR: u8 = 1;
/// The cost of an empty slot: more than anybody can pay.
const NO_CARD: u8 = 0x7f;
/// Energy that pays for any card.
const RICH: u8 = 50;

/// Twice the lowest price of each card, plus [`UNCLEAR`] where that applies, indexed by the card's byte; 0 is an
/// empty slot. Kept apart from the records so that a whole market is compared at once.
static COSTS: [u8; 256] = {
    let mut costs = [NO_CARD; 256];
    let mut index = 0;
    while index < LIST.len() {
        let power = &LIST[index];
        let is_plain = power.cost_by.is_none() && power.allowed_for.is_none();
        costs[PowerId::at(index).byte() as usize] = 2 * power.cost + if is_plain { 0 } else { UNCLEAR };
        index += 1;
    }
    costs
};

/// One bit per slot, a byte apart.
const EACH_SLOT: u32 = 0x01_0101;

/// Packs such bits side by side.
#[inline]
const fn gathered(bits: u32) -> u8 {
    ((bits | bits >> 7 | bits >> 14) & 0b111) as u8
}

impl Game {
    /// The face-up cards that `seat` can buy, as bits of the slots.
    #[inline]
    pub(crate) fn buyable_slots(&self, seat: Seat) -> u8 {
        if self.buys_by_own_rules(seat) {
            return self.without_dear(0b111, 0b111, seat);
        }
        let energy = self.player(seat).energy.min(RICH);
        let costs = self.costs();
        // Compare all slots at once: the top bit of a byte stays set where the cost can be paid.
        let most = u32::from(2 * energy + UNCLEAR) * EACH_SLOT;
        let payable = ((most | EACH_SLOT << 7) - costs) >> 7 & EACH_SLOT;
        let (slots, unclear) = (gathered(payable), payable & costs);
        if unclear == 0 { slots } else { self.without_dear(slots, gathered(unclear), seat) }
    }

    /// The prices of the face-up cards, one byte per slot.
    #[inline]
    fn costs(&self) -> u32 {
        let [first, second, third] =
            self.market.map(|card| u32::from(COSTS[usize::from(card.map_or(0, PowerId::byte))]));
        first | second << 8 | third << 16
    }

    /// These slots minus the `unclear` ones that `seat` cannot buy.
    #[inline(never)]
    fn without_dear(&self, slots: u8, unclear: u8, seat: Seat) -> u8 {
        let is_dear = |&slot: &usize| {
            unclear >> slot & 1 == 1 && !self.market[slot].is_some_and(|card| self.can_buy(seat, card))
        };
        (0..MARKET_SLOTS).filter(is_dear).fold(slots, |slots, slot| slots & !(1 << slot))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Batteries, RuleSet};

    #[test]
    fn no_card_costs_less_than_the_market_expects() {
        for (name, preset) in RuleSet::PRESETS {
            for batteries in [Batteries::First, Batteries::Second] {
                let rules = RuleSet { batteries, ..preset };
                for card in PowerId::all() {
                    let (cost, least) = (card.power().cost(&rules), COSTS[usize::from(card.byte())]);
                    let is_unclear = least & UNCLEAR != 0;
                    assert!(cost == least / 2 || is_unclear && cost > least / 2, "{name}: {}", card.text());
                    assert!(cost <= RICH, "{name}: {}", card.text());
                }
            }
        }
    }
}
