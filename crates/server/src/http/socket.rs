//! `/api/tables/ID/socket`: the WebSocket of one client at one table.

use super::App;
use super::admission::{Admission, SocketPermit};
use super::error::Refused;
use super::guest::{ClientInfo, Session, find_session};
use super::network_of::stored_network;
use super::tables::{TableId, pay_for_waking};
use crate::config::{Limits, MAX_MESSAGE_BYTES, MAX_UNSENT_BYTES};
use crate::table::{Batch, Joining, MissedEntries, Outbox, TableRequest, Visitor, text_of};
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

/// Batches queued for a client. A client that lets the queue fill up is too slow, and is dropped.
const OUTBOX_BATCHES: usize = 64;
/// The longest time a client may take to accept a message.
const SEND_TIMEOUT: Duration = Duration::from_secs(10);
/// The read buffer of each connection, in bytes. The library's default is a hundred times as large, but clients
/// send short messages, and most connections are idle.
const READ_BUFFER: usize = 1024;
/// Writes are buffered up to this size, in bytes. Nothing is reserved in advance.
const WRITE_BUFFER: usize = 8 << 10;
/// The longest time a client may take to catch up.
const CATCH_UP_TIMEOUT: Duration = Duration::from_secs(60);
/// The longest time spent on telling a client why its connection is closed.
const CLOSE_TIMEOUT: Duration = Duration::from_secs(1);
/// The WebSocket close code for a policy violation. Our last message says which.
const CLOSE_POLICY: u16 = 1008;
/// The WebSocket close code for a service restart.
const CLOSE_RESTART: u16 = 1012;

static NEXT_CONNECTION: AtomicU64 = AtomicU64::new(1);

/// The query of a client that reconnects: the last entry it knows.
#[derive(serde::Deserialize)]
pub struct Resume {
    after: Option<u64>,
}

/// Limits the buffers and messages of a connection.
pub fn with_small_buffers(upgrade: WebSocketUpgrade) -> WebSocketUpgrade {
    upgrade
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(WRITE_BUFFER)
        .max_write_buffer_size(MAX_UNSENT_BYTES)
        .max_message_size(MAX_MESSAGE_BYTES)
        .max_frame_size(MAX_MESSAGE_BYTES)
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
    let network = stored_network(client.address);
    let session = find_session(&app, &headers).await?;
    let (bans, now) = (&app.registry.bans, app.registry.config.time.now_ms());
    let is_banned = bans.has_network(&network, now)
        || session.as_ref().is_some_and(|session| bans.has_guest(&session.guest, now));
    Ok(with_small_buffers(upgrade).on_upgrade(move |socket| async move {
        let Some(session) = session else {
            return close(&app, socket, CloseReason::Refused(Code::UnknownGuest)).await;
        };
        if is_banned {
            return close(&app, socket, CloseReason::Refused(Code::Banned)).await;
        }
        let visitor = Visitor { guest: session.guest.clone(), network };
        serve(app, socket, permit, visitor, session, &table, resume.after).await;
    }))
}

/// Why a connection is closed.
pub enum CloseReason {
    /// The client has closed it, or is unreachable.
    ClientLeft,
    /// The server closes it, and says why.
    Refused(Code),
    /// The table has stopped, and has already said why. It will be back.
    TableClosed,
}

/// Closes a connection, and tells the client why if it is still there.
pub async fn close(app: &App, mut socket: WebSocket, reason: CloseReason) {
    let code = match reason {
        CloseReason::ClientLeft => {
            // The library answers a close frame.
            let _ = app.registry.config.time.timeout(CLOSE_TIMEOUT, socket.flush()).await;
            return;
        }
        CloseReason::TableClosed => None,
        CloseReason::Refused(code) => Some(code),
    };
    if let Some(code) = code {
        app.registry.metrics.refused(code);
    }
    let is_restart = code.is_none_or(|code| code == Code::Restarting);
    let last = async {
        if let Some(code) = code {
            let bye = ServerMessage::Bye { refusal: code.into() };
            // The client may be gone.
            let _ = socket.send(Message::Text(text_of(&bye))).await;
        }
        let close_code = if is_restart { CLOSE_RESTART } else { CLOSE_POLICY };
        let frame = CloseFrame { code: close_code, reason: Utf8Bytes::default() };
        let _ = socket.send(Message::Close(Some(frame))).await;
        // Reads on for a moment: with input left unread, the client would see a reset instead of the close frame.
        while let Some(Ok(_)) = socket.recv().await {}
    };
    let _ = app.registry.config.time.timeout(CLOSE_TIMEOUT, last).await;
}

async fn serve(
    app: Arc<App>,
    mut socket: WebSocket,
    permit: SocketPermit,
    visitor: Visitor,
    session: Session,
    table: &str,
    after: Option<u64>,
) {
    let connection = NEXT_CONNECTION.fetch_add(1, Ordering::Relaxed);
    match join(&app, &mut socket, &permit, connection, &visitor, table, after).await {
        Ok(Joined { requests, outgoing, is_slow }) => {
            let time = &app.registry.config.time;
            let open = Connection {
                app: &app,
                table,
                time,
                socket,
                outgoing,
                requests: &requests,
                connection,
                permit: &permit,
                session,
                bucket: TokenBucket::full(message_rate(&app.registry.config.limits), time.now()),
                refused: 0,
                is_slow,
                last_heard: time.now(),
            };
            open.run().await;
            // A table that has stopped needs no notice.
            let _ = requests.send(TableRequest::Leave { connection }).await;
        }
        Err(reason) => close(&app, socket, reason).await,
    }
    drop(permit);
}

/// The channels between a connection and its table.
struct Joined {
    requests: mpsc::Sender<TableRequest>,
    outgoing: mpsc::Receiver<Batch>,
    is_slow: Arc<AtomicBool>,
}

/// Sends a client the entries that it has missed, then joins it to its table.
async fn join(
    app: &App,
    socket: &mut WebSocket,
    permit: &SocketPermit,
    connection: u64,
    visitor: &Visitor,
    table: &str,
    mut after: Option<u64>,
) -> Result<Joined, CloseReason> {
    let bye = |refusal: Refusal| CloseReason::Refused(refusal.code);
    let mut missed = None;
    let mut catch_ups = 0;
    let time = &app.registry.config.time;
    let end = time.now() + CATCH_UP_TIMEOUT;
    pay_for_waking(app, table, permit.address).map_err(CloseReason::Refused)?;
    loop {
        let (messages, outgoing) = mpsc::channel(OUTBOX_BATCHES);
        let is_slow = Arc::new(AtomicBool::new(false));
        let outbox = Outbox { messages, is_slow: Arc::clone(&is_slow) };
        let joining = Joining { connection, visitor: visitor.clone(), after, catch_ups, outbox };
        let (answer, answered) = oneshot::channel();
        let requests = app.registry.send(table, TableRequest::Join(joining, answer)).await;
        let requests = requests.map_err(bye)?;
        // A table that does not answer was told to stop.
        if answered.await.map_err(|_| CloseReason::Refused(Code::Restarting))? {
            // If the table fell asleep meanwhile, the request has woken it again, behind a new channel. It stays
            // awake now.
            let has_moved = requests.is_closed() && !app.admission.is_closed();
            let requests = if has_moved { app.registry.sender(table).await.map_err(bye)? } else { requests };
            return Ok(Joined { requests, outgoing, is_slow });
        }
        let catching_up = async {
            let _turn = permit.catch_up_slot().await;
            // Each round continues where the last one ended.
            let missed = match &mut missed {
                Some(missed) => missed,
                unread @ None => {
                    let after = after.unwrap_or_default();
                    unread.insert(
                        MissedEntries::new(&app.registry, table, after, &visitor.guest).await.map_err(bye)?,
                    )
                }
            };
            catch_up(time, socket, permit, missed).await
        };
        let told = tokio::select! {
            biased;
            told = time.timeout_at(end, catching_up) => told,
            () = app.admission.closed() => return Err(CloseReason::Refused(Code::Restarting)),
        };
        after = Some(told.unwrap_or(Err(CloseReason::Refused(Code::TooSlow)))?);
        catch_ups += 1;
    }
}

/// Sends a client what it has missed, as fast as it reads. Returns the last entry that it knows then.
async fn catch_up(
    time: &Time,
    socket: &mut WebSocket,
    permit: &SocketPermit,
    missed: &mut MissedEntries<'_>,
) -> Result<u64, CloseReason> {
    let bye = |refusal: Refusal| CloseReason::Refused(refusal.code);
    loop {
        permit.wait_for_read_quota().await;
        let before = missed.seq();
        let update = missed.next_update().await.map_err(bye)?;
        permit.spend_read_quota(missed.seq() - before);
        let Some(update) = update else { return Ok(missed.seq()) };
        with_send_timeout(time, socket.send(Message::Text(update))).await?;
    }
}

/// Closes the connection if a client does not accept a message in time.
async fn with_send_timeout(
    time: &Time,
    sending: impl Future<Output = Result<(), axum::Error>>,
) -> Result<(), CloseReason> {
    match time.timeout(SEND_TIMEOUT, sending).await {
        Some(Ok(())) => Ok(()),
        Some(Err(_)) => Err(CloseReason::ClientLeft),
        None => Err(CloseReason::Refused(Code::TooSlow)),
    }
}

/// A client that has joined its table.
struct Connection<'a> {
    app: &'a App,
    table: &'a str,
    time: &'a Time,
    socket: WebSocket,
    outgoing: mpsc::Receiver<Batch>,
    requests: &'a mpsc::Sender<TableRequest>,
    connection: u64,
    permit: &'a SocketPermit,
    session: Session,
    bucket: TokenBucket,
    /// Messages refused in a row.
    refused: u32,
    is_slow: Arc<AtomicBool>,
    last_heard: Instant,
}

impl Connection<'_> {
    async fn run(mut self) {
        let idle = Duration::from_secs(self.app.registry.config.limits.idle_s);
        // One timer for the whole connection: resetting it for every message would cost more than the message.
        let time = self.time;
        let mut next_heartbeat = pin!(time.sleep(idle / 3));
        let reason = loop {
            let ended = tokio::select! {
                // The queue comes first: polling the socket costs more.
                biased;
                batch = self.outgoing.recv() => self.send_batches(batch).await,
                message = self.socket.recv() => self.receive(message).await,
                () = &mut next_heartbeat => {
                    next_heartbeat.set(time.sleep(idle / 3));
                    self.check_heartbeat(idle).await
                }
            };
            if let Err(reason) = ended {
                break reason;
            }
        };
        close(self.app, self.socket, reason).await;
    }

    /// Sends a batch of the table, and all that are queued behind it, in one write.
    async fn send_batches(&mut self, batch: Option<Batch>) -> Result<(), CloseReason> {
        let Some(first) = batch else {
            // The table has dropped this connection, because it was too slow or after a last message that says why.
            let is_slow = self.is_slow.load(Ordering::Relaxed);
            return Err(if is_slow { CloseReason::Refused(Code::TooSlow) } else { CloseReason::TableClosed });
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
        with_send_timeout(self.time, all).await
    }

    async fn receive(&mut self, message: Option<Result<Message, axum::Error>>) -> Result<(), CloseReason> {
        self.last_heard = self.time.now();
        match message {
            None | Some(Ok(Message::Close(_))) => Err(CloseReason::ClientLeft),
            Some(Err(error)) => Err(close_reason(error)),
            // The library answers pings. They count against the rate limit.
            Some(Ok(Message::Ping(_) | Message::Pong(_))) if !self.take_token() => {
                self.refuse(Code::TooFast, None).await
            }
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => Ok(()),
            Some(Ok(Message::Binary(_))) => Err(CloseReason::Refused(Code::BinaryMessage)),
            Some(Ok(Message::Text(text))) => self.forward(&text).await,
        }
    }

    fn take_token(&mut self) -> bool {
        self.bucket.take(message_rate(&self.app.registry.config.limits), self.time.now())
    }

    async fn forward(&mut self, text: &str) -> Result<(), CloseReason> {
        self.app.registry.metrics.messages.inc();
        if !self.take_token() {
            return self.refuse(Code::TooFast, id_of(text)).await;
        }
        let Ok(ClientMessage { id, command }) = read(text) else {
            return self.refuse(Code::BadMessage, id_of(text)).await;
        };
        // A rematch makes a new table, which has a rate limit of its own.
        if command == Command::Rematch
            && let Err(code) = self.app.admission.allow_new(self.permit.address)
        {
            return self.refuse(code, Some(id)).await;
        }
        // Every change of a seat is an entry in the log, which has room for some only.
        if is_change(&command)
            && let Err(code) = self.app.admission.allow_change(self.permit.address, self.table)
        {
            return self.refuse(code, Some(id)).await;
        }
        self.refused = 0;
        let request = TableRequest::Command { connection: self.connection, id, command };
        self.requests.send(request).await.map_err(|_| CloseReason::Refused(Code::Restarting))
    }

    /// Refuses a message before it reaches the table. Closes the connection after too many in a row.
    async fn refuse(&mut self, code: Code, id: Option<u32>) -> Result<(), CloseReason> {
        self.refused += 1;
        if self.refused > self.app.registry.config.limits.refusals_in_a_row {
            return Err(CloseReason::Refused(code));
        }
        self.app.refused(code, self.permit.address);
        let refused = ServerMessage::Refused { id, refusal: code.into() };
        self.send_batches(Some(vec![text_of(&refused)])).await
    }

    async fn check_heartbeat(&mut self, idle: Duration) -> Result<(), CloseReason> {
        // The guest may have logged out on another device, which is the better reason if the client is silent, too. A
        // store that fails proves nothing.
        if let Ok(false) = self.session.is_valid(self.app).await {
            return Err(CloseReason::Refused(Code::UnknownGuest));
        }
        if self.time.now() - self.last_heard >= idle {
            return Err(CloseReason::Refused(Code::TooSlow));
        }
        with_send_timeout(self.time, self.socket.send(Message::Ping(Vec::new().into()))).await
    }
}

/// True if any guest can send this command before the game, and it changes the table.
fn is_change(command: &Command) -> bool {
    matches!(
        command,
        Command::Sit { .. } | Command::Dress { .. } | Command::Stand { .. } | Command::Contribute { .. }
    )
}

/// The id of a message that cannot be parsed as a command, if it has one.
fn id_of(text: &str) -> Option<u32> {
    #[derive(serde::Deserialize, serde::Serialize)]
    struct Numbered {
        id: u32,
    }
    read(text).ok().map(|Numbered { id }| id)
}

/// The rate limit for the messages of one connection.
pub fn message_rate(limits: &Limits) -> Rate {
    Rate { per_second: f64::from(limits.messages_per_second), burst: f64::from(limits.burst) }
}

/// Maps an error of the connection.
pub fn close_reason(error: axum::Error) -> CloseReason {
    match error.into_inner().downcast_ref() {
        Some(Error::Capacity(_)) => CloseReason::Refused(Code::TooLarge),
        Some(Error::Utf8(_)) => CloseReason::Refused(Code::BadMessage),
        // A reset without a close frame is no protocol violation.
        Some(Error::Protocol(fault)) if *fault != ProtocolError::ResetWithoutClosingHandshake => {
            CloseReason::Refused(Code::BadMessage)
        }
        _ => CloseReason::ClientLeft,
    }
}
