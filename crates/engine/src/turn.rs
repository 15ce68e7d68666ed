//! The state of the turn that is being played, and turns that are still to come.

use crate::dice::{Dice, FaceSet};
use crate::power::{PowerId, PowerSet};
use crate::seat::{Seat, SeatSet};

/// Extra turns to come: one after the other, all alike (EXTRA-1, EXTRA-3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ExtraTurns {
    /// The seat that plays them.
    pub seat: Seat,
    /// Dice that each of them is short of.
    pub dice_fewer: u8,
    /// The number of turns; 255 stands for "many".
    pub turns: u8,
}

/// The state of the turn that is being played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Turn {
    /// The seat whose turn it is.
    pub active: Seat,
    /// The seat whose turn came in order; differs from `active` in extra turns of other seats.
    pub in_order: Seat,
    /// True if it is an extra turn (EXTRA-1).
    pub is_extra: bool,
    /// Dice that this turn is short of (EXTRA-3).
    pub dice_fewer: u8,
    /// Rolls that are left.
    pub rolls_left: u8,
    /// Dice that are being rolled.
    pub to_roll: u8,
    /// The active monster's dice as they lie.
    pub dice: Dice,
    /// Dice rolled for a power, while it is busy with them.
    pub tray: Dice,
    /// Blocks of the result that are not resolved (RES-5). Hearts are counted in `hearts`.
    pub blocks: FaceSet,
    /// Hearts of the result that are not used.
    pub hearts: u8,
    /// Claws of the result, those added by powers included.
    pub claws: u8,
    /// Numbers of which three or more were scored.
    pub scored: FaceSet,
    /// True if a heart die of this turn has healed its roller.
    pub dice_healed: bool,
    /// Monsters that were healed by the active monster's heart dice.
    pub patients: SeatSet,
    /// Monsters that lose no hearts for the rest of the turn.
    pub shielded: SeatSet,
    /// Monsters that made another one lose hearts.
    pub hurt_others: SeatSet,
    /// Monsters that decided about leaving before the damage of this attack (OPEN-51).
    pub decided_early: SeatSet,
    /// Monsters that left the City in this attack: two, if a monster came to it from the closed Bay and left as well (BAY-9).
    pub left_city: SeatSet,
    /// Monsters that left the Bay in this attack.
    pub left_bay: SeatSet,
    /// Points that the active monster had when its attack began.
    pub noted_points: u8,
    /// Face-up cards that were just revealed, as bits of the market slots.
    pub fresh: u8,
    /// True if the turn stops after the purchase in progress (EXTRA-4).
    pub cut_short: bool,
    /// Which copying powers cannot be moved any more in this turn, as bits (OPEN-93, TOKEN-8, TOKEN-10).
    pub(crate) copies_moved: u8,
    /// Powers whose once-a-turn or once-a-damage offer was taken by their holder.
    pub used: PowerSet,
    /// A card that the active monster used and then gave away: used again, should it come back.
    pub gave_used: Option<PowerId>,
}

impl Turn {
    /// A turn of `active` before anything has happened.
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
}
