//! Replays, checks, analyses and errors in every language that is offered: nothing stays English, and no id shows.

use crate::{kaiju, text};
use kaiju_text::{ENGLISH, Texts, languages};
use std::collections::BTreeSet;

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/records/revision-1/");
/// Records with every kind of card and tile between them.
const RECORDS: [&str; 3] = ["dark-wickedness-mixed-3-1.kot", "czech-2-1.kot", "polish-4-1.kot"];

/// English words that no other language has.
const ENGLISH_WORDS: [&str; 39] = [
    "the", "and", "with", "has", "have", "is", "asked", "which", "whether", "what", "dice", "rolled",
    "rolls", "turn", "turns", "hearts", "heart", "points", "energy", "claws", "bought", "gained", "lost",
    "used", "passed", "entered", "left", "took", "nobody", "won", "right", "wrong", "line", "better", "luck",
    "mistakes", "moves", "players", "cannot",
];

fn offered() -> impl Iterator<Item = (String, Texts)> {
    let codes = languages().into_iter().map(|language| language.code).filter(|code| code != ENGLISH);
    codes.filter_map(|code| Texts::of(&code).map(|texts| (code, texts)))
}

/// The words of an output.
fn words(shown: &str) -> BTreeSet<String> {
    shown.split(|letter: char| !letter.is_alphabetic()).map(str::to_lowercase).collect()
}

fn english_in(shown: &str) -> Vec<&'static str> {
    let words = words(shown);
    ENGLISH_WORDS.into_iter().filter(|&word| words.contains(word)).collect()
}

/// The told lines, without the rules and the answers of the record, which are the same in every language.
fn told(shown: &str, texts: &Texts) -> String {
    let is_question = |line: &str| line.starts_with("  ") && !line.starts_with("    ");
    let taken_back = texts.say("replay-taken-back", &[("what", "".into())]);
    let lines =
        shown.lines().filter(|line| !line.contains("wickedness=") && !line.contains(taken_back.trim()));
    let lines = lines.map(|line| match line.rsplit_once(": ") {
        Some((asked, _)) if is_question(line) => asked,
        _ => line,
    });
    // Printed so in more than one language.
    lines.collect::<Vec<_>>().join("\n").replace("The King", "King")
}

#[test]
fn a_replay_is_told_in_every_language() {
    for (code, texts) in offered() {
        for file in RECORDS {
            let output = kaiju(&["replay", "--lang", &code, &format!("{FOLDER}{file}")]);
            assert!(output.status.success(), "{}", text(&output.stderr));
            let told = told(text(&output.stdout), &texts);
            assert!(told.lines().count() > 50, "{told}");
            assert_eq!(english_in(&told), Vec::<&str>::new(), "{code}, {file}:\n{told}");
            for id in ["told-", "asked-", "chance-", "over-", "card-", "face-", "monster-", "replay-"] {
                assert!(!told.contains(id), "{code}, {file}: {id} in\n{told}");
            }
            assert!(told.contains(&texts.say("replay-before", &[])));
        }
    }
}

#[test]
fn checks_and_analyses_are_told_in_every_language() {
    for (code, texts) in offered() {
        let file = format!("{FOLDER}czech-2-1.kot");
        let checked = kaiju(&["verify", "--lang", &code, &file]);
        assert!(checked.status.success());
        let shown = text(&checked.stdout).replace(&file, "");
        assert_eq!(english_in(&shown), Vec::<&str>::new(), "{code}: {shown}");
        let analysed = kaiju(&["analyze", "--lang", &code, &file]);
        assert!(analysed.status.success(), "{}", text(&analysed.stderr));
        let shown = text(&analysed.stdout);
        for id in ["analyze-luck", "analyze-revision", "analyze-percent"] {
            assert!(shown.contains(&texts.say(id, &[])), "{code}: {id} in {shown}");
        }
        assert!(!shown.contains("analyze-") && !shown.contains("grade-"), "{code}: {shown}");
    }
}

#[test]
fn errors_and_help_are_told_in_every_language() {
    for (code, texts) in offered() {
        let missing = kaiju(&["replay", "--lang", &code, "no-such-file.kot"]);
        assert_eq!(missing.status.code(), Some(2));
        assert!(text(&missing.stderr).contains(&texts.say("file-unread", &[])), "{}", text(&missing.stderr));
        let wrong = kaiju(&["dance", &format!("--lang={code}")]);
        assert_eq!(wrong.status.code(), Some(2));
        assert!(text(&wrong.stderr).contains(&texts.say("usage-help", &[])), "{}", text(&wrong.stderr));
        let help = kaiju(&["--lang", &code, "--help"]);
        assert!(help.status.success());
        assert!(text(&help.stdout).contains(&texts.say("help-replay", &[])), "{}", text(&help.stdout));
    }
}
