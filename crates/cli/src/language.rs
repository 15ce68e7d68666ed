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

    /// The sources that say these texts.
    const SPEAKERS: [&str; 10] = [
        "words.rs",
        "replay.rs",
        "verify.rs",
        "files.rs",
        "help.rs",
        "usage.rs",
        "greeting.rs",
        "analyze.rs",
        "analyze/rollouts.rs",
        "analyze/report.rs",
    ];

    fn source(file: &str) -> String {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("src").join(file);
        std::fs::read_to_string(path).expect("a file of this crate")
    }

    #[test]
    fn every_text_of_the_program_is_used() {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../text/en/cli.ftl");
        let texts = std::fs::read_to_string(path).expect("the texts");
        let sources = SPEAKERS.map(source).concat();
        let messages = texts.lines().filter(|line| !line.starts_with([' ', '#', '}']));
        let unused: Vec<&str> = messages
            .filter_map(|line| line.split_once(" ="))
            .map(|(id, _)| id)
            .filter(|id| !sources.contains(&format!("\"{id}\"")))
            .collect();
        assert_eq!(unused, Vec::<&str>::new());
    }

    /// The format strings of what is printed hold no words: those are in `text/`.
    #[test]
    fn nothing_is_printed_that_is_no_text() {
        for file in SPEAKERS {
            let source = source(file);
            let code = source.split("#[cfg(test)]").next().unwrap_or_default();
            for line in code.lines().filter(|line| line.contains("write!(") || line.contains("writeln!(")) {
                let format = line.split('"').nth(1).unwrap_or_default().replace("\\n", "");
                let words: String = format.split('}').filter_map(|part| part.split('{').next()).collect();
                assert!(!words.contains(char::is_alphabetic), "{file}: {line}");
            }
        }
    }
}
