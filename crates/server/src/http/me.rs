//! `/api/me`: who the client is.

use super::App;
use super::body::Body;
use super::error::Refused;
use super::guest::{ClientInfo, KnownGuest, find, register};
use crate::registry::store_error;
use crate::table::read_summaries;
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use kaiju_protocol::{Me, Rename};
use kaiju_store::Guest;
use kaiju_table::names::tidy;
use std::sync::Arc;

/// Tables that are shown at most.
const MOST_TABLES: u32 = 20;

/// Who the client is; a new guest if nobody knows it.
#[cfg_attr(test, utoipa::path(get, operation_id = "me", path = "/api/me", security((), ("guest" = [])),
    responses((status = 200, body = Me), (status = 429, body = kaiju_protocol::Refusal))))]
pub async fn show(
    State(app): State<Arc<App>>,
    client: ClientInfo,
    headers: HeaderMap,
) -> Result<Response, Refused> {
    if let Some(guest) = find(&app, &headers).await? {
        return Ok(Json(me(&app, guest).await?).into_response());
    }
    let (guest, cookie) = register(&app, &client, app.registry.config.time.now_ms()).await?;
    Ok(([(header::SET_COOKIE, cookie)], Json(me(&app, guest).await?)).into_response())
}

/// Gives the guest another name.
#[cfg_attr(test, utoipa::path(put, operation_id = "rename", path = "/api/me", request_body = Rename,
    security(("guest" = [])),
    responses((status = 200, body = Me), (status = 400, body = kaiju_protocol::Refusal),
        (status = 401, body = kaiju_protocol::Refusal),
        (status = 403, body = kaiju_protocol::Refusal), (status = 413, body = kaiju_protocol::Refusal))))]
pub async fn rename(
    State(app): State<Arc<App>>,
    KnownGuest(guest): KnownGuest,
    Body(Rename { name }): Body<Rename>,
) -> Result<Json<Me>, Refused> {
    let guest = Guest { name: tidy(&name), ..guest };
    app.registry.store.rename_guest(guest.clone()).await.map_err(store_error)?;
    Ok(Json(me(&app, guest).await?))
}

async fn me(app: &App, guest: Guest) -> Result<Me, Refused> {
    let tables = app.registry.store.tables_of(&guest.id, MOST_TABLES).await;
    let tables = tables.map_err(store_error)?;
    Ok(Me { guest: guest.id, name: guest.name, tables: read_summaries(&tables) })
}
