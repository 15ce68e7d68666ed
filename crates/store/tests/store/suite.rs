//! The suite that every store must pass.

use crate::{Place, append, new_table, row, summary};
use kaiju_store::{Append, Deadlines, Guest, NewTable, Quota, Row, StoreError, Summary};
use std::sync::Arc;

pub use crate::acts::{
    a_removed_guest_is_found_nowhere, a_removed_table_is_gone_with_all_that_belongs_to_it,
    a_rewritten_table_has_other_texts_and_one_that_has_changed_is_left_alone,
    acts_are_numbered_and_make_their_changes,
};

pub async fn appended_entries_survive_reopening(place: Place) {
    let store = place.open().await;
    store.create(new_table("t")).await.unwrap();
    store.append(append("t", 2..=4)).await.unwrap();
    store.close().await.unwrap();
    assert!(matches!(store.append(append("t", 5..=5)).await, Err(StoreError::Closed)));
    let store = place.open().await;
    let kept = store.load("t").await.unwrap().unwrap();
    assert_eq!(kept.secret, "s");
    assert_eq!(kept.rows, [row(1..=1), row(2..=4)]);
    let entries: Vec<_> = kept.rows.iter().flat_map(Row::entries).collect();
    assert_eq!(entries, [(1, "entry 1"), (2, "entry 2"), (3, "entry 3"), (4, "entry 4")]);
    assert_eq!(store.load("u").await.unwrap(), None);
    assert_eq!(store.secret("u").await.unwrap(), None);
    assert_eq!(store.secret("t").await.unwrap().as_ref(), Some(&kept.secret));
    for after in 0..4 {
        for most in 0..4 {
            let wanted = kept.rows.iter().filter(|row| row.seq > after).take(most as usize);
            let rows = store.rows_after("t", after, most).await.unwrap();
            assert!(rows.iter().eq(wanted), "{most} after {after}: {rows:?}");
        }
    }
}

pub async fn any_text_and_any_number_are_stored_unchanged(place: Place) {
    let store = place.open().await;
    store.create(new_table("t")).await.unwrap();
    let texts = [
        "",
        r#"{"a":"b \\ \" c","n":[1,null]}"#,
        "line\nline\t\u{1}\u{7f}",
        "žluťoučký 恐竜 🦖",
        "12",
        "null",
    ];
    let numbers = [0, 1, 1 << 53, (1 << 53) + 1, (1 << 62) + 3, 7];
    let rows: Vec<Row> = (2..)
        .zip(texts.iter().zip(numbers))
        .map(|(seq, (&body, at))| Row { seq, at, body: body.to_owned() })
        .collect();
    for row in rows.clone() {
        let guests = vec![row.body.clone(), "ada".to_owned()];
        let summary = Summary {
            is_public: true,
            has_begun: true,
            is_over: false,
            text: row.body.clone(),
            guests: guests.clone(),
            at: row.at,
        };
        store.append(Append { table: "t".to_owned(), row, summary: Some(summary) }).await.unwrap();
        for guest in &guests {
            assert_eq!(crate::texts(store.tables_of(guest, 9).await.unwrap()), [guests[0].as_str()]);
        }
    }
    assert_eq!(store.load("t").await.unwrap().unwrap().rows[1..], rows);
}

pub async fn two_appends_after_the_same_entry_conflict(place: Place) {
    let store = place.open().await;
    store.create(new_table("t")).await.unwrap();
    assert!(matches!(store.create(new_table("t")).await, Err(StoreError::Conflict)));
    store.append(append("t", 2..=3)).await.unwrap();
    assert!(matches!(store.append(append("t", 2..=5)).await, Err(StoreError::Conflict)));
    assert_eq!(store.load("t").await.unwrap().unwrap().rows, [row(1..=1), row(2..=3)]);
    // A table created together with an entry of another one.
    let follower =
        |table: &str, seq| NewTable { also_append: Some(append("t", seq..=seq)), ..new_table(table) };
    assert!(matches!(store.create(follower("u", 2)).await, Err(StoreError::Conflict)));
    assert!(matches!(store.create(follower("t", 4)).await, Err(StoreError::Conflict)));
    assert_eq!(store.load("u").await.unwrap(), None);
    assert_eq!(store.load("t").await.unwrap().unwrap().rows.len(), 2);
    store.create(follower("u", 4)).await.unwrap();
    assert_eq!(store.load("u").await.unwrap().unwrap().rows, [row(1..=1)]);
    assert_eq!(store.load("t").await.unwrap().unwrap().rows.last(), Some(&row(4..=4)));
}

pub async fn a_long_log_stays_in_order_and_its_numbers_stay_taken(place: Place) {
    const LAST: u64 = 800;
    let store = place.open().await;
    let tables = ["", "0", "8a", "g", "qz", "r0", "🦖"];
    for table in tables {
        store.create(new_table(table)).await.unwrap();
    }
    let appends = tables.map(|table| {
        let store = Arc::clone(&store);
        tokio::spawn(async move {
            for seq in 2..=LAST {
                store.append(append(table, seq..=seq)).await.unwrap();
                // A read in between finds the rows so far, each once.
                if seq % 64 == 0 {
                    let rows = store.rows_after(table, 0, u32::MAX).await.unwrap();
                    assert!(rows.iter().map(|row| row.seq).eq(1..=seq), "{table}");
                }
            }
        })
    });
    for appends in appends {
        appends.await.unwrap();
    }
    store.close().await.unwrap();
    let store = place.open().await;
    for table in tables {
        assert_eq!(
            store.load(table).await.unwrap().unwrap().rows,
            (1..=LAST).map(|seq| row(seq..=seq)).collect::<Vec<_>>()
        );
        for most in [1, 16, 255, 256, 1000] {
            let mut last = 0;
            loop {
                let rows = store.rows_after(table, last, most).await.unwrap();
                assert!(rows.len() <= most as usize);
                assert!(rows.iter().map(|row| row.seq).eq(last + 1..=last + rows.len() as u64), "{most}");
                let Some(row) = rows.last() else { break };
                last = row.seq;
            }
            assert_eq!(last, LAST, "{most}");
        }
        for seq in [1, 2, LAST / 2, LAST - 1, LAST] {
            assert!(
                matches!(store.append(append(table, seq..=seq)).await, Err(StoreError::Conflict)),
                "{seq}"
            );
        }
    }
}

pub async fn a_lost_race_does_not_harm_the_rest_of_the_batch(place: Place) {
    let store = place.open().await;
    for table in 0..50 {
        store.create(new_table(&format!("t{table}"))).await.unwrap();
    }
    // Every third append uses a number that is taken.
    let appends: Vec<_> = (0..50)
        .map(|table| {
            let store = Arc::clone(&store);
            let seqs = if table % 3 == 0 { 1..=1 } else { 2..=3 };
            tokio::spawn(async move { store.append(append(&format!("t{table}"), seqs)).await })
        })
        .collect();
    for (table, appended) in appends.into_iter().enumerate() {
        let appended = appended.await.unwrap();
        let rows = store.load(&format!("t{table}")).await.unwrap().unwrap().rows.len();
        if table % 3 == 0 {
            assert!(matches!(appended, Err(StoreError::Conflict)));
            assert_eq!(rows, 1);
        } else {
            appended.unwrap();
            assert_eq!(rows, 2);
        }
    }
}

pub async fn lists_show_open_tables_latest_first(place: Place) {
    let store = place.open().await;
    for (table, at) in [("a", 10), ("b", 30), ("c", 20)] {
        let mut new = new_table(table);
        new.append.summary = Some(summary(table, &["ada", "ben"], at));
        store.create(new).await.unwrap();
    }
    assert_eq!(crate::texts(store.public_tables(0, 9, 10).await.unwrap()), ["b", "c", "a"]);
    assert_eq!(crate::texts(store.public_tables(0, 9, 1).await.unwrap()), ["b"]);
    assert_eq!(crate::texts(store.public_tables(20, 9, 10).await.unwrap()), ["b", "c"]);
    // Few per guest.
    let mut new = new_table("d");
    new.made_by = "ben".to_owned();
    new.append.summary = Some(summary("d", &["ben"], 5));
    store.create(new).await.unwrap();
    assert_eq!(crate::texts(store.public_tables(0, 2, 10).await.unwrap()), ["b", "c", "d"]);
    let over = Summary { is_over: true, ..summary("d", &["ben"], 6) };
    store.append(Append { summary: Some(over), ..append("d", 2..=2) }).await.unwrap();
    let over = Summary { is_over: true, ..summary("b", &["ada"], 40) };
    store.append(Append { summary: Some(over), ..append("b", 2..=2) }).await.unwrap();
    let hidden = Summary { is_public: false, ..summary("c", &["ben"], 50) };
    store.append(Append { summary: Some(hidden), ..append("c", 2..=2) }).await.unwrap();
    assert_eq!(crate::texts(store.public_tables(0, 9, 10).await.unwrap()), ["a"]);
    assert_eq!(crate::texts(store.tables_of("ada", 10).await.unwrap()), ["a"]);
    assert_eq!(crate::texts(store.tables_of("ben", 10).await.unwrap()), ["c", "a"]);
    assert_eq!(crate::texts(store.finished_tables_of("ada", 10).await.unwrap()), ["b"]);
    assert_eq!(crate::texts(store.finished_tables_of("ben", 10).await.unwrap()), ["d"]);
    assert_eq!(crate::texts(store.finished_tables_of("ben", 0).await.unwrap()), [""; 0]);
}

pub async fn a_guest_makes_no_more_tables_than_the_quota_allows(place: Place) {
    let store = place.open().await;
    let make = |table: &'static str, at, quota| {
        let mut new = NewTable { quota, ..new_table(table) };
        new.append.summary = Some(summary(table, &["ada"], at));
        store.create(new)
    };
    let three = |since| Quota { per_guest: 3, since, ..Quota::NONE };
    for (table, at) in [("a", 10), ("b", 20), ("c", 30)] {
        make(table, at, three(0)).await.unwrap();
    }
    assert!(matches!(make("d", 40, three(0)).await, Err(StoreError::Quota)));
    assert!(store.health().is_healthy && store.load("d").await.unwrap().is_none());
    // Tables at which nothing happens do not count, nor those whose games are over.
    make("d", 40, three(20)).await.unwrap();
    assert!(matches!(make("e", 50, three(20)).await, Err(StoreError::Quota)));
    let over = Summary { is_over: true, ..summary("b", &["ada"], 60) };
    store.append(Append { summary: Some(over), ..append("b", 2..=2) }).await.unwrap();
    make("e", 50, three(20)).await.unwrap();
    // However many come at once: those who share a commit are counted one after the other.
    let at_once = (0..20).map(|number| {
        let store = Arc::clone(&store);
        let mut new = NewTable { quota: three(0), ..new_table(&format!("t{number}")) };
        new.made_by = "ben".to_owned();
        tokio::spawn(async move { store.create(new).await })
    });
    let mut made = 0;
    for create in at_once.collect::<Vec<_>>() {
        made += u32::from(create.await.unwrap().is_ok());
    }
    assert_eq!(made, 3);
}

pub async fn an_address_makes_no_more_tables_than_the_quota_allows(place: Place) {
    let store = place.open().await;
    let make = |table: &'static str, made_by: &str, made_from: &str| {
        let quota = Quota { per_address: 2, ..Quota::NONE };
        let (made_by, made_from) = (made_by.to_owned(), made_from.to_owned());
        store.create(NewTable { quota, made_by, made_from, ..new_table(table) })
    };
    make("a", "ada", "10.0.0.1").await.unwrap();
    make("b", "ben", "10.0.0.1").await.unwrap();
    // A new guest does not help.
    assert!(matches!(make("c", "eve", "10.0.0.1").await, Err(StoreError::Quota)));
    make("d", "eve", "10.0.0.2").await.unwrap();
    // A table without an address counts for nobody.
    for table in ["e", "f", "g"] {
        make(table, "eve", "").await.unwrap();
    }
    let over = Summary { is_over: true, ..summary("b", &["ben"], 60) };
    store.append(Append { summary: Some(over), ..append("b", 2..=2) }).await.unwrap();
    make("c", "eve", "10.0.0.1").await.unwrap();
}

pub async fn a_guest_is_found_by_the_hash_of_the_token(place: Place) {
    let store = place.open().await;
    let ada = Guest { id: "g1".to_owned(), name: "Ada".to_owned() };
    store.add_guest(ada.clone(), [1; 32], 7).await.unwrap();
    assert!(matches!(store.add_guest(ada.clone(), [1; 32], 7).await, Err(StoreError::Conflict)));
    assert_eq!(store.guest([1; 32]).await.unwrap(), Some(ada.clone()));
    assert_eq!(store.guest([2; 32]).await.unwrap(), None);
    let ada = Guest { name: "Ada_L".to_owned(), ..ada };
    store.rename_guest(ada.clone()).await.unwrap();
    assert_eq!(store.guest([1; 32]).await.unwrap(), Some(ada.clone()));
    store.replace_token("g1", [2; 32]).await.unwrap();
    assert_eq!(store.guest([1; 32]).await.unwrap(), None);
    assert_eq!(store.guest([2; 32]).await.unwrap(), Some(ada));
    let ben = Guest { id: "g2".to_owned(), name: "Ben".to_owned() };
    store.add_guest(ben, [3; 32], 7).await.unwrap();
    assert!(matches!(store.replace_token("g2", [2; 32]).await, Err(StoreError::Conflict)));
}

/// Creates a table that has last changed at `at`.
async fn table_of_age(store: &dyn kaiju_store::Store, table: &str, has_begun: bool, is_over: bool, at: u64) {
    let summary = Summary { has_begun, is_over, ..summary(table, &["ada"], at) };
    let append = Append { summary: Some(summary), ..append(table, 1..=1) };
    store.create(NewTable { append, ..new_table(table) }).await.unwrap();
    store.append(crate::append(table, 2..=9)).await.unwrap();
}

pub async fn what_is_too_old_is_removed_and_nothing_else(place: Place) {
    let store = place.open().await;
    for (table, has_begun, is_over, at) in [
        ("never began", false, false, 99),
        ("ended before it began", false, true, 99),
        ("may still begin", false, false, 100),
        ("abandoned", true, false, 49),
        ("goes on", true, false, 50),
        ("finished", true, true, 9),
        ("finished lately", true, true, 10),
        ("pinned", true, true, 1),
    ] {
        table_of_age(&*store, table, has_begun, is_over, at).await;
    }
    store.pin("pinned", true).await.unwrap();
    let before = Deadlines { unstarted: 100, abandoned: 50, finished: 10, guests: 0 };
    let mut expired = store.expired_tables(before, 9).await.unwrap();
    expired.sort();
    assert_eq!(expired, ["abandoned", "ended before it began", "finished", "never began"]);
    assert_eq!(store.expired_tables(before, 3).await.unwrap().len(), 3);
    assert_eq!(store.expired_tables(Deadlines::default(), 9).await.unwrap(), [""; 0]);
    // One of them is used again before it is removed.
    let summary = Some(Summary { is_over: false, ..summary("abandoned", &["ada"], 51) });
    let back = Append { summary, ..append("abandoned", 10..=10) };
    store.append(back).await.unwrap();
    store.remove_tables(expired, before).await.unwrap();
    for (table, is_kept) in [
        ("never began", false),
        ("ended before it began", false),
        ("finished", false),
        ("may still begin", true),
        ("abandoned", true),
        ("goes on", true),
        ("finished lately", true),
        ("pinned", true),
    ] {
        let rows = store.rows_after(table, 0, 9).await.unwrap();
        assert_eq!(
            (store.secret(table).await.unwrap().is_some(), rows.is_empty()),
            (is_kept, !is_kept),
            "{table}"
        );
    }
    let finished = crate::texts(store.finished_tables_of("ada", 9).await.unwrap());
    assert_eq!(finished, ["finished lately", "pinned"]);
    store.pin("pinned", false).await.unwrap();
    assert_eq!(store.expired_tables(before, 9).await.unwrap(), ["pinned"]);
}

pub async fn guests_without_a_table_who_never_come_back_are_removed(place: Place) {
    let store = place.open().await;
    for (number, id) in (0..).zip(["ada", "ben", "cleo", "dora"]) {
        let guest = Guest { id: id.to_owned(), name: id.to_owned() };
        store.add_guest(guest, [number; 32], 10).await.unwrap();
    }
    table_of_age(&*store, "t", true, true, 5).await;
    store.see_guest("ben", 50).await.unwrap();
    let before = Deadlines { guests: 40, ..Deadlines::default() };
    let mut expired = store.expired_guests(before, 60, 9).await.unwrap();
    expired.sort();
    // Ada has a seat, and Ben was here lately.
    assert_eq!(expired, ["cleo", "dora"]);
    store.see_guest("dora", 45).await.unwrap();
    store.remove_guests(expired, before).await.unwrap();
    let is_known = async |number: u8| store.guest([number; 32]).await.unwrap().is_some();
    assert_eq!(
        [is_known(0).await, is_known(1).await, is_known(2).await, is_known(3).await],
        [true, true, false, true]
    );
    let finished = Deadlines { finished: 6, ..before };
    store.remove_tables(vec!["t".to_owned()], finished).await.unwrap();
    assert_eq!(store.expired_guests(before, 60, 9).await.unwrap(), ["ada"]);
}
