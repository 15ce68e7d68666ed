//! Players who leave, clocks that run out, processes that are killed or stopped, and a database that crashes.

use super::{Processes, asked_first, assert_same, has, is_asked, places, two};
use crate::common::{PATIENCE, Player, bot, mine, seat, table};
use kaiju_cluster::{Cluster, Durability};
use kaiju_protocol::{Clock, Code, Command, Entry, NewSeat, SentEntry};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_does_not_step_in_for_somebody_who_is_connected_elsewhere() {
    let processes: Processes<2> = Processes::start().await;
    let mut wanted = places();
    wanted.options.absence.pause_s = 2;
    let (mut host, mut ben) = two(&processes, wanted).await;
    for player in [&mut host, &mut ben] {
        player
            .until("both are there", |player| {
                player
                    .presence
                    .as_ref()
                    .is_some_and(|presence| presence.seats.iter().all(|seat| seat.connected))
            })
            .await;
    }
    host.command(Command::Start).await.unwrap();
    asked_first(&mut host, &mut ben).await;
    processes.pass(10).await;
    for player in [&mut host, &mut ben] {
        player.command(Command::Ping).await.unwrap();
        assert!(!player.drawn.entries.iter().any(|sent| matches!(sent.entry, Entry::Away { .. })));
    }
    // Once the player has gone, a bot steps in, and hands the seat back when they return, at any process.
    let (mut gone, mut stays) = if is_asked(&host) { (host, ben) } else { (ben, host) };
    let own = gone.drawn.question.as_ref().unwrap().seat;
    let count = |player: &Player, wanted: Entry| {
        player.drawn.entries.iter().filter(|sent| sent.entry == wanted).count()
    };
    for process in 0..2 {
        let Player { account, connection, .. } = gone;
        drop(connection);
        processes
            .until(&mut stays, "a bot steps in", |player| count(player, Entry::Away { seat: own }) > process)
            .await;
        gone = Player::join(processes.at(process, &account), &stays.table, 4).await;
        stays
            .until("the seat is handed back", |player| count(player, Entry::Back { seat: own }) > process)
            .await;
        // Until the same player is asked again.
        while !is_asked(&gone) {
            if let Some(command) = stays.answer() {
                stays.command(command).await.unwrap();
            }
            gone.up_to(stays.drawn.seq).await;
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn time_runs_out_once_for_a_table_that_two_processes_serve() {
    let processes: Processes<2> = Processes::start().await;
    let mut wanted = places();
    wanted.options.clock = Some(Clock { decision_s: 10, reserve_s: 0 });
    let (mut host, mut ben) = two(&processes, wanted).await;
    host.command(Command::Start).await.unwrap();
    let (asked, other) = asked_first(&mut host, &mut ben).await;
    let question = asked.drawn.question.clone().unwrap();
    assert_eq!(other.drawn.question.as_ref().unwrap().bot_at, question.bot_at);
    processes.pass(9).await;
    asked.command(Command::Ping).await.unwrap();
    assert!(!has(asked, &Entry::Away { seat: question.seat }), "the bot was too early");
    processes.pass(1).await;
    for player in [&mut *asked, &mut *other] {
        player.until("a bot steps in", |player| has(player, &Entry::Away { seat: question.seat })).await;
    }
    let away = |sent: &&SentEntry| sent.entry == Entry::Away { seat: question.seat };
    assert_eq!(asked.drawn.entries.iter().filter(away).count(), 1);
    assert_eq!(asked.drawn.entries.iter().find(away).unwrap().at, question.bot_at.unwrap());
}

/// The process with the work of the table is killed: the other goes on with its clock.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn another_process_takes_over_the_clock_of_one_that_is_killed() {
    for dead in 0..2 {
        let mut processes: Processes<2> = Processes::start().await;
        let mut wanted = places();
        wanted.options.clock = Some(Clock { decision_s: 20, reserve_s: 0 });
        let (mut host, mut ben) = two(&processes, wanted).await;
        host.command(Command::Start).await.unwrap();
        asked_first(&mut host, &mut ben).await;
        processes.all[dead].kill();
        let mut stays = if dead == 0 { ben } else { host };
        let question = stays.drawn.question.clone().unwrap();
        // The player of the dead process is seen to be gone after a few heartbeats, and time runs on.
        processes
            .until(&mut stays, "one has gone", |player| {
                let presence = player.presence.as_ref().unwrap();
                !presence.seats[dead].connected
            })
            .await;
        assert!(!has(&stays, &Entry::Away { seat: question.seat }));
        while Some(processes.time.now_ms()) < question.bot_at {
            processes.pass(1).await;
        }
        stays.until("a bot steps in", |player| has(player, &Entry::Away { seat: question.seat })).await;
        let away = |sent: &&SentEntry| sent.entry == Entry::Away { seat: question.seat };
        let at = stays.drawn.entries.iter().find(away).unwrap().at;
        assert_eq!(Some(at), question.bot_at, "time has run on as everybody was told");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_players_of_a_killed_process_go_on_elsewhere_at_once() {
    let mut processes: Processes<2> = Processes::start().await;
    let mut wanted = table("czech", vec![mine(), NewSeat::Free, bot()]);
    wanted.options.absence.pause_s = 3600;
    let (mut host, mut ben) = two(&processes, wanted).await;
    host.command(Command::Start).await.unwrap();
    asked_first(&mut host, &mut ben).await;
    processes.all[0].kill();
    // No time has to pass.
    host.account = processes.at(1, &host.account);
    host.reconnect().await;
    tokio::join!(host.play(), ben.play());
    assert_same(&host, &ben);
    assert!(!ben.drawn.entries.iter().any(|sent| matches!(sent.entry, Entry::Away { .. })));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_process_that_stops_hands_its_tables_over() {
    let mut processes: Processes<2> = Processes::start().await;
    let mut wanted = places();
    wanted.options.absence.pause_s = 30;
    let (mut host, mut ben) = two(&processes, wanted).await;
    host.command(Command::Start).await.unwrap();
    asked_first(&mut host, &mut ben).await;
    processes.all[0].stop().await;
    let said_goodbye = async { while let Ok(Some(_)) = host.connection.next().await {} };
    tokio::time::timeout(PATIENCE, said_goodbye).await.unwrap();
    processes
        .until(&mut ben, "the host has gone", |ben| !ben.presence.as_ref().unwrap().seats[0].connected)
        .await;
    if !is_asked(&ben) {
        processes.until(&mut ben, "a bot steps in", |ben| has(ben, &Entry::Away { seat: seat(0) })).await;
    }
}

/// A database that crashes forgets presence and claimed work: all processes announce theirs again, and no acknowledged
/// move is lost.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn after_a_crash_of_the_database_the_game_goes_on() {
    let cluster = Cluster::start(Durability::Full).unwrap();
    let processes: Processes<2> = Processes::with_database(cluster.new_database().unwrap(), |_| {}).await;
    let mut wanted = places();
    wanted.options.clock = Some(Clock { decision_s: 30, reserve_s: 0 });
    let (mut host, mut ben) = two(&processes, wanted).await;
    host.command(Command::Start).await.unwrap();
    asked_first(&mut host, &mut ben).await;
    for _ in 0..10 {
        let (asked, other) = if is_asked(&host) { (&mut host, &mut ben) } else { (&mut ben, &mut host) };
        let command = asked.answer().unwrap();
        asked.command(command).await.unwrap();
        other.up_to(asked.drawn.seq).await;
    }
    let told = host.drawn.entries.clone();
    cluster.restart().unwrap();
    // Every process finds out that it was forgotten.
    processes.pass(2).await;
    // The next answer is taken, though perhaps not at once.
    let (asked, other) = if is_asked(&host) { (&mut host, &mut ben) } else { (&mut ben, &mut host) };
    let command = asked.answer().unwrap();
    let answered = async {
        while let Err(refusal) = asked.command(command.clone()).await {
            assert_eq!(refusal.code, Code::ServerError);
        }
    };
    tokio::time::timeout(PATIENCE, answered).await.expect("the answer is never taken");
    other.up_to(asked.drawn.seq).await;
    assert_same(asked, other);
    assert_eq!(asked.drawn.entries[..told.len()], told[..]);
    assert!(!asked.drawn.entries.iter().any(|sent| matches!(sent.entry, Entry::Away { .. })));
    // Somebody has the work of the table again.
    let question = asked.drawn.question.clone().unwrap();
    processes.until(asked, "time runs out", |player| has(player, &Entry::Away { seat: question.seat })).await;
}
