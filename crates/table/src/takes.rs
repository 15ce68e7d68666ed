//! The standing orders that each power takes, derived from its offers and their windows.

use kaiju_engine::{Game, Holder, Limit, Pick, Power, PowerId, RuleSet, Seat, Setup, Window, Windows};
use kaiju_protocol::When;

/// Questions that can always be passed; in the shop, by ending the purchase.
const PASSABLE: Windows = Window::Start
    .only()
    .with(Window::Probe)
    .with(Window::Fix)
    .with(Window::SideDice)
    .with(Window::Threat)
    .with(Window::Left)
    .with(Window::Shop)
    .with(Window::Reveal)
    .with(Window::Sell)
    .with(Window::Again);

/// The standing orders that can work for a power.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Takes {
    /// [`When::Always`]: nothing has to be picked, no dice are being kept, the power is not given up, and it
    /// cannot be used twice in a row.
    pub always: bool,
    /// [`When::AtMost`]: as before, and also powers that can be used several times against damage, until enough
    /// hearts are left.
    pub at_most: bool,
    /// [`When::Never`]: the question for it can be passed.
    pub never: bool,
}

impl Takes {
    /// The orders that this power takes.
    pub fn of(power: PowerId) -> Takes {
        let Power { offers, forbids, .. } = power.power();
        let mut takes = Takes { always: false, at_most: false, never: false };
        // The kind of pick does not depend on the game.
        let setup = Setup { rules: RuleSet::CZECH, players: 2, first: None };
        let Ok(game) = Game::new(&setup) else { return takes };
        let me = Holder { seat: Seat::First, power };
        for offer in offers.iter() {
            let is_in = |window| offer.windows.contains(window);
            // An offer without a limit in a menu could be used until nothing is left.
            let is_limited = offer.limit != Limit::None || !offer.windows.meets(Windows::OWN_MENUS);
            let is_plain = !offer.uses_up && (offer.picks)(&game, me).nth(0) == Some(Pick::None);
            takes.always |= is_plain && is_limited && !is_in(Window::Roll);
            // A power that forbids its owner something is given up by using it, so it is no defence.
            let is_defence = is_plain && is_in(Window::Threat) && forbids.is_none();
            takes.at_most |= takes.always || is_defence;
            takes.never |= offer.windows.meets(PASSABLE) || (is_in(Window::Resolve) && offer.outlasts_dice);
        }
        takes
    }

    /// True if an order can work.
    pub fn contains(self, when: When) -> bool {
        match when {
            When::Always => self.always,
            When::AtMost(_) => self.at_most,
            When::Never => self.never,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kaiju_engine::playout::{self, WyRand};
    use kaiju_engine::{Action, Event, Step};
    use std::collections::BTreeSet;

    fn all_that(take: impl Fn(Takes) -> bool) -> Vec<&'static str> {
        PowerId::all().filter(|&power| take(Takes::of(power))).map(PowerId::text).collect()
    }

    #[test]
    fn few_powers_take_an_order_to_be_used() {
        let always = ["camouflage", "freeze-time", "jets", "made-in-a-lab", "super-jump", "wings"];
        let mut found = all_that(|takes| takes.always);
        found.sort_unstable();
        assert_eq!(found, always);
        assert_eq!(all_that(|takes| takes.at_most && !takes.always), ["rapid-healing"]);
        // They are offered while dice are kept, or need a pick, and the question cannot be passed.
        for nothing in ["smoke-cloud", "telepath", "healing-ray", "monster-batteries"] {
            let power = PowerId::from_text(nothing).unwrap_or_else(|| panic!("there is no {nothing}"));
            assert_eq!(Takes::of(power), Takes { always: false, at_most: false, never: false }, "{nothing}");
        }
        for unused in ["hibernation", "plot-twist", "psychic-probe", "regeneration", "mimic", "metamorph"] {
            let power = PowerId::from_text(unused).unwrap_or_else(|| panic!("there is no {unused}"));
            assert_eq!(Takes::of(power), Takes { always: false, at_most: false, never: true }, "{unused}");
        }
    }

    /// The rule reads offers and windows; random games show that it holds.
    #[test]
    fn no_order_uses_a_power_up_or_twice_in_a_row() {
        let mut used = BTreeSet::new();
        for (_, rules) in RuleSet::PRESETS {
            for seed in 0..1_500 {
                let mut numbers = WyRand(seed);
                let setup = Setup { rules, players: 4, first: None };
                let mut game = Game::new(&setup).unwrap_or_else(|error| panic!("{error}"));
                loop {
                    match game.step() {
                        Step::Over(_) => break,
                        Step::Chance(chance) => {
                            let luck = playout::luck(&game, chance, &mut numbers);
                            game.resolve(luck, None).unwrap_or_else(|error| panic!("{error:?}"));
                        }
                        Step::Decide { seat, decision } => {
                            let action = playout::action(&game, seat, decision, &mut numbers);
                            let mut events: Vec<Event> = Vec::new();
                            game.play(action, Some(&mut events)).unwrap_or_else(|error| panic!("{error:?}"));
                            let Action::Use(power, Pick::None) = action else { continue };
                            let takes = Takes::of(power);
                            if !takes.at_most || game.outcome().is_some() {
                                continue;
                            }
                            used.insert(power.text());
                            // A monster that has lost its last heart may lose cards as well.
                            let has_fallen = |event: &Event| matches!(event, Event::Hurt { now: 0, .. });
                            let is_kept = game.player(seat).powers.contains(power);
                            assert!(is_kept || events.iter().any(has_fallen), "{}: {events:?}", power.text());
                            let again =
                                game.step() == Step::Decide { seat, decision } && game.is_legal(action);
                            assert!(!takes.always || !again, "{}", power.text());
                        }
                    }
                }
            }
        }
        assert_eq!(used.len(), all_that(|takes| takes.at_most).len(), "{used:?}");
    }
}
