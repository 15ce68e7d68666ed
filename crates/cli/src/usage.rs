//! Wrong usage, in one sentence in the language of the reader.

use clap::error::{ContextKind, ContextValue, Error, ErrorKind};
use kaiju_text::Texts;
use std::error::Error as _;

/// The sentence, with the advice to ask for help.
pub fn sentence(error: &Error, texts: &Texts) -> String {
    let said = said(error, texts).unwrap_or_else(|| clap_line(&error.to_string()));
    let similar = [ContextKind::SuggestedArg, ContextKind::SuggestedSubcommand, ContextKind::SuggestedValue]
        .into_iter()
        .find_map(|kind| words(error, kind))
        .map(|similar| format!(" {}", texts.say("usage-similar", &[("what", similar.into())])));
    format!("{said}{} {}", similar.unwrap_or_default(), texts.say("usage-help", &[]))
}

/// The usual mistakes; others are left to clap.
fn said(error: &Error, texts: &Texts) -> Option<String> {
    let what = |kind| words(error, kind);
    let option = || what(ContextKind::InvalidArg);
    let (id, values) = match error.kind() {
        ErrorKind::UnknownArgument => ("usage-option", vec![("what", option()?)]),
        ErrorKind::InvalidSubcommand => {
            ("usage-command", vec![("what", what(ContextKind::InvalidSubcommand)?)])
        }
        ErrorKind::MissingRequiredArgument => ("usage-missing", vec![("what", option()?)]),
        ErrorKind::ArgumentConflict => {
            ("usage-conflict", vec![("what", option()?), ("other", what(ContextKind::PriorArg)?)])
        }
        ErrorKind::InvalidValue if what(ContextKind::InvalidValue)?.is_empty() => {
            ("usage-empty", vec![("what", option()?)])
        }
        ErrorKind::InvalidValue => {
            let known = what(ContextKind::ValidValue)?;
            (
                "usage-value",
                vec![("what", option()?), ("value", what(ContextKind::InvalidValue)?), ("values", known)],
            )
        }
        ErrorKind::ValueValidation => {
            let why = error.source()?.to_string();
            (
                "usage-wrong",
                vec![("what", option()?), ("value", what(ContextKind::InvalidValue)?), ("why", why)],
            )
        }
        _ => return None,
    };
    let values: Vec<_> = values.into_iter().map(|(name, value)| (name, value.into())).collect();
    Some(texts.say(id, &values))
}

fn words(error: &Error, kind: ContextKind) -> Option<String> {
    match error.get(kind)? {
        ContextValue::String(word) => Some(word.clone()),
        ContextValue::Strings(words) => Some(words.join(", ")),
        _ => None,
    }
}

/// The message without clap's usage lines, which `--help` shows better.
fn clap_line(message: &str) -> String {
    let message = message.strip_prefix("error: ").unwrap_or(message);
    let is_advice = |line: &str| line.starts_with("Usage:") || line.starts_with("For more information");
    let lines = message.lines().map(str::trim).take_while(|line| !is_advice(line));
    lines.filter(|line| !line.is_empty()).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Arguments;
    use clap::Parser;
    use kaiju_text::languages;

    fn refused(arguments: &[&str], texts: &Texts) -> String {
        let arguments = ["kaiju"].iter().chain(arguments);
        sentence(&Arguments::try_parse_from(arguments).err().expect("bad usage"), texts)
    }

    #[test]
    fn a_usage_error_is_one_line() {
        let line = refused(&["bench", "--rules", "chess"], &Texts::english());
        assert!(!line.contains('\n'), "{line}");
        assert!(line.contains("chess") && line.contains("spanish"), "{line}");
    }

    #[test]
    fn every_usual_mistake_is_told_in_every_language() {
        let mistakes: [(&[&str], &str); 8] = [
            (&["replay", "--jason", "game.kot"], "--json"),
            (&["reply"], "replay"),
            (&["verify"], "<FILE>"),
            (&["serve", "--listen"], "--listen"),
            (&["bench", "--rules", "chess"], "spanish"),
            (&["bench", "--players", "7"], "7"),
            (&["--lang", "tlh"], "es"),
            (&["analyze", "game.kot", "--seed", "1"], "--deep"),
        ];
        for language in languages().into_iter().filter(|language| language.complete) {
            let texts = Texts::of(&language.code).expect("complete languages are offered");
            for (arguments, part) in mistakes {
                let line = refused(arguments, &texts);
                assert!(line.contains(part) && !line.contains('\n'), "{arguments:?}: {line}");
                assert!(!line.contains("usage-"), "{arguments:?}: {line}");
            }
        }
    }
}
