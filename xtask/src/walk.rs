//! Checks the walk of one claw in ARCHITECTURE.md: its files exist, and its functions are defined where it says.

use crate::root;
use std::fs;

/// A function that the walk names, and the file that defines it.
#[derive(PartialEq, Eq, Debug)]
struct Stop<'a> {
    file: &'a str,
    function: &'a str,
}

/// True for a path of a source file.
fn is_file(name: &str) -> bool {
    name.contains('/') && [".rs", ".ts", ".svelte"].into_iter().any(|end| name.ends_with(end))
}

/// The files and functions of a text. Functions follow their file in a list, as in `` `a/b.rs`, `one` and `two` ``; a
/// file without a list stands for itself.
fn stops(text: &str) -> Vec<Stop<'_>> {
    let mut stops = Vec::new();
    let mut file = None;
    // Every second piece is between backticks; the one before it joins it to the list.
    let pieces: Vec<&str> = text.split('`').collect();
    for pair in pieces.chunks_exact(2) {
        let [between, name] = pair else { continue };
        let is_joined = matches!(between.trim(), "," | "and" | ", and");
        if is_file(name) {
            file = Some(*name);
            stops.push(Stop { file: name, function: "" });
        } else if let Some(file) = file.filter(|_| is_joined) {
            stops.push(Stop { file, function: name });
        } else {
            file = None;
        }
    }
    stops
}

/// True if `source` defines the function, which may be preceded by its type: `Type::name` or `Type.name`.
fn defines(source: &str, function: &str) -> bool {
    let (owner, name) = function.rsplit_once("::").or(function.rsplit_once('.')).unwrap_or(("", function));
    let has_owner = ["impl", "class"].into_iter().any(|word| {
        source.lines().any(|line| {
            let line = line.trim_start().trim_start_matches("export ");
            line.starts_with(word) && line.split(|c: char| !c.is_alphanumeric()).any(|part| part == owner)
        })
    });
    let is_definition = |line: &str| {
        let Some((before, rest)) = line.split_once(name) else { return false };
        let is_whole = rest.starts_with(['(', '<']);
        let words: Vec<&str> = before.split_whitespace().collect();
        match words.last() {
            Some(&("fn" | "function")) => is_whole,
            // A method in TypeScript has no such word, and its line opens a block.
            last => is_whole && matches!(last, None | Some(&("private" | "async"))) && rest.ends_with('{'),
        }
    };
    (owner.is_empty() || has_owner) && source.lines().any(is_definition)
}

#[test]
fn the_walk_of_one_claw_leads_through_functions_that_exist() {
    let page = fs::read_to_string(root().join("ARCHITECTURE.md")).expect("ARCHITECTURE.md can be read");
    let walk = page.split("\n## One claw, ").nth(1).expect("the walk has its heading");
    let walk = walk.split("\n## ").next().unwrap_or_default();
    let steps = (1..).take_while(|step| walk.contains(&format!("\n{step}. `"))).count();
    assert!(steps > 20, "only {steps} steps");
    let found = stops(walk);
    assert!(found.iter().filter(|stop| !stop.function.is_empty()).count() > 40, "{found:#?}");
    let mut missing = Vec::new();
    for Stop { file, function } in &found {
        match fs::read_to_string(root().join(file)) {
            Err(error) => missing.push(format!("{file}: {error}")),
            Ok(source) if !function.is_empty() && !defines(&source, function) => {
                missing.push(format!("{file} defines no {function}"));
            }
            Ok(_) => {}
        }
    }
    assert!(missing.is_empty(), "{missing:#?}");
}

#[test]
fn functions_follow_their_file() {
    let text = "3. `a/b.rs`, `one` and `Two::three`: a `Hit` of `c/d.ts`, `four`, then `e/f.svelte`.";
    let named: Vec<(&str, &str)> = stops(text).iter().map(|stop| (stop.file, stop.function)).collect();
    assert_eq!(
        named,
        [
            ("a/b.rs", ""),
            ("a/b.rs", "one"),
            ("a/b.rs", "Two::three"),
            ("c/d.ts", ""),
            ("c/d.ts", "four"),
            ("e/f.svelte", "")
        ]
    );
}

#[test]
fn a_call_is_no_definition() {
    let rust = "impl Two<'_> {\n    pub(crate) fn three(&self) {\n        one(self);\n    }\n}\n";
    assert!(defines(rust, "three") && defines(rust, "Two::three"));
    assert!(!defines(rust, "one") && !defines(rust, "Other::three"));
    let script = "export class Two {\n  private async three(): void {\n    one()\n  }\n}\n";
    assert!(defines(script, "Two.three") && !defines(script, "one"));
}
