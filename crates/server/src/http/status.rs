//! `/healthz` and `/metrics`: for those who run the server.

use super::App;
use super::error::Refused;
use crate::metrics::{CONTENT_TYPE, Now};
use crate::registry::{server_error, store_error};
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use std::sync::Arc;

/// Whether the server works: its store answers, and what is written reaches the disk.
#[cfg_attr(test, utoipa::path(get, operation_id = "health", path = "/healthz",
    responses((status = 200, body = String, content_type = "text/plain"),
        (status = 500, body = kaiju_protocol::Refusal))))]
pub async fn health(State(app): State<Arc<App>>) -> Result<&'static str, Refused> {
    app.registry.store.public_tables(u64::MAX, 1, 1).await.map_err(store_error)?;
    let is_healthy = app.registry.store.health().is_healthy;
    if is_healthy { Ok("ok\n") } else { Err(Refused(server_error("the last write failed"))) }
}

/// What is counted, for Prometheus.
#[cfg_attr(test, utoipa::path(get, operation_id = "metrics", path = "/metrics",
    responses((status = 200, body = String, content_type = "application/openmetrics-text"))))]
pub async fn metrics(State(app): State<Arc<App>>) -> Response {
    let now = Now {
        connections: app.admission.count(),
        tables_awake: app.registry.count_awake(),
        failed_writes: app.registry.store.health().failed_writes,
    };
    ([(header::CONTENT_TYPE, CONTENT_TYPE)], app.registry.metrics.print(now)).into_response()
}
