//! `/api/lobby`: the live list of public tables.

use super::App;
use super::error::Refused;
use super::guard::{Gate, Pass};
use super::guest::From;
use super::me::read;
use super::socket::{Bucket, Farewell, close, small};
use super::tables::MOST_LISTED;
use crate::table::text_of;
use axum::extract::State;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::response::Response;
use kaiju_protocol::{Code, Lobby, Refusal};
use std::pin::pin;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::broadcast::error::RecvError;

/// The live list of public tables, as a WebSocket: docs/protocol.md.
#[utoipa::path(get, operation_id = "lobby_socket", path = "/api/lobby",
    responses((status = 101, description = "The WebSocket is open."), (status = 400, body = Refusal),
        (status = 403, body = Refusal), (status = 429, body = Refusal)))]
pub async fn open(
    State(app): State<Arc<App>>,
    from: From,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Refused> {
    let upgrade = upgrade?;
    let pass = Gate::connect(&app, from.address)?;
    Ok(small(upgrade).on_upgrade(move |socket| watch(app, socket, pass)))
}

async fn watch(app: Arc<App>, mut socket: WebSocket, pass: Pass) {
    // What changes while the list is read is in the list or comes after it.
    let mut changes = app.hall.lobby.watch();
    let mut stopping = pin!(app.gate.shutting());
    let idle = Duration::from_secs(app.hall.config.limits.idle_s);
    let mut next_look = tokio::time::interval(idle / 3);
    let mut last_sign = Instant::now();
    let mut bucket = Bucket::full(app.hall.config.limits);
    let mut next = Some(Message::Text(list(&app).await));
    loop {
        // Who does not take a message for so long gives no sign of life either.
        if let Some(message) = next.take()
            && !matches!(tokio::time::timeout(idle, socket.send(message)).await, Ok(Ok(())))
        {
            break;
        }
        tokio::select! {
            change = changes.recv() => match change {
                Ok(change) => next = Some(Message::Text(change)),
                Err(RecvError::Lagged(_)) => next = Some(Message::Text(list(&app).await)),
                Err(RecvError::Closed) => break,
            },
            () = &mut stopping => break close(&app, socket, Farewell::Bye(Code::Restarting)).await,
            _ = next_look.tick() => {
                if last_sign.elapsed() >= idle {
                    break;
                }
                next = Some(Message::Ping(Vec::new().into()));
            }
            message = socket.recv() => match message {
                Some(Ok(Message::Ping(_))) if !bucket.take() => {
                    break close(&app, socket, Farewell::Bye(Code::TooFast)).await;
                }
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => last_sign = Instant::now(),
                Some(Ok(Message::Text(_) | Message::Binary(_) | Message::Close(_)) | Err(_)) | None => break,
            },
        }
    }
    drop(pass);
}

async fn list(app: &App) -> Utf8Bytes {
    let tables = app.hall.store.public_tables(MOST_LISTED).await.unwrap_or_else(|error| {
        tracing::error!(%error, "the tables cannot be listed");
        Vec::new()
    });
    text_of(&Lobby::Tables { tables: read(&tables) })
}
