//! The browser client, built from `web/` and held in the program: nothing has to be installed beside it.
//!
//! ```
//! let page = kaiju_web::page("/t/TOKYO7");
//! assert_eq!(page.mime, "text/html");
//! assert!(kaiju_web::file("/no/such/file.js").is_none());
//! ```

use rust_embed::RustEmbed;
use std::borrow::Cow;

#[derive(RustEmbed)]
#[folder = "$KAIJU_WEB_DIST_DIR"]
struct Dist;

/// A file of the client, ready to be sent.
#[derive(Clone, Debug)]
pub struct File {
    /// What is sent to a browser that says nothing about encodings.
    pub plain: Cow<'static, [u8]>,
    /// The same, compressed with gzip, where that is worth it.
    pub gzip: Option<Cow<'static, [u8]>>,
    /// Its type, for the header `Content-Type`. Text is UTF-8.
    pub mime: String,
    /// For how long it may be kept, for the header `Cache-Control`.
    pub cache: &'static str,
    /// A tag that changes with the contents, for the header `ETag`.
    pub etag: String,
}

/// The names of built files hold a digest of their contents: they never change.
const FOR_EVER: &str = "public, max-age=31536000, immutable";
const ASK_AGAIN: &str = "no-cache";

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
        cache: if path.starts_with("assets/") { FOR_EVER } else { ASK_AGAIN },
        etag: format!("\"{etag}\""),
        plain: found.data,
    })
}

/// What a browser gets for an address: a file, or the page that shows whatever the address says.
pub fn page(path: &str) -> File {
    file(path).or_else(|| file("index.html")).unwrap_or_else(|| unreachable!("the build has an index.html"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_of_screens_give_the_page() {
        for path in ["/", "/t/TOKYO7", "/replay/TOKYO7", "/cards/wings"] {
            let page = page(path);
            assert_eq!(page.mime, "text/html");
            assert_eq!(page.cache, ASK_AGAIN);
            assert!(String::from_utf8_lossy(&page.plain).contains("<title>Kaiju</title>"));
        }
    }

    #[test]
    fn built_files_are_kept_for_ever_and_packed() {
        let script = Dist::iter()
            .find(|name| name.starts_with("assets/index-") && name.ends_with(".js"))
            .expect("the build has a script");
        let script = file(&script).expect("listed files are there");
        assert_eq!(script.cache, FOR_EVER);
        assert!(script.gzip.is_some_and(|packed| packed.len() < script.plain.len() / 2));
    }

    #[test]
    fn packed_copies_have_no_address_of_their_own() {
        assert!(file("/index.html.gz").is_none());
    }
}
