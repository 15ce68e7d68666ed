//! The wickedness tiles, one file for each face; the scenarios beside them are their proof.

pub(crate) mod barbs;
pub(crate) mod devious;
pub(crate) mod evil_lair;
pub(crate) mod fluxling;

/// What a tile's file needs.
mod prelude {
    pub(super) use crate::power_prelude::*;
}
