//! The course of the game, one file per phase. Each frame of the stack has its `run_…` here.

mod attack;
mod damage;
mod end;
mod market;
#[cfg(test)]
mod orders;
mod resolving;
mod rolling;
mod setup;
mod start;
mod tokyo;
pub(crate) mod wickedness;
