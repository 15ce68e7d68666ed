//! The guest behind a request, known by the secret token in a cookie.

use super::App;
use super::address;
use super::error::Refused;
use crate::entropy::{Entropy, Purpose};
use crate::registry::{ID_ATTEMPTS, server_error, store_error};
use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};
use kaiju_protocol::Code;
use kaiju_store::{Guest, StoreError, TokenHash};
use sha2::{Digest, Sha256};
use std::collections::{HashMap, HashSet};
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// The cookie with the token.
pub const COOKIE: &str = "kaiju_guest";
/// A year, in seconds.
const COOKIE_AGE: u32 = 31_536_000;
/// The most cookies with a token that are checked.
const MAX_COOKIES: usize = 4;
/// The time for which a token is not looked up again.
const FRESH: Duration = Duration::from_secs(300);
/// The most guests in the cache.
const MAX_CACHED: usize = 10_000;
/// The hexadecimal digits of a token.
const TOKEN_DIGITS: usize = 64;
/// The header by which a test labels a guest, so that the guest's random draws do not depend on the order of arrival.
const LABEL_HEADER: &str = "kaiju-test-label";

/// Extracts the guest, or refuses the request.
pub struct KnownGuest(pub Guest);

impl FromRequestParts<Arc<App>> for KnownGuest {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<KnownGuest, Refused> {
        find(app, &parts.headers).await?.map(KnownGuest).ok_or_else(|| Code::UnknownGuest.into())
    }
}

/// Facts about the client that sends a request.
pub struct ClientInfo {
    /// The client's address.
    pub address: IpAddr,
    /// True if the client uses https.
    pub is_https: bool,
    /// A test's label for the guest.
    label: String,
}

impl FromRequestParts<Arc<App>> for ClientInfo {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<ClientInfo, Refused> {
        let ConnectInfo(peer) = ConnectInfo::<SocketAddr>::from_request_parts(parts, app)
            .await
            .map_err(|error| Refused(server_error(error)))?;
        let config = &app.registry.config;
        Ok(ClientInfo {
            address: address::client(peer, &parts.headers, config),
            is_https: address::is_https(peer, &parts.headers, config),
            label: label(&parts.headers, &config.entropy),
        })
    }
}

/// The guest of the first cookie with a known token, if there is one.
pub async fn find(app: &App, headers: &HeaderMap) -> Result<Option<Guest>, Refused> {
    Ok(find_with_token(app, headers).await?.map(|(guest, _)| guest))
}

/// Like [`find`], with the token.
pub async fn find_with_token<'a>(
    app: &App,
    headers: &'a HeaderMap,
) -> Result<Option<(Guest, &'a str)>, Refused> {
    for token in tokens(headers).take(MAX_COOKIES) {
        let guest = app.registry.store.guest(hash(token)).await.map_err(store_error)?;
        if let Some(guest) = guest {
            return Ok(Some((guest, token)));
        }
    }
    Ok(None)
}

/// The ids of guests by token, which saves a lookup when they come back. Another process may have replaced a token, so
/// entries expire.
#[derive(Default)]
pub struct GuestCache {
    ids: Mutex<HashMap<TokenHash, Known>>,
    visitors: Mutex<Visitors>,
}

/// A guest, and when the store was asked.
struct Known {
    id: String,
    since: Instant,
}

/// The guests of a day.
#[derive(Default)]
struct Visitors {
    day: u32,
    guests: HashSet<String>,
}

impl GuestCache {
    fn lock(&self) -> MutexGuard<'_, HashMap<TokenHash, Known>> {
        // Nothing panics while it holds the lock.
        self.ids.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// True if the guest was not here on this day, as far as is known.
    fn is_first_visit(&self, guest: &str, day: u32) -> bool {
        let mut visitors = self.visitors.lock().unwrap_or_else(PoisonError::into_inner);
        if visitors.day != day || visitors.guests.len() >= MAX_CACHED {
            *visitors = Visitors { day, guests: HashSet::new() };
        }
        visitors.guests.insert(guest.to_owned())
    }

    fn get(&self, token: &TokenHash, now: Instant) -> Option<String> {
        let known = self.lock();
        let fresh = known.get(token).filter(|known| now.saturating_duration_since(known.since) < FRESH)?;
        Some(fresh.id.clone())
    }

    /// Forgets the tokens of a guest.
    pub fn forget(&self, guest: &str) {
        self.lock().retain(|_, known| known.id != guest);
    }

    fn insert(&self, token: TokenHash, id: String, now: Instant) {
        let mut known = self.lock();
        if known.len() >= MAX_CACHED {
            known.clear();
        }
        known.insert(token, Known { id, since: now });
    }
}

/// Notes that a guest was here: once a day is enough. True if it was noted.
pub async fn see(app: &App, guest: &str) -> Result<bool, Refused> {
    let time = &app.registry.config.time;
    let is_first = app.guest_cache.is_first_visit(guest, time.today());
    if is_first {
        app.registry.store.see_guest(guest, time.now_ms()).await.map_err(store_error)?;
    }
    Ok(is_first)
}

/// A guest who has shown a token.
pub struct Session {
    /// The guest's id.
    pub guest: String,
    token: TokenHash,
}

impl Session {
    /// True unless the guest has got another token, or is gone.
    pub async fn is_valid(&self, app: &App) -> Result<bool, Refused> {
        Ok(find_id(app, self.token).await?.is_some())
    }
}

/// Like [`find`], but only the id, which may be cached.
pub async fn find_session(app: &App, headers: &HeaderMap) -> Result<Option<Session>, Refused> {
    for token in tokens(headers).take(MAX_COOKIES).map(hash) {
        if let Some(guest) = find_id(app, token).await? {
            return Ok(Some(Session { guest, token }));
        }
    }
    Ok(None)
}

async fn find_id(app: &App, token: TokenHash) -> Result<Option<String>, Refused> {
    let now = app.registry.config.time.now();
    if let Some(id) = app.guest_cache.get(&token, now) {
        return Ok(Some(id));
    }
    let guest = app.registry.store.guest(token).await.map_err(store_error)?;
    if let Some(guest) = &guest {
        app.guest_cache.insert(token, guest.id.clone(), now);
    }
    Ok(guest.map(|guest| guest.id))
}

/// The tokens in the cookies. There may be several: a browser keeps one for each path and domain.
fn tokens(headers: &HeaderMap) -> impl Iterator<Item = &str> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let pairs = cookies.flat_map(|cookies| cookies.split(';')).filter_map(|cookie| cookie.split_once('='));
    let tokens = pairs.filter(|(name, _)| name.trim() == COOKIE).map(|(_, token)| token.trim());
    tokens.filter(|token| token.len() == TOKEN_DIGITS && token.bytes().all(|byte| byte.is_ascii_hexdigit()))
}

/// The stored hash of a token. With 256 random bits, a token needs no slow hash.
fn hash(token: &str) -> TokenHash {
    Sha256::digest(token.as_bytes()).into()
}

/// Adds a new guest, and returns it with the cookie to set.
pub async fn register(app: &App, client: &ClientInfo, at: u64) -> Result<(Guest, String), Refused> {
    app.admission.allow_new(client.address)?;
    app.registry.has_disk()?;
    let (label, config) = (client.label.as_str(), &app.registry.config);
    for _ in 0..ID_ATTEMPTS {
        let token = new_token(app, client)?;
        let id = config.entropy.id(Purpose::Guest { label }, 10).map_err(server_error)?;
        let guest = Guest { name: "Guest".to_owned(), id };
        match app.registry.store.add_guest(guest.clone(), hash(&token), at).await {
            Ok(()) => {
                app.guest_cache.is_first_visit(&guest.id, config.time.today());
                return Ok((guest, cookie(&token, client)));
            }
            Err(StoreError::Conflict) => {}
            Err(error) => return Err(store_error(error).into()),
        }
    }
    Err(server_error("no free id found").into())
}

/// Replaces the guest's token, so that copies of the old one are worth nothing, and returns the new one.
pub async fn replace_token(app: &App, guest: &str, client: &ClientInfo) -> Result<String, Refused> {
    for _ in 0..ID_ATTEMPTS {
        let token = new_token(app, client)?;
        match app.registry.store.replace_token(guest, hash(&token)).await {
            Ok(()) => {
                app.guest_cache.forget(guest);
                return Ok(token);
            }
            Err(StoreError::Conflict) => {}
            Err(error) => return Err(store_error(error).into()),
        }
    }
    Err(server_error("no free token found").into())
}

fn new_token(app: &App, client: &ClientInfo) -> Result<String, Refused> {
    let bytes = app.registry.config.entropy.bytes(Purpose::Token { label: &client.label });
    Ok(bytes.map_err(server_error)?.iter().map(|byte| format!("{byte:02x}")).collect())
}

/// The `Set-Cookie` header that makes a browser forget the token.
pub fn no_cookie() -> String {
    format!("{COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax")
}

/// The `Set-Cookie` header for a token.
pub fn cookie(token: &str, client: &ClientInfo) -> String {
    let secure = if client.is_https { "; Secure" } else { "" };
    format!("{COOKIE}={token}; Path=/; Max-Age={COOKIE_AGE}; HttpOnly; SameSite=Lax{secure}")
}

/// A test's label for the guest. Ignored unless the server's randomness is seeded.
fn label(headers: &HeaderMap, entropy: &Entropy) -> String {
    let label = headers.get(LABEL_HEADER).filter(|_| entropy.is_seeded());
    label.and_then(|label| label.to_str().ok()).unwrap_or_default().to_owned()
}
