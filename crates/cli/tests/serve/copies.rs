//! Copies of stores: made while a server runs, restored elsewhere, on another database too.

use crate::{Server, kaiju};
use kaiju_client::Account;
use kaiju_protocol::{Absence, CreateTable, NewSeat, TableOptions};
use std::path::Path;

/// The output of a command, and its success.
fn run(folder: &Path, arguments: &[&str]) -> (bool, String) {
    let output = kaiju(folder).args(arguments).output().unwrap();
    let text =
        String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr);
    (output.status.success(), text)
}

pub fn succeed(folder: &Path, arguments: &[&str]) -> String {
    let (is_done, text) = run(folder, arguments);
    assert!(is_done, "{arguments:?}: {text}");
    text
}

pub fn fail(folder: &Path, arguments: &[&str]) -> String {
    let (is_done, text) = run(folder, arguments);
    assert!(!is_done, "{arguments:?}: {text}");
    text
}

pub async fn new_table(host: &Account) -> String {
    let absence = Absence { pause_s: 3600, ..Absence::default() };
    let options = TableOptions { public: true, absence, ..TableOptions::default() };
    let mine = NewSeat::Mine { name: None, monster: None };
    host.create(&CreateTable { options, seats: vec![mine.clone(), mine], position: None }).await.unwrap()
}

fn digest(told: &str) -> &str {
    told.trim().rsplit_once("digest ").unwrap().1
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_of_a_running_server_becomes_the_same_store_anywhere() {
    let postgres = kaiju_cluster::new_database().unwrap();
    let server = Server::start(&[]);
    let folder = server.folder.path();
    let host = Account::new(server.address).await.unwrap();
    let (first, second) = (new_table(&host).await, new_table(&host).await);
    let told = succeed(folder, &["backup", "all.kaiju"]);
    assert!(told.starts_with("all.kaiju: 2 tables with 2 rows, 1 guests, digest "), "{told}");
    assert!(fail(folder, &["backup", "all.kaiju"]).contains("all.kaiju: cannot create the file"));
    // To PostgreSQL, from there, and into another file: always the same.
    let whole = digest(&told).to_owned();
    assert_eq!(digest(&succeed(folder, &["restore", "all.kaiju", "--store", &postgres])), whole);
    assert_eq!(digest(&succeed(folder, &["backup", "again.kaiju", "--store", &postgres])), whole);
    assert_eq!(digest(&succeed(folder, &["restore", "again.kaiju", "--store", "sqlite:new.db"])), whole);
    let is_same = |one: &str, other: &str| {
        std::fs::read(folder.join(one)).unwrap() == std::fs::read(folder.join(other)).unwrap()
    };
    assert!(is_same("all.kaiju", "again.kaiju"));
    let again = fail(folder, &["restore", "again.kaiju", "--store", "sqlite:new.db"]);
    assert!(again.contains("again.kaiju: the store is not empty"), "{again}");
    // A store in use takes nothing, unless many processes may use it.
    assert!(fail(folder, &["import", "all.kaiju"]).contains("another server is using this database"));
    // Single tables.
    let one = succeed(folder, &["export", "one.kaiju", "--table", &first]);
    assert!(one.starts_with("one.kaiju: 1 tables with 1 rows, 1 guests"), "{one}");
    succeed(folder, &["export", "other.kaiju", "--table", &second, "--store", &postgres]);
    succeed(folder, &["import", "one.kaiju", "--store", "sqlite:third.db"]);
    succeed(folder, &["import", "other.kaiju", "--store", "sqlite:third.db"]);
    let twice = fail(folder, &["import", "one.kaiju", "--store", "sqlite:third.db"]);
    assert!(twice.contains("the store already has one of its tables or tokens"), "{twice}");
    assert_eq!(digest(&succeed(folder, &["backup", "third.kaiju", "--store", "sqlite:third.db"])), whole);
    let missing = fail(folder, &["export", "none.kaiju", "--table", "nosuchtb"]);
    assert!(
        missing.contains("there is no table nosuchtb") && !folder.join("none.kaiju").exists(),
        "{missing}"
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_copy_that_was_changed_or_cut_is_refused_and_nothing_is_written() {
    let server = Server::start(&[]);
    let folder = server.folder.path();
    let host = Account::new(server.address).await.unwrap();
    new_table(&host).await;
    succeed(folder, &["backup", "all.kaiju"]);
    let good = std::fs::read_to_string(folder.join("all.kaiju")).unwrap();
    let lines: Vec<&str> = good.lines().collect();
    let cut = lines[..lines.len() - 1].join("\n");
    let swapped = [lines[0], lines[2], lines[1], lines[3], lines[4]].join("\n");
    for (bad, reason) in [
        (good.replace("czech", "dark1"), "the digest does not match"),
        (good.replace("\"is_over\":false", "\"is_over\": false"), "this line was changed"),
        (cut, "the last line is missing"),
        (swapped, "the digest does not match"),
        ("dear diary\n".to_owned(), "this is not a Kaiju archive"),
        (String::new(), "the last line is missing"),
    ] {
        std::fs::write(folder.join("bad.kaiju"), bad).unwrap();
        let said = fail(folder, &["restore", "bad.kaiju", "--store", "sqlite:new.db"]);
        assert!(said.contains(reason), "{reason}: {said}");
        assert!(!folder.join("new.db").exists());
    }
}
