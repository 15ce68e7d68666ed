//! Cards and tiles as records: facts, and the hooks they listen to. Only types are here.
//!
//! Each power's own file fills in a [`Power`], and `dispatch` calls its hooks. Three families look different on
//! purpose: *numbers* take `&Game` and return a value; *moments* take `&mut Play` and act through verbs;
//! *offers* are choices that a player may take in a window.

mod id;
mod offer;

pub(crate) use id::TileSet;
pub use id::{Holder, PowerId, PowerSet};
pub use offer::{Limit, Offer, Pick, Picks, Window, Windows};

use crate::dice::{Dice, Face};
use crate::game::Game;
use crate::hit::Hit;
use crate::play::Play;
use crate::rules::{Deck, Printing, RuleSet};
use crate::seat::{Seat, SeatSet};

/// The kind of a power.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A card that stays in front of its owner.
    Keep,
    /// A card that takes effect once, when bought.
    Discard,
    /// A wickedness tile.
    Tile {
        /// The space of the track where it is taken: 3, 6 or 10.
        level: u8,
        /// The side it is printed on.
        side: Side,
        /// True if it stays with its owner.
        stays: bool,
    },
}

/// A side of the wickedness tiles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    /// Recommended for a first game.
    Red,
    /// The other side.
    Green,
}

/// The decks that contain a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Decks {
    /// Both editions.
    Both,
    /// One edition.
    Only(Deck),
}

/// The way a power came to its holder.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum Gain {
    /// Bought from the market or the deck, or taken from a stack of tiles.
    New,
    /// Taken with the tokens on it: bought from or swapped with another monster, or copied with its tokens.
    Taken,
    /// Copied, as if it had just been bought.
    Copied,
}

/// The source of hearts or energy, for powers that add to them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gift {
    /// The active monster's own dice.
    Dice {
        /// The number of dice.
        dice: u8,
        /// True for the first such dice this turn that have an effect.
        first: bool,
    },
    /// The active monster's own heart dice in Tokyo, where they heal only through a power that says so.
    TokyoDice {
        /// The number of dice.
        dice: u8,
        /// True for the first such dice this turn that have an effect.
        first: bool,
    },
    /// Another monster's heart die.
    Treatment,
    /// The active monster's heart dice used on another monster, which also gets what the active monster's powers add.
    Treating {
        /// True if that monster was not healed before in this turn.
        first: bool,
    },
    /// A card or tile.
    Power,
    /// Being in Tokyo, in a duel.
    Tokyo,
}

/// A deed that a power can forbid its holder.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deed {
    /// Buying a card.
    Buy,
    /// Entering Tokyo.
    Enter,
    /// Using dice with this face.
    Use(Face),
}

/// The stages in which claws are added to the result, one after another.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Stage {
    /// Claws without a condition.
    Add,
    /// Claws for a result that already has a claw.
    AddIf,
    /// Claws for a result that already has several.
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
    /// The stage in which it is called.
    pub stage: Stage,
    /// The claws afterwards, given those before.
    pub count: fn(&Game, Holder, u8) -> u8,
}

/// A hook that adds damage to the claw block, per target.
#[derive(Clone, Copy)]
pub struct Strike {
    /// True if it needs a claw in the result; otherwise it also works without an attack.
    pub needs_claw: bool,
    /// The damage added for one monster; `attacked` says whether the claws hit it.
    pub damage: fn(&Game, Holder, target: Seat, attacked: bool) -> u8,
}

/// A hook that saves a monster at 0 hearts, or turns its end into a victory.
#[derive(Clone, Copy)]
pub struct Rescue {
    /// Its rank; lower ranks come first.
    pub rank: u8,
    /// True if it wins the game at once instead of saving the monster.
    pub wins: bool,
    /// True if it applies now.
    pub applies: fn(&Game, Holder) -> bool,
    /// The effect: the monster must have hearts afterwards, or the game must be over.
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

/// A card or tile: facts first, then hooks. A hook that is left out is never called.
///
/// The order of hooks is a rule: the active monster first, then clockwise; within a monster, list order.
#[derive(Clone, Copy)]
pub struct Power {
    /// The printed English name.
    pub name: &'static str,
    /// The name from the second printing on, if it differs; the Dark Edition took it over.
    pub second_name: Option<&'static str>,
    /// The name in the Dark Edition, if it has its own.
    pub dark_name: Option<&'static str>,
    /// The effect in our own words, for players.
    pub text: &'static str,
    /// The text in the Dark Edition, if it differs.
    pub dark_text: Option<&'static str>,
    /// The text under rules that change the effect, for those that do.
    pub text_by: Option<fn(&RuleSet) -> Option<&'static str>>,
    /// The printed cost in energy; 0 for tiles.
    pub cost: u8,
    /// The cost under a rule set, if rule sets differ.
    pub cost_by: Option<fn(&RuleSet) -> u8>,
    /// Keep card, discard card or tile.
    pub kind: Kind,
    /// The decks that contain it.
    pub decks: Decks,
    /// True if it can hold tokens or energy.
    pub has_counter: bool,
    /// The tokens or energy it starts with.
    pub starts_with: Option<fn(&RuleSet) -> u8>,
    /// True if it acts as a copy of another card, [`Game::copied_by`].
    pub copies: bool,
    /// True if a copier stays in play when its copy of this power is used up.
    pub copy_ends_alone: bool,
    /// True if this power, whoever holds it, can make the order of resolving dice matter: during an attack it may
    /// hurt the active monster, move points or end the game.
    pub stirs_attack: bool,

    /// Number: extra dice (TW-3).
    pub extra_dice: Option<fn(&Game, Holder) -> u8>,
    /// Number: extra rolls (TW-3).
    pub extra_rolls: Option<fn(&Game, Holder) -> u8>,
    /// Number: discount on cards, in energy (TW-17).
    pub discount: Option<fn(&Game, Holder) -> u8>,
    /// Number: maximum hearts, given the maximum without this power.
    pub max_hearts: Option<fn(&Game, Holder, most: u8) -> u8>,
    /// Number: claws in the result, stage by stage (TW-6).
    pub claws: &'static [Claws],
    /// Number: damage added to the claws (TW-11).
    pub strike: Option<Strike>,
    /// Number: damage added whenever the owner's cards and tiles hurt another monster.
    pub mere_strike: Option<fn(&Game, Holder, target: Seat) -> u8>,
    /// Permission: the claws hit every other monster (TW-11).
    pub reaches_all: bool,
    /// Number: hearts still lost after the power has absorbed some (TW-13).
    pub soak: Option<fn(&Game, Holder, loss: u8) -> u8>,
    /// Number: energy added to a gain of energy (TW-10).
    pub energy_bonus: Option<fn(&Game, Holder, Gift) -> u8>,
    /// Number: hearts added to a healing (TW-10).
    pub heal_bonus: Option<fn(&Game, Holder, Gift) -> u8>,
    /// Permission: deeds that its owner is denied.
    pub forbids: Option<fn(&Game, Holder, Deed) -> bool>,
    /// Permission: monsters that may hold it, bought or copied.
    pub allowed_for: Option<fn(&Game, Seat) -> bool>,

    /// Moment: it was gained in this way (TW-9, TW-17).
    pub on_gain: Option<fn(&mut Play, Holder, Gain)>,
    /// Moment: it was lost for any reason and has left its holder.
    pub on_lose: Option<fn(&mut Play, Holder)>,
    /// Number: hearts gained at the start of the owner's turn, read before any is gained (TW-2).
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
    /// Moment: the owner left Tokyo after an attack (TW-15); `taken` if the attacker takes the same place.
    pub on_left: Option<fn(&mut Play, Holder, taken: bool)>,
    /// Moment: the owner entered Tokyo (TW-16).
    pub on_enter: Option<fn(&mut Play, Holder)>,
    /// Moment: the owner bought another card (TW-17).
    pub on_bought: Option<fn(&mut Play, Holder)>,
    /// Number: gains at the end of the owner's turn, read before any is booked (TW-19).
    pub end_gain: Option<fn(&Game, Holder) -> EndGain>,
    /// Moment: the owner's turn ends, after the gains (TW-19).
    pub on_turn_end: Option<fn(&mut Play, Holder)>,
    /// Moment: dice rolled for this power are final.
    pub on_rolled: Option<fn(&mut Play, Holder, Dice)>,
    /// Offers: the choices it gives its owner.
    pub offers: &'static [Offer],
}

impl Power {
    /// A keep card without effects, as a base for others.
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
        on_rolled: None,
        offers: &[],
    };

    /// A discard card without effects, as a base for others.
    pub const DISCARD: Power = Power { kind: Kind::Discard, ..Power::KEEP };

    /// A tile that stays, without effects, as a base for others.
    pub const fn tile(side: Side, level: u8) -> Power {
        Power { kind: Kind::Tile { level, side, stays: true }, decks: Decks::Only(Deck::Dark), ..Power::KEEP }
    }

    /// A tile that is used once, without effects, as a base for others.
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

    /// True if it is a card, keep or discard.
    pub const fn is_card(&self) -> bool {
        matches!(self.kind, Kind::Keep | Kind::Discard)
    }

    /// True if it stays with its owner.
    pub const fn stays(&self) -> bool {
        matches!(self.kind, Kind::Keep | Kind::Tile { stays: true, .. })
    }

    /// True if it is in this deck.
    pub const fn is_in(&self, deck: Deck) -> bool {
        self.is_card()
            && match self.decks {
                Decks::Both => true,
                Decks::Only(only) => only as u8 == deck as u8,
            }
    }
}
