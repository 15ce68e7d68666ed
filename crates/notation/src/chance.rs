//! Answers of chance: `dice 1 1 claw`, `draw jets`, `first Bob`, `sides tile-devious …`.

use super::actions::one_word;
use super::error::Parsed;
use super::faces::{dice_text, parse_dice};
use super::guess::guess;
use super::names::Names;
use super::powers::{parse_power, parse_powers, powers_text};
use super::span::Span;
use kaiju_engine::Luck;

/// The words that begin an answer of chance.
pub(crate) const KINDS: [&str; 4] = ["dice", "draw", "first", "sides"];

/// The text of an answer of chance; [`parse_luck`] reads it back.
///
/// ```
/// use kaiju_engine::{Luck, PowerId};
/// use kaiju_notation::{Names, luck_text, parse_luck};
/// let names = Names::plain(2);
/// let draw = Luck::Card(PowerId::from_text("jets").unwrap());
/// assert_eq!(luck_text(draw, &names), "draw jets");
/// assert_eq!(parse_luck("draw jets", &names), Ok(draw));
/// ```
pub fn luck_text(luck: Luck, names: &Names) -> String {
    match luck {
        Luck::Dice(dice) => format!("dice {}", dice_text(dice)),
        Luck::Card(card) => format!("draw {}", card.text()),
        Luck::Seat(seat) => format!("first {}", names.text(seat)),
        Luck::Tiles(tiles) => format!("sides {}", powers_text(tiles)),
    }
}

/// Reads an answer of chance. Dice and sides may come in any order.
pub fn parse_luck(text: &str, names: &Names) -> Parsed<Luck> {
    read_luck(Span::line(text, 1), names)
}

pub(crate) fn read_luck(text: Span, names: &Names) -> Parsed<Luck> {
    let (kind, rest) = text.first_word();
    match kind.text {
        "dice" => parse_dice(rest).map(Luck::Dice),
        "draw" => one_word(rest, "a card").and_then(parse_power).map(Luck::Card),
        "first" => {
            let word = one_word(rest, "a name")?;
            names.parse(word).map(Luck::Seat)
        }
        "sides" => match rest.words().as_slice() {
            [] => rest.fail("expected tiles, or `none`"),
            words => parse_powers(words).map(Luck::Tiles),
        },
        _ => kind.fail(format!("expected {}, not `{kind}`{}", KINDS.join(", "), guess(kind, KINDS))),
    }
}
