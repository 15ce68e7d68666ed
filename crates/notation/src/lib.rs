//! The text notation: faces, actions, chance, rule sets, positions and scenarios.
//!
//! For every value `parse(print(value)) == value`. `docs/notation.md` describes the notation.
//!
//! ```
//! use kaiju_engine::Step;
//! use kaiju_notation::{parse_action, parse_position, position_text};
//! let (mut game, names) = parse_position("rules czech\nAlice: city, 5 hearts\nBob: to resolve claw claw 1 1 2 3")?;
//! let Step::Decide { seat, .. } = game.step() else { panic!("Alice may leave Tokyo") };
//! assert_eq!(names.text(seat), "Alice");
//! game.play(parse_action("yield", &names, Some(&game))?, None).expect("leaving is legal");
//! let text = position_text(&game, &names);
//! assert!(text.contains("Alice: 3 hearts"));
//! assert_eq!(parse_position(&text)?.0, game);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![forbid(unsafe_code)]

mod actions;
mod chance;
mod check;
mod check_over;
mod check_stack;
mod error;
mod extra;
mod faces;
mod facts;
mod frames;
mod guess;
mod hits;
mod lacks;
mod names;
mod outcome;
mod position;
mod powers;
mod printing;
mod questions;
mod rule_sets;
pub mod scenario;
mod span;
mod turn;

pub use actions::{action_text, parse_action};
pub use chance::{luck_text, parse_luck};
pub use error::{ParseError, Parsed};
pub use faces::{dice_text, face_from_text, face_text};
pub use lacks::{lack_text, parse_lack};
pub use names::{LONGEST_NAME, Names};
pub use outcome::{outcome_text, parse_outcome};
pub use position::parse_position;
pub use printing::{position_text, position_text_of_revision, view_text};
pub use questions::{chance_text, decision_text};
pub use rule_sets::{
    parse_rules, parse_rules_by, parse_rules_of_revision, rules_text, rules_text_of_revision,
};

pub(crate) use actions::{VERBS, read_action};
pub(crate) use chance::{KINDS, read_luck};
pub(crate) use faces::parse_dice;
pub(crate) use facts::{Fact, Marks, Quantity};
pub(crate) use guess::guess;
pub(crate) use lacks::read_lack;
pub(crate) use outcome::read_outcome;
pub(crate) use position::{monster_line, read_list, read_market, read_position};
pub(crate) use powers::parse_power;
pub(crate) use printing::market_text;
pub(crate) use questions::{decision_detail, decision_word, decision_words};
pub(crate) use rule_sets::read_rules;
pub(crate) use span::Span;
