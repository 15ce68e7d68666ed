//! Dice that powers roll, reroll or turn.

use crate::dice::{Dice, Face};
use crate::event::Event;
use crate::frame::Frame;
use crate::game::Game;
use crate::hit::Cause;
use crate::play::Play;
use crate::power::Holder;
use crate::seat::Seat;

impl Game {
    /// The dice that a holder may change now: those rolled for a power, or those of the turn.
    pub(crate) fn loose_dice(&self) -> Dice {
        if self.is_side_roll() { self.turn.tray } else { self.turn.dice }
    }

    /// True if dice rolled for a power are on the table.
    #[inline]
    pub(crate) fn is_side_roll(&self) -> bool {
        matches!(*self.top_frame(), Frame::SideFix { .. })
    }
}

impl Play<'_> {
    /// Adds a roll to this turn.
    pub fn gain_roll(&mut self, cause: Cause) {
        self.turn.rolls_left = self.turn.rolls_left.saturating_add(1);
        let rolls_left = self.turn.rolls_left;
        self.tell(|| Event::RollGained { rolls_left, cause });
    }

    fn loose_dice_mut(&mut self) -> &mut Dice {
        if self.is_side_roll() { &mut self.turn.tray } else { &mut self.turn.dice }
    }

    /// Turns a loose die from one face to another.
    pub fn turn_die(&mut self, seat: Seat, from: Face, to: Face) {
        let in_tray = self.is_side_roll();
        let dice = self.loose_dice_mut();
        dice.remove(from);
        dice.add(to);
        self.tell(|| Event::DieTurned { seat, from, to, in_tray });
    }

    /// Rerolls a loose die.
    pub fn reroll_die(&mut self, seat: Seat, face: Face) {
        let in_tray = self.is_side_roll();
        self.loose_dice_mut().remove(face);
        self.tell(|| Event::DieLifted { seat, face, in_tray });
        self.push(Frame::Reroll { in_tray });
    }

    /// Takes one of the active monster's dice, for a power to roll.
    pub fn lift_die(&mut self, seat: Seat, face: Face) {
        self.turn.dice.remove(face);
        self.tell(|| Event::DieLifted { seat, face, in_tray: false });
    }

    /// Adds a die rolled by a power to the active monster's dice.
    pub fn lay_die(&mut self, face: Face) {
        self.turn.dice.add(face);
        self.tell(|| Event::DieRerolled { face, in_tray: false });
    }

    /// Rolls dice for a power, which gets them through `on_rolled`.
    pub fn roll_for(&mut self, me: Holder, dice: u8) {
        self.push(Frame::SideRoll { seat: me.seat, power: me.power, dice });
    }
}
