//! `/healthz` and `/metrics`: for those who run the server.

use super::App;
use super::error::Refused;
use crate::hall::server_error;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use std::sync::Arc;

/// Whether the server works: its store answers.
#[utoipa::path(get, operation_id = "health", path = "/healthz", responses((status = 200, body = String, content_type = "text/plain")))]
pub async fn health(State(app): State<Arc<App>>) -> Result<&'static str, Refused> {
    app.hall.store.public_tables(u64::MAX, 1, 1).await.map_err(|error| Refused(server_error(error)))?;
    Ok("ok\n")
}

/// What is counted, for Prometheus.
#[utoipa::path(get, operation_id = "metrics", path = "/metrics", responses((status = 200, body = String, content_type = "text/plain")))]
pub async fn metrics(State(app): State<Arc<App>>) -> Response {
    let text = app.hall.metrics.print(app.gate.count(), app.hall.count_awake());
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], text).into_response()
}
