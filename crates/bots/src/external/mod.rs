//! Bots that are programs of other people: they get questions and give answers as lines of JSON.
//!
//! `docs/bot-protocol.md` tells how to write one. Nothing that a program does can stop the arena or make it grow: answers
//! have a time limit, lines a length, and a program that breaks the protocol is ended and replaced by `random`.

mod clock;
mod failure;
mod message;
mod offspring;
mod player;
mod process;
mod program;

pub use clock::Clock;
pub use failure::Failure;
pub use message::{Ask, Begin, Over, PROTOCOL};
pub use player::DEFAULT_TIME_LIMIT;
pub(crate) use player::{Conduct, External};
pub use process::end_programs;
pub use program::{CommandError, Program, split_bots};
