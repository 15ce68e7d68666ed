//! The attacks. Each goes on until it is dropped, and holds on to whatever it got.

use super::honest::{mine, own_table, seat};
use anyhow::Result;
use futures_util::future::join_all;
use kaiju_client::{Account, Connection, Drawn, answer};
use kaiju_engine::playout::WyRand;
use kaiju_protocol::{Command, NewSeat};
use std::net::SocketAddr;
use std::time::Duration;
use tokio::io::AsyncWriteExt;
use tokio::net::{TcpSocket, TcpStream};

/// Something that a message contradicts.
#[derive(Debug)]
pub struct Failed(pub String);

impl std::fmt::Display for Failed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Failed {}

/// Strangers who attack at the same time.
const STRANGERS: usize = 20;

/// The address of a stranger, each in a network of its own.
fn address(attack: u8, number: usize) -> String {
    format!("10.{attack}.{}.{}", number / 250, 1 + number % 250)
}

async fn for_ever<T>(_held: T) -> Result<()> {
    std::future::pending().await
}

/// Connections that never finish a request.
pub async fn half_open(server: SocketAddr) -> Result<()> {
    let mut held = Vec::new();
    for _ in 0..3_000 {
        let mut stream = TcpStream::connect(server).await?;
        // The server may close it already.
        let _ = stream.write_all(b"GET / HTTP/1.1\r\nhost: localhost\r\nx-").await;
        held.push(stream);
    }
    for_ever(held).await
}

/// People who play against five champions each.
pub async fn bots(server: SocketAddr) -> Result<()> {
    let players = (0..200).map(async |number| {
        let account = Account::forwarded(server, &address(1, number)).await?;
        let champion = || NewSeat::Bot { bot: "champion".to_owned(), monster: None };
        let seats = [mine()].into_iter().chain((0..5).map(|_| champion())).collect();
        let table = account.create(&own_table(false, seats)).await?;
        let mut connection = account.open(&table, Some(0)).await?;
        connection.send(Command::Start).await?;
        let (mut drawn, mut numbers) = (Drawn::default(), WyRand(number as u64));
        while let Some(message) = connection.next().await? {
            drawn.see(&message).map_err(Failed)?;
            let Some(question) = drawn.question.take() else { continue };
            let dice = drawn.table().and_then(|table| table.turn.map(|turn| turn.dice)).unwrap_or_default();
            if let Some(action) = answer(&question, dice, &mut numbers) {
                connection.send(Command::Act { seat: question.seat, seq: question.seq, action }).await?;
            }
        }
        Ok::<(), anyhow::Error>(())
    });
    // The server may refuse some.
    let ended = join_all(players).await;
    for_ever(ended).await
}

/// Public tables, as many as the server takes, and the list of them.
pub async fn list(server: SocketAddr) -> Result<()> {
    make_tables(server, 2, true).await
}

/// Guests and tables that nobody plays at, from many networks.
pub async fn fill(server: SocketAddr) -> Result<()> {
    make_tables(server, 3, false).await
}

async fn make_tables(server: SocketAddr, attack: u8, public: bool) -> Result<()> {
    let strangers = (0..STRANGERS).map(async |number| {
        loop {
            // Refused when it is too fast, and tried again at once.
            let Ok(account) = Account::forwarded(server, &address(attack, number)).await else { continue };
            while account.create(&own_table(public, vec![mine(), mine()])).await.is_ok() {
                let _ = account.request("GET", "/api/tables", None).await;
            }
        }
    });
    join_all(strangers).await;
    Ok(())
}

/// One stranger with many cookies, who wants all seats of a table.
pub async fn squat(server: SocketAddr, table: String) -> Result<()> {
    let mut held = Vec::new();
    for index in (1..6).filter_map(seat) {
        let account = Account::forwarded(server, &address(4, 0)).await?;
        let mut connection = account.open(&table, None).await?;
        let sit = Command::Sit { seat: index, name: "Eve".to_owned(), monster: None };
        connection.send(sit).await?;
        // Until it is answered, with whatever.
        for _ in 0..4 {
            let _ = tokio::time::timeout(Duration::from_millis(200), connection.next()).await;
        }
        held.push(connection);
    }
    for_ever(held).await
}

/// Clients that connect to a table and never read.
pub async fn stall(server: SocketAddr, table: String) -> Result<()> {
    let mut held = Vec::new();
    for number in 0..200 {
        let account = Account::forwarded(server, &address(5, number)).await?;
        let socket = TcpSocket::new_v4()?;
        socket.set_recv_buffer_size(2048)?;
        let mut stream = socket.connect(server).await?;
        let request = format!(
            "GET /api/tables/{table}/socket?after=0 HTTP/1.1\r\nhost: {server}\r\ncookie: {}\r\n\
             x-forwarded-for: {}\r\nconnection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n\
             sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
            account.cookie,
            address(5, number)
        );
        stream.write_all(request.as_bytes()).await?;
        held.push(stream);
    }
    for_ever(held).await
}

/// Tables that were left a minute ago, and requests that wake them, for ever.
pub async fn wake(server: SocketAddr) -> Result<()> {
    let strangers = (0..STRANGERS).map(async |number| {
        let account = Account::forwarded(server, &address(1, number)).await?;
        let path = "/api/tables";
        let mut tables = Vec::new();
        while let Ok(table) = account.create(&own_table(false, vec![mine(), mine()])).await {
            tables.push(table);
            if tables.len() > 20 {
                break;
            }
        }
        // Ids that exist and ids that do not cost the same.
        loop {
            for table in tables.iter().map(String::as_str).chain(["nosuchtb"]) {
                let _ = account.request("GET", &format!("{path}/{table}/record"), None).await;
                if let Ok(mut connection) = account.open(table, Some(0)).await {
                    let _ = Connection::next(&mut connection).await;
                }
            }
        }
        #[expect(unreachable_code, reason = "says what the loop could fail with")]
        Ok::<(), anyhow::Error>(())
    });
    for ended in join_all(strangers).await {
        ended?;
    }
    Ok(())
}
