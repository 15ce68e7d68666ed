//! A test server on its own port, and players whose random games are the same every time. The machine's clock is
//! used only to end a test that hangs.

pub mod faulty;
pub mod script;

use kaiju_client::{Account, Connection, Drawn, Response, answer};
use kaiju_engine::Seat;
use kaiju_engine::playout::WyRand;
use kaiju_protocol::{
    Code, Command, CreateTable, NewSeat, Phase, Presence, Reaction, Refusal, ServerMessage, TableOptions,
};
use kaiju_server::{Config, Entropy, Time};
use kaiju_store::{SqliteStore, Store};
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// The time after which a test counts as hanging.
pub const PATIENCE: Duration = Duration::from_secs(60);
/// The default seed of all randomness.
pub const SEED: u64 = 1;

/// A running server.
pub struct Server {
    pub address: SocketAddr,
    pub store: Arc<dyn Store>,
    /// Its clock, which stands still until it is moved.
    pub time: Time,
    _seed: Seed,
    stop: oneshot::Sender<()>,
    task: JoinHandle<()>,
}

/// Prints the seed when a test fails.
struct Seed(u64);

impl Drop for Seed {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("The server's luck came from seed {}.", self.0);
        }
    }
}

/// The default seed, a clock that stands still, and limits that only hostile clients reach.
pub fn config() -> Config {
    seeded(SEED)
}

/// The same with another seed.
pub fn seeded(seed: u64) -> Config {
    // No need to wait: connections are tasks of this process and still send their last messages.
    Config { entropy: Entropy::seeded(seed), shutdown_grace: Duration::ZERO, ..Config::on(Time::manual()) }
}

/// The result of `work` while time passes in steps of a second, since a wait may begin only after the clock was moved.
pub async fn while_time_passes<T>(time: &Time, work: impl Future<Output = T>) -> T {
    let passing = async {
        loop {
            time.advance(Duration::from_secs(1));
            // Lets other tasks run between two steps.
            for _ in 0..100 {
                tokio::task::yield_now().await;
            }
        }
    };
    tokio::select! {
        biased;
        done = tokio::time::timeout(PATIENCE, work) => done.expect("it never happens"),
        () = passing => unreachable!("time passes for ever"),
    }
}

impl Server {
    /// Starts a server with its database in `folder`.
    pub async fn start(folder: &Path, config: Config) -> Server {
        let store = SqliteStore::open(&folder.join("kaiju.db")).await.unwrap();
        Server::with_store(Arc::new(store), config).await
    }

    pub async fn with_store(store: Arc<dyn Store>, config: Config) -> Server {
        Server::with_pages(store, config, None).await
    }

    pub async fn with_pages(store: Arc<dyn Store>, config: Config, pages: Option<axum::Router>) -> Server {
        // With buffers as small as those of a real server.
        let listener = kaiju_server::listen("127.0.0.1:0".parse().unwrap()).unwrap();
        let address = listener.local_addr().unwrap();
        let (time, seed) =
            (config.time.clone(), config.entropy.fixed_seed().expect("the entropy of a test has a seed"));
        let kept = Arc::clone(&store);
        let (stop, stopped) = oneshot::channel::<()>();
        let task = tokio::spawn(async move {
            let stopped = async move { drop(stopped.await) };
            kaiju_server::serve(listener, kept, config, pages, stopped).await;
        });
        Server { address, store, time, _seed: Seed(seed), stop, task }
    }

    /// Waits until a metric of the server has this value.
    pub async fn counts(&self, name: &str, wanted: usize) {
        let line = format!("{name} {wanted}");
        let counted = async {
            while !ask(self.address, "GET", "/metrics", "", "").await.body.lines().any(|known| known == line)
            {
            }
        };
        let counted = tokio::time::timeout(PATIENCE, counted).await;
        counted.unwrap_or_else(|_| panic!("never: {line}"));
    }

    /// Stops it as a signal would.
    pub async fn stop(self) {
        self.stop.send(()).unwrap();
        tokio::time::timeout(PATIENCE, self.task).await.unwrap().unwrap();
    }
}

/// Options without a clock, with a short pause for absent players.
pub fn options(rules: &str) -> TableOptions {
    TableOptions { rules: rules.to_owned(), public: true, ..TableOptions::default() }
}

pub fn mine() -> NewSeat {
    NewSeat::Mine { name: None, monster: None }
}

pub fn bot() -> NewSeat {
    NewSeat::Bot { bot: "random".to_owned(), monster: None }
}

pub fn table(rules: &str, seats: Vec<NewSeat>) -> CreateTable {
    CreateTable { options: options(rules), seats, position: None }
}

/// A client at a table that fails on contradictory messages.
pub struct Player {
    pub account: Account,
    pub table: String,
    pub drawn: Drawn,
    pub connection: Connection,
    /// The seed of its answers.
    pub seed: u64,
    /// The number of messages received.
    pub received: usize,
    /// Reactions received, with their seats.
    pub calls: Vec<(usize, Reaction)>,
    /// The players who are connected.
    pub presence: Option<Presence>,
}

impl Player {
    /// Connects, and reads until the state arrives.
    pub async fn join(account: Account, table: &str, seed: u64) -> Player {
        let connection = account.open(table, Some(0)).await.unwrap();
        let mut player = Player {
            account,
            table: table.to_owned(),
            drawn: Drawn::default(),
            connection,
            seed,
            received: 0,
            calls: Vec::new(),
            presence: None,
        };
        player.catch_up().await;
        player
    }

    /// Drops the connection and reconnects after the last known entry.
    pub async fn reconnect(&mut self) {
        self.connection = self.account.open(&self.table, Some(self.drawn.seq)).await.unwrap();
        self.catch_up().await;
    }

    async fn catch_up(&mut self) {
        while !matches!(self.hear().await, ServerMessage::State { .. }) {}
    }

    /// Receives and applies the next message.
    pub async fn hear(&mut self) -> ServerMessage {
        let message = tokio::time::timeout(PATIENCE, self.connection.next()).await;
        let message = message.expect("the server says nothing").unwrap().expect("the connection was closed");
        self.drawn.see(&message).unwrap();
        self.received += 1;
        if let ServerMessage::Reacted { seat, reaction } = message {
            self.calls.push((seat.index(), reaction));
        }
        if let ServerMessage::State { presence, .. } | ServerMessage::Presence { presence } = &message {
            self.presence = Some(presence.clone());
        }
        message
    }

    /// Sends a command, and reads until it is answered.
    pub async fn command(&mut self, command: Command) -> Result<u64, Refusal> {
        let id = self.connection.send(command).await.unwrap();
        loop {
            match self.hear().await {
                ServerMessage::Done { id: answered, seq } if answered == id => return Ok(seq),
                ServerMessage::Refused { id: Some(answered), refusal } if answered == id => {
                    return Err(refusal);
                }
                _ => {}
            }
        }
    }

    /// Sends a command that must be refused and change nothing.
    pub async fn refused(&mut self, command: Command) -> Code {
        // Earlier commands of others are received before the first answer.
        let code = self.command(command.clone()).await.unwrap_err().code;
        let seq = self.drawn.seq;
        assert_eq!(self.command(command).await.unwrap_err().code, code);
        assert_eq!(self.drawn.seq, seq, "something happened");
        code
    }

    pub fn is_over(&self) -> bool {
        self.drawn.info.as_ref().is_some_and(|info| matches!(info.phase, Phase::Over { .. }))
    }

    /// Reads until a condition holds.
    pub async fn until(&mut self, what: &str, is_so: impl Fn(&Player) -> bool) {
        let hears = async {
            while !is_so(self) {
                self.hear().await;
            }
        };
        let heard = tokio::time::timeout(PATIENCE, hears).await;
        heard.unwrap_or_else(|_| panic!("never: {what}"));
    }

    /// Reads until this entry has arrived.
    pub async fn up_to(&mut self, seq: u64) {
        self.until("an entry is told", |player| player.drawn.seq >= seq).await;
    }

    /// Random numbers for the open question, the same after a reconnect.
    pub fn numbers(&self) -> WyRand {
        let seq = self.drawn.question.as_ref().map_or(0, |question| question.seq);
        WyRand(self.seed.rotate_left(32) ^ seq)
    }

    /// The answer to the open question, if one of this player's seats is asked.
    pub fn answer(&self) -> Option<Command> {
        let question = self.drawn.question.as_ref()?;
        if !self.drawn.seats_of(&self.account.guest).contains(&question.seat) {
            return None;
        }
        let dice = self.drawn.table()?.turn.map(|turn| turn.dice).unwrap_or_default();
        let action = answer(question, dice, &mut self.numbers())?;
        Some(Command::Act { seat: question.seat, seq: question.seq, action })
    }

    /// Plays until the game is over.
    pub async fn play(&mut self) {
        while !self.is_over() {
            match self.answer() {
                Some(command) => match self.command(command).await {
                    Ok(_) => {}
                    // A bot was faster, or the question has changed.
                    Err(refusal) => assert_eq!(refusal.code, Code::StaleAnswer, "{refusal}"),
                },
                None => drop(self.hear().await),
            }
        }
    }
}

/// The seat with this number.
pub fn seat(index: usize) -> Seat {
    Seat::from_index(index).unwrap()
}

/// Sends one request with the given header lines.
pub async fn ask(server: SocketAddr, method: &str, path: &str, headers: &str, body: &str) -> Response {
    let length = body.len();
    let closing = if headers.contains("connection:") { "" } else { "connection: close\r\n" };
    let request = format!(
        "{method} {path} HTTP/1.1\r\nhost: {server}\r\n{closing}content-length: {length}\r\n{headers}\r\n{body}"
    );
    let mut stream = TcpStream::connect(server).await.unwrap();
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    let read = tokio::time::timeout(PATIENCE, stream.read_to_end(&mut answer)).await;
    read.expect("the server says nothing").unwrap();
    let answer = String::from_utf8(answer).unwrap();
    let (head, body) = answer.split_once("\r\n\r\n").unwrap();
    let status = head.split(' ').nth(1).unwrap().parse().unwrap();
    Response { status, head: head.to_owned(), body: body.to_owned() }
}

/// The code of a refusal.
pub fn code_of(body: &str) -> Code {
    serde_json::from_str::<Refusal>(body).unwrap_or_else(|error| panic!("{error}: {body}")).code
}

/// The code that the server sends before it closes the connection.
pub async fn last_words(connection: &mut Connection) -> Option<Code> {
    let mut code = None;
    let all = async {
        while let Ok(Some(message)) = connection.next().await {
            if let ServerMessage::Bye { refusal } = message {
                code = Some(refusal.code);
            }
        }
    };
    tokio::time::timeout(PATIENCE, all).await.expect("the connection stays open");
    code
}
