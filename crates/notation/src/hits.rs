//! The `hit` lines: damage events in progress, the outermost first.

use super::error::Parsed;
use super::faces::{face_text, parse_face};
use super::names::Names;
use super::powers::parse_power;
use super::span::Span;
use kaiju_engine::parts::Parts;
use kaiju_engine::{Cause, Hit, HitKind, Holder, Seat, SeatSet};

/// The text of a hit: `attack by Alice, from dice claw, reaches Bob, Bob 3`.
pub(super) fn hit_text(hit: &Hit, names: &Names) -> String {
    let mut text = kind_text(hit.kind).to_owned();
    if let Some(author) = hit.author {
        text.push_str(&format!(" by {}", names.text(author)));
    }
    text.push_str(&format!(", from {}", cause_text(hit.cause)));
    if !hit.attacked.is_empty() {
        text.push_str(&format!(", reaches {}", names.list(hit.attacked)));
    }
    for seat in hit.victims().or(hit.spared) {
        text.push_str(&format!(", {} {}", names.text(seat), hit.amount[seat.index()]));
    }
    if let Some(Holder { seat, power }) = hit.returned {
        text.push_str(&format!(", returned {} {}", names.text(seat), power.text()));
    }
    text
}

fn kind_text(kind: HitKind) -> &'static str {
    match kind {
        HitKind::Attack => "attack",
        HitKind::Mere => "mere",
        HitKind::Reflection => "reflection",
    }
}

fn cause_text(cause: Cause) -> String {
    match cause {
        Cause::Dice(face) => format!("dice {}", face_text(face)),
        Cause::Entry => "entry".to_owned(),
        Cause::Income => "income".to_owned(),
        Cause::Poison => "poison".to_owned(),
        Cause::Power(power) => power.text().to_owned(),
        Cause::Purchase(card) => format!("purchase {}", card.text()),
        Cause::Sweep => "sweep".to_owned(),
    }
}

/// Reads the line after `hit` and puts the hit on top of the others.
pub(super) fn read_hit(line: Span, parts: &mut Parts, names: &Names) -> Parsed<()> {
    let items = line.split(',');
    let Some((&head, items)) = items.split_first() else {
        return line.fail("expected the kind of damage: attack, mere or reflection");
    };
    let mut hit = Hit { cause: Cause::Poison, ..Hit::mere(None, Cause::Poison, SeatSet::EMPTY, 0) };
    read_head(head, &mut hit, names)?;
    for &item in items {
        read_item(item, &mut hit, names)?;
    }
    if parts.hits.len() >= Parts::MOST_HITS {
        return line.fail(format!("there are at most {} damage events at once", Parts::MOST_HITS));
    }
    parts.hits.push(hit);
    Ok(())
}

fn read_head(head: Span, hit: &mut Hit, names: &Names) -> Parsed<()> {
    let words = head.words();
    let (&kind, rest) = match words.split_first() {
        Some(split) => split,
        None => return head.fail("expected attack, mere or reflection"),
    };
    hit.kind = match kind.text {
        "attack" => HitKind::Attack,
        "mere" => HitKind::Mere,
        "reflection" => HitKind::Reflection,
        _ => return kind.fail(format!("expected attack, mere or reflection, not `{kind}`")),
    };
    hit.author = match rest {
        [] => None,
        [by, name] if by.text == "by" => Some(names.parse(*name)?),
        _ => return head.fail("expected `by NAME` after the sort of damage"),
    };
    Ok(())
}

fn read_item(item: Span, hit: &mut Hit, names: &Names) -> Parsed<()> {
    // A player may be called `reaches`: then a number follows, and it is a loss of hearts.
    let is_loss = |seats: &[Span]| {
        names.seat("reaches").is_some() && matches!(seats, [only] if only.text.parse::<u8>().is_ok())
    };
    match item.words().as_slice() {
        [key, cause @ ..] if key.text == "from" => hit.cause = read_cause(item, cause)?,
        [key, seats @ ..] if key.text == "reaches" && !seats.is_empty() && !is_loss(seats) => {
            hit.attacked = names.parse_set(seats)?;
        }
        [key, name, power] if key.text == "returned" => {
            hit.returned = Some(Holder { seat: names.parse(*name)?, power: parse_power(*power)? });
        }
        [name, amount] => {
            let seat: Seat = names.parse(*name)?;
            if hit.victims().or(hit.spared).contains(seat) {
                return name.fail(format!("this line says twice what {name} loses"));
            }
            let hearts = amount.number(u8::MAX, "hearts")?;
            hit.amount[seat.index()] = hearts;
            if hearts == 0 {
                hit.spared.insert(seat);
            }
        }
        _ => {
            return item
                .fail("expected `from CAUSE`, `reaches NAME …`, `NAME HEARTS` or `returned NAME POWER`");
        }
    }
    Ok(())
}

fn read_cause(item: Span, words: &[Span]) -> Parsed<Cause> {
    match words {
        [dice, face] if dice.text == "dice" => parse_face(*face).map(Cause::Dice),
        [purchase, card] if purchase.text == "purchase" => parse_power(*card).map(Cause::Purchase),
        [word] => match word.text {
            "entry" => Ok(Cause::Entry),
            "income" => Ok(Cause::Income),
            "poison" => Ok(Cause::Poison),
            "sweep" => Ok(Cause::Sweep),
            _ => parse_power(*word).map(Cause::Power),
        },
        _ => item.fail("expected `dice FACE`, entry, income, poison, sweep, `purchase CARD`, or a card or tile after `from`"),
    }
}
