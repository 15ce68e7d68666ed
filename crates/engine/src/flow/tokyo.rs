//! Entering, leaving and closing Tokyo (sections 10 to 12 of the rules).

use crate::event::Event;
use crate::frame::{Frame, Moment};
use crate::game::{BAY_NEEDS, Game, Place};
use crate::hit::Cause;
use crate::play::Play;
use crate::power::{Deed, Gift};
use crate::rules::BayClosing;
use crate::seat::Seat;

/// Points (energy in a duel) for entering Tokyo (TOKYO-1, DUEL-1).
pub(crate) const ENTRY: u8 = 1;

impl Game {
    /// The place that a monster from outside would enter: the City first, then the Bay (TOKYO-4).
    pub(crate) fn free_place(&self) -> Option<Place> {
        if self.city.is_empty() {
            Some(Place::City)
        } else if self.bay_open && self.bay.is_empty() {
            Some(Place::Bay)
        } else {
            None
        }
    }
}

impl Play<'_> {
    /// Moves the monster into Tokyo and pays its reward.
    pub fn enter_tokyo(&mut self, seat: Seat, place: Place) {
        self.move_to(seat, place);
        if self.pays_energy_in_tokyo() {
            self.gain_energy(seat, ENTRY, Gift::Tokyo, Cause::Entry);
        } else {
            self.gain_points(seat, ENTRY, Cause::Entry);
        }
        self.hear(Moment::Enter, seat, 0);
    }

    /// Moves the active monster into Tokyo if it is outside and a place is free (TOKYO-6, TOKYO-7).
    pub(crate) fn enter_if_free(&mut self) {
        let seat = self.turn.active;
        if !self.alive.contains(seat) || self.in_tokyo(seat) || self.is_forbidden(seat, Deed::Enter) {
            return;
        }
        if let Some(place) = self.free_place() {
            self.enter_tokyo(seat, place);
        }
    }

    /// Runs phase 3 of the Dark Edition (TOKYO-7).
    #[inline(never)]
    pub(crate) fn run_enter_phase(&mut self) -> bool {
        self.replace(Frame::Shop);
        self.enter_if_free();
        true
    }

    /// Moves the monster out of Tokyo after an attack.
    pub fn leave_tokyo(&mut self, seat: Seat) {
        self.note_place_left(seat);
        self.move_to(seat, Place::Outside);
    }

    /// Notes the place that the monster leaves in this attack.
    pub(crate) fn note_place_left(&mut self, seat: Seat) {
        match self.place(seat) {
            Place::City => self.turn.left_city.insert(seat),
            Place::Bay => self.turn.left_bay.insert(seat),
            Place::Outside => {}
        }
    }

    /// Closes the Bay for good once fewer than five monsters live (BAY-7 to BAY-10).
    pub(crate) fn close_bay_if_due(&mut self) {
        if !self.bay_open || self.alive.len() >= BAY_NEEDS {
            return;
        }
        self.bay_open = false;
        self.tell(|| Event::BayClosed);
        if let Some(seat) = self.bay() {
            let shifts = self.rules.bay_closing == BayClosing::Shift && self.city.is_empty();
            self.move_to(seat, if shifts { Place::City } else { Place::Outside });
        }
    }
}
