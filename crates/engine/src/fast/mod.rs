//! Shortcuts that exist for speed alone.
//!
//! The rules are complete without this folder, and nothing outside it depends on a shortcut being taken. Each
//! shortcut does in one go what the plain path does step by step; a test plays both side by side.
//!
//! - [`answers`]: random answers to frequent questions.
//! - [`attack`]: attacks in which no power can step in.
//! - [`market`]: affordable face-up cards.
//! - Elsewhere, `may_listen` and `anyone_may_listen` (`dispatch/mod.rs`) skip work because no power listens.
//!   [`is_off`] makes them always say yes, and the plain path then finds that there is nothing to do.

mod answers;
mod attack;
mod market;

pub(crate) use answers::{answer, finish};

/// True if shortcuts are switched off, which only tests do.
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
