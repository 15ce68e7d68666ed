//! `/api/tables/{table}/hint`: the best answers to the open question, for the player who is asked.

use super::App;
use super::analysis::answer;
use super::error::Refused;
use super::guest::{ClientInfo, KnownGuest};
use super::tables::{TableId, pay_for_waking};
use crate::analyst::{Analyst, HintWork, Topic};
use crate::table::TableRequest;
use axum::extract::State;
use axum::response::Response;
use kaiju_protocol::Code;
use std::sync::Arc;
use tokio::sync::oneshot;

/// A hint, where the options of the table allow it.
#[cfg_attr(test, utoipa::path(get, operation_id = "hint", path = "/api/tables/{table}/hint",
    params(("table" = String, Path, description = "The table's id")), security(("guest" = [])),
    responses((status = 200, body = Object), (status = 202, body = kaiju_protocol::AnalysisProgress),
        (status = 401, body = kaiju_protocol::Refusal), (status = 404, body = kaiju_protocol::Refusal),
        (status = 409, body = kaiju_protocol::Refusal))))]
pub async fn show(
    State(app): State<Arc<App>>,
    TableId(table): TableId,
    KnownGuest(guest): KnownGuest,
    client: ClientInfo,
) -> Result<Response, Refused> {
    pay_for_waking(&app, &table, client.address)?;
    let (sender, asked) = oneshot::channel();
    app.registry.send(&table, TableRequest::Asked { guest: guest.id, answer: sender }).await?;
    let asked = asked.await.map_err(|_| Code::Restarting)??;
    let topic = Topic::Hint(table, asked.seq);
    let status = match app.registry.analyst.find(&topic) {
        Some(status) => status,
        None => {
            app.admission.allow_analysis(client.address)?;
            Analyst::begin(&app.registry, topic, Box::new(HintWork::new(asked)))?
        }
    };
    answer(&app, status).await
}
