//! A table as a value: who sits where, what was agreed, the game, its log, and who may see what of it.
//!
//! Nothing here waits, draws a random number, reads a clock or writes a file. Commands come in and entries of the log come out; time,
//! secrets and the seeds of bots are given by the caller. The server drives tables with tasks, sockets and a store; a terminal or a
//! test drives the same ones with a loop.
//!
//! ```
//! use kaiju_fair::Secret;
//! use kaiju_protocol::{Command, CreateTable, Phase};
//! use kaiju_table::{Bots, Context, TableSpec, Questions, Seeding, Table};
//!
//! let wanted: CreateTable = serde_json::from_str(
//!     r#"{"options": {"rules": "czech", "public": false, "clock": null, "absence": {"pause_s": 30, "bot": "random"}},
//!         "seats": [{"kind": "mine", "name": null, "monster": null}, {"kind": "bot", "bot": "random", "monster": null}]}"#,
//! )?;
//! let spec = TableSpec::new("g1", "Ada", &wanted)?;
//! let (mut table, _) = spec.create("k7m2p9xq", Secret::from_seed(1), 0)?;
//! let mut bots = Bots::new(Seeding::EachQuestion, |_table, _seat, seq| Some(seq));
//! let here = Context { connected: table.seats_of("g1"), ..Context::NOBODY };
//!
//! let now = 1_000;
//! table.execute("g1", &Command::Start, &here, now, &mut bots)?;
//! // Ada keeps all dice, and takes the first choice elsewhere. Chance and the bot answer by themselves.
//! while let Some(questions) = Questions::of(&table, None, here.connected) {
//!     let question = questions.for_viewer(here.connected);
//!     let action = match (question.keep, question.choices.first()) {
//!         (Some(_), _) => "keep all".to_owned(),
//!         (None, choice) => choice.ok_or("there is a choice")?.action.clone(),
//!     };
//!     let answer = Command::Act { seat: question.seat, seq: question.seq, action };
//!     let applied = table.execute("g1", &answer, &here, now, &mut bots)?;
//!     // Each of them goes to the log, and to everybody as they may see it.
//!     assert!(applied.iter().all(|entry| entry.for_viewer(here.connected).seq <= table.seq));
//! }
//! assert!(matches!(table.info.phase, Phase::Over { .. }));
//! let record = table.record().ok_or("the game is over")?;
//! assert!(kaiju_record::verify(record.as_bytes()).record.is_ok());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod advance;
mod applied;
mod clock;
mod command;
mod entry;
mod figures;
pub mod names;
mod options;
mod orders;
mod playing;
mod position;
mod questions;
mod quota;
mod sight;
mod spec;
mod table;
mod takes;
#[cfg(test)]
mod testing;

pub use advance::{Bots, Seeding, advance, has_bots, next};
pub use applied::AppliedEntry;
pub use clock::{Clock, Due};
pub use command::{Context, decide};
pub use entry::Entry;
pub use figures::Figures;
pub use kaiju_view::{public_question, with_choices};
pub use questions::Questions;
pub use sight::view;
pub use spec::TableSpec;
pub use table::{BadLog, Table};
pub use takes::Takes;
