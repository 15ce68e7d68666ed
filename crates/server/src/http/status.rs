//! The state of the server for its operator: `/healthz` for everybody, the metrics and the status page at an address of
//! their own.

use super::App;
use super::address;
use super::error::Refused;
use crate::metrics::{CONTENT_TYPE, Gauges};
use crate::registry::{server_error, store_error};
use crate::status::{Level, Line, Mood, Status};
use axum::extract::{ConnectInfo, State};
use axum::http::{HeaderMap, header};
use axum::response::{Html, IntoResponse, Response};
use axum::routing::get;
use axum::{Json, Router};
use kaiju_protocol::Code;
use std::net::SocketAddr;
use std::sync::Arc;

/// The pages at the operator's address.
pub fn operator_router(app: Arc<App>) -> Router {
    Router::new()
        .route("/", get(page))
        .route("/status.json", get(status))
        .route("/metrics", get(all_metrics))
        .route("/healthz", get(health))
        .with_state(app)
}

/// Succeeds if the store answers and the last write reached the disk.
#[cfg_attr(test, utoipa::path(get, operation_id = "health", path = "/healthz",
    responses((status = 200, body = String, content_type = "text/plain"),
        (status = 500, body = kaiju_protocol::Refusal))))]
pub async fn health(State(app): State<Arc<App>>) -> Result<&'static str, Refused> {
    app.registry.store.public_tables(u64::MAX, 1, 1).await.map_err(store_error)?;
    let is_healthy = app.registry.store.health().is_healthy;
    if is_healthy { Ok("ok\n") } else { Err(Refused(server_error("the last write failed"))) }
}

/// Metrics for Prometheus, for clients on the machine itself. A server with a public address, or with one for its
/// operator, has no such page here.
#[cfg_attr(test, utoipa::path(get, operation_id = "metrics", path = "/metrics",
    responses((status = 200, body = String, content_type = "application/openmetrics-text"),
        (status = 404, body = kaiju_protocol::Refusal))))]
pub async fn metrics(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
) -> Result<Response, Refused> {
    let is_public = !app.registry.config.public_urls.is_empty();
    if app.has_operator_address || is_public || !address::is_local(peer, &headers) {
        return Err(Code::UnknownPage.into());
    }
    Ok(all_metrics(State(app)).await)
}

async fn all_metrics(State(app): State<Arc<App>>) -> Response {
    ([(header::CONTENT_TYPE, CONTENT_TYPE)], app.registry.metrics.print(gauges(&app))).into_response()
}

async fn status(State(app): State<Arc<App>>) -> Json<Status> {
    Json(app.registry.metrics.status(gauges(&app)))
}

async fn page(State(app): State<Arc<App>>) -> impl IntoResponse {
    let policy = [(header::CONTENT_SECURITY_POLICY, "default-src 'none'; style-src 'unsafe-inline'")];
    (policy, Html(html(&app.registry.metrics.status(gauges(&app)))))
}

fn gauges(app: &App) -> Gauges {
    let config = &app.registry.config;
    let limits = &config.limits;
    Gauges {
        connections: Level::of(app.admission.count(), limits.connections as usize),
        idle_connections: Level::of(app.admission.idle.count(), limits.idle_connections as usize),
        requests: Level::of(app.admission.requests_at_once(), limits.requests_at_once as usize),
        tables_awake: Level::of(app.registry.count_awake(), limits.tables_awake),
        bots_waiting: Level::of(app.registry.bots.waiting(), limits.bots_waiting),
        disk_quota: config.disk_quota,
        health: app.registry.store.health(),
        uptime: config.time.now().saturating_duration_since(app.started),
    }
}

/// The status as a page that reloads itself.
fn html(status: &Status) -> String {
    const HEAD: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\">\
        <meta http-equiv=\"refresh\" content=\"5\"><meta name=\"viewport\" content=\"width=device-width\">\
        <title>Kaiju status</title><style>\
        :root{color-scheme:light dark}body{font:1rem/1.5 system-ui,sans-serif;margin:2rem auto;max-width:44rem;padding:0 1rem}\
        table{border-collapse:collapse;width:100%}th,td{padding:.25rem .5rem;text-align:left;border-bottom:1px solid #8884}\
        th{font-weight:normal}td{font-variant-numeric:tabular-nums}.high td{font-weight:bold}\
        .bad td{font-weight:bold;color:#c22}</style><h1>Kaiju</h1><table>";
    let rows = status.lines().into_iter().map(|Line { name, value, mood }| {
        let (class, remark) = match mood {
            Mood::Fine => ("", ""),
            Mood::High => (" class=\"high\"", ": high"),
            Mood::Bad => (" class=\"bad\"", ": look here"),
        };
        format!("<tr{class}><th scope=\"row\">{name}<td>{value}{remark}")
    });
    let links = "</table><p><a href=\"/metrics\">Metrics</a> · <a href=\"/status.json\">JSON</a></p></html>";
    format!("{HEAD}{}{links}\n", rows.collect::<String>())
}
