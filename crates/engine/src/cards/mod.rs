//! The power cards, one file each; the scenarios beside them are their proof.

pub(crate) mod acid_attack;
pub(crate) mod burrowing;
pub(crate) mod camouflage;
pub(crate) mod even_bigger;
pub(crate) mod extra_head;
pub(crate) mod fire_breathing;
pub(crate) mod freeze_time;
pub(crate) mod frenzy;
pub(crate) mod gas_refinery;
pub(crate) mod healing_ray;
pub(crate) mod hibernation;
pub(crate) mod it_has_a_child;
pub(crate) mod jets;
pub(crate) mod made_in_a_lab;
pub(crate) mod metamorph;
pub(crate) mod mimic;
pub(crate) mod monster_batteries;
pub(crate) mod nova_breath;
pub(crate) mod omnivore;
pub(crate) mod opportunist;
pub(crate) mod parasitic_tentacles;
pub(crate) mod poison_spit;
pub(crate) mod psychic_probe;
pub(crate) mod rapid_healing;
pub(crate) mod skyscraper;
pub(crate) mod smoke_cloud;
pub(crate) mod stretchy;
pub(crate) mod wings;

/// What a card's file needs.
mod prelude {
    pub(super) use crate::power_prelude::*;
}
