//! A table as a value: seats, options, the game, its log, and what each player may see.
//!
//! Nothing here waits, draws a random number, reads a clock or writes a file. Commands go in, entries of the log come
//! out, and the caller supplies time, secrets and the seeds of bots. The server drives tables with tasks, sockets and
//! a store. A terminal or a test drives the same tables with a loop, as this page does.
//!
//! # Create a table
//!
//! A [`TableSpec`] checks what a guest wants, and [`TableSpec::create`] turns it into a [`Table`] and the first entry
//! of its log. Ada plays against a bot:
//!
//! ```
//! use kaiju_fair::Secret;
//! use kaiju_protocol::CreateTable;
//! use kaiju_table::TableSpec;
//!
//! let wanted: CreateTable = serde_json::from_str(
//!     r#"{"options": {"rules": "czech", "public": false, "clock": null, "absence": {"pause_s": 30, "bot": "random"}},
//!         "seats": [{"kind": "mine", "name": null, "monster": null},
//!                   {"kind": "bot", "bot": "random", "monster": null}]}"#,
//! )?;
//! let spec = TableSpec::new("g1", "Ada", &wanted)?;
//! let (table, created) = spec.create("k7m2p9xq", Secret::from_seed(1), 0)?;
//! assert_eq!((table.seq, created.len()), (1, 1));
//! assert_eq!(table.seats_of("g1").len(), 1);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Play a whole game
//!
//! [`Table::execute`] takes a command of a guest and then lets chance, bots and standing orders answer until a player
//! is asked again. [`Questions`] has the open question: with its choices for the player who is asked, without them for
//! everybody else.
//!
//! ```
//! use kaiju_fair::Secret;
//! use kaiju_protocol::{Command, CreateTable, Phase};
//! use kaiju_table::{Bots, Context, Questions, Seeding, TableSpec};
//!
//! # let wanted: CreateTable = serde_json::from_str(
//! #     r#"{"options": {"rules": "czech", "public": false, "clock": null,
//! #                     "absence": {"pause_s": 30, "bot": "random"}},
//! #         "seats": [{"kind": "mine", "name": null, "monster": null},
//! #                   {"kind": "bot", "bot": "random", "monster": null}]}"#,
//! # )?;
//! let spec = TableSpec::new("g1", "Ada", &wanted)?;
//! let (mut table, _) = spec.create("k7m2p9xq", Secret::from_seed(1), 0)?;
//! // Bots need seeds. Real ones are random; here the number of the question will do.
//! let mut bots = Bots::new(Seeding::EachQuestion, |_table, _seat, seq| Some(seq));
//! // Ada is connected, so she gets the choices with her questions.
//! let here = Context { connected: table.seats_of("g1"), ..Context::NOBODY };
//! let now = 1_000;
//!
//! table.execute("g1", &Command::Start, &here, now, &mut bots)?;
//! while let Some(questions) = Questions::of(&table, None, here.connected) {
//!     let question = questions.for_viewer(here.connected);
//!     // Ada keeps all dice, and takes the first choice elsewhere.
//!     let action = match (question.keep, question.choices.first()) {
//!         (Some(_), _) => "keep all".to_owned(),
//!         (None, choice) => choice.ok_or("there is a choice")?.action.clone(),
//!     };
//!     let answer = Command::Act { seat: question.seat, seq: question.seq, action };
//!     let applied = table.execute("g1", &answer, &here, now, &mut bots)?;
//!     // Each entry goes to the log, and to every client as its player may see it.
//!     assert!(applied.iter().all(|entry| entry.for_viewer(here.connected).seq <= table.seq));
//! }
//! assert!(matches!(table.info.phase, Phase::Over { .. }));
//!
//! // The record of the game reveals the secret, and proves every die and draw.
//! let record = table.record().ok_or("the game is over")?;
//! assert!(kaiju_record::verify(record.as_bytes()).record.is_ok());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Keep a log
//!
//! A server must write entries before anything follows from them, so it takes the steps of [`Table::execute`] one by
//! one: [`decide`] turns a command into entries, [`AppliedEntry::apply`] applies them to the table, and [`advance`]
//! adds what needs no player. To restore a table, read its entries with [`Table::read`] and apply them in order:
//!
//! ```
//! # use kaiju_fair::Secret;
//! # use kaiju_protocol::CreateTable;
//! # use kaiju_table::TableSpec;
//! use kaiju_table::Table;
//!
//! # let wanted: CreateTable = serde_json::from_str(
//! #     r#"{"options": {"rules": "czech", "public": false, "clock": null,
//! #                     "absence": {"pause_s": 30, "bot": "random"}},
//! #         "seats": [{"kind": "mine", "name": null, "monster": null},
//! #                   {"kind": "bot", "bot": "random", "monster": null}]}"#,
//! # )?;
//! # let spec = TableSpec::new("g1", "Ada", &wanted)?;
//! let (table, created) = spec.create("k7m2p9xq", Secret::from_seed(1), 0)?;
//! let log = [serde_json::to_string(&created[0].entry)?];
//!
//! let mut restored = Table::new("k7m2p9xq", Secret::from_seed(1));
//! for line in &log {
//!     let entry = restored.read(serde_json::from_str(line)?)?;
//!     restored.apply(0, &entry)?;
//! }
//! assert_eq!(restored.info, table.info);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Time
//!
//! A [`Clock`] says when a bot answers for a player who is slow or absent ([`Due`]); the caller waits until then and
//! passes the `Due` to [`advance`].

mod advance;
mod applied;
mod clock;
mod command;
mod entry;
mod figures;
mod forgotten;
mod lesson;
pub mod names;
mod options;
mod orders;
mod playing;
mod position;
mod questions;
mod quota;
mod removal;
mod spec;
mod table;
mod takes;
#[cfg(test)]
mod testing;
mod visibility;

pub use advance::{Bots, Halt, Seeding, advance, next};
pub use applied::AppliedEntry;
pub use clock::{Clock, Due};
pub use command::{Context, decide};
pub use entry::Entry;
pub use figures::Figures;
pub use forgotten::{Forgetting, NOBODY};
pub use kaiju_view::{public_question, with_choices};
pub use questions::Questions;
pub use spec::TableSpec;
pub use table::{BadLog, Table};
pub use takes::Takes;
pub use visibility::view;
