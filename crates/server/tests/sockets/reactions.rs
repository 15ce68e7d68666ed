//! What players call to each other: heard by everybody who is there, and kept by nobody.

use crate::common::{Player, Server, bot, config, mine, seat, table};
use kaiju_client::Account;
use kaiju_protocol::{Clock, Code, Command, Entry, NewSeat, Reaction, ServerMessage};
use kaiju_server::{Config, Limits};
use std::time::Duration;

fn react(index: usize, reaction: Reaction) -> Command {
    Command::React { seat: seat(index), reaction }
}

/// Hears until somebody calls something.
async fn next_call(player: &mut Player) -> (usize, Reaction) {
    loop {
        if let ServerMessage::Reacted { seat, reaction } = player.hear().await {
            return (seat.index(), reaction);
        }
    }
}

/// A server at which a seat may call something as often as this.
async fn server(folder: &tempfile::TempDir, gap_ms: u64) -> Server {
    let limits = Limits { reaction_interval_ms: gap_ms, ..config().limits };
    Server::start(folder.path(), Config { limits, ..config() }).await
}

/// A host with a seat beside a free one, and somebody who watches.
async fn host_and_watcher(server: &Server) -> (Player, Player) {
    let host = Account::new(server.address).await.unwrap();
    let id = host.create(&table("czech", vec![mine(), NewSeat::Free, bot()])).await.unwrap();
    let watcher = Account::new(server.address).await.unwrap();
    (Player::join(host, &id, 1).await, Player::join(watcher, &id, 2).await)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everybody_hears_a_reaction_before_the_game_in_it_and_after_it() {
    let folder = tempfile::tempdir().unwrap();
    let server = server(&folder, 0).await;
    let (mut host, mut watcher) = host_and_watcher(&server).await;
    for (round, reaction) in Reaction::ALL.into_iter().enumerate() {
        let before = host.drawn.seq;
        assert_eq!(host.command(react(0, reaction)).await.unwrap(), before, "a reaction is in the log");
        assert_eq!(next_call(&mut watcher).await, (0, reaction));
        match round {
            1 => drop(host.command(Command::Start).await.unwrap()),
            3 => host.play().await,
            _ => {}
        }
    }
    assert!(host.is_over());
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_calls_hears_it_before_the_answer() {
    let folder = tempfile::tempdir().unwrap();
    let server = server(&folder, 0).await;
    let (mut host, _watcher) = host_and_watcher(&server).await;
    let id = host.connection.send(react(0, Reaction::Roar)).await.unwrap();
    assert_eq!(next_call(&mut host).await, (0, Reaction::Roar));
    assert_eq!(host.hear().await, ServerMessage::Done { id, seq: host.drawn.seq });
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_asks_for_a_sign_of_life_gets_one_and_nobody_else_hears_of_it() {
    let folder = tempfile::tempdir().unwrap();
    let server = server(&folder, 0).await;
    let (mut host, mut watcher) = host_and_watcher(&server).await;
    let seq = host.drawn.seq;
    assert_eq!(watcher.command(Command::Ping).await.unwrap(), seq);
    let heard = watcher.received;
    assert_eq!(host.command(Command::Ping).await.unwrap(), seq);
    host.command(react(0, Reaction::Thanks)).await.unwrap();
    next_call(&mut watcher).await;
    assert_eq!(watcher.received, heard + 1, "somebody else's sign of life was heard");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn only_the_own_seat_calls() {
    let folder = tempfile::tempdir().unwrap();
    let server = server(&folder, 0).await;
    let (mut host, mut watcher) = host_and_watcher(&server).await;
    assert_eq!(watcher.refused(react(0, Reaction::Ouch)).await, Code::NotYourSeat);
    assert_eq!(host.refused(react(1, Reaction::Ouch)).await, Code::NotYourSeat, "a free seat");
    assert_eq!(host.refused(react(2, Reaction::Ouch)).await, Code::NotYourSeat, "a bot");
    assert_eq!(host.refused(react(3, Reaction::Ouch)).await, Code::UnknownSeat);
    // Nothing of this was heard by anybody.
    host.command(react(0, Reaction::Thanks)).await.unwrap();
    assert_eq!(next_call(&mut watcher).await, (0, Reaction::Thanks));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_seat_that_calls_too_often_is_refused_for_a_while() {
    let folder = tempfile::tempdir().unwrap();
    let server = server(&folder, 2_000).await;
    let (mut host, mut watcher) = host_and_watcher(&server).await;
    let sit = Command::Sit { seat: seat(1), name: "Ben".to_owned(), monster: None };
    watcher.command(sit).await.unwrap();
    host.command(react(0, Reaction::Hurry)).await.unwrap();
    server.time.advance(Duration::from_millis(1_999));
    assert_eq!(host.refused(react(0, Reaction::Hurry)).await, Code::TooFast);
    // Another seat may.
    watcher.command(react(1, Reaction::Oops)).await.unwrap();
    server.time.advance(Duration::from_millis(1));
    host.command(react(0, Reaction::Laugh)).await.unwrap();
    // Of those that were refused nobody has heard.
    assert_eq!(next_call(&mut watcher).await, (0, Reaction::Laugh));
    assert_eq!(watcher.calls, [(0, Reaction::Hurry), (1, Reaction::Oops), (0, Reaction::Laugh)]);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_reaction_changes_neither_log_nor_clock_nor_absence_and_is_forgotten() {
    let folder = tempfile::tempdir().unwrap();
    let first = server(&folder, 0).await;
    let host = Account::new(first.address).await.unwrap();
    let mut wanted = table("czech", vec![mine(), bot()]);
    wanted.options.clock = Some(Clock { decision_s: 1, reserve_s: 0 });
    let id = host.create(&wanted).await.unwrap();
    let mut host = Player::join(host, &id, 1).await;
    host.command(Command::Start).await.unwrap();
    while host.drawn.question.as_ref().is_none_or(|question| question.seat != seat(0)) {
        host.hear().await;
    }
    let due = host.drawn.question.as_ref().unwrap().bot_at.unwrap();
    host.command(react(0, Reaction::Hello)).await.unwrap();
    assert_eq!(host.drawn.question.as_ref().unwrap().bot_at, Some(due), "a reaction has stopped the clock");
    // The clock runs out: a bot plays on, and neither calling something nor a sign of life sends it away.
    while !host.is_over() {
        host.command(react(0, Reaction::Hello)).await.unwrap();
        host.command(Command::Ping).await.unwrap();
        let seq = host.drawn.seq;
        first.time.advance(Duration::from_secs(2));
        host.up_to(seq + 1).await;
    }
    let entries = host.drawn.entries.clone();
    let is_there = |wanted: Entry| entries.iter().any(|told| told.entry == wanted);
    assert!(is_there(Entry::Away { seat: seat(0) }) && !is_there(Entry::Back { seat: seat(0) }));
    let record = host.account.request("GET", &format!("/api/tables/{id}/record"), None).await.unwrap().body;
    assert!(!record.contains("hello") && !serde_json::to_string(&entries).unwrap().contains("hello"));
    first.stop().await;
    // Who comes after a restart is told all entries and no reaction.
    let second = server(&folder, 0).await;
    let account = Account { server: second.address, ..host.account };
    let again = Player::join(account, &id, 1).await;
    assert_eq!(again.drawn.entries, entries);
    assert!(again.calls.is_empty());
    second.stop().await;
}
