//! Attacks of strangers on a public server: whatever they do is bounded, and others can go on.

use crate::common::{PATIENCE, Player, Server, ask, bot, code_of, config, mine, options, seat, table};
use kaiju_client::Account;
use kaiju_protocol::{Code, Command, NewSeat, TableSummary};
use kaiju_server::{Config, Limits};
use std::path::Path;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// A server that believes what the tests say about their addresses.
async fn start(folder: &Path, limits: Limits) -> Server {
    let trusted_proxies = vec!["127.0.0.1".parse().unwrap()];
    Server::start(folder, Config { limits, trusted_proxies, ..config() }).await
}

/// The code with which a request is refused; nothing if it is not.
async fn refusal(account: &Account, method: &str, path: &str, body: Option<&str>) -> Option<Code> {
    let response = account.request(method, path, body).await.unwrap();
    (response.status >= 400).then(|| code_of(&response.body))
}

async fn refused_table(account: &Account, seats: Vec<NewSeat>) -> Option<Code> {
    let body = serde_json::to_string(&table("czech", seats)).unwrap();
    refusal(account, "POST", "/api/tables", Some(&body)).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn connections_that_never_finish_a_request_keep_nobody_out() {
    const ROOM: u32 = 20;
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), Limits { idle_connections: ROOM, ..config().limits }).await;
    let mut half_open = Vec::new();
    for _ in 0..300 {
        let mut stream = TcpStream::connect(server.address).await.unwrap();
        stream.write_all(b"GET / HTTP/1.1\r\nhost: ").await.unwrap();
        half_open.push(stream);
    }
    assert_eq!(ask(server.address, "GET", "/healthz", "", "").await.status, 200);
    // The oldest were closed; no time has passed that could have done it.
    for stream in &mut half_open[..300 - ROOM as usize - 1] {
        let closed = tokio::time::timeout(PATIENCE, stream.read_u8()).await;
        assert!(closed.expect("a half-open connection stays open").is_err());
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_full_server_says_so_and_goes_on() {
    let limits = Limits { connections: 2, tables_awake: 2, ..config().limits };
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), limits).await;
    let host = Account::new(server.address).await.unwrap();
    let first = host.create(&table("czech", vec![mine(), mine()])).await.unwrap();
    host.create(&table("czech", vec![mine(), bot()])).await.unwrap();
    assert_eq!(refused_table(&host, vec![mine(), bot()]).await, Some(Code::ServerFull));
    let mut player = Player::join(host.clone(), &first, 1).await;
    let other = host.open(&first, None).await.unwrap();
    let refused = ask(server.address, "GET", "/api/lobby", &UPGRADE.join("\r\n"), "").await;
    assert_eq!((refused.status, code_of(&refused.body)), (503, Code::ServerFull));
    player.command(Command::Start).await.unwrap();
    drop(other);
    // The other table falls asleep: nobody is there.
    let has_room = async {
        while refused_table(&host, vec![mine(), bot()]).await.is_some() {
            server.time.advance(Duration::from_secs(10));
        }
    };
    tokio::time::timeout(PATIENCE, has_room).await.expect("there is never room again");
    server.stop().await;
}

/// The headers that ask for a WebSocket.
const UPGRADE: [&str; 5] = [
    "connection: upgrade, close",
    "upgrade: websocket",
    "sec-websocket-version: 13",
    "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==",
    "",
];

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn waking_tables_costs_an_allowance() {
    let limits = Limits { wakings_per_minute: 3, ..config().limits };
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), limits).await;
    let host = Account::new(server.address).await.unwrap();
    let mut tables = Vec::new();
    for _ in 0..5 {
        tables.push(host.create(&table("czech", vec![mine(), bot()])).await.unwrap());
    }
    server.stop().await;
    // All of them sleep.
    let server = start(folder.path(), limits).await;
    let host = Account { server: server.address, ..host };
    let path = |table: &String| format!("/api/tables/{table}");
    for table in &tables[..3] {
        assert_eq!(refusal(&host, "GET", &path(table), None).await, None);
    }
    assert_eq!(refusal(&host, "GET", &path(&tables[3]), None).await, Some(Code::TooFast));
    let record = format!("{}/record", path(&tables[3]));
    assert_eq!(refusal(&host, "GET", &record, None).await, Some(Code::TooFast));
    let mut refused = host.open(&tables[3], None).await.unwrap();
    assert_eq!(crate::common::last_words(&mut refused).await, Some(Code::TooFast));
    // One that is awake costs nothing, and others have allowances of their own.
    assert_eq!(refusal(&host, "GET", &path(&tables[0]), None).await, None);
    let other = Account { forwarded_for: Some("10.0.0.9".to_owned()), ..host.clone() };
    assert_eq!(refusal(&other, "GET", &path(&tables[4]), None).await, None);
    server.time.advance(Duration::from_secs(20));
    assert_eq!(refusal(&host, "GET", &path(&tables[3]), None).await, None);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_list_is_read_once_for_everybody() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), config().limits).await;
    let host = Account::new(server.address).await.unwrap();
    let listed = async || {
        let list = host.request("GET", "/api/tables", None).await.unwrap().body;
        serde_json::from_str::<Vec<TableSummary>>(&list).unwrap()
    };
    host.create(&table("czech", vec![mine(), bot()])).await.unwrap();
    let first = listed().await.remove(0);
    // A table that the server knows nothing of: it would be in a list that is read again.
    let other = TableSummary { table: "other".to_owned(), ..first };
    crate::lobby::keep_summary(&*server.store, "other", "eve", &other).await;
    for _ in 0..10 {
        assert_eq!(listed().await.len(), 1);
    }
    host.create(&table("czech", vec![mine(), bot()])).await.unwrap();
    assert_eq!(listed().await.len(), 3);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_network_cannot_push_others_out_of_the_list() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), config().limits).await;
    let honest = Account::forwarded(server.address, "10.0.0.1").await.unwrap();
    let own = honest.create(&table("czech", vec![mine(), mine()])).await.unwrap();
    for _ in 0..6 {
        let flooder = Account::forwarded(server.address, "10.0.0.66").await.unwrap();
        for _ in 0..5 {
            flooder.create(&table("czech", vec![mine(), mine()])).await.unwrap();
        }
    }
    let list = honest.request("GET", "/api/tables", None).await.unwrap().body;
    let list: Vec<TableSummary> = serde_json::from_str(&list).unwrap();
    assert_eq!(list.len(), 11);
    assert!(list.iter().any(|listed| listed.table == own));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tables_of_a_site_are_limited_however_many_networks_it_has() {
    let limits = Limits { tables_per_guest: 3, tables_per_address: 3, ..config().limits };
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), limits).await;
    let mut made = 0;
    for network in 0..8 {
        let guest = Account::forwarded(server.address, &format!("2001:db8:1:{network:x}::1")).await.unwrap();
        while refused_table(&guest, vec![mine(), bot()]).await.is_none() {
            made += 1;
        }
    }
    assert_eq!(made, 4 * 3);
    let neighbour = Account::forwarded(server.address, "2001:db8:2::1").await.unwrap();
    assert_eq!(refused_table(&neighbour, vec![mine(), bot()]).await, None);
    server.stop().await;
}

fn sit(index: usize) -> Command {
    Command::Sit { seat: seat(index), name: format!("P{index}"), monster: None }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_stranger_with_many_cookies_gets_half_of_the_seats_of_a_public_table() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), config().limits).await;
    let host = Account::forwarded(server.address, "10.0.0.1").await.unwrap();
    let seats = || [mine()].into_iter().chain((1..6).map(|_| NewSeat::Free)).collect();
    let id = host.create(&table("czech", seats())).await.unwrap();
    let _host = Player::join(host.clone(), &id, 1).await;
    let join = async |address: &str, table: &str| {
        let guest = Account::forwarded(server.address, address).await.unwrap();
        Player::join(guest, table, 1).await
    };
    for index in 1..4 {
        join("10.0.0.66", &id).await.command(sit(index)).await.unwrap();
    }
    let mut fourth = join("10.0.0.66", &id).await;
    assert_eq!(fourth.refused(sit(4)).await, Code::TooManySeats);
    // Others may still sit down, and so may the host's family.
    join("10.0.0.2", &id).await.command(sit(4)).await.unwrap();
    join("10.0.0.1", &id).await.command(sit(5)).await.unwrap();
    // A link to a private table is for those who have it.
    let mut wanted = table("czech", seats());
    wanted.options.public = false;
    let id = host.create(&wanted).await.unwrap();
    for index in 1..6 {
        join("10.0.0.66", &id).await.command(sit(index)).await.unwrap();
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_who_was_sent_away_does_not_come_back_with_another_cookie() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), config().limits).await;
    let host = Account::forwarded(server.address, "10.0.0.1").await.unwrap();
    let id = host.create(&table("czech", vec![mine(), NewSeat::Free, NewSeat::Free])).await.unwrap();
    let mut host = Player::join(host, &id, 1).await;
    let join = async |address: &str| {
        let guest = Account::forwarded(server.address, address).await.unwrap();
        Player::join(guest, &id, 1).await
    };
    let mut troll = join("10.0.0.66").await;
    troll.command(sit(1)).await.unwrap();
    host.command(Command::Clear { seat: seat(1) }).await.unwrap();
    assert_eq!(troll.refused(sit(1)).await, Code::SentAway);
    assert_eq!(join("10.0.0.66").await.refused(sit(1)).await, Code::SentAway);
    join("10.0.0.2").await.command(sit(1)).await.unwrap();
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_stranger_uses_up_no_log_that_others_need() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path(), config().limits).await;
    let host = Account::forwarded(server.address, "10.0.0.1").await.unwrap();
    let mut wanted = table("czech", vec![mine(), NewSeat::Free]);
    wanted.options = options("czech");
    let id = host.create(&wanted).await.unwrap();
    let mut troll = 0;
    'troll: loop {
        let guest = Account::forwarded(server.address, "10.0.0.66").await.unwrap();
        let mut guest = Player::join(guest, &id, 1).await;
        for _ in 0..50 {
            for command in [sit(1), Command::Stand { seat: seat(1) }] {
                if let Err(refusal) = guest.command(command).await {
                    assert_eq!(refusal.code, Code::LogFull);
                    break 'troll;
                }
                troll += 1;
            }
        }
        assert!(troll < 1_000, "{troll} changes by one stranger");
    }
    let mut honest =
        Player::join(Account::forwarded(server.address, "10.0.0.2").await.unwrap(), &id, 1).await;
    honest.command(sit(1)).await.unwrap();
    server.stop().await;
}
