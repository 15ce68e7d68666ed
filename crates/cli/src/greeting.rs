//! The greeting of a server: where the game is, who can reach it, and where games are saved.

use crate::serve::Reach;
use crate::store::StoreAddress;
use kaiju_server::PublicUrl;
use kaiju_text::Texts;
use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;
use std::io::{IsTerminal, Write};
use std::net::SocketAddr;

/// The facts in a greeting.
pub struct Greeting<'a> {
    /// The address that the server listens on.
    pub address: SocketAddr,
    /// The address for others on the network, if there is one.
    pub network: Option<SocketAddr>,
    /// The main public address.
    pub public: Option<&'a PublicUrl>,
    /// The address of the status page.
    pub operator: Option<SocketAddr>,
    /// The circle of those who can reach the server.
    pub reach: Reach,
    /// The databases.
    pub store: &'a [StoreAddress],
}

/// Prints the greeting.
pub fn greet(greeting: &Greeting<'_>, texts: &Texts) {
    let mut out = std::io::stdout().lock();
    let text = greeting.text(texts, out.is_terminal());
    // The server runs even if nobody reads its output.
    let _ = out.write_all(text.as_bytes()).and_then(|()| out.flush());
}

impl Greeting<'_> {
    /// The links to the game, with a QR code for phones, who can reach it, and the location of the database.
    fn text(&self, texts: &Texts, is_terminal: bool) -> String {
        let port = self.address.port();
        let [here, there, operator] =
            ["greet-here", "greet-network", "greet-operator"].map(|id| texts.say(id, &[]));
        let shown = [Some(&here), Some(&there), self.operator.map(|_| &operator)];
        let width = shown.into_iter().flatten().map(|name| name.chars().count()).max().unwrap_or(0);
        let line = |name: &str, link: &str| format!("{name:width$}  {link}\n");
        let mut text = String::new();
        if let Some(public) = self.public {
            text += &line(&here, &public.to_string());
        } else if self.address.ip().is_unspecified() || self.address.ip().is_loopback() {
            text += &line(&here, &format!("http://localhost:{port}"));
        }
        if let Some(network) = self.network.filter(|_| self.public.is_none()) {
            let link = format!("http://{network}");
            text += &line(&there, &link);
            if let Ok(code) = QrCode::new(&link) {
                // Always black on white: not every phone reads inverted codes.
                let (colours, end) = if is_terminal { ("\x1b[30;107m", "\x1b[0m") } else { ("", "") };
                for line in code.render::<Dense1x2>().build().lines() {
                    text += &format!("{colours}{line}{end}\n");
                }
            }
        }
        if let Some(address) = self.operator {
            text += &line(&operator, &format!("http://{address}"));
        }
        text += &format!("{}\n", self.reach(texts));
        let stores = self.store.iter().map(StoreAddress::to_string);
        let stores = stores
            .reduce(|some, next| texts.say("greet-and", &[("some", some.into()), ("next", next.into())]));
        let values = [("store", stores.unwrap_or_default().into())];
        text + &format!("{}\n", texts.say("greet-saved", &values))
    }

    /// The circle of those who can reach the server, in one line.
    fn reach(&self, texts: &Texts) -> String {
        let port = self.address.port().to_string();
        match self.reach {
            Reach::Machine => texts.say("greet-reach-machine", &[("port", port.into())]),
            Reach::Network => texts.say("greet-reach-network", &[]),
            Reach::Internet => texts.say("greet-reach-internet", &[]),
            Reach::Proxy => texts.say("greet-reach-proxy", &[("listen", self.address.to_string().into())]),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_greeting_has_a_qr_code_and_says_who_can_reach_the_game() {
        let texts = Texts::english();
        let store = [StoreAddress::Sqlite("kaiju.db".into())];
        let home = Greeting {
            address: SocketAddr::from(([0, 0, 0, 0], 8080)),
            network: Some(SocketAddr::from(([192, 168, 1, 5], 8080))),
            public: None,
            operator: None,
            reach: Reach::Network,
            store: &store,
        };
        for is_terminal in [true, false] {
            let said = home.text(&texts, is_terminal);
            assert!(said.starts_with("Kaiju is at     http://localhost:8080\n"), "{said}");
            assert!(said.contains("On the network  http://192.168.1.5:8080\n"), "{said}");
            assert!(said.contains("Anyone on your network can reach it;"), "{said}");
            assert!(said.contains('█') && said.contains("Games are saved in kaiju.db."), "{said}");
            assert_eq!(said.contains('\u{1b}'), is_terminal, "{said}");
        }
        let local = SocketAddr::from(([127, 0, 0, 1], 8080));
        let alone = Greeting { address: local, network: None, reach: Reach::Machine, ..home };
        let said = alone.text(&texts, true);
        assert_eq!(said.lines().count(), 3, "{said}");
        assert!(
            said.contains("Only this computer can reach it.") && said.contains("--listen 0.0.0.0:8080"),
            "{said}"
        );
        let url = "https://kaiju.example".parse().expect("an address");
        let operator = Some(SocketAddr::from(([127, 0, 0, 1], 9464)));
        let public = Greeting { public: Some(&url), operator, reach: Reach::Proxy, ..alone };
        let said = public.text(&texts, true);
        assert!(said.starts_with("Kaiju is at       https://kaiju.example\n"), "{said}");
        assert!(said.contains("For the operator  http://127.0.0.1:9464\n"), "{said}");
        assert!(said.contains("passes requests on to 127.0.0.1:8080"), "{said}");
    }
}
