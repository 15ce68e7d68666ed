//! Game records: the players, the rules, every action, every answer of chance, and the outcome, as text.
//!
//! Every line ends with a short digest, chained over the lines before it and the position after it, so that any
//! changed line is found. `docs/notation.md` describes the format.
//!
//! ```
//! use kaiju_engine::{Luck, PowerId, RuleSet};
//! use kaiju_record::{Entry, Header, Seated, Record};
//!
//! let players = [("Alice", "Gigazaur"), ("Bob", "Kraken")].map(|(name, monster)| Seated::new(name, monster));
//! let mut record = Record::new(Header::new(RuleSet::CZECH, players))?;
//! record.push(Entry::Chance(Luck::Card(PowerId::from_text("jets").unwrap())), None)?;
//! let text = record.print();
//! assert!(text.contains("draw jets ["));
//! assert_eq!(Record::parse(&text)?.print(), text);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod board;
mod digest;
mod entry;
mod header;
mod read;
mod read_header;
mod record;
mod shown;
mod verify;

pub use board::Board;
pub use digest::Digest;
pub use entry::{Entry, EntryError};
pub use header::{
    DAILY_FIELD, HINTS_FIELD, Header, HeaderError, LESSON_FIELD, PositionFault, RULES_REVISION, Seated,
};
pub use read::LARGEST_RECORD;
pub use record::{Record, Replay, ReplayStep};
pub use verify::{Checked, Verdict, verify};
