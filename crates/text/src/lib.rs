//! The catalogue of `text/` for Rust programs: the files that the browser client reads, with the same functions.
//!
//! ```
//! use kaiju_text::Texts;
//!
//! let english = Texts::english();
//! assert_eq!(english.say("face-claw", &[]), "claw");
//! assert_eq!(english.say("roll-n", &[("n", 1.into())]), "Roll 1 die");
//! ```

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use rust_embed::RustEmbed;
use serde::Deserialize;
use unic_langid::LanguageIdentifier;

#[derive(RustEmbed)]
#[folder = "$CARGO_MANIFEST_DIR/../../text"]
struct Files;

/// The language that is always complete.
pub const ENGLISH: &str = "en";

/// The marks around a monster's name while its sentence is made, as in the client (`web/src/model/marks.ts`).
const OPEN: char = '\u{2}';
const SHUT: char = '\u{3}';

/// A value that goes into a sentence.
pub type Value<'a> = FluentValue<'a>;

/// A language as `text/languages.json` lists it.
#[derive(Clone, Debug, Deserialize)]
pub struct Language {
    /// Two letters, such as `cs`.
    pub code: String,
    /// The name that the language has for itself.
    pub name: String,
    /// The rule set that its speakers are offered first.
    pub rules: String,
    /// True if it says everything. Others are not offered.
    pub complete: bool,
}

/// All languages, complete or not.
pub fn languages() -> Vec<Language> {
    let list = Files::get("languages.json").expect("the list is embedded");
    serde_json::from_slice(&list.data).expect("the list is JSON")
}

/// The texts of one language.
pub struct Texts {
    code: String,
    bundle: FluentBundle<FluentResource>,
}

impl Texts {
    /// The English texts.
    pub fn english() -> Texts {
        Texts::read(ENGLISH)
    }

    /// The texts of a complete language, by its code.
    pub fn of(code: &str) -> Option<Texts> {
        let language = languages().into_iter().find(|language| language.code == code)?;
        language.complete.then(|| Texts::read(&language.code))
    }

    /// The texts in the first of these languages that is complete, or else in English. Locales such as
    /// `cs_CZ.UTF-8` count as their language.
    pub fn first_of<'a>(locales: impl IntoIterator<Item = &'a str>) -> Texts {
        let mut known = locales.into_iter().filter_map(|locale| Texts::of(locale.get(..2)?));
        known.next().unwrap_or_else(Texts::english)
    }

    fn read(code: &str) -> Texts {
        let language: LanguageIdentifier = code.parse().expect("codes of languages are short");
        let mut bundle = FluentBundle::new(vec![language]);
        bundle.set_use_isolating(false);
        bundle.add_function("CASE", |things, _| in_case(things)).expect("added once");
        bundle.add_function("KIND", |things, _| kind(things)).expect("added once");
        for path in Files::iter().filter(|path| is_in(path, code)) {
            let file = Files::get(&path).expect("listed files are embedded");
            let source = String::from_utf8_lossy(&file.data).into_owned();
            // The tests of the client read every line; a broken one is left out here.
            let resource = FluentResource::try_new(source).unwrap_or_else(|(resource, _)| resource);
            bundle.add_resource_overriding(resource);
        }
        Texts { code: code.to_owned(), bundle }
    }

    /// Two letters, such as `cs`.
    pub fn code(&self) -> &str {
        &self.code
    }

    /// The text with this id, with these values. An id that is missing shows itself.
    pub fn say(&self, id: &str, values: &[(&str, Value<'_>)]) -> String {
        self.find(id, values).unwrap_or_else(|| id.to_owned())
    }

    /// The text with this id, if there is one.
    pub fn find(&self, id: &str, values: &[(&str, Value<'_>)]) -> Option<String> {
        let pattern = self.bundle.get_message(id)?.value()?;
        let values: FluentArgs = values.iter().map(|(name, value)| (*name, value.clone())).collect();
        let said = self.bundle.format_pattern(pattern, Some(&values), &mut Vec::new());
        Some(self.name_monsters(&said))
    }

    /// An attribute of a text, such as the name of a card in another printing.
    pub fn attribute(&self, id: &str, name: &str) -> Option<String> {
        let message = self.bundle.get_message(id)?;
        let pattern = message.get_attribute(name)?.value();
        Some(self.bundle.format_pattern(pattern, None, &mut Vec::new()).into_owned())
    }

    /// Puts the names of monsters into a sentence, each in its case.
    fn name_monsters(&self, said: &str) -> String {
        let mut whole = String::with_capacity(said.len());
        for (index, part) in said.split(OPEN).enumerate() {
            match part.split_once(SHUT).filter(|_| index > 0) {
                Some((mark, rest)) => {
                    let (monster, case) = mark.split_once(':').unwrap_or((mark, ""));
                    whole.push_str(&self.monster(monster, case));
                    whole.push_str(rest);
                }
                None => whole.push_str(part),
            }
        }
        whole
    }

    fn monster(&self, name: &str, case: &str) -> String {
        let id = format!("monster-{name}");
        self.attribute(&id, case).or_else(|| self.find(&id, &[])).unwrap_or_else(|| name.to_owned())
    }
}

/// A monster in a sentence, by its id such as `the-king`: the sentence chooses the case.
pub fn monster(id: &str) -> Value<'static> {
    format!("{OPEN}{id}{SHUT}").into()
}

/// `CASE($whom, "acc")`: the case travels with the monster until its name is looked up.
fn in_case<'a>(things: &[FluentValue<'a>]) -> FluentValue<'a> {
    match things {
        [FluentValue::String(thing), FluentValue::String(case)] => {
            thing.replace(SHUT, &format!(":{case}{SHUT}")).into()
        }
        [thing, ..] => thing.clone(),
        [] => FluentValue::None,
    }
}

/// `KIND($card)`: `tile` for a tile. Programs on the command line name tiles in sentences of their own.
fn kind<'a>(_things: &[FluentValue<'a>]) -> FluentValue<'a> {
    "card".into()
}

/// True for `cs/log.ftl` in the folder `cs`.
fn is_in(path: &str, code: &str) -> bool {
    path.strip_prefix(code).is_some_and(|rest| rest.starts_with('/')) && path.ends_with(".ftl")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_has_texts_that_can_be_read() {
        let languages = languages();
        assert!(languages.iter().any(|language| language.code == ENGLISH && language.complete));
        for language in languages.iter().filter(|language| language.complete) {
            for path in Files::iter().filter(|path| is_in(path, &language.code)) {
                let file = Files::get(&path).expect("listed files are embedded");
                let source = String::from_utf8(file.data.into_owned()).expect("texts are UTF-8");
                let read = FluentResource::try_new(source);
                assert!(read.is_ok(), "{path}: {:?}", read.err().map(|(_, errors)| errors));
            }
            let texts = Texts::of(&language.code).expect("complete languages are offered");
            assert_ne!(texts.say("told-passed", &[("name", "Alice".into())]), "told-passed");
        }
    }

    #[test]
    fn a_locale_gives_its_language_and_an_unknown_one_english() {
        assert_eq!(Texts::first_of(["en_GB.UTF-8"]).code(), "en");
        assert_eq!(Texts::first_of(["tlh", "C", ""]).code(), "en");
    }

    #[test]
    fn a_monster_is_named_in_its_case() {
        let mut texts = Texts::english();
        let source =
            "monster-kraken = Kraken\n    .acc = Krakena\nhit = za { CASE($whom, \"acc\") }, { $whom }\n";
        texts.bundle.add_resource_overriding(FluentResource::try_new(source.to_owned()).expect("Fluent"));
        assert_eq!(texts.say("hit", &[("whom", monster("kraken"))]), "za Krakena, Kraken");
        assert_eq!(texts.say("hit", &[("whom", monster("the-king"))]), "za The King, The King");
    }
}
