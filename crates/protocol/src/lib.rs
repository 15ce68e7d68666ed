//! What a table server and its clients say to each other.
//!
//! A client opens one socket for each table it looks at. It sends [`ClientMessage`]s and receives [`ServerMessage`]s,
//! JSON texts both. Everything that happens at a table is an [`Entry`] of its log with a sequence number, so that a
//! client that comes back asks for "everything after 57". `docs/protocol.md` describes the conversation for people, with
//! an example of every message; `web/src/wire` holds the same types for TypeScript, written by
//! `wire::write` (feature `generate`).

mod client;
mod entry;
mod error;
mod http;
mod orders;
mod question;
mod reaction;
mod server;
mod strict;
mod table;
mod view;
#[cfg(feature = "generate")]
pub mod wire;

pub use client::{ClientMessage, Command};
pub use entry::{By, Ending, Entry, Told};
pub use error::{Code, Refusal};
pub use http::{
    BotKind, CreateTable, Created, Lobby, Me, Network, NewSeat, Rename, Rules, Switch, TableSummary,
};
pub use orders::{Orders, PowerOrder, When};
pub use question::{Choice, Closed, Keep, Question, Threat};
pub use reaction::Reaction;
pub use server::{Message, Presence, SeatPresence, ServerMessage};
pub use strict::read;
pub use table::{
    Absence, Clock, Contribution, Fairness, MonsterName, Occupant, Phase, SeatInfo, TableInfo, TableOptions,
};
pub use view::{ChangedFigures, Copied, Moments, SeatFigures, TableView, Use};

/// Reads the rest of a variant that has no fields. Without it any field would be passed over there, though unknown ones are
/// refused everywhere else.
pub(crate) fn nothing_else<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<(), D::Error> {
    #[derive(serde::Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Nothing {}
    serde::Deserialize::deserialize(deserializer).map(|Nothing {}| ())
}
