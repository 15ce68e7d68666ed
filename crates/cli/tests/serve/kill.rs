//! Killed at any moment, the server loses nothing that it has acknowledged.

use crate::{PATIENCE, SEED, Server};
use kaiju_client::{Account, Connection, Drawn, answer};
use kaiju_engine::playout::{Numbers, WyRand};
use kaiju_protocol::{
    Absence, Command as Order, CreateTable, Entry, NewSeat, Phase, Question, ServerMessage, TableOptions,
};
use tokio::sync::mpsc;

const KILLS: usize = 20;
/// Limits that nobody reaches.
const LIMITS: [&str; 4] = ["--new-per-minute", "100000", "--messages-per-second", "100000"];

/// A player who comes back whenever the connection is lost.
struct Player {
    account: Account,
    table: String,
    drawn: Drawn,
    /// The seed of its answers: a question that is asked again gets the same one.
    seed: u64,
    /// Acknowledged answers, with their questions.
    acknowledged: Vec<(u64, String)>,
    /// All answers that were sent.
    sent: usize,
}

impl Player {
    fn new(account: Account, table: &str, seed: u64) -> Player {
        let (drawn, acknowledged) = (Drawn::default(), Vec::new());
        Player { account, table: table.to_owned(), drawn, seed, acknowledged, sent: 0 }
    }

    fn is_over(&self) -> bool {
        self.drawn.info.as_ref().is_some_and(|info| matches!(info.phase, Phase::Over { .. }))
    }

    async fn connect(&self) -> Connection {
        let connected = async {
            loop {
                if let Ok(connection) = self.account.open(&self.table, Some(self.drawn.seq)).await {
                    return connection;
                }
                tokio::task::yield_now().await;
            }
        };
        tokio::time::timeout(PATIENCE, connected).await.expect("the server lets nobody in")
    }

    /// Plays to the end, and notes every acknowledgement.
    async fn play(mut self, noted: mpsc::UnboundedSender<()>) -> Player {
        while !self.is_over() {
            let mut connection = self.connect().await;
            // The last question may have been answered; the state says so.
            self.drawn.question = None;
            // The connection breaks when the server is killed; then everything begins anew.
            while !self.is_over() && self.go_on(&mut connection, &noted).await.is_some() {}
        }
        self
    }

    /// Answers the open question, or hears what happens.
    async fn go_on(&mut self, connection: &mut Connection, noted: &mpsc::UnboundedSender<()>) -> Option<()> {
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
                    // The test may have seen enough.
                    let _ = noted.send(());
                    return Some(());
                }
                ServerMessage::Refused { id: Some(refused), refusal } if refused == id => {
                    panic!("{action} was refused: {refusal}")
                }
                _ => {}
            }
        }
    }

    /// The open question with an answer, if one of this player's seats is asked.
    fn answer(&self) -> Option<(Question, String)> {
        let question = self.drawn.question.clone()?;
        let dice = self.drawn.table()?.turn.map(|turn| turn.dice).unwrap_or_default();
        let is_mine = self.drawn.seats_of(&self.account.guest).contains(&question.seat);
        let mut numbers = WyRand(self.seed.rotate_left(32) ^ question.seq);
        let action = answer(&question, dice, &mut numbers).filter(|_| is_mine)?;
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

/// A new guest, whose luck does not depend on how often the server was started again.
async fn guest_of(server: &Server, label: &str) -> Account {
    Account::labelled(server.address, label).await.unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn killed_twenty_times_it_loses_nothing_that_was_acknowledged() {
    let mut server = Server::start(&LIMITS);
    let mut numbers = WyRand(SEED);
    let host = guest_of(&server, "host").await;
    let mut kills = 0;
    let mut acknowledged = 0;
    while kills < KILLS {
        let absence = Absence { pause_s: 3600, ..Absence::default() };
        let options =
            TableOptions { rules: "dark".to_owned(), public: true, absence, ..TableOptions::default() };
        let bot = NewSeat::Bot { bot: "random".to_owned(), monster: None };
        let mine = NewSeat::Mine { name: None, monster: None };
        let seats = vec![mine.clone(), mine.clone(), NewSeat::Free, bot, mine, NewSeat::Free];
        let table = host.create(&CreateTable { options, seats, position: None }).await.unwrap();
        let mut players = vec![Player::new(host.clone(), &table, numbers.next())];
        for seat in [2, 5] {
            let account = guest_of(&server, &format!("{table}-{seat}")).await;
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
        let (noted, mut notes) = mpsc::unbounded_channel();
        let mut playing: tokio::task::JoinSet<Player> =
            players.into_iter().map(|player| player.play(noted.clone())).collect();
        let mut finished = Vec::new();
        let mut answers = 1 + numbers.below(12);
        // It is killed around the answer after the next `answers` acknowledged ones: while that is written or sent, or
        // just after.
        loop {
            tokio::select! {
                biased;
                player = playing.join_next() => match player {
                    Some(player) => finished.push(player.unwrap()),
                    None => break,
                },
                Some(()) = notes.recv() => answers -= 1,
            }
            if answers == 0 {
                answers = 1 + numbers.below(12);
                if kills < KILLS && !playing.is_empty() {
                    server.kill();
                    server.restart();
                    kills += 1;
                }
            }
        }
        let mut watcher = Player::new(guest_of(&server, &format!("{table}-watcher")).await, &table, 0);
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
fn check(player: &Player, log: &[kaiju_protocol::SentEntry]) -> usize {
    for sent in &player.drawn.entries {
        let kept = &log[sent.seq as usize - 1];
        assert_eq!((sent.seq, sent.at), (kept.seq, kept.at));
        let is_private = matches!(sent.entry, Entry::Chance { .. });
        assert!(is_private || sent.entry == kept.entry, "{sent:?}\n{kept:?}");
    }
    let seats = player.drawn.seats_of(&player.account.guest);
    let own = log.iter().filter(|sent| match &sent.entry {
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

#[tokio::test]
async fn a_database_that_was_copied_without_its_log_is_noticed() {
    let errors = |server: &Server| std::fs::read_to_string(server.folder.path().join("errors")).unwrap();
    let mut server = Server::start(&[]);
    guest_of(&server, "host").await;
    let mut copy = Server::start(&[]);
    copy.kill();
    for name in ["kaiju.db", "kaiju.db-wal", "kaiju.db-shm"] {
        std::fs::remove_file(copy.folder.path().join(name)).unwrap();
    }
    let database = |server: &Server| server.folder.path().join("kaiju.db");
    std::fs::copy(database(&server), database(&copy)).unwrap();
    copy.restart();
    assert!(errors(&copy).contains("the latest moves are missing"), "{}", errors(&copy));
    server.kill();
    server.restart();
    assert!(!errors(&server).contains("missing"), "{}", errors(&server));
}
