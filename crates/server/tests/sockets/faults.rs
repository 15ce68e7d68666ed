//! A disk that fails for a while: what was refused has not happened, and the table goes on from what is kept.

use crate::common::faulty::Faulty;
use crate::common::{Player, Server, ask, bot, code_of, config, last_words, mine, table};
use kaiju_client::{Account, Connection};
use kaiju_protocol::{Code, Command};
use kaiju_store::{SqliteStore, Store};
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
    for _ in 0..10 {
        let Some(answer) = player.answer() else {
            player.hear().await;
            continue;
        };
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
