//! A lint on prose: comments and titles of tests begin with the noun or verb that matters, and comments and documents
//! fit the page.
//!
//! CONTRIBUTING.md (*Words*) has the reasons and examples.

use crate::root;
use std::fs;
use std::path::{Path, PathBuf};

/// The folders whose sources are checked.
const FOLDERS: [&str; 6] = ["bench/limit", "crates", "examples", "fuzz/targets", "web", "xtask"];

/// The file name extensions of sources.
const SOURCES: [&str; 8] = ["rs", "ts", "svelte", "js", "mjs", "css", "html", "scn"];

/// The folders with documents, besides those above and the root itself.
const DOCUMENTS: [&str; 2] = ["docs", "text"];

/// Folders inside those that hold no source of ours.
const BUILT: [&str; 3] = ["target", "node_modules", "dist"];

/// The beginnings of a comment in Rust, TypeScript, CSS and HTML; longer ones first.
const MARKERS: [&str; 6] = ["///", "//!", "//", "/**", "/*", "<!--"];

/// The beginnings of a line with the title of a test: scenarios, and the client's tests.
const TITLES: [&str; 5] = ["scenario ", "test('", "live('", "describe('", "test.describe('"];

/// Openings that make a riddle of a sentence: "Who sits where" is "The seating".
const OPENINGS: [&str; 13] = [
    "Who",
    "Whoever",
    "Whom",
    "Whose",
    "What",
    "Whatever",
    "Whether",
    "Which",
    "Of",
    "So many",
    "How many",
    "How often",
    "How much",
];

/// The mark of a document that a chore writes.
const GENERATED: &str = "<!-- Made by `cargo xtask ";

/// The most columns of a line of prose.
const WIDTH: usize = 120;

/// The text of a comment line, without its marker.
fn comment(line: &str) -> Option<&str> {
    let line = line.trim_start();
    MARKERS.into_iter().find_map(|marker| line.strip_prefix(marker)).map(str::trim)
}

/// The title of a test in a line, with a capital.
fn title(line: &str) -> Option<String> {
    let line = line.trim_start();
    let title = TITLES.into_iter().find_map(|marker| line.strip_prefix(marker))?;
    let mut letters = title.chars();
    Some(letters.next()?.to_uppercase().chain(letters).collect())
}

/// The opening of a sentence that makes a riddle of it. Openings are whole words, not parts of longer ones.
fn riddle(text: &str) -> Option<&'static str> {
    let opens = |opening: &&str| {
        text.strip_prefix(*opening).is_some_and(|rest| !rest.starts_with(char::is_alphanumeric))
    };
    OPENINGS.into_iter().find(|opening| opens(opening))
}

/// The faults in a source file, each with its line.
fn faults(source: &str) -> Vec<(usize, String)> {
    let mut faults = Vec::new();
    for (number, line) in (1..).zip(source.lines()) {
        let comment = comment(line);
        if let Some(opening) = comment.and_then(riddle).or_else(|| title(line).as_deref().and_then(riddle)) {
            faults.push((number, format!("begins with `{opening}`: put a noun or a verb first")));
        }
        if comment.is_some() && line.chars().count() > WIDTH {
            faults.push((number, format!("is longer than {WIDTH} columns")));
        }
    }
    faults
}

/// The lines of a Markdown document that are too long. Rows of tables and examples cannot be broken.
fn long_lines(document: &str) -> Vec<usize> {
    let mut is_example = false;
    let mut long = Vec::new();
    for (number, line) in (1..).zip(document.lines()) {
        is_example ^= line.trim_start().starts_with("```");
        if !is_example && !line.starts_with('|') && line.chars().count() > WIDTH {
            long.push(number);
        }
    }
    long
}

/// All files below a folder with one of these extensions, without build output.
fn files(folder: &Path, ends: &[&str], found: &mut Vec<PathBuf>) {
    for entry in
        fs::read_dir(folder).unwrap_or_else(|error| panic!("cannot read {}: {error}", folder.display()))
    {
        let path = entry.expect("an entry of a folder").path();
        if path.is_dir() {
            if !BUILT.into_iter().any(|name| path.ends_with(name)) {
                files(&path, ends, found);
            }
        } else if path.extension().is_some_and(|end| ends.iter().any(|wanted| end == *wanted)) {
            found.push(path);
        }
    }
}

#[test]
fn comments_and_titles_begin_with_the_noun_or_verb_that_matters() {
    let mut paths = Vec::new();
    for folder in FOLDERS {
        files(&root().join(folder), &SOURCES, &mut paths);
    }
    for (source, least) in [("rs", 300), ("ts", 100), ("svelte", 80), ("css", 5), ("scn", 90)] {
        let count = paths.iter().filter(|path| path.extension().is_some_and(|end| end == source)).count();
        assert!(count >= least, "only {count} sources of the kind {source} found");
    }
    let mut found = Vec::new();
    for path in paths {
        let source = fs::read_to_string(&path).expect("a source is text");
        let path = path.strip_prefix(root()).unwrap_or(&path).display();
        found.extend(faults(&source).into_iter().map(|(line, fault)| format!("{path}:{line}: {fault}")));
    }
    assert!(found.is_empty(), "these comments and titles need other words:\n{}", found.join("\n"));
}

#[test]
fn documents_fit_the_page() {
    let mut paths = Vec::new();
    for folder in FOLDERS.into_iter().chain(DOCUMENTS) {
        files(&root().join(folder), &["md"], &mut paths);
    }
    for entry in fs::read_dir(root()).expect("the root folder").flatten() {
        if entry.path().extension().is_some_and(|end| end == "md") {
            paths.push(entry.path());
        }
    }
    assert!(paths.len() >= 40, "only {} documents found", paths.len());
    let mut found = Vec::new();
    for path in paths {
        let document = fs::read_to_string(&path).expect("a document is text");
        if !document.contains(GENERATED) {
            let path = path.strip_prefix(root()).unwrap_or(&path).display();
            found.extend(long_lines(&document).into_iter().map(|line| format!("{path}:{line}")));
        }
    }
    assert!(found.is_empty(), "longer than {WIDTH} columns:\n{}", found.join("\n"));
}

#[test]
fn long_lines_are_found_outside_of_tables_and_examples() {
    let long = "x".repeat(WIDTH + 1);
    assert_eq!(long_lines(&format!("{long}\n| {long} |\n```text\n{long}\n```\n- {long}\n")), [1, 6]);
    assert_eq!(long_lines(&"ž".repeat(WIDTH)), [0; 0]);
}

#[test]
fn a_riddle_is_refused_and_plain_words_are_not() {
    let lines = |source: &str| faults(source).into_iter().map(|(line, _)| line).collect::<Vec<_>>();
    let riddles = "//! Who plays.\n\nfn f() {}\n    /// How many seats.\n    // Of two, the last.\n";
    assert_eq!(lines(riddles), [1, 4, 5]);
    let page = "<!-- What is shown. -->\n<script>\n  /** Who is asked. */\n/* Whatever lies below. */\n";
    assert_eq!(lines(page), [1, 3, 4]);
    assert_eq!(
        lines("/// The players.\n/// Whole games. Offers. So far.\nlet who = \"// no\"; // What\n"),
        [0; 0]
    );
    assert_eq!(lines(&format!("/// {}\n", "x".repeat(WIDTH))), [1]);
    let titles =
        "scenario who attacks\n  test('what is kept', () => {\nscenario offers\nlive('a whole game', f)\n";
    assert_eq!(lines(titles), [1, 2]);
}
