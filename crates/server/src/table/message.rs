//! What is said of a table as it is now.

use super::audience::Audience;
use kaiju_engine::SeatSet;
use kaiju_protocol::ServerMessage;
use kaiju_table::{Questions, Table};

/// Everything, for a guest who has just connected.
pub fn snapshot(
    now: u64,
    table: &Table,
    guest: &str,
    eyes: SeatSet,
    questions: Option<&Questions>,
    audience: &Audience,
) -> ServerMessage {
    let orders = eyes.iter().filter_map(|seat| Some((seat, table.orders[seat.index()].clone()?)));
    ServerMessage::State {
        seq: table.seq,
        now,
        you: guest.to_owned(),
        info: Box::new(table.info.clone()),
        view: table.view(eyes).map(Box::new),
        question: questions.map(|questions| Box::new(questions.for_eyes(eyes).clone())),
        presence: audience.presence(table),
        orders: orders.collect(),
    }
}
