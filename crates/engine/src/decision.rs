//! Decisions: the questions a player is asked.

use crate::bits::bit_set;
use crate::power::{PowerId, Window};

/// A question to a player. The legal [`Action`](crate::Action)s are the answers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(tag = "decision", rename_all = "snake_case")
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Decision {
    /// Use powers at the start of the turn, or go on.
    Start,
    /// Choose the dice to keep; the others are rolled again.
    Keep {
        /// Rolls left.
        rolls_left: u8,
    },
    /// Use powers on another monster's dice, or pass.
    Probe,
    /// Use powers on your own dice, or go on.
    Fix,
    /// Use powers on dice rolled for a power, or go on.
    SideDice,
    /// Choose the dice to resolve next.
    Resolve,
    /// Take a tile of this level, or pass.
    Tile {
        /// The level: 3, 6 or 10.
        level: u8,
    },
    /// Use powers against coming damage, or take it.
    Threat {
        /// Hearts about to be lost.
        loss: u8,
    },
    /// Leave Tokyo after an attack, or stay.
    Leave,
    /// Use powers after leaving Tokyo, or pass.
    Left,
    /// Buy a card, sweep the market, use powers, or end the turn.
    Shop,
    /// Use powers on cards just revealed, or pass.
    Reveal,
    /// Answer a power's question to its new holder.
    Choose {
        /// The power.
        power: PowerId,
    },
    /// Use powers at the end of the turn, or go on.
    Sell,
    /// Use powers after the end of the turn, or go on.
    Again,
}

impl Decision {
    /// The kind of the decision, without its details.
    #[inline]
    pub const fn kind(self) -> DecisionKind {
        match self {
            Decision::Start => DecisionKind::Start,
            Decision::Keep { .. } => DecisionKind::Keep,
            Decision::Probe => DecisionKind::Probe,
            Decision::Fix => DecisionKind::Fix,
            Decision::SideDice => DecisionKind::SideDice,
            Decision::Resolve => DecisionKind::Resolve,
            Decision::Tile { .. } => DecisionKind::Tile,
            Decision::Threat { .. } => DecisionKind::Threat,
            Decision::Leave => DecisionKind::Leave,
            Decision::Left => DecisionKind::Left,
            Decision::Shop => DecisionKind::Shop,
            Decision::Reveal => DecisionKind::Reveal,
            Decision::Choose { .. } => DecisionKind::Choose,
            Decision::Sell => DecisionKind::Sell,
            Decision::Again => DecisionKind::Again,
        }
    }

    /// The window whose offers are among the answers.
    #[inline]
    pub const fn window(self) -> Option<Window> {
        self.kind().window()
    }

    /// Rolls left, for [`Decision::Keep`].
    pub const fn rolls_left(self) -> Option<u8> {
        if let Decision::Keep { rolls_left } = self { Some(rolls_left) } else { None }
    }

    /// The level of the tiles on offer, for [`Decision::Tile`].
    pub const fn level(self) -> Option<u8> {
        if let Decision::Tile { level } = self { Some(level) } else { None }
    }

    /// Hearts about to be lost, for [`Decision::Threat`].
    pub const fn loss(self) -> Option<u8> {
        if let Decision::Threat { loss } = self { Some(loss) } else { None }
    }

    /// The power that asks its new holder, for [`Decision::Choose`].
    pub const fn power(self) -> Option<PowerId> {
        if let Decision::Choose { power } = self { Some(power) } else { None }
    }
}

/// The kind of a [`Decision`], without its details.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[repr(u8)]
pub enum DecisionKind {
    /// [`Decision::Start`].
    Start,
    /// [`Decision::Keep`].
    Keep,
    /// [`Decision::Probe`].
    Probe,
    /// [`Decision::Fix`].
    Fix,
    /// [`Decision::SideDice`].
    SideDice,
    /// [`Decision::Resolve`].
    Resolve,
    /// [`Decision::Tile`].
    Tile,
    /// [`Decision::Threat`].
    Threat,
    /// [`Decision::Leave`].
    Leave,
    /// [`Decision::Left`].
    Left,
    /// [`Decision::Shop`].
    Shop,
    /// [`Decision::Reveal`].
    Reveal,
    /// [`Decision::Choose`].
    Choose,
    /// [`Decision::Sell`].
    Sell,
    /// [`Decision::Again`].
    Again,
}

impl DecisionKind {
    /// All kinds, in the order of a turn.
    pub const ALL: [DecisionKind; 15] = [
        DecisionKind::Start,
        DecisionKind::Keep,
        DecisionKind::Probe,
        DecisionKind::Fix,
        DecisionKind::SideDice,
        DecisionKind::Resolve,
        DecisionKind::Tile,
        DecisionKind::Threat,
        DecisionKind::Leave,
        DecisionKind::Left,
        DecisionKind::Shop,
        DecisionKind::Reveal,
        DecisionKind::Choose,
        DecisionKind::Sell,
        DecisionKind::Again,
    ];

    /// The index of the kind in [`DecisionKind::ALL`].
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    const fn from_index(index: usize) -> Option<DecisionKind> {
        if index < DecisionKind::ALL.len() { Some(DecisionKind::ALL[index]) } else { None }
    }

    /// The set of just this kind.
    pub const fn only(self) -> DecisionKinds {
        DecisionKinds::only(self)
    }

    /// True if the dice of the turn can still be rolled afterwards.
    pub const fn is_before_rolls(self) -> bool {
        matches!(self, DecisionKind::Start | DecisionKind::Keep)
    }

    /// True if it is about powers on the final dice of the turn.
    pub const fn is_about_result(self) -> bool {
        matches!(self, DecisionKind::Probe | DecisionKind::Fix)
    }

    /// True if the asked seat may be about to take damage; [`Game::threat`](crate::Game::threat) says how much. Dice
    /// rolled against it lie on the table while the decision is open.
    pub const fn is_before_damage(self) -> bool {
        matches!(self, DecisionKind::Threat | DecisionKind::SideDice)
    }

    /// True if passing can be a legal answer.
    pub const fn can_be_passed(self) -> bool {
        !matches!(self, DecisionKind::Keep | DecisionKind::Leave | DecisionKind::Shop | DecisionKind::Choose)
    }

    /// The window whose offers are among the answers.
    #[inline]
    pub const fn window(self) -> Option<Window> {
        match self {
            DecisionKind::Start => Some(Window::Start),
            DecisionKind::Keep => Some(Window::Roll),
            DecisionKind::Probe => Some(Window::Probe),
            DecisionKind::Fix => Some(Window::Fix),
            DecisionKind::SideDice => Some(Window::SideDice),
            DecisionKind::Resolve => Some(Window::Resolve),
            DecisionKind::Tile | DecisionKind::Leave => None,
            DecisionKind::Threat => Some(Window::Threat),
            DecisionKind::Left => Some(Window::Left),
            DecisionKind::Shop => Some(Window::Shop),
            DecisionKind::Reveal => Some(Window::Reveal),
            DecisionKind::Choose => Some(Window::Choose),
            DecisionKind::Sell => Some(Window::Sell),
            DecisionKind::Again => Some(Window::Again),
        }
    }
}

bit_set! {
    /// A set of kinds of decisions.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Vec<DecisionKind>"))]
    pub struct DecisionKinds([u16; 1]): DecisionKind = DecisionKind::from_index;
    /// Iterates over [`DecisionKinds`] in the order of a turn.
    pub struct DecisionKindIter;
}
