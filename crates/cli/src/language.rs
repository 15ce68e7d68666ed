//! The language of what players read: `--lang`, or else that of the locale. Logs of a server stay English.

use clap::builder::{PossibleValue, PossibleValuesParser, Str};
use kaiju_text::{Texts, languages};
use std::ffi::OsString;

/// Accepts the codes of the complete languages.
pub fn codes() -> PossibleValuesParser {
    let complete = languages().into_iter().filter(|language| language.complete);
    PossibleValuesParser::new(complete.map(|language| PossibleValue::new(Str::from(language.code))))
}

/// The value of `--lang` among arguments that are not parsed yet: help and errors are in this language, too.
pub fn chosen(arguments: impl Iterator<Item = OsString>) -> Option<String> {
    let mut arguments = arguments.filter_map(|argument| argument.into_string().ok());
    while let Some(argument) = arguments.next() {
        if argument == "--lang" {
            return arguments.next();
        }
        if let Some(code) = argument.strip_prefix("--lang=") {
            return Some(code.to_owned());
        }
    }
    None
}

/// The texts in the chosen language, or else in that of the environment.
pub fn texts(chosen: Option<&str>) -> Texts {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .find_map(|name| std::env::var(name).ok().filter(|value| !value.is_empty()));
    Texts::first_of(chosen.into_iter().chain(locale.as_deref()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::Path;

    #[test]
    fn the_language_is_known_before_the_arguments_are_parsed() {
        let chosen = |arguments: &[&str]| chosen(arguments.iter().map(OsString::from));
        assert_eq!(chosen(&["kaiju", "--lang", "cs", "dance"]).as_deref(), Some("cs"));
        assert_eq!(chosen(&["kaiju", "replay", "--lang=pl"]).as_deref(), Some("pl"));
        assert_eq!(chosen(&["kaiju", "--lang"]), None);
        assert_eq!(chosen(&["kaiju", "verify", "x.kot"]), None);
    }

    /// The sources that say texts, each with its code, without its tests. The other commands are for operators and
    /// developers, and speak English to everybody.
    fn speakers() -> Vec<(String, String)> {
        let mut found = Vec::new();
        let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("src")];
        while let Some(folder) = folders.pop() {
            for entry in std::fs::read_dir(folder).expect("a folder of this crate") {
                let path = entry.expect("an entry").path();
                if path.is_dir() {
                    folders.push(path);
                } else if let Ok(source) = std::fs::read_to_string(&path) {
                    let code = source.split("#[cfg(test)]").next().unwrap_or_default();
                    if code.contains(".say(") {
                        found.push((path.display().to_string(), code.to_owned()));
                    }
                }
            }
        }
        assert!(found.len() > 8, "{found:?}");
        found
    }

    #[test]
    fn every_text_of_the_program_is_used() {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../text/en/cli.ftl");
        let texts = std::fs::read_to_string(path).expect("the texts");
        let sources: String = speakers().into_iter().map(|(_, code)| code).collect();
        let messages = texts.lines().filter(|line| !line.starts_with([' ', '#', '}']));
        let unused: Vec<&str> = messages
            .filter_map(|line| line.split_once(" ="))
            .map(|(id, _)| id)
            .filter(|id| !sources.contains(&format!("\"{id}\"")))
            .collect();
        assert_eq!(unused, Vec::<&str>::new());
    }

    /// Strings hold no words: those are in `text/`. Two words in a row would be a phrase.
    #[test]
    fn nothing_is_printed_that_is_no_text() {
        /// Words of another library, and classes of a drawing.
        const KNOWN: [&str; 2] = ["For more information", "soft end"];
        for (file, code) in speakers() {
            let lines = code.lines().filter(|line| {
                let is_told = !["unreachable!(", "expect(", "STYLE"].iter().any(|part| line.contains(part));
                is_told && !line.trim_start().starts_with("//")
            });
            for line in lines {
                let literals = line.split('"').skip(1).step_by(2).filter(|text| !KNOWN.contains(text));
                for literal in literals.clone() {
                    let plain = without(&without(literal, '<', '>'), '{', '}');
                    let words: Vec<&str> = plain.split(' ').collect();
                    let is_word = |word: &&str| word.len() > 1 && word.chars().all(char::is_alphabetic);
                    let is_phrase = words.windows(2).any(|pair| pair.iter().all(is_word));
                    assert!(!is_phrase, "{file}: {line}");
                }
                if line.contains("write!(") || line.contains("writeln!(") {
                    let format = without(literals.clone().next().unwrap_or_default(), '{', '}');
                    assert!(!format.replace("\\n", "").contains(char::is_alphabetic), "{file}: {line}");
                }
            }
        }
    }

    /// A text without what stands between these two signs.
    fn without(text: &str, open: char, shut: char) -> String {
        text.split(open)
            .enumerate()
            .map(|(at, part)| match part.split_once(shut) {
                Some((_, rest)) if at > 0 => rest,
                _ => part,
            })
            .collect()
    }
}
