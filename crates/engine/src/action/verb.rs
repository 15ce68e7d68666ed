//! Kinds of actions.

use crate::decision::{DecisionKind, DecisionKinds};

/// The kind of an action, whatever its details; in the order in which legal actions are listed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[repr(u8)]
pub enum Verb {
    /// [`Action::Keep`](super::Action::Keep).
    Keep,
    /// [`Action::Resolve`](super::Action::Resolve).
    Resolve,
    /// [`Action::Cure`](super::Action::Cure).
    Cure,
    /// [`Action::Take`](super::Action::Take).
    Take,
    /// [`Action::Buy`](super::Action::Buy).
    Buy,
    /// [`Action::Sweep`](super::Action::Sweep).
    Sweep,
    /// [`Action::Use`](super::Action::Use).
    Use,
    /// [`Action::Yield`](super::Action::Yield).
    Yield,
    /// [`Action::Stay`](super::Action::Stay).
    Stay,
    /// [`Action::Pass`](super::Action::Pass).
    Pass,
    /// [`Action::End`](super::Action::End).
    End,
}

impl Verb {
    /// The decisions to which an action of this kind can be the answer.
    pub fn decisions(self) -> DecisionKinds {
        match self {
            Verb::Keep => DecisionKind::Keep.only(),
            Verb::Resolve | Verb::Cure => DecisionKind::Resolve.only(),
            Verb::Take => DecisionKind::Tile.only(),
            Verb::Buy | Verb::Sweep | Verb::End => DecisionKind::Shop.only(),
            Verb::Use => DecisionKind::ALL.into_iter().filter(|kind| kind.window().is_some()).collect(),
            Verb::Yield | Verb::Stay => DecisionKind::Leave.only(),
            Verb::Pass => DecisionKind::ALL.into_iter().filter(|kind| kind.can_be_passed()).collect(),
        }
    }

    #[inline]
    const fn from_index(index: u32) -> Option<Verb> {
        // A match instead of a lookup in a list: no memory access.
        match index {
            0 => Some(Verb::Keep),
            1 => Some(Verb::Resolve),
            2 => Some(Verb::Cure),
            3 => Some(Verb::Take),
            4 => Some(Verb::Buy),
            5 => Some(Verb::Sweep),
            6 => Some(Verb::Use),
            7 => Some(Verb::Yield),
            8 => Some(Verb::Stay),
            9 => Some(Verb::Pass),
            10 => Some(Verb::End),
            _ => None,
        }
    }
}

/// Up to four verbs in listing order: the kinds of answers to a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Verbs {
    /// One byte per verb, the first in the lowest.
    list: u32,
    len: u8,
}

impl Verbs {
    pub(super) const NONE: Verbs = Verbs { list: 0, len: 0 };

    /// The list plus `verb`, which must come after the others in listing order.
    #[inline]
    pub(super) const fn with(self, verb: Verb) -> Verbs {
        self.with_if(true, verb)
    }

    #[inline]
    pub(super) const fn with_if(self, is_offered: bool, verb: Verb) -> Verbs {
        let byte = if is_offered { verb as u32 } else { 0 };
        Verbs { list: self.list | byte << (8 * self.len), len: self.len + is_offered as u8 }
    }

    /// True if `verb` is in the list.
    #[inline]
    pub fn contains(self, verb: Verb) -> bool {
        self.iter().any(|offered| offered == verb)
    }

    /// The verb at index `place`.
    #[inline]
    pub(crate) const fn nth(self, place: u32) -> Verb {
        debug_assert!(place < self.len(), "there is no such verb");
        match Verb::from_index(self.list >> (8 * place) & 0xff) {
            Some(verb) => verb,
            None => unreachable!(),
        }
    }

    /// The number of verbs.
    #[inline]
    pub const fn len(self) -> u32 {
        self.len as u32
    }

    /// True if the list is empty: no decision is open.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.len == 0
    }

    /// The verbs, in listing order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Verb> {
        (0..self.len()).map(move |place| self.nth(place))
    }
}
