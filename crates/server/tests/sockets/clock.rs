//! Time: reserves, absence, and hosts who stay away.

use crate::common::{PATIENCE, Player, Server, bot, config, mine, seat, table};
use kaiju_client::Account;
use kaiju_engine::Seat;
use kaiju_protocol::{
    By, Clock, Code, Command, CreateTable, Ending, Entry, NewSeat, Phase, Question, SeatPresence,
    ServerMessage, Told,
};
use kaiju_record::verify;
use kaiju_server::Config;
use std::time::Duration;

/// A server and two players at a table that has not begun.
struct Two {
    server: Server,
    host: Player,
    ben: Player,
    _folder: tempfile::TempDir,
}

async fn two(config: Config, wanted: CreateTable) -> Two {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), config).await;
    let host = Account::new(server.address).await.unwrap();
    let id = host.create(&wanted).await.unwrap();
    let host = Player::join(host, &id, 1).await;
    let mut ben = Player::join(Account::new(server.address).await.unwrap(), &id, 2).await;
    ben.command(Command::Sit { seat: seat(1), name: "Ben".to_owned(), monster: None }).await.unwrap();
    Two { server, host, ben, _folder: folder }
}

fn places() -> CreateTable {
    table("czech", vec![mine(), NewSeat::Free])
}

/// Hears until something is so.
async fn until(player: &mut Player, what: &str, is_so: impl Fn(&Player) -> bool) {
    let start = std::time::Instant::now();
    while !is_so(player) {
        assert!(start.elapsed() < PATIENCE, "never: {what}");
        player.hear().await;
    }
}

fn question(player: &Player) -> &Question {
    player.drawn.question.as_ref().expect("somebody is asked")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_reserve_is_used_up_then_a_bot_plays_until_the_player_says_so() {
    let mut wanted = places();
    wanted.options.clock = Some(Clock { decision_s: 1, reserve_s: 1 });
    let Two { server, mut host, mut ben, _folder } = two(config(), wanted).await;
    host.command(Command::Start).await.unwrap();
    until(&mut ben, "the game begins", |ben| ben.drawn.question.is_some()).await;
    let slow = question(&ben).seat;
    let (slow, quick) = if slow == seat(0) { (&mut host, &mut ben) } else { (&mut ben, &mut host) };
    let own = question(slow).seat;

    // Everybody sees when a bot will step in: after the time for this decision and the whole reserve.
    let asked_at = slow.drawn.entries.last().unwrap().at;
    for player in [&*slow, &*quick] {
        assert_eq!(question(player).reserve_ms, Some(1000));
        assert_eq!(question(player).bot_at, Some(asked_at + 2000));
    }
    // Who answers late pays with the reserve, and not more than it took.
    tokio::time::sleep(Duration::from_millis(1300)).await;
    let command = slow.answer().unwrap();
    slow.command(command).await.unwrap();
    let left = |entry: &Entry| match entry {
        Entry::Acted { by: By::Player, reserve_ms, .. } => *reserve_ms,
        _ => None,
    };
    let left = slow.drawn.entries.iter().rev().find_map(|told| left(&told.entry)).unwrap();
    assert!((200..=700).contains(&left), "{left} ms are left of the reserve");

    // Then it never answers.
    until(slow, "a bot steps in", |player| {
        player.drawn.entries.iter().any(|told| told.entry == Entry::Away { seat: own })
    })
    .await;
    let away = slow.drawn.entries.iter().position(|told| told.entry == Entry::Away { seat: own }).unwrap();
    until(slow, "the bot answers", |player| player.drawn.entries.len() > away + 1).await;
    let answer = &slow.drawn.entries[away + 1].entry;
    let is_bot =
        matches!(answer, Entry::Acted { seat, by: By::Bot, reserve_ms: Some(0), .. } if *seat == own);
    assert!(is_bot, "{answer:?}");
    let late = slow.drawn.entries[away].at;
    assert!(late >= asked_at + 1300, "the bot was too early");

    // One word, and the seat is the player's again; but the reserve is gone.
    let back = slow.command(Command::Back { seat: own }).await.unwrap();
    assert!(
        slow.drawn.entries.iter().any(|told| told.entry == Entry::Back { seat: own } && told.seq <= back)
    );
    loop {
        until(quick, "the other has heard", |player| player.drawn.seq >= slow.drawn.seq).await;
        if slow.is_over() || question(slow).seat == own {
            break;
        }
        let command = quick.answer().unwrap();
        quick.command(command).await.unwrap();
        until(slow, "the answer arrives", |player| player.drawn.seq >= quick.drawn.seq).await;
    }
    if !slow.is_over() {
        assert_eq!(question(slow).reserve_ms, Some(0));
        let asked = slow.drawn.entries.last().unwrap().at;
        assert!(question(slow).bot_at.unwrap() <= asked + 1000);
        assert!(slow.answer().is_some(), "the player is asked, with choices");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_pause_for_the_absent_is_counted_for_all_to_see_and_ends_when_they_return() {
    let mut wanted = places();
    wanted.options.absence.pause_s = 3600;
    let Two { server, mut host, mut ben, _folder } = two(config(), wanted).await;
    host.command(Command::Start).await.unwrap();
    until(&mut ben, "the game begins", |ben| ben.drawn.question.is_some()).await;
    until(&mut host, "the game begins", |host| host.drawn.question.is_some()).await;
    assert_eq!(question(&host).bot_at, None);
    let (gone, stays) = if question(&host).seat == seat(0) { (host, &mut ben) } else { (ben, &mut host) };
    let Player { account, connection, drawn, .. } = gone;
    let seq = drawn.seq;
    drop(connection);
    until(stays, "the pause begins", |player| question(player).bot_at.is_some()).await;
    let mut gone = Player::join(account, &stays.table, 3).await;
    until(stays, "the pause ends", |player| question(player).bot_at.is_none()).await;
    assert_eq!(gone.drawn.seq, seq, "nothing was played meanwhile");
    assert!(gone.answer().is_some());
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_host_who_stays_away_is_followed_by_another_player() {
    let config = Config { host_grace_ms: 300, ..config() };
    let Two { server, host, mut ben, _folder } = two(config, places()).await;
    let (first, ben_id) = (host.account.guest.clone(), ben.account.guest.clone());
    let host_of = |player: &Player| player.drawn.info.as_ref().unwrap().host.clone();
    assert_eq!(ben.refused(Command::Start).await, Code::NotHost);
    // A host who comes back in time stays the host.
    let Player { account, connection, .. } = host;
    drop(connection);
    let back = Player::join(account, &ben.table, 3).await;
    tokio::time::sleep(Duration::from_millis(600)).await;
    assert_eq!(ben.refused(Command::Start).await, Code::NotHost);
    assert_eq!(host_of(&ben), first);
    drop(back);
    until(&mut ben, "Ben is the host", |ben| host_of(ben) == ben_id).await;
    let changed = ben.drawn.entries.last().unwrap();
    assert_eq!(changed.entry, Entry::HostChanged { host: ben_id });
    ben.command(Command::Start).await.unwrap();
    server.stop().await;
}

/// Hears until everybody is told that Ben's seat is so.
async fn seen(player: &mut Player, is_so: impl Fn(SeatPresence) -> bool) {
    loop {
        if let ServerMessage::Presence { presence } = player.hear().await
            && is_so(presence.seats[1])
        {
            return;
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everybody_is_told_when_a_bot_steps_in_and_when_the_seat_is_handed_back() {
    let Two { server, mut host, mut ben, _folder } = two(config(), places()).await;
    host.command(Command::Start).await.unwrap();
    until(&mut ben, "the game begins", |ben| ben.drawn.question.is_some()).await;
    drop(ben.connection);
    // Until it is Ben's turn; then a bot steps in at once.
    let presence = async |host: &mut Player| loop {
        if let Some(command) = host.answer() {
            let id = host.connection.send(command).await.unwrap();
            loop {
                match host.hear().await {
                    ServerMessage::Presence { presence } if presence.seats[1].away => return,
                    ServerMessage::Done { id: done, .. } if done == id => break,
                    _ => {}
                }
            }
        } else if let ServerMessage::Presence { presence } = host.hear().await
            && presence.seats[1].away
        {
            return;
        }
    };
    let told = tokio::time::timeout(PATIENCE, presence(&mut host)).await;
    told.expect("nobody is told that a bot plays");
    let _ben = Player::join(ben.account, &host.table, 3).await;
    let told = tokio::time::timeout(PATIENCE, seen(&mut host, |ben| ben.connected && !ben.away));
    told.await.expect("nobody is told that Ben is back");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_host_ends_a_game_when_the_others_have_gone() {
    let mut wanted = places();
    wanted.options.absence.pause_s = 3600;
    let config = Config { end_grace_ms: 1500, ..config() };
    let Two { server, mut host, mut ben, _folder } = two(config, wanted).await;
    host.command(Command::Start).await.unwrap();
    assert_eq!(host.refused(Command::End).await, Code::NotAbandoned);
    assert_eq!(ben.refused(Command::End).await, Code::NotHost);
    drop(ben.connection);
    seen(&mut host, |ben| !ben.connected).await;
    // Ben may only have lost the connection: the host must wait a while.
    assert_eq!(host.refused(Command::End).await, Code::NotAbandoned);
    let ben = Player::join(ben.account, &host.table, 3).await;
    seen(&mut host, |ben| ben.connected).await;
    drop(ben);
    seen(&mut host, |ben| !ben.connected).await;
    assert_eq!(host.refused(Command::End).await, Code::NotAbandoned, "it is counted from the last time");
    tokio::time::sleep(Duration::from_millis(1500)).await;
    host.command(Command::End).await.unwrap();
    let info = host.drawn.info.as_ref().unwrap();
    assert_eq!(info.phase, Phase::Over { ending: Ending::Abandoned });
    assert!(info.fairness.secret.is_some(), "the dice can be checked");
    assert_eq!(host.refused(Command::End).await, Code::NotPlaying);
    let path = format!("/api/tables/{}/record", host.table);
    let record = host.account.request("GET", &path, None).await.unwrap();
    assert!(
        verify(record.body.as_bytes()).record.is_ok()
            && record.body.contains("\nended by the host, whom the others had left\n")
            && record.body.contains("\nunfinished ["),
        "{}",
        record.body
    );
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_wakes_a_table_is_told_at_once_when_a_bot_answers() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), Config { sleep_after_ms: 50, ..config() }).await;
    let host = Account::new(server.address).await.unwrap();
    let mut wanted = table("czech", vec![mine(), mine()]);
    wanted.options.clock = Some(Clock { decision_s: 600, reserve_s: 0 });
    let id = host.create(&wanted).await.unwrap();
    let mut player = Player::join(host, &id, 1).await;
    player.command(Command::Start).await.unwrap();
    let Player { account, connection, .. } = player;
    drop(connection);
    let asleep = async {
        let line = "kaiju_tables_awake 0\n";
        while !account.request("GET", "/metrics", None).await.unwrap().body.contains(line) {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    tokio::time::timeout(PATIENCE, asleep).await.expect("the table does not fall asleep");
    let mut back = account.open(&id, None).await.unwrap();
    let Some(ServerMessage::State { question: Some(question), .. }) = back.next().await.unwrap() else {
        panic!("the table comes first, with its question");
    };
    assert!(question.bot_at.is_some());
    server.stop().await;
}

/// When the bot that stands in for the first seat has answered, in milliseconds.
fn stood_in(player: &Player) -> Vec<u64> {
    let by_bot =
        |told: &&Told| matches!(told.entry, Entry::Acted { seat, by: By::Bot, .. } if seat == Seat::First);
    player.drawn.entries.iter().filter(by_bot).map(|told| told.at).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_is_the_only_player_can_come_back_before_the_game_is_over() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), Config { stand_in_ms: 300, ..config() }).await;
    let host = Account::new(server.address).await.unwrap();
    let mut wanted = table("czech", vec![mine(), bot(), bot()]);
    wanted.options.clock = Some(Clock { decision_s: 1, reserve_s: 0 });
    let id = host.create(&wanted).await.unwrap();
    let mut player = Player::join(host, &id, 1).await;
    player.command(Command::Start).await.unwrap();
    // The bot answers the question for which time has run out, and then one after the other.
    until(&mut player, "the bot goes on", |player| stood_in(player).len() >= 4).await;
    let answers = stood_in(&player);
    assert!(answers.windows(2).all(|pair| pair[1] - pair[0] >= 300), "{answers:?}");
    until(&mut player, "the pause is told", |player| question(player).bot_at.is_some()).await;
    assert!(question(&player).bot_at.unwrap() <= answers.last().unwrap() + 1000);
    // While nobody is there, nothing happens.
    let Player { account, connection, .. } = player;
    drop(connection);
    tokio::time::sleep(Duration::from_millis(1000)).await;
    let mut player = Player::join(account, &id, 2).await;
    assert!(stood_in(&player).len() <= answers.len() + 1, "the bot has played alone");
    until(&mut player, "the seat is handed back", |player| {
        player.drawn.entries.last().is_some_and(|told| told.entry == Entry::Back { seat: Seat::First })
    })
    .await;
    // Who answers while the bot waits is back as well.
    let count = |player: &Player, wanted: &Entry| {
        player.drawn.entries.iter().filter(|told| told.entry == *wanted).count()
    };
    let (away, back) = (Entry::Away { seat: Seat::First }, Entry::Back { seat: Seat::First });
    until(&mut player, "the time is used up again", |player| count(player, &away) == 2).await;
    loop {
        until(&mut player, "the player is asked", |player| question(player).seat == Seat::First).await;
        let command = player.answer().expect("the player is asked, with choices");
        match player.command(command).await {
            Ok(_) => break,
            Err(refusal) => assert_eq!(refusal.code, Code::StaleAnswer),
        }
    }
    assert_eq!((count(&player, &away), count(&player, &back), player.is_over()), (2, 2, false));
    server.stop().await;
}
