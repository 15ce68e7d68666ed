//! Acts of operators, on both databases, and beside a server that uses the file.

use crate::{Place, append, new_table, row, summary, texts};
use kaiju_store::{
    Append, Ban, Change, Guest, Note, Report, Rewrite, Row, SqliteStore, Store, StoreError, Which,
};

fn note(act: &str, subject: &str) -> Note {
    let (who, act, subject) = ("operator".to_owned(), act.to_owned(), subject.to_owned());
    Note { at: 9, who, act, subject, detail: String::new() }
}

fn ban(subject: &str, ends_at: Option<u64>) -> Ban {
    Ban { subject: subject.to_owned(), at: 9, ends_at, reason: "spam".to_owned() }
}

pub async fn acts_are_numbered_and_make_their_changes(place: Place) {
    let store = place.open().await;
    let office = store.administration();
    assert_eq!(office.last_act().await.unwrap(), 0);
    let network = ban("network:1.2.3.4", Some(20));
    office.act(note("ban", "network:1.2.3.4"), Change::Ban(network.clone())).await.unwrap();
    office.act(note("ban", "guest:eve"), Change::Ban(ban("guest:eve", None))).await.unwrap();
    // A second ban replaces the first one.
    let longer = Ban { ends_at: Some(30), ..network };
    office.act(note("ban", "network:1.2.3.4"), Change::Ban(longer.clone())).await.unwrap();
    assert_eq!(office.bans().await.unwrap(), [ban("guest:eve", None), longer.clone()]);
    let unban = Change::Unban { subject: "guest:eve".to_owned() };
    office.act(note("unban", "guest:eve"), unban).await.unwrap();
    assert_eq!(office.bans().await.unwrap(), [longer]);
    let acts = office.acts_after(1, 2).await.unwrap();
    let told: Vec<(u64, &str)> = acts.iter().map(|act| (act.id, act.note.act.as_str())).collect();
    assert_eq!(told, [(2, "ban"), (3, "ban")]);
    assert_eq!(acts[0].note, note("ban", "guest:eve"));
    // Old notes go, and no number comes again.
    office.forget_acts(100).await.unwrap();
    assert_eq!((office.acts_after(0, 9).await.unwrap().len(), office.bans().await.unwrap().len()), (0, 0));
    office.act(note("look", "t"), Change::Nothing).await.unwrap();
    assert_eq!(office.last_act().await.unwrap(), 5);
    assert_eq!(office.last_round().await.unwrap(), None);
    office.note_round(7).await.unwrap();
    office.note_round(8).await.unwrap();
    assert_eq!(office.last_round().await.unwrap(), Some(8));
    store.close().await.unwrap();
}

pub async fn a_removed_table_is_gone_with_all_that_belongs_to_it(place: Place) {
    let store = place.open().await;
    let office = store.administration();
    for table in ["t", "u"] {
        store.create(new_table(table)).await.unwrap();
        office.send_away(table, "1.2.3.4").await.unwrap();
    }
    assert!(office.is_sent_away("t", "1.2.3.4").await.unwrap());
    assert!(!office.is_sent_away("t", "1.2.3.5").await.unwrap());
    let remove = Change::RemoveTable { table: "t".to_owned() };
    office.act(note("remove table", "t"), remove).await.unwrap();
    assert_eq!(store.load("t").await.unwrap(), None);
    assert!(!office.is_sent_away("t", "1.2.3.4").await.unwrap());
    assert_eq!(texts(store.tables_of("ada", 9).await.unwrap()), ["u"]);
    // A process that does not know yet and wakes the table is told with its first entry, which has a summary.
    let late = Append { summary: Some(summary("t", &["ada"], 9)), ..append("t", 2..=2) };
    assert!(matches!(store.append(late.clone()).await, Err(StoreError::Gone)));
    // Nobody else in the same commit suffers.
    let (one, other) = tokio::join!(store.append(late), store.append(append("u", 2..=2)));
    assert!(matches!(one, Err(StoreError::Gone)) && other.is_ok());
    // Any other of its rows is swept up.
    store.append(append("t", 2..=2)).await.unwrap();
    office.sweep("t").await.unwrap();
    assert_eq!(store.rows_after("t", 0, 9).await.unwrap(), []);
    office.sweep("u").await.unwrap();
    assert_eq!(store.rows_after("u", 0, 9).await.unwrap().len(), 2);
    assert!(store.health().is_healthy);
    store.close().await.unwrap();
}

pub async fn a_rewritten_table_has_other_texts_and_one_that_has_changed_is_left_alone(place: Place) {
    let store = place.open().await;
    let office = store.administration();
    store.create(new_table("t")).await.unwrap();
    store.append(append("t", 2..=3)).await.unwrap();
    let rows = |count: usize| -> Vec<Row> {
        let rows = [row(1..=1), row(2..=3)].into_iter().take(count);
        rows.map(|row| Row { body: row.body.replace("entry", "other"), ..row }).collect()
    };
    let rewrite = |count: usize, after: Append| {
        let summary = summary("nobody", &[], 9);
        let (table, guest) = ("t".to_owned(), "ada".to_owned());
        Change::Rewrite(Box::new(Rewrite { table, guest, rows: rows(count), append: Some(after), summary }))
    };
    for stale in [rewrite(1, append("t", 4..=4)), rewrite(2, append("t", 2..=2))] {
        assert!(matches!(office.act(note("forget", "ada"), stale).await, Err(StoreError::Conflict)));
    }
    assert_eq!(
        (office.last_act().await.unwrap(), store.load("t").await.unwrap().unwrap().rows[0].clone()),
        (0, row(1..=1))
    );
    office.act(note("forget", "ada"), rewrite(2, append("t", 4..=4))).await.unwrap();
    let kept = store.load("t").await.unwrap().unwrap().rows;
    assert_eq!(kept, [rows(2), vec![row(4..=4)]].concat());
    // Somebody who knew the table as it was cannot append to it.
    assert!(matches!(store.append(append("t", 4..=4)).await, Err(StoreError::Conflict)));
    assert_eq!(office.tables(Which::Of("ada"), 9).await.unwrap(), []);
    let all = office.tables(Which::All, 9).await.unwrap();
    assert_eq!((all[0].table.as_str(), all[0].made_by.as_str(), all[0].text.as_str()), ("t", "", "nobody"));
    store.close().await.unwrap();
}

pub async fn a_removed_guest_is_found_nowhere(place: Place) {
    let store = place.open().await;
    let office = store.administration();
    let guest = |id: &str| Guest { id: id.to_owned(), name: id.to_uppercase() };
    store.add_guest(guest("ada"), [1; 32], 3).await.unwrap();
    store.add_guest(guest("eve"), [2; 32], 4).await.unwrap();
    store.create(new_table("t")).await.unwrap();
    let report = |guest: &str, by: &str, about: &str| Report {
        at: 5,
        table: "t".to_owned(),
        guest: guest.to_owned(),
        name: guest.to_uppercase(),
        about: about.to_owned(),
        by: by.to_owned(),
    };
    for told in
        [report("ada", "eve", "name"), report("ada", "eve", "stalling"), report("eve", "ada", "other")]
    {
        office.report(told).await.unwrap();
    }
    let told = office.reports(None, 9).await.unwrap();
    assert_eq!(told, [report("ada", "eve", "name"), report("eve", "ada", "other")], "once for each table");
    assert_eq!(office.reports(Some("kim"), 9).await.unwrap(), []);
    let facts = office.guest_facts("ada").await.unwrap().unwrap();
    assert_eq!((facts.name.as_str(), facts.since, facts.seen), ("ADA", 3, Some(3)));
    assert_eq!(office.tables(Which::Of("ada"), 9).await.unwrap().len(), 1);
    let remove = Change::RemoveGuest { guest: "ada".to_owned() };
    office.act(note("remove guest", "ada"), remove).await.unwrap();
    assert_eq!(office.guest_facts("ada").await.unwrap(), None);
    assert_eq!(store.guest([1; 32]).await.unwrap(), None);
    assert_eq!(office.tables(Which::Of("ada"), 9).await.unwrap(), []);
    assert_eq!(office.reports(None, 9).await.unwrap(), []);
    assert_eq!(store.guest([2; 32]).await.unwrap(), Some(guest("eve")));
    store.close().await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_operator_and_a_server_write_one_file_at_the_same_time() {
    let place = Place::sqlite();
    let Place::Sqlite(folder) = &place else { unreachable!("it was just made") };
    let path = folder.path().join("kaiju.db");
    assert!(SqliteStore::open_beside(&path).await.is_err(), "there is no database yet");
    let server = place.open().await;
    let operator = SqliteStore::open_beside(&path).await.unwrap();
    server.create(new_table("t")).await.unwrap();
    for seq in 1..=50 {
        let (acted, appended) = tokio::join!(
            operator.administration().act(note("look", "t"), Change::Nothing),
            server.append(append("t", seq * 2..=seq * 2 + 1)),
        );
        assert!(acted.is_ok() && appended.is_ok(), "{acted:?} {appended:?}");
        assert_eq!(server.administration().last_act().await.unwrap(), seq);
    }
    // The key of the log decides between them, too.
    operator.append(append("t", 102..=102)).await.unwrap();
    assert!(matches!(server.append(append("t", 102..=102)).await, Err(StoreError::Conflict)));
    operator.close().await.unwrap();
    server.append(append("t", 103..=103)).await.unwrap();
    server.close().await.unwrap();
    // Also when no server runs; and afterwards the file is whole.
    let operator = SqliteStore::open_beside(&path).await.unwrap();
    operator.administration().act(note("look", "t"), Change::Nothing).await.unwrap();
    operator.close().await.unwrap();
    let server = place.open().await;
    assert_eq!(server.administration().last_act().await.unwrap(), 51);
    server.close().await.unwrap();
}
