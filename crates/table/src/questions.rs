//! The open question, as the asked player sees it and as everybody else does.

use crate::clock::Due;
use crate::table::Table;
use kaiju_engine::SeatSet;
use kaiju_protocol::Question;
use kaiju_view::{public_question, throw_question, with_choices};

/// The open question in both forms.
pub struct Questions {
    /// Without choices, for everybody else.
    pub public: Question,
    /// With choices, for the asked player. Made only if that player is connected.
    pub asked: Option<Question>,
}

impl Questions {
    /// The open question of a table, if a seat is asked. `due` is when a bot will answer.
    pub fn of(table: &Table, due: Option<Due>, connected: SeatSet) -> Option<Questions> {
        let playing = table.running()?;
        let seq = playing.question_seq;
        let mut public = match table.thrower() {
            Some(seat) => throw_question(seq, seat),
            None => public_question(playing.game(), seq)?,
        };
        public.can_take_back = table.can_take_back();
        public.bot_at = due.map(|due| due.at);
        public.reserve_ms = table.info.options.clock.map(|_| playing.reserves[public.seat.index()]);
        let is_there = connected.contains(public.seat);
        let asked = is_there.then(|| with_choices(public.clone(), playing.game(), &playing.names));
        Some(Questions { public, asked })
    }

    /// The asked seat.
    pub fn seat(&self) -> SeatSet {
        SeatSet::only(self.public.seat)
    }

    /// The question as the guest with the seats `viewer` may see it.
    pub fn for_viewer(&self, viewer: SeatSet) -> &Question {
        let asked = self.asked.as_ref().filter(|_| viewer.contains(self.public.seat));
        asked.unwrap_or(&self.public)
    }
}
