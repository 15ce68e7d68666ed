//! The `stack` line: work in progress, the current frame last.

use super::error::Parsed;
use super::faces::{face_text, parse_face, words_or_none};
use super::guess::guess;
use super::names::Names;
use super::powers::parse_power;
use super::span::Span;
use super::turn::{parse_slots, slots_text};
use kaiju_engine::parts::Parts;
use kaiju_engine::{
    AttackStage, EndStage, Face, Frame, Gain, Game, Moment, PowerId, Seat, SeatSet, WICKEDNESS_LEVELS,
};

/// Frames that are one word.
const PLAIN: [(&str, Frame); 17] = [
    ("sides", Frame::Sides),
    ("first", Frame::FirstSeat),
    ("turn-start", Frame::TurnStart),
    ("start", Frame::StartMenu),
    ("roll", Frame::Roll),
    ("keep", Frame::Keep),
    ("fix", Frame::Fix),
    ("result", Frame::Result),
    ("resolve", Frame::Resolve),
    ("enter", Frame::EnterPhase),
    ("shop", Frame::Shop),
    ("sell", Frame::SellMenu),
    ("win-check", Frame::WinCheck),
    ("again", Frame::AgainMenu),
    ("next-turn", Frame::NextTurn),
    ("land", Frame::Land),
    ("empty", Frame::Empty),
];

/// The first words of the other frames, which have details.
const DETAILED: [&str; 17] = [
    "roll-off",
    "deal",
    "probe",
    "end",
    "hear",
    "tile",
    "attack",
    "threat",
    "zero",
    "side-roll",
    "side-dice",
    "reroll",
    "gained",
    "bought",
    "reveal",
    "choose",
    "peek",
];

const MOMENTS: [(&str, Moment); 11] = [
    ("turn-start", Moment::TurnStart),
    ("any-turn-start", Moment::AnyTurnStart),
    ("result", Moment::Result),
    ("score", Moment::Score),
    ("attack", Moment::Attack),
    ("landed", Moment::Landed),
    ("hurt", Moment::Hurt),
    ("left", Moment::Left),
    ("enter", Moment::Enter),
    ("bought", Moment::Bought),
    ("turn-end", Moment::TurnEnd),
];

const STAGES: [(&str, AttackStage); 3] =
    [("leave", AttackStage::Leave), ("left", AttackStage::Left), ("swap", AttackStage::Swap)];

const END_STAGES: [(&str, EndStage); 2] = [("gains", EndStage::Gains), ("poison", EndStage::Poison)];

const GAINS: [(&str, Gain); 3] = [("new", Gain::New), ("taken", Gain::Taken), ("copied", Gain::Copied)];

fn word_for<T: PartialEq>(words: &[(&'static str, T)], value: T) -> &'static str {
    words.iter().find(|(_, known)| *known == value).map_or("", |(word, _)| word)
}

fn value_of<T: Copy>(words: &[(&'static str, T)], word: Span) -> Parsed<T> {
    words.iter().find(|(known, _)| *known == word.text).map(|(_, value)| *value).ok_or_else(|| {
        let known: Vec<&str> = words.iter().map(|(known, _)| *known).collect();
        let guess = guess(word, known.iter().copied());
        word.error(format!("expected one of {}, not `{word}`{guess}", known.join(", ")))
    })
}

/// The text of the stack, from the bottom to the top.
pub(super) fn stack_text(game: &Game, names: &Names) -> String {
    let frames: Vec<String> = game.frames().iter().map(|&frame| frame_text(frame, names)).collect();
    frames.join("; ")
}

fn frame_text(frame: Frame, names: &Names) -> String {
    let with_seats = |word: &str, key: &str, seats: SeatSet| {
        if seats.is_empty() { word.to_owned() } else { format!("{word} {key} {}", names.list(seats)) }
    };
    match frame {
        Frame::RollOff { rolling, leaders, most } => {
            let text = format!("roll-off {}", names.list(rolling));
            if leaders.is_empty() {
                text
            } else {
                format!("{text} best {} claws {most}", names.list(leaders))
            }
        }
        Frame::Deal { slots } => format!("deal {}", slots_text(slots)),
        Frame::Probe { done } => with_seats("probe", "passed", done),
        Frame::TurnEnd { stage } => format!("end {}", word_for(&END_STAGES, stage)),
        Frame::Hear { moment, seat, next, detail } => hear_text(moment, seat, next, detail, names),
        Frame::Tile { levels } => format!("tile {}", levels_text(levels)),
        Frame::Attack { stage, from_outside, done } => {
            let place = if from_outside { " outside" } else { "" };
            with_seats(&format!("attack {}{place}", word_for(&STAGES, stage)), "done", done)
        }
        Frame::Threat { done } => with_seats("threat", "passed", done),
        Frame::Zero { keep_hit } => if keep_hit { "zero keeping" } else { "zero" }.to_owned(),
        Frame::SideRoll { seat, power, dice } => {
            format!("side-roll {} {} {dice}", names.text(seat), power.text())
        }
        Frame::SideFix { seat, power } => format!("side-dice {} {}", names.text(seat), power.text()),
        Frame::Reroll { in_tray } => if in_tray { "reroll tray" } else { "reroll" }.to_owned(),
        Frame::Gained { seat, power, how } => {
            format!("gained {} {} {}", names.text(seat), power.text(), word_for(&GAINS, how))
        }
        Frame::Bought { seat, power } => format!("bought {} {}", names.text(seat), power.text()),
        Frame::Reveal { done } => with_seats("reveal", "passed", done),
        Frame::Choose { seat, power } => format!("choose {} {}", names.text(seat), power.text()),
        Frame::Peek { seat } => format!("peek {}", names.text(seat)),
        frame => word_for(&PLAIN, frame).to_owned(),
    }
}

fn hear_text(moment: Moment, seat: Seat, next: u8, detail: u8, names: &Names) -> String {
    let mut text = format!("hear {} {}", word_for(&MOMENTS, moment), names.text(seat));
    match moment {
        Moment::Score => {
            let face = Face::ALL[usize::from(detail) % Face::ALL.len()];
            text.push_str(&format!(" face {}", face_text(face)));
        }
        Moment::Landed => text.push_str(&format!(" on {}", names.list(SeatSet::from_bits(detail)))),
        Moment::Hurt => text.push_str(&format!(" lost {detail}")),
        Moment::Left if detail != 0 => text.push_str(" taken"),
        Moment::Bought => text.push_str(&format!(" card {}", power_text(detail))),
        Moment::Left
        | Moment::TurnStart
        | Moment::AnyTurnStart
        | Moment::Result
        | Moment::Attack
        | Moment::Enter
        | Moment::TurnEnd => {}
    }
    if next > 0 {
        text.push_str(&format!(" after {}", power_text(next - 1)));
    }
    text
}

/// The power with this byte.
fn power_text(byte: u8) -> &'static str {
    PowerId::all().find(|power| power.byte() == byte).map_or("none", PowerId::text)
}

fn levels_text(levels: u8) -> String {
    let on = |&(index, _): &(usize, &u8)| levels >> index & 1 == 1;
    words_or_none(WICKEDNESS_LEVELS.iter().enumerate().filter(on).map(|(_, level)| level.to_string()))
}

/// Reads the line after `stack`.
pub(super) fn read_stack(line: Span, parts: &mut Parts, names: &Names) -> Parsed<()> {
    let items = line.split(';');
    if items.len() > Parts::MOST_FRAMES {
        return line.fail(format!("the stack has at most {} entries", Parts::MOST_FRAMES));
    }
    if items.is_empty() {
        return line.fail("the stack is empty: write `over …` if the game is over");
    }
    for item in items {
        parts.frames.push(read_frame(item, names)?);
    }
    Ok(())
}

fn read_frame(item: Span, names: &Names) -> Parsed<Frame> {
    let words = item.words();
    let Some((&key, rest)) = words.split_first() else {
        return item.fail("expected an entry of the stack between the semicolons");
    };
    let seats_after = |word: &str| match rest {
        [] => Ok(SeatSet::EMPTY),
        [first, seats @ ..] if first.text == word && !seats.is_empty() => names.parse_set(seats),
        [first, ..] => first.fail(format!("expected `{word}` and names, not `{first}`")),
    };
    let flag = |word: &str| match rest {
        [] => Ok(false),
        [only] if only.text == word => Ok(true),
        [first, ..] => first.unexpected(),
    };
    let seat_and_power = || match rest {
        [name, power] => Ok((names.parse(*name)?, parse_power(*power)?)),
        _ => item.fail(format!("expected a name and a card or tile after `{key}`")),
    };
    match key.text {
        "roll-off" => read_roll_off(item, rest, names),
        "deal" => Ok(Frame::Deal { slots: parse_slots(rest)? }),
        "probe" => Ok(Frame::Probe { done: seats_after("passed")? }),
        "end" => match rest {
            [stage] => Ok(Frame::TurnEnd { stage: value_of(&END_STAGES, *stage)? }),
            _ => item.fail("expected gains or poison after `end`"),
        },
        "hear" => read_hear(item, rest, names),
        "tile" => Ok(Frame::Tile { levels: parse_levels(item, rest)? }),
        "attack" => read_attack(item, rest, names),
        "threat" => Ok(Frame::Threat { done: seats_after("passed")? }),
        "zero" => Ok(Frame::Zero { keep_hit: flag("keeping")? }),
        "side-roll" => match rest {
            [name, power, dice] => Ok(Frame::SideRoll {
                seat: names.parse(*name)?,
                power: parse_power(*power)?,
                dice: dice.number(u8::MAX, "dice")?,
            }),
            _ => item.fail("expected a name, a card or tile and a number of dice after `side-roll`"),
        },
        "side-dice" => seat_and_power().map(|(seat, power)| Frame::SideFix { seat, power }),
        "reroll" => Ok(Frame::Reroll { in_tray: flag("tray")? }),
        "gained" => match rest {
            [name, power, how] => Ok(Frame::Gained {
                seat: names.parse(*name)?,
                power: parse_power(*power)?,
                how: value_of(&GAINS, *how)?,
            }),
            _ => item.fail("expected a name, a card or tile, and new, taken or copied after `gained`"),
        },
        "bought" => seat_and_power().map(|(seat, power)| Frame::Bought { seat, power }),
        "reveal" => Ok(Frame::Reveal { done: seats_after("passed")? }),
        "choose" => seat_and_power().map(|(seat, power)| Frame::Choose { seat, power }),
        "peek" => match rest {
            [name] => Ok(Frame::Peek { seat: names.parse(*name)? }),
            _ => item.fail("expected a name after `peek`"),
        },
        _ => match (PLAIN.iter().find(|(word, _)| *word == key.text), rest) {
            (Some((_, frame)), []) => Ok(*frame),
            (Some(_), [more, ..]) => more.unexpected(),
            (None, _) => key.fail(format!(
                "`{key}` is not an entry of the stack: expected one of {}{}",
                known_words().collect::<Vec<_>>().join(", "),
                guess(key, known_words())
            )),
        },
    }
}

/// The words that an entry of the stack can begin with.
fn known_words() -> impl Iterator<Item = &'static str> {
    PLAIN.iter().filter(|(_, frame)| *frame != Frame::Empty).map(|(word, _)| *word).chain(DETAILED)
}

fn read_roll_off(item: Span, rest: &[Span], names: &Names) -> Parsed<Frame> {
    let best = rest.iter().position(|word| word.text == "best").unwrap_or(rest.len());
    let rolling = names.parse_set(&rest[..best])?;
    match &rest[best..] {
        [] => Ok(Frame::RollOff { rolling, leaders: SeatSet::EMPTY, most: 0 }),
        [_, seats @ .., claws, most] if claws.text == "claws" && !seats.is_empty() => Ok(Frame::RollOff {
            rolling,
            leaders: names.parse_set(seats)?,
            most: most.number(u8::MAX, "claws")?,
        }),
        _ => item.fail("expected `best NAME … claws NUMBER` after those who roll"),
    }
}

fn parse_levels(item: Span, words: &[Span]) -> Parsed<u8> {
    match words {
        [] => item.fail("expected levels (3, 6, 10) or `none` after `tile`"),
        [none] if none.text == "none" => Ok(0),
        words => words.iter().try_fold(0, |levels, word| {
            let level = WICKEDNESS_LEVELS.iter().position(|level| level.to_string() == word.text);
            match level {
                Some(index) => Ok(levels | 1 << index),
                None => word.fail(format!("expected a level (3, 6 or 10), not `{word}`")),
            }
        }),
    }
}

fn read_attack(item: Span, rest: &[Span], names: &Names) -> Parsed<Frame> {
    let Some((&stage, rest)) = rest.split_first() else {
        return item.fail("expected leave, left or swap after `attack`");
    };
    let stage = value_of(&STAGES, stage)?;
    let (from_outside, rest) = match rest {
        [outside, rest @ ..] if outside.text == "outside" => (true, rest),
        rest => (false, rest),
    };
    let done = match rest {
        [] => SeatSet::EMPTY,
        [done, seats @ ..] if done.text == "done" && !seats.is_empty() => names.parse_set(seats)?,
        [word, ..] => return word.fail(format!("expected `done` and names, not `{word}`")),
    };
    Ok(Frame::Attack { stage, from_outside, done })
}

fn read_hear(item: Span, rest: &[Span], names: &Names) -> Parsed<Frame> {
    let [moment, seat, rest @ ..] = rest else {
        return item.fail("expected a moment and a name after `hear`");
    };
    let moment = value_of(&MOMENTS, *moment)?;
    let seat = names.parse(*seat)?;
    let (rest, next) = match rest {
        [rest @ .., after, power] if after.text == "after" => (rest, parse_power(*power)?.byte() + 1),
        rest => (rest, 0),
    };
    let detail = match (moment, rest) {
        (Moment::Score, [key, face]) if key.text == "face" => parse_face(*face)? as u8,
        (Moment::Landed, [key, seats @ ..]) if key.text == "on" => names.parse_set(seats)?.bits(),
        (Moment::Hurt, [key, lost]) if key.text == "lost" => lost.number(u8::MAX, "hearts")?,
        (Moment::Left, [key]) if key.text == "taken" => 1,
        (Moment::Bought, [key, card]) if key.text == "card" => parse_power(*card)?.byte(),
        (
            Moment::TurnStart
            | Moment::AnyTurnStart
            | Moment::Result
            | Moment::Attack
            | Moment::Left
            | Moment::Enter
            | Moment::TurnEnd,
            [],
        ) => 0,
        _ => return item.fail("expected `face F` after score, `on NAME …` after landed, `lost N` after hurt, `taken` or nothing after left, `card C` after bought, and nothing after other moments"),
    };
    Ok(Frame::Hear { moment, seat, next, detail })
}
