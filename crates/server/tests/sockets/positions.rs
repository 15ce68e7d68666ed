//! Games that begin with a position that the maker of the table has chosen.

use crate::common::{Player, Server, bot, code_of, config, mine, options, seat, table};
use kaiju_client::Account;
use kaiju_protocol::{Code, Command, CreateTable, NewSeat, Phase};
use kaiju_record::verify;
use kaiju_server::Config;

/// Alice is in Tokyo, and Bob has three claws.
const FIGHT: &str = "
    rules czech   # as by hand
    Alice: city, 5 hearts, 3 energy, wings
    Bob: to resolve claw claw claw 1 2 2
";

fn allowed() -> Config {
    Config { positions: true, ..config() }
}

fn fight(seats: Vec<NewSeat>) -> CreateTable {
    let mut wanted = CreateTable { position: Some(FIGHT.to_owned()), ..table("czech", seats) };
    wanted.options.absence.pause_s = 3600;
    wanted
}

async fn record_of(player: &Player) -> String {
    let path = format!("/api/tables/{}/record", player.table);
    player.account.request("GET", &path, None).await.unwrap().body
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_begins_with_its_position_and_is_verified() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), allowed()).await;
    let ada = Account::new(server.address).await.unwrap();
    let id = ada.create(&fight(vec![mine(), NewSeat::Free])).await.unwrap();
    let mut ada = Player::join(ada, &id, 1).await;
    let mut ben = Player::join(Account::new(server.address).await.unwrap(), &id, 2).await;
    assert_eq!(ada.refused(Command::Start).await, Code::TooFewPlayers);
    ben.command(Command::Sit { seat: seat(1), name: "Ben".to_owned(), monster: None }).await.unwrap();
    ada.command(Command::Start).await.unwrap();
    // The claws have been counted: the one in Tokyo may answer them with Wings.
    let question = ada.drawn.question.clone().unwrap();
    assert_eq!(question.seat, seat(0));
    assert!(question.choices.iter().any(|choice| choice.action == "use wings"), "{question:?}");
    assert_eq!(ada.drawn.table().unwrap().monsters[0].hearts, 5);
    let wings = Command::Act { seat: question.seat, seq: question.seq, action: "use wings".to_owned() };
    ada.command(wings).await.unwrap();
    let alice = ada.drawn.table().unwrap().monsters[0];
    assert_eq!((alice.hearts, alice.energy), (5, 1));
    // Clients that join later, or after a restart, get the same.
    server.stop().await;
    let server = Server::start(folder.path(), config()).await;
    for player in [&mut ada, &mut ben] {
        while player.drawn.seq < question.seq {
            player.hear().await;
        }
        player.account.server = server.address;
    }
    let mut ada = Player::join(ada.account, &id, 1).await;
    let mut ben = Player::join(ben.account, &id, 2).await;
    let ben = tokio::spawn(async move { ben.play().await });
    ada.play().await;
    ben.await.unwrap();
    let record = record_of(&ada).await;
    let verdict = verify(record.as_bytes());
    assert!(verdict.record.is_ok() && verdict.checked.dice > 0, "{:?}\n{record}", verdict.record);
    assert!(
        record.contains("\nposition Guest: city, 5 hearts, 3 energy, wings\nposition Ben:\n"),
        "{record}"
    );
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_is_not_set_up_for_it_takes_no_positions() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), config()).await;
    let guest = Account::new(server.address).await.unwrap();
    let body = serde_json::to_string(&fight(vec![mine(), mine()])).unwrap();
    let refused = guest.request("POST", "/api/tables", Some(&body)).await.unwrap();
    assert_eq!((refused.status, code_of(&refused.body)), (400, Code::BadPosition));
    assert!(refused.body.contains("every game begins with the set-up"), "{}", refused.body);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn positions_that_cannot_be_played_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), allowed()).await;
    let guest = Account::new(server.address).await.unwrap();
    let refused = async |position: &str| {
        let wanted = CreateTable { position: Some(position.to_owned()), ..fight(vec![mine(), mine()]) };
        let body = serde_json::to_string(&wanted).unwrap();
        let response = guest.request("POST", "/api/tables", Some(&body)).await.unwrap();
        assert_eq!((response.status, code_of(&response.body)), (400, Code::BadPosition), "{position}");
        response.body
    };
    let long = format!("{FIGHT}{}", "#".repeat(4096));
    for (position, why) in [
        ("", "line 1"),
        ("nonsense", "line 1"),
        ("rules czech\nAlice: 5 hearts, 99 wings\nBob: to roll", "line 2"),
        ("rules czech\nAlice: city\nBob: city, to roll", "cannot be played"),
        ("rules dark\nAlice: city\nBob: to roll", "other rules"),
        ("rules czech, bay_use=off\nAlice: city\nBob: to roll", "other rules"),
        ("rules czech\nAlice: city\nBob: to roll\nCarol:", "more or fewer monsters"),
        ("rules czech\nAlice: city\nBob: to roll\ntop jets seen by Alice", "somebody has seen"),
        ("rules czech\nAlice: city, 10 hearts\nBob: out\nover Alice by last-alive", "is over"),
        (&long, "at most 4096 bytes"),
    ] {
        let said = refused(position).await;
        assert!(said.contains(why), "{position}: {said}");
    }
    assert_eq!(guest.request("GET", "/api/tables", None).await.unwrap().body, "[]", "no table was made");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn options_must_keep_fitting_the_position_and_a_rematch_begins_with_it() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), allowed()).await;
    let guest = Account::new(server.address).await.unwrap();
    let id = guest.create(&fight(vec![mine(), bot()])).await.unwrap();
    let mut host = Player::join(guest, &id, 1).await;
    let kept = host.drawn.info.as_ref().unwrap().position.clone().unwrap();
    assert!(kept.starts_with("rules czech\nAlice: city, 5 hearts, 3 energy, wings\nBob:\n"), "{kept}");
    assert_eq!(host.refused(Command::Resize { seats: 3 }).await, Code::BadPosition);
    assert_eq!(host.refused(Command::Change { options: options("dark") }).await, Code::BadPosition);
    host.command(Command::Change { options: options("czech") }).await.unwrap();
    host.command(Command::Start).await.unwrap();
    host.command(Command::Resign { seat: seat(0) }).await.unwrap();
    host.command(Command::Rematch).await.unwrap();
    let next = host.drawn.info.as_ref().unwrap().rematch.clone().unwrap();
    let mut again = Player::join(host.account, &next, 1).await;
    let info = again.drawn.info.clone().unwrap();
    assert_eq!((info.position, info.phase), (Some(kept), Phase::Waiting));
    again.command(Command::Start).await.unwrap();
    assert_eq!(again.drawn.table().unwrap().monsters[0].hearts, 5);
    server.stop().await;
}
