//! Time: reserves, absence, and hosts who stay away.

use crate::common::{PATIENCE, Player, Server, bot, config, mine, seat, table};
use kaiju_client::Account;
use kaiju_engine::Seat;
use kaiju_protocol::{
    By, Clock, Code, Command, CreateTable, Ending, Entry, NewSeat, Phase, Question, SeatPresence, SentEntry,
    ServerMessage,
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

fn has(player: &Player, wanted: &Entry) -> bool {
    player.drawn.entries.iter().any(|sent| sent.entry == *wanted)
}

fn question(player: &Player) -> &Question {
    player.drawn.question.as_ref().expect("somebody is asked")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_reserve_is_used_up_then_a_bot_plays_until_the_player_says_so() {
    let mut wanted = places();
    wanted.options.clock = Some(Clock { decision_s: 10, reserve_s: 5 });
    let Two { server, mut host, mut ben, _folder } = two(config(), wanted).await;
    host.command(Command::Start).await.unwrap();
    ben.until("the game begins", |ben| ben.drawn.question.is_some()).await;
    let slow = question(&ben).seat;
    let (slow, quick) = if slow == seat(0) { (&mut host, &mut ben) } else { (&mut ben, &mut host) };
    let own = question(slow).seat;

    // Everybody sees when a bot will step in: after the decision time and the whole reserve.
    let asked_at = server.time.now_ms();
    assert_eq!(slow.drawn.entries.last().unwrap().at, asked_at);
    for player in [&*slow, &*quick] {
        assert_eq!(question(player).reserve_ms, Some(5_000));
        assert_eq!(question(player).bot_at, Some(asked_at + 15_000));
    }
    // A late answer costs reserve, but no more than it took.
    server.time.advance(Duration::from_millis(12_300));
    let command = slow.answer().unwrap();
    slow.command(command).await.unwrap();
    let left = |entry: &Entry| match entry {
        Entry::Acted { by: By::Player, reserve_ms, .. } => *reserve_ms,
        _ => None,
    };
    let left = slow.drawn.entries.iter().rev().find_map(|sent| left(&sent.entry));
    assert_eq!(left, Some(2_700), "what is left of the reserve");

    // The next question is the same player's, who never answers it.
    assert_eq!((question(slow).seat, question(slow).reserve_ms), (own, Some(2_700)));
    server.time.advance(Duration::from_millis(12_699));
    slow.command(Command::Ping).await.unwrap();
    assert!(!has(slow, &Entry::Away { seat: own }), "the bot was too early");
    server.time.advance(Duration::from_millis(1));
    slow.until("a bot steps in", |player| has(player, &Entry::Away { seat: own })).await;
    let away = slow.drawn.entries.iter().position(|sent| sent.entry == Entry::Away { seat: own }).unwrap();
    slow.until("the bot answers", |player| player.drawn.entries.len() > away + 1).await;
    let answer = &slow.drawn.entries[away + 1].entry;
    let is_bot =
        matches!(answer, Entry::Acted { seat, by: By::Bot, reserve_ms: Some(0), .. } if *seat == own);
    assert!(is_bot, "{answer:?}");
    assert_eq!(slow.drawn.entries[away].at, asked_at + 12_300 + 12_700);

    // `back` returns the seat to the player, but the reserve is gone.
    let back = slow.command(Command::Back { seat: own }).await.unwrap();
    assert!(
        slow.drawn.entries.iter().any(|sent| sent.entry == Entry::Back { seat: own } && sent.seq <= back)
    );
    while question(slow).seat != own {
        quick.up_to(slow.drawn.seq).await;
        let command = quick.answer().unwrap();
        quick.command(command).await.unwrap();
        slow.up_to(quick.drawn.seq).await;
    }
    assert_eq!(question(slow).reserve_ms, Some(0));
    assert_eq!(question(slow).bot_at, Some(slow.drawn.entries.last().unwrap().at + 10_000));
    assert!(slow.answer().is_some(), "the player is asked, with choices");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_pause_for_the_absent_is_counted_for_all_to_see_and_ends_when_they_return() {
    let mut wanted = places();
    wanted.options.absence.pause_s = 3600;
    // Players who are there may think as long as they like.
    wanted.options.absence.silence_s = 0;
    let Two { server, mut host, mut ben, _folder } = two(config(), wanted).await;
    host.command(Command::Start).await.unwrap();
    ben.until("the game begins", |ben| ben.drawn.question.is_some()).await;
    host.until("the game begins", |host| host.drawn.question.is_some()).await;
    assert_eq!(question(&host).bot_at, None);
    let (gone, stays) = if question(&host).seat == seat(0) { (host, &mut ben) } else { (ben, &mut host) };
    let Player { account, connection, drawn, .. } = gone;
    let seq = drawn.seq;
    drop(connection);
    stays.until("the pause begins", |player| question(player).bot_at.is_some()).await;
    let gone = Player::join(account, &stays.table, 3).await;
    stays.until("the pause ends", |player| question(player).bot_at.is_none()).await;
    assert_eq!(gone.drawn.seq, seq, "nothing was played meanwhile");
    assert!(gone.answer().is_some());
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn another_player_replaces_an_absent_host() {
    let Two { server, host, mut ben, _folder } = two(config(), places()).await;
    let (first, ben_id) = (host.account.guest.clone(), ben.account.guest.clone());
    let host_of = |player: &Player| player.drawn.info.as_ref().unwrap().host.clone();
    assert_eq!(ben.refused(Command::Start).await, Code::NotHost);
    // A host who comes back in time stays the host.
    let Player { account, connection, .. } = host;
    drop(connection);
    seen(&mut ben, 0, |host| !host.connected).await;
    server.time.advance(Duration::from_secs(59));
    let back = Player::join(account, &ben.table, 3).await;
    server.time.advance(Duration::from_secs(59));
    assert_eq!(ben.refused(Command::Start).await, Code::NotHost);
    assert_eq!(host_of(&ben), first);
    drop(back);
    seen(&mut ben, 0, |host| !host.connected).await;
    server.time.advance(Duration::from_secs(59));
    assert_eq!(ben.refused(Command::Start).await, Code::NotHost);
    server.time.advance(Duration::from_secs(1));
    ben.until("Ben is the host", |ben| host_of(ben) == ben_id).await;
    let changed = ben.drawn.entries.last().unwrap();
    assert_eq!(changed.entry, Entry::HostChanged { host: ben_id });
    ben.command(Command::Start).await.unwrap();
    server.stop().await;
}

/// Reads until the presence of a seat satisfies a condition.
async fn seen(player: &mut Player, index: usize, is_so: impl Fn(SeatPresence) -> bool) {
    loop {
        if let ServerMessage::Presence { presence } = player.hear().await
            && is_so(presence.seats[index])
        {
            return;
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everybody_is_told_when_a_bot_steps_in_and_when_the_seat_is_handed_back() {
    let Two { server, mut host, mut ben, _folder } = two(config(), places()).await;
    host.command(Command::Start).await.unwrap();
    ben.until("the game begins", |ben| ben.drawn.question.is_some()).await;
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
    let told = tokio::time::timeout(PATIENCE, seen(&mut host, 1, |ben| ben.connected && !ben.away));
    told.await.expect("nobody is told that Ben is back");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_host_ends_a_game_when_the_others_have_gone() {
    let mut wanted = places();
    wanted.options.absence.pause_s = 3600;
    let Two { server, mut host, mut ben, _folder } = two(config(), wanted).await;
    host.command(Command::Start).await.unwrap();
    assert_eq!(host.refused(Command::End).await, Code::NotAbandoned);
    assert_eq!(ben.refused(Command::End).await, Code::NotHost);
    drop(ben.connection);
    seen(&mut host, 1, |ben| !ben.connected).await;
    // Ben may only have lost the connection: the host must wait a while.
    server.time.advance(Duration::from_secs(59));
    assert_eq!(host.refused(Command::End).await, Code::NotAbandoned);
    let ben = Player::join(ben.account, &host.table, 3).await;
    seen(&mut host, 1, |ben| ben.connected).await;
    drop(ben);
    seen(&mut host, 1, |ben| !ben.connected).await;
    server.time.advance(Duration::from_secs(59));
    assert_eq!(host.refused(Command::End).await, Code::NotAbandoned, "it is counted from the last time");
    server.time.advance(Duration::from_secs(1));
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
async fn a_client_that_wakes_a_table_sees_at_once_when_a_bot_will_answer() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), Config { sleep_after_ms: 0, ..config() }).await;
    let host = Account::new(server.address).await.unwrap();
    let mut wanted = table("czech", vec![mine(), mine()]);
    wanted.options.clock = Some(Clock { decision_s: 600, reserve_s: 0 });
    let id = host.create(&wanted).await.unwrap();
    let mut player = Player::join(host, &id, 1).await;
    player.command(Command::Start).await.unwrap();
    let Player { account, connection, .. } = player;
    drop(connection);
    server.counts("kaiju_tables_awake", 0).await;
    let mut back = account.open(&id, None).await.unwrap();
    let Some(ServerMessage::State { question: Some(question), .. }) = back.next().await.unwrap() else {
        panic!("the table comes first, with its question");
    };
    assert!(question.bot_at.is_some());
    server.stop().await;
}

/// When the bot that stands in for the first seat has answered, in milliseconds.
fn stood_in(player: &Player) -> Vec<u64> {
    let by_bot = |sent: &&SentEntry| matches!(sent.entry, Entry::Acted { seat, by: By::Bot, .. } if seat == Seat::First);
    player.drawn.entries.iter().filter(by_bot).map(|sent| sent.at).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_only_player_can_come_back_before_the_game_is_over() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), config()).await;
    let host = Account::new(server.address).await.unwrap();
    let mut wanted = table("czech", vec![mine(), bot(), bot()]);
    wanted.options.clock = Some(Clock { decision_s: 10, reserve_s: 0 });
    let id = host.create(&wanted).await.unwrap();
    let mut player = Player::join(host, &id, 1).await;
    let mut watcher = Player::join(Account::new(server.address).await.unwrap(), &id, 2).await;
    player.command(Command::Start).await.unwrap();
    player.until("the player is asked", |player| player.answer().is_some()).await;
    // The bot answers the question for which time has run out, and then one after the other.
    server.time.advance(Duration::from_secs(10));
    for count in 1..5 {
        player.until("the bot answers", |player| stood_in(player).len() == count).await;
        player
            .until("the pause is told", |player| {
                player.drawn.question.as_ref().is_some_and(|question| question.bot_at.is_some())
            })
            .await;
        let answered_at = *stood_in(&player).last().unwrap();
        assert_eq!(
            (answered_at, question(&player).bot_at),
            (server.time.now_ms(), Some(answered_at + 2_000))
        );
        server.time.advance(Duration::from_millis(1_999));
        player.command(Command::Ping).await.unwrap();
        assert_eq!(stood_in(&player).len(), count, "the bot was too early");
        server.time.advance(Duration::from_millis(1));
    }
    player.until("the bot answers", |player| stood_in(player).len() == 5).await;
    // While no player is there, nothing happens.
    let Player { account, connection, .. } = player;
    drop(connection);
    seen(&mut watcher, 0, |host| !host.connected).await;
    server.time.advance(Duration::from_secs(3600));
    watcher.command(Command::Ping).await.unwrap();
    assert_eq!(stood_in(&watcher).len(), 5, "the bot has played alone");
    let mut player = Player::join(account, &id, 1).await;
    let (away, back) = (Entry::Away { seat: Seat::First }, Entry::Back { seat: Seat::First });
    player
        .until("the seat is handed back", |player| player.drawn.entries.last().unwrap().entry == back)
        .await;
    // An answer while the bot waits also brings the player back.
    let count = |player: &Player, wanted: &Entry| {
        player.drawn.entries.iter().filter(|sent| sent.entry == *wanted).count()
    };
    server.time.advance(Duration::from_secs(10));
    player
        .until("the time is used up again", |player| {
            count(player, &away) == 2 && stood_in(player).len() == 6 && player.answer().is_some()
        })
        .await;
    let command = player.answer().expect("the player is asked, with choices");
    player.command(command).await.unwrap();
    assert_eq!((count(&player, &away), count(&player, &back), player.is_over()), (2, 2, false));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_first_roll_is_seen_by_nobody_until_it_is_thrown_or_its_time_is_up() {
    let mut wanted = places();
    wanted.options.throws = true;
    wanted.options.clock = Some(Clock { decision_s: 10, reserve_s: 5 });
    let Two { server, mut host, mut ben, _folder } = two(config(), wanted).await;
    host.command(Command::Start).await.unwrap();
    ben.until("the game begins", |ben| ben.drawn.question.is_some()).await;
    host.until("the game begins", |host| host.drawn.question.is_some()).await;
    let first = question(&ben).seat;
    let (thrower, other) = if first == seat(0) { (&mut host, &mut ben) } else { (&mut ben, &mut host) };
    let dice = |player: &Player| player.drawn.view().unwrap().turn.as_ref().unwrap().dice.len();
    for player in [&*thrower, &*other] {
        assert!(question(player).decision.is_throw());
        assert_eq!(dice(player), 0);
    }
    let act =
        |player: &Player| Command::Act { seat: first, seq: question(player).seq, action: "throw".to_owned() };
    let command = act(other);
    assert_eq!(other.refused(command).await, Code::NotYourSeat);
    let command = act(thrower);
    thrower.command(command).await.unwrap();
    other.until("the dice are thrown", |other| !question(other).decision.is_throw()).await;
    assert_eq!((dice(thrower), dice(other)), (6, 6));
    // The next turn is the other's, who does not throw: when the time of a decision is up, the dice fall.
    while !question(thrower).decision.is_throw() {
        let seat = question(thrower).seat;
        let player = if seat == first { &mut *thrower } else { &mut *other };
        let command = player.answer().unwrap();
        let seq = player.command(command).await.unwrap();
        thrower.up_to(seq).await;
        other.up_to(seq).await;
    }
    let slow = question(other).seat;
    assert_ne!(slow, first);
    server.time.advance(Duration::from_secs(10));
    other.until("a bot steps in", |player| has(player, &Entry::Away { seat: slow })).await;
    let away = other.drawn.entries.iter().position(|sent| sent.entry == Entry::Away { seat: slow }).unwrap();
    other.until("the dice fall", |player| player.drawn.entries.len() > away + 1).await;
    assert!(matches!(&other.drawn.entries[away + 1].entry, Entry::Chance { .. }));
    server.stop().await;
}
