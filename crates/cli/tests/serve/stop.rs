//! A server that is told to stop says goodbye, and its log tells no secrets.

use crate::Server;
use kaiju_client::{Account, Drawn, answer};
use kaiju_engine::Seat;
use kaiju_engine::playout::WyRand;
use kaiju_protocol::{
    Absence, Code, Command as Order, CreateTable, NewSeat, ServerMessage, TableInfo, TableOptions,
};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn clients_are_told_to_come_back_and_the_log_tells_no_secrets() {
    let mut server = Server::start(&["--log-json"]);
    let host = Account::new(server.address).await.unwrap();
    let absence = Absence { pause_s: 3600, ..Absence::default() };
    let options = TableOptions { public: true, absence, ..TableOptions::default() };
    let mine = NewSeat::Mine { name: None, monster: None };
    let wanted = CreateTable { options, seats: vec![mine.clone(), mine], position: None };
    let (over, running) = (host.create(&wanted).await.unwrap(), host.create(&wanted).await.unwrap());
    for table in [&over, &running] {
        let mut connection = host.open(table, Some(0)).await.unwrap();
        let mut drawn = Drawn::default();
        let mut numbers = WyRand(1);
        connection.send(Order::Start).await.unwrap();
        for _ in 0..20 {
            let message = connection.next().await.unwrap().unwrap();
            drawn.see(&message).unwrap();
            let Some(question) = drawn.question.clone() else { continue };
            let dice = drawn.table().unwrap().turn.map(|turn| turn.dice).unwrap_or_default();
            let action = answer(&question, dice, &mut numbers).unwrap();
            connection.send(Order::Act { seat: question.seat, seq: question.seq, action }).await.unwrap();
        }
        // Things that are refused are logged as well, if anything is.
        host.request("GET", "/api/tables/nosuchtb", None).await.unwrap();
    }
    let mut connection = host.open(&over, None).await.unwrap();
    connection.send(Order::Resign { seat: Seat::First }).await.unwrap();
    while !matches!(connection.next().await.unwrap().unwrap(), ServerMessage::Done { .. }) {}
    let info: TableInfo =
        host.request("GET", &format!("/api/tables/{over}"), None).await.unwrap().read().unwrap();
    let secret = info.fairness.secret.expect("the game is over");

    let mut waiting = host.open(&running, None).await.unwrap();
    server.signal("-TERM");
    let mut goodbye = None;
    while let Ok(Some(message)) = waiting.next().await {
        if let ServerMessage::Bye { refusal } = message {
            goodbye = Some(refusal.code);
        }
    }
    assert_eq!(goodbye, Some(Code::Restarting));
    let status = server.process.wait().unwrap();
    assert!(status.success(), "{status}");
    let log = std::fs::read_to_string(server.folder.path().join("errors")).unwrap();
    let (warning, log) = log.split_once('\n').unwrap();
    assert!(warning.contains("TEST SERVER"), "{warning}");
    assert!(log.contains("stopping"), "{log}");
    for line in log.lines() {
        let line: serde_json::Value =
            serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}"));
        assert!(line["level"].is_string() && line["timestamp"].is_string(), "{line}");
    }
    let token = host.cookie.split_once('=').unwrap().1;
    for (what, text) in [("token", token), ("secret", secret.as_str())] {
        let leak = log.lines().find(|line| line.contains(text));
        assert_eq!(leak, None, "the log tells a {what}");
    }
}
