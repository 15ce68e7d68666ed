//! The end of a turn, extra turns, and winning (section 16 of the rules).

use crate::frame::{EndStage, Frame, Moment};
use crate::game::{Game, Outcome, POINTS_TO_WIN, Victory};
use crate::hit::{Cause, Hit};
use crate::play::Play;
use crate::power::{EndGain, Gift, Window};
use crate::rules::WinCheck;
use crate::seat::{Seat, SeatSet};
use crate::turn::{ExtraTurns, Turn};

/// After this many turns in a row without a question, none will ever come: anything that happens by itself, such as
/// income in Tokyo, would have won or killed by now. It takes monsters that have all shrunk to no dice.
const ENDLESS: u8 = 200;

/// More end-of-turn gains than the powers and copies of one monster can have.
const MOST_END_GAINS: usize = 8;

impl Play<'_> {
    #[inline(never)]
    pub(crate) fn run_sell(&mut self) -> bool {
        let seat = self.turn.active;
        if !self.acts_at_turn_end(seat) && self.player(seat).poison == 0 {
            return self.run_win_check();
        }
        if self.ask_active_in(Window::Sell) {
            return false;
        }
        self.replace(Frame::TurnEnd { stage: EndStage::Gains });
        self.run_turn_end(EndStage::Gains)
    }

    /// Gains, then losses, then poison (OPEN-26). A monster killed by them skips the rest (OPEN-18).
    #[inline(never)]
    pub(crate) fn run_turn_end(&mut self, stage: EndStage) -> bool {
        let seat = self.turn.active;
        if !self.alive.contains(seat) {
            self.replace(Frame::WinCheck);
            return true;
        }
        if stage == EndStage::Gains && self.has_end_gains(seat) {
            self.book_end_gains(seat);
        }
        if stage != EndStage::Poison {
            self.replace(Frame::TurnEnd { stage: EndStage::Poison });
            if self.hear(Moment::TurnEnd, seat, 0) {
                return true;
            }
        }
        self.replace(Frame::WinCheck);
        let poison = self.player(seat).poison;
        if poison > 0 {
            self.deal(Hit::mere(None, Cause::Poison, SeatSet::only(seat), poison));
            return true;
        }
        self.run_win_check()
    }

    /// Reads all conditions before booking any gain (OPEN-94).
    #[inline(never)]
    fn book_end_gains(&mut self, seat: Seat) {
        let mut gains = [None; MOST_END_GAINS];
        for (place, gain) in gains.iter_mut().zip(self.end_gains(seat)) {
            *place = Some(gain);
        }
        for (me, EndGain { points, energy }) in gains.into_iter().map_while(|gain| gain) {
            self.gain_points(seat, points, Cause::Power(me.power));
            self.gain_energy(seat, energy, Gift::Power, Cause::Power(me.power));
        }
    }

    /// Looks for a winner, once a turn, after everything else (TW-20, OPEN-13).
    #[inline(never)]
    pub(crate) fn run_win_check(&mut self) -> bool {
        if let Some(outcome) = self.winner() {
            self.finish(outcome);
            return false;
        }
        let seat = self.turn.active;
        if self.may_have_offer(seat, Window::Again) && self.alive.contains(seat) {
            self.replace(Frame::AgainMenu);
            return self.run_again();
        }
        self.run_next_turn()
    }

    #[inline(never)]
    pub(crate) fn run_again(&mut self) -> bool {
        if self.ask_active_in(Window::Again) {
            return false;
        }
        self.run_next_turn()
    }

    /// Starts the next turn: extra turns first (EXTRA-1), then the next living seat in order (FIRST-5).
    #[inline(always)]
    pub(crate) fn run_next_turn(&mut self) -> bool {
        let in_order = self.turn.in_order;
        self.turn = match self.take_extra_turn() {
            Some(ExtraTurns { seat, dice_fewer, .. }) => {
                Turn { in_order, is_extra: true, dice_fewer, ..Turn::of(seat) }
            }
            None => Turn::of(self.alive.clockwise_after(in_order).next().unwrap_or(in_order)),
        };
        if self.silent_turns == 0 {
            self.silent_turns = 1;
            return self.run_turn_start();
        }
        self.replace(Frame::TurnStart);
        self.silent_turns += 1;
        if self.silent_turns == ENDLESS {
            self.finish_without_winner();
        }
        true
    }

    /// Ends the game: the monster wins by the text of a power (WIN-10).
    pub fn win_by_power(&mut self, me: crate::power::Holder) {
        self.finish(Outcome::Won { seat: me.seat, by: Victory::Power(me.power) });
    }
}

impl Game {
    /// The winner at the end of this turn, if any (WIN-1 to WIN-7, OPEN-14, OPEN-42).
    #[inline(always)]
    fn winner(&self) -> Option<Outcome> {
        let nobody_has_enough = self.players.iter().all(|player| player.points < POINTS_TO_WIN);
        let goes_on = nobody_has_enough && self.alive.has_many();
        if goes_on { None } else { self.find_winner() }
    }

    #[cold]
    fn find_winner(&self) -> Option<Outcome> {
        if !self.alive.has_many() {
            let seat = self.alive.lowest()?;
            return Some(Outcome::Won { seat, by: Victory::LastAlive });
        }
        let eligible = match self.rules.win_check {
            WinCheck::AnySeat => self.alive,
            WinCheck::OwnTurn => self.alive.and(SeatSet::only(self.turn.active)),
        };
        let seat = eligible
            .iter()
            .filter(|&seat| self.player(seat).points >= POINTS_TO_WIN)
            .min_by_key(|&seat| self.player(seat).arrival)?;
        Some(Outcome::Won { seat, by: Victory::Points })
    }
}
