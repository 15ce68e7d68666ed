//! The language of replays and checks: `--lang`, or else that of the locale. Logs of a server stay English.

use kaiju_text::{Texts, languages};

/// The code of a complete language, for `--lang`.
pub fn known(code: &str) -> Result<String, String> {
    let complete = languages().into_iter().filter(|language| language.complete);
    let codes: Vec<String> = complete.map(|language| language.code).collect();
    if codes.iter().any(|known| known == code) {
        return Ok(code.to_owned());
    }
    Err(format!("the languages are {}", codes.join(", ")))
}

/// The texts in the chosen language, or else in that of the environment.
pub fn texts(chosen: Option<&str>) -> Texts {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .find_map(|name| std::env::var(name).ok().filter(|value| !value.is_empty()));
    Texts::first_of(chosen.or(locale.as_deref()))
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    /// The sources that say these texts.
    const SPEAKERS: [&str; 3] = ["words.rs", "replay.rs", "verify.rs"];

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
