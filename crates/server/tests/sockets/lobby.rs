//! The live list of public tables, over its socket.

use crate::common::{PATIENCE, Player, Server, bot, config, mine, options, seat, table, while_time_passes};
use kaiju_client::{Account, Connection};
use kaiju_protocol::{Code, Command, Lobby, NewSeat, Occupant, Phase, ServerMessage, TableSummary};
use kaiju_server::Config;
use kaiju_store::{Append, NewTable, Row, SqliteStore, Store, Summary};
use std::time::Duration;

/// Somebody who looks at the list; no cookie is needed.
struct Visitor {
    connection: Connection,
}

impl Visitor {
    async fn open(server: &Server) -> (Visitor, Vec<TableSummary>) {
        let connection = Connection::open(server.address, "/api/lobby", "").await.unwrap();
        let mut visitor = Visitor { connection };
        let Lobby::Tables { tables } = visitor.next().await else { panic!("the list comes first") };
        (visitor, tables)
    }

    async fn next(&mut self) -> Lobby {
        let text = tokio::time::timeout(PATIENCE, self.connection.next_text()).await;
        let text = text.expect("the list does not change").unwrap().expect("the connection was closed");
        serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"))
    }

    async fn listed(&mut self) -> TableSummary {
        match self.next().await {
            Lobby::Listed { table } => *table,
            other => panic!("no table is listed: {other:?}"),
        }
    }

    async fn gone(&mut self) -> String {
        match self.next().await {
            Lobby::Gone { table } => table,
            other => panic!("no table is gone: {other:?}"),
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_list_says_goodbye() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), config()).await;
    let (mut visitor, _) = Visitor::open(&server).await;
    server.stop().await;
    assert_eq!(visitor.next().await, Lobby::Bye { refusal: Code::Restarting.into() });
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_is_seen_to_be_made_joined_started_and_gone() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), config()).await;
    let (mut visitor, tables) = Visitor::open(&server).await;
    assert_eq!(tables, []);
    let host = Account::new(server.address).await.unwrap();
    let id = host.create(&table("czech", vec![mine(), NewSeat::Free])).await.unwrap();
    let made = visitor.listed().await;
    assert_eq!((made.table.as_str(), &made.phase), (id.as_str(), &Phase::Waiting));
    assert_eq!(made.options, options("czech"));
    assert_eq!(made.seats[1], (String::new(), None, Occupant::Free));

    let mut host = Player::join(host, &id, 1).await;
    let mut ben = Player::join(Account::new(server.address).await.unwrap(), &id, 2).await;
    ben.command(Command::Sit { seat: seat(1), name: "Ben".to_owned(), monster: None }).await.unwrap();
    let joined = visitor.listed().await;
    assert_eq!(joined.seats[1].0, "Ben");
    assert_eq!(joined.seats[1].2, Occupant::Guest { guest: ben.account.guest.clone() });
    assert!(joined.at >= made.at);
    host.command(Command::Start).await.unwrap();
    assert_eq!(visitor.listed().await.phase, Phase::Playing);
    // A new subscriber gets the same list at once.
    let (_late, tables) = Visitor::open(&server).await;
    assert_eq!(tables.len(), 1);
    assert_eq!((tables[0].table.as_str(), &tables[0].phase), (id.as_str(), &Phase::Playing));
    ben.command(Command::Resign { seat: seat(1) }).await.unwrap();
    // That somebody has given up, and that the game is over, in one step.
    assert_eq!(visitor.gone().await, id);
    let (_later, tables) = Visitor::open(&server).await;
    assert_eq!(tables, []);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn changes_are_gathered_for_a_second() {
    let folder = tempfile::tempdir().unwrap();
    let server =
        Server::start(folder.path(), Config { lobby_interval: Duration::from_secs(1), ..config() }).await;
    let (mut visitor, _) = Visitor::open(&server).await;
    let host = Account::new(server.address).await.unwrap();
    let new = async || host.create(&table("czech", vec![mine(), bot()])).await.unwrap();
    let first = new().await;
    assert_eq!(visitor.listed().await.table, first, "the first change is told at once");
    // A table that comes and goes within a second is never sent.
    let brief = new().await;
    Player::join(host.clone(), &brief, 1).await.command(Command::End).await.unwrap();
    let last = new().await;
    assert_eq!(while_time_passes(&server.time, visitor.listed()).await.table, last);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tables_by_link_are_never_listed() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), config()).await;
    let (mut visitor, _) = Visitor::open(&server).await;
    let host = Account::new(server.address).await.unwrap();
    let mut wanted = table("dark", vec![mine(), bot()]);
    wanted.options.public = false;
    let hidden = host.create(&wanted).await.unwrap();
    let shown = host.create(&table("dark", vec![mine(), bot()])).await.unwrap();
    // Its id is the key to a table: of one that is not listed nobody hears a word.
    assert_eq!(visitor.listed().await.table, shown);
    let list = host.request("GET", "/api/tables", None).await.unwrap();
    assert!(list.body.contains(&shown) && !list.body.contains(&hidden), "{}", list.body);
    // The host may change that.
    let mut player = Player::join(host, &shown, 1).await;
    player.command(Command::Change { options: wanted.options }).await.unwrap();
    assert_eq!(visitor.gone().await, shown);
    player.command(Command::Start).await.unwrap();
    let last = player.account.create(&table("czech", vec![mine(), bot()])).await.unwrap();
    assert_eq!(visitor.listed().await.table, last);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn visitors_are_counted_as_connections_while_they_look() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), config()).await;
    let host = Account::new(server.address).await.unwrap();
    let id = host.create(&table("czech", vec![mine(), bot()])).await.unwrap();
    let count = async |wanted: usize| server.counts("kaiju_connections", wanted).await;
    let metrics = host.request("GET", "/metrics", None).await.unwrap().body;
    assert!(metrics.contains("kaiju_entries_total 1\n"), "the first entry counts: {metrics}");
    let (visitor, _) = Visitor::open(&server).await;
    count(1).await;
    let player = Player::join(host.clone(), &id, 1).await;
    count(2).await;
    drop(visitor);
    count(1).await;
    drop(player);
    count(0).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn visitors_are_told_when_the_server_stops() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), config()).await;
    let (mut visitor, _) = Visitor::open(&server).await;
    server.stop().await;
    let text = visitor.connection.next_text().await.unwrap().expect("the connection broke without a word");
    let ServerMessage::Bye { refusal } = serde_json::from_str(&text).unwrap() else { panic!("{text}") };
    assert_eq!(refusal.code, Code::Restarting);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_guest_does_not_fill_the_list() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), config()).await;
    let (mut visitor, _) = Visitor::open(&server).await;
    let ada = Account::new(server.address).await.unwrap();
    let first = ada.create(&table("czech", vec![mine(), bot()])).await.unwrap();
    assert_eq!(visitor.listed().await.table, first);
    let eve = Account::new(server.address).await.unwrap();
    let mut made = Vec::new();
    for place in 0..8 {
        server.time.advance(Duration::from_millis(1));
        let id = eve.create(&table("czech", vec![mine(), bot()])).await.unwrap();
        assert_eq!(visitor.listed().await.table, id);
        made.push(id);
        // Her oldest one makes room.
        if place >= 5 {
            assert_eq!(visitor.gone().await, made[place - 5]);
        }
    }
    let (_late, tables) = Visitor::open(&server).await;
    let mut listed: Vec<&str> = tables.iter().map(|table| table.table.as_str()).collect();
    let mut expected: Vec<&str> = made[3..].iter().map(String::as_str).chain([first.as_str()]).collect();
    listed.sort_unstable();
    expected.sort_unstable();
    assert_eq!(listed, expected);
    server.stop().await;
}

/// A public table that is kept with this summary and was used at this time.
pub async fn keep_summary(store: &dyn Store, id: &str, maker: &str, summary: &TableSummary) {
    let summary = Summary {
        is_public: true,
        has_begun: true,
        is_over: false,
        text: serde_json::to_string(summary).unwrap(),
        guests: Vec::new(),
        at: summary.at,
    };
    let row = Row { seq: 1, at: summary.at, body: "{}".to_owned() };
    let append = Append { table: id.to_owned(), row, summary: Some(summary) };
    let new = NewTable {
        secret: "00".repeat(32),
        made_by: maker.to_owned(),
        made_from: String::new(),
        append,
        also_append: None,
        quota: kaiju_store::Quota::NONE,
    };
    store.create(new).await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_longest_list_is_sent_and_tables_that_nobody_uses_are_not_in_it() {
    let folder = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(&folder.path().join("kaiju.db")).await.unwrap();
    let config = config();
    let now = config.time.now_ms();
    let summary = |id: &str, at: u64, rules: &str| TableSummary {
        table: id.to_owned(),
        options: options(rules),
        phase: Phase::Waiting,
        seats: vec![("\u{1d49c}".repeat(32), None, Occupant::Guest { guest: "g7k2m9qx4t".to_owned() }); 6],
        at,
        daily: None,
        lesson: false,
    };
    keep_summary(&store, "unused", "nobody", &summary("unused", now - 7 * 3_600_000, "czech")).await;
    for number in 0..300 {
        let id = format!("t{number}");
        // As they could be kept before rules were tidied.
        let rules = format!("czech,{}bay_use=off", "\u{b}".repeat(900));
        keep_summary(&store, &id, &format!("g{number}"), &summary(&id, now, &rules)).await;
    }
    store.close().await.unwrap();
    drop(store);
    let server = Server::start(folder.path(), config).await;
    let (_visitor, tables) = Visitor::open(&server).await;
    assert!(tables.len() > 20, "{}", tables.len());
    assert!(tables.iter().all(|table| table.table != "unused"));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_live_list_is_the_list_after_a_restart_and_a_hand_over_too() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), config()).await;
    let eve = Account::new(server.address).await.unwrap();
    let mut made = Vec::new();
    for _ in 0..5 {
        made.push(eve.create(&table("czech", vec![mine(), NewSeat::Free])).await.unwrap());
        server.time.advance(Duration::from_millis(1));
    }
    let time = server.time.clone();
    server.stop().await;
    let server = Server::start(folder.path(), Config { time, ..config() }).await;
    let eve = Account { server: server.address, ..eve };
    let (mut visitor, tables) = Visitor::open(&server).await;
    assert_eq!(tables.len(), 5);
    // A sixth one takes the place of the first, and gives it back when it is over.
    let sixth = eve.create(&table("czech", vec![mine(), NewSeat::Free])).await.unwrap();
    assert_eq!(visitor.listed().await.table, sixth);
    assert_eq!(visitor.gone().await, made[0]);
    let mut host = Player::join(eve.clone(), &sixth, 1).await;
    host.command(Command::End).await.unwrap();
    assert_eq!(visitor.listed().await.table, made[0]);
    assert_eq!(visitor.gone().await, sixth);
    // It counts against the guest who made it, even if another is the host.
    let ben = Account::new(server.address).await.unwrap();
    let mut ben = Player::join(ben, &made[1], 2).await;
    ben.command(Command::Sit { seat: seat(1), name: "Ben".to_owned(), monster: None }).await.unwrap();
    let mut host = Player::join(eve, &made[1], 3).await;
    host.command(Command::HandOver { seat: seat(1) }).await.unwrap();
    assert_eq!(visitor.listed().await.table, made[1]);
    let list = ben.account.request("GET", "/api/tables", None).await.unwrap().body;
    let list: Vec<TableSummary> = serde_json::from_str(&list).unwrap();
    let (_late, tables) = Visitor::open(&server).await;
    assert_eq!((list.len(), list), (5, tables));
    server.stop().await;
}
