//! The greeting of a server: where the game is, and where games are saved.

use crate::store::StoreAddress;
use kaiju_text::Texts;
use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;
use std::io::{IsTerminal, Write};
use std::net::SocketAddr;

/// Prints the greeting.
pub fn greet(address: SocketAddr, network: Option<SocketAddr>, store: &[StoreAddress], texts: &Texts) {
    let mut out = std::io::stdout().lock();
    let greeting = greeting(address, network, store, texts, out.is_terminal());
    // The server runs even if nobody reads its output.
    let _ = out.write_all(greeting.as_bytes()).and_then(|()| out.flush());
}

/// The links to the game, with a QR code for phones, and the location of the database.
fn greeting(
    address: SocketAddr,
    network: Option<SocketAddr>,
    store: &[StoreAddress],
    texts: &Texts,
    is_terminal: bool,
) -> String {
    let port = address.port();
    let [here, there] = ["greet-here", "greet-network"].map(|id| texts.say(id, &[]));
    let width = here.chars().count().max(there.chars().count());
    let mut greeting = String::new();
    if address.ip().is_unspecified() || address.ip().is_loopback() {
        greeting.push_str(&format!("{here:width$}  http://localhost:{port}\n"));
    }
    if let Some(network) = network {
        let link = format!("http://{network}");
        greeting.push_str(&format!("{there:width$}  {link}\n"));
        if let Ok(code) = QrCode::new(&link) {
            // Always black on white: not every phone reads inverted codes.
            let (colours, end) = if is_terminal { ("\x1b[30;107m", "\x1b[0m") } else { ("", "") };
            for line in code.render::<Dense1x2>().build().lines() {
                greeting.push_str(&format!("{colours}{line}{end}\n"));
            }
        }
    }
    let stores = store.iter().map(StoreAddress::to_string);
    let stores =
        stores.reduce(|some, next| texts.say("greet-and", &[("some", some.into()), ("next", next.into())]));
    let values = [("store", stores.unwrap_or_default().into())];
    greeting.push_str(&format!("{}\n", texts.say("greet-saved", &values)));
    greeting
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_greeting_has_a_qr_code() {
        let texts = Texts::english();
        let network = Some(SocketAddr::from(([192, 168, 1, 5], 8080)));
        let everywhere = SocketAddr::from(([0, 0, 0, 0], 8080));
        let store = [StoreAddress::Sqlite("kaiju.db".into())];
        let lines = |is_terminal: bool| greeting(everywhere, network, &store, &texts, is_terminal);
        for (is_terminal, said) in [(true, lines(true)), (false, lines(false))] {
            assert!(said.starts_with("Kaiju is at     http://localhost:8080\n"), "{said}");
            assert!(said.contains("On the network  http://192.168.1.5:8080\n"), "{said}");
            assert!(said.contains('█') && said.contains("Games are saved in kaiju.db."), "{said}");
            assert_eq!(said.contains('\u{1b}'), is_terminal, "{said}");
        }
        let local = SocketAddr::from(([127, 0, 0, 1], 8080));
        let alone = greeting(local, None, &store, &texts, true);
        assert_eq!(alone.lines().count(), 2, "{alone}");
    }
}
