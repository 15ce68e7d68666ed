//! What powers listen to: every hook of a power as one bit, so that a monster whose powers do not listen is passed
//! over by one comparison.

use crate::list::LIST;
use crate::power::{Offer, Power, PowerId, PowerSet, Window};

/// A set of hooks: those that the powers of a monster listen to, or one that is about to be called.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Ears(u64);

/// Gives every hook its bit, and says which powers have it.
macro_rules! hooks {
    ($power:ident => $($hook:ident: $has:expr,)+) => {
        /// The hooks in the order of their bits; the windows of offers come after them.
        #[expect(non_camel_case_types, clippy::upper_case_acronyms)]
        enum Bit { $($hook,)+ OFFERS }

        impl Ears {
            $(pub(crate) const $hook: Ears = Ears(1 << Bit::$hook as u32);)+

            const fn of($power: &Power) -> Ears {
                let mut ears = Ears::NONE;
                $(if $has { ears = ears.or(Ears::$hook); })+
                let mut offers = $power.offers;
                while let [offer, rest @ ..] = offers {
                    ears = ears.or(Ears((offer.windows.bits() as u64) << Bit::OFFERS as u32));
                    offers = rest;
                }
                ears
            }
        }
    };
}

hooks! { power =>
    COPIES: power.copies,
    EXTRA_DICE: power.extra_dice.is_some(),
    EXTRA_ROLLS: power.extra_rolls.is_some(),
    DISCOUNT: power.discount.is_some(),
    MAX_HEARTS: power.max_hearts.is_some(),
    CLAWS: !power.claws.is_empty(),
    STRIKE: power.strike.is_some(),
    MERE_STRIKE: power.mere_strike.is_some(),
    REACHES_ALL: power.reaches_all,
    SOAK: power.soak.is_some(),
    ENERGY_BONUS: power.energy_bonus.is_some(),
    HEAL_BONUS: power.heal_bonus.is_some(),
    FORBIDS: power.forbids.is_some(),
    STIRS_ATTACK: power.stirs_attack,
    AT_ZERO: power.at_zero.is_some(),
    OTHER_AT_ZERO: power.on_other_at_zero.is_some(),
    END_GAIN: power.end_gain.is_some(),
    START_HEAL: power.start_heal.is_some(),
    TURN_START: power.on_turn_start.is_some(),
    ANY_TURN_START: power.on_any_turn_start.is_some(),
    RESULT: power.on_result.is_some(),
    SCORE: power.on_score.is_some(),
    ATTACK: power.on_attack.is_some(),
    LANDED: power.on_landed.is_some(),
    HURT: power.on_hurt.is_some(),
    LEFT: power.on_left.is_some(),
    ENTER: power.on_enter.is_some(),
    BOUGHT: power.on_bought.is_some(),
    TURN_END: power.on_turn_end.is_some(),
    WINS: power.wins.is_some(),
    USES_HEART: has_heart_offer(power.offers),
}

const fn has_heart_offer(offers: &[Offer]) -> bool {
    match offers {
        [offer, rest @ ..] => offer.uses_heart || has_heart_offer(rest),
        [] => false,
    }
}

const HOOKS: usize = Bit::OFFERS as usize + Window::COUNT;
const _: () = assert!(HOOKS <= u64::BITS as usize);

/// The hooks of each power.
static OF_POWER: [Ears; LIST.len()] = {
    let mut ears = [Ears::NONE; LIST.len()];
    let mut index = 0;
    while index < LIST.len() {
        ears[index] = Ears::of(&LIST[index]);
        index += 1;
    }
    ears
};

/// The powers with each hook.
static LISTENERS: [PowerSet; HOOKS] = {
    let mut listeners = [PowerSet::EMPTY; HOOKS];
    let mut hook = 0;
    while hook < HOOKS {
        let mut index = 0;
        while index < LIST.len() {
            if Ears::of(&LIST[index]).0 >> hook & 1 == 1 {
                listeners[hook].insert(PowerId::at(index));
            }
            index += 1;
        }
        hook += 1;
    }
    listeners
};

impl Ears {
    /// No hook.
    pub(crate) const NONE: Ears = Ears(0);

    /// Offers in `window`.
    #[inline]
    pub(crate) const fn offers(window: Window) -> Ears {
        Ears(1 << (Bit::OFFERS as u32 + window as u32))
    }

    /// The hooks in either set.
    #[inline]
    pub(crate) const fn or(self, other: Ears) -> Ears {
        Ears(self.0 | other.0)
    }

    /// Whether the sets have a hook in common.
    #[inline]
    pub(crate) const fn meets(self, other: Ears) -> bool {
        self.0 & other.0 != 0
    }

    /// The powers that listen to this one hook.
    #[inline]
    pub(crate) fn listeners(self) -> &'static PowerSet {
        debug_assert!(self.0.is_power_of_two(), "one hook at a time");
        &LISTENERS[self.0.trailing_zeros() as usize % HOOKS]
    }
}

impl PowerId {
    /// The hooks that the power listens to.
    #[inline]
    pub(crate) fn ears(self) -> Ears {
        OF_POWER[self.index()]
    }
}

#[cfg(test)]
mod tests {
    use crate::game::{Game, Setup};
    use crate::playout::{WyRand, advance};
    use crate::rules::RuleSet;

    #[test]
    fn ears_are_what_a_fresh_look_at_the_powers_finds() {
        let mut numbers = WyRand(7);
        for (name, rules) in RuleSet::PRESETS {
            for players in [2, 4, 6].repeat(20) {
                let Ok(mut game) = Game::new(&Setup { rules, players, first: None }) else {
                    panic!("{name} can be played by {players}");
                };
                while advance(&mut game, &mut numbers) {
                    let mut fresh = game;
                    fresh.prick_all_ears();
                    assert_eq!(fresh, game, "{name}, {players} players");
                }
            }
        }
    }
}
