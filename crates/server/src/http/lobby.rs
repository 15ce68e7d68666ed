//! `/api/lobby`: the live list of public tables.

use super::App;
use super::admission::{Admission, SocketPermit};
use super::error::Refused;
use super::guest::ClientInfo;
use super::socket::{Farewell, broken, close, rate_of, small};
use crate::lobby::{changes, listed};
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
    Ok(small(upgrade).on_upgrade(move |socket| watch(app, socket, permit)))
}

async fn watch(app: Arc<App>, mut socket: WebSocket, permit: SocketPermit) {
    let farewell = tell(&app, &mut socket).await;
    close(&app, socket, farewell).await;
    drop(permit);
}

/// Tells the list and what changes in it, until the connection ends.
async fn tell(app: &App, socket: &mut WebSocket) -> Farewell {
    // What changes while the list is read is in the list or comes after it.
    let mut lists = app.registry.lobby.watch();
    let mut told = match listed(&app.registry).await {
        Ok(list) => Arc::new(list),
        Err(refusal) => return Farewell::Bye(refusal.code),
    };
    let mut unsent = VecDeque::from([Lobby::Tables { tables: told.to_vec() }]);
    let mut stopping = pin!(app.admission.closed());
    let idle = Duration::from_secs(app.registry.config.limits.idle_s);
    let time = &app.registry.config.time;
    let mut next_look = pin!(time.sleep(idle / 3));
    let mut last_sign = time.now();
    let rate = rate_of(&app.registry.config.limits);
    let mut bucket = TokenBucket::full(rate, time.now());
    let mut ping = None;
    loop {
        let texts = unsent.drain(..).map(|change| Message::Text(text_of(&change)));
        for message in texts.chain(ping.take()) {
            // Who does not take a message for so long gives no sign of life either.
            match time.timeout(idle, socket.send(message)).await {
                Some(Ok(())) => {}
                Some(Err(_)) => return Farewell::Gone,
                None => return Farewell::Bye(Code::TooSlow),
            }
        }
        tokio::select! {
            biased;
            // The sender is in the registry, and there as long as anybody is.
            Ok(()) = lists.changed() => {
                let now = Arc::clone(&lists.borrow_and_update());
                unsent.extend(changes(&told, &now));
                told = now;
            }
            () = &mut stopping => return Farewell::Bye(Code::Restarting),
            () = &mut next_look => {
                next_look.set(time.sleep(idle / 3));
                if time.now() - last_sign >= idle {
                    return Farewell::Bye(Code::TooSlow);
                }
                ping = Some(Message::Ping(Vec::new().into()));
            }
            message = socket.recv() => match message {
                None | Some(Ok(Message::Close(_))) => return Farewell::Gone,
                Some(Err(error)) => return broken(error),
                Some(Ok(Message::Binary(_))) => return Farewell::Bye(Code::BinaryMessage),
                // Nothing can be said here.
                Some(Ok(Message::Text(_))) => return Farewell::Bye(Code::BadMessage),
                Some(Ok(Message::Ping(_) | Message::Pong(_))) if !bucket.take(rate, time.now()) => {
                    return Farewell::Bye(Code::TooFast);
                }
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => last_sign = time.now(),
            },
        }
    }
}
