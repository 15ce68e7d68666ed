//! What a card or tile is: a record of facts and of the hooks it listens to.
//!
//! A power's own file fills in a [`Power`]; the flow of the game calls the hooks. Three families look different
//! on purpose: *numbers* take `&Game` and are asked; *moments* take `&mut Play` and act through verbs; *offers*
//! are choices that a player may take in a window.

use crate::dice::{Dice, Face, FaceSet};
use crate::game::{CARDS, Game, Hit};
use crate::lack::Lack;
use crate::play::Play;
use crate::rules::{Deck, Printing, RuleSet};
use crate::seat::{Seat, SeatSet};
use crate::step::{DecisionKind, DecisionKinds};
use std::num::NonZeroU8;

/// One card or tile: each copy of a card has an id of its own.
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct PowerId(NonZeroU8);

impl PowerId {
    /// Place of the power in the list of all powers.
    #[inline]
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    /// The power at `index` of the list.
    #[inline]
    pub(crate) const fn at(index: usize) -> PowerId {
        match NonZeroU8::new(index as u8 + 1) {
            Some(id) => PowerId(id),
            None => panic!("the list of powers is shorter than 255"),
        }
    }

    /// The power's record.
    #[inline]
    pub fn power(self) -> &'static Power {
        &crate::list::POWERS[self.index()]
    }

    /// The kebab-case id used in notation, `wings` or `tile-barbs`.
    pub fn text(self) -> &'static str {
        crate::list::IDS[self.index()]
    }

    /// The power with this kebab-case id.
    ///
    /// ```
    /// use kaiju_engine::PowerId;
    /// assert_eq!(PowerId::from_text("wings").map(|wings| wings.power().cost), Some(6));
    /// assert_eq!(PowerId::from_text("wins"), None);
    /// ```
    pub fn from_text(text: &str) -> Option<PowerId> {
        crate::list::IDS.iter().position(|&id| id == text).map(PowerId::at)
    }

    /// Every card and tile of both editions, in list order.
    pub fn all() -> impl Iterator<Item = PowerId> {
        (0..crate::list::POWERS.len()).map(PowerId::at)
    }

    /// The power as a small number, for frames.
    #[inline]
    pub const fn byte(self) -> u8 {
        self.0.get()
    }
}

/// A set of cards and tiles.
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Vec<PowerId>"))]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct PowerSet([u64; 2]);

impl PowerSet {
    /// No power.
    pub const EMPTY: PowerSet = PowerSet([0; 2]);

    /// The set of one power.
    #[inline]
    pub const fn only(power: PowerId) -> PowerSet {
        PowerSet::EMPTY.with(power)
    }

    /// Whether `power` is in the set.
    #[inline]
    pub const fn contains(self, power: PowerId) -> bool {
        self.0[power.index() / 64] >> (power.index() % 64) & 1 == 1
    }

    /// Puts `power` into the set.
    #[inline]
    pub const fn insert(&mut self, power: PowerId) {
        self.0[power.index() / 64] |= 1 << (power.index() % 64);
    }

    /// Takes `power` out of the set.
    #[inline]
    pub const fn remove(&mut self, power: PowerId) {
        self.0[power.index() / 64] &= !(1 << (power.index() % 64));
    }

    /// The set with `power`.
    #[inline]
    pub const fn with(mut self, power: PowerId) -> PowerSet {
        self.insert(power);
        self
    }

    /// The set without `power`.
    #[inline]
    pub const fn without(mut self, power: PowerId) -> PowerSet {
        self.remove(power);
        self
    }

    /// Powers in both sets.
    #[inline]
    pub const fn and(self, other: PowerSet) -> PowerSet {
        PowerSet([self.0[0] & other.0[0], self.0[1] & other.0[1]])
    }

    /// Powers in either set.
    #[inline]
    pub const fn or(self, other: PowerSet) -> PowerSet {
        PowerSet([self.0[0] | other.0[0], self.0[1] | other.0[1]])
    }

    /// Powers of this set that are not in `other`.
    #[inline]
    pub const fn minus(self, other: PowerSet) -> PowerSet {
        PowerSet([self.0[0] & !other.0[0], self.0[1] & !other.0[1]])
    }

    /// Whether the sets have a power in common.
    #[inline]
    pub const fn meets(self, other: PowerSet) -> bool {
        self.0[0] & other.0[0] | self.0[1] & other.0[1] != 0
    }

    /// How many powers there are in the set.
    #[inline]
    pub const fn len(self) -> usize {
        (self.0[0].count_ones() + self.0[1].count_ones()) as usize
    }

    /// Whether the set holds no power.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0[0] | self.0[1] == 0
    }

    /// The first power of the set in list order.
    #[inline]
    pub const fn lowest(self) -> Option<PowerId> {
        if self.0[0] != 0 {
            Some(PowerId::at(self.0[0].trailing_zeros() as usize))
        } else if self.0[1] != 0 {
            Some(PowerId::at(64 + self.0[1].trailing_zeros() as usize))
        } else {
            None
        }
    }

    /// The `index`-th power of the set in list order.
    pub fn nth(self, index: usize) -> Option<PowerId> {
        let low = self.0[0].count_ones() as usize;
        let (mut word, mut rest, base) =
            if index < low { (self.0[0], index, 0) } else { (self.0[1], index - low, 64) };
        while rest > 0 {
            word &= word.wrapping_sub(1);
            rest -= 1;
        }
        (word != 0).then(|| PowerId::at(base + word.trailing_zeros() as usize))
    }

    /// The powers that come at or after the one with byte `from`, for loops that are interrupted.
    #[inline]
    pub(crate) fn starting_at(self, from: u8) -> PowerSet {
        let skip = u32::from(from.saturating_sub(1));
        let keep = u128::MAX.checked_shl(skip).unwrap_or(0);
        PowerSet([self.0[0] & keep as u64, self.0[1] & (keep >> 64) as u64])
    }

    /// The powers in list order.
    #[inline]
    pub fn iter(self) -> PowerIter {
        PowerIter(self)
    }
}

/// A set of tiles, in a quarter of the room that a [`PowerSet`] takes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct TileSet(u32);

impl TileSet {
    /// Where tiles begin in the second word of a [`PowerSet`]: they come after the cards.
    const SHIFT: u32 = CARDS as u32 - u64::BITS;

    /// The tiles among these powers.
    pub const fn of(powers: PowerSet) -> TileSet {
        TileSet((powers.0[1] >> TileSet::SHIFT) as u32)
    }

    /// The tiles as powers.
    pub const fn powers(self) -> PowerSet {
        PowerSet([0, (self.0 as u64) << TileSet::SHIFT])
    }
}

/// Iterates over a [`PowerSet`] in list order.
#[derive(Clone, Copy, Debug)]
pub struct PowerIter(PowerSet);

impl Iterator for PowerIter {
    type Item = PowerId;

    #[inline]
    fn next(&mut self) -> Option<PowerId> {
        let power = self.0.lowest()?;
        let [low, high] = &mut self.0.0;
        let word = if *low != 0 { low } else { high };
        *word &= *word - 1;
        Some(power)
    }
}

impl IntoIterator for PowerSet {
    type Item = PowerId;
    type IntoIter = PowerIter;

    fn into_iter(self) -> PowerIter {
        self.iter()
    }
}

impl FromIterator<PowerId> for PowerSet {
    fn from_iter<I: IntoIterator<Item = PowerId>>(powers: I) -> PowerSet {
        powers.into_iter().fold(PowerSet::EMPTY, PowerSet::with)
    }
}

/// A monster with a card or tile: whom a hook works for.
///
/// A copy is a holder of its own: `power` is then the copying card or tile, so that counters and
/// once-a-turn marks are charged to it, while the hook that runs is that of the copied card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Holder {
    /// The monster.
    pub seat: Seat,
    /// Its card or tile.
    pub power: PowerId,
}

/// What sort of thing a power is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A card that stays before its owner.
    Keep,
    /// A card that is used once when bought.
    Discard,
    /// A wickedness tile.
    Tile {
        /// The space of the track at which it is taken: 3, 6 or 10.
        level: u8,
        /// The side of the tile on which it is printed.
        side: Side,
        /// Whether it stays with its owner.
        stays: bool,
    },
}

/// The sides of the wickedness tiles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    /// Recommended for a first game.
    Red,
    /// The other side.
    Green,
}

/// Which decks a card belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Decks {
    /// Both editions.
    Both,
    /// Only one edition.
    Only(Deck),
}

/// How a power came to its holder.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum Gain {
    /// Bought from the market or the deck, or taken from the stack of tiles.
    New,
    /// With the tokens that lie on it: bought from or swapped with another monster, or copied together with them.
    Taken,
    /// A copy of it was made, as if it had just been bought.
    Copied,
}

/// Where hearts or energy come from, for powers that add to them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gift {
    /// The active monster's own dice; `first` for the first of them this turn that does something.
    Dice {
        /// How many dice.
        dice: u8,
        /// Whether no such die was used before in this turn.
        first: bool,
    },
    /// The active monster's own heart dice in Tokyo, where they heal only through a power that says so.
    TokyoDice {
        /// How many dice.
        dice: u8,
        /// Whether no such die was used before in this turn.
        first: bool,
    },
    /// Another monster's heart die.
    Treatment,
    /// The active monster's heart dice, used on another monster, which is healed by what powers of the active one add;
    /// `first` for the first of them this turn.
    Treating {
        /// Whether that monster was not healed before in this turn.
        first: bool,
    },
    /// A card or tile.
    Power,
    /// Being in Tokyo, in the duel.
    Tokyo,
}

/// What a monster may be kept from doing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deed {
    /// Buying a card.
    Buy,
    /// Entering Tokyo.
    Enter,
    /// Using this face of its dice.
    Use(Face),
}

/// When claws are added to the result: the earlier stages are finished first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Stage {
    /// Unconditional claws.
    Add,
    /// Claws for a result that has a claw already.
    AddIf,
    /// Claws for a result that has several claws already.
    AddIfMany,
    /// A multiple of the claws so far.
    Multiply,
}

impl Stage {
    /// All stages, in order.
    pub const ALL: [Stage; 4] = [Stage::Add, Stage::AddIf, Stage::AddIfMany, Stage::Multiply];
}

/// A hook that changes the number of claws in the result.
#[derive(Clone, Copy)]
pub struct Claws {
    /// When it is asked.
    pub stage: Stage,
    /// The claws after it, given those before it.
    pub count: fn(&Game, Holder, u8) -> u8,
}

/// A hook that adds damage to the claw block, target by target.
#[derive(Clone, Copy)]
pub struct Strike {
    /// Whether it needs a claw in the result. If not, it strikes without an attack too.
    pub needs_claw: bool,
    /// The damage on top for one monster; `attacked` tells whether the claws reach it.
    pub damage: fn(&Game, Holder, target: Seat, attacked: bool) -> u8,
}

/// A hook that saves a monster without hearts, or turns its end into a victory.
#[derive(Clone, Copy)]
pub struct Rescue {
    /// Lower ranks come first.
    pub rank: u8,
    /// Whether it wins the game at once instead of saving the monster.
    pub wins: bool,
    /// Whether it works now.
    pub applies: fn(&Game, Holder) -> bool,
    /// What it does: the monster must have hearts afterwards, or the game must be over.
    pub act: fn(&mut Play, Holder),
}

/// Points and energy gained at the end of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct EndGain {
    /// Points.
    pub points: u8,
    /// Energy.
    pub energy: u8,
}

/// Where a player may act by choice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum Window {
    /// Start of the own turn, before the first roll (TW-2).
    Start,
    /// Between the own rolls (TW-4).
    Roll,
    /// After another monster's last roll (TW-5).
    Probe,
    /// After the own last roll, when the others have had their say (TW-5).
    Fix,
    /// On dice rolled for a power, before the power looks at them.
    SideDice,
    /// While resolving the own dice (TW-7).
    Resolve,
    /// Before losing hearts (TW-12).
    Threat,
    /// After having left Tokyo (TW-15).
    Left,
    /// In the own buying phase (TW-17).
    Shop,
    /// When cards were revealed in another monster's turn (TW-17).
    Reveal,
    /// Right after gaining the power (TW-9, TW-17).
    Choose,
    /// First thing at the end of the own turn (TW-18).
    Sell,
    /// After the end of the own turn (TW-21).
    Again,
}

impl Window {
    /// How many windows there are.
    pub const COUNT: usize = 13;

    /// The set of this window alone.
    pub const fn only(self) -> Windows {
        Windows(1 << self as u16)
    }
}

/// A set of windows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Windows(u16);

impl Windows {
    /// The menus of the own turn, in which "at any time" powers are offered (OPEN-87).
    pub const OWN_MENUS: Windows = Window::Start
        .only()
        .and(Window::Roll)
        .and(Window::Fix)
        .and(Window::Resolve)
        .and(Window::Shop)
        .and(Window::Sell);

    /// The set with `window`.
    pub const fn and(self, window: Window) -> Windows {
        Windows(self.0 | 1 << window as u16)
    }

    /// Whether `window` is in the set.
    #[inline]
    pub const fn contains(self, window: Window) -> bool {
        self.0 >> window as u16 & 1 == 1
    }

    /// The decisions in which these windows are.
    pub const fn kinds(self) -> DecisionKinds {
        let mut kinds = DecisionKinds::NONE;
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

    /// The bits of the set, in the order of the windows.
    pub(crate) const fn bits(self) -> u16 {
        self.0
    }
}

/// How often an offer may be taken by one holder.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Limit {
    /// As often as it is open.
    None,
    /// Once in each monster's turn.
    Turn,
    /// Once for each damage event.
    Damage,
}

/// A choice that a power gives to its owner.
#[derive(Clone, Copy)]
pub struct Offer {
    /// Where it is offered.
    pub windows: Windows,
    /// How often.
    pub limit: Limit,
    /// Whether a heart die is used by accepting it.
    pub uses_heart: bool,
    /// Whether resolving the dice waits for it: it is asked even if no block is left.
    pub outlasts_dice: bool,
    /// Whether it decides about leaving Tokyo, so that no other question about that follows.
    pub leaves_tokyo: bool,
    /// Whether the power itself is given up by accepting it.
    pub uses_up: bool,
    /// What it lacks to be taken now, in its windows; nothing if it is open. One that never opens in its window under
    /// these rules answers [`Lack::NotNow`] with the decisions at which the power can be used.
    pub lacks: fn(&Game, Holder) -> Option<Lack>,
    /// What must be picked with it.
    pub picks: fn(&Game, Holder) -> Picks,
    /// What a pick lacks that is not among them, where the power knows better than that it cannot be picked.
    pub pick_lacks: fn(&Game, Holder, Pick) -> Option<Lack>,
    /// What it does.
    pub accept: fn(&mut Play, Holder, Pick),
}

impl Offer {
    /// An offer that nobody can take, to fill in from.
    pub const NEVER: Offer = Offer {
        windows: Windows(0),
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

/// What is picked together with an offer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Pick {
    /// Nothing.
    None,
    /// A die by its face.
    Die(Face),
    /// A die by its face, and the face to turn it to.
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

/// The picks that are legal for an offer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Picks {
    /// Only [`Pick::None`].
    Plain,
    /// One of these faces.
    Dice(FaceSet),
    /// One of these faces, to any other face.
    Turns(FaceSet),
    /// One of these monsters.
    Monsters(SeatSet),
    /// One of these powers.
    Powers(PowerSet),
    /// Zero up to this number.
    Amounts(u8),
    /// Only [`Pick::Top`].
    Top,
}

impl Picks {
    /// How many picks there are.
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

    /// Whether `pick` is of the kind that must be picked.
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

    /// Whether `pick` is among them.
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

/// A card or tile: facts first, then the hooks it listens to. Hooks left out are not called.
///
/// Order is a rule, not an accident: the active monster first, then clockwise; within a monster, list order.
#[derive(Clone, Copy)]
pub struct Power {
    /// The printed English name.
    pub name: &'static str,
    /// The name from the second printing on, where it differs; the Dark Edition took it over.
    pub second_name: Option<&'static str>,
    /// The name in the Dark Edition, where it has one of its own.
    pub dark_name: Option<&'static str>,
    /// What it does, in our words, for players.
    pub text: &'static str,
    /// The text in the Dark Edition, where it differs.
    pub dark_text: Option<&'static str>,
    /// The text of another printing that a rule set can ask for.
    pub text_by: Option<fn(&RuleSet) -> Option<&'static str>>,
    /// The printed cost in energy; 0 for tiles.
    pub cost: u8,
    /// The cost under a rule set, where rule sets differ.
    pub cost_by: Option<fn(&RuleSet) -> u8>,
    /// Keep card, discard card or tile.
    pub kind: Kind,
    /// Which decks it is shuffled into.
    pub decks: Decks,
    /// Whether tokens or energy lie on it.
    pub has_counter: bool,
    /// How many of them lie on it at first, where the card itself says so.
    pub starts_with: Option<fn(&RuleSet) -> u8>,
    /// Whether it acts as a copy of another card (the card it copies is [`Game::copied_by`]).
    pub copies: bool,
    /// Whether a copier stays in play when its copy of this power is used up.
    pub copy_ends_alone: bool,
    /// Whether the order of resolving the dice can matter because of it while anybody holds it: it may hurt the
    /// active monster, move points or end the game within an attack.
    pub stirs_attack: bool,

    /// Numbers: dice rolled in addition (TW-3).
    pub extra_dice: Option<fn(&Game, Holder) -> u8>,
    /// Numbers: rolls in addition (TW-3).
    pub extra_rolls: Option<fn(&Game, Holder) -> u8>,
    /// Numbers: energy that a purchase costs less (TW-17).
    pub discount: Option<fn(&Game, Holder) -> u8>,
    /// Numbers: the maximum of hearts, given that without the power.
    pub max_hearts: Option<fn(&Game, Holder, most: u8) -> u8>,
    /// Numbers: claws added to the result, stage by stage (TW-6).
    pub claws: &'static [Claws],
    /// Numbers: damage on top of the claws (TW-11).
    pub strike: Option<Strike>,
    /// Numbers: damage on top of what its owner's cards and tiles deal to another monster.
    pub mere_strike: Option<fn(&Game, Holder, target: Seat) -> u8>,
    /// Permission: the claws reach every other monster (TW-11).
    pub reaches_all: bool,
    /// Numbers: what is left of a loss of hearts (TW-13).
    pub soak: Option<fn(&Game, Holder, loss: u8) -> u8>,
    /// Numbers: energy added to a gain of energy (TW-10).
    pub energy_bonus: Option<fn(&Game, Holder, Gift) -> u8>,
    /// Numbers: hearts added to a healing (TW-10).
    pub heal_bonus: Option<fn(&Game, Holder, Gift) -> u8>,
    /// Permission: what its owner cannot do.
    pub forbids: Option<fn(&Game, Holder, Deed) -> bool>,
    /// Permission: whether a monster may come to hold it, bought or copied.
    pub allowed_for: Option<fn(&Game, Seat) -> bool>,

    /// Moment: gained, with how it came (TW-9, TW-17).
    pub on_gain: Option<fn(&mut Play, Holder, Gain)>,
    /// Moment: lost for any reason; it has left its holder already.
    pub on_lose: Option<fn(&mut Play, Holder)>,
    /// Numbers: hearts gained at the start of the owner's turn; all are worked out before any is gained (TW-2).
    pub start_heal: Option<fn(&Game, Holder) -> u8>,
    /// Moment: the owner's turn starts (TW-2).
    pub on_turn_start: Option<fn(&mut Play, Holder)>,
    /// Moment: any monster's turn starts (TW-2).
    pub on_any_turn_start: Option<fn(&mut Play, Holder)>,
    /// Moment: the owner's result is final (TW-6).
    pub on_result: Option<fn(&mut Play, Holder)>,
    /// Moment: the owner scored three or more of a number (TW-8).
    pub on_score: Option<fn(&mut Play, Holder, Face)>,
    /// Moment: the owner attacks; the result has a claw (TW-11).
    pub on_attack: Option<fn(&mut Play, Holder)>,
    /// Moment: the owner's attack has landed on these monsters (TW-13).
    pub on_landed: Option<fn(&mut Play, Holder, SeatSet)>,
    /// Moment: the owner lost hearts in a damage event (TW-13).
    pub on_hurt: Option<fn(&mut Play, Holder, lost: u8, Hit)>,
    /// Moment: the owner is at 0 hearts (TW-14).
    pub at_zero: Option<Rescue>,
    /// Moment: another monster is at 0 hearts, saved or not (TW-14).
    pub on_other_at_zero: Option<fn(&mut Play, Holder)>,
    /// Moment: the owner yielded Tokyo (TW-15); tells whether the attacker takes its very place.
    pub on_left: Option<fn(&mut Play, Holder, taken: bool)>,
    /// Moment: the owner entered Tokyo (TW-16).
    pub on_enter: Option<fn(&mut Play, Holder)>,
    /// Moment: the owner bought another card (TW-17).
    pub on_bought: Option<fn(&mut Play, Holder)>,
    /// Moment: end of the owner's turn; all gains are worked out before any is booked (TW-19).
    pub end_gain: Option<fn(&Game, Holder) -> EndGain>,
    /// Moment: end of the owner's turn, after the gains (TW-19).
    pub on_turn_end: Option<fn(&mut Play, Holder)>,
    /// Permission: its owner wins when it is asked who has won, whatever its points (TW-20, WIN-10).
    pub wins: Option<fn(&Game, Holder) -> bool>,
    /// Moment: dice rolled for this power lie final.
    pub on_rolled: Option<fn(&mut Play, Holder, Dice)>,
    /// Choices.
    pub offers: &'static [Offer],
}

impl Power {
    /// A keep card that does nothing, to fill in from.
    pub const KEEP: Power = Power {
        name: "",
        second_name: None,
        dark_name: None,
        text: "",
        dark_text: None,
        text_by: None,
        cost: 0,
        cost_by: None,
        kind: Kind::Keep,
        decks: Decks::Both,
        has_counter: false,
        starts_with: None,
        copies: false,
        copy_ends_alone: false,
        stirs_attack: false,
        extra_dice: None,
        extra_rolls: None,
        discount: None,
        max_hearts: None,
        claws: &[],
        strike: None,
        mere_strike: None,
        reaches_all: false,
        soak: None,
        energy_bonus: None,
        heal_bonus: None,
        forbids: None,
        allowed_for: None,
        on_gain: None,
        on_lose: None,
        start_heal: None,
        on_turn_start: None,
        on_any_turn_start: None,
        on_result: None,
        on_score: None,
        on_attack: None,
        on_landed: None,
        on_hurt: None,
        at_zero: None,
        on_other_at_zero: None,
        on_left: None,
        on_enter: None,
        on_bought: None,
        end_gain: None,
        on_turn_end: None,
        wins: None,
        on_rolled: None,
        offers: &[],
    };

    /// A discard card that does nothing, to fill in from.
    pub const DISCARD: Power = Power { kind: Kind::Discard, ..Power::KEEP };

    /// A tile that stays and does nothing, to fill in from.
    pub const fn tile(side: Side, level: u8) -> Power {
        Power { kind: Kind::Tile { level, side, stays: true }, decks: Decks::Only(Deck::Dark), ..Power::KEEP }
    }

    /// A tile that is used once, to fill in from.
    pub const fn one_shot_tile(side: Side, level: u8) -> Power {
        Power { kind: Kind::Tile { level, side, stays: false }, ..Power::tile(side, level) }
    }

    /// The cost under `rules`, before discounts.
    #[inline]
    pub fn cost(&self, rules: &RuleSet) -> u8 {
        match self.cost_by {
            Some(cost) => cost(rules),
            None => self.cost,
        }
    }

    /// The name under `rules`.
    pub fn name(&self, rules: &RuleSet) -> &'static str {
        let printed = match rules.printing() {
            Printing::First => None,
            Printing::Second => self.second_name,
            Printing::Dark => self.dark_name.or(self.second_name),
        };
        printed.unwrap_or(self.name)
    }

    /// The text for players under `rules`.
    pub fn text(&self, rules: &RuleSet) -> &'static str {
        if let Some(text) = self.text_by.and_then(|text_by| text_by(rules)) {
            return text;
        }
        match (rules.deck, self.dark_text) {
            (Deck::Dark, Some(text)) => text,
            (Deck::Dark, None) | (Deck::Classic, _) => self.text,
        }
    }

    /// Whether it is a card, keep or discard.
    pub const fn is_card(&self) -> bool {
        matches!(self.kind, Kind::Keep | Kind::Discard)
    }

    /// Whether it stays with its owner.
    pub const fn stays(&self) -> bool {
        matches!(self.kind, Kind::Keep | Kind::Tile { stays: true, .. })
    }

    /// Whether it is shuffled into this deck.
    pub const fn is_in(&self, deck: Deck) -> bool {
        self.is_card()
            && match self.decks {
                Decks::Both => true,
                Decks::Only(only) => only as u8 == deck as u8,
            }
    }
}
