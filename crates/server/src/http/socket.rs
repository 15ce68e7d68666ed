//! `/api/tables/ID/socket`: one connection to one table.

use super::App;
use super::admission::{Admission, SocketPermit};
use super::error::Refused;
use super::guest::{ClientInfo, find_id};
use super::tables::TableId;
use crate::config::{LARGEST_MESSAGE, Limits, MOST_UNSENT};
use crate::table::{Ask, Batch, Joining, Missed, Outbox, text_of};
use crate::time::Time;
use crate::token_bucket::{Rate, TokenBucket};
use axum::extract::rejection::QueryRejection;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Query, State};
use axum::http::HeaderMap;
use axum::response::Response;
use futures_util::SinkExt;
use kaiju_protocol::{ClientMessage, Code, Command, Refusal, ServerMessage, read};
use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};
use tokio::sync::{mpsc, oneshot};
use tokio_tungstenite::tungstenite::Error;
use tokio_tungstenite::tungstenite::error::ProtocolError;

/// Batches that may wait for a client. Who lets more pile up is too slow.
const OUTBOX: usize = 64;
/// How long a client may take to accept a message.
const SLOWEST_SEND: Duration = Duration::from_secs(10);
/// The buffer of each connection. The default is a hundred times as large, but messages of clients are short, and most
/// connections are idle.
const READ_BUFFER: usize = 1024;
/// Messages that are sent together are gathered up to this size. Nothing is reserved for it.
const WRITE_BUFFER: usize = 8 << 10;
/// How long a client may take to be told everything that it has missed.
const LONGEST_CATCH_UP: Duration = Duration::from_secs(60);
/// How long a client may take to hear why its connection ends.
const LAST_WORDS: Duration = Duration::from_secs(1);
/// Close code of the WebSocket protocol for whatever the last message explains.
const POLICY: u16 = 1008;
/// Close code of the WebSocket protocol for a server that will be back.
const RESTART: u16 = 1012;

static NEXT_CONNECTION: AtomicU64 = AtomicU64::new(1);

/// Where a client wants to go on.
#[derive(serde::Deserialize)]
pub struct Resume {
    after: Option<u64>,
}

/// Connections with small buffers.
pub fn small(upgrade: WebSocketUpgrade) -> WebSocketUpgrade {
    upgrade
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(WRITE_BUFFER)
        .max_write_buffer_size(MOST_UNSENT)
        .max_message_size(LARGEST_MESSAGE)
        .max_frame_size(LARGEST_MESSAGE)
}

/// A connection to a table, as a WebSocket: docs/protocol.md. Browsers cannot see why one is refused, so most refusals
/// are told on the connection itself.
#[cfg_attr(test, utoipa::path(get, operation_id = "table_socket", path = "/api/tables/{table}/socket",
    security(("guest" = [])),
    params(("table" = String, Path, description = "The table's id"),
        ("after" = Option<u64>, Query, description = "The last entry that the client knows")),
    responses((status = 101, description = "The WebSocket is open."), (status = 400, body = Refusal),
        (status = 403, body = Refusal), (status = 404, body = Refusal), (status = 429, body = Refusal))))]
pub async fn open(
    State(app): State<Arc<App>>,
    TableId(table): TableId,
    resume: Result<Query<Resume>, QueryRejection>,
    client: ClientInfo,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Refused> {
    let (Query(resume), upgrade) = (resume?, upgrade?);
    let permit = Admission::admit_socket(&app, client.address)?;
    let guest = find_id(&app, &headers).await?;
    Ok(small(upgrade).on_upgrade(move |socket| async move {
        let Some(guest) = guest else {
            return close(&app, socket, Farewell::Bye(Code::UnknownGuest)).await;
        };
        serve(app, socket, permit, guest, &table, resume.after).await;
    }))
}

/// Why a connection ends.
pub enum Farewell {
    /// The client has gone.
    Gone,
    /// The server ends it.
    Bye(Code),
    /// The table ends it, and has said why: it will be back.
    Said,
}

/// Ends a connection, and says why if it is still there.
pub async fn close(app: &App, mut socket: WebSocket, farewell: Farewell) {
    let code = match farewell {
        Farewell::Gone => {
            // Who said goodbye is answered by the library.
            let _ = app.registry.config.time.timeout(LAST_WORDS, socket.flush()).await;
            return;
        }
        Farewell::Said => None,
        Farewell::Bye(code) => Some(code),
    };
    if let Some(code) = code {
        app.registry.metrics.refused(code);
    }
    let is_restart = code.is_none_or(|code| code == Code::Restarting);
    let last = async {
        if let Some(code) = code {
            let bye = ServerMessage::Bye { refusal: code.into() };
            // The client may have gone meanwhile.
            let _ = socket.send(Message::Text(text_of(&bye))).await;
        }
        let close_code = if is_restart { RESTART } else { POLICY };
        let frame = CloseFrame { code: close_code, reason: Utf8Bytes::default() };
        let _ = socket.send(Message::Close(Some(frame))).await;
        // What the client still sends is read for a moment, so that it sees the end and not a broken connection.
        while let Some(Ok(_)) = socket.recv().await {}
    };
    let _ = app.registry.config.time.timeout(LAST_WORDS, last).await;
}

async fn serve(
    app: Arc<App>,
    mut socket: WebSocket,
    permit: SocketPermit,
    guest: String,
    table: &str,
    after: Option<u64>,
) {
    let connection = NEXT_CONNECTION.fetch_add(1, Ordering::Relaxed);
    match join(&app, &mut socket, &permit, connection, &guest, table, after).await {
        Ok(Joined { asks, outgoing, is_slow }) => {
            let time = &app.registry.config.time;
            let talk = Talk {
                app: &app,
                time,
                socket,
                outgoing,
                asks: &asks,
                connection,
                permit: &permit,
                bucket: TokenBucket::full(rate_of(&app.registry.config.limits), time.now()),
                refused: 0,
                is_slow,
                last_sign: time.now(),
            };
            talk.run().await;
            // A table that has stopped needs no telling.
            let _ = asks.send(Ask::Leave { connection }).await;
        }
        Err(farewell) => close(&app, socket, farewell).await,
    }
    drop(permit);
}

/// The ways between a connection and its table.
struct Joined {
    asks: mpsc::Sender<Ask>,
    outgoing: mpsc::Receiver<Batch>,
    is_slow: Arc<AtomicBool>,
}

/// Brings a client to its table, after all that it has missed.
async fn join(
    app: &App,
    socket: &mut WebSocket,
    permit: &SocketPermit,
    connection: u64,
    guest: &str,
    table: &str,
    mut after: Option<u64>,
) -> Result<Joined, Farewell> {
    let bye = |refusal: Refusal| Farewell::Bye(refusal.code);
    let mut missed = None;
    let mut tries = 0;
    let time = &app.registry.config.time;
    let end = time.now() + LONGEST_CATCH_UP;
    loop {
        let (messages, outgoing) = mpsc::channel(OUTBOX);
        let is_slow = Arc::new(AtomicBool::new(false));
        let outbox = Outbox { messages, is_slow: Arc::clone(&is_slow) };
        let joining = Joining { connection, guest: guest.to_owned(), after, tries, outbox };
        let (answer, answered) = oneshot::channel();
        let asks = app.registry.ask(table, Ask::Join(joining, answer)).await;
        let asks = asks.map_err(bye)?;
        // A table that does not answer has been told to stop.
        if answered.await.map_err(|_| Farewell::Bye(Code::Restarting))? {
            // A table that fell asleep at this moment has woken again: the way to it is another one. It stays awake now.
            let has_moved = asks.is_closed() && !app.admission.is_closed();
            let asks = if has_moved { app.registry.sender(table).await.map_err(bye)? } else { asks };
            return Ok(Joined { asks, outgoing, is_slow });
        }
        let catching_up = async {
            let _turn = permit.catch_up_slot().await;
            // What happens meanwhile is read after it, from where it ended.
            let missed = match &mut missed {
                Some(missed) => missed,
                unread @ None => {
                    let after = after.unwrap_or_default();
                    unread.insert(Missed::new(&app.registry, table, after, guest).await.map_err(bye)?)
                }
            };
            catch_up(time, socket, permit, missed).await
        };
        let told = tokio::select! {
            biased;
            told = time.timeout_at(end, catching_up) => told,
            () = app.admission.closed() => return Err(Farewell::Bye(Code::Restarting)),
        };
        after = Some(told.unwrap_or(Err(Farewell::Bye(Code::TooSlow)))?);
        tries += 1;
    }
}

/// Tells a client what it has missed, as fast as it reads, and gives the last entry that it knows then.
async fn catch_up(
    time: &Time,
    socket: &mut WebSocket,
    permit: &SocketPermit,
    missed: &mut Missed<'_>,
) -> Result<u64, Farewell> {
    let bye = |refusal: Refusal| Farewell::Bye(refusal.code);
    loop {
        permit.wait_for_read_quota().await;
        let before = missed.seq();
        let update = missed.next_update().await.map_err(bye)?;
        permit.spend_read_quota(missed.seq() - before);
        let Some(update) = update else { return Ok(missed.seq()) };
        sent(time, socket.send(Message::Text(update))).await?;
    }
}

/// What comes of sending something to a client, who may take only so long to accept it.
async fn sent(time: &Time, sending: impl Future<Output = Result<(), axum::Error>>) -> Result<(), Farewell> {
    match time.timeout(SLOWEST_SEND, sending).await {
        Some(Ok(())) => Ok(()),
        Some(Err(_)) => Err(Farewell::Gone),
        None => Err(Farewell::Bye(Code::TooSlow)),
    }
}

/// A connection while it lasts.
struct Talk<'a> {
    app: &'a App,
    time: &'a Time,
    socket: WebSocket,
    outgoing: mpsc::Receiver<Batch>,
    asks: &'a mpsc::Sender<Ask>,
    connection: u64,
    permit: &'a SocketPermit,
    bucket: TokenBucket,
    /// Messages in a row that were refused.
    refused: u32,
    is_slow: Arc<AtomicBool>,
    last_sign: Instant,
}

impl Talk<'_> {
    async fn run(mut self) {
        let idle = Duration::from_secs(self.app.registry.config.limits.idle_s);
        // One alarm for the whole connection: setting it anew for every message would cost more than the message.
        let time = self.time;
        let mut next_look = pin!(time.sleep(idle / 3));
        let farewell = loop {
            let ended = tokio::select! {
                // What is to be sent is looked for first: asking the socket costs more.
                biased;
                batch = self.outgoing.recv() => self.pass_on(batch).await,
                message = self.socket.recv() => self.hear(message).await,
                () = &mut next_look => {
                    next_look.set(time.sleep(idle / 3));
                    self.look_alive(idle).await
                }
            };
            if let Err(farewell) = ended {
                break farewell;
            }
        };
        close(self.app, self.socket, farewell).await;
    }

    /// Sends what the table says, and all that waits behind it, in one go.
    async fn pass_on(&mut self, batch: Option<Batch>) -> Result<(), Farewell> {
        let Some(first) = batch else {
            // The table has dropped this connection: it was too slow, or a last message has said why.
            let is_slow = self.is_slow.load(Ordering::Relaxed);
            return Err(if is_slow { Farewell::Bye(Code::TooSlow) } else { Farewell::Said });
        };
        let all = async {
            let mut next = Some(first);
            while let Some(batch) = next {
                for text in batch {
                    self.socket.feed(Message::Text(text)).await?;
                }
                next = self.outgoing.try_recv().ok();
            }
            self.socket.flush().await
        };
        sent(self.time, all).await
    }

    async fn hear(&mut self, message: Option<Result<Message, axum::Error>>) -> Result<(), Farewell> {
        self.last_sign = self.time.now();
        match message {
            None | Some(Ok(Message::Close(_))) => Err(Farewell::Gone),
            Some(Err(error)) => Err(broken(error)),
            // A ping is answered by the library; who sends too many is sent away like others.
            Some(Ok(Message::Ping(_) | Message::Pong(_))) if !self.may_go_on() => {
                self.refuse(Code::TooFast, None).await
            }
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => Ok(()),
            Some(Ok(Message::Binary(_))) => Err(Farewell::Bye(Code::BinaryMessage)),
            Some(Ok(Message::Text(text))) => self.obey(&text).await,
        }
    }

    fn may_go_on(&mut self) -> bool {
        self.bucket.take(rate_of(&self.app.registry.config.limits), self.time.now())
    }

    async fn obey(&mut self, text: &str) -> Result<(), Farewell> {
        self.app.registry.metrics.messages.inc();
        if !self.may_go_on() {
            return self.refuse(Code::TooFast, id_of(text)).await;
        }
        let Ok(ClientMessage { id, command }) = read(text) else {
            return self.refuse(Code::BadMessage, id_of(text)).await;
        };
        // A rematch is a new table.
        if command == Command::Rematch
            && let Err(code) = self.app.admission.allow_new(self.permit.address)
        {
            return self.refuse(code, Some(id)).await;
        }
        self.refused = 0;
        let ask = Ask::Command { connection: self.connection, id, command };
        self.asks.send(ask).await.map_err(|_| Farewell::Bye(Code::Restarting))
    }

    /// Refuses a message that did not reach the table; who sends too many of them is sent away.
    async fn refuse(&mut self, code: Code, id: Option<u32>) -> Result<(), Farewell> {
        self.refused += 1;
        if self.refused > self.app.registry.config.limits.patience {
            return Err(Farewell::Bye(code));
        }
        self.app.registry.metrics.refused(code);
        let refused = ServerMessage::Refused { id, refusal: code.into() };
        self.pass_on(Some(vec![text_of(&refused)])).await
    }

    async fn look_alive(&mut self, idle: Duration) -> Result<(), Farewell> {
        if self.time.now() - self.last_sign >= idle {
            return Err(Farewell::Bye(Code::TooSlow));
        }
        sent(self.time, self.socket.send(Message::Ping(Vec::new().into()))).await
    }
}

/// The id of a message that is not carried out, if it has one.
fn id_of(text: &str) -> Option<u32> {
    #[derive(serde::Deserialize, serde::Serialize)]
    struct Numbered {
        id: u32,
    }
    read(text).ok().map(|Numbered { id }| id)
}

/// How many messages a client may send.
pub fn rate_of(limits: &Limits) -> Rate {
    Rate { per_second: f64::from(limits.messages_per_second), burst: f64::from(limits.burst) }
}

/// What an error of the connection means.
pub fn broken(error: axum::Error) -> Farewell {
    match error.into_inner().downcast_ref() {
        Some(Error::Capacity(_)) => Farewell::Bye(Code::TooLarge),
        Some(Error::Utf8(_)) => Farewell::Bye(Code::BadMessage),
        // Who goes without a word has sent nothing bad.
        Some(Error::Protocol(fault)) if *fault != ProtocolError::ResetWithoutClosingHandshake => {
            Farewell::Bye(Code::BadMessage)
        }
        _ => Farewell::Gone,
    }
}
