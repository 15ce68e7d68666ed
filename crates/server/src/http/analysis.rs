//! `/api/tables/{table}/analysis`: who was winning in a game that is over, mistakes and luck.

use super::App;
use super::error::Refused;
use super::guest::ClientInfo;
use super::tables::{TableId, pay_for_waking};
use crate::analyst::{Analyst, GameWork, Status, Topic};
use crate::table::TableRequest;
use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use kaiju_protocol::Code;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{oneshot, watch};

/// A request waits so long for its result; then it gets the progress.
const PATIENCE: Duration = Duration::from_secs(5);

/// Win chances after every move, the luck of dice and cards, and every decision with its alternatives. A result that is
/// not ready within some seconds is answered with its progress: ask again.
#[cfg_attr(test, utoipa::path(get, operation_id = "analysis", path = "/api/tables/{table}/analysis",
    params(("table" = String, Path, description = "The table's id")),
    responses((status = 200, body = Object), (status = 202, body = kaiju_protocol::AnalysisProgress),
        (status = 404, body = kaiju_protocol::Refusal), (status = 409, body = kaiju_protocol::Refusal))))]
pub async fn quick(
    State(app): State<Arc<App>>,
    TableId(table): TableId,
    client: ClientInfo,
) -> Result<Response, Refused> {
    let status = status(&app, &table, client.address, Topic::Quick(table.clone())).await?;
    answer(&app, status).await
}

/// The same with rollouts from turning points and the worst mistakes.
#[cfg_attr(test, utoipa::path(get, operation_id = "deep_analysis", path = "/api/tables/{table}/analysis/deep",
    params(("table" = String, Path, description = "The table's id")),
    responses((status = 200, body = Object), (status = 202, body = kaiju_protocol::AnalysisProgress),
        (status = 404, body = kaiju_protocol::Refusal), (status = 409, body = kaiju_protocol::Refusal))))]
pub async fn deep(
    State(app): State<Arc<App>>,
    TableId(table): TableId,
    client: ClientInfo,
) -> Result<Response, Refused> {
    let status = status(&app, &table, client.address, Topic::Deep(table.clone())).await?;
    answer(&app, status).await
}

/// The status of an analysis, which begins if nobody has asked for it lately.
async fn status(
    app: &App,
    table: &str,
    address: IpAddr,
    topic: Topic,
) -> Result<watch::Receiver<Status>, Refused> {
    if let Some(status) = app.registry.analyst.find(&topic) {
        return Ok(status);
    }
    pay_for_waking(app, table, address)?;
    let (answer, played) = oneshot::channel();
    app.registry.send(table, TableRequest::Played(answer)).await?;
    let played = played.await.map_err(|_| Code::Restarting)??;
    app.admission.allow_analysis(address)?;
    let is_deep = matches!(topic, Topic::Deep(_));
    Ok(Analyst::begin(&app.registry, topic, Box::new(GameWork::new(played, is_deep)))?)
}

/// Waits for the result, but not for long.
pub async fn answer(app: &App, mut status: watch::Receiver<Status>) -> Result<Response, Refused> {
    let is_done = async { status.wait_for(|status| matches!(status, Status::Done(_))).await.is_ok() };
    if app.registry.config.time.timeout(PATIENCE, is_done).await == Some(false) {
        // The work was dropped: the server is stopping.
        return Err(Code::Restarting.into());
    }
    let status = status.borrow().clone();
    match status {
        Status::Open(progress) => Ok((StatusCode::ACCEPTED, Json(progress)).into_response()),
        Status::Done(Err(refusal)) => Err(refusal.into()),
        Status::Done(Ok(text)) => Ok(([(header::CONTENT_TYPE, "application/json")], text).into_response()),
    }
}
