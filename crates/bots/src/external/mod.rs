//! External bots: programs that read questions and write answers as lines of JSON.
//!
//! `docs/bot-protocol.md` explains how to write one. Nothing a program does can stop the arena or exhaust its memory:
//! answers have a time limit, lines have a maximum length, and a program that breaks the protocol is killed and
//! replaced by `random`. Only this folder starts processes.

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
