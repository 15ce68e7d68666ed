//! Every example of docs/protocol.md that a client can send is sent.

use crate::common::{Player, Server, code_of, config, mine, seat, table};
use kaiju_client::Account;
use kaiju_protocol::{Code, Command, Created, Me, NewSeat, ServerMessage};
use kaiju_server::Config;
use tokio_tungstenite::tungstenite::Message;

const PAGE: &str = include_str!("../../../../docs/protocol.md");

/// The examples of a type.
fn examples(of: &str) -> Vec<&'static str> {
    let blocks = PAGE.split("\n```json ").skip(1).filter_map(|block| block.split("\n```").next());
    let typed = blocks.filter_map(|block| block.split_once('\n'));
    typed.filter(|(name, _)| *name == of).map(|(_, text)| text).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_command_of_the_page_is_understood() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), config()).await;
    let host = Account::new(server.address).await.unwrap();
    let id = host.create(&table("czech", vec![mine(), NewSeat::Free, NewSeat::Free])).await.unwrap();
    let mut host = Player::join(host, &id, 1).await;
    let texts = examples("ClientMessage");
    assert_eq!(texts.len(), 22);
    for (number, text) in (1..).zip(texts) {
        if number == 4 {
            // The example before has left the seat.
            let sit = Command::Sit { seat: seat(1), name: "Ben".to_owned(), monster: None };
            host.command(sit).await.unwrap();
        }
        host.connection.send_raw(Message::text(text)).await.unwrap();
        let answer = loop {
            match host.hear().await {
                ServerMessage::Done { id, .. } if id == number => break None,
                ServerMessage::Refused { id, refusal } => {
                    assert_eq!(id, Some(number), "{text}: {refusal}");
                    break Some(refusal.code);
                }
                _ => {}
            }
        };
        // Commands that need a special game are at least parsed.
        let expected = match number {
            11 => Some(Code::StaleAnswer),
            12 => Some(Code::NothingToTakeBack),
            16..=19 => Some(Code::NotPlaying),
            _ => None,
        };
        assert_eq!(answer, expected, "{text}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_body_of_the_page_is_understood() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), Config { positions: true, ..config() }).await;
    let guest = Account::new(server.address).await.unwrap();
    for body in examples("Rename") {
        let me: Me = guest.request("PUT", "/api/me", Some(body)).await.unwrap().read().unwrap();
        assert_eq!(me.name, "Ada");
    }
    for body in examples("CreateTable") {
        let response = guest.request("POST", "/api/tables", Some(body)).await.unwrap();
        assert_eq!(response.status, 201, "{}", response.body);
        let Created { table } = response.read().unwrap();
        let shown = guest.request("GET", &format!("/api/tables/{table}"), None).await.unwrap();
        assert!(shown.body.contains(r#""monster":"gigazaur""#), "{}", shown.body);
    }
    for body in examples("Refusal") {
        let response = guest.request("GET", "/api/tables/nosuchtb", None).await.unwrap();
        assert_eq!((response.body.as_str(), code_of(body)), (body, Code::UnknownTable));
    }
    server.stop().await;
}
