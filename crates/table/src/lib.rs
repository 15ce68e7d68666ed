//! A table as a value: who sits where, what was agreed, the game, its log, and who may see what of it.
//!
//! Nothing here waits, draws a random number, reads a clock or writes a file. Commands come in and entries of the log come out; time,
//! secrets and the seeds of bots are given by the caller. The server drives tables with tasks, sockets and a store; a terminal or a
//! test drives the same ones with a loop.

mod advance;
mod clock;
mod command;
mod entered;
mod entry;
mod foresight;
mod founding;
pub mod names;
mod options;
mod orders;
mod playing;
mod position;
mod questions;
mod quota;
mod sight;
mod table;
mod takes;
#[cfg(test)]
mod testing;

pub use advance::{Bots, Seeding, advance, has_bots, next};
pub use clock::{Clock, Due};
pub use command::{Context, decide};
pub use entered::Entered;
pub use entry::Entry;
pub use founding::Founding;
pub use questions::{Questions, public_question, with_choices};
pub use sight::view;
pub use table::{BadLog, Table};
pub use takes::Takes;
