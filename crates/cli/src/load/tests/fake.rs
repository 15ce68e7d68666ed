//! A fake server with one table, controlled by a test, which also moves the clock.

use crate::load::Options;
use crate::load::measure::{Shared, Stage, WARM_UP, load};
use crate::load::report::Report;
use crate::{Arguments, Command};
use clap::Parser;
use futures_util::{SinkExt, StreamExt};
use kaiju_protocol::{ClientMessage, Command as Order};
use kaiju_server::Time;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;
use tokio::task::JoinHandle;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{WebSocketStream, accept_async};

/// The limit after which a test that hangs fails.
pub const PATIENCE: Duration = Duration::from_secs(60);

/// The options of a command line.
pub fn options(arguments: &str) -> Options {
    let words = ["kaiju", "load"].into_iter().chain(arguments.split_whitespace());
    match Arguments::try_parse_from(words).map(|arguments| arguments.command) {
        Ok(Some(Command::Load(options))) => options,
        _ => panic!("{arguments} is not understood"),
    }
}

/// A run of `kaiju load` whose clock a test moves.
pub struct Run {
    pub shared: Arc<Shared>,
    time: Time,
    task: JoinHandle<Report>,
    /// How long moves count.
    seconds: Duration,
    /// When the warm-up has begun.
    start: Instant,
}

impl Run {
    /// Starts it. Time does not pass.
    pub fn start(server: SocketAddr, time: Time, arguments: &str) -> Run {
        let options = options(&format!("--url {server} {arguments}"));
        let shared = Arc::new(Shared::new(&options, time.clone()).unwrap());
        let (seconds, start) = (Duration::from_secs(options.seconds), time.now());
        let running = Arc::clone(&shared);
        let task = tokio::spawn(async move { load(&options, &running).await.unwrap() });
        Run { shared, time, task, seconds, start }
    }

    /// Waits until a stage has begun.
    pub async fn reaches(&mut self, stage: Stage) {
        let mut stages = self.shared.stage.subscribe();
        let reached = tokio::time::timeout(PATIENCE, stages.wait_for(|reached| *reached >= stage)).await;
        reached.unwrap_or_else(|_| panic!("never: {stage:?}")).unwrap();
        if stage == Stage::WarmingUp {
            self.start = self.time.now();
        }
    }

    /// The time since the first players began.
    pub fn passed(&self) -> Duration {
        self.time.now() - self.start
    }

    /// Moves the clock. Where a stage ends, it waits for the next one to begin.
    pub async fn advance_to(&mut self, passed: Duration) {
        for (end, next) in [(WARM_UP, Stage::Measuring), (WARM_UP + self.seconds, Stage::Done)] {
            if self.passed() < end && end <= passed {
                self.time.advance(end - self.passed());
                self.reaches(next).await;
            }
        }
        self.time.advance(passed - self.passed());
    }

    /// Moves the clock further than settling takes.
    pub async fn settle(&mut self) {
        self.reaches(Stage::Settling).await;
        self.time.advance(Duration::from_secs(10));
        self.reaches(Stage::WarmingUp).await;
    }

    /// Waits until this many moves count, or this many errors.
    pub async fn counts(&self, moves: u64, errors: u64) {
        let counted = async {
            while self.shared.moves.load(Ordering::Relaxed) < moves
                || self.shared.errors.load(Ordering::Relaxed) < errors
            {
                tokio::task::yield_now().await;
            }
        };
        tokio::time::timeout(PATIENCE, counted).await.expect("it never happens");
    }

    /// Lets time pass to the end, and gives the report.
    pub async fn report(mut self) -> Report {
        self.advance_to(WARM_UP + self.seconds).await;
        tokio::time::timeout(PATIENCE, self.task).await.expect("no report").unwrap()
    }
}

/// The other end of a connection.
pub struct Line(WebSocketStream<TcpStream>);

impl Line {
    /// The next command.
    async fn hear(&mut self) -> ClientMessage {
        let hearing = async {
            loop {
                if let Message::Text(text) = self.0.next().await.unwrap().unwrap() {
                    return serde_json::from_str(&text).unwrap();
                }
            }
        };
        tokio::time::timeout(PATIENCE, hearing).await.expect("nothing is sent")
    }

    async fn tell(&mut self, text: String) {
        self.0.send(Message::text(text)).await.unwrap();
    }

    async fn acknowledge(&mut self, id: u32) {
        self.tell(format!(r#"{{"type":"done","id":{id},"seq":1}}"#)).await;
    }

    /// Waits until the client has read everything that it was told. It has sent nothing meanwhile.
    async fn is_silent(&mut self) {
        self.0.send(Message::Ping(vec![1].into())).await.unwrap();
        let answer = tokio::time::timeout(PATIENCE, self.0.next()).await.expect("no answer to a ping");
        let answer = answer.unwrap().unwrap();
        assert!(matches!(answer, Message::Pong(_)), "{answer:?} was sent too early");
    }
}

/// Listens, lets everybody in, and gives the connections to tables in the order in which they are opened.
pub async fn fake_server() -> (SocketAddr, mpsc::UnboundedReceiver<Line>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let (opened, lines) = mpsc::unbounded_channel();
    tokio::spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            let opened = opened.clone();
            // Every word leaves at once: many small ones follow each other.
            stream.set_nodelay(true).unwrap();
            tokio::spawn(async move {
                let mut path = [0; 64];
                let length = stream.peek(&mut path).await.unwrap();
                if String::from_utf8_lossy(&path[..length]).contains("/socket ") {
                    // The test may be over.
                    let _ = opened.send(Line(accept_async(stream).await.unwrap()));
                } else {
                    answer(stream).await;
                }
            });
        }
    });
    (address, lines)
}

/// Answers a request for a guest or for a table.
async fn answer(stream: TcpStream) {
    let mut stream = BufReader::new(stream);
    let (mut length, mut line) = (0, String::new());
    while stream.read_line(&mut line).await.unwrap() > 2 {
        if let Some(value) = line.strip_prefix("content-length: ") {
            length = value.trim().parse().unwrap();
        }
        line.clear();
    }
    stream.read_exact(&mut vec![0; length]).await.unwrap();
    let body = if length == 0 { r#"{"guest":"ada","name":"Ada","tables":[]}"# } else { r#"{"table":"t"}"# };
    let answer = format!("HTTP/1.1 200 OK\r\nset-cookie: guest=ada\r\nconnection: close\r\n\r\n{body}");
    stream.write_all(answer.as_bytes()).await.unwrap();
    stream.shutdown().await.unwrap();
}

/// A run with one table of two, where only the first seat is asked.
pub struct Table {
    pub run: Run,
    host: Line,
    guest: Line,
    /// Time between two answers at the rate, if there is one.
    period: Option<Duration>,
    asked: u32,
}

impl Table {
    /// Lets two players sit down, up to the warm-up.
    pub async fn start(arguments: &str) -> Table {
        let (server, mut lines) = fake_server().await;
        let mut run = Run::start(server, Time::manual(), &format!("--tables 1 --seats 2 {arguments}"));
        let mut host = lines.recv().await.unwrap();
        let mut guest = lines.recv().await.unwrap();
        let sit = guest.hear().await;
        assert!(matches!(sit.command, Order::Sit { .. }), "{sit:?}");
        guest.acknowledge(sit.id).await;
        let start = host.hear().await;
        assert_eq!(start.command, Order::Start);
        run.reaches(Stage::WarmingUp).await;
        let rate = options(arguments).rate;
        let period = rate.map(|rate| Duration::from_secs_f64(1.0 / f64::from(rate)));
        Table { run, host, guest, period, asked: 0 }
    }

    /// When the next answer is due.
    pub fn next_due(&self) -> Duration {
        self.period.map_or(self.run.passed(), |period| period * self.asked)
    }

    /// Asks something.
    pub async fn ask(&mut self) {
        self.asked += 1;
        let seq = self.asked;
        let question =
            format!(r#"{{"seq":{seq},"seat":0,"decision":"yield","choices":[{{"action":"stay"}}]}}"#);
        self.host.tell(format!(r#"{{"type":"asked","question":{question}}}"#)).await;
    }

    /// The answer to the last question, for which the clock is moved if it is not due yet. Gives its id.
    pub async fn answer(&mut self) -> u32 {
        let due = self.period.map(|period| period * (self.asked - 1));
        if let Some(due) = due.filter(|due| *due > self.run.passed()) {
            self.host.is_silent().await;
            self.run.advance_to(due).await;
        }
        let answer = self.host.hear().await;
        let Order::Act { seq, .. } = answer.command else { panic!("{answer:?}") };
        assert_eq!(seq, u64::from(self.asked));
        answer.id
    }

    /// Acknowledges an answer, and waits until the player knows.
    pub async fn acknowledge(&mut self, id: u32) {
        self.host.acknowledge(id).await;
        self.host.is_silent().await;
    }

    /// Goes on without delay while answers are due before this time.
    pub async fn play_until(&mut self, passed: Duration) {
        while self.next_due() < passed {
            self.ask().await;
            let id = self.answer().await;
            self.acknowledge(id).await;
        }
    }

    /// Closes all connections without a word.
    pub fn die(self) -> Run {
        drop((self.host, self.guest));
        self.run
    }
}
