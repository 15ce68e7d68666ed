//! `kaiju arena` as its users see it.

#[cfg(target_os = "linux")]
mod patience;

#[cfg(target_os = "linux")]
use patience::wait_until;
use serde_json::Value;
use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

fn arena(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_kaiju"));
    command.env("LC_ALL", "C").arg("arena").args(arguments).output().expect("the binary was just built")
}

fn document(arguments: &[&str]) -> Value {
    let output = arena(arguments);
    assert!(output.status.success(), "{}", text(&output.stderr));
    assert!(output.stderr.is_empty(), "no progress bar in a pipe: {}", text(&output.stderr));
    serde_json::from_slice(&output.stdout).expect("one JSON document")
}

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).expect("kaiju prints UTF-8")
}

/// A path that nothing lies at.
fn folder(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("arena").join(name);
    // Left over from a run that was broken off.
    let _ = fs::remove_dir_all(&path);
    path
}

#[test]
fn the_document_has_the_promised_fields() {
    let document =
        document(&["--bots", "random,random,random", "--games", "30", "--rules", "dark", "--json"]);
    assert_eq!(document["rules"], "dark");
    assert_eq!(document["players"], 3);
    assert_eq!(document["games"], 30);
    assert!(document["nobody"].is_u64());
    assert!(document["games_per_s"].as_f64().is_some_and(|number| number > 0.0));
    assert!(document.get("dice_report").is_none());
    let [entrant] = document["entrants"].as_array().expect("an array").as_slice() else {
        panic!("{document}")
    };
    assert_eq!(entrant["bot"], "random");
    assert_eq!(entrant["games"], 90);
    assert_eq!(entrant["wins"].as_u64(), document["nobody"].as_u64().map(|nobody| 30 - nobody));
    for name in ["rate", "low", "high", "p50_ms", "p99_ms"] {
        assert!(entrant[name].as_f64().is_some_and(|number| number > 0.0), "{name} of {entrant}");
    }
}

#[test]
fn the_number_of_threads_changes_nothing_but_the_times() {
    let [one, three] = ["1", "3"].map(|threads| {
        let mut document = document(&["--games", "80", "--threads", threads, "--json", "--dice-report"]);
        document["threads"] = Value::Null;
        document["games_per_s"] = Value::Null;
        for name in ["p50_ms", "p99_ms"] {
            document["entrants"][0][name] = Value::Null;
        }
        document
    });
    assert_eq!(one, three);
}

#[test]
fn the_dice_report_counts_every_face_and_every_card() {
    let arguments = ["--games", "50", "--players", "2", "--dice-report"];
    let document = document(&[&arguments[..], &["--json"]].concat());
    let fits = document["dice_report"].as_array().expect("an array");
    let kinds: Vec<_> =
        fits.iter().map(|fit| (fit["what"].as_str(), fit["counts"].as_array().map(Vec::len))).collect();
    assert_eq!(kinds, [(Some("dice"), Some(6)), (Some("draws"), Some(66))]);
    for fit in fits {
        assert!(fit["chi_squared"].as_f64().is_some_and(|number| number > 0.0));
        assert!(fit["p"].as_f64().is_some_and(|p| p > 1e-6 && p <= 1.0), "{fit}");
    }
    let table = arena(&arguments);
    let table = text(&table.stdout);
    assert!(table.contains("dice: ") && table.contains("wings") && table.contains("p = "), "{table}");
}

#[test]
fn people_get_a_table() {
    let output = arena(&["--games", "20", "--players", "2", "--set", "bay_use=off"]);
    let lines: Vec<&str> = text(&output.stdout).lines().collect();
    assert!(lines[0].starts_with("bot") && lines[1].starts_with("random"), "{lines:?}");
    assert!(lines[2].starts_with("czech, bay_use=off, 2 players, 20 games"), "{lines:?}");
    assert!(output.stderr.is_empty());
}

#[test]
fn every_game_leaves_a_record() {
    let folder = folder("records/deep");
    let path = folder.display().to_string();
    document(&["--games", "12", "--records", &path, "--seed", "5", "--json"]);
    let first = fs::read_to_string(folder.join("game-01.kot")).expect("the first record");
    assert!(first.starts_with("kaiju-record 1\nrules czech\n"), "{first}");
    for line in [
        "seat random-1 ",
        "commitment ",
        "contribution random-4 ",
        "arena seed 5, game 1",
        "secret ",
        "over ",
    ] {
        assert!(first.lines().any(|found| found.starts_with(line)), "{line}: {first}");
    }
    assert!(folder.join("game-12.kot").exists());
    let again = arena(&["--games", "12", "--records", &path, "--seed", "6"]);
    assert_eq!(again.status.code(), Some(2));
    let error = text(&again.stderr);
    assert!(error.contains("already holds records") && error.lines().count() == 1, "{error}");
    assert_eq!(fs::read_to_string(folder.join("game-01.kot")).expect("it is still there"), first);
    let other = self::folder("records-again");
    document(&[
        "--games",
        "12",
        "--records",
        &other.display().to_string(),
        "--seed",
        "5",
        "--threads",
        "1",
        "--json",
    ]);
    assert_eq!(fs::read_to_string(other.join("game-01.kot")).expect("the same again"), first);
}

#[test]
fn a_single_game_and_an_incomplete_round_are_reported() {
    for (games, rounds, balanced) in [("1", 1, false), ("4", 1, true), ("6", 2, false)] {
        let document = document(&["--games", games, "--json"]);
        assert_eq!(document["games"].to_string(), games);
        assert_eq!(
            (&document["rounds"], &document["balanced"]),
            (&Value::from(rounds), &Value::from(balanced))
        );
        assert_eq!(document["basis"], "games");
        let entrant = &document["entrants"][0];
        assert!(entrant["low"].as_f64() < entrant["high"].as_f64());
        let table = arena(&["--games", games]);
        assert_eq!(
            text(&table.stdout).contains("the last round is incomplete"),
            !balanced,
            "{}",
            text(&table.stdout)
        );
    }
}

#[test]
fn bad_usage_is_one_sentence_and_exit_code_2() {
    let in_the_way = folder("in-the-way");
    fs::create_dir_all(in_the_way.parent().expect("a folder")).expect("the target folder can be written to");
    fs::write(&in_the_way, "").expect("the folder was just made");
    let in_the_way = in_the_way.join("records").display().to_string();
    let wrong: [(&[&str], &str); 21] = [
        (&["--bots", "rando"], "`rando`"),
        (&["--bots", "random,"], "``"),
        (&["--bots", "random,random,random", "--players", "2"], "at most 2"),
        (&["--bots", "random,random,random,random,random,random,random"], "2 to 6 seats"),
        (&["--bots", "cmd:"], "after `cmd:`"),
        (&["--bots", "random,cmd:bot 'x"], "not closed"),
        (&["--bots", "cmd:/no/such/bot x"], "cmd:/no/such/bot x: the program cannot be started"),
        (&["--time-limit", "0"], "0"),
        (&["--time-limit", "soon"], "soon"),
        (&["--seed", "-1"], "-1"),
        (&["--players", "7"], "7"),
        (&["--players", "1"], "1"),
        (&["--games", "0"], "0"),
        (&["--threads", "0"], "0"),
        (&["--rules", "chess"], "spanish"),
        (&["--set", "bay_usee=off"], "did you mean `bay_use`"),
        (&["--set", "bay_use=maybe"], "on, off"),
        (&["--set", "bay_use"], "expected a switch"),
        (&["--rules", "polish", "--set", "bay_closing=shift"], "Bay"),
        (&["--records", &in_the_way, "--games", "1"], "in-the-way"),
        (&["--report", &in_the_way, "--games", "1"], "cannot write the report"),
    ];
    for (arguments, expected) in wrong {
        let output = arena(arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}: {}", text(&output.stderr));
        assert!(output.stdout.is_empty(), "{arguments:?}");
        let error = text(&output.stderr);
        assert!(error.starts_with("kaiju: ") && error.lines().count() == 1, "{arguments:?}: {error}");
        assert!(error.contains(expected), "{arguments:?}: {error}");
    }
}

#[test]
fn a_program_that_fails_is_told_in_the_table_and_in_the_document() {
    let arguments =
        ["--bots", "random,cmd:python3 -c 'import sys; sys.exit(\"no, thanks\")'", "--games", "6"];
    let document = document(&[&arguments[..], &["--json"]].concat());
    assert_eq!(document["games"], 6);
    assert!(document["seed"].as_u64().is_some_and(|seed| seed > 1), "a program cannot guess the seed");
    let entrant = &document["entrants"][1];
    assert_eq!(entrant["bot"], "cmd:python3 -c 'import sys; sys.exit(\"no, thanks\")'");
    assert_eq!((&entrant["games"], &entrant["replaced"]), (&Value::from(6), &Value::from(6)));
    let failure = &entrant["failures"][0];
    assert_eq!(failure["code"], "ended");
    assert!(failure["message"].as_str().is_some_and(|message| message.contains("no, thanks")), "{failure}");
    assert_eq!(document["entrants"][0]["failures"], Value::Array(Vec::new()));
    let output = arena(&arguments);
    assert!(output.status.success());
    let table = text(&output.stdout);
    assert!(table.contains("it ended (exit status: 1) after writing `no, thanks`"), "{table}");
    assert!(table.contains("random replaced it, at least in part, in 6 of 6 games"), "{table}");
}

#[test]
fn two_runs_with_one_seed_give_a_program_the_same_games() {
    let example = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/bot.py");
    let bots = format!("random,cmd:python3 '{example}'");
    let [one, two] = ["1", "2"].map(|threads| {
        let arguments = ["--bots", &bots, "--games", "4", "--seed", "8", "--time-limit", "30000", "--json"];
        let document = document(&[&arguments[..], &["--threads", threads]].concat());
        assert_eq!(document["entrants"][1]["replaced"], 0);
        (document["seats"].clone(), document["lengths"].clone(), document["entrants"][1]["cards"].clone())
    });
    assert_eq!(one, two);
}

#[test]
fn the_report_is_a_page_that_needs_nothing_else() {
    let path = folder("report.html");
    fs::create_dir_all(path.parent().expect("a folder")).expect("the target folder can be written to");
    let name = path.display().to_string();
    let bots = "random,cmd:python3 -c 'exit(\"<b>&amp\")'";
    let arguments = ["--bots", bots, "--games", "900", "--players", "3", "--seed", "2", "--json"];
    document(&[&arguments[..], &["--report", &name]].concat());
    let page = fs::read_to_string(&path).expect("the report");
    fs::remove_file(&path).expect("the report");
    assert!(page.starts_with("<!doctype html>"));
    for word in ["http", "//", "src=", "href", "url(", "@import", "<script", "<link", "<img", "<iframe"] {
        assert!(!page.contains(word), "{word} asks for something else");
    }
    for heading in [
        "Ladder",
        "Wins by seat",
        "Wins by order of play",
        "Ways to win",
        "Length of games",
        "Cards and tiles",
        "Programs that failed",
    ] {
        assert!(page.contains(&format!("<h2>{heading}</h2>")), "{heading}");
    }
    assert!(
        page.matches("<svg ").count() >= 6 && page.matches("<svg ").count() == page.matches("</svg>").count()
    );
    assert!(page.contains("prefers-color-scheme: dark"));
    assert!(!page.contains("<b>") && page.contains("&lt;b&gt;&amp;amp"), "names are texts");
    assert!(
        page.contains("--players 3 --games 900 --rules czech --seed 2 --time-limit 2000</code>"),
        "how to repeat it"
    );
    assert!(!page.contains("NaN") && !page.contains("inf"), "all numbers are numbers");
}

#[cfg(target_os = "linux")]
#[test]
fn a_broken_off_arena_takes_its_programs_with_it() {
    let list = folder("offspring");
    fs::create_dir_all(list.parent().expect("a folder")).expect("the target folder can be written to");
    let _ = fs::remove_file(&list);
    let hostile = concat!(env!("CARGO_MANIFEST_DIR"), "/../bots/tests/hostile.py");
    let bots = format!("random,cmd:python3 '{hostile}' offspring '{}'", list.display());
    let mut command = Command::new(env!("CARGO_BIN_EXE_kaiju"));
    command.args(["arena", "--bots", &bots, "--games", "2", "--time-limit", "600000"]);
    let mut child = command.stdout(Stdio::null()).spawn().expect("the binary was just built");
    // It hangs with two children of its own when it has told about all.
    let mut told = String::new();
    wait_until("the program tells its processes", || {
        told = fs::read_to_string(&list).unwrap_or_default();
        told.ends_with('\n')
    });
    let kill = Command::new("kill").args(["-INT", &child.id().to_string()]).status();
    assert!(kill.expect("a program of every system").success());
    assert_eq!(child.wait().expect("it ends").code(), Some(130));
    let is_gone = |pid: &str| {
        let status = fs::read_to_string(format!("/proc/{pid}/stat")).unwrap_or_default();
        status.is_empty() || status.contains(") Z ")
    };
    // The program, one that it has started, and one that has left its group.
    assert_eq!(told.split_whitespace().count(), 3, "{told}");
    wait_until("all are gone", || told.split_whitespace().all(is_gone));
}

/// A limit on the size of files stands for a disk that is full.
#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_stops_the_arena_with_one_sentence_and_exit_code_1() {
    let folder = folder("full").display().to_string();
    let script = "trap '' XFSZ; ulimit -f 1; exec \"$0\" arena --games 8 --json --records \"$1\"";
    let output = Command::new("sh").args(["-c", script, env!("CARGO_BIN_EXE_kaiju"), &folder]).output();
    let output = output.expect("a shell");
    assert_eq!(output.status.code(), Some(1), "{}", text(&output.stderr));
    assert!(output.stdout.is_empty());
    let error = text(&output.stderr);
    assert!(error.contains("game-") && error.contains("too large") && error.lines().count() == 1, "{error}");
    assert_eq!(fs::read_dir(&folder).expect("the folder").count(), 0, "half a record is no record");
}
