//! Limits per address, also behind proxies, and heartbeats.

use crate::common::{
    PATIENCE, Player, Server, ask, bot, code_of, config, mine, seat, table, while_time_passes,
};
use futures_util::{SinkExt, StreamExt};
use kaiju_client::Account;
use kaiju_protocol::{Code, Command, ServerMessage};
use kaiju_server::{Config, Limits};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

/// Asks for a WebSocket; gives the connection with the first line of the answer.
async fn knock(server: &Server, path: &str, headers: &str) -> (TcpStream, String) {
    let mut stream = TcpStream::connect(server.address).await.unwrap();
    let request = format!(
        "GET {path} HTTP/1.1\r\nhost: {}\r\n{headers}connection: upgrade\r\nupgrade: websocket\r\n\
         sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
        server.address
    );
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut head = Vec::new();
    while !head.ends_with(b"\r\n\r\n") {
        head.push(stream.read_u8().await.unwrap());
    }
    let head = String::from_utf8(head).unwrap();
    (stream, head.lines().next().unwrap().to_owned())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn behind_a_trusted_proxy_every_client_has_its_own_limits() {
    let limits = Limits { connections_per_address: 2, new_things_per_minute: 3, ..config().limits };
    let from = |address: &str| format!("x-forwarded-for: {address}\r\n");
    let folder = tempfile::tempdir().unwrap();
    let trusted_proxies = vec!["127.0.0.1".parse().unwrap()];
    let server = Server::start(folder.path(), Config { limits, trusted_proxies, ..config() }).await;
    let mut held = Vec::new();
    for (address, is_let_in) in [
        ("10.0.0.1", true),
        ("10.0.0.1", true),
        ("10.0.0.1", false),
        ("10.0.0.2", true),
        // A hop that the client itself added counts for nothing.
        ("10.0.0.9, 10.0.0.1", false),
    ] {
        let (stream, answer) = knock(&server, "/api/lobby", &from(address)).await;
        let expected = if is_let_in { "HTTP/1.1 101" } else { "HTTP/1.1 429" };
        assert!(answer.starts_with(expected), "{address}: {answer}");
        held.push(stream);
    }
    for _ in 0..3 {
        let invited = ask(server.address, "GET", "/api/me", &from("10.0.0.3"), "").await;
        assert_eq!(invited.status, 200);
    }
    let refused = ask(server.address, "GET", "/api/me", &from("10.0.0.3"), "").await;
    assert_eq!((refused.status, code_of(&refused.body)), (429, Code::TooFast));
    assert_eq!(ask(server.address, "GET", "/api/me", &from("10.0.0.4"), "").await.status, 200);
    drop(held);
    server.stop().await;

    // Without a proxy to trust, it is the connection's own address that counts.
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), Config { limits, ..config() }).await;
    let mut held = Vec::new();
    for (address, expected) in [("10.0.0.1", "101"), ("10.0.0.2", "101"), ("10.0.0.3", "429")] {
        let (stream, answer) = knock(&server, "/api/lobby", &from(address)).await;
        assert!(answer.contains(expected), "{address}: {answer}");
        held.push(stream);
    }
    // A connection that has ended makes room for another.
    held.clear();
    let has_room = async { while !knock(&server, "/api/lobby", "").await.1.contains("101") {} };
    tokio::time::timeout(PATIENCE, has_room).await.expect("there is never room again");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_connection_without_a_sign_of_life_is_closed_and_a_quiet_one_is_not() {
    let limits = Limits { idle_s: 90, ..config().limits };
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), Config { limits, ..config() }).await;
    let host = Account::new(server.address).await.unwrap();
    let id = host.create(&table("czech", vec![mine(), mine()])).await.unwrap();
    let path = format!("/api/tables/{id}/socket");
    let mut request = format!("ws://{}{path}", server.address).into_client_request().unwrap();
    request.headers_mut().insert("cookie", host.cookie.parse().unwrap());
    let stream = TcpStream::connect(server.address).await.unwrap();
    let (mut quiet, _) = tokio_tungstenite::client_async(request, stream).await.unwrap();
    assert!(quiet.next().await.unwrap().unwrap().is_text(), "the table comes first");
    // Dead ones read nothing, so that no ping is answered.
    let (mut dead, answer) = knock(&server, &path, &format!("cookie: {}\r\n", host.cookie)).await;
    let (mut idler, _) = knock(&server, "/api/lobby", "").await;
    assert!(answer.contains("101"), "{answer}");
    server.counts("kaiju_connections", 3).await;
    // The quiet one has nothing to say for ten minutes, but the library answers every ping.
    let answering = async {
        for _ in 0..20 {
            server.time.advance(Duration::from_secs(30));
            loop {
                let message = quiet.next().await.expect("a quiet connection is closed").unwrap();
                if message.is_ping() {
                    break quiet.flush().await.unwrap();
                }
            }
        }
    };
    tokio::time::timeout(PATIENCE, answering).await.expect("the server asks for no sign of life");
    for stream in [&mut dead, &mut idler] {
        let mut said = Vec::new();
        while_time_passes(&server.time, stream.read_to_end(&mut said)).await.unwrap();
        assert!(String::from_utf8_lossy(&said).contains(r#""code":"too_slow""#));
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn finished_games_do_not_count_for_the_limit_of_tables() {
    let limits = Limits { tables_per_guest: 1, ..config().limits };
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), Config { limits, ..config() }).await;
    let host = Account::new(server.address).await.unwrap();
    let wanted = table("czech", vec![mine(), bot()]);
    let id = host.create(&wanted).await.unwrap();
    let body = serde_json::to_string(&wanted).unwrap();
    let refused = host.request("POST", "/api/tables", Some(&body)).await.unwrap();
    assert_eq!((refused.status, code_of(&refused.body)), (429, Code::TooManyTables));
    let mut player = Player::join(host, &id, 1).await;
    player.command(Command::Start).await.unwrap();
    player.command(Command::Resign { seat: seat(0) }).await.unwrap();
    while !player.is_over() {
        assert!(!matches!(player.hear().await, ServerMessage::Bye { .. }));
    }
    player.account.create(&wanted).await.unwrap();
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_guest_has_only_so_many_tables_even_if_all_are_made_at_once() {
    let limits = Limits { tables_per_guest: 5, ..config().limits };
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), Config { limits, ..config() }).await;
    let host = Account::new(server.address).await.unwrap();
    let mut requests = tokio::task::JoinSet::new();
    for _ in 0..100 {
        let host = host.clone();
        requests.spawn(async move { host.create(&table("czech", vec![mine(), bot()])).await.is_ok() });
    }
    let made = requests.join_all().await.into_iter().filter(|is_made| *is_made).count();
    assert_eq!(made, 5);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_address_asks_and_comes_to_tables_only_so_often() {
    let limits = Limits { requests_per_minute: 60, ..config().limits };
    let folder = tempfile::tempdir().unwrap();
    let trusted_proxies = vec!["127.0.0.1".parse().unwrap()];
    let server = Server::start(folder.path(), Config { limits, trusted_proxies, ..config() }).await;
    let host = Account::new(server.address).await.unwrap();
    let id = host.create(&table("czech", vec![mine(), bot()])).await.unwrap();
    let path = format!("/api/tables/{id}/socket");
    let mut refused = 0;
    for _ in 0..80 {
        // Reconnecting all the time counts too.
        let (stream, answer) = knock(&server, &path, &format!("cookie: {}\r\n", host.cookie)).await;
        drop(stream);
        if answer.contains("429") {
            refused += 1;
        } else {
            assert!(answer.contains("101"), "{answer}");
        }
    }
    // Two requests were made before.
    assert_eq!(refused, 22);
    let many = ask(server.address, "GET", "/api/bots", "", "").await;
    assert_eq!((many.status, code_of(&many.body)), (429, Code::TooFast));
    // A second brings one more.
    server.time.advance(Duration::from_secs(1));
    assert_eq!(ask(server.address, "GET", "/api/bots", "", "").await.status, 200);
    assert_eq!(ask(server.address, "GET", "/api/bots", "", "").await.status, 429);
    // Others are not held up, and somebody with many addresses of one network is one visitor.
    let from = |address: &str| format!("x-forwarded-for: {address}\r\n");
    assert_eq!(ask(server.address, "GET", "/api/bots", &from("1.2.3.4"), "").await.status, 200);
    for host in 0..60 {
        let address = format!("2001:db8:1:2::{host:x}");
        assert_eq!(ask(server.address, "GET", "/api/bots", &from(&address), "").await.status, 200, "{host}");
    }
    let more = ask(server.address, "GET", "/api/bots", &from("2001:db8:1:2:ffff::1"), "").await;
    assert_eq!(more.status, 429);
    assert_eq!(ask(server.address, "GET", "/api/bots", &from("2001:db8:1:3::1"), "").await.status, 200);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn reading_logs_again_and_again_has_a_budget() {
    let limits = Limits { replayed_per_second: 10, replayed_at_once: 15, ..config().limits };
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), Config { limits, ..config() }).await;
    let host = Account::new(server.address).await.unwrap();
    let id = host.create(&table("czech", vec![mine(), mine()])).await.unwrap();
    let mut player = Player::join(host, &id, 1).await;
    for _ in 0..9 {
        player.command(Command::Resize { seats: 2 }).await.unwrap();
    }
    // One entry was read for the host. Ten for somebody else are free; of the next ten, six are too many.
    Player::join(player.account.clone(), &id, 2).await;
    let (account, table) = (player.account.clone(), id.clone());
    let late = tokio::spawn(async move { Player::join(account, &table, 2).await });
    for waited in [0, 600] {
        server.time.advance(Duration::from_millis(waited));
        // A client with nothing to catch up does not wait.
        let mut now = player.account.open(&id, None).await.unwrap();
        assert!(matches!(now.next().await.unwrap(), Some(ServerMessage::State { .. })));
        assert!(!late.is_finished(), "what was too much is not waited for");
    }
    server.time.advance(Duration::from_millis(200));
    assert_eq!(late.await.unwrap().drawn.seq, 10);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn pages_count_as_requests_and_nothing_else_is_answered_by_them() {
    let folder = tempfile::tempdir().unwrap();
    let store = kaiju_store::SqliteStore::open(&folder.path().join("kaiju.db")).await.unwrap();
    let limits = Limits { requests_per_minute: 20, ..config().limits };
    let pages = axum::Router::new().fallback(async || "a page");
    let server =
        Server::with_pages(std::sync::Arc::new(store), Config { limits, ..config() }, Some(pages)).await;
    for nothing in ["/api", "/api/", "/api/nothing", "/healthz/", "/metrics/"] {
        let response = ask(server.address, "GET", nothing, "", "").await;
        assert_eq!((response.status, code_of(&response.body)), (404, Code::UnknownPage), "{nothing}");
    }
    let mut refused = 0;
    for _ in 0..30 {
        let response = ask(server.address, "GET", "/rules", "", "").await;
        match response.status {
            200 => assert!(response.body.contains("a page")),
            _ => {
                assert_eq!((response.status, code_of(&response.body)), (429, Code::TooFast));
                refused += 1;
            }
        }
    }
    assert_eq!(refused, 15);
    server.stop().await;
}
