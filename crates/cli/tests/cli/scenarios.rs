//! `kaiju scenario`.

use crate::{kaiju, text};
use serde_json::Value;
use std::fs;
use std::path::PathBuf;

/// A folder with scenario files, removed on drop.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
        // May be left over from an interrupted run.
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(path.join("deep")).expect("the target folder can be written to");
        Folder(path)
    }

    fn file(&self, name: &str, bytes: &[u8]) -> String {
        let path = self.0.join(name);
        fs::write(&path, bytes).expect("the folder was just made");
        path.display().to_string()
    }

    fn path(&self) -> String {
        self.0.display().to_string()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

const GOOD: &str = "scenario a claw hurts\nproves ATTACK-3\nrules czech\n\
                    Alice: to resolve 1 1 2 2 3 claw\nBob: city\n=> Bob: 9 hearts\n=> asks Bob leave\n";

fn bad() -> String {
    GOOD.replace("a claw hurts", "a claw hurts more").replace("9 hearts", "8 hearts")
}

#[test]
fn scenarios_that_pass_are_counted() {
    let folder = Folder::new("pass");
    folder.file("one.scn", GOOD.as_bytes());
    folder.file("deep/two.scn", [GOOD, "\n", &GOOD.replace("a claw", "one claw")].concat().as_bytes());
    folder.file("notes.txt", b"no scenario");
    let output = kaiju(&["scenario", &folder.path()]);
    assert_eq!(text(&output.stdout), "3 passed, 0 failed\n");
    assert_eq!(output.status.code(), Some(0));
}

#[test]
fn a_scenario_that_fails_is_named_with_its_line_and_column() {
    let folder = Folder::new("fail");
    let file = folder.file("wrong.scn", bad().as_bytes());
    let output = kaiju(&["scenario", &file]);
    assert_eq!(output.status.code(), Some(1));
    let lines: Vec<&str> = text(&output.stdout).lines().collect();
    assert!(lines[0].starts_with(&format!("{file}:6:9: ")), "{lines:?}");
    assert_eq!(lines[1..], ["0 passed, 1 failed"]);
}

#[test]
fn failures_are_in_the_document_too() {
    let folder = Folder::new("document");
    let file = folder.file("wrong.scn", [GOOD, &bad()].concat().as_bytes());
    let output = kaiju(&["scenario", "--json", &file]);
    assert_eq!(output.status.code(), Some(1));
    let document: Value = serde_json::from_slice(&output.stdout).expect("one JSON document");
    assert_eq!((&document["passed"], &document["failed"]), (&Value::from(1), &Value::from(1)));
    assert_eq!(document["failures"][0]["file"], file);
    assert_eq!(document["failures"][0]["line"], 13);
    assert_eq!(document["failures"][0]["column"], 9);
    assert!(document["failures"][0]["message"].is_string());
}

#[test]
fn coverage_counts_what_passing_scenarios_cite() {
    let folder = Folder::new("coverage");
    let file = folder.file("one.scn", GOOD.as_bytes());
    let output = kaiju(&["scenario", "--coverage", "--json", &file]);
    let document: Value = serde_json::from_slice(&output.stdout).expect("one JSON document");
    assert_eq!(document["scenarios"], 1);
    assert_eq!(document["rules"]["cited"], 1);
    let all = &document["rules"];
    let count = |name: &str| all[name].as_u64().unwrap_or(0);
    let uncovered = all["uncovered"].as_array().map_or(0, Vec::len) as u64;
    assert_eq!(count("cited") + count("excused") + uncovered, count("total"));
    let lines = kaiju(&["scenario", "--coverage", &file]);
    assert!(text(&lines.stdout).contains("ATTACK-3 1"), "{}", text(&lines.stdout));
}

#[test]
fn coverage_without_a_path_is_that_of_the_built_in_scenarios() {
    let output = kaiju(&["scenario", "--coverage", "--json"]);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    let document: Value = serde_json::from_slice(&output.stdout).expect("one JSON document");
    assert!(document["scenarios"].as_u64().is_some_and(|count| count > 0));
}

#[test]
fn garbage_gives_one_sentence_and_no_panic() {
    let folder = Folder::new("garbage");
    let long_line = [b"scenario ".as_slice(), &vec![b'x'; 10 << 20]].concat();
    let garbage: [&[u8]; 6] =
        [b"", b"\xff\xfe\x00", b"scenario", b"=> => =>", &long_line, b"scenario x\nrules chess\n"];
    for (number, bytes) in garbage.into_iter().enumerate() {
        let file = folder.file(&format!("{number}.scn"), bytes);
        let output = kaiju(&["scenario", &file]);
        assert_eq!(output.status.code(), Some(1), "{number}");
        let lines: Vec<&str> = text(&output.stdout).lines().collect();
        assert_eq!(lines.len(), 2, "{lines:?}");
        assert!(lines[0].starts_with(&format!("{file}:")) && lines[0].len() < 500, "{lines:?}");
    }
}

#[test]
fn an_unreadable_file_is_bad_usage() {
    let folder = Folder::new("unreadable");
    let missing = format!("{}/missing.scn", folder.path());
    let empty_folder = format!("{}/deep", folder.path());
    for arguments in [vec!["scenario", &missing], vec!["scenario", &empty_folder], vec!["scenario"]] {
        let output = kaiju(&arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert_eq!(text(&output.stderr).lines().count(), 1, "{}", text(&output.stderr));
    }
}

#[test]
fn an_unreadable_file_does_not_stop_the_rest() {
    let folder = Folder::new("one-missing");
    let good = folder.file("good.scn", GOOD.as_bytes());
    let missing = format!("{}/missing.scn", folder.path());
    let output = kaiju(&["scenario", "--json", &missing, &good]);
    assert_eq!(output.status.code(), Some(2));
    let document: Value = serde_json::from_slice(&output.stdout).expect("one JSON document");
    assert_eq!(document["passed"], 1);
    assert_eq!(document["unreadable"][0]["file"], missing.as_str());
    assert!(document["unreadable"][0]["message"].as_str().is_some_and(|why| why.contains("cannot be read")));

    let output = kaiju(&["scenario", &good, &missing]);
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(text(&output.stdout), "1 passed, 0 failed, 1 cannot be read\n");
    assert!(text(&output.stderr).starts_with(&format!("kaiju: {missing}: cannot be read")));
}
