//! What players call to each other: a fixed list, so that everybody reads it in their own language.

use serde::{Deserialize, Serialize};

/// Something that a player calls across the table.
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
    /// What monsters do.
    Roar,
    /// Thank you.
    Thanks,
    /// Your turn; everybody waits.
    Hurry,
    /// That was a mistake of mine.
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
