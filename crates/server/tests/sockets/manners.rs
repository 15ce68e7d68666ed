//! Manners: players who are sent away or let others wait, names, reports, bans, and guests who want to be forgotten.

use crate::common::{PATIENCE, Player, Server, bot, code_of, config, last_words, mine, seat, table};
use kaiju_client::Account;
use kaiju_protocol::{
    Absence, Code, Command, CreateTable, Ending, Entry, Me, MyData, NewSeat, Occupant, Phase, TableInfo,
};
use kaiju_record::verify;
use kaiju_server::admin::{Operator, acts};
use kaiju_server::{Config, subject_of_ban};
use kaiju_table::names::WordList;
use std::time::Duration;

/// A server behind a proxy of its own, so that clients say where they come from.
async fn start(folder: &std::path::Path) -> Server {
    let trusted_proxies = vec!["127.0.0.1".parse().unwrap()];
    Server::start(folder, Config { trusted_proxies, ..config() }).await
}

async fn join(server: &Server, address: &str, table: &str) -> Player {
    Player::join(Account::forwarded(server.address, address).await.unwrap(), table, 1).await
}

fn sit(index: usize, name: &str) -> Command {
    Command::Sit { seat: seat(index), name: name.to_owned(), monster: None }
}

fn info(player: &Player) -> &TableInfo {
    player.drawn.info.as_ref().unwrap()
}

/// A running game: the host Ada, and one player from a network of its own for each name.
async fn game(server: &Server, wanted: CreateTable, names: &[&str]) -> Vec<Player> {
    let host = Account::forwarded(server.address, "10.0.0.1").await.unwrap();
    let id = host.create(&wanted).await.unwrap();
    let mut players = vec![Player::join(host, &id, 1).await];
    for (index, name) in (1..).zip(names) {
        let mut player = join(server, &format!("10.0.0.{}", index + 1), &id).await;
        player.command(sit(index, name)).await.unwrap();
        players.push(player);
    }
    let started = players[0].command(Command::Start).await.unwrap();
    for player in &mut players {
        player.up_to(started).await;
    }
    players
}

fn seats(count: usize) -> CreateTable {
    let mut wanted = table("czech", vec![NewSeat::Free; count]);
    wanted.seats[0] = mine();
    wanted.options.absence = Absence { pause_s: 3600, ..Absence::default() };
    wanted
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_was_sent_away_during_a_game_stays_away_from_the_table_and_its_rematch() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path()).await;
    let mut players = game(&server, seats(3), &["Ben", "Eve"]).await;
    let [ada, ben, eve] = &mut players[..] else { unreachable!("three players") };
    let away = Command::SendAway { seat: seat(2) };
    // One vote is not enough; the host needs none.
    assert_eq!(eve.refused(Command::SendAway { seat: seat(2) }).await, Code::BadOption, "oneself");
    ben.command(away.clone()).await.unwrap();
    assert_eq!(info(ben).votes.len(), 1);
    let gone = ada.command(away).await.unwrap();
    for player in [&mut *ada, &mut *ben, &mut *eve] {
        player.up_to(gone).await;
        assert!(info(player).seats[2].sent_away && info(player).votes.is_empty());
    }
    assert!(ada.drawn.entries.iter().any(|sent| sent.entry == Entry::SentAway { seat: seat(2) }));
    assert_eq!(eve.refused(Command::Back { seat: seat(2) }).await, Code::AlreadyResigned);
    ada.command(Command::Resign { seat: seat(0) }).await.unwrap();
    ben.until("the game is over", Player::is_over).await;
    assert_eq!(eve.refused(Command::Rematch).await, Code::SentAway);
    ben.command(Command::Rematch).await.unwrap();
    ben.until("there is a rematch", |ben| info(ben).rematch.is_some()).await;
    let next = info(ben).rematch.clone().unwrap();
    let mut ada = Player::join(ada.account.clone(), &next, 1).await;
    assert!(matches!(&info(&ada).seats[2].occupant, Occupant::Bot { .. }), "the bot has kept the seat");
    ada.command(Command::Clear { seat: seat(2) }).await.unwrap();
    let mut eve = Player::join(eve.account.clone(), &next, 1).await;
    assert_eq!(eve.refused(sit(2, "Eve")).await, Code::SentAway);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn another_cookie_from_the_same_network_does_not_help_even_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path()).await;
    let host = Account::forwarded(server.address, "10.0.0.1").await.unwrap();
    let id = host.create(&seats(3)).await.unwrap();
    let mut host = Player::join(host, &id, 1).await;
    let mut eve = join(&server, "10.0.0.66", &id).await;
    eve.command(sit(1, "Eve")).await.unwrap();
    host.command(Command::Clear { seat: seat(1) }).await.unwrap();
    assert_eq!(join(&server, "10.0.0.66", &id).await.refused(sit(1, "Kim")).await, Code::SentAway);
    let stored =
        async { while !server.store.administration().is_sent_away(&id, "10.0.0.66").await.unwrap() {} };
    tokio::time::timeout(PATIENCE, stored).await.expect("the network is forgotten with the process");
    server.stop().await;
    let server = start(folder.path()).await;
    assert_eq!(join(&server, "10.0.0.66", &id).await.refused(sit(1, "Kim")).await, Code::SentAway);
    join(&server, "10.0.0.7", &id).await.command(sit(1, "Kim")).await.unwrap();
    server.stop().await;
}

/// The player who is asked, the one who waits, and the seat that is asked.
fn asked(players: &mut [Player]) -> (&mut Player, &mut Player, kaiju_engine::Seat) {
    let seat = players[0].drawn.question.as_ref().unwrap().seat;
    let [one, other] = players else { unreachable!("two players") };
    if seat.index() == 0 { (one, other, seat) } else { (other, one, seat) }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn without_a_clock_a_bot_steps_in_for_a_silent_player_after_a_generous_time() {
    for silence_s in [900, 120, 0] {
        let folder = tempfile::tempdir().unwrap();
        let server = start(folder.path()).await;
        let mut wanted = seats(2);
        wanted.options.absence.silence_s = silence_s;
        let mut players = game(&server, wanted, &["Ben"]).await;
        let (silent, waiting, seat) = asked(&mut players);
        let now = server.time.now_ms();
        let question = waiting.drawn.question.as_ref().unwrap();
        assert_eq!(question.bot_at, (silence_s > 0).then_some(now + u64::from(silence_s) * 1000));
        let away = Entry::Away { seat };
        let has_left = |player: &Player| player.drawn.entries.iter().any(|sent| sent.entry == away);
        let nearly = if silence_s == 0 { 100_000 } else { u64::from(silence_s) - 1 };
        server.time.advance(Duration::from_secs(nearly));
        waiting.command(Command::Ping).await.unwrap();
        assert!(!has_left(waiting), "a bot was too early");
        if silence_s > 0 {
            server.time.advance(Duration::from_secs(1));
            waiting.until("a bot steps in", has_left).await;
            let command = Command::Back { seat };
            silent.command(command).await.unwrap();
        }
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_steps_in_for_a_player_alone_against_bots() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path()).await;
    let host = Account::new(server.address).await.unwrap();
    let mut wanted = table("czech", vec![mine(), bot()]);
    wanted.options.first = Some(seat(0));
    let id = host.create(&wanted).await.unwrap();
    let mut ada = Player::join(host, &id, 1).await;
    ada.command(Command::Start).await.unwrap();
    ada.until("Ada is asked", |ada| ada.answer().is_some()).await;
    assert_eq!(ada.drawn.question.as_ref().unwrap().bot_at, None);
    server.time.advance(Duration::from_secs(100_000));
    ada.command(Command::Ping).await.unwrap();
    assert!(ada.answer().is_some());
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_answers_once_for_a_player_whom_somebody_has_waited_for() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path()).await;
    let mut players = game(&server, seats(2), &["Ben"]).await;
    let (silent, waiting, seat) = asked(&mut players);
    server.time.advance(Duration::from_secs(59));
    // The host for Ben, or Ben for the host.
    assert_eq!(waiting.refused(Command::StandIn { seat }).await, Code::NotLate);
    server.time.advance(Duration::from_secs(1));
    waiting.command(Command::StandIn { seat }).await.unwrap();
    silent
        .until("a bot stands in", |silent| {
            silent.drawn.entries.iter().any(|sent| sent.entry == Entry::Away { seat })
        })
        .await;
    silent.command(Command::Back { seat }).await.unwrap();
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_name_with_a_forbidden_word_or_that_looks_like_another_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let words = WordList::read("*troll*");
    let server = Server::start(folder.path(), Config { words, ..config() }).await;
    let host = Account::new(server.address).await.unwrap();
    let renamed = |name: &str| serde_json::json!({ "name": name }).to_string();
    let refused = host.request("PUT", "/api/me", Some(&renamed("Tro11"))).await.unwrap();
    assert_eq!((refused.status, code_of(&refused.body)), (400, Code::BadName));
    host.request("PUT", "/api/me", Some(&renamed("Ada"))).await.unwrap().read::<Me>().unwrap();
    let named = |name: &str| NewSeat::Mine { name: Some(name.to_owned()), monster: None };
    let body = serde_json::to_string(&table("czech", vec![named("Troll_King"), bot()])).unwrap();
    let refused = host.request("POST", "/api/tables", Some(&body)).await.unwrap();
    assert_eq!(code_of(&refused.body), Code::BadName);
    let id = host.create(&table("czech", vec![mine(), NewSeat::Free])).await.unwrap();
    let mut ben = Player::join(Account::new(server.address).await.unwrap(), &id, 1).await;
    // A Cyrillic letter.
    assert_eq!(ben.refused(sit(1, "\u{410}da")).await, Code::LookAlike);
    assert_eq!(ben.refused(sit(1, "A_Troll")).await, Code::BadName);
    ben.command(sit(1, "Ada")).await.unwrap();
    assert_eq!(info(&ben).seats[1].name, "Ada-2");
    let dress = |name: &str| Command::Dress { seat: seat(1), name: Some(name.to_owned()), monster: None };
    assert_eq!(ben.refused(dress("trolls")).await, Code::BadName);
    ben.command(dress("Ben")).await.unwrap();
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_report_reaches_the_operator_once() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path()).await;
    let mut players = game(&server, seats(2), &["Ben"]).await;
    let ben = players.pop().unwrap();
    let path = format!("/api/tables/{}/reports", ben.table);
    let report = async |body: &str| ben.account.request("POST", &path, Some(body)).await.unwrap();
    for about in ["stalling", "name"] {
        assert_eq!(report(&format!(r#"{{"seat":0,"about":"{about}"}}"#)).await.status, 204);
    }
    assert_eq!(code_of(&report(r#"{"seat":5,"about":"name"}"#).await.body), Code::UnknownSeat);
    assert_eq!(code_of(&report(r#"{"seat":0,"about":"hair"}"#).await.body), Code::BadMessage);
    let told = server.store.administration().reports(None, 9).await.unwrap();
    assert_eq!(told.len(), 1);
    let (about, by) = (told[0].about.as_str(), &told[0].by);
    assert_eq!((about, by, &told[0].guest), ("stalling", &ben.account.guest, &players[0].account.guest));
    server.stop().await;
}

/// An operator at the store of a running server.
fn operator(server: &Server) -> Operator<'_> {
    Operator { store: &*server.store, who: "root", at: server.time.now_ms() }
}

/// Lets the server look at what operators have done.
fn look(server: &Server) {
    server.time.advance(Duration::from_secs(1));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_that_an_operator_closes_or_removes_is_over_for_everybody() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path()).await;
    let mut players = game(&server, seats(2), &["Ben"]).await;
    let ben = &mut players[1];
    let operator = operator(&server);
    assert!(operator.close_table(&ben.table, "spam").await.unwrap());
    assert!(!operator.close_table(&ben.table, "spam").await.unwrap(), "it is over");
    assert!(operator.close_table("nowhere", "").await.is_err());
    look(&server);
    ben.until("the game is over", Player::is_over).await;
    assert_eq!(info(ben).phase, Phase::Over { ending: Ending::Closed });
    let path = format!("/api/tables/{}/record", ben.table);
    let record = ben.account.request("GET", &path, None).await.unwrap().body;
    assert!(verify(record.as_bytes()).record.is_ok());
    assert!(record.contains("\nended by the operator of the server\n"), "{record}");
    operator.remove_table(&ben.table, "").await.unwrap();
    look(&server);
    assert_eq!(last_words(&mut ben.connection).await, Some(Code::Restarting));
    let gone = async {
        let path = format!("/api/tables/{}", ben.table);
        while ben.account.request("GET", &path, None).await.unwrap().status != 404 {}
    };
    tokio::time::timeout(PATIENCE, gone).await.expect("the table is still there");
    let noted = server.store.administration().acts_after(0, 9).await.unwrap();
    let noted: Vec<&str> = noted.iter().map(|act| act.note.act.as_str()).collect();
    assert_eq!(noted, [acts::CLOSE_TABLE, acts::REMOVE_TABLE]);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_banned_guest_and_a_banned_network_are_out_until_the_ban_ends() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path()).await;
    let host = Account::forwarded(server.address, "10.0.0.1").await.unwrap();
    let id = host.create(&seats(3)).await.unwrap();
    let _host = Player::join(host, &id, 1).await;
    let mut eve = join(&server, "10.0.0.66", &id).await;
    let mut kim = join(&server, "10.0.0.67", &id).await;
    let by_guest = subject_of_ban(&eve.account.guest).unwrap();
    let by_network = subject_of_ban("10.0.0.67").unwrap();
    operator(&server).ban(&by_guest, None, "").await.unwrap();
    let soon = server.time.now_ms() + 3_600_000;
    operator(&server).ban(&by_network, Some(soon), "").await.unwrap();
    look(&server);
    for player in [&mut eve, &mut kim] {
        assert_eq!(last_words(&mut player.connection).await, Some(Code::Banned));
        let refused = player.account.request("GET", "/api/me", None).await.unwrap();
        assert_eq!((refused.status, code_of(&refused.body)), (403, Code::Banned));
        let mut again = player.account.open(&id, None).await.unwrap();
        assert_eq!(last_words(&mut again).await, Some(Code::Banned));
    }
    // Eve without her cookie is a new guest; Kim is still at home.
    assert!(Account::forwarded(server.address, "10.0.0.66").await.is_ok());
    assert!(Account::forwarded(server.address, "10.0.0.67").await.is_err());
    server.time.advance(Duration::from_secs(3600));
    assert!(Account::forwarded(server.address, "10.0.0.67").await.is_ok());
    assert!(operator(&server).unban(&by_guest).await.unwrap());
    assert!(!operator(&server).unban(&by_guest).await.unwrap());
    look(&server);
    let back = async { while eve.account.request("GET", "/api/me", None).await.unwrap().status != 200 {} };
    tokio::time::timeout(PATIENCE, back).await.expect("Eve is still banned");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_guest_who_wants_to_be_forgotten_is_named_nowhere_and_the_game_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path()).await;
    let mut players = game(&server, seats(3), &["Evelyn", "Ben"]).await;
    let [ada, eve, ben] = &mut players[..] else { unreachable!("three players") };
    let path = format!("/api/tables/{}/reports", ada.table);
    ada.account.request("POST", &path, Some(r#"{"seat":1,"about":"other"}"#)).await.unwrap();
    let data = eve.account.request("GET", "/api/me/data", None).await.unwrap();
    let mine: MyData = data.read().unwrap();
    assert_eq!((&mine.guest, mine.tables.len(), mine.reports.len()), (&eve.account.guest, 1, 1));
    let other = ada.account.request("GET", "/api/me/data", None).await.unwrap().read::<MyData>().unwrap();
    assert_eq!(other.networks, ["10.0.0.1"]);
    let deleted = eve.account.request("DELETE", "/api/me", None).await.unwrap();
    assert_eq!((deleted.status, deleted.body.as_str()), (204, ""));
    for path in ["/api/me/data", "/api/me/games"] {
        let refused = eve.account.request("GET", path, None).await.unwrap();
        assert_eq!(code_of(&refused.body), Code::UnknownGuest);
    }
    look(&server);
    // Everybody is told to connect again, and finds the table without her.
    for player in [&mut *ada, &mut *ben] {
        assert_eq!(last_words(&mut player.connection).await, Some(Code::Restarting));
    }
    let mut ada = Player::join(ada.account.clone(), &ada.table, 1).await;
    let mut ben = Player::join(ben.account.clone(), &ben.table, 2).await;
    assert_eq!(info(&ada).seats[1].name, "Deleted");
    assert!(info(&ada).seats[1].resigned);
    let both = async { tokio::join!(ada.play(), ben.play()) };
    tokio::time::timeout(PATIENCE, both).await.expect("the game has stopped");
    let record =
        ada.account.request("GET", &format!("/api/tables/{}/record", ada.table), None).await.unwrap().body;
    assert!(
        verify(record.as_bytes()).record.is_ok() && record.contains("Deleted") && !record.contains("Evelyn")
    );
    let id = eve.account.guest.clone();
    server.stop().await;
    for file in std::fs::read_dir(folder.path()).unwrap() {
        let path = file.unwrap().path();
        let bytes = std::fs::read(&path).unwrap();
        for name in ["Evelyn", id.as_str()] {
            // The note about it names the guest's id, which leads nowhere any more.
            let found = bytes.windows(name.len()).filter(|part| *part == name.as_bytes()).count();
            assert!(found <= usize::from(name == id), "{name} stands in {} {found} times", path.display());
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn spectators_send_nobody_away() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(folder.path()).await;
    let mut players = game(&server, seats(2), &["Ben"]).await;
    let id = players[0].table.clone();
    let mut watcher = join(&server, "10.0.0.9", &id).await;
    for command in [
        Command::SendAway { seat: seat(0) },
        Command::Spare { seat: seat(0) },
        Command::StandIn { seat: seat(0) },
    ] {
        assert_eq!(watcher.refused(command).await, Code::NotYourSeat);
    }
    let ben = &mut players[1];
    assert_eq!(ben.refused(Command::SendAway { seat: seat(0) }).await, Code::NotHost, "one against one");
    server.stop().await;
}
