//! docs/protocol.md has an example of everything, and every example can be read.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use kaiju_protocol::{
    AnalysisProgress, BotKind, ClientMessage, Code, CreateTable, Created, Daily, Entry, GameAnalysis, Hint,
    Lobby, Me, MyData, Network, NewSeat, Privacy, Refusal, Rename, Report, Rules, ServerMessage, WhatIf,
    wire,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::collections::BTreeSet;
use std::path::PathBuf;

const PAGE: &str = include_str!("../../../docs/protocol.md");

/// The examples with the names of their types.
fn examples() -> Vec<(&'static str, &'static str)> {
    let blocks = PAGE.split("\n```json ").skip(1);
    blocks.map(|block| block.split("\n```").next().and_then(|text| text.split_once('\n')).unwrap()).collect()
}

/// Reads an example and prints it again: nothing may be lost.
fn check<T: DeserializeOwned + Serialize>(text: &str) {
    let read: T = serde_json::from_str(text).unwrap_or_else(|error| panic!("{error} in\n{text}"));
    let written = serde_json::to_value(&read).unwrap();
    let expected: Value = serde_json::from_str(text).unwrap();
    assert_eq!(written, expected, "{text}");
}

#[test]
fn every_example_can_be_read() {
    for (name, text) in examples() {
        match name {
            "ClientMessage" => check::<ClientMessage>(text),
            "ServerMessage" => check::<ServerMessage>(text),
            "Entry" => check::<Entry>(text),
            "Lobby" => check::<Lobby>(text),
            "Me" => check::<Me>(text),
            "Rename" => check::<Rename>(text),
            "CreateTable" => check::<CreateTable>(text),
            "Created" => check::<Created>(text),
            "Daily" => check::<Daily>(text),
            "BotKind" => check::<BotKind>(text),
            "Network" => check::<Network>(text),
            "MyData" => check::<MyData>(text),
            "Report" => check::<Report>(text),
            "Privacy" => check::<Privacy>(text),
            "Rules" => check::<Rules>(text),
            "GameAnalysis" => check::<GameAnalysis>(text),
            "AnalysisProgress" => check::<AnalysisProgress>(text),
            "Hint" => check::<Hint>(text),
            "WhatIf" => check::<WhatIf>(text),
            "Refusal" => check::<Refusal>(text),
            other => panic!("no type is called {other}"),
        }
    }
}

/// The values of `type` in the TypeScript of an enum.
fn tags(file: &str) -> BTreeSet<String> {
    let files = wire::files().unwrap();
    let pieces = files[&PathBuf::from(file)].split("{ \"type\": \"").skip(1);
    pieces.filter_map(|piece| piece.split('"').next()).map(str::to_owned).collect()
}

#[test]
fn every_message_and_entry_has_an_example() {
    for (name, file) in [
        ("ClientMessage", "Command.ts"),
        ("ServerMessage", "ServerMessage.ts"),
        ("Entry", "Entry.ts"),
        ("Lobby", "Lobby.ts"),
    ] {
        let shown: BTreeSet<String> = examples()
            .into_iter()
            .filter(|(of, _)| *of == name)
            .map(|(_, text)| serde_json::from_str::<Value>(text).unwrap())
            .filter_map(|value| value.get("command").unwrap_or(&value)["type"].as_str().map(str::to_owned))
            .collect();
        assert!(shown.len() > 2);
        assert_eq!(shown, tags(file), "{name}");
    }
}

#[test]
fn every_optional_field_has_an_example() {
    let entries: Vec<Value> = examples()
        .into_iter()
        .filter(|(of, _)| *of == "Entry")
        .map(|(_, text)| serde_json::from_str(text).unwrap())
        .collect();
    let shown = |name: &str, field: &str| {
        entries.iter().any(|entry| entry["type"] == name && entry.get(field).is_some())
    };
    assert!(shown("acted", "reserve_ms") && shown("freed", "sent_away"));
    // Some entries of an update cause no events.
    assert!(PAGE.contains("`events` is left out if nothing happened"));
}

#[test]
fn every_code_is_explained() {
    for &code in Code::ALL {
        let name = serde_json::to_value(code).unwrap();
        let row = format!("| `{}` | {} |", name.as_str().unwrap(), code.message());
        assert!(PAGE.contains(&row), "missing: {row}");
    }
}

#[test]
fn the_typescript_files_are_up_to_date() {
    let folder = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/wire"));
    let files = wire::files().unwrap();
    for (name, text) in &files {
        let kept = std::fs::read_to_string(folder.join(name)).unwrap_or_default();
        assert_eq!(&kept, text, "{} is stale: run `cargo xtask wire`", name.display());
    }
    for path in wire::generated(&folder).unwrap() {
        let name = PathBuf::from(path.file_name().unwrap());
        assert!(files.contains_key(&name), "{} is left over: run `cargo xtask wire`", name.display());
    }
}

#[test]
fn unknown_fields_are_refused() {
    let extra = r#"{"id":1,"command":{"type":"act","seat":0,"seq":1,"action":"end","then":"win"}}"#;
    assert!(serde_json::from_str::<ClientMessage>(extra).is_err());
    assert!(serde_json::from_str::<ClientMessage>(&extra.replace(r#","then":"win""#, "")).is_ok());
    // Also where nothing else is known.
    for kind in ["start", "end", "rematch"] {
        let plain = format!(r#"{{"id":1,"command":{{"type":"{kind}"}}}}"#);
        assert!(serde_json::from_str::<ClientMessage>(&plain).is_ok(), "{kind}");
        let extra = plain.replace("}}", r#","then":"win"}}"#);
        assert!(serde_json::from_str::<ClientMessage>(&extra).is_err(), "{extra}");
    }
    let free = r#"{"kind":"free"}"#;
    assert_eq!(serde_json::from_str::<NewSeat>(free).unwrap(), NewSeat::Free);
    assert!(serde_json::from_str::<NewSeat>(r#"{"kind":"free","name":"Ada"}"#).is_err());
}
