//! Translates a game into `kaiju-protocol`: its table and its open question.
//!
//! The table server sends these to its clients, and the arena to the programs that play in it. The effects of an
//! answer are found by playing it on a copy of the game (`foresight.rs`).

mod foresight;
mod question;
mod table;

pub use question::{answer, public_question, throw_question, with_choices};
pub use table::{figures, table_view, uses};
