//! The wickedness tiles: one file per side, with scenarios beside it as proof. A tile's file imports `prelude` and
//! names no other power.

pub(crate) mod antimatter_beam;
pub(crate) mod barbs;
pub(crate) mod cyberbrain;
pub(crate) mod defender_of_tokyo;
pub(crate) mod devious;
pub(crate) mod eternal;
pub(crate) mod evil_lair;
pub(crate) mod final_push;
pub(crate) mod final_roar;
pub(crate) mod fluxling;
pub(crate) mod full_regeneration;
pub(crate) mod have_it_all;
pub(crate) mod poison_spit;
pub(crate) mod skulking;
pub(crate) mod skybeam;
pub(crate) mod sonic_boomer;
pub(crate) mod starburst;
pub(crate) mod tireless;
pub(crate) mod underdog;
pub(crate) mod widespread_panic;

/// Imports for the files of tiles.
mod prelude {
    pub(super) use crate::power_prelude::*;
}
