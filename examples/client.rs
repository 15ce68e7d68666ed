//! A client of the table server: opens a table with two bots and plays a game to its end. Start a server first.
//!
//!     cargo run --release
//!     cargo run --release --manifest-path examples/Cargo.toml --bin client -- 127.0.0.1:8080
//!
//! docs/protocol.md describes the messages; any language with WebSockets will do.

use kaiju_client::Account;
use kaiju_engine::Event;
use kaiju_protocol::{Command, Question, ServerMessage};
use std::error::Error;

const TABLE: &str = r#"{
    "options": {"rules": "czech", "public": false, "clock": null, "absence": {"pause_s": 30, "bot": "random"}},
    "seats": [
        {"kind": "mine", "name": "Ada", "monster": null},
        {"kind": "bot", "bot": "brawler", "monster": null},
        {"kind": "bot", "bot": "random", "monster": null}
    ]
}"#;

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let server = std::env::args().nth(1).ok_or("usage: client ADDRESS, such as 127.0.0.1:8080")?.parse()?;
    let ada = Account::new(server).await?;
    let table = ada.create(&serde_json::from_str(TABLE)?).await?;
    println!("http://{server}/t/{table}");
    let mut connection = ada.open(&table, None).await?;
    connection.send(Command::Start).await?;
    while let Some(message) = connection.next().await? {
        let question = match message {
            ServerMessage::Update { entries, question, .. } => {
                for event in entries.iter().flat_map(|told| &told.events) {
                    println!("{event:?}");
                    if let Event::GameOver { .. } = event {
                        return Ok(());
                    }
                }
                question
            }
            ServerMessage::State { question, .. } => question,
            ServerMessage::Asked { question, .. } => Some(question),
            ServerMessage::Refused { refusal, .. } => return Err(refusal.message.into()),
            _ => None,
        };
        if let Some(command) = question.and_then(|question| answer(&question)) {
            connection.send(command).await?;
        }
    }
    Err("the server has closed the connection".into())
}

/// Keeps all dice, and otherwise takes the first choice. A question to somebody else has no choices.
fn answer(question: &Question) -> Option<Command> {
    let action = match (question.keep, question.choices.first()) {
        (Some(_), _) => "keep all".to_owned(),
        (None, choice) => choice?.action.clone(),
    };
    Some(Command::Act { seat: question.seat, seq: question.seq, action })
}
