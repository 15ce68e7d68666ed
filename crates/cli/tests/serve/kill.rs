//! Killed at any moment, the server loses nothing that it has acknowledged.

use crate::{PATIENCE, free_address, kaiju};
use kaiju_client::{Account, Connection, Drawn, answer};
use kaiju_engine::playout::{Numbers, WyRand};
use kaiju_protocol::{
    Absence, Command as Order, CreateTable, Entry, NewSeat, Phase, Question, ServerMessage, TableOptions,
};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Stdio};
use std::time::{Duration, Instant};

const KILLS: usize = 20;

/// A server that can be killed and started again at the same address.
struct Server {
    address: SocketAddr,
    folder: tempfile::TempDir,
    process: Child,
}

impl Server {
    fn start() -> Server {
        let folder = tempfile::tempdir().unwrap();
        let address = free_address();
        let process = spawn(folder.path(), address);
        Server { address, folder, process }
    }

    /// Kills it so that it can do nothing about it, and starts it again.
    fn kill_and_restart(&mut self) {
        self.process.kill().unwrap();
        self.process.wait().unwrap();
        self.process = spawn(self.folder.path(), self.address);
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have stopped by itself.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

fn spawn(folder: &Path, address: SocketAddr) -> Child {
    let limits = ["--new-per-minute", "100000", "--messages-per-second", "100000"];
    let mut command = kaiju(folder);
    command.args(["serve", "--listen", &address.to_string()]).args(limits);
    command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap()
}

/// A player who comes back whenever the connection is lost.
struct Player {
    account: Account,
    table: String,
    drawn: Drawn,
    numbers: WyRand,
    /// What was acknowledged: the question and the answer.
    acknowledged: Vec<(u64, String)>,
    /// All answers that were sent.
    sent: usize,
}

impl Player {
    fn new(account: Account, table: &str, seed: u64) -> Player {
        let (drawn, numbers) = (Drawn::default(), WyRand(seed));
        Player { account, table: table.to_owned(), drawn, numbers, acknowledged: Vec::new(), sent: 0 }
    }

    fn is_over(&self) -> bool {
        self.drawn.info.as_ref().is_some_and(|info| matches!(info.phase, Phase::Over { .. }))
    }

    async fn connect(&self) -> Connection {
        let start = Instant::now();
        loop {
            match self.account.open(&self.table, Some(self.drawn.seq)).await {
                Ok(connection) => return connection,
                Err(error) => assert!(start.elapsed() < PATIENCE, "{error}"),
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }

    async fn play(mut self) -> Player {
        while !self.is_over() {
            let mut connection = self.connect().await;
            // What was asked before may have been answered; the state tells.
            self.drawn.question = None;
            // The connection breaks when the server is killed; then everything begins anew.
            while !self.is_over() && self.go_on(&mut connection).await.is_some() {}
        }
        self
    }

    /// Answers the open question, or hears what happens.
    async fn go_on(&mut self, connection: &mut Connection) -> Option<()> {
        let Some((question, action)) = self.answer() else {
            return self.hear(connection).await.map(drop);
        };
        let order = Order::Act { seat: question.seat, seq: question.seq, action: action.clone() };
        let id = connection.send(order).await.ok()?;
        self.sent += 1;
        loop {
            match self.hear(connection).await? {
                ServerMessage::Done { id: done, .. } if done == id => {
                    self.acknowledged.push((question.seq, action));
                    return Some(());
                }
                ServerMessage::Refused { id: Some(refused), refusal } if refused == id => {
                    panic!("{action} was refused: {refusal}")
                }
                _ => {}
            }
        }
    }

    /// The open question with an answer, if it is asked of an own seat.
    fn answer(&mut self) -> Option<(Question, String)> {
        let question = self.drawn.question.clone()?;
        let dice = self.drawn.table()?.turn.map(|turn| turn.dice).unwrap_or_default();
        let is_mine = self.drawn.seats_of(&self.account.guest).contains(&question.seat);
        let action = answer(&question, dice, &mut self.numbers).filter(|_| is_mine)?;
        Some((question, action))
    }

    async fn hear(&mut self, connection: &mut Connection) -> Option<ServerMessage> {
        let message =
            tokio::time::timeout(PATIENCE, connection.next()).await.expect("the server says nothing");
        let message = message.ok()??;
        self.drawn.see(&message).unwrap();
        Some(message)
    }
}

/// A new guest, as soon as the server listens: it may just have been started again.
async fn guest_of(server: &Server) -> Account {
    let start = Instant::now();
    loop {
        match Account::new(server.address).await {
            Ok(guest) => return guest,
            Err(error) => assert!(start.elapsed() < PATIENCE, "{error}"),
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn killed_twenty_times_it_loses_nothing_that_was_acknowledged() {
    let mut server = Server::start();
    let mut numbers = WyRand(7);
    let host = guest_of(&server).await;
    let mut kills = 0;
    let mut acknowledged = 0;
    while kills < KILLS {
        let absence = Absence { pause_s: 3600, bot: "random".to_owned() };
        let options = TableOptions { rules: "dark".to_owned(), public: true, clock: None, absence };
        let bot = NewSeat::Bot { bot: "random".to_owned(), monster: None };
        let mine = NewSeat::Mine { name: None, monster: None };
        let seats = vec![mine.clone(), mine.clone(), NewSeat::Free, bot, mine, NewSeat::Free];
        let table = host.create(&CreateTable { options, seats, position: None }).await.unwrap();
        let mut players = vec![Player::new(host.clone(), &table, numbers.next())];
        for seat in [2, 5] {
            let account = guest_of(&server).await;
            let player = Player::new(account, &table, numbers.next());
            let mut connection = player.connect().await;
            let seat = kaiju_engine::Seat::from_index(seat).unwrap();
            connection.send(Order::Sit { seat, name: "Guest".to_owned(), monster: None }).await.unwrap();
            while !matches!(connection.next().await.unwrap().unwrap(), ServerMessage::Done { .. }) {}
            players.push(player);
        }
        let mut connection = players[0].connect().await;
        connection.send(Order::Start).await.unwrap();
        while !matches!(connection.next().await.unwrap().unwrap(), ServerMessage::Done { .. }) {}
        let mut playing: tokio::task::JoinSet<Player> = players.into_iter().map(Player::play).collect();
        let mut finished = Vec::new();
        loop {
            let moment = Duration::from_millis(u64::from(50 + numbers.below(400)));
            match tokio::time::timeout(moment, playing.join_next()).await {
                Ok(None) => break,
                Ok(Some(player)) => finished.push(player.unwrap()),
                Err(_) if kills < KILLS => {
                    server.kill_and_restart();
                    kills += 1;
                }
                Err(_) => {}
            }
        }
        let mut watcher = Player::new(guest_of(&server).await, &table, 0);
        let mut connection = watcher.connect().await;
        while !watcher.is_over() {
            watcher.hear(&mut connection).await.unwrap();
        }
        let log = &watcher.drawn.entries;
        for player in &finished {
            acknowledged += check(player, log);
        }
        let record = host.request("GET", &format!("/api/tables/{table}/record"), None).await.unwrap();
        let verdict = kaiju_record::verify(record.body.as_bytes());
        assert!(verdict.record.is_ok(), "{:?}", verdict.record);
    }
    assert!(acknowledged > 100, "only {acknowledged} answers were acknowledged");
}

/// Everything that a player was told is in the log as it was told, and every acknowledged answer once.
fn check(player: &Player, log: &[kaiju_protocol::Told]) -> usize {
    for told in &player.drawn.entries {
        let kept = &log[told.seq as usize - 1];
        assert_eq!((told.seq, told.at), (kept.seq, kept.at));
        let is_private = matches!(told.entry, Entry::Chance { .. });
        assert!(is_private || told.entry == kept.entry, "{told:?}\n{kept:?}");
    }
    let seats = player.drawn.seats_of(&player.account.guest);
    let own = log.iter().filter(|told| match &told.entry {
        Entry::Acted { seat, .. } => seats.contains(seat),
        _ => false,
    });
    assert!(own.count() <= player.sent, "more was played than was sent");
    for (question, action) in &player.acknowledged {
        // The answer to a question is the entry after it.
        let Entry::Acted { seat, action: kept, .. } = &log[*question as usize].entry else {
            panic!("the answer to {question} is lost")
        };
        assert!(seats.contains(seat));
        assert!(action == kept || action == "keep all", "{action} became {kept}");
    }
    player.acknowledged.len()
}
