//! `/api/me`: the guest behind the client.

use super::App;
use super::body::Body;
use super::error::Refused;
use super::guest::{ClientInfo, KnownGuest, cookie, find_with_token, register, see};
use crate::registry::store_error;
use crate::table::read_summaries;
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use kaiju_protocol::{Me, Rename, TableSummary};
use kaiju_store::Guest;
use kaiju_table::names::tidy;
use std::sync::Arc;

/// The most tables shown.
const MAX_TABLES: u32 = 20;
/// The most tables shown whose game is over.
const MAX_FINISHED: u32 = 50;

/// The guest behind the client, who is created if the client is new.
#[cfg_attr(test, utoipa::path(get, operation_id = "me", path = "/api/me", security((), ("guest" = [])),
    responses((status = 200, body = Me), (status = 429, body = kaiju_protocol::Refusal))))]
pub async fn show(
    State(app): State<Arc<App>>,
    client: ClientInfo,
    headers: HeaderMap,
) -> Result<Response, Refused> {
    if let Some((guest, token)) = find_with_token(&app, &headers).await? {
        // A browser keeps the cookie for a year after the last day with a visit.
        let renewed = see(&app, &guest.id).await?.then(|| [(header::SET_COOKIE, cookie(token, &client))]);
        return Ok((renewed, Json(me(&app, guest).await?)).into_response());
    }
    let (guest, cookie) = register(&app, &client, app.registry.config.time.now_ms()).await?;
    Ok(([(header::SET_COOKIE, cookie)], Json(me(&app, guest).await?)).into_response())
}

/// Renames the guest.
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
    app.registry.allows_name(&name)?;
    let guest = Guest { name: tidy(&name), ..guest };
    app.registry.store.rename_guest(guest.clone()).await.map_err(store_error)?;
    Ok(Json(me(&app, guest).await?))
}

/// The guest's tables whose game is over, latest first, at most 50.
#[cfg_attr(test, utoipa::path(get, operation_id = "finished_tables", path = "/api/me/games",
    security(("guest" = [])),
    responses((status = 200, body = Vec<TableSummary>), (status = 401, body = kaiju_protocol::Refusal))))]
pub async fn finished(
    State(app): State<Arc<App>>,
    KnownGuest(guest): KnownGuest,
) -> Result<Json<Vec<TableSummary>>, Refused> {
    let tables = app.registry.store.finished_tables_of(&guest.id, MAX_FINISHED).await;
    let tables: Vec<String> = tables.map_err(store_error)?.into_iter().map(|listed| listed.text).collect();
    Ok(Json(read_summaries(&tables).into_iter().filter(|table| !table.lesson).collect()))
}

async fn me(app: &App, guest: Guest) -> Result<Me, Refused> {
    let tables = app.registry.store.tables_of(&guest.id, MAX_TABLES).await;
    let tables: Vec<String> = tables.map_err(store_error)?.into_iter().map(|listed| listed.text).collect();
    Ok(Me { guest: guest.id, name: guest.name, tables: read_summaries(&tables) })
}
