//! The course of the game: one file per phase, with the `run_…` function of each frame. Flow changes monsters through
//! verbs and reaches powers through dispatch; its code names no power.

mod attack;
mod damage;
mod end;
pub(crate) mod market;
#[cfg(test)]
mod orders;
pub(crate) mod resolving;
pub(crate) mod rolling;
mod setup;
pub(crate) mod start;
pub(crate) mod tokyo;
pub(crate) mod wickedness;
