//! Reactions: a fixed list, so that everybody reads them in their own language.

use serde::{Deserialize, Serialize};

/// A reaction that a player sends across the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "generate", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Reaction {
    /// Hello!
    Hello,
    /// Well played.
    WellPlayed,
    /// That hurt.
    Ouch,
    /// Laughter.
    Laugh,
    /// A roar.
    Roar,
    /// Thank you.
    Thanks,
    /// Your turn; everybody is waiting.
    Hurry,
    /// My mistake.
    Oops,
}

impl Reaction {
    /// All reactions.
    pub const ALL: [Reaction; 8] = [
        Reaction::Hello,
        Reaction::WellPlayed,
        Reaction::Ouch,
        Reaction::Laugh,
        Reaction::Roar,
        Reaction::Thanks,
        Reaction::Hurry,
        Reaction::Oops,
    ];
}
