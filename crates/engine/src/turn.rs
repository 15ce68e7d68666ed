//! The state of the current turn, and extra turns to come.

use crate::dice::{Dice, Face, FaceSet};
use crate::power::{PowerId, PowerSet};
use crate::seat::{Seat, SeatSet};

/// A run of equal extra turns (EXTRA-1, EXTRA-3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ExtraTurns {
    /// The seat that plays them.
    pub seat: Seat,
    /// Dice that each of them is short of.
    pub dice_fewer: u8,
    /// The number of turns; 255 means "many".
    pub turns: u8,
}

/// The state of the current turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Turn {
    /// The seat whose turn it is.
    pub active: Seat,
    /// The seat whose turn came up in order; differs from `active` in extra turns of other seats.
    pub in_order: Seat,
    /// True if it is an extra turn (EXTRA-1).
    pub is_extra: bool,
    /// Dice this turn is short of (EXTRA-3).
    pub dice_fewer: u8,
    /// Rolls left.
    pub rolls_left: u8,
    /// Dice that are being rolled.
    pub to_roll: u8,
    /// The active monster's dice on the table.
    pub dice: Dice,
    /// Dice rolled for a power, until it has used them.
    pub tray: Dice,
    /// Blocks of the result not resolved yet (RES-5). Hearts are counted in `hearts`.
    pub blocks: FaceSet,
    /// Hearts of the result not used yet.
    pub hearts: u8,
    /// Claws of the result, including those that powers add.
    pub claws: u8,
    /// Numbers that scored.
    pub scored: FaceSet,
    /// True if a heart die of this turn has healed its roller.
    pub dice_healed: bool,
    /// Monsters healed by the active monster's heart dice.
    pub patients: SeatSet,
    /// Monsters that cannot lose hearts for the rest of the turn.
    pub shielded: SeatSet,
    /// Monsters that have made another one lose hearts.
    pub hurt_others: SeatSet,
    /// Monsters that decided whether to leave before the damage of this attack (OPEN-51).
    pub decided_early: SeatSet,
    /// Monsters that left the City in this attack: two if one moved there from the closed Bay and then left too
    /// (BAY-9).
    pub left_city: SeatSet,
    /// Monsters that left the Bay in this attack.
    pub left_bay: SeatSet,
    /// The active monster's points when its attack began.
    pub noted_points: u8,
    /// Market slots with cards just revealed, as bits.
    pub fresh: u8,
    /// True if the turn ends after the current purchase (EXTRA-4).
    pub cut_short: bool,
    /// Copying powers that cannot move again this turn, as bits (OPEN-93, TOKEN-8, TOKEN-10).
    pub(crate) copies_moved: u8,
    /// Powers whose holder has used their once-a-turn or once-per-damage offer.
    pub used: PowerSet,
    /// A card that the active monster used and then gave away; it still counts as used if it comes back.
    pub gave_used: Option<PowerId>,
}

impl Turn {
    /// The start of a turn of `active`.
    pub const fn of(active: Seat) -> Turn {
        Turn {
            active,
            in_order: active,
            is_extra: false,
            dice_fewer: 0,
            rolls_left: 0,
            to_roll: 0,
            dice: Dice::NONE,
            tray: Dice::NONE,
            blocks: FaceSet::EMPTY,
            hearts: 0,
            claws: 0,
            scored: FaceSet::EMPTY,
            dice_healed: false,
            patients: SeatSet::EMPTY,
            shielded: SeatSet::EMPTY,
            hurt_others: SeatSet::EMPTY,
            decided_early: SeatSet::EMPTY,
            left_city: SeatSet::EMPTY,
            left_bay: SeatSet::EMPTY,
            noted_points: 0,
            fresh: 0,
            cut_short: false,
            copies_moved: 0,
            used: PowerSet::EMPTY,
            gave_used: None,
        }
    }

    /// The faces of the result still to resolve: claws and hearts only if there are any.
    pub(crate) const fn waiting(&self) -> FaceSet {
        let has_claws = self.claws > 0 && self.blocks.contains(Face::Claw);
        let scoring = self.blocks.without(Face::Claw);
        scoring.with_if(has_claws, Face::Claw).with_if(self.hearts > 0, Face::Heart)
    }
}
