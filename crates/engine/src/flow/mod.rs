//! The course of the game, one file per phase. Each frame of the stack has its `run_…` here.

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
