//! `kaiju load` as a process: what it says when it cannot begin. What it measures is tested in `src/load/tests`.

use crate::{free_address, kaiju};
use std::process::Output;

/// The error when it refuses to start.
fn refused(arguments: &[&str]) -> String {
    let folder = tempfile::tempdir().unwrap();
    let Output { status, stderr, .. } = kaiju(folder.path()).arg("load").args(arguments).output().unwrap();
    let said = String::from_utf8(stderr).unwrap();
    assert_eq!((status.code(), said.lines().count()), (Some(2), 1), "{said}");
    said
}

#[test]
fn nothing_to_do_is_said_to_be_so() {
    assert!(refused(&["--seconds", "0"]).contains("--seconds"));
    let said = refused(&["--tables", "0"]);
    assert!(said.contains("--tables") && said.contains("--idle"), "{said}");
}

#[test]
fn a_server_that_is_not_there_is_said_to_be_so() {
    let folder = tempfile::tempdir().unwrap();
    let free = free_address();
    let output = kaiju(folder.path()).args(["load", "--url", &free.to_string()]).output().unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{said}");
    assert_eq!(said.lines().count(), 1, "{said}");
    assert_eq!(said.matches("Connection refused").count(), 1, "{said}");
}
