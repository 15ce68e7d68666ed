//! The live list of public tables, over its socket.

use crate::common::{PATIENCE, Player, Server, bot, config, mine, options, seat, table};
use kaiju_client::{Account, Connection};
use kaiju_protocol::{Code, Command, Lobby, NewSeat, Occupant, Phase, ServerMessage, TableSummary};

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
    // Whoever comes now gets the same as a whole.
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
    let count = async |wanted: usize| {
        let line = format!("kaiju_connections {wanted}\n");
        let counted = async {
            while !host.request("GET", "/metrics", None).await.unwrap().body.contains(&line) {
                tokio::time::sleep(std::time::Duration::from_millis(5)).await;
            }
        };
        tokio::time::timeout(PATIENCE, counted).await.unwrap_or_else(|_| panic!("there are never {wanted}"));
    };
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
