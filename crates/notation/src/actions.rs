//! Actions: `keep 2 2 claw`, `use wings`, `buy jets`, `yield`.

use super::error::Parsed;
use super::faces::{dice_text, face_from_text, face_text, parse_dice, parse_face};
use super::guess::guess;
use super::names::Names;
use super::powers::parse_power;
use super::span::Span;
use kaiju_engine::{Action, Dice, Game, Pick, PowerId, Seat, Token};

/// The words that begin an action.
pub(crate) const VERBS: [&str; 11] =
    ["keep", "use", "pass", "resolve", "cure", "yield", "stay", "take", "buy", "sweep", "end"];

/// The text of an action; [`parse_action`] reads it back, with or without the game.
///
/// ```
/// use kaiju_engine::{Action, Dice, Face};
/// use kaiju_notation::{Names, action_text};
/// let keep = Action::Keep([Face::Two, Face::Two, Face::Claw].into_iter().collect());
/// assert_eq!(action_text(keep, &Names::plain(2)), "keep 2 2 claw");
/// assert_eq!(action_text(Action::Keep(Dice::NONE), &Names::plain(2)), "keep none");
/// ```
pub fn action_text(action: Action, names: &Names) -> String {
    match action {
        Action::Keep(dice) => format!("keep {}", dice_text(dice)),
        Action::Use(power, pick) => use_text(power, pick, names),
        Action::Pass => "pass".to_owned(),
        Action::Resolve(face) => format!("resolve {}", face_text(face)),
        Action::Cure(token) => format!("cure {}", token_text(token)),
        Action::Yield => "yield".to_owned(),
        Action::Stay => "stay".to_owned(),
        Action::Take(tile) => format!("take {}", tile.text()),
        Action::Buy(card) => format!("buy {}", card.text()),
        Action::Sweep => "sweep".to_owned(),
        Action::End => "end".to_owned(),
    }
}

fn use_text(power: PowerId, pick: Pick, names: &Names) -> String {
    let power = power.text();
    match pick {
        Pick::None => format!("use {power}"),
        Pick::Die(face) => format!("use {power} {}", face_text(face)),
        Pick::Turn(from, to) => format!("use {power} {} {}", face_text(from), face_text(to)),
        Pick::Monster(seat) if seat.index() < names.len() => format!("use {power} {}", names.text(seat)),
        Pick::Monster(seat) => format!("use {power} seat {}", seat.index() + 1),
        Pick::Power(picked) => format!("use {power} {}", picked.text()),
        Pick::Amount(amount) => format!("use {power} amount {amount}"),
        Pick::Top => format!("use {power} top"),
    }
}

fn token_text(token: Token) -> &'static str {
    match token {
        Token::Poison => "poison",
        Token::Shrink => "shrink",
    }
}

/// Reads an action.
///
/// The game, if given, helps twice: `keep all` keeps the dice on the table, and a bare number after `use` means
/// whatever the open decision offers: a face, an amount or a seat. Without a game a bare 1, 2 or 3 is a face, and any
/// other number an amount.
///
/// ```
/// use kaiju_engine::Action;
/// use kaiju_notation::{Names, parse_action};
/// let names = Names::plain(2);
/// assert_eq!(parse_action("yield", &names, None), Ok(Action::Yield));
/// assert!(parse_action("yeild", &names, None).is_err());
/// ```
pub fn parse_action(text: &str, names: &Names, game: Option<&Game>) -> Parsed<Action> {
    read_action(Span::line(text, 1), names, game)
}

pub(crate) fn read_action(text: Span, names: &Names, game: Option<&Game>) -> Parsed<Action> {
    let (verb, rest) = text.first_word();
    let plain = |action| match rest.words().first() {
        Some(word) => word.unexpected(),
        None => Ok(action),
    };
    match verb.text {
        "keep" => read_keep(rest, game).map(Action::Keep),
        "use" => read_use(rest, names, game),
        "pass" => plain(Action::Pass),
        "resolve" => one_word(rest, "a face").and_then(parse_face).map(Action::Resolve),
        "cure" => one_word(rest, "poison or shrink").and_then(parse_token).map(Action::Cure),
        "yield" => plain(Action::Yield),
        "stay" => plain(Action::Stay),
        "take" => one_word(rest, "a tile").and_then(parse_power).map(Action::Take),
        "buy" => one_word(rest, "a card").and_then(parse_power).map(Action::Buy),
        "sweep" => plain(Action::Sweep),
        "end" => plain(Action::End),
        _ => {
            let guess = guess(verb, VERBS);
            verb.fail(format!("expected an action ({}), not `{verb}`{guess}", VERBS.join(", ")))
        }
    }
}

/// The only word of `text`.
pub(super) fn one_word<'a>(text: Span<'a>, what: &str) -> Parsed<Span<'a>> {
    match text.words().as_slice() {
        [word] => Ok(*word),
        [] => text.fail(format!("expected {what}")),
        [_, more, ..] => more.unexpected(),
    }
}

fn read_keep(rest: Span, game: Option<&Game>) -> Parsed<Dice> {
    match (rest.text, game) {
        ("all", Some(game)) => Ok(game.turn().dice),
        ("all", None) => rest.fail("`keep all` needs to know the dice: write the faces"),
        _ => parse_dice(rest),
    }
}

fn parse_token(word: Span) -> Parsed<Token> {
    match word.text {
        "poison" => Ok(Token::Poison),
        "shrink" => Ok(Token::Shrink),
        _ => word.fail(format!("expected poison or shrink, not `{word}`")),
    }
}

fn read_use(rest: Span, names: &Names, game: Option<&Game>) -> Parsed<Action> {
    let (power, rest) = rest.first_word();
    if power.text.is_empty() {
        return power.fail("expected a card or tile");
    }
    let power = parse_power(power)?;
    let picks = readings(rest, names)?;
    let uses = picks.iter().map(|&pick| Action::Use(power, pick));
    let legal = uses.clone().find(|&action| game.is_some_and(|game| game.is_legal(action)));
    legal.or_else(|| uses.clone().next()).ok_or_else(|| {
        rest.error(format!(
            "`{rest}` cannot be picked: expected a face, two faces, a name, a card, an amount or top"
        ))
    })
}

/// The possible meanings of the words after a power, the usual one first.
fn readings(rest: Span, names: &Names) -> Parsed<Vec<Pick>> {
    let words = rest.words();
    Ok(match words.as_slice() {
        [] => vec![Pick::None],
        [word] if word.text == "top" => vec![Pick::Top],
        [word] => {
            let die = face_from_text(word.text).map(Pick::Die);
            let monster = names.seat(word.text).map(Pick::Monster);
            let power = PowerId::from_text(word.text).map(Pick::Power);
            let amount = word.number(u8::MAX, "an amount").ok().map(Pick::Amount);
            // A name comes before seat numbers, which come last: a number usually is an amount.
            let by_name = monster.filter(|_| amount.is_none());
            let by_number = monster.filter(|_| amount.is_some());
            [die, by_name, power, amount, by_number].into_iter().flatten().collect()
        }
        [key, number] if key.text == "amount" => {
            vec![Pick::Amount(number.number(u8::MAX, "an amount")?)]
        }
        [key, number] if key.text == "seat" => {
            let seat = number.text.parse::<usize>().ok().filter(|_| number.text.len() == 1);
            match seat.and_then(|seat| Seat::from_index(seat.checked_sub(1)?)) {
                Some(seat) => vec![Pick::Monster(seat)],
                None => return number.fail(format!("expected a seat from 1 to 6, not `{number}`")),
            }
        }
        [from, to] => vec![Pick::Turn(parse_face(*from)?, parse_face(*to)?)],
        [_, _, more, ..] => return more.unexpected(),
    })
}
