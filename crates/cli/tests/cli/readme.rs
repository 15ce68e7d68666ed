//! The README shows what the program prints.

use crate::{kaiju, text};

const README: &str = include_str!("../../../../README.md");

/// The block of the README that begins with this line, without the fence.
fn block(first: &str) -> &'static str {
    let (_, rest) = README.split_once(first).expect("the README has this block");
    rest.split_once("\n```").expect("the block ends").0
}

#[test]
fn the_record_of_the_readme_is_right_and_says_so() {
    let command = "$ kaiju verify ";
    let shown = block(command);
    let (path, shown) = shown.split_once('\n').expect("the output follows");
    // The path is relative to the root of the repository.
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../../");
    let output = kaiju(&["verify", &format!("{root}{path}")]);
    let printed = text(&output.stdout).replace(root, "");
    for line in shown.lines().filter(|line| *line != "…") {
        assert!(printed.lines().any(|found| found == line), "{line}\n{printed}");
    }
}

#[test]
fn the_dispute_of_the_readme_is_settled_as_it_says() {
    let scenario = format!("scenario {}\n", block("```text\nscenario "));
    let file = std::env::temp_dir().join(format!("kaiju-{}-dispute.scn", std::process::id()));
    std::fs::write(&file, scenario).expect("a temporary file");
    let output = kaiju(&["scenario", file.to_str().expect("UTF-8")]);
    std::fs::remove_file(&file).expect("it was just written");
    assert_eq!(text(&output.stdout).trim_end(), block("$ kaiju scenario dispute.scn\n"));
}
