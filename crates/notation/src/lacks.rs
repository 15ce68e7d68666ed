//! Lacks: `2 energy short of 5`, `only at shop`, `forbidden by hibernation`.

use super::error::Parsed;
use super::faces::{face_text, parse_face};
use super::guess::guess;
use super::names::Names;
use super::powers::parse_power;
use super::questions::kind_word;
use super::span::Span;
use kaiju_engine::{DecisionKind, DecisionKinds, FaceSet, Lack};

/// Lacks without details.
const PLAIN: [(&str, Lack); 25] = [
    ("over", Lack::Over),
    ("used this turn", Lack::UsedThisTurn),
    ("used on this damage", Lack::UsedOnThisDamage),
    ("copy spent", Lack::CopySpent),
    ("works by itself", Lack::WorksByItself),
    ("not there", Lack::NotThere),
    ("no rolls", Lack::NoRolls),
    ("no set", Lack::NoSet),
    ("no monster", Lack::NoMonster),
    ("no card", Lack::NoCard),
    ("nothing to prevent", Lack::NothingToPrevent),
    ("not attacked", Lack::NotAttacked),
    ("only in tokyo", Lack::OnlyInTokyo),
    ("only outside", Lack::OnlyOutside),
    ("tokyo is full", Lack::TokyoFull),
    ("not hurt", Lack::NotHurt),
    ("decided", Lack::Decided),
    ("no token", Lack::NoToken),
    ("risen", Lack::Risen),
    ("dice left", Lack::DiceLeft),
    ("needs a pick", Lack::NeedsPick),
    ("only keep cards", Lack::OnlyCards),
    ("copies", Lack::Copier),
    ("copied already", Lack::CopiedAlready),
    ("cannot be picked", Lack::WrongPick),
];

/// The text of a lack; [`parse_lack`] reads it back.
///
/// ```
/// use kaiju_engine::Lack;
/// use kaiju_notation::{Names, lack_text, parse_lack};
/// let names = Names::plain(2);
/// let text = lack_text(Lack::EnergyShort { by: 2, price: 5 }, &names);
/// assert_eq!(text, "2 energy short of 5");
/// assert_eq!(parse_lack(&text, &names), Ok(Lack::EnergyShort { by: 2, price: 5 }));
/// ```
pub fn lack_text(lack: Lack, names: &Names) -> String {
    match lack {
        Lack::Out { seat } => format!("{} is out", names.text(seat)),
        Lack::NotNow { at } => {
            format!("only at {}", at.iter().map(kind_word).collect::<Vec<_>>().join(" "))
        }
        Lack::NotAsked { asked } => format!("{} is asked", names.text(asked)),
        Lack::EnergyShort { by, price } => format!("{by} energy short of {price}"),
        Lack::NotHeld { power } => format!("not held {}", power.text()),
        Lack::NoDie { faces } => {
            format!("no die {}", faces.iter().map(face_text).collect::<Vec<_>>().join(" "))
        }
        Lack::NoTriple { face } => format!("no triple {}", face_text(face)),
        Lack::FullHearts { seat } => format!("{} has all hearts", names.text(seat)),
        Lack::Forbidden { by } => format!("forbidden by {}", by.text()),
        Lack::OrderFixed { first } => format!("after {}", face_text(first)),
        Lack::HasTile { tile } => format!("has {}", tile.text()),
        Lack::ShowsFace { face } => format!("shows {}", face_text(face)),
        Lack::OnlyOf { seat } => format!("only of {}", names.text(seat)),
        Lack::NotTreated { seat } => format!("{} was not healed", names.text(seat)),
        Lack::WickednessShort { by } => format!("{by} wickedness short"),
        plain => PLAIN.iter().find(|(_, known)| *known == plain).map_or("", |(text, _)| text).to_owned(),
    }
}

/// Reads the text of a lack.
pub fn parse_lack(text: &str, names: &Names) -> Parsed<Lack> {
    read_lack(Span::line(text, 1).trim(), names)
}

pub(crate) fn read_lack(text: Span, names: &Names) -> Parsed<Lack> {
    if let Some((_, lack)) = PLAIN.iter().find(|(known, _)| *known == text.text) {
        return Ok(*lack);
    }
    let spans = text.words();
    let words: Vec<&str> = spans.iter().map(|word| word.text).collect();
    match (words.as_slice(), spans.as_slice()) {
        ([_, "is", "out"], [name, ..]) => Ok(Lack::Out { seat: names.parse(*name)? }),
        ([_, "is", "asked"], [name, ..]) => Ok(Lack::NotAsked { asked: names.parse(*name)? }),
        ([_, "has", "all", "hearts"], [name, ..]) => Ok(Lack::FullHearts { seat: names.parse(*name)? }),
        (["only", "at", _, ..], [_, _, kinds @ ..]) => Ok(Lack::NotNow { at: read_kinds(kinds)? }),
        ([_, "energy", "short", "of", _], [by, _, _, _, price]) => Ok(Lack::EnergyShort {
            by: by.number(u8::MAX, "energy")?,
            price: price.number(u8::MAX, "energy")?,
        }),
        (["not", "held", _], [.., power]) => Ok(Lack::NotHeld { power: parse_power(*power)? }),
        (["no", "die", _, ..], [_, _, faces @ ..]) => {
            let add = |faces: FaceSet, &word: &Span| Ok(faces.with(parse_face(word)?));
            Ok(Lack::NoDie { faces: faces.iter().try_fold(FaceSet::EMPTY, add)? })
        }
        (["no", "triple", _], [.., face]) => Ok(Lack::NoTriple { face: parse_face(*face)? }),
        (["forbidden", "by", _], [.., power]) => Ok(Lack::Forbidden { by: parse_power(*power)? }),
        (["after", _], [.., face]) => Ok(Lack::OrderFixed { first: parse_face(*face)? }),
        (["shows", _], [.., face]) => Ok(Lack::ShowsFace { face: parse_face(*face)? }),
        (["only", "of", _], [.., name]) => Ok(Lack::OnlyOf { seat: names.parse(*name)? }),
        ([_, "was", "not", "healed"], [name, ..]) => Ok(Lack::NotTreated { seat: names.parse(*name)? }),
        (["has", _], [.., tile]) => Ok(Lack::HasTile { tile: parse_power(*tile)? }),
        ([_, "wickedness", "short"], [by, ..]) => {
            Ok(Lack::WickednessShort { by: by.number(u8::MAX, "wickedness")? })
        }
        _ => text.fail(format!(
            "`{text}` is no reason: expected one such as `2 energy short of 5`, `only at shop` or `{}`{}",
            PLAIN[1].0,
            guess(text, PLAIN.map(|(known, _)| known))
        )),
    }
}

fn read_kinds(words: &[Span]) -> Parsed<DecisionKinds> {
    words
        .iter()
        .map(|word| {
            let kind = DecisionKind::ALL.into_iter().find(|&kind| kind_word(kind) == word.text);
            kind.ok_or_else(|| {
                let known = DecisionKind::ALL.map(kind_word);
                word.error(format!(
                    "`{word}` is not a kind of decision: expected one of {}",
                    known.join(", ")
                ))
            })
        })
        .collect()
}
