//! Several servers that share a PostgreSQL database. Each has its own runtime, so that it can be dropped at any moment,
//! like a process that is killed.

mod failures;
mod play;

use crate::common::{PATIENCE, Player, mine, seat, seeded, table};
use kaiju_client::Account;
use kaiju_protocol::{Command, CreateTable, Entry, NewSeat};
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
