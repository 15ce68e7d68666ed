//! Facts about one monster: the items of its line in a position, and of an expectation about it.

use super::error::Parsed;
use super::faces::parse_dice;
use super::guess::{guess, nearest};
use super::powers::{parse_power, parse_powers};
use super::span::Span;
use kaiju_engine::{Dice, MOST_DICE_FEWER, POINTS_TO_WIN, Place, Player, PowerId, PowerSet, WICKEDNESS_END};

/// One item of a monster's line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Fact {
    /// `city`, `bay` or `outside`.
    Place(Place),
    /// `5 hearts`, `3 energy` and so on.
    Number(Quantity, u8),
    /// `arrived 1`: the first to reach 20 points.
    Arrived(u8),
    /// `wings`, with the marks after it.
    Power(PowerId, Marks),
    /// `no wings`.
    Lacks(PowerId),
    /// `no powers`.
    Empty,
    /// `only wings jets`: exactly these powers.
    Only(PowerSet),
    /// `max 12 hearts`.
    Most(u8),
    /// `out`.
    Out,
    /// `alive`.
    Alive,
    /// `risen`.
    Risen,
    /// `1 extra`, or `1 extra short 2`: extra turns to come, and the dice they are short of.
    Extra { turns: u8, dice_fewer: u8 },
    /// `to roll` and so on.
    To(Start),
}

/// A quantity that a monster has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Quantity {
    /// Hearts.
    Hearts,
    /// Energy.
    Energy,
    /// Points.
    Points,
    /// Poison tokens.
    Poison,
    /// Shrink tokens.
    Shrink,
    /// The space on the wickedness track.
    Wickedness,
}

impl Quantity {
    /// All quantities, in printing order.
    pub const ALL: [Quantity; 6] = [
        Quantity::Hearts,
        Quantity::Energy,
        Quantity::Points,
        Quantity::Poison,
        Quantity::Shrink,
        Quantity::Wickedness,
    ];

    /// The unit after the number.
    pub fn unit(self, number: u8) -> &'static str {
        match (self, number) {
            (Quantity::Hearts, 1) => "heart",
            (Quantity::Hearts, _) => "hearts",
            (Quantity::Energy, _) => "energy",
            (Quantity::Points, 1) => "point",
            (Quantity::Points, _) => "points",
            (Quantity::Poison, _) => "poison",
            (Quantity::Shrink, _) => "shrink",
            (Quantity::Wickedness, _) => "wickedness",
        }
    }

    /// The amount that a monster has.
    pub fn of(self, player: &Player) -> u8 {
        match self {
            Quantity::Hearts => player.hearts,
            Quantity::Energy => player.energy,
            Quantity::Points => player.points,
            Quantity::Poison => player.poison,
            Quantity::Shrink => player.shrink,
            Quantity::Wickedness => player.wickedness,
        }
    }

    /// The highest amount that makes sense.
    fn most(self) -> u8 {
        match self {
            Quantity::Hearts => MOST_HEARTS,
            Quantity::Energy | Quantity::Poison | Quantity::Shrink => u8::MAX,
            Quantity::Points => POINTS_TO_WIN,
            Quantity::Wickedness => WICKEDNESS_END,
        }
    }

    fn from_unit(text: &str) -> Option<Quantity> {
        Quantity::ALL.into_iter().find(|quantity| quantity.unit(1) == text || quantity.unit(2) == text)
    }
}

/// A bound on hearts; a monster's own maximum depends on its powers.
const MOST_HEARTS: u8 = 30;

/// The marks after a power.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Marks {
    /// `with 2`: tokens or energy on it.
    pub counter: Option<u8>,
    /// `paid 4`.
    pub paid: Option<u8>,
    /// `copying wings`, or `copying none`.
    pub copying: Option<Option<PowerId>>,
    /// `spent`: the copy is used up.
    pub spent: bool,
    /// `used`: its once-a-turn or once-per-damage offer was used.
    pub used: bool,
}

/// The point at which a turn begins in a hand-written position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Start {
    /// Before the income of Tokyo.
    Turn,
    /// Before the first roll.
    Roll,
    /// The result is final, with these dice.
    Resolve(Dice),
    /// Before buying.
    Buy,
    /// Before selling cards, and the end of the turn.
    End,
}

/// The highest price that the game stores for a card.
const MOST_PAID: u8 = 15;
/// A bound on extra turns.
const MOST_EXTRA: u8 = 100;
/// A bound on the order of arrival at 20 points.
const MOST_ARRIVED: u8 = 100;

impl Fact {
    /// The topic of the fact. A line may name each topic once.
    pub fn topic(&self) -> String {
        match self {
            Fact::Place(_) => "a place".to_owned(),
            Fact::Number(quantity, _) => quantity.unit(2).to_owned(),
            Fact::Arrived(_) => "arrived".to_owned(),
            Fact::Power(power, _) | Fact::Lacks(power) => power.text().to_owned(),
            Fact::Empty | Fact::Only(_) => "all powers".to_owned(),
            Fact::Most(_) => "the maximum hearts".to_owned(),
            Fact::Out | Fact::Alive => "out or alive".to_owned(),
            Fact::Risen => "risen".to_owned(),
            Fact::Extra { dice_fewer, .. } => format!("extra short {dice_fewer}"),
            Fact::To(_) => "to".to_owned(),
        }
    }

    pub fn parse(item: Span) -> Parsed<Fact> {
        let words = item.words();
        let Some((&first, rest)) = words.split_first() else {
            return item.fail("expected something about the monster between the commas");
        };
        let alone = |fact| match rest.first() {
            Some(word) => word.unexpected(),
            None => Ok(fact),
        };
        match first.text {
            "city" => alone(Fact::Place(Place::City)),
            "bay" => alone(Fact::Place(Place::Bay)),
            "outside" => alone(Fact::Place(Place::Outside)),
            "out" => alone(Fact::Out),
            "alive" => alone(Fact::Alive),
            "risen" => alone(Fact::Risen),
            "arrived" => match rest {
                [number] => {
                    Ok(Fact::Arrived(number.number(MOST_ARRIVED, "the place in the order of arrival")?))
                }
                _ => item.fail("expected `arrived` and a number"),
            },
            "no" => match rest {
                [word] if word.text == "powers" => Ok(Fact::Empty),
                [word] => parse_power(*word).map(Fact::Lacks),
                _ => item.fail("expected `no` and a card or tile, or `no powers`"),
            },
            "only" => match rest {
                [] => item.fail("expected `only` and cards or tiles"),
                words => parse_powers(words).map(Fact::Only),
            },
            "max" => match rest {
                [number, unit] if unit.text == "hearts" => {
                    Ok(Fact::Most(number.number(MOST_HEARTS, "hearts")?))
                }
                _ => item.fail("expected `max`, a number and `hearts`"),
            },
            "to" => parse_start(item, rest),
            text if text.starts_with(|letter: char| letter.is_ascii_digit()) => {
                parse_number(item, first, rest)
            }
            _ => {
                let Some(power) = PowerId::from_text(first.text) else {
                    return unknown_item(first);
                };
                parse_marks(rest).map(|marks| Fact::Power(power, marks))
            }
        }
    }
}

fn unknown_item<T>(word: Span) -> Parsed<T> {
    const KEYS: [&str; 11] =
        ["city", "bay", "outside", "out", "alive", "risen", "arrived", "no", "only", "max", "to"];
    match nearest(word.text, KEYS.into_iter().chain(PowerId::all().map(PowerId::text))) {
        Some(near) => word.fail(format!("`{word}` is not a fact about a monster; did you mean `{near}`?")),
        None => word.fail(format!(
            "`{word}` is not a fact about a monster: expected a place, a number such as `5 hearts`, a card or tile, `out` or `to roll`"
        )),
    }
}

fn parse_number(item: Span, number: Span, rest: &[Span]) -> Parsed<Fact> {
    match rest {
        [unit] if unit.text == "extra" => {
            Ok(Fact::Extra { turns: number.number(MOST_EXTRA, "extra turns")?, dice_fewer: 0 })
        }
        [unit, short, dice] if unit.text == "extra" && short.text == "short" => Ok(Fact::Extra {
            turns: number.number(MOST_EXTRA, "extra turns")?,
            dice_fewer: dice.number(MOST_DICE_FEWER, "dice")?,
        }),
        [unit] => match Quantity::from_unit(unit.text) {
            Some(quantity) => Ok(Fact::Number(quantity, number.number(quantity.most(), quantity.unit(2))?)),
            None => {
                let known = Quantity::ALL.map(|quantity| quantity.unit(2)).into_iter().chain(["extra"]);
                unit.fail(format!(
                    "expected hearts, energy, points, poison, shrink, wickedness or extra after a number, not `{unit}`{}",
                    guess(*unit, known)
                ))
            }
        },
        [] => {
            item.fail("expected hearts, energy, points, poison, shrink, wickedness or extra after the number")
        }
        [_, more, ..] => more.unexpected(),
    }
}

fn parse_start(item: Span, rest: &[Span]) -> Parsed<Fact> {
    let Some((&word, after)) = rest.split_first() else {
        return item.fail("expected `to start`, `to roll`, `to resolve` and dice, `to buy` or `to end`");
    };
    let start = match word.text {
        "start" => Start::Turn,
        "roll" => Start::Roll,
        "buy" => Start::Buy,
        "end" => Start::End,
        "resolve" => {
            let dice = item.after(word);
            return parse_dice(dice).map(|dice| Fact::To(Start::Resolve(dice)));
        }
        _ => {
            let guess = guess(word, ["start", "roll", "resolve", "buy", "end"]);
            return word
                .fail(format!("expected start, roll, resolve, buy or end after `to`, not `{word}`{guess}"));
        }
    };
    match after.first() {
        Some(more) => more.unexpected(),
        None => Ok(Fact::To(start)),
    }
}

fn parse_marks(words: &[Span]) -> Parsed<Marks> {
    let mut marks = Marks::default();
    let mut rest = words;
    while let Some((&key, after)) = rest.split_first() {
        rest = match (key.text, after) {
            ("with", [number, after @ ..]) if marks.counter.is_none() => {
                marks.counter = Some(number.number(u8::MAX, "tokens or energy")?);
                after
            }
            ("paid", [number, after @ ..]) if marks.paid.is_none() => {
                marks.paid = Some(number.number(MOST_PAID, "what was paid")?);
                after
            }
            ("copying", [none, after @ ..]) if marks.copying.is_none() && none.text == "none" => {
                marks.copying = Some(None);
                after
            }
            ("copying", [card, after @ ..]) if marks.copying.is_none() => {
                marks.copying = Some(Some(parse_power(*card)?));
                after
            }
            ("spent", after) if !marks.spent => {
                marks.spent = true;
                after
            }
            ("used", after) if !marks.used => {
                marks.used = true;
                after
            }
            _ => {
                return key.fail(format!(
                    "expected `with N`, `paid N`, `copying CARD`, `spent` or `used` after a card or tile, each once, not `{key}`"
                ));
            }
        };
    }
    Ok(marks)
}
