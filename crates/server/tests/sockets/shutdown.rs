//! Shutdown: clients are told to reconnect, and acknowledged moves are kept.

use crate::common::{PATIENCE, Player, Server, config, mine, table};
use futures_util::StreamExt;
use kaiju_client::Account;
use kaiju_protocol::{Code, Command, ServerMessage};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::mpsc;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

/// Plays until the server closes the connection; returns the last acknowledged entry, and the code of the last
/// message. Reports every acknowledgement.
async fn play_on(mut player: Player, noted: mpsc::UnboundedSender<u64>) -> (Player, u64, Option<Code>) {
    let (mut acknowledged, mut goodbye) = (0, None);
    let mut waiting = None;
    loop {
        if waiting.is_none()
            && let Some(command) = player.answer()
            // The connection may have been closed at this moment.
            && let Ok(id) = player.connection.send(command).await
        {
            waiting = Some(id);
        }
        let Ok(Some(message)) = player.connection.next().await else { break };
        player.drawn.see(&message).unwrap();
        match message {
            ServerMessage::Done { id, seq } if Some(id) == waiting => {
                acknowledged = seq;
                waiting = None;
                noted.send(seq).unwrap();
            }
            ServerMessage::Bye { refusal } => goodbye = Some(refusal.code),
            _ => {}
        }
    }
    (player, acknowledged, goodbye)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_stopping_server_finishes_its_work_and_says_goodbye() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), config()).await;
    let mut games = tokio::task::JoinSet::new();
    let (noted, mut notes) = mpsc::unbounded_channel();
    for seed in 0..6 {
        let account = Account::new(server.address).await.unwrap();
        let id = account.create(&table("dark", vec![mine(), mine(), mine()])).await.unwrap();
        let mut player = Player::join(account, &id, seed).await;
        player.command(Command::Start).await.unwrap();
        games.spawn(play_on(player, noted.clone()));
    }
    // In the middle of them.
    for _ in 0..60 {
        tokio::time::timeout(PATIENCE, notes.recv()).await.expect("nobody plays").unwrap();
    }
    server.stop().await;
    let server = Server::start(folder.path(), config()).await;
    while let Some(game) = games.join_next().await {
        let (mut player, acknowledged, goodbye) = game.unwrap();
        assert_eq!(goodbye, Some(Code::Restarting));
        let told = player.drawn.seq;
        // Everything that was told or acknowledged is there: nothing is told again, nothing is missing.
        player.account.server = server.address;
        player.reconnect().await;
        assert!(player.drawn.seq >= told.max(acknowledged));
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_client_that_does_not_take_its_answers_does_not_keep_the_server_from_stopping() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), config()).await;
    let socket = tokio::net::TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(2048).unwrap();
    let mut stream = socket.connect(server.address).await.unwrap();
    // Their answers are more than fits in all buffers on the way.
    let requests = "GET /api/openapi.json HTTP/1.1\r\nhost: here\r\n\r\n".repeat(500);
    stream.write_all(requests.as_bytes()).await.unwrap();
    stream.read_u8().await.unwrap();
    server.stop().await;
    drop(stream);
}

/// The close code with which the server ends a connection.
async fn close_code(account: &Account, path: &str, stop: impl Future<Output = ()>) -> Option<u16> {
    let mut request = format!("ws://{}{path}", account.server).into_client_request().unwrap();
    request.headers_mut().insert("cookie", account.cookie.parse().unwrap());
    let stream = TcpStream::connect(account.server).await.unwrap();
    let (mut socket, _) = tokio_tungstenite::client_async(request, stream).await.unwrap();
    // The table, or the list.
    socket.next().await.unwrap().unwrap();
    let code = async {
        while let Some(Ok(message)) = socket.next().await {
            if let Message::Close(frame) = message {
                return frame.map(|frame| frame.code.into());
            }
        }
        None
    };
    tokio::join!(code, stop).0
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_restart_has_a_close_code_of_its_own() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), config()).await;
    let account = Account::new(server.address).await.unwrap();
    let id = account.create(&table("czech", vec![mine(), mine()])).await.unwrap();
    let path = format!("/api/tables/{id}/socket");
    assert_eq!(close_code(&account, &path, server.stop()).await, Some(1012));
    let server = Server::start(folder.path(), config()).await;
    let account = Account { server: server.address, ..account };
    assert_eq!(close_code(&account, "/api/lobby", server.stop()).await, Some(1012));
    // A client that is closed for another reason should not reconnect by itself.
    let server = Server::start(folder.path(), config()).await;
    let account = Account { server: server.address, ..account };
    let unknown = close_code(&account, "/api/tables/nosuchtb/socket", async {}).await;
    assert_eq!(unknown, Some(1008));
    server.stop().await;
}
