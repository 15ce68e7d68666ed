//! The start of a turn (section 5 of the rules).

use crate::event::Event;
use crate::frame::{Frame, Moment};
use crate::hit::Cause;
use crate::play::Play;
use crate::power::{Gift, Window};
use crate::seat::Seat;

/// Points for starting a turn in Tokyo (START-1).
pub(crate) const INCOME: u8 = 2;
/// Energy paid instead in a duel (DUEL-2).
pub(crate) const DUEL_INCOME: u8 = 1;

/// More powers that heal at the start of a turn than one monster can have, copies included.
const MOST_START_HEALS: usize = 4;

impl Play<'_> {
    #[inline(always)]
    pub(crate) fn run_turn_start(&mut self) -> bool {
        let seat = self.turn.active;
        self.turn.fresh = 0;
        let (extra, dice_fewer) = (self.turn.is_extra, self.turn.dice_fewer);
        self.tell(|| Event::TurnBegan { seat, extra, dice_fewer });
        if self.in_tokyo(seat) {
            if self.pays_energy_in_tokyo() {
                self.gain_energy(seat, DUEL_INCOME, Gift::Tokyo, Cause::Income);
            } else {
                self.gain_points(seat, INCOME, Cause::Income);
            }
        }
        if !self.acts_at_turn_start(seat) && !self.anyone_hears(Moment::AnyTurnStart) {
            self.replace(Frame::Roll);
            return self.run_roll();
        }
        self.replace(Frame::StartMenu);
        if self.has_start_heals(seat) {
            self.book_start_heals(seat);
        }
        let mut is_heard = self.hear(Moment::TurnStart, seat, 0);
        if self.anyone_hears(Moment::AnyTurnStart) {
            // The stack runs from the top: the active monster is pushed last and heard first.
            for seat in self.alive.anticlockwise_to(seat) {
                is_heard |= self.hear(Moment::AnyTurnStart, seat, 0);
            }
        }
        is_heard || self.run_start_menu()
    }

    /// Reads all conditions before any healing: two copies see the same hearts (CARD-7).
    #[inline(never)]
    fn book_start_heals(&mut self, seat: Seat) {
        let mut heals = [None; MOST_START_HEALS];
        for (place, heal) in heals.iter_mut().zip(self.start_heals(seat)) {
            *place = Some(heal);
        }
        for (me, hearts) in heals.into_iter().map_while(|heal| heal) {
            self.heal(seat, hearts, Gift::Power, Cause::Power(me.power));
        }
    }

    #[inline]
    pub(crate) fn run_start_menu(&mut self) -> bool {
        if self.ask_active_in(Window::Start) {
            return false;
        }
        self.replace(Frame::Roll);
        self.run_roll()
    }
}
