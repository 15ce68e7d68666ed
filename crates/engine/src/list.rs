//! The list of all powers. The order matters: see below.

use crate::power::{Kind, Power, PowerId, PowerSet, Side};
use crate::rules::{Deck, Wickedness};
use crate::{cards, tiles};

/// Pairs the id of every power with its record.
macro_rules! powers {
    ($($id:literal => $power:expr,)+) => {
        /// The kebab-case ids, in list order.
        pub const IDS: &[&str] = &[$($id),+];
        /// The records, in list order.
        pub(crate) const LIST: &[Power] = &[$($power),+];
    };
}

// A power's position in the list is its saved number, and the order in which the powers of one monster are heard
// (OPEN-94). Add new cards after the last card, and new tiles at the end.
powers! {
    "acid-attack" => cards::acid_attack::ACID_ATTACK,
    "alien-metabolism" => cards::alien_metabolism::ALIEN_METABOLISM,
    "alpha-monster" => cards::alpha_monster::ALPHA_MONSTER,
    "apartment-building" => cards::apartment_building::APARTMENT_BUILDING,
    "armor-plating" => cards::armor_plating::ARMOR_PLATING,
    "background-dweller" => cards::background_dweller::BACKGROUND_DWELLER,
    "burrowing" => cards::burrowing::BURROWING,
    "camouflage" => cards::camouflage::CAMOUFLAGE,
    "commuter-train" => cards::commuter_train::COMMUTER_TRAIN,
    "complete-destruction" => cards::complete_destruction::COMPLETE_DESTRUCTION,
    "corner-store" => cards::corner_store::CORNER_STORE,
    "dedicated-news-team" => cards::dedicated_news_team::DEDICATED_NEWS_TEAM,
    "drop-from-high-altitude" => cards::drop_from_high_altitude::DROP_FROM_HIGH_ALTITUDE,
    "eater-of-the-dead" => cards::eater_of_the_dead::EATER_OF_THE_DEAD,
    "energize" => cards::energize::ENERGIZE,
    "energy-hoarder" => cards::energy_hoarder::ENERGY_HOARDER,
    "evacuation-orders" => cards::evacuation_orders::EVACUATION_ORDERS,
    "even-bigger" => cards::even_bigger::EVEN_BIGGER,
    "extra-head" => cards::extra_head::EXTRA_HEAD,
    "fire-blast" => cards::fire_blast::FIRE_BLAST,
    "fire-breathing" => cards::fire_breathing::FIRE_BREATHING,
    "freeze-time" => cards::freeze_time::FREEZE_TIME,
    "frenzy" => cards::frenzy::FRENZY,
    "friend-of-children" => cards::friend_of_children::FRIEND_OF_CHILDREN,
    "gas-refinery" => cards::gas_refinery::GAS_REFINERY,
    "giant-brain" => cards::giant_brain::GIANT_BRAIN,
    "gourmet" => cards::gourmet::GOURMET,
    "heal" => cards::heal::HEAL,
    "healing-ray" => cards::healing_ray::HEALING_RAY,
    "herbivore" => cards::herbivore::HERBIVORE,
    "herd-culler" => cards::herd_culler::HERD_CULLER,
    "high-altitude-bombing" => cards::high_altitude_bombing::HIGH_ALTITUDE_BOMBING,
    "it-has-a-child" => cards::it_has_a_child::IT_HAS_A_CHILD,
    "jet-fighters" => cards::jet_fighters::JET_FIGHTERS,
    "jets" => cards::jets::JETS,
    "made-in-a-lab" => cards::made_in_a_lab::MADE_IN_A_LAB,
    "metamorph" => cards::metamorph::METAMORPH,
    "mimic" => cards::mimic::MIMIC,
    "monster-batteries" => cards::monster_batteries::MONSTER_BATTERIES,
    "national-guard" => cards::national_guard::NATIONAL_GUARD,
    "nova-breath" => cards::nova_breath::NOVA_BREATH,
    "nuclear-power-plant" => cards::nuclear_power_plant::NUCLEAR_POWER_PLANT,
    "omnivore" => cards::omnivore::OMNIVORE,
    "opportunist" => cards::opportunist::OPPORTUNIST,
    "parasitic-tentacles" => cards::parasitic_tentacles::PARASITIC_TENTACLES,
    "plot-twist" => cards::plot_twist::PLOT_TWIST,
    "poison-quills" => cards::poison_quills::POISON_QUILLS,
    "poison-spit" => cards::poison_spit::POISON_SPIT,
    "psychic-probe" => cards::psychic_probe::PSYCHIC_PROBE,
    "rapid-healing" => cards::rapid_healing::RAPID_HEALING,
    "regeneration" => cards::regeneration::REGENERATION,
    "rooting-for-the-underdog" => cards::rooting_for_the_underdog::ROOTING_FOR_THE_UNDERDOG,
    "shrink-ray" => cards::shrink_ray::SHRINK_RAY,
    "skyscraper" => cards::skyscraper::SKYSCRAPER,
    "smoke-cloud" => cards::smoke_cloud::SMOKE_CLOUD,
    "solar-powered" => cards::solar_powered::SOLAR_POWERED,
    "spiked-tail" => cards::spiked_tail::SPIKED_TAIL,
    "stretchy" => cards::stretchy::STRETCHY,
    "tanks" => cards::tanks::TANKS,
    "telepath" => cards::telepath::TELEPATH,
    "urbavore" => cards::urbavore::URBAVORE,
    "vast-storm" => cards::vast_storm::VAST_STORM,
    "were-only-making-it-stronger" => cards::were_only_making_it_stronger::WERE_ONLY_MAKING_IT_STRONGER,
    "wings" => cards::wings::WINGS,
    "hibernation" => cards::hibernation::HIBERNATION,
    "nanobots" => cards::nanobots::NANOBOTS,
    "natural-selection" => cards::natural_selection::NATURAL_SELECTION,
    "reflective-hide" => cards::reflective_hide::REFLECTIVE_HIDE,
    "super-jump" => cards::super_jump::SUPER_JUMP,
    "unstable-dna" => cards::unstable_dna::UNSTABLE_DNA,
    "zombify" => cards::zombify::ZOMBIFY,
    "monster-pets" => cards::monster_pets::MONSTER_PETS,
    "extra-head#2" => cards::extra_head::SECOND_EXTRA_HEAD,
    "evacuation-orders#2" => cards::evacuation_orders::EVACUATION_ORDERS,
    "tile-devious" => tiles::devious::DEVIOUS,
    "tile-eternal" => tiles::eternal::ETERNAL,
    "tile-skulking" => tiles::skulking::SKULKING,
    "tile-tireless" => tiles::tireless::TIRELESS,
    "tile-cyberbrain" => tiles::cyberbrain::CYBERBRAIN,
    "tile-evil-lair" => tiles::evil_lair::EVIL_LAIR,
    "tile-full-regeneration" => tiles::full_regeneration::FULL_REGENERATION,
    "tile-widespread-panic" => tiles::widespread_panic::WIDESPREAD_PANIC,
    "tile-antimatter-beam" => tiles::antimatter_beam::ANTIMATTER_BEAM,
    "tile-skybeam" => tiles::skybeam::SKYBEAM,
    "tile-barbs" => tiles::barbs::BARBS,
    "tile-final-roar" => tiles::final_roar::FINAL_ROAR,
    "tile-poison-spit" => tiles::poison_spit::POISON_SPIT,
    "tile-underdog" => tiles::underdog::UNDERDOG,
    "tile-defender-of-tokyo" => tiles::defender_of_tokyo::DEFENDER_OF_TOKYO,
    "tile-fluxling" => tiles::fluxling::FLUXLING,
    "tile-have-it-all" => tiles::have_it_all::HAVE_IT_ALL,
    "tile-sonic-boomer" => tiles::sonic_boomer::SONIC_BOOMER,
    "tile-final-push" => tiles::final_push::FINAL_PUSH,
    "tile-starburst" => tiles::starburst::STARBURST,
}

/// Every card and tile of both editions.
pub static POWERS: [Power; LIST.len()] = {
    let mut powers = [Power::KEEP; LIST.len()];
    let mut index = 0;
    while index < LIST.len() {
        powers[index] = LIST[index];
        index += 1;
    }
    powers
};

/// The powers whose record meets a condition, computed at compile time.
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

/// The cards of a deck (SETUP-5).
pub(crate) fn deck(deck: Deck) -> PowerSet {
    const CLASSIC: PowerSet = powers_where!(power => power.is_in(Deck::Classic));
    const DARK: PowerSet = powers_where!(power => power.is_in(Deck::Dark));
    match deck {
        Deck::Classic => CLASSIC,
        Deck::Dark => DARK,
    }
}

/// The tiles laid out at the start (SETUP-10); chance decides the sides of a mixed setup.
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

/// The index of each power's counter in [`Game`](crate::Game), for those that have one.
const COUNTER_SLOTS: [Option<u8>; LIST.len()] = {
    let mut slots = [None; LIST.len()];
    let mut next = 0;
    let mut index = 0;
    while index < LIST.len() {
        if LIST[index].has_counter {
            slots[index] = Some(next);
            next += 1;
        }
        index += 1;
    }
    slots
};

/// The index of the counter of `power`, if it can hold tokens or energy.
#[inline]
pub(crate) fn counter_slot(power: PowerId) -> Option<usize> {
    COUNTER_SLOTS[power.index()].map(usize::from)
}
