//! `/api/lobby`: the live list of public tables, as a WebSocket.

use super::App;
use super::admission::{Admission, SocketPermit};
use super::error::Refused;
use super::guest::ClientInfo;
use super::socket::{CloseReason, close, close_reason, message_rate, with_small_buffers};
use crate::lobby::changes;
use crate::table::text_of;
use crate::token_bucket::TokenBucket;
use axum::extract::State;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::response::Response;
use kaiju_protocol::{Code, Lobby};
use std::collections::VecDeque;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

/// The live list of public tables, as a WebSocket: docs/protocol.md.
#[cfg_attr(test, utoipa::path(get, operation_id = "lobby_socket", path = "/api/lobby",
    responses((status = 101, description = "The WebSocket is open."), (status = 400, body = kaiju_protocol::Refusal),
        (status = 403, body = kaiju_protocol::Refusal), (status = 429, body = kaiju_protocol::Refusal))))]
pub async fn open(
    State(app): State<Arc<App>>,
    client: ClientInfo,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Refused> {
    let upgrade = upgrade?;
    let permit = Admission::admit_socket(&app, client.address)?;
    Ok(with_small_buffers(upgrade).on_upgrade(move |socket| serve(app, socket, permit)))
}

async fn serve(app: Arc<App>, mut socket: WebSocket, permit: SocketPermit) {
    let reason = send_list(&app, &mut socket).await;
    close(&app, socket, reason).await;
    drop(permit);
}

/// Sends the list, then its changes, until the connection ends.
async fn send_list(app: &App, socket: &mut WebSocket) -> CloseReason {
    // Subscribes before it reads, so that no change is lost in between.
    let mut lists = app.registry.lobby.subscribe();
    let mut told = match app.registry.lobby.latest(&app.registry).await {
        Ok(snapshot) => snapshot.list,
        Err(refusal) => return CloseReason::Refused(refusal.code),
    };
    let mut unsent = VecDeque::from([Lobby::Tables { tables: told.to_vec() }]);
    let mut stopping = pin!(app.admission.closed());
    let idle = Duration::from_secs(app.registry.config.limits.idle_s);
    let time = &app.registry.config.time;
    let mut next_heartbeat = pin!(time.sleep(idle / 3));
    let mut last_heard = time.now();
    let rate = message_rate(&app.registry.config.limits);
    let mut bucket = TokenBucket::full(rate, time.now());
    let mut ping = None;
    loop {
        let texts = unsent.drain(..).map(|change| Message::Text(text_of(&change)));
        for message in texts.chain(ping.take()) {
            // A client that accepts nothing until the timeout is as good as silent.
            match time.timeout(idle, socket.send(message)).await {
                Some(Ok(())) => {}
                Some(Err(_)) => return CloseReason::ClientLeft,
                None => return CloseReason::Refused(Code::TooSlow),
            }
        }
        tokio::select! {
            biased;
            // The sender lives in the registry, so this cannot fail.
            Ok(()) = lists.changed() => {
                let now = Arc::clone(&lists.borrow_and_update());
                unsent.extend(changes(&told, &now));
                told = now;
            }
            () = &mut stopping => return CloseReason::Refused(Code::Restarting),
            () = &mut next_heartbeat => {
                next_heartbeat.set(time.sleep(idle / 3));
                if time.now() - last_heard >= idle {
                    return CloseReason::Refused(Code::TooSlow);
                }
                ping = Some(Message::Ping(Vec::new().into()));
            }
            message = socket.recv() => match message {
                None | Some(Ok(Message::Close(_))) => return CloseReason::ClientLeft,
                Some(Err(error)) => return close_reason(error),
                Some(Ok(Message::Binary(_))) => return CloseReason::Refused(Code::BinaryMessage),
                // This connection takes no messages.
                Some(Ok(Message::Text(_))) => return CloseReason::Refused(Code::BadMessage),
                Some(Ok(Message::Ping(_) | Message::Pong(_))) if !bucket.take(rate, time.now()) => {
                    return CloseReason::Refused(Code::TooFast);
                }
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => last_heard = time.now(),
            },
        }
    }
}
