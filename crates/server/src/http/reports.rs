//! `/api/tables/ID/reports`: guests tell the operator about each other.

use super::App;
use super::body::Body;
use super::error::Refused;
use super::guest::{ClientInfo, KnownGuest};
use super::tables::{TableId, pay_for_waking};
use crate::registry::store_error;
use crate::table::TableRequest;
use axum::extract::State;
use axum::http::StatusCode;
use kaiju_protocol::{Code, Occupant, Report};
use std::sync::Arc;
use tokio::sync::oneshot;

/// Reports a player. Only the first report of a guest about a player at a table counts.
#[cfg_attr(test, utoipa::path(post, operation_id = "report", path = "/api/tables/{table}/reports",
    params(("table" = String, Path, description = "The table's id")), request_body = Report,
    security(("guest" = [])),
    responses((status = 204), (status = 400, body = kaiju_protocol::Refusal),
        (status = 401, body = kaiju_protocol::Refusal), (status = 404, body = kaiju_protocol::Refusal),
        (status = 409, body = kaiju_protocol::Refusal), (status = 413, body = kaiju_protocol::Refusal))))]
pub async fn report(
    State(app): State<Arc<App>>,
    KnownGuest(guest): KnownGuest,
    TableId(table): TableId,
    client: ClientInfo,
    Body(Report { seat, about }): Body<Report>,
) -> Result<StatusCode, Refused> {
    app.admission.allow_new(client.address)?;
    app.registry.has_disk()?;
    pay_for_waking(&app, &table, client.address)?;
    let (answer, info) = oneshot::channel();
    app.registry.send(&table, TableRequest::Info(answer)).await?;
    // A table that does not answer was told to stop.
    let info = info.await.map_err(|_| Code::Restarting)?;
    let sitting = info.seats.get(seat.index()).ok_or(Code::UnknownSeat)?;
    let Occupant::Guest { guest: meant } = &sitting.occupant else { return Err(Code::SeatFree.into()) };
    let told = kaiju_store::Report {
        at: app.registry.config.time.now_ms(),
        table,
        guest: meant.clone(),
        name: sitting.name.clone(),
        about: about.text().to_owned(),
        by: guest.id,
    };
    app.registry.store.administration().report(told).await.map_err(store_error)?;
    tracing::info!(about = about.text(), "a player was reported; see `kaiju admin reports`");
    Ok(StatusCode::NO_CONTENT)
}
