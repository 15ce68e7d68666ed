//! The `turn` line: the state of the current turn.

use super::error::Parsed;
use super::faces::{dice_text, face_text, parse_dice, parse_face, words_or_none};
use super::guess::guess;
use super::names::Names;
use super::powers::{parse_power, parse_powers, powers_text};
use super::span::Span;
use kaiju_engine::parts::Parts;
use kaiju_engine::rules::{RuleSet, Wickedness};
use kaiju_engine::{FaceSet, Game, MARKET_SLOTS, PowerId, PowerSet, Turn};

/// The items of a `turn` line.
#[rustfmt::skip]
const ITEMS: [&str; 24] = [
    "in order", "extra", "short", "rolls", "rolling", "dice", "tray", "blocks", "hearts", "claws", "scored", "healed", "patients", "shielded", "hurters", "decided", "left-city", "left-bay", "noted", "fresh", "cut", "copy-moved", "used", "gave-used",
];

/// The text of a turn, without the used marks of powers that somebody holds.
pub(super) fn turn_text(game: &Game, names: &Names) -> String {
    let turn = game.turn();
    let usual = Turn::of(turn.active);
    let mut text = names.text(turn.active).to_owned();
    let mut item = |differs: bool, item: &dyn Fn() -> String| {
        if differs {
            text.push_str(", ");
            text.push_str(&item());
        }
    };
    item(turn.in_order != usual.in_order, &|| format!("in order {}", names.text(turn.in_order)));
    item(turn.is_extra, &|| "extra".to_owned());
    item(turn.dice_fewer != 0, &|| format!("short {}", turn.dice_fewer));
    item(turn.rolls_left != 0, &|| format!("rolls {}", turn.rolls_left));
    item(turn.to_roll != 0, &|| format!("rolling {}", turn.to_roll));
    item(!turn.dice.is_empty(), &|| format!("dice {}", dice_text(turn.dice)));
    item(!turn.tray.is_empty(), &|| format!("tray {}", dice_text(turn.tray)));
    item(!turn.blocks.is_empty(), &|| format!("blocks {}", faces_text(turn.blocks)));
    item(turn.hearts != 0, &|| format!("hearts {}", turn.hearts));
    item(turn.claws != 0, &|| format!("claws {}", turn.claws));
    item(!turn.scored.is_empty(), &|| format!("scored {}", faces_text(turn.scored)));
    item(turn.dice_healed, &|| "healed".to_owned());
    item(!turn.patients.is_empty(), &|| format!("patients {}", names.list(turn.patients)));
    item(!turn.shielded.is_empty(), &|| format!("shielded {}", names.list(turn.shielded)));
    item(!turn.hurt_others.is_empty(), &|| format!("hurters {}", names.list(turn.hurt_others)));
    item(!turn.decided_early.is_empty(), &|| format!("decided {}", names.list(turn.decided_early)));
    item(!turn.left_city.is_empty(), &|| format!("left-city {}", names.list(turn.left_city)));
    item(!turn.left_bay.is_empty(), &|| format!("left-bay {}", names.list(turn.left_bay)));
    item(turn.noted_points != 0, &|| format!("noted {}", turn.noted_points));
    item(turn.fresh != 0, &|| format!("fresh {}", slots_text(turn.fresh)));
    item(turn.cut_short, &|| "cut".to_owned());
    let moved: PowerSet = PowerId::all().filter(|&power| turn.is_copy_moved(power)).collect();
    item(!moved.is_empty(), &|| copy_moved_text(game.rules(), moved));
    let used = used_by_nobody(game);
    item(!used.is_empty(), &|| format!("used {}", powers_text(used)));
    if let Some(card) = turn.gave_used {
        item(true, &|| format!("gave-used {}", card.text()));
    }
    text
}

/// Powers that were used and have left their holder since.
fn used_by_nobody(game: &Game) -> PowerSet {
    game.seats().iter().fold(game.turn().used, |used, seat| used.minus(game.player(seat).powers))
}

fn faces_text(faces: FaceSet) -> String {
    words_or_none(faces.iter().map(face_text))
}

fn parse_faces(words: &[Span]) -> Parsed<FaceSet> {
    words.iter().map(|&word| parse_face(word)).try_fold(FaceSet::EMPTY, |faces, face| Ok(faces.with(face?)))
}

/// Market slots, starting at 1, or `none`.
pub(super) fn slots_text(slots: u8) -> String {
    words_or_none((0..MARKET_SLOTS).filter(|slot| slots >> slot & 1 == 1).map(|slot| (slot + 1).to_string()))
}

pub(super) fn parse_slots(words: &[Span]) -> Parsed<u8> {
    if words.len() == 1 && words[0].text == "none" {
        return Ok(0);
    }
    words.iter().try_fold(0, |slots, word| match word.text {
        "1" => Ok(slots | 1),
        "2" => Ok(slots | 2),
        "3" => Ok(slots | 4),
        _ => word.fail(format!("expected a market slot from 1 to 3, not `{word}`")),
    })
}

/// Reads the line after `turn`.
pub(super) fn read_turn(line: Span, parts: &mut Parts, names: &Names) -> Parsed<()> {
    let items = line.split(',');
    let Some((&active, items)) = items.split_first() else {
        return line.fail("expected the player whose turn it is");
    };
    parts.turn.active = names.parse(active)?;
    parts.turn.in_order = parts.turn.active;
    let mut known: Vec<&str> = Vec::new();
    for item in items {
        let (key, rest) = item.first_word();
        if known.contains(&key.text) {
            return key.fail(format!("this line says two things about `{key}`"));
        }
        known.push(key.text);
        if key.text == "copy-moved" {
            read_copy_moved(rest, parts)?;
        } else {
            read_item(key, rest, &mut parts.turn, names)?;
        }
    }
    Ok(())
}

/// The copying powers that these rules can have.
fn copiers(rules: &RuleSet) -> PowerSet {
    let exists = |power: &PowerId| {
        power.power().is_in(rules.deck)
            || !power.power().is_card() && !matches!(rules.wickedness, Wickedness::Off | Wickedness::Red)
    };
    PowerId::all().filter(|power| power.power().copies).filter(exists).collect()
}

/// Names the copies that were moved only where there can be several.
fn copy_moved_text(rules: &RuleSet, moved: PowerSet) -> String {
    if copiers(rules).len() < 2 {
        return "copy-moved".to_owned();
    }
    format!("copy-moved {}", powers_text(moved))
}

fn read_copy_moved(rest: Span, parts: &mut Parts) -> Parsed<()> {
    let named = parse_powers(&rest.words())?;
    let copiers = copiers(&parts.rules);
    if let Some(other) = named.minus(copiers).lowest() {
        return rest.fail(format!("{} copies nothing under these rules", other.text()));
    }
    for copier in if named.is_empty() { copiers } else { named } {
        parts.turn.note_copy_moved(copier);
    }
    Ok(())
}

fn read_item(key: Span, rest: Span, turn: &mut Turn, names: &Names) -> Parsed<()> {
    let words = rest.words();
    let number = |what| match words.as_slice() {
        [number] => number.number(u8::MAX, what),
        _ => key.fail(format!("expected one number after `{key}`")),
    };
    let seats = || match words.as_slice() {
        [] => key.fail(format!("expected names after `{key}`")),
        words => names.parse_set(words),
    };
    let flag = || match words.first() {
        Some(word) => word.unexpected(),
        None => Ok(true),
    };
    match key.text {
        "in" => match words.as_slice() {
            [order, name] if order.text == "order" => turn.in_order = names.parse(*name)?,
            _ => return key.fail("expected `in order NAME`"),
        },
        "extra" => turn.is_extra = flag()?,
        "short" => turn.dice_fewer = number("dice")?,
        "rolls" => turn.rolls_left = number("rolls left")?,
        "rolling" => turn.to_roll = number("dice")?,
        "dice" => turn.dice = parse_dice(rest)?,
        "tray" => turn.tray = parse_dice(rest)?,
        "blocks" => turn.blocks = parse_faces(&words)?,
        "hearts" => turn.hearts = number("hearts")?,
        "claws" => turn.claws = number("claws")?,
        "scored" => turn.scored = parse_faces(&words)?,
        "healed" => turn.dice_healed = flag()?,
        "patients" => turn.patients = seats()?,
        "shielded" => turn.shielded = seats()?,
        "hurters" => turn.hurt_others = seats()?,
        "decided" => turn.decided_early = seats()?,
        "left-city" => turn.left_city = seats()?,
        "left-bay" => turn.left_bay = seats()?,
        "noted" => turn.noted_points = number("points")?,
        "fresh" => turn.fresh = parse_slots(&words)?,
        "cut" => turn.cut_short = flag()?,
        "used" => turn.used = turn.used.or(parse_powers(&words)?),
        "gave-used" => match words.as_slice() {
            [card] => turn.gave_used = Some(parse_power(*card)?),
            _ => return key.fail("expected one card after `gave-used`"),
        },
        _ => {
            return key.fail(format!(
                "`{key}` is not a fact about a turn: expected one of {}{}",
                ITEMS.join(", "),
                guess(key, ITEMS)
            ));
        }
    }
    Ok(())
}
