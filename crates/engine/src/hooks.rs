//! The hooks of powers, numbered, and sets of them. A monster whose powers ignore a hook is skipped with one
//! comparison.

use crate::bits::bit_set;
use crate::list::LIST;
use crate::power::{Offer, Power, PowerId, PowerSet, Window};

/// A hook of [`Power`]: one of its fields, or its offers in one window.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Hook(u8);

bit_set! {
    /// A set of hooks, such as those that the powers of a monster listen to.
    pub(crate) struct HookSet([u64; 1]): Hook = Hook::from_index;
    /// Iterates over a [`HookSet`].
    pub(crate) struct HookIter;
}

/// Numbers the hooks, and defines which powers have each of them.
macro_rules! hooks {
    ($power:ident => $($hook:ident: $has:expr,)+) => {
        /// The hooks in the order of their numbers; the windows of offers follow.
        #[expect(non_camel_case_types, clippy::upper_case_acronyms)]
        enum Number { $($hook,)+ OFFERS }

        impl Hook {
            $(pub(crate) const $hook: Hook = Hook(Number::$hook as u8);)+
        }

        impl HookSet {
            /// The hooks that a power uses.
            const fn of($power: &Power) -> HookSet {
                let mut hooks = HookSet::EMPTY;
                $(hooks = hooks.with_if($has, Hook::$hook);)+
                let mut window = 0;
                while window < Window::ALL.len() {
                    let has_offer = has_offer_in($power.offers, Window::ALL[window]);
                    hooks = hooks.with_if(has_offer, Hook::offers(Window::ALL[window]));
                    window += 1;
                }
                hooks
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
    USES_HEART: has_heart_offer(power.offers),
}

const fn has_heart_offer(offers: &[Offer]) -> bool {
    match offers {
        [offer, rest @ ..] => offer.uses_heart || has_heart_offer(rest),
        [] => false,
    }
}

const fn has_offer_in(offers: &[Offer], window: Window) -> bool {
    match offers {
        [offer, rest @ ..] => offer.windows.contains(window) || has_offer_in(rest, window),
        [] => false,
    }
}

const HOOKS: usize = Number::OFFERS as usize + Window::ALL.len();
const _: () = assert!(HOOKS <= u64::BITS as usize);

/// The hooks of each power.
static OF_POWER: [HookSet; LIST.len()] = {
    let mut hooks = [HookSet::EMPTY; LIST.len()];
    let mut index = 0;
    while index < LIST.len() {
        hooks[index] = HookSet::of(&LIST[index]);
        index += 1;
    }
    hooks
};

/// The powers that listen to each hook.
static LISTENERS: [PowerSet; HOOKS] = {
    let mut listeners = [PowerSet::EMPTY; HOOKS];
    let mut hook = 0;
    while hook < HOOKS {
        let mut index = 0;
        while index < LIST.len() {
            if HookSet::of(&LIST[index]).contains(Hook(hook as u8)) {
                listeners[hook].insert(PowerId::at(index));
            }
            index += 1;
        }
        hook += 1;
    }
    listeners
};

impl Hook {
    #[inline]
    const fn index(self) -> usize {
        self.0 as usize
    }

    const fn from_index(index: usize) -> Option<Hook> {
        if index < HOOKS { Some(Hook(index as u8)) } else { None }
    }

    /// The hook for offers in `window`.
    #[inline]
    pub(crate) const fn offers(window: Window) -> Hook {
        Hook(Number::OFFERS as u8 + window as u8)
    }

    /// The set of just this hook.
    #[inline]
    pub(crate) const fn only(self) -> HookSet {
        HookSet::only(self)
    }

    /// The powers that listen to this hook.
    #[inline]
    pub(crate) fn listeners(self) -> &'static PowerSet {
        &LISTENERS[self.index() % HOOKS]
    }
}

impl PowerId {
    /// The hooks that the power listens to.
    #[inline]
    pub(crate) fn hooks(self) -> HookSet {
        OF_POWER[self.index()]
    }
}

#[cfg(test)]
mod tests {
    use crate::game::Game;
    use crate::playout::{WyRand, advance};
    use crate::rules::RuleSet;
    use crate::setup::Setup;

    #[test]
    fn listeners_equal_a_fresh_computation_from_the_powers() {
        let mut numbers = WyRand(7);
        for (name, rules) in RuleSet::PRESETS {
            for players in [2, 4, 6].repeat(20) {
                let Ok(mut game) = Game::new(&Setup { rules, players, first: None }) else {
                    panic!("{name} can be played by {players}");
                };
                while advance(&mut game, &mut numbers) {
                    let mut fresh = game;
                    fresh.recompute_listeners();
                    assert_eq!(fresh, game, "{name}, {players} players");
                }
            }
        }
    }
}
