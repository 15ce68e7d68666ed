//! Rolling, and powers that change dice (section 6 of the rules).

use crate::dice::{Dice, Face};
use crate::event::Event;
use crate::frame::Frame;
use crate::game::{BASE_DICE, BASE_ROLLS, Game};
use crate::play::Play;
use crate::power::{Holder, PowerId, Window};
use crate::rules::DiceCap;
use crate::seat::{Seat, SeatSet};
use crate::turn::Turn;

/// The number of dice in the box (OPEN-22).
pub(crate) const DICE_IN_THE_BOX: u8 = 8;

impl Game {
    /// The number of dice the active monster rolls (DICE-1, OPEN-61).
    #[inline(always)]
    pub(crate) fn dice_count(&self) -> u8 {
        self.dice_of(self.turn.active, self.turn.dice_fewer)
    }

    /// The number of dice `seat` rolls in a turn that is short of `dice_fewer` dice.
    #[inline(always)]
    pub(crate) fn dice_of(&self, seat: Seat, dice_fewer: u8) -> u8 {
        let dice = (BASE_DICE + self.extra_dice(seat))
            .saturating_sub(self.player(seat).shrink)
            .saturating_sub(dice_fewer);
        match self.rules.dice_cap {
            DiceCap::Eight => dice.min(DICE_IN_THE_BOX),
            DiceCap::Unlimited => dice,
        }
    }
}

impl Play<'_> {
    /// Starts the first roll: the number of dice and rolls is fixed now (TW-3).
    #[inline(always)]
    pub(crate) fn run_roll(&mut self) -> bool {
        if self.turn.rolls_left == 0 {
            self.turn.to_roll = self.dice_count();
            // With no dice there is no roll and no result (OPEN-22).
            if self.turn.to_roll > 0 {
                self.turn.rolls_left = BASE_ROLLS + self.extra_rolls(self.turn.active);
            }
            if self.is_observed() {
                self.tell_dice_counted();
            }
        }
        if self.turn.to_roll > 0 {
            return self.ask(self.turn.active);
        }
        self.turn.rolls_left = 0;
        self.replace(Frame::Keep);
        self.run_keep()
    }

    #[cold]
    fn tell_dice_counted(&mut self) {
        let Turn { active: seat, to_roll: dice, rolls_left, dice_fewer, .. } = self.turn;
        let (dice_by, rolls_by) = (self.dice_adders(seat), self.roll_adders(seat));
        let shrunk = self.player(seat).shrink;
        self.tell(|| Event::DiceCounted { seat, dice, rolls_left, dice_by, shrunk, dice_fewer, rolls_by });
    }

    #[inline]
    pub(crate) fn dice_rolled(&mut self, rolled: Dice) -> bool {
        self.turn.dice = self.turn.dice.plus(rolled);
        self.turn.rolls_left -= 1;
        let count = std::mem::take(&mut self.turn.to_roll);
        let (seat, dice, rolls_left) = (self.turn.active, self.turn.dice, self.turn.rolls_left);
        self.tell(|| Event::Rolled { seat, rolled: count, dice, rolls_left });
        self.replace(Frame::Keep);
        if rolls_left == 0 { self.offer_another_roll() } else { self.ask(seat) }
    }

    /// Asks while a roll is left, or a power that could give one.
    #[inline(never)]
    pub(crate) fn run_keep(&mut self) -> bool {
        if self.turn.rolls_left > 0 { self.ask(self.turn.active) } else { self.offer_another_roll() }
    }

    #[inline]
    fn offer_another_roll(&mut self) -> bool {
        if self.ask_active_in(Window::Roll) {
            return false;
        }
        self.stop_rolling()
    }

    /// Keeps `dice` and rolls the others again; keeping all stops rolling (DICE-3 to DICE-5). False if dice must be
    /// rolled.
    #[inline]
    pub(crate) fn keep(&mut self, dice: Dice) -> bool {
        let rerolled = self.turn.dice.minus(dice);
        let stops = rerolled.is_empty();
        if stops {
            self.turn.rolls_left = 0;
        } else {
            self.turn.to_roll = rerolled.len();
            self.turn.dice = dice;
            self.replace(Frame::Roll);
        }
        let (seat, rolls_left) = (self.turn.active, self.turn.rolls_left);
        self.tell(|| Event::Kept { seat, dice, rolls_left });
        stops && self.stop_rolling()
    }

    /// Ends the rolling: others may change the dice, then the active monster itself.
    #[inline(never)]
    pub(crate) fn stop_rolling(&mut self) -> bool {
        self.turn.rolls_left = 0;
        if !self.anyone_offers(Window::Probe) && !self.may_have_offer(self.turn.active, Window::Fix) {
            return self.run_result();
        }
        self.replace(Frame::Probe { done: SeatSet::EMPTY });
        self.run_probe(SeatSet::EMPTY)
    }

    #[inline(never)]
    pub(crate) fn run_probe(&mut self, done: SeatSet) -> bool {
        if let Some(seat) = self.next_with_offer(Window::Probe, done) {
            return self.ask(seat);
        }
        self.replace(Frame::Fix);
        self.run_fix()
    }

    #[inline(always)]
    pub(crate) fn run_fix(&mut self) -> bool {
        if self.ask_active_in(Window::Fix) {
            return false;
        }
        self.run_result()
    }

    /// Lets the roller change dice rolled for a power before the power gets them.
    #[inline(never)]
    pub(crate) fn run_side_fix(&mut self, seat: Seat, power: PowerId) -> bool {
        if self.has_offer(seat, Window::SideDice) {
            return self.ask(seat);
        }
        self.finish_side_roll(seat, power);
        true
    }

    pub(crate) fn finish_side_roll(&mut self, seat: Seat, power: PowerId) {
        self.pop();
        self.rolled(Holder { seat, power });
    }

    #[inline(never)]
    pub(crate) fn die_rerolled(&mut self, in_tray: bool, die: Dice) {
        self.pop();
        let tray = if in_tray { &mut self.turn.tray } else { &mut self.turn.dice };
        *tray = tray.plus(die);
        for face in Face::ALL {
            if die.of(face) > 0 {
                self.tell(|| Event::DieRerolled { face, in_tray });
            }
        }
    }

    /// Asks a new holder its power's question, unless there is only one answer.
    #[inline(never)]
    pub(crate) fn run_choose(&mut self, seat: Seat, power: PowerId) -> bool {
        let me = Holder { seat, power };
        let mut picks = None;
        self.any_offer_of(me, Window::Choose, &mut |me, offer| {
            picks = Some((offer.picks)(self, me));
            true
        });
        match picks.map(|picks| (picks.count(), picks.nth(0))) {
            Some((1, Some(only))) => {
                self.pop();
                self.accept(me, Window::Choose, only);
                true
            }
            Some((0, _)) | None => {
                self.pop();
                true
            }
            Some(_) => self.ask(seat),
        }
    }
}
