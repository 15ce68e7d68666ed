//! The one list of powers: what exists, and in which order.

use crate::cards::*;
use crate::power::{Kind, Power, PowerId, PowerSet, Side};
use crate::rules::{Deck, Wickedness};
use crate::tiles::*;

/// Pairs every power's id with its record.
macro_rules! powers {
    ($($id:literal => $power:expr,)+) => {
        /// The kebab-case ids, in list order.
        pub const IDS: &[&str] = &[$($id),+];
        /// The records, in list order.
        pub(crate) const LIST: &[Power] = &[$($power),+];
    };
}

// The place in the list is the power's saved number, and decides the order in which the powers of one monster are
// heard (OPEN-94). New cards come after the last card, new tiles at the end.
powers! {
    "acid-attack" => acid_attack::ACID_ATTACK,
    "burrowing" => burrowing::BURROWING,
    "camouflage" => camouflage::CAMOUFLAGE,
    "even-bigger" => even_bigger::EVEN_BIGGER,
    "extra-head" => extra_head::EXTRA_HEAD,
    "fire-breathing" => fire_breathing::FIRE_BREATHING,
    "freeze-time" => freeze_time::FREEZE_TIME,
    "frenzy" => frenzy::FRENZY,
    "gas-refinery" => gas_refinery::GAS_REFINERY,
    "healing-ray" => healing_ray::HEALING_RAY,
    "it-has-a-child" => it_has_a_child::IT_HAS_A_CHILD,
    "jets" => jets::JETS,
    "made-in-a-lab" => made_in_a_lab::MADE_IN_A_LAB,
    "metamorph" => metamorph::METAMORPH,
    "mimic" => mimic::MIMIC,
    "monster-batteries" => monster_batteries::MONSTER_BATTERIES,
    "nova-breath" => nova_breath::NOVA_BREATH,
    "omnivore" => omnivore::OMNIVORE,
    "opportunist" => opportunist::OPPORTUNIST,
    "parasitic-tentacles" => parasitic_tentacles::PARASITIC_TENTACLES,
    "poison-spit" => poison_spit::POISON_SPIT,
    "psychic-probe" => psychic_probe::PSYCHIC_PROBE,
    "rapid-healing" => rapid_healing::RAPID_HEALING,
    "skyscraper" => skyscraper::SKYSCRAPER,
    "smoke-cloud" => smoke_cloud::SMOKE_CLOUD,
    "stretchy" => stretchy::STRETCHY,
    "wings" => wings::WINGS,
    "hibernation" => hibernation::HIBERNATION,
    "extra-head#2" => extra_head::SECOND_EXTRA_HEAD,
    "tile-devious" => devious::DEVIOUS,
    "tile-evil-lair" => evil_lair::EVIL_LAIR,
    "tile-barbs" => barbs::BARBS,
    "tile-fluxling" => fluxling::FLUXLING,
}

/// Every card and tile of both editions.
pub static POWERS: &[Power] = LIST;

/// The powers whose record satisfies a condition, worked out at compile time.
macro_rules! powers_where {
    ($power:ident => $condition:expr) => {{
        let mut set = PowerSet::EMPTY;
        let mut index = 0;
        while index < crate::list::LIST.len() {
            let $power = &crate::list::LIST[index];
            if $condition {
                set.insert(PowerId::at(index));
            }
            index += 1;
        }
        set
    }};
}
pub(crate) use powers_where;

/// The cards that are shuffled (SETUP-5).
pub(crate) fn deck(deck: Deck) -> PowerSet {
    const CLASSIC: PowerSet = powers_where!(power => power.is_in(Deck::Classic));
    const DARK: PowerSet = powers_where!(power => power.is_in(Deck::Dark));
    match deck {
        Deck::Classic => CLASSIC,
        Deck::Dark => DARK,
    }
}

/// The tiles that lie on the stacks at the start (SETUP-10); a mixed set-up is asked of chance.
pub(crate) fn tiles(wickedness: Wickedness) -> PowerSet {
    const RED: PowerSet = powers_where!(power => matches!(power.kind, Kind::Tile { side: Side::Red, .. }));
    const GREEN: PowerSet =
        powers_where!(power => matches!(power.kind, Kind::Tile { side: Side::Green, .. }));
    match wickedness {
        Wickedness::Off | Wickedness::Mixed => PowerSet::EMPTY,
        Wickedness::Red => RED,
        Wickedness::Green => GREEN,
    }
}
