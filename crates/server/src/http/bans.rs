//! Turns away guests and networks that the operator has banned.

use super::App;
use super::address;
use super::error::Refused;
use super::guest::find_session;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use kaiju_protocol::Code;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

/// Refuses requests of those who are banned. A browser is not told why a WebSocket was refused, so that tables tell it
/// themselves.
pub async fn turn_away(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    request: Request,
    next: Next,
) -> Response {
    let headers = request.headers();
    let is_api = request.uri().path().starts_with("/api/") && !headers.contains_key(header::UPGRADE);
    if is_api && app.registry.bans.is_any() {
        let address = address::client(peer, headers, &app.registry.config);
        match is_banned(&app, headers, address).await {
            Ok(false) => {}
            Ok(true) => return Refused::from(Code::Banned).into_response(),
            Err(refused) => return refused.into_response(),
        }
    }
    next.run(request).await
}

async fn is_banned(app: &App, headers: &HeaderMap, address: IpAddr) -> Result<bool, Refused> {
    let (bans, now) = (&app.registry.bans, app.registry.config.time.now_ms());
    if bans.has_address(address, now) {
        return Ok(true);
    }
    Ok(find_session(app, headers).await?.is_some_and(|session| bans.has_guest(&session.guest, now)))
}
