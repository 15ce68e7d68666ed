//! A lower bound for the cost of a server for tables of four: every message of a player goes to all four with a
//! kilobyte of data, and nothing is checked, played or stored. Compare it with `kaiju load` on the same machine.
//!
//! `cargo run --release --example rooms [TABLES] [SECONDS]`

#![allow(clippy::unwrap_used, reason = "a measuring stick breaks loudly")]

use axum::Router;
use axum::extract::ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, State};
use axum::response::Response;
use axum::routing::get;
use axum::serve::ListenerExt;
use futures_util::{SinkExt, StreamExt};
use std::collections::HashMap;
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;
use tokio_tungstenite::tungstenite::Message as ClientMessage;
use tokio_tungstenite::{WebSocketStream, client_async};

const PLAYERS: usize = 4;
/// The usual length of an update of a real table, in bytes.
const BODY: usize = 1000;
const WARM_UP: Duration = Duration::from_millis(700);
/// The argument with which the program starts itself as the server.
const SERVE: &str = "serve";

type Room = Arc<Mutex<Vec<mpsc::UnboundedSender<Utf8Bytes>>>>;
type Rooms = Arc<Mutex<HashMap<usize, Room>>>;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if arguments.first().is_some_and(|first| first == SERVE) {
        return tokio::runtime::Runtime::new().unwrap().block_on(serve());
    }
    let number =
        |index: usize, usual: usize| arguments.get(index).map_or(usual, |text| text.parse().unwrap());
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(load(number(0, 64), number(1, 8)));
}

async fn serve() {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    // The process that has started this one reads where it listens.
    println!("{}", listener.local_addr().unwrap());
    let router = Router::new().route("/{room}", get(enter)).with_state(Rooms::default());
    axum::serve(listener.tap_io(|stream| stream.set_nodelay(true).unwrap()), router).await.unwrap();
}

async fn enter(Path(room): Path<usize>, State(rooms): State<Rooms>, upgrade: WebSocketUpgrade) -> Response {
    let room = Arc::clone(rooms.lock().unwrap().entry(room).or_default());
    upgrade.read_buffer_size(4096).on_upgrade(move |socket| stay(socket, room))
}

async fn stay(mut socket: WebSocket, room: Room) {
    let (sender, mut inbox) = mpsc::unbounded_channel();
    room.lock().unwrap().push(sender);
    let body = "x".repeat(BODY);
    loop {
        tokio::select! {
            biased;
            Some(text) = inbox.recv() => {
                if socket.send(Message::Text(text)).await.is_err() {
                    return;
                }
            }
            message = socket.recv() => {
                let Some(Ok(Message::Text(text))) = message else { return };
                let text = Utf8Bytes::from(format!("{text} {body}"));
                for member in room.lock().unwrap().iter() {
                    // A client that is gone gets nothing.
                    let _ = member.send(text.clone());
                }
            }
        }
    }
}

/// A server process that ends with its owner.
struct Server(Child);

impl Drop for Server {
    fn drop(&mut self) {
        self.0.kill().unwrap();
        self.0.wait().unwrap();
    }
}

#[expect(clippy::disallowed_methods, reason = "a measurement")]
async fn load(tables: usize, seconds: usize) {
    let program = std::env::current_exe().unwrap();
    let mut server = Server(Command::new(program).arg(SERVE).stdout(Stdio::piped()).spawn().unwrap());
    let mut address = String::new();
    BufReader::new(server.0.stdout.take().unwrap()).read_line(&mut address).unwrap();
    let is_measuring = Arc::new(AtomicBool::new(false));
    let moves = Arc::new(AtomicU64::new(0));
    for table in 0..tables {
        let mut players = Vec::new();
        for _ in 0..PLAYERS {
            players.push(connect(address.trim(), table).await);
        }
        tokio::spawn(play(players, Arc::clone(&is_measuring), Arc::clone(&moves)));
    }
    tokio::time::sleep(WARM_UP).await;
    let (cpu, start) = (cpu_us(server.0.id()), Instant::now());
    is_measuring.store(true, Ordering::Relaxed);
    tokio::time::sleep(Duration::from_secs(seconds as u64)).await;
    let (moves, elapsed) = (moves.load(Ordering::Relaxed) as f64, start.elapsed().as_secs_f64());
    let cpu = (cpu_us(server.0.id()) - cpu) as f64;
    println!("bare rooms, {tables} tables of four: {:.0} moves/s", moves / elapsed);
    println!("server: {:.1} µs of CPU per move", cpu / moves);
}

async fn connect(address: &str, room: usize) -> WebSocketStream<TcpStream> {
    let stream = TcpStream::connect(address).await.unwrap();
    stream.set_nodelay(true).unwrap();
    client_async(format!("ws://{address}/{room}"), stream).await.unwrap().0
}

/// One player after the other says something, and all wait until they have heard it.
async fn play(
    mut players: Vec<WebSocketStream<TcpStream>>,
    is_measuring: Arc<AtomicBool>,
    moves: Arc<AtomicU64>,
) {
    for turn in 0.. {
        let said = ClientMessage::text(r#"{"id":7,"type":"act","seat":1,"seq":231,"action":"keep all"}"#);
        players[turn % PLAYERS].send(said).await.unwrap();
        for player in &mut players {
            player.next().await.unwrap().unwrap();
        }
        if is_measuring.load(Ordering::Relaxed) {
            moves.fetch_add(1, Ordering::Relaxed);
        }
    }
}

/// CPU time of a process, in microseconds.
fn cpu_us(pid: u32) -> u64 {
    let text = std::fs::read_to_string(format!("/proc/{pid}/stat")).unwrap();
    let times = text.rsplit_once(") ").unwrap().1.split(' ').skip(11).take(2);
    times.map(|ticks| ticks.parse::<u64>().unwrap() * 10_000).sum()
}
