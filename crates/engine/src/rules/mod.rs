//! Rule sets: the rulebooks as presets, and the switches in which they differ.
//!
//! A changed ruling raises the [`Revision`]; older games keep the presets of their own revision.
//!
//! A switch exists only where two of its values play differently. Two switches (`attack_definition`,
//! `fire_breathing`) have a third value that plays like one of the others, so that each table can read the words of
//! its own rulebook. A switch that changes a single card is named after that card.
//!
//! `switches.rs` defines the switches, `presets.rs` the values that the rulebooks give them, and `check.rs` refuses
//! combinations that make no sense.

mod check;
mod presets;
mod switches;

pub use switches::*;

/// The version of the rulings. A changed ruling makes a new revision, so that older games still replay to the same
/// positions.
///
/// Where both readings can be defended, the change is a switch, and only the presets differ between revisions. Where
/// nobody would choose the old behaviour, the code checks the revision itself.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Revision {
    /// Until November 2026.
    First,
    /// The current one.
    Second,
}

impl Revision {
    /// The revision of new games.
    pub const LATEST: Revision = Revision::Second;

    /// All revisions, the oldest first.
    pub const ALL: [Revision; 2] = [Revision::First, Revision::Second];

    /// Its number, starting at 1.
    pub const fn number(self) -> u32 {
        match self {
            Revision::First => 1,
            Revision::Second => 2,
        }
    }

    /// The revision with this number.
    pub fn from_number(number: u32) -> Option<Revision> {
        Revision::ALL.into_iter().find(|revision| revision.number() == number)
    }
}

/// The printing that the card names are taken from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Printing {
    /// The first printing of the base game.
    First,
    /// The second printing, the one sold today.
    Second,
    /// The Dark Edition.
    Dark,
}

/// The reason why a rule set was refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RuleError {
    /// No switch has this name.
    UnknownSwitch,
    /// The switch has no such value.
    UnknownValue {
        /// The values it has.
        values: &'static [&'static str],
    },
    /// Two switches contradict each other.
    Contradiction {
        /// The switches.
        switches: &'static [&'static str],
        /// The reason, as a sentence.
        reason: &'static str,
    },
}

impl std::fmt::Display for RuleError {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            RuleError::UnknownSwitch => write!(out, "no switch has this name"),
            RuleError::UnknownValue { values } => {
                write!(out, "expected one of {}", values.join(", "))
            }
            RuleError::Contradiction { reason, .. } => write!(out, "{reason}"),
        }
    }
}

impl std::error::Error for RuleError {}

impl RuleSet {
    /// The names of the switches whose values differ from those of `other`.
    pub fn differences(&self, other: &RuleSet) -> impl Iterator<Item = &'static str> {
        RuleSet::SWITCHES.iter().copied().filter(|name| self.value(name) != other.value(name))
    }

    /// The printing that its card names are taken from: that of the nearest preset.
    pub fn printing(&self) -> Printing {
        match self.deck {
            Deck::Dark => Printing::Dark,
            Deck::Classic if self.nearest_preset().1 == RuleSet::MODERN => Printing::Second,
            Deck::Classic => Printing::First,
        }
    }

    /// The preset of the same revision with the fewest differences, and its name. Presets from which the rule set
    /// makes sense ([`RuleSet::check_from`]) come first. Another deck counts as three switches, so that today's base
    /// game with tiles and older batteries is not called a Dark Edition. In revision 1 it counts as one, as in the
    /// names of its records.
    pub fn nearest_preset(&self) -> (&'static str, RuleSet) {
        let more_by_deck = if self.revision == Revision::First { 0 } else { 2 };
        let distance = |(_, preset): &(&str, RuleSet)| {
            let by_deck = if self.deck == preset.deck { 0 } else { more_by_deck };
            (self.check_from(preset).is_err(), self.distance(preset) + by_deck)
        };
        let presets = RuleSet::presets(self.revision);
        presets.iter().fold(
            presets[0],
            |nearest, other| {
                if distance(other) < distance(&nearest) { *other } else { nearest }
            },
        )
    }
}
