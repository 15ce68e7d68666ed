//! Middleware of every request: admission, and the security headers of every response.

use super::App;
use super::address;
use super::admission::Admission;
use super::error::{Refused, explain_wrong_method};
use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderName, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use kaiju_protocol::Code;
use std::net::SocketAddr;
use std::sync::Arc;

/// Admits requests, and counts those that are refused, here or later.
pub async fn admit(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    request: Request,
    next: Next,
) -> Response {
    let address = address::client(peer, request.headers(), &app.registry.config);
    let response = if app.admission.is_closed() {
        Refused::from(Code::Restarting).into_response()
    } else if is_cross_origin(&app, peer, &request) {
        Refused::from(Code::WrongOrigin).into_response()
    } else {
        match Admission::admit_request(&app, address) {
            Ok(_permit) => {
                // Only a slow request body can take this long: games run in tasks of their own.
                let config = &app.registry.config;
                match config.time.timeout(config.request_timeout, next.run(request)).await {
                    Some(response) => explain_wrong_method(response),
                    None => Refused::from(Code::TooSlow).into_response(),
                }
            }
            Err(code) => Refused::from(code).into_response(),
        }
    };
    if let Some(&code) = response.extensions().get::<Code>() {
        app.registry.metrics.refused(code);
    }
    response
}

/// True if a page of another site sends this request. Browsers set `Origin` on every request that could do harm.
fn is_cross_origin(app: &App, peer: SocketAddr, request: &Request) -> bool {
    let headers = request.headers();
    let is_harmless = request.method() == Method::GET && !headers.contains_key(header::UPGRADE);
    let Some(origin) = headers.get(header::ORIGIN).filter(|_| !is_harmless) else { return false };
    let from = origin.to_str().ok().and_then(|origin| origin.split_once("://")).map(|(_, host)| host);
    from.is_none() || from != address::host(peer, headers, &app.registry.config)
}

/// Security headers of every response.
const HEADERS: [(HeaderName, &str); 3] = [
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (header::REFERRER_POLICY, "same-origin"),
];

/// The content security policy: what a page may load, and from where.
const POLICY: &str = "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; object-src 'none'; \
                      base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/// The policy for pages of this host. It names the WebSockets, since older Safaris do not count them as `'self'`.
fn policy(host: Option<&str>) -> HeaderValue {
    let is_plain =
        |host: &&str| host.bytes().all(|byte| byte.is_ascii_alphanumeric() || b".-:[]".contains(&byte));
    let named =
        host.filter(is_plain).map(|host| format!("{POLICY}; connect-src 'self' ws://{host} wss://{host}"));
    named.and_then(|named| named.try_into().ok()).unwrap_or(HeaderValue::from_static(POLICY))
}

/// Isolates our windows from those of other sites. Sent over https only: elsewhere browsers ignore it and complain.
const OPENER_POLICY: (HeaderName, &str) =
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin");

/// Adds the security headers, and keeps answers of the API out of caches.
pub async fn add_headers(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    request: Request,
    next: Next,
) -> Response {
    let opener = address::is_https(peer, request.headers(), &app.registry.config).then_some(OPENER_POLICY);
    let is_api = request.uri().path().starts_with("/api/");
    let policy = policy(address::host(peer, request.headers(), &app.registry.config));
    let mut response = next.run(request).await;
    response.headers_mut().entry(header::CONTENT_SECURITY_POLICY).or_insert(policy);
    for (name, value) in HEADERS.into_iter().chain(opener) {
        response.headers_mut().entry(name).or_insert(HeaderValue::from_static(value));
    }
    if is_api {
        let never = HeaderValue::from_static("no-store");
        response.headers_mut().entry(header::CACHE_CONTROL).or_insert(never);
    }
    response
}
