//! `tools/verify_dice.py` recomputes the dice of records without any code of this workspace.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// The root folder of the workspace.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// All records below a folder, sorted by name; empty if there is no such folder.
fn records_in(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let mut paths: Vec<_> = entries.map(|entry| entry.expect("the folder can be read").path()).collect();
    paths.sort();
    let below = |path: PathBuf| if path.is_dir() { records_in(&path) } else { vec![path] };
    paths
        .into_iter()
        .flat_map(below)
        .filter(|path| path.extension().is_some_and(|end| end == "kot"))
        .collect()
}

/// The records of this repository.
fn records() -> Vec<PathBuf> {
    records_in(&root().join("tests/records"))
}

/// Runs the Python program and returns its exit code and output.
fn verify_dice<A: AsRef<std::ffi::OsStr>>(arguments: &[A]) -> (Option<i32>, String) {
    let mut python = Command::new("python3");
    // Leave no byte code beside the source.
    python.arg("-B").arg(root().join("tools/verify_dice.py")).args(arguments);
    let Output { status, stdout, stderr } = python.output().unwrap_or_else(|error| {
        panic!("cannot start `python3` ({error}): install Python 3.9 or later, and see that `python3` is in the PATH")
    });
    (status.code(), format!("{}{}", String::from_utf8_lossy(&stdout), String::from_utf8_lossy(&stderr)))
}

#[test]
fn python_agrees_with_the_test_vectors() {
    let (code, output) = verify_dice(&["--self-test"]);
    assert_eq!(code, Some(0), "{output}");
}

#[test]
fn python_has_the_lists_and_vectors_of_the_document() {
    let script = fs::read_to_string(root().join("tools/verify_dice.py")).expect("the program is there");
    let page = fs::read_to_string(root().join("docs/fairness.md")).expect("the document is there");
    // The first block is a record with made-up digests; the cards, the tiles and the vectors follow.
    let lists: Vec<_> = page.split("```text\n").skip(2).filter_map(|text| text.split("```").next()).collect();
    assert_eq!(lists.len(), 3);
    for list in lists {
        let start = list.lines().next().unwrap_or_default();
        assert!(script.contains(&format!("\n{list}\"\"\"\n")), "the list that begins with `{start}` differs");
    }
}

#[test]
fn python_agrees_with_every_record_of_the_repository() {
    let records = records();
    if records.is_empty() {
        return;
    }
    let (code, output) = verify_dice(&records);
    assert_eq!(code, Some(0), "{output}");
    assert_eq!(output.lines().filter(|line| line.contains(": ok, ")).count(), records.len(), "{output}");
}

#[test]
fn python_finds_a_changed_die_draw_and_secret() {
    let (mut files, mut faults) = (Vec::new(), Vec::new());
    for path in records() {
        let text = fs::read_to_string(&path).expect("the record can be read");
        for word in ["dice", "draw", "secret"] {
            let start = format!("{word} ");
            let mut lines = (1..).zip(text.lines());
            let (number, line) = lines.find(|(_, line)| line.starts_with(&start)).expect("every game has it");
            let name = format!("{word}-{}", path.file_name().expect("it is a file").display());
            let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
            fs::write(&file, text.replacen(line, &changed(line), 1))
                .expect("the folder for tests can be written");
            faults.push(format!("{}:{number}: ", file.display()));
            files.push(file);
        }
    }
    if files.is_empty() {
        return;
    }
    let (code, output) = verify_dice(&files);
    assert_eq!(code, Some(1), "{output}");
    assert_eq!(output.lines().count(), faults.len(), "{output}");
    for (said, fault) in output.lines().zip(&faults) {
        assert!(said.starts_with(fault), "`{said}` does not begin with `{fault}`");
    }
}

/// Another line of the same kind: one face, the card, or the first digit of the secret differs.
fn changed(line: &str) -> String {
    let (word, rest) = line.split_once(' ').expect("a line of chance has an answer");
    let (answer, end) = rest.split_once(' ').unwrap_or((rest, ""));
    match (word, answer) {
        ("dice", "1") => format!("dice claw {end}"),
        ("dice", _) => format!("dice 1 {end}"),
        ("draw", "wings") => format!("draw jets {end}"),
        ("draw", _) => format!("draw wings {end}"),
        (_, secret) if secret.starts_with('0') => format!("{word} 1{}", &secret[1..]),
        (_, secret) => format!("{word} 0{}", &secret[1..]),
    }
}

#[test]
fn python_says_which_file_cannot_be_read() {
    let (code, output) = verify_dice(&["no-such-record.kot"]);
    assert_eq!(code, Some(2));
    assert!(output.starts_with("no-such-record.kot: cannot be read: "), "{output}");
    let endless = Path::new(env!("CARGO_TARGET_TMPDIR")).join("endless.kot");
    fs::write(&endless, vec![b' '; (4 << 20) + 1]).expect("the folder for tests can be written");
    let (code, output) = verify_dice(&[&endless]);
    assert_eq!(code, Some(2));
    assert!(output.contains("endless.kot: cannot be read: it has more than 4194304 bytes"), "{output}");
}
