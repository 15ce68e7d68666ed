//! Several databases as one store.

use crate::{append, new_table, row, summary, texts};
use kaiju_store::{Attendance, NewTable, News, PostgresStore, Quota, ShardedStore, Store, StoreError};
use std::collections::BTreeSet;

async fn open(addresses: &[String]) -> ShardedStore {
    let mut stores: Vec<Box<dyn Store>> = Vec::new();
    for address in addresses {
        stores.push(Box::new(PostgresStore::open(address).await.unwrap()));
    }
    ShardedStore::new(stores).unwrap()
}

fn databases(count: usize) -> Vec<String> {
    (0..count).map(|_| kaiju_cluster::new_database().unwrap()).collect()
}

/// Creates a table of a guest, and returns its id.
async fn create(store: &ShardedStore, id: &str, guest: &str, at: u64) -> String {
    let id = store.place(id.to_owned(), guest, None);
    let mut new = NewTable { made_by: guest.to_owned(), ..new_table(&id) };
    new.append.summary = Some(summary(&id, &[guest], at));
    store.create(new).await.unwrap();
    id
}

#[tokio::test]
async fn the_id_of_a_table_says_where_it_is() {
    let addresses = databases(3);
    let store = open(&addresses).await;
    let mut tables = Vec::new();
    for number in 0..24 {
        tables.push(create(&store, &format!("t{number}"), &format!("guest {number}"), number).await);
    }
    let marks: BTreeSet<Option<&str>> =
        tables.iter().map(|id| id.split_once('_').map(|(mark, _)| mark)).collect();
    assert_eq!(marks, BTreeSet::from([None, Some("2"), Some("3")]));
    for id in &tables {
        store.append(append(id, 2..=3)).await.unwrap();
        assert!(matches!(store.append(append(id, 2..=2)).await, Err(StoreError::Conflict)));
        assert_eq!(store.load(id).await.unwrap().unwrap().rows, [row(1..=1), row(2..=3)]);
    }
    // Lists have the tables of all, latest first.
    let latest: Vec<String> = tables.iter().rev().take(10).cloned().collect();
    assert_eq!(texts(store.public_tables(0, 9, 10).await.unwrap()), latest);
    assert_eq!(texts(store.tables_of("guest 7", 9).await.unwrap()), [tables[7].as_str()]);
    store.close().await.unwrap();
    // Each database has its own part, and a process that knows fewer of them does not mistake one for another.
    let first = open(&addresses[..1]).await;
    for id in &tables {
        let is_here = first.load(id).await.unwrap().is_some();
        assert_eq!(is_here, !id.contains('_'), "{id}");
        if !is_here {
            assert!(matches!(first.append(append(id, 4..=4)).await, Err(StoreError::UnknownDatabase)));
        }
    }
}

#[tokio::test]
async fn all_tables_of_a_guest_are_together_and_a_rematch_is_beside_its_table() {
    let store = open(&databases(3)).await;
    for guest in ["ada", "ben", "eve", "kim", "lou"] {
        let (one, other) =
            (store.place(format!("a{guest}"), guest, None), store.place(format!("b{guest}"), guest, None));
        let mark = |id: &str| id.split_once('_').map(|(mark, _)| mark.to_owned());
        assert_eq!(mark(&one), mark(&other));
        for old in ["t", "2_t", "3_t"] {
            assert_eq!(mark(&store.place("c".to_owned(), guest, Some(old))), mark(old));
        }
        // So the quota counts all of them.
        let quota = Quota { per_guest: 1, ..Quota::NONE };
        let new = |id: &str| NewTable { quota, made_by: guest.to_owned(), ..new_table(id) };
        store.create(new(&one)).await.unwrap();
        assert!(matches!(store.create(new(&other)).await, Err(StoreError::Quota)));
        // The id of a daily game has a separator of its own.
        let daily = store.place(format!("d20000-{guest}"), guest, None);
        assert_eq!(mark(&daily), mark(&one));
        store.create(new_table(&daily)).await.unwrap();
        assert!(store.load(&daily).await.unwrap().is_some());
    }
}

#[tokio::test]
async fn processes_with_the_same_databases_hear_of_each_other() {
    let addresses = databases(2);
    let (one, other) = (open(&addresses).await, open(&addresses).await);
    let (here, there) = (one.peers().unwrap(), other.peers().unwrap());
    let mut news = there.news().unwrap();
    here.send_heartbeat().await.unwrap();
    there.send_heartbeat().await.unwrap();
    assert_eq!(here.send_heartbeat().await.unwrap().processes, 2);
    let attendance = Attendance { guests: vec!["ada".to_owned()], spectators: 1, since: Some(1) };
    let tables = ["t", "2_t"].map(str::to_owned);
    for table in &tables {
        one.create(NewTable { made_by: table.clone(), ..new_table(table) }).await.unwrap();
        here.attend(table, &attendance).await.unwrap();
        assert!(here.claim(table).await.unwrap() && !there.claim(table).await.unwrap());
    }
    let mut told = BTreeSet::new();
    while told.len() < tables.len() {
        if let News::Committed(commit) = news.recv().await.unwrap() {
            told.extend(commit.rows.into_iter().map(|(table, _)| table));
        }
    }
    let keys = tables.iter().map(|table| (table.clone(), 1)).collect();
    assert_eq!(there.rows(keys).await.unwrap().len(), 2);
    let elsewhere = there.elsewhere(&tables).await.unwrap();
    assert!(
        elsewhere.iter().all(|known| known.has_worker && known.attendance == attendance),
        "{elsewhere:?}"
    );
    here.release("2_t").await.unwrap();
    assert!(there.claim("2_t").await.unwrap());
}
