//! `/api/tables/{table}/what-if`: a game that goes on from a decision of a game that is over.

use super::App;
use super::body::Body;
use super::error::Refused;
use super::guest::{ClientInfo, KnownGuest};
use super::network_of::stored_network;
use super::tables::{TableId, pay_for_waking};
use crate::registry::server_error;
use crate::table::TableRequest;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use kaiju_engine::Step;
use kaiju_protocol::{Code, Created, Refusal, WhatIf};
use kaiju_record::Record;
use kaiju_table::TableSpec;
use std::sync::Arc;
use tokio::sync::oneshot;

/// Makes a table whose game begins at a decision of this one: the guest decides anew, bots play all other seats.
#[cfg_attr(test, utoipa::path(post, operation_id = "what_if", path = "/api/tables/{table}/what-if",
    params(("table" = String, Path, description = "The table's id")), request_body = WhatIf,
    security(("guest" = [])),
    responses((status = 201, body = Created), (status = 400, body = Refusal),
        (status = 401, body = Refusal), (status = 403, body = Refusal),
        (status = 404, body = Refusal), (status = 409, body = Refusal),
        (status = 413, body = Refusal), (status = 429, body = Refusal))))]
pub async fn open(
    State(app): State<Arc<App>>,
    TableId(table): TableId,
    KnownGuest(guest): KnownGuest,
    client: ClientInfo,
    Body(wanted): Body<WhatIf>,
) -> Result<(StatusCode, Json<Created>), Refused> {
    app.admission.allow_new(client.address)?;
    pay_for_waking(&app, &table, client.address)?;
    let (sender, info) = oneshot::channel();
    app.registry.send(&table, TableRequest::Info(sender)).await?;
    let info = info.await.map_err(|_| Code::Restarting)?;
    let (sender, played) = oneshot::channel();
    app.registry.send(&table, TableRequest::Played(sender)).await?;
    let played = played.await.map_err(|_| Code::Restarting)??;
    let record = Record::from_bytes(&played.record).map_err(|error| server_error(error.message))?;
    let replay = record.replay().map_err(|error| server_error(error.text(record.names())))?;
    let entry = played.seqs.iter().position(|&seq| seq == wanted.seq);
    let before = entry.and_then(|entry| replay.steps.get(entry)).map(|step| step.before);
    let (Some(game), Some(Step::Decide { seat, .. })) = (before, before.map(|game| game.step())) else {
        return Err(Refusal::new(Code::BadPosition, "Nobody decided at this entry.").into());
    };
    let spec = TableSpec::what_if(&guest.id, &guest.name, &info, seat, &game)?;
    let made_from = stored_network(client.address);
    let table = app.registry.create_as(&guest, &made_from, &spec).await?;
    Ok((StatusCode::CREATED, Json(Created { table })))
}
