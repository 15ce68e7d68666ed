//! An operator reads in the log what was removed, and how to keep it.

use crate::{Server, wait_until};
use kaiju_store::{Append, NewTable, Quota, Row, SqliteStore, Store, Summary};

/// A table that last changed more than half a century ago.
fn old_table(id: &str, is_played: bool) -> NewTable {
    let (at, table) = (5, id.to_owned());
    let summary = Summary {
        is_public: false,
        has_begun: is_played,
        is_over: is_played,
        text: "{}".to_owned(),
        guests: Vec::new(),
        at,
    };
    let row = Row { seq: 1, at, body: "{}".to_owned() };
    NewTable {
        secret: "secret".to_owned(),
        made_by: "ada".to_owned(),
        made_from: String::new(),
        append: Append { table, row, summary: Some(summary) },
        also_append: None,
        quota: Quota::NONE,
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_says_what_it_removed_and_which_option_keeps_it() {
    let mut server = Server::start(&["--keep-unstarted", "0"]);
    server.kill();
    let database = server.folder.path().join("kaiju.db");
    let store = SqliteStore::open(&database).await.unwrap();
    for (id, is_played) in [("waiting", false), ("played", true)] {
        store.create(old_table(id, is_played)).await.unwrap();
    }
    // A server has been at work lately, so that nobody need be warned.
    store.administration().note_round(4_102_444_800_000).await.unwrap();
    store.close().await.unwrap();
    drop(store);
    server.restart();
    let said = || std::fs::read_to_string(server.folder.path().join("errors")).unwrap();
    wait_until("it says so", || said().contains("finished games of more than 365 days; --keep-finished"));
    assert!(!said().contains("--keep-unstarted"), "{}", said());
    server.kill();
    let store = SqliteStore::open(&database).await.unwrap();
    assert!(store.load("waiting").await.unwrap().is_some());
    assert!(store.load("played").await.unwrap().is_none());
    store.close().await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn after_a_long_rest_nothing_is_removed_before_an_operator_could_look() {
    let mut server = Server::start(&[]);
    server.kill();
    let database = server.folder.path().join("kaiju.db");
    let store = SqliteStore::open(&database).await.unwrap();
    store.create(old_table("played", true)).await.unwrap();
    store.administration().note_round(5).await.unwrap();
    store.close().await.unwrap();
    drop(store);
    server.restart();
    let said = || std::fs::read_to_string(server.folder.path().join("errors")).unwrap();
    let announced = "1 finished games of more than 365 days will be removed in a day";
    wait_until("it says so", || said().contains(announced));
    server.kill();
    let store = SqliteStore::open(&database).await.unwrap();
    assert!(store.load("played").await.unwrap().is_some());
    assert_eq!(store.administration().last_round().await.unwrap(), Some(5));
    store.close().await.unwrap();
}
