//! The daily game: the same dice and bots for everybody, once a day, with a record that verifies.

use crate::common::{Player, Server, config};
use kaiju_client::Account;
use kaiju_protocol::{Code, Command, Created, Daily, Occupant, Phase, Refusal, TableSummary};
use kaiju_record::{DAILY_FIELD, verify};
use std::time::Duration;

const DAY: Duration = Duration::from_secs(24 * 3600);

async fn open(account: &Account) -> String {
    account.request("POST", "/api/daily", None).await.unwrap().read::<Created>().unwrap().table
}

/// Plays the daily game to its end with answers from a seed.
async fn play(account: Account, seed: u64) -> Player {
    let table = open(&account).await;
    let mut player = Player::join(account, &table, seed).await;
    player.play().await;
    player
}

async fn record(player: &Player) -> String {
    let path = format!("/api/tables/{}/record", player.table);
    player.account.request("GET", &path, None).await.unwrap().body
}

/// The lines of the game without their digests, which depend on the id of the table.
fn moves(record: &str) -> Vec<&str> {
    let lines = record.lines().skip_while(|line| !line.starts_with("begin "));
    lines.map(|line| line.rsplit_once(' ').unwrap().0).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn those_who_play_alike_play_the_same_game() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), config()).await;
    let mut records = Vec::new();
    for seed in [1, 1, 2] {
        let player = play(Account::new(server.address).await.unwrap(), seed).await;
        let record = record(&player).await;
        let verdict = verify(record.as_bytes());
        assert!(verdict.record.is_ok() && verdict.checked.dice > 0, "{:?}\n{record}", verdict.record);
        assert_eq!(verdict.record.unwrap().header().contributions(), [None; 4]);
        records.push(record);
    }
    let [one, same, other] = [0, 1, 2].map(|at| moves(&records[at]));
    assert_eq!(one, same);
    assert_ne!(one, other);
    // The first cards and dice do not depend on anybody.
    assert_eq!(one[..4], other[..4]);
    // A record of another day does not pass for one of today.
    let day = server.time.today();
    let forged =
        records[0].replace(&format!("\n{DAILY_FIELD} {day}\n"), &format!("\n{DAILY_FIELD} {}\n", day + 1));
    assert!(verify(forged.as_bytes()).record.is_err());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everybody_has_one_daily_game_a_day() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), config()).await;
    let account = Account::new(server.address).await.unwrap();
    let Daily { day, bots } = account.request("GET", "/api/daily", None).await.unwrap().read().unwrap();
    assert_eq!((day, bots.len()), (server.time.today(), 3));
    let table = open(&account).await;
    assert_eq!(open(&account).await, table);
    let mut player = Player::join(account.clone(), &table, 1).await;
    let info = player.drawn.info.clone().unwrap();
    assert_eq!((info.phase, info.daily), (Phase::Playing, Some(day)));
    let seated = info.seats.iter().skip(1).map(|seat| match &seat.occupant {
        Occupant::Bot { bot } => bot.clone(),
        other => panic!("{other:?}"),
    });
    assert_eq!(seated.collect::<Vec<_>>(), bots);
    // Nothing about it can be changed.
    let options = info.options;
    assert_eq!(player.refused(Command::Change { options }).await, Code::AlreadyStarted);
    player.play().await;
    assert_eq!(open(&account).await, table, "a finished one is not played again");
    let finished = account.request("GET", "/api/me/games", None).await.unwrap();
    let finished: Vec<TableSummary> = finished.read().unwrap();
    assert_eq!(
        finished.iter().map(|one| (one.table.clone(), one.daily)).collect::<Vec<_>>(),
        [(table.clone(), Some(day))]
    );
    server.time.advance(DAY);
    assert_ne!(open(&account).await, table);
    // Strangers have neither.
    let stranger = Account { cookie: "kaiju=nobody".to_owned(), ..account };
    for (method, path) in [("POST", "/api/daily"), ("GET", "/api/me/games")] {
        let answer = stranger.request(method, path, None).await.unwrap();
        assert_eq!(answer.status, 401);
        assert_eq!(serde_json::from_str::<Refusal>(&answer.body).unwrap().code, Code::UnknownGuest);
    }
}
