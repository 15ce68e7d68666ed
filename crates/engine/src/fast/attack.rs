//! Attacks in which no power can step in: hearts are lost at once.
//!
//! The plain path is the rest of `Play::open_attack`, with its frames `Threat`, `Land` and `Zero`.

use crate::hit::Hit;
use crate::play::Play;
use crate::seat::SeatSet;

impl Play<'_> {
    /// Resolves an attack in which no power can step in. Its frame is pushed only if more than ending it is left to
    /// do.
    #[inline(always)]
    pub(crate) fn attack_at_once(&mut self, from_outside: bool, mut hit: Hit) -> bool {
        let zeros = self.lose_all_hearts(&mut hit);
        self.land_attack(hit);
        let leaver = self.may_leave(&hit).clockwise_after(self.turn.active).next();
        if zeros.is_empty() && leaver.is_none() && self.leavers().is_empty() {
            return self.end_attack(from_outside, hit.kind);
        }
        self.push_hit(hit);
        match leaver {
            Some(_) | None if !zeros.is_empty() => {
                self.handle_zeros(zeros, &hit);
                true
            }
            Some(seat) => self.ask(seat),
            None => self.ask_who_leaves(from_outside, SeatSet::EMPTY),
        }
    }
}
