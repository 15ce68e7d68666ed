//! Take-backs: appended to the log and to the record, never a deletion.

use crate::common::{Player, Server, config, mine, seat, table};
use kaiju_client::Account;
use kaiju_engine::playout::Numbers;
use kaiju_protocol::{Code, Command, Entry, NewSeat};
use kaiju_record::{Entry as Move, verify};
use std::path::Path;

/// The number of take-backs in a record.
fn undo_lines(record: &str) -> usize {
    record.lines().filter(|line| line.contains(": undo [")).count()
}

async fn record_of(player: &Player) -> String {
    let path = format!("/api/tables/{}/record", player.table);
    let record = player.account.request("GET", &path, None).await.unwrap();
    assert_eq!(record.status, 200, "{}", record.body);
    record.body
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn choices_that_reveal_nothing_can_be_taken_back() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), config()).await;
    let mut all = 0;
    for seed in 0..40 {
        let account = Account::new(server.address).await.unwrap();
        let id = account.create(&table("czech", vec![mine(), mine()])).await.unwrap();
        let mut player = Player::join(account, &id, seed).await;
        player.command(Command::Start).await.unwrap();
        let mut taken_back = 0;
        while !player.is_over() {
            let before = player.drawn.view();
            let asked = player.drawn.question.clone().unwrap();
            let command = player.answer().unwrap();
            player.command(command).await.unwrap();
            let Some(question) = player.drawn.question.clone() else { continue };
            let take_back = Command::TakeBack { seat: question.seat };
            if !question.can_take_back {
                assert_eq!(player.refused(take_back).await, Code::NothingToTakeBack);
            } else if player.numbers().below(4) > 0 {
                let last = player.drawn.seq;
                player.command(take_back).await.unwrap();
                assert_eq!(player.drawn.view(), before);
                let again = player.drawn.question.clone().unwrap();
                assert_eq!((again.decision, again.choices), (asked.decision, asked.choices));
                // The log has grown: nothing is ever deleted.
                assert_eq!(player.drawn.seq, last + 1);
                taken_back += 1;
                all += 1;
            }
        }
        let record = record_of(&player).await;
        assert_eq!(undo_lines(&record), taken_back, "{record}");
        let verdict = verify(record.as_bytes());
        let read = verdict.record.unwrap();
        let undone = read.entries().iter().filter(|(entry, _)| matches!(entry, Move::Undo { .. }));
        assert_eq!(undone.count(), taken_back);
        if all >= 20 {
            break;
        }
    }
    assert!(all >= 20, "only {all} choices were taken back");
    server.stop().await;
}

/// Everybody's table after a take-back and a restart is the one before the choice, and the game goes on from there.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_take_back_survives_a_restart_for_every_seat() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Server::start(folder.path(), config()).await;
    // Not every game has something to take back.
    let mut taken_back = 0;
    for seed in 0..20 {
        let in_this_game;
        (server, in_this_game) = play_and_restart(server, folder.path(), seed).await;
        taken_back += in_this_game;
        if taken_back >= 3 {
            break;
        }
    }
    assert!(taken_back >= 3, "only {taken_back} choices were taken back");
    server.stop().await;
}

/// Plays a game, and stops the server after each of up to three take-backs; gives how many there were.
async fn play_and_restart(mut server: Server, folder: &Path, seed: u64) -> (Server, usize) {
    let host = Account::new(server.address).await.unwrap();
    let mut wanted = table("czech", vec![mine(), NewSeat::Free]);
    wanted.options.absence.pause_s = 3600;
    let id = host.create(&wanted).await.unwrap();
    let mut host = Player::join(host, &id, seed + 100).await;
    let mut ben = Player::join(Account::new(server.address).await.unwrap(), &id, seed + 200).await;
    let mut watcher = Player::join(Account::new(server.address).await.unwrap(), &id, 5).await;
    ben.command(Command::Sit { seat: seat(1), name: "Ben".to_owned(), monster: None }).await.unwrap();
    host.command(Command::Start).await.unwrap();
    let mut taken_back = 0;
    loop {
        let seq = host.drawn.seq.max(ben.drawn.seq);
        for player in [&mut host, &mut ben, &mut watcher] {
            player.up_to(seq).await;
        }
        if host.is_over() {
            break;
        }
        // Each has its own: a card on top may be known to one of them.
        let before = [&host, &ben, &watcher].map(|player| player.drawn.view());
        let question = host.drawn.question.clone().unwrap();
        let asked = if question.seat == seat(0) { &mut host } else { &mut ben };
        let command = asked.answer().unwrap();
        asked.command(command).await.unwrap();
        let next = asked.drawn.question.clone();
        let Some(next) = next.filter(|next| next.can_take_back) else { continue };
        if taken_back >= 3 {
            continue;
        }
        asked.command(Command::TakeBack { seat: next.seat }).await.unwrap();
        let open = asked.drawn.question.clone().unwrap();
        let seq = asked.drawn.seq;
        assert_eq!((open.seat, open.decision), (question.seat, question.decision));
        for player in [&mut host, &mut ben, &mut watcher] {
            player.up_to(seq).await;
        }
        server.stop().await;
        server = Server::start(folder, config()).await;
        // The state that each of them gets is compared with what it has drawn.
        for (player, before) in [&mut host, &mut ben, &mut watcher].into_iter().zip(&before) {
            player.account.server = server.address;
            player.reconnect().await;
            assert_eq!(&player.drawn.view(), before);
            let again = player.drawn.question.as_ref().unwrap();
            assert_eq!((again.seq, again.seat), (open.seq, open.seat));
            assert_eq!(again.can_take_back, open.can_take_back);
            assert!(matches!(player.drawn.entries.last().unwrap().entry, Entry::TakenBack { .. }));
        }
        taken_back += 1;
    }
    let record = record_of(&watcher).await;
    assert_eq!(undo_lines(&record), taken_back);
    assert!(verify(record.as_bytes()).record.is_ok(), "{record}");
    (server, taken_back)
}
