//! Middleware of every request: admission, and the security headers of every response.

use super::App;
use super::address;
use super::admission::Admission;
use super::error::{Refused, explain_wrong_method};
use crate::config::Config;
use crate::public_url::PublicUrl;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderName, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use kaiju_protocol::{Code, Refusal};
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
    } else if let Some(refusal) = foreign(&app.registry.config, peer, &request) {
        Refused::from(refusal).into_response()
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
        app.refused(code, address);
    }
    response
}

/// The page that must answer whatever the client calls the server: load balancers know it by its address.
const HEALTH: &str = "/healthz";

/// The refusal of a request that is meant for another host, or that a page of another site sends.
fn foreign(config: &Config, peer: SocketAddr, request: &Request) -> Option<Refusal> {
    let headers = request.headers();
    let is_local = address::is_local(peer, headers);
    let is_ours = address::public_url(peer, headers, config).is_some() || is_local;
    if let Some(main) = config.public_urls.first().filter(|_| !is_ours && request.uri().path() != HEALTH) {
        return Some(Refusal::new(Code::WrongOrigin, format!("This server is at {main}.")));
    }
    // Browsers set `Origin` on every request that could do harm.
    let is_harmless = request.method() == Method::GET && !headers.contains_key(header::UPGRADE);
    let origin = headers.get(header::ORIGIN).filter(|_| !is_harmless)?;
    let origin = origin.to_str().unwrap_or_default();
    let from = origin.split_once("://").map(|(_, host)| host);
    // Without a public address, pages are our own if they come from the host that they ask.
    let goes_by_host = config.public_urls.is_empty() || is_local;
    let is_same_host = from.is_some() && from == address::host(peer, headers, config);
    let is_own = config.public_urls.iter().any(|url| url.is_origin(origin)) || (goes_by_host && is_same_host);
    (!is_own).then(|| Code::WrongOrigin.into())
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

/// Keeps browsers from asking over http again, for a year. Sent if the server is known to be public over https.
const STRICT_TRANSPORT: (HeaderName, &str) = (header::STRICT_TRANSPORT_SECURITY, "max-age=31536000");

/// Adds the security headers, and keeps answers of the API out of caches.
pub async fn add_headers(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    request: Request,
    next: Next,
) -> Response {
    let config = &app.registry.config;
    let opener = address::is_https(peer, request.headers(), config).then_some(OPENER_POLICY);
    let is_https = address::public_url(peer, request.headers(), config).is_some_and(PublicUrl::is_https);
    let strict = is_https.then_some(STRICT_TRANSPORT);
    let is_api = request.uri().path().starts_with("/api/");
    let policy = policy(address::host(peer, request.headers(), config));
    let mut response = next.run(request).await;
    response.headers_mut().entry(header::CONTENT_SECURITY_POLICY).or_insert(policy);
    for (name, value) in HEADERS.into_iter().chain(opener).chain(strict) {
        response.headers_mut().entry(name).or_insert(HeaderValue::from_static(value));
    }
    if is_api {
        let never = HeaderValue::from_static("no-store");
        response.headers_mut().entry(header::CACHE_CONTROL).or_insert(never);
    }
    response
}
