//! What is said of a table as it is now.

use super::audience::{Audience, Questions};
use super::clock::Due;
use super::state::State;
use kaiju_engine::SeatSet;
use kaiju_protocol::{Question, ServerMessage, TableView};

/// The open question. The choices are only made if the one who is asked is there.
pub fn questions(state: &State, due: Option<Due>, connected: SeatSet) -> Option<Questions> {
    let playing = state.running()?;
    let mut public = Question::public(playing.game(), playing.question_seq)?;
    public.can_take_back = state.can_take_back();
    public.bot_at = due.map(|due| due.at);
    public.reserve_ms = state.info.options.clock.map(|_| playing.reserves[public.seat.index()]);
    let is_there = connected.contains(public.seat);
    let asked = is_there.then(|| public.clone().with_choices(playing.game(), &playing.names));
    Some(Questions { public, asked })
}

/// Everything, for a guest who has just connected.
pub fn snapshot(
    now: u64,
    state: &State,
    guest: &str,
    eyes: SeatSet,
    questions: Option<&Questions>,
    audience: &Audience,
) -> ServerMessage {
    let view = state.playing.as_ref().map(|playing| TableView::of(playing.game(), eyes));
    let orders = eyes.iter().filter_map(|seat| Some((seat, state.orders[seat.index()].clone()?)));
    ServerMessage::State {
        seq: state.seq,
        now,
        you: guest.to_owned(),
        info: Box::new(state.info.clone()),
        view: view.map(Box::new),
        question: questions.map(|questions| Box::new(questions.for_eyes(eyes).clone())),
        presence: audience.presence(state),
        orders: orders.collect(),
    }
}
