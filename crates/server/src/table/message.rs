//! The snapshot of a table for a client that joins.

use super::audience::Audience;
use kaiju_engine::SeatSet;
use kaiju_protocol::ServerMessage;
use kaiju_table::{Questions, Table};

/// The whole state, as a guest may see it.
pub fn snapshot(
    now: u64,
    table: &Table,
    guest: &str,
    viewer: SeatSet,
    questions: Option<&Questions>,
    audience: &Audience,
) -> ServerMessage {
    let orders = viewer.iter().filter_map(|seat| Some((seat, table.orders[seat.index()].clone()?)));
    ServerMessage::State {
        seq: table.seq,
        now,
        you: guest.to_owned(),
        info: Box::new(table.info.clone()),
        view: table.view(viewer).map(Box::new),
        question: questions.map(|questions| Box::new(questions.for_viewer(viewer).clone())),
        presence: audience.presence(table),
        orders: orders.collect(),
    }
}
