//! `kaiju analyze`.

use crate::{kaiju, text};
use serde_json::Value;
use std::fs;

/// A game that is kept in the repository.
fn kept_game() -> String {
    concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/records/revision-1/czech-2-1.kot").to_owned()
}

#[test]
fn an_analysis_is_one_document_whose_accounts_add_up() {
    let output = kaiju(&["analyze", "--json", &kept_game()]);
    assert!(output.status.success(), "{}", text(&output.stderr));
    let document: Value = serde_json::from_slice(&output.stdout).expect("analyze prints JSON");
    // Chances are whole numbers of units; a reader of JSON may round the last digit of a fraction.
    let units =
        |value: &Value| (value.as_f64().expect("a number") * kaiju_analysis::ONE as f64).round() as i64;
    let points = document["points"].as_array().expect("points");
    for point in points {
        let win = point["win"].as_array().expect("chances");
        let sum: i64 = win.iter().map(units).sum::<i64>() + units(&point["nobody"]);
        assert_eq!(sum, kaiju_analysis::ONE, "{point}");
    }
    let seats = document["seats"].as_array().expect("seats");
    assert_eq!(seats.len(), 2);
    for (index, seat) in seats.iter().enumerate() {
        let parts = ["initial", "luck", "own", "others", "revision"].map(|part| units(&seat[part]));
        assert_eq!(parts.iter().sum::<i64>(), units(&seat["last"]), "{seat}");
        assert_eq!(units(&points[points.len() - 1]["win"][index]), units(&seat["last"]));
    }
    let decisions = document["decisions"].as_array().expect("decisions");
    assert!(decisions.iter().all(|decision| units(&decision["loss"]) >= 0));
    let moves = decisions.len() + document["luck"].as_array().expect("luck").len();
    assert_eq!(moves + 1, points.len());
}

#[test]
fn an_analysis_does_not_depend_on_the_threads() {
    let of = |threads| kaiju(&["analyze", "--threads", threads, &kept_game()]).stdout;
    let one = of("1");
    assert!(text(&one).contains("revision"), "{}", text(&one));
    assert_eq!(text(&one), text(&of("3")));
}

#[test]
fn a_deep_analysis_has_an_error_with_every_number() {
    let output = kaiju(&["analyze", "--deep", "--playouts", "8", "--json", &kept_game()]);
    assert!(output.status.success(), "{}", text(&output.stderr));
    let document: Value = serde_json::from_slice(&output.stdout).expect("analyze prints JSON");
    assert_eq!(document["depth"], "deep");
    let rollouts = &document["rollouts"];
    let points = rollouts["turning_points"].as_array().expect("turning points");
    assert_eq!(points.len(), document["turning_points"].as_array().expect("turning points").len());
    for point in points {
        let sum: f64 = point["before"]
            .as_array()
            .expect("chances")
            .iter()
            .map(|chance| chance["mean"].as_f64().expect("a mean"))
            .sum();
        assert!((sum - 1.0).abs() < 0.02, "{point}");
    }
    for decision in rollouts["decisions"].as_array().expect("decisions") {
        assert!(
            decision["loss"]["error"].is_number()
                && decision["answers"].as_array().is_some_and(|all| all.len() >= 2),
            "{decision}"
        );
    }
    let plain = kaiju(&["analyze", "--deep", "--playouts", "8", &kept_game()]).stdout;
    assert!(text(&plain).contains("Rollouts: "), "{}", text(&plain));
}

#[test]
fn the_report_of_an_analysis_needs_nothing_but_itself() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.html");
    let output = kaiju(&["analyze", "--report", path.to_str().expect("a path"), &kept_game()]);
    assert!(output.status.success(), "{}", text(&output.stderr));
    let page = fs::read_to_string(&path).expect("the page was written");
    assert!(page.contains("<polygon") && page.contains("Turning points"));
    assert!(!page.contains("http") && !page.contains("<script"), "it loads something");
}

#[test]
fn an_analysis_of_something_else_says_what_is_wrong() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.kot");
    fs::write(&path, "chess\n").expect("a file");
    let path = path.to_str().expect("a path");
    let output = kaiju(&["analyze", path]);
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output.stderr).starts_with(&format!("{path}:1:")), "{}", text(&output.stderr));
    assert_eq!(kaiju(&["analyze", "missing.kot"]).status.code(), Some(2));
}
