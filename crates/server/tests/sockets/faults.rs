//! A disk that fails for a while: refused commands have no effect, and the table continues from its log.

use crate::common::faulty::Faulty;
use crate::common::{
    Player, Server, ask, bot, code_of, config, last_words, mine, seat, table, while_time_passes,
};
use kaiju_client::{Account, Connection};
use kaiju_protocol::{Code, Command, Entry, NewSeat};
use kaiju_server::Config;
use kaiju_store::{Append, Row, SqliteStore, Store};
use std::sync::Arc;
use std::sync::atomic::Ordering;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_that_can_neither_write_nor_read_begins_again_from_its_log() {
    let folder = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(&folder.path().join("kaiju.db")).await.unwrap();
    let store = Arc::new(Faulty::new(store));
    let server = Server::with_store(Arc::clone(&store) as Arc<dyn Store>, config()).await;
    let account = Account::new(server.address).await.unwrap();
    let id = account.create(&table("dark", vec![mine(), bot(), bot()])).await.unwrap();
    let mut player = Player::join(account, &id, 5).await;
    player.command(Command::Start).await.unwrap();
    let mut tried = 0;
    while tried < 10 && !player.is_over() {
        let Some(answer) = player.answer() else {
            player.hear().await;
            continue;
        };
        tried += 1;
        store.is_broken.store(true, Ordering::Relaxed);
        let health = ask(server.address, "GET", "/healthz", "", "").await;
        assert_eq!((health.status, code_of(&health.body)), (500, Code::ServerError));
        let known = player.drawn.seq;
        assert_eq!(player.command(answer.clone()).await.unwrap_err().code, Code::ServerError);
        assert_eq!(last_words(&mut player.connection).await, Some(Code::Restarting));
        store.is_broken.store(false, Ordering::Relaxed);
        assert_eq!(ask(server.address, "GET", "/healthz", "", "").await.status, 200);
        player.reconnect().await;
        assert_eq!(player.drawn.seq, known, "what was refused has happened");
        assert!(player.command(answer).await.unwrap() > known);
    }
    let (known, account) = (player.drawn.seq, player.account);
    drop(player.connection);
    server.stop().await;
    let server = Server::start(folder.path(), config()).await;
    let account = Account { server: server.address, ..account };
    let mut player = Player::join(account, &id, 6).await;
    assert!(player.drawn.seq >= known, "{} {known}", player.drawn.seq);
    player.play().await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_list_that_cannot_be_read_is_not_an_empty_one() {
    let folder = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(&folder.path().join("kaiju.db")).await.unwrap();
    let store = Arc::new(Faulty::new(store));
    let server = Server::with_store(Arc::clone(&store) as Arc<dyn Store>, config()).await;
    store.is_broken.store(true, Ordering::Relaxed);
    let mut visitor = Connection::open(server.address, "/api/lobby", "").await.unwrap();
    let text = visitor.next_text().await.unwrap().unwrap();
    assert!(text.contains(r#""code":"server_error""#), "{text}");
    store.is_broken.store(false, Ordering::Relaxed);
    let mut visitor = Connection::open(server.address, "/api/lobby", "").await.unwrap();
    let text = visitor.next_text().await.unwrap().unwrap();
    assert!(text.contains(r#""tables":[]"#), "{text}");
    server.stop().await;
}

async fn faulty(folder: &std::path::Path, config: Config) -> (Arc<Faulty>, Server) {
    let store = SqliteStore::open(&folder.join("kaiju.db")).await.unwrap();
    let store = Arc::new(Faulty::new(store));
    let server = Server::with_store(Arc::clone(&store) as Arc<dyn Store>, config).await;
    (store, server)
}

/// Two players; the second one has just lost the connection.
async fn left_alone(server: &Server) -> (Player, Account) {
    let host = Account::new(server.address).await.unwrap();
    let id = host.create(&table("dark", vec![mine(), NewSeat::Free])).await.unwrap();
    let host = Player::join(host, &id, 1).await;
    let mut ben = Player::join(Account::new(server.address).await.unwrap(), &id, 2).await;
    ben.command(Command::Sit { seat: seat(1), name: "Ben".to_owned(), monster: None }).await.unwrap();
    (host, ben.account)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_continue_from_the_log_on_disk_when_there_is_room_again() {
    let folder = tempfile::tempdir().unwrap();
    let sleepy = Config { sleep_after_ms: 0, ..config() };
    let (store, server) = faulty(folder.path(), sleepy).await;
    let account = Account::new(server.address).await.unwrap();
    let seats = vec![mine(), bot(), bot(), bot(), bot(), bot()];
    let id = account.create(&table("dark", seats)).await.unwrap();
    let mut player = Player::join(account, &id, 5).await;
    player.command(Command::Start).await.unwrap();
    store.make_room(1);
    let seq = player.command(Command::Resign { seat: seat(0) }).await.expect("it is on disk");
    assert_eq!(player.drawn.seq, seq);
    assert!(player.drawn.info.as_ref().unwrap().seats[0].resigned);
    assert!(!player.is_over(), "the bots play on, further than one append reaches");
    // The table falls asleep in the middle of it, and wakes while there is still no room.
    let Player { account, connection, drawn, table, .. } = player;
    drop(connection);
    server.counts("kaiju_tables_awake", 0).await;
    let mut player = Player::join(account, &table, 6).await;
    assert_eq!(player.drawn.seq, drawn.seq, "something was written without room");
    store.make_room(i64::MAX);
    while_time_passes(&server.time, player.until("the game is over", Player::is_over)).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_seat_is_handed_back_as_soon_as_there_is_room() {
    let folder = tempfile::tempdir().unwrap();
    let (store, server) = faulty(folder.path(), config()).await;
    let (mut host, ben) = left_alone(&server).await;
    host.command(Command::Start).await.unwrap();
    let is = |player: &Player, wanted: &Entry| player.drawn.entries.iter().any(|told| told.entry == *wanted);
    let (away, back) = (Entry::Away { seat: seat(1) }, Entry::Back { seat: seat(1) });
    while !is(&host, &away) {
        match host.answer() {
            Some(command) => drop(host.command(command).await),
            None => drop(host.hear().await),
        }
    }
    store.make_room(0);
    let mut ben = Player::join(ben, &host.table, 3).await;
    assert!(!is(&ben, &back));
    store.make_room(i64::MAX);
    while_time_passes(&server.time, ben.until("Ben is back", |ben| is(ben, &back))).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_absent_host_is_replaced_as_soon_as_there_is_room() {
    let folder = tempfile::tempdir().unwrap();
    let (store, server) = faulty(folder.path(), config()).await;
    let (host, ben) = left_alone(&server).await;
    let mut ben = Player::join(ben, &host.table, 3).await;
    store.make_room(0);
    drop(host.connection);
    let is_tried = async {
        while store.refused() == 0 {
            tokio::task::yield_now().await;
        }
    };
    while_time_passes(&server.time, is_tried).await;
    ben.command(Command::Ping).await.unwrap();
    assert_eq!(ben.drawn.info.as_ref().unwrap().host, host.account.guest);
    store.make_room(i64::MAX);
    let is_host = |ben: &Player| ben.drawn.info.as_ref().unwrap().host == ben.account.guest;
    while_time_passes(&server.time, ben.until("Ben is the host", is_host)).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_refused_rematch_leaves_no_table_behind() {
    let folder = tempfile::tempdir().unwrap();
    let (store, server) = faulty(folder.path(), config()).await;
    let account = Account::new(server.address).await.unwrap();
    let id = account.create(&table("dark", vec![mine(), bot()])).await.unwrap();
    let mut player = Player::join(account, &id, 5).await;
    player.command(Command::Start).await.unwrap();
    player.play().await;
    // A separate append would fail.
    store.make_room(0);
    let done = player.command(Command::Rematch).await;
    let open = store.tables_of(&player.account.guest, 9).await.unwrap();
    assert_eq!(open.len(), usize::from(done.is_ok()), "{done:?}");
    let told = player.drawn.info.as_ref().unwrap().rematch.as_ref();
    assert_eq!(told.is_some(), done.is_ok());
    store.make_room(i64::MAX);
    player.command(Command::Rematch).await.unwrap();
    assert_eq!(store.tables_of(&player.account.guest, 9).await.unwrap().len(), 1);
    server.stop().await;
}

/// During an upgrade a newer program may append what this one does not know: it must not go on as if nothing were
/// there.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_entry_of_a_newer_program_is_refused_and_not_lost() {
    let folder = tempfile::tempdir().unwrap();
    let store = Arc::new(SqliteStore::open(&folder.path().join("kaiju.db")).await.unwrap());
    let server = Server::with_store(Arc::clone(&store) as Arc<dyn Store>, config()).await;
    let account = Account::new(server.address).await.unwrap();
    let id = account.create(&table("dark", vec![mine(), bot()])).await.unwrap();
    let mut player = Player::join(account, &id, 5).await;
    player.command(Command::Start).await.unwrap();
    let newer = Row { seq: player.drawn.seq + 1, at: 1, body: r#"{"type":"from_the_future"}"#.to_owned() };
    store.append(Append { table: id.clone(), row: newer.clone(), summary: None }).await.unwrap();
    // The answer loses its race against the entry, which cannot be read: the player is sent away.
    let answer = player.answer().expect("the host is asked first with this seed");
    let refused = player.command(answer).await.unwrap_err();
    assert!(matches!(refused.code, Code::ServerError | Code::StaleAnswer), "{refused}");
    assert_eq!(last_words(&mut player.connection).await, Some(Code::Restarting));
    let shown = ask(server.address, "GET", &format!("/api/tables/{id}"), "", "").await;
    assert_eq!((shown.status, code_of(&shown.body)), (500, Code::ServerError));
    assert_eq!(store.load(&id).await.unwrap().unwrap().rows.last(), Some(&newer));
    server.stop().await;
}
