//! The open question, as the one who is asked sees it and as all others do.

use crate::clock::Due;
use crate::table::Table;
use kaiju_engine::SeatSet;
use kaiju_protocol::Question;
use kaiju_view::{public_question, with_choices};

/// The open question for everybody.
pub struct Questions {
    /// Without choices.
    pub public: Question,
    /// With choices; only made if somebody is there to see it.
    pub asked: Option<Question>,
}

impl Questions {
    /// The open question of a table. The choices are only made if the one who is asked is connected. `due` is when a bot answers.
    pub fn of(table: &Table, due: Option<Due>, connected: SeatSet) -> Option<Questions> {
        let playing = table.running()?;
        let mut public = public_question(playing.game(), playing.question_seq)?;
        public.can_take_back = table.can_take_back();
        public.bot_at = due.map(|due| due.at);
        public.reserve_ms = table.info.options.clock.map(|_| playing.reserves[public.seat.index()]);
        let is_there = connected.contains(public.seat);
        let asked = is_there.then(|| with_choices(public.clone(), playing.game(), &playing.names));
        Some(Questions { public, asked })
    }

    /// The seat that is asked.
    pub fn seat(&self) -> SeatSet {
        SeatSet::only(self.public.seat)
    }

    /// The question for whoever has these seats.
    pub fn for_viewer(&self, viewer: SeatSet) -> &Question {
        let asked = self.asked.as_ref().filter(|_| viewer.contains(self.public.seat));
        asked.unwrap_or(&self.public)
    }
}
