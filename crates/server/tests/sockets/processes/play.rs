//! A table whose players are connected to different processes: everybody sees the same, and each answer counts once.

use super::{Processes, asked_first, assert_same, is_asked, places, sit, two};
use crate::common::{PATIENCE, Player, bot, code_of, mine, seat, table};
use kaiju_client::{Account, Connection};
use kaiju_protocol::{By, Code, Command, Entry, Lobby, NewSeat, Reaction, SentEntry};
use kaiju_record::verify;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn players_of_one_table_on_different_processes_see_the_same_log() {
    let processes: Processes<3> = Processes::start().await;
    let wanted = table("czech", vec![mine(), NewSeat::Free, bot()]);
    let (mut host, mut ben) = two(&processes, wanted).await;
    let mut watcher = Player::join(processes.guest(2).await, &host.table, 3).await;
    host.command(Command::Start).await.unwrap();
    let watching = async { watcher.until("the game is over", Player::is_over).await };
    tokio::join!(host.play(), ben.play(), watching);
    assert_same(&host, &ben);
    assert_same(&host, &watcher);
    // Nobody was taken for absent, and the log is what everybody was told.
    assert!(!host.drawn.entries.iter().any(|sent| matches!(sent.entry, Entry::Away { .. })));
    let rows = processes.log(&host.table).await;
    let kept: Vec<u64> = rows.iter().flat_map(|row| row.entries().map(|(seq, _)| seq)).collect();
    assert!(kept.iter().copied().eq(1..=host.drawn.seq));
    // The record is the same wherever it is asked for.
    let path = format!("/api/tables/{}/record", host.table);
    let record = |account: &Account| {
        let account = account.clone();
        let path = path.clone();
        async move { account.request("GET", &path, None).await.unwrap().body }
    };
    let records = (record(&host.account).await, record(&ben.account).await);
    assert_eq!(records.0, records.1);
    assert!(verify(records.0.as_bytes()).record.is_ok());
}

/// Plays until the game is over, while the same guest does so elsewhere: the other one may be faster, and end the game.
async fn play_beside(player: &mut Player) {
    while !player.is_over() {
        match player.answer() {
            Some(command) => {
                if let Err(refusal) = player.command(command).await {
                    assert!(matches!(refusal.code, Code::StaleAnswer | Code::NotPlaying), "{refusal}");
                }
            }
            None => drop(player.hear().await),
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_answers_at_the_same_time_count_once() {
    let processes: Processes<2> = Processes::start().await;
    let (mut host, mut ben) = two(&processes, places()).await;
    host.command(Command::Start).await.unwrap();
    asked_first(&mut host, &mut ben).await;
    // Everybody plays at both processes at once.
    let mut also_host = Player::join(processes.at(1, &host.account), &host.table, 1).await;
    let mut also_ben = Player::join(processes.at(0, &ben.account), &ben.table, 2).await;
    tokio::join!(
        play_beside(&mut host),
        play_beside(&mut ben),
        play_beside(&mut also_host),
        play_beside(&mut also_ben)
    );
    for player in [&ben, &also_host, &also_ben] {
        assert_same(&host, player);
    }
    let acted = |sent: &&SentEntry| matches!(sent.entry, Entry::Acted { by: By::Player, .. });
    assert!(host.drawn.entries.iter().filter(acted).count() > 10);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_command_that_loses_a_race_is_carried_out_if_it_is_still_possible() {
    let processes: Processes<2> = Processes::start().await;
    let seats = vec![mine(), NewSeat::Free, NewSeat::Free, NewSeat::Free, NewSeat::Free, NewSeat::Free];
    let host = processes.guest(0).await;
    let id = host.create(&table("czech", seats)).await.unwrap();
    let mut players = Vec::new();
    for number in 1..6 {
        players.push(Player::join(processes.guest(number % 2).await, &id, number as u64).await);
    }
    let [a, b, c, d, e] = &mut players[..] else { unreachable!("five players") };
    // All sit down at once, and none of them is told that somebody else was first.
    let sat = tokio::join!(
        a.command(sit(1, "A")),
        b.command(sit(2, "B")),
        c.command(sit(3, "C")),
        d.command(sit(4, "D")),
        e.command(sit(5, "E"))
    );
    for sat in [sat.0, sat.1, sat.2, sat.3, sat.4] {
        sat.unwrap();
    }
    let seq = players.iter().map(|player| player.drawn.seq).max().unwrap();
    for player in &mut players {
        player.up_to(seq).await;
        let seats = &player.drawn.info.as_ref().unwrap().seats;
        let names: Vec<&str> = seats.iter().map(|seat| seat.name.as_str()).collect();
        assert_eq!(names[1..], ["A", "B", "C", "D", "E"]);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_requests_for_a_rematch_at_the_same_time_get_the_same_table() {
    let processes: Processes<2> = Processes::start().await;
    let (mut host, mut ben) = two(&processes, table("czech", vec![mine(), NewSeat::Free])).await;
    host.command(Command::Start).await.unwrap();
    tokio::join!(host.play(), ben.play());
    let (one, other) = tokio::join!(host.command(Command::Rematch), ben.command(Command::Rematch));
    one.unwrap();
    other.unwrap();
    let next = |player: &Player| player.drawn.info.as_ref().unwrap().rematch.clone();
    host.until("the next table is told", |host| next(host).is_some()).await;
    ben.until("the next table is told", |ben| next(ben).is_some()).await;
    assert_eq!(next(&host), next(&ben));
    let rematches = host.drawn.entries.iter().filter(|sent| matches!(sent.entry, Entry::Rematch { .. }));
    assert_eq!(rematches.count(), 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_list_names_and_reactions_are_the_same_everywhere() {
    let processes: Processes<2> = Processes::start().await;
    let mut list = Connection::open(processes.all[1].address, "/api/lobby", "").await.unwrap();
    let mut next = async || {
        let text = tokio::time::timeout(PATIENCE, list.next_text()).await.expect("the list does not change");
        serde_json::from_str::<Lobby>(&text.unwrap().unwrap()).unwrap()
    };
    assert_eq!(next().await, Lobby::Tables { tables: Vec::new() });
    let (mut host, mut ben) = two(&processes, places()).await;
    assert!(matches!(next().await, Lobby::Listed { table } if table.table == host.table));
    // A guest has one name, whatever process is asked.
    let named = host.account.request("PUT", "/api/me", Some(r#"{"name":"Ada"}"#)).await.unwrap();
    assert_eq!(named.status, 200, "{}", named.body);
    let elsewhere = processes.at(1, &host.account).request("GET", "/api/me", None).await.unwrap();
    assert!(elsewhere.body.contains(r#""name":"Ada""#), "{}", elsewhere.body);
    assert!(elsewhere.body.contains(&host.table), "{}", elsewhere.body);
    // A reaction reaches every process, once.
    ben.command(Command::React { seat: seat(1), reaction: Reaction::Roar }).await.unwrap();
    host.until("Ben is heard", |host| !host.calls.is_empty()).await;
    ben.command(Command::Ping).await.unwrap();
    assert_eq!((host.calls.len(), ben.calls.len()), (1, 1));
    // Those who only watch are counted everywhere.
    let watcher = Player::join(processes.guest(1).await, &host.table, 3).await;
    host.until("the watcher is counted", |host| host.presence.as_ref().unwrap().spectators == 1).await;
    drop(watcher);
    host.until("the watcher has gone", |host| host.presence.as_ref().unwrap().spectators == 0).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_guest_has_one_quota_for_all_processes() {
    let processes: Processes<2> = Processes::with_limits(|limits| limits.tables_per_guest = 3).await;
    let here = processes.guest(0).await;
    let there = processes.at(1, &here);
    let wanted = places();
    let make = |account: Account| {
        let body = serde_json::to_string(&wanted).unwrap();
        async move { account.request("POST", "/api/tables", Some(&body)).await.unwrap().status }
    };
    let made = tokio::join!(
        make(here.clone()),
        make(there.clone()),
        make(here.clone()),
        make(there.clone()),
        make(here.clone()),
        make(there.clone())
    );
    let made = [made.0, made.1, made.2, made.3, made.4, made.5];
    assert_eq!(made.iter().filter(|status| **status == 201).count(), 3, "{made:?}");
    let body = serde_json::to_string(&wanted).unwrap();
    let refused = there.request("POST", "/api/tables", Some(&body)).await.unwrap();
    assert_eq!(code_of(&refused.body), Code::TooManyTables);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_client_that_is_ahead_of_a_process_catches_up_there() {
    let processes: Processes<2> = Processes::start().await;
    let (mut host, mut ben) = two(&processes, places()).await;
    host.command(Command::Start).await.unwrap();
    asked_first(&mut host, &mut ben).await;
    for turn in 0..30 {
        let (asked, other) = if is_asked(&host) { (&mut host, &mut ben) } else { (&mut ben, &mut host) };
        let Some(command) = asked.answer() else { break };
        asked.command(command).await.unwrap();
        // The one who has acted comes to the other process before that may have heard of it.
        asked.account = processes.at(turn % 2, &asked.account);
        asked.reconnect().await;
        other.up_to(asked.drawn.seq).await;
        asked.up_to(other.drawn.seq).await;
    }
    assert_same(&host, &ben);
}
