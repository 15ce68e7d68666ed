//! Offers: choices that a power gives its owner, the windows they open in, and the picks that go with them.

use super::{Holder, PowerId, PowerSet};
use crate::bits::bit_set;
use crate::decision::{DecisionKind, DecisionKinds};
use crate::dice::{Face, FaceSet};
use crate::game::Game;
use crate::lack::Lack;
use crate::play::Play;
use crate::seat::{Seat, SeatSet};

/// A moment at which a player may choose to use a power.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum Window {
    /// Start of your own turn, before the first roll (TW-2).
    Start,
    /// Between your own rolls (TW-4).
    Roll,
    /// After another monster's last roll (TW-5).
    Probe,
    /// After your own last roll, once the others have had their say (TW-5).
    Fix,
    /// On dice rolled for a power, before the power gets them.
    SideDice,
    /// While resolving your own dice (TW-7).
    Resolve,
    /// Before losing hearts (TW-12).
    Threat,
    /// After leaving Tokyo (TW-15).
    Left,
    /// In your own buying phase (TW-17).
    Shop,
    /// When cards are revealed in another monster's turn (TW-17).
    Reveal,
    /// Right after gaining the power (TW-9, TW-17).
    Choose,
    /// First thing at the end of your own turn (TW-18).
    Sell,
    /// After the end of your own turn (TW-21).
    Again,
}

impl Window {
    /// All windows, in the order of a turn.
    pub const ALL: [Window; 13] = [
        Window::Start,
        Window::Roll,
        Window::Probe,
        Window::Fix,
        Window::SideDice,
        Window::Resolve,
        Window::Threat,
        Window::Left,
        Window::Shop,
        Window::Reveal,
        Window::Choose,
        Window::Sell,
        Window::Again,
    ];

    /// The index of the window in [`Window::ALL`].
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    const fn from_index(index: usize) -> Option<Window> {
        if index < Window::ALL.len() { Some(Window::ALL[index]) } else { None }
    }

    /// The set of just this window.
    pub const fn only(self) -> Windows {
        Windows::only(self)
    }
}

bit_set! {
    /// A set of windows.
    pub struct Windows([u16; 1]): Window = Window::from_index;
    /// Iterates over a set of [`Windows`] in the order of a turn.
    pub struct WindowIter;
}

impl Windows {
    /// The menus of your own turn, in which "at any time" powers are offered (OPEN-87).
    pub const OWN_MENUS: Windows = Window::Start
        .only()
        .with(Window::Roll)
        .with(Window::Fix)
        .with(Window::Resolve)
        .with(Window::Shop)
        .with(Window::Sell);

    /// The decisions to which these windows belong.
    pub const fn kinds(self) -> DecisionKinds {
        let mut kinds = DecisionKinds::EMPTY;
        let mut index = 0;
        while index < DecisionKind::ALL.len() {
            let kind = DecisionKind::ALL[index];
            if let Some(window) = kind.window()
                && self.contains(window)
            {
                kinds = kinds.with(kind);
            }
            index += 1;
        }
        kinds
    }
}

/// The limit on how often one holder may accept an offer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Limit {
    /// No limit while it is open.
    None,
    /// Once in every turn, also in those of others.
    Turn,
    /// Once for each damage event.
    Damage,
}

/// A choice that a power gives to its owner.
#[derive(Clone, Copy)]
pub struct Offer {
    /// The windows in which it is offered.
    pub windows: Windows,
    /// The limit on its use.
    pub limit: Limit,
    /// True if accepting it uses a heart die.
    pub uses_heart: bool,
    /// True if resolving waits for it: it is asked even if no block is left.
    pub outlasts_dice: bool,
    /// True if it decides about leaving Tokyo, so that the seat is not asked again.
    pub leaves_tokyo: bool,
    /// True if accepting it gives up the power itself.
    pub uses_up: bool,
    /// The lack that keeps the offer closed; `None` if it is open. An offer that can never open in its window under
    /// these rules returns [`Lack::NotNow`] with the decisions at which the power can be used.
    pub lacks: fn(&Game, Holder) -> Option<Lack>,
    /// The picks that can go with it.
    pub picks: fn(&Game, Holder) -> Picks,
    /// The lack of a pick that is not among them, where the power knows a better reason than [`Lack::WrongPick`].
    pub pick_lacks: fn(&Game, Holder, Pick) -> Option<Lack>,
    /// The effect of accepting.
    pub accept: fn(&mut Play, Holder, Pick),
}

impl Offer {
    /// An offer that is never open, as a base for others.
    pub const NEVER: Offer = Offer {
        windows: Windows::EMPTY,
        limit: Limit::None,
        uses_heart: false,
        outlasts_dice: false,
        leaves_tokyo: false,
        uses_up: false,
        lacks: |_, _| Some(Lack::WorksByItself),
        picks: |_, _| Picks::Plain,
        pick_lacks: |_, _, _| None,
        accept: |_, _, _| {},
    };
}

/// The choice made together with an offer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Pick {
    /// Nothing.
    None,
    /// A die, by its face.
    Die(Face),
    /// A die, by its face, and the face to turn it to.
    Turn(Face, Face),
    /// A monster.
    Monster(Seat),
    /// A card or tile.
    Power(PowerId),
    /// A number.
    Amount(u8),
    /// The top card of the deck.
    Top,
}

/// The legal picks of an offer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Picks {
    /// Only [`Pick::None`].
    Plain,
    /// A die showing one of these faces.
    Dice(FaceSet),
    /// A die showing one of these faces, turned to any other face.
    Turns(FaceSet),
    /// One of these monsters.
    Monsters(SeatSet),
    /// One of these powers.
    Powers(PowerSet),
    /// A number from zero to this one.
    Amounts(u8),
    /// Only [`Pick::Top`].
    Top,
}

impl Picks {
    /// The number of picks.
    pub fn count(self) -> u32 {
        match self {
            Picks::Plain | Picks::Top => 1,
            Picks::Dice(faces) => faces.len() as u32,
            Picks::Turns(faces) => faces.len() as u32 * 5,
            Picks::Monsters(seats) => seats.len() as u32,
            Picks::Powers(powers) => powers.len() as u32,
            Picks::Amounts(most) => u32::from(most) + 1,
        }
    }

    /// The `index`-th pick.
    pub fn nth(self, index: u32) -> Option<Pick> {
        let place = index as usize;
        match self {
            Picks::Plain => (index == 0).then_some(Pick::None),
            Picks::Top => (index == 0).then_some(Pick::Top),
            Picks::Dice(faces) => faces.nth(place).map(Pick::Die),
            Picks::Turns(faces) => {
                let from = faces.nth(place / 5)?;
                let to = FaceSet::ALL.without(from).nth(place % 5)?;
                Some(Pick::Turn(from, to))
            }
            Picks::Monsters(seats) => seats.nth(place).map(Pick::Monster),
            Picks::Powers(powers) => powers.nth(place).map(Pick::Power),
            Picks::Amounts(most) => u8::try_from(index).ok().filter(|&n| n <= most).map(Pick::Amount),
        }
    }

    /// True if `pick` is of the right kind.
    pub(crate) fn are_like(self, pick: Pick) -> bool {
        match self {
            Picks::Plain => pick == Pick::None,
            Picks::Top => pick == Pick::Top,
            Picks::Dice(_) => matches!(pick, Pick::Die(_)),
            Picks::Turns(_) => matches!(pick, Pick::Turn(..)),
            Picks::Monsters(_) => matches!(pick, Pick::Monster(_)),
            Picks::Powers(_) => matches!(pick, Pick::Power(_)),
            Picks::Amounts(_) => matches!(pick, Pick::Amount(_)),
        }
    }

    /// True if `pick` is among them.
    pub fn contains(self, pick: Pick) -> bool {
        match (self, pick) {
            (Picks::Plain, Pick::None) | (Picks::Top, Pick::Top) => true,
            (Picks::Dice(faces), Pick::Die(face)) => faces.contains(face),
            (Picks::Turns(faces), Pick::Turn(from, to)) => faces.contains(from) && from != to,
            (Picks::Monsters(seats), Pick::Monster(seat)) => seats.contains(seat),
            (Picks::Powers(powers), Pick::Power(power)) => powers.contains(power),
            (Picks::Amounts(most), Pick::Amount(amount)) => amount <= most,
            (
                Picks::Plain
                | Picks::Top
                | Picks::Dice(_)
                | Picks::Turns(_)
                | Picks::Monsters(_)
                | Picks::Powers(_)
                | Picks::Amounts(_),
                _,
            ) => false,
        }
    }
}
