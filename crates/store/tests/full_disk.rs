//! A disk that fills up and empties again: acknowledged writes survive, refused ones do not.
//!
//! The disk is simulated by a file size limit. That limit holds for the whole process, so this test has its own.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use kaiju_store::{Append, Guest, Health, NewTable, Quota, Row, SqliteStore, Store, StoreError, Summary};
use std::path::Path;
use std::process::Command;
use std::time::Duration;

const CHILD: &str = "KAIJU_FULL_DISK";

/// Sets or lifts the file size limit.
fn fill(database: &Path, is_full: bool) {
    let log = database.with_extension("db-wal");
    let size = std::fs::metadata(log).unwrap().len();
    let (_, hard) = rlimit::Resource::FSIZE.get().unwrap();
    rlimit::Resource::FSIZE.set(if is_full { size } else { hard }, hard).unwrap();
}

fn append(seq: u64) -> Append {
    let summary = seq.is_multiple_of(3).then(|| Summary {
        is_public: true,
        has_begun: true,
        is_over: false,
        text: seq.to_string(),
        guests: vec!["ada".to_owned()],
        at: seq,
    });
    Append { table: "t".to_owned(), row: Row { seq, at: seq, body: format!("entry {seq}") }, summary }
}

async fn new_guest(store: &SqliteStore, number: u8) -> Result<(), StoreError> {
    let guest = Guest { id: format!("guest {number}"), name: "x".repeat(100_000) };
    store.add_guest(guest, [number; 32], 1).await
}

/// Waits until the health of the store satisfies a condition. The machine's clock only ends a test that would hang.
#[expect(clippy::disallowed_methods, reason = "a guard against hanging")]
async fn until(store: &SqliteStore, what: &str, is_so: impl Fn(&Health) -> bool) {
    let start = std::time::Instant::now();
    tokio::time::pause();
    while !is_so(&store.health()) {
        assert!(start.elapsed() < Duration::from_secs(60), "never: {what}");
        tokio::time::advance(Duration::from_millis(100)).await;
    }
    tokio::time::resume();
}

async fn play(folder: &Path) {
    let path = folder.join("kaiju.db");
    let store = SqliteStore::open(&path).await.unwrap();
    let table = NewTable {
        secret: "s".to_owned(),
        made_by: "ada".to_owned(),
        made_from: String::new(),
        append: append(1),
        also_append: None,
        quota: Quota::NONE,
    };
    store.create(table).await.unwrap();
    let mut seq = 1;
    for number in 0..4 {
        fill(&path, true);
        assert!(matches!(new_guest(&store, number).await, Err(StoreError::Database(_))));
        // One fails alone, the other with a summary.
        for refused in [seq + 1, seq + 3 - seq % 3] {
            let large =
                Append { row: Row { seq: refused, at: 1, body: "x".repeat(100_000) }, ..append(refused) };
            assert!(matches!(store.append(large).await, Err(StoreError::Database(_))), "{refused}");
        }
        // A probe fails too.
        let before = store.health().probes;
        until(&store, "it is tried again", |health| health.probes > before).await;
        let Health { failed_writes, is_healthy, .. } = store.health();
        assert_eq!((failed_writes, is_healthy), (3 * (u64::from(number) + 1), false));
        fill(&path, false);
        // Every other time a probe has to notice that there is room, since nobody writes.
        if number % 2 == 0 {
            until(&store, "it is well again", |health| health.is_healthy).await;
        }
        for _ in 0..5 {
            seq += 1;
            store.append(append(seq)).await.unwrap();
        }
        assert!(store.health().is_healthy);
        assert_eq!(store.guest([number; 32]).await.unwrap(), None);
        let kept = store.load("t").await.unwrap().unwrap();
        let seqs: Vec<u64> = kept.rows.iter().map(|row| row.seq).collect();
        assert_eq!(seqs, (1..=seq).collect::<Vec<u64>>(), "seen by others");
    }
    store.close().await.unwrap();
    let store = SqliteStore::open(&path).await.unwrap();
    assert_eq!(store.load("t").await.unwrap().unwrap().rows.len() as u64, seq);
    let listed = store.public_tables(0, 9, 9).await.unwrap();
    assert!(matches!(&listed[..], [only] if only.text == "21"), "{listed:?}");
}

#[tokio::test]
async fn writes_acknowledged_after_failed_commits_are_on_disk() {
    if let Some(folder) = std::env::var_os(CHILD) {
        return play(Path::new(&folder)).await;
    }
    let folder = tempfile::tempdir().unwrap();
    // Exceeding the limit kills the process unless it ignores the signal.
    let child = Command::new("sh")
        .args(["-c", "trap '' XFSZ; exec \"$@\"", "sh"])
        .arg(std::env::current_exe().unwrap())
        .args(["--exact", "writes_acknowledged_after_failed_commits_are_on_disk", "--nocapture"])
        .env(CHILD, folder.path())
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&child.stdout) + String::from_utf8_lossy(&child.stderr);
    assert!(child.status.success(), "{said}");
    assert!(said.contains("1 passed"), "{said}");
}
