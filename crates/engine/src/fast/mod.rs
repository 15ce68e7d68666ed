//! Shortcuts that exist for speed alone.
//!
//! The rules are complete without this folder: whatever is here does at once what the plain path does step by step, and the
//! property below plays both side by side.
//!
//! - [`answers`]: random answers to the frequent questions.
//! - [`attack`]: attacks into which no power steps.
//! - [`market`]: which face-up cards can be bought.
//! - Everywhere else `may_listen` and `anyone_may_listen` (`dispatch.rs`) pass over work because no power listens:
//!   [`is_off`] makes them say yes always, so that the plain path finds out by itself that there is nothing to do.

mod answers;
mod attack;
mod market;

pub(crate) use answers::{answer, finish};

/// True if shortcuts are not to be taken: only where a test wants the plain path.
#[cfg(not(test))]
#[inline(always)]
pub(crate) const fn is_off() -> bool {
    false
}

#[cfg(test)]
pub(crate) fn is_off() -> bool {
    tests::OFF.get()
}

#[cfg(test)]
mod tests;
