//! Several servers that share a PostgreSQL database. Each has its own runtime, so that it can be dropped at any moment,
//! like a process that is killed.

use crate::common::{PATIENCE, Player, bot, code_of, mine, seat, seeded, table};
use kaiju_client::{Account, Connection};
use kaiju_cluster::{Cluster, Durability};
use kaiju_protocol::{By, Clock, Code, Command, CreateTable, Entry, Lobby, NewSeat, Reaction, SentEntry};
use kaiju_record::verify;
use kaiju_server::{Config, Limits, Time};
use kaiju_store::{PostgresStore, Row, Store};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::runtime::Runtime;
use tokio::sync::{oneshot, watch};

/// A server that can be killed.
struct Process {
    address: SocketAddr,
    /// The number of its heartbeats.
    heartbeats: watch::Sender<u64>,
    runtime: Option<Runtime>,
    stop: Option<oneshot::Sender<()>>,
    stopped: Option<oneshot::Receiver<()>>,
}

/// Servers on one clock, which share a database.
struct Processes<const N: usize> {
    all: [Process; N],
    time: Time,
    database: String,
}

impl Process {
    async fn start(database: &str, config: Config) -> Process {
        let runtime =
            tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
        let (stop, told) = oneshot::channel::<()>();
        let (started, address) = oneshot::channel();
        let (ended, stopped) = oneshot::channel();
        let (database, heartbeats) = (database.to_owned(), config.heartbeats.clone());
        runtime.spawn(async move {
            let store = Arc::new(PostgresStore::open(&database).await.unwrap());
            let listener = kaiju_server::listen("127.0.0.1:0".parse().unwrap()).unwrap();
            started.send(listener.local_addr().unwrap()).unwrap();
            kaiju_server::serve(listener, store, config, None, async move { drop(told.await) }).await;
            let _ = ended.send(());
        });
        let address = tokio::time::timeout(PATIENCE, address).await.unwrap().unwrap();
        let process =
            Process { address, heartbeats, runtime: Some(runtime), stop: Some(stop), stopped: Some(stopped) };
        process.has_sent_more_than(0).await;
        process
    }

    /// The number of its heartbeats so far.
    fn sent(&self) -> u64 {
        *self.heartbeats.borrow()
    }

    async fn has_sent_more_than(&self, number: u64) {
        let mut heartbeats = self.heartbeats.subscribe();
        let sent =
            tokio::time::timeout(PATIENCE, heartbeats.wait_for(|heartbeats| *heartbeats > number)).await;
        sent.expect("the process sends no heartbeat").unwrap();
    }

    fn is_running(&self) -> bool {
        self.runtime.is_some()
    }

    /// Ends it as SIGKILL would.
    fn kill(&mut self) {
        self.runtime.take().expect("it runs").shutdown_background();
    }

    /// Stops it as a signal would.
    async fn stop(&mut self) {
        self.stop.take().unwrap().send(()).unwrap();
        tokio::time::timeout(PATIENCE, self.stopped.take().unwrap()).await.unwrap().unwrap();
        self.kill();
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}

impl<const N: usize> Processes<N> {
    async fn start() -> Processes<N> {
        Processes::with_limits(|_| {}).await
    }

    async fn with_limits(change: impl Fn(&mut Limits)) -> Processes<N> {
        Processes::with_database(kaiju_cluster::new_database().unwrap(), change).await
    }

    async fn with_database(database: String, change: impl Fn(&mut Limits)) -> Processes<N> {
        let time = Time::manual();
        let mut all = Vec::new();
        for seed in 0..N as u64 {
            let Config { entropy, shutdown_grace, .. } = seeded(seed);
            let mut config = Config { entropy, shutdown_grace, ..Config::on(time.clone()) };
            change(&mut config.limits);
            all.push(Process::start(&database, config).await);
        }
        Processes { all: all.try_into().ok().unwrap(), time, database }
    }

    /// Lets time pass, slowly enough that nobody who lives is taken for dead: each process sends a heartbeat once a
    /// second.
    async fn pass(&self, seconds: u64) {
        for _ in 0..seconds {
            self.advance(Duration::from_secs(1)).await;
        }
    }

    async fn advance(&self, duration: Duration) {
        let mut heartbeats = Vec::new();
        for process in self.all.iter().filter(|process| process.is_running()) {
            heartbeats.push((process, process.sent()));
        }
        self.time.advance(duration);
        for (process, number) in heartbeats {
            process.has_sent_more_than(number).await;
        }
    }

    /// Time passes until what a player hears is so.
    async fn until(&self, player: &mut Player, what: &str, is_so: impl Fn(&Player) -> bool) {
        let hears = async {
            while !is_so(player) {
                self.pass(1).await;
                // Hears everything that was said before the answer.
                player.command(Command::Ping).await.unwrap();
            }
        };
        tokio::time::timeout(PATIENCE, hears).await.unwrap_or_else(|_| panic!("never: {what}"));
    }

    /// A new guest of one of the processes.
    async fn guest(&self, process: usize) -> Account {
        Account::new(self.all[process].address).await.unwrap()
    }

    /// The same guest at another process.
    fn at(&self, process: usize, account: &Account) -> Account {
        Account { server: self.all[process].address, ..account.clone() }
    }

    async fn log(&self, table: &str) -> Vec<Row> {
        let store = PostgresStore::open(&self.database).await.unwrap();
        let rows = store.load(table).await.unwrap().unwrap().rows;
        store.close().await.unwrap();
        rows
    }
}

fn sit(index: usize, name: &str) -> Command {
    Command::Sit { seat: seat(index), name: name.to_owned(), monster: None }
}

/// A table with a host at the first process and a second player at the second one, before its game.
async fn two<const N: usize>(processes: &Processes<N>, wanted: CreateTable) -> (Player, Player) {
    let host = processes.guest(0).await;
    let id = host.create(&wanted).await.unwrap();
    let mut host = Player::join(host, &id, 1).await;
    let mut ben = Player::join(processes.guest(1).await, &id, 2).await;
    ben.command(sit(1, "Ben")).await.unwrap();
    let is_there =
        |player: &Player| player.presence.as_ref().is_some_and(|presence| presence.seats[1].connected);
    host.until("Ben is there", is_there).await;
    (host, ben)
}

fn places() -> CreateTable {
    let mut wanted = table("czech", vec![mine(), NewSeat::Free]);
    wanted.options.absence.pause_s = 3600;
    wanted
}

/// Everybody was told the same entries, each once.
fn assert_same(one: &Player, other: &Player) {
    assert_eq!(one.drawn.seq, other.drawn.seq);
    assert!(one.drawn.entries.iter().map(|sent| sent.seq).eq(1..=one.drawn.seq));
    for (own, seen) in one.drawn.entries.iter().zip(&other.drawn.entries) {
        assert_eq!((own.seq, own.at), (seen.seq, seen.at));
        // Only a card that one has looked at may be told otherwise.
        let hidden = Entry::Chance { luck: "draw hidden".to_owned() };
        let is_hidden = own.entry == hidden || seen.entry == hidden;
        assert!(is_hidden || own.entry == seen.entry, "{own:?}\n{seen:?}");
    }
    assert_eq!(one.drawn.info, other.drawn.info);
}

fn has(player: &Player, wanted: &Entry) -> bool {
    player.drawn.entries.iter().any(|sent| sent.entry == *wanted)
}

fn is_asked(player: &Player) -> bool {
    player.answer().is_some()
}

/// The one who is asked, and the other.
async fn asked_first<'a>(one: &'a mut Player, other: &'a mut Player) -> (&'a mut Player, &'a mut Player) {
    for player in [&mut *one, &mut *other] {
        player.until("the game begins", |player| player.drawn.question.is_some()).await;
    }
    if is_asked(one) { (one, other) } else { (other, one) }
}

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
