//! What a bot is.

use kaiju_engine::{Action, Decision, Seat, View};

/// A player made of code.
///
/// A bot knows the view of its seat and nothing else, so it cannot use what is hidden from that seat. All its chance comes
/// from the seed: the same seed and the same views give the same actions.
pub trait Bot: Send {
    /// A new game begins; whatever the bot remembers of the last one is gone.
    fn begin(&mut self, seed: u64);

    /// Answers `decision`, which is open and is asked of `seat`, whose view this is.
    fn choose(&mut self, view: &View, seat: Seat, decision: Decision) -> Action;
}
