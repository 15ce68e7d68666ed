//! The browser client, built from `web/` and embedded in the program.
//!
//! ```
//! let page = kaiju_web::page("/t/TOKYO7");
//! assert_eq!(page.mime, "text/html");
//! assert!(kaiju_web::file("/no/such/file.js").is_none());
//! ```

use axum::Router;
use axum::body::Body;
use axum::http::header::{
    ACCEPT_ENCODING, ALLOW, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, Method, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use rust_embed::RustEmbed;
use std::borrow::Cow;

#[derive(RustEmbed)]
#[folder = "$KAIJU_WEB_DIST_DIR"]
struct Dist;

/// A file of the client, ready to be sent.
#[derive(Clone, Debug)]
pub struct File {
    /// The uncompressed contents.
    pub plain: Cow<'static, [u8]>,
    /// The contents compressed with gzip, if that saves enough.
    pub gzip: Option<Cow<'static, [u8]>>,
    /// The MIME type, for `Content-Type`. Text is UTF-8.
    pub mime: String,
    /// The value of `Cache-Control`.
    pub cache: &'static str,
    /// The value of `ETag`, which changes with the contents.
    pub etag: String,
}

/// For files whose name has a digest of their contents: they never change.
const CACHE_FOREVER: &str = "public, max-age=31536000, immutable";
const REVALIDATE: &str = "no-cache";

/// The file at this path of an address, such as `/assets/index-4f2a.js`.
pub fn file(path: &str) -> Option<File> {
    let path = path.trim_start_matches('/');
    if path.ends_with(".gz") {
        return None;
    }
    let found = Dist::get(path)?;
    let etag = found.metadata.sha256_hash()[..8].iter().map(|byte| format!("{byte:02x}")).collect::<String>();
    Some(File {
        gzip: Dist::get(&format!("{path}.gz")).map(|packed| packed.data),
        mime: found.metadata.mimetype().to_owned(),
        cache: if path.starts_with("assets/") { CACHE_FOREVER } else { REVALIDATE },
        etag: format!("\"{etag}\""),
        plain: found.data,
    })
}

/// The response to a path: a file, or the page, which routes the path itself.
pub fn page(path: &str) -> File {
    file(path).or_else(|| file("index.html")).unwrap_or_else(|| unreachable!("the build has an index.html"))
}

/// Serves the client: files by name, and the page for every other path.
pub fn router() -> Router {
    Router::new().fallback(answer)
}

async fn answer(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    if method != Method::GET && method != Method::HEAD {
        return (StatusCode::METHOD_NOT_ALLOWED, [(ALLOW, "GET,HEAD")]).into_response();
    }
    let path = uri.path();
    // A file of an older build must be a 404, not the page.
    if path.starts_with("/assets/") && file(path).is_none() {
        return StatusCode::NOT_FOUND.into_response();
    }
    send(page(path), &headers)
}

fn send(file: File, asked: &HeaderMap) -> Response {
    if asked.get(IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == file.etag.as_bytes()) {
        return StatusCode::NOT_MODIFIED.into_response();
    }
    let takes_gzip = asked
        .get(ACCEPT_ENCODING)
        .and_then(|value| value.to_str().ok())
        .is_some_and(|value| value.split(',').any(|encoding| encoding.trim().starts_with("gzip")));
    let mime =
        if file.mime.starts_with("text/") { format!("{}; charset=utf-8", file.mime) } else { file.mime };
    let headers = [(CONTENT_TYPE, mime), (CACHE_CONTROL, file.cache.to_owned()), (ETAG, file.etag)];
    let vary = [(VARY, "accept-encoding")];
    match file.gzip {
        Some(packed) if takes_gzip => {
            (headers, vary, [(CONTENT_ENCODING, "gzip")], Body::from(packed.into_owned())).into_response()
        }
        Some(_) | None => (headers, vary, Body::from(file.plain.into_owned())).into_response(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_clients_that_accept_gzip_get_it() {
        let mut asked = HeaderMap::new();
        assert_eq!(send(page("/"), &asked).headers().get(CONTENT_ENCODING), None);
        asked.insert(ACCEPT_ENCODING, "gzip, deflate".parse().expect("a header"));
        assert_eq!(send(page("/"), &asked).headers()[CONTENT_ENCODING], "gzip");
        asked.insert(IF_NONE_MATCH, page("/").etag.parse().expect("a header"));
        assert_eq!(send(page("/"), &asked).status(), StatusCode::NOT_MODIFIED);
    }

    #[test]
    fn addresses_of_screens_give_the_page() {
        for path in ["/", "/t/TOKYO7", "/replay/TOKYO7", "/cards/wings"] {
            let page = page(path);
            assert_eq!(page.mime, "text/html");
            assert_eq!(page.cache, REVALIDATE);
            assert!(String::from_utf8_lossy(&page.plain).contains("<title>Kaiju</title>"));
        }
    }

    #[test]
    fn built_files_are_kept_for_ever_and_packed() {
        let script = Dist::iter()
            .find(|name| name.starts_with("assets/index-") && name.ends_with(".js"))
            .expect("the build has a script");
        let script = file(&script).expect("listed files are there");
        assert_eq!(script.cache, CACHE_FOREVER);
        assert!(script.gzip.is_some_and(|packed| packed.len() < script.plain.len() / 2));
    }

    #[test]
    fn packed_copies_have_no_address_of_their_own() {
        assert!(file("/index.html.gz").is_none());
    }
}
