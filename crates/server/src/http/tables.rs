//! `/api/tables`: the public list, new tables, single tables and their records.

use super::App;
use super::body::Body;
use super::error::Refused;
use super::guest::{ClientInfo, KnownGuest};
use super::network_of::stored_network;
use crate::table::TableRequest;
use axum::Json;
use axum::extract::{FromRequestParts, Path, State};
use axum::http::request::Parts;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use kaiju_protocol::{Code, CreateTable, Created, TableInfo};
use std::net::IpAddr;
use std::sync::Arc;
use tokio::sync::oneshot;

/// The id of a table in the path.
pub struct TableId(pub String);

impl FromRequestParts<Arc<App>> for TableId {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<TableId, Refused> {
        let path = Path::<String>::from_request_parts(parts, app).await;
        // A path that cannot be decoded names no table.
        path.map(|Path(id)| TableId(id)).map_err(|_| Code::UnknownTable.into())
    }
}

/// The public tables whose games are not over and that have changed in the last six hours, latest first, at most 5
/// made by one guest.
#[cfg_attr(test, utoipa::path(get, operation_id = "tables", path = "/api/tables",
    responses((status = 200, body = Vec<kaiju_protocol::TableSummary>))))]
pub async fn list(State(app): State<Arc<App>>) -> Result<Response, Refused> {
    let text = app.registry.lobby.latest(&app.registry).await?.text;
    Ok(([(header::CONTENT_TYPE, "application/json")], text).into_response())
}

/// Creates a table.
#[cfg_attr(test, utoipa::path(post, operation_id = "create_table", path = "/api/tables", request_body = CreateTable,
    security(("guest" = [])),
    responses((status = 201, body = Created), (status = 400, body = kaiju_protocol::Refusal),
        (status = 401, body = kaiju_protocol::Refusal),
        (status = 403, body = kaiju_protocol::Refusal), (status = 409, body = kaiju_protocol::Refusal),
        (status = 413, body = kaiju_protocol::Refusal),
        (status = 429, body = kaiju_protocol::Refusal))))]
pub async fn create(
    State(app): State<Arc<App>>,
    KnownGuest(guest): KnownGuest,
    client: ClientInfo,
    Body(wanted): Body<CreateTable>,
) -> Result<(StatusCode, Json<Created>), Refused> {
    app.admission.allow_new(client.address)?;
    let made_from = stored_network(client.address);
    let table = app.registry.create(&guest, &made_from, &wanted).await?;
    Ok((StatusCode::CREATED, Json(Created { table })))
}

/// A client who wants something of a table that sleeps pays for reading its log.
pub fn pay_for_waking(app: &App, table: &str, address: IpAddr) -> Result<(), Code> {
    if app.registry.is_awake(table) { Ok(()) } else { app.admission.allow_waking(address) }
}

/// Seats and options of a table.
#[cfg_attr(test, utoipa::path(get, operation_id = "table", path = "/api/tables/{table}",
    params(("table" = String, Path, description = "The table's id")),
    responses((status = 200, body = TableInfo), (status = 404, body = kaiju_protocol::Refusal))))]
pub async fn show(
    State(app): State<Arc<App>>,
    TableId(table): TableId,
    client: ClientInfo,
) -> Result<Json<TableInfo>, Refused> {
    pay_for_waking(&app, &table, client.address)?;
    let (answer, info) = oneshot::channel();
    app.registry.send(&table, TableRequest::Info(answer)).await?;
    // A table that does not answer was told to stop.
    Ok(Json(info.await.map_err(|_| Code::Restarting)?))
}

/// The record of a game that is over.
#[cfg_attr(test, utoipa::path(get, operation_id = "record", path = "/api/tables/{table}/record",
    params(("table" = String, Path, description = "The table's id")),
    responses((status = 200, body = String, content_type = "text/plain"),
        (status = 404, body = kaiju_protocol::Refusal),
        (status = 409, body = kaiju_protocol::Refusal))))]
pub async fn record(
    State(app): State<Arc<App>>,
    TableId(table): TableId,
    client: ClientInfo,
) -> Result<Response, Refused> {
    pay_for_waking(&app, &table, client.address)?;
    let (answer, record) = oneshot::channel();
    app.registry.send(&table, TableRequest::Record(answer)).await?;
    let record = record.await.map_err(|_| Code::Restarting)??;
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, format!("attachment; filename=\"{table}.kot\"")),
    ];
    Ok((headers, record).into_response())
}
