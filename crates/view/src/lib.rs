//! A game as it is told: its table and its open question, in the shapes of `kaiju-protocol`.
//!
//! The table server tells its clients so, and the arena the programs that play in it. What an answer would do is found out on a
//! copy of the game (`foresight.rs`).

mod foresight;
mod question;
mod table;

pub use question::{public_question, with_choices};
pub use table::{figures, table_view, uses};
