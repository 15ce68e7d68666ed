//! The start of a turn (section 5 of the rules).

use crate::event::Event;
use crate::game::{Cause, Frame, Moment};
use crate::play::Play;
use crate::power::Gift;

/// Points for starting a turn in Tokyo (START-1).
const INCOME: u8 = 2;
/// Energy instead of them in the duel (DUEL-2).
const DUEL_INCOME: u8 = 1;

impl Play<'_> {
    pub(crate) fn run_turn_start(&mut self) -> bool {
        let seat = self.turn.active;
        let (extra, dice_fewer) = (self.turn.is_extra, self.turn.dice_fewer);
        self.tell(Event::TurnBegan { seat, extra, dice_fewer });
        if self.in_tokyo(seat) {
            if self.pays_energy_in_tokyo() {
                self.gain_energy(seat, DUEL_INCOME, Gift::Tokyo, Cause::Income);
            } else {
                self.gain_points(seat, INCOME, Cause::Income);
            }
        }
        self.replace(Frame::StartMenu);
        self.hear(Moment::TurnStart, seat, 0);
        // Heard by everybody, the active monster first: the stack runs from the top.
        let mut order = [None; crate::seat::Seat::MAX];
        for (place, seat) in order.iter_mut().zip(self.alive.clockwise_from(seat)) {
            *place = Some(seat);
        }
        for seat in order.into_iter().rev().flatten() {
            self.hear(Moment::AnyTurnStart, seat, 0);
        }
        true
    }
}
