//! Clients that do what they must not: each gets a stable code, and the table goes on as if nothing had happened.

use crate::common::script::{SECRET_SEED, keep};
use crate::common::{
    PATIENCE, Player, Server, code_of, config, last_words, mine, options, seat, table, while_time_passes,
};
use kaiju_client::{Account, ClientError, Connection};
use kaiju_fair::Secret;
use kaiju_protocol::{Code, Command, Entry, NewSeat, Occupant, Reaction, SeatInfo, ServerMessage};
use kaiju_server::{Config, Limits};
use std::pin::pin;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::tungstenite::Message;

/// A server with a running game of two: the host's turn may be any.
struct Scene {
    server: Server,
    host: Player,
    ben: Player,
    id: String,
    _folder: tempfile::TempDir,
}

async fn scene(config: Config) -> Scene {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), config).await;
    let host = Account::new(server.address).await.unwrap();
    let mut wanted = table("czech", vec![mine(), NewSeat::Free]);
    wanted.options.absence.pause_s = 3600;
    let id = host.create(&wanted).await.unwrap();
    let mut host = Player::join(host, &id, 1).await;
    let mut ben = Player::join(Account::new(server.address).await.unwrap(), &id, 2).await;
    ben.command(Command::Sit { seat: seat(1), name: "Ben".to_owned(), monster: None }).await.unwrap();
    host.command(Command::Start).await.unwrap();
    while ben.drawn.seq < host.drawn.seq {
        ben.hear().await;
    }
    Scene { server, host, ben, id, _folder: folder }
}

impl Scene {
    /// The game goes on to its end, and everything is in order.
    async fn finish(self) {
        let Scene { server, mut host, mut ben, .. } = self;
        let ben = tokio::spawn(async move { ben.play().await });
        host.play().await;
        ben.await.unwrap();
        server.stop().await;
    }

    /// The one who is asked, and the other.
    fn sides(&mut self) -> (&mut Player, &mut Player) {
        let asked = self.host.drawn.question.as_ref().unwrap().seat;
        if asked == seat(0) { (&mut self.host, &mut self.ben) } else { (&mut self.ben, &mut self.host) }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn answers_for_others_old_answers_and_nonsense_are_refused() {
    let mut scene = scene(config()).await;
    let (asked, other) = scene.sides();
    let Some(Command::Act { seat: own, seq, action }) = asked.answer() else { panic!("nobody is asked") };
    let theft = Command::Act { seat: own, seq, action: action.clone() };
    assert_eq!(other.refused(theft).await, Code::NotYourSeat);
    let elsewhere = seat(1 - own.index());
    let early = Command::Act { seat: elsewhere, seq, action: action.clone() };
    assert_eq!(other.refused(early).await, Code::NotAsked);
    let nonsense = Command::Act { seat: own, seq, action: "win".to_owned() };
    assert_eq!(asked.refused(nonsense).await, Code::IllegalAction);
    let illegal = Command::Act { seat: own, seq, action: "buy jets".to_owned() };
    assert_eq!(asked.refused(illegal).await, Code::IllegalAction);
    let act = Command::Act { seat: own, seq, action };
    asked.command(act.clone()).await.unwrap();
    assert_eq!(asked.refused(act).await, Code::StaleAnswer);
    let old = Command::Act { seat: own, seq: 0, action: "end".to_owned() };
    assert_eq!(asked.refused(old).await, Code::StaleAnswer);
    assert_eq!(
        asked.refused(Command::Act { seat: seat(5), seq, action: "end".to_owned() }).await,
        Code::UnknownSeat
    );
    while scene.ben.drawn.seq < scene.host.drawn.seq {
        scene.ben.hear().await;
    }
    while scene.host.drawn.seq < scene.ben.drawn.seq {
        scene.host.hear().await;
    }
    scene.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn messages_that_cannot_be_read_change_nothing() {
    let scene = scene(config()).await;
    let account = Account::new(scene.server.address).await.unwrap();
    let mut watcher = Player::join(account, &scene.id, 9).await;
    let deep = format!("{}{}", "[".repeat(1500), "]".repeat(1500));
    for text in ["", "{", "null", "[]", "{\"id\":1}", "{\"id\":-1,\"command\":{\"type\":\"start\"}}", &deep] {
        watcher.connection.send_raw(Message::text(text)).await.unwrap();
        loop {
            if let ServerMessage::Refused { refusal, .. } = watcher.hear().await {
                assert_eq!(refusal.code, Code::BadMessage, "{text}");
                break;
            }
        }
    }
    watcher.connection.send_raw(Message::binary(vec![1, 2, 3])).await.unwrap();
    assert_eq!(last_words(&mut watcher.connection).await, Some(Code::BinaryMessage));
    watcher.reconnect().await;
    let said = after_ten_megabytes(&watcher.account, &scene.id).await;
    assert!(said.contains(r#""code":"too_large""#), "{said}");
    watcher.reconnect().await;
    let sent = watcher.connection.send_raw(Message::text("x".repeat(5 << 10))).await;
    assert!(sent.is_ok());
    assert_eq!(last_words(&mut watcher.connection).await, Some(Code::TooLarge));
    scene.finish().await;
}

/// Everything that is heard by somebody who sends one message of ten megabytes: the server reads a few kilobytes of it,
/// says why, and closes.
async fn after_ten_megabytes(account: &Account, table: &str) -> String {
    let stream = upgraded(TcpStream::connect(account.server).await.unwrap(), account, table, "").await;
    let (mut reader, mut writer) = stream.into_split();
    let writing = tokio::spawn(async move {
        // A text message in one masked frame, whose length has eight bytes.
        let mut frame = vec![0x81, 0xff];
        frame.extend((10_u64 << 20).to_be_bytes());
        frame.extend([0; 4]);
        frame.resize(frame.len() + (10 << 20), b'x');
        // The server does not take all of it.
        let _ = writer.write_all(&frame).await;
        writer
    });
    let mut said = Vec::new();
    let reading = async {
        let mut bytes = [0; 4096];
        while let Ok(count @ 1..) = reader.read(&mut bytes).await {
            said.extend_from_slice(&bytes[..count]);
        }
    };
    tokio::time::timeout(PATIENCE, reading).await.expect("the connection stays open");
    writing.await.unwrap();
    String::from_utf8_lossy(&said).into_owned()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_refusal_repeats_the_id_wherever_one_can_be_read() {
    let limits = Limits { messages_per_second: 1, burst: 3, ..config().limits };
    let scene = scene(config()).await;
    let account = Account::new(scene.server.address).await.unwrap();
    let mut watcher = Player::join(account, &scene.id, 9).await;
    let mut refused = async |text: &str| {
        watcher.connection.send_raw(Message::text(text)).await.unwrap();
        loop {
            if let ServerMessage::Refused { id, refusal } = watcher.hear().await {
                return (id, refusal.code);
            }
        }
    };
    for (text, id) in [
        (r#"{"id":7,"command":{"type":"fly"}}"#, Some(7)),
        (r#"{"id":8}"#, Some(8)),
        (r#"{"id":9,"command":{"type":"start"},"then":"win"}"#, Some(9)),
        (r#"{"id":10,"command":{"type":"start","then":"win"}}"#, Some(10)),
        (r#"{"id":"11","command":{"type":"start"}}"#, None),
        (r#"{"id":12,"command":{"type":"start"}"#, None),
        // A list where an object is meant.
        (r#"{"id":13,"command":["resize",4]}"#, Some(13)),
        (r#"{"id":14,"command":{"type":"set_orders","seat":0,"orders":[null,null,true,[]]}}"#, Some(14)),
        (r#"[15,{"type":"start"}]"#, None),
        ("[16]", None),
        ("12", None),
    ] {
        assert_eq!(refused(text).await, (id, Code::BadMessage), "{text}");
    }
    scene.finish().await;

    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), Config { limits, ..config() }).await;
    let account = Account::new(server.address).await.unwrap();
    let id = account.create(&table("czech", vec![mine(), mine()])).await.unwrap();
    let mut flooder = account.open(&id, None).await.unwrap();
    for _ in 0..5 {
        flooder.send(Command::Rematch).await.unwrap();
    }
    let mut answered = Vec::new();
    while answered.len() < 5 {
        if let ServerMessage::Refused { id, refusal } = flooder.next().await.unwrap().unwrap() {
            answered.push((id, refusal.code));
        }
    }
    answered.sort_by_key(|(id, _)| *id);
    let expected = [Code::NotOver, Code::NotOver, Code::NotOver, Code::TooFast, Code::TooFast];
    assert_eq!(answered, (1..).map(Some).zip(expected).collect::<Vec<_>>());
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn unknown_tables_and_forged_cookies_are_told_so() {
    let scene = scene(config()).await;
    let mut account = Account::new(scene.server.address).await.unwrap();
    let mut connection = account.open("nosuchtb", None).await.unwrap();
    assert_eq!(last_words(&mut connection).await, Some(Code::UnknownTable));
    for path in ["/api/tables/nosuchtb", "/api/tables/nosuchtb/record", "/api/tables/%27%20or%201"] {
        let response = account.request("GET", path, None).await.unwrap();
        assert_eq!((response.status, code_of(&response.body)), (404, Code::UnknownTable));
    }
    let response = account.request("GET", "/api/nothing", None).await.unwrap();
    assert_eq!((response.status, code_of(&response.body)), (404, Code::UnknownPage));
    let response = account.request("GET", &format!("/api/tables/{}/record", scene.id), None).await.unwrap();
    assert_eq!((response.status, code_of(&response.body)), (409, Code::RecordNotReady));
    for cookie in [format!("kaiju_guest={}", "ab".repeat(32)), "kaiju_guest=x".to_owned(), "a=b".to_owned()] {
        account.cookie = cookie;
        let mut connection = account.open(&scene.id, None).await.unwrap();
        assert_eq!(last_words(&mut connection).await, Some(Code::UnknownGuest));
        let body = serde_json::to_string(&table("dark", vec![mine(), mine()])).unwrap();
        let response = account.request("POST", "/api/tables", Some(&body)).await.unwrap();
        assert_eq!((response.status, code_of(&response.body)), (401, Code::UnknownGuest));
    }
    // Those on sockets are counted like those that have a status.
    let metrics = account.request("GET", "/metrics", None).await.unwrap().body;
    assert!(metrics.contains("kaiju_refusals_total{code=\"unknown_guest\"} 6\n"), "{metrics}");
    assert!(metrics.contains("kaiju_refusals_total{code=\"unknown_table\"} 4\n"), "{metrics}");
    scene.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn pages_of_other_sites_and_large_bodies_are_refused() {
    let scene = scene(config()).await;
    let server = scene.server.address;
    let ask = async |request: String| {
        let mut stream = TcpStream::connect(server).await.unwrap();
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.unwrap();
        answer
    };
    let cookie = &scene.host.account.cookie;
    let upgrade = |origin: &str| {
        format!(
            "GET /api/tables/{}/socket HTTP/1.1\r\nhost: {server}\r\norigin: {origin}\r\ncookie: {cookie}\r\n\
             connection: upgrade, close\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n\
             sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
            scene.id
        )
    };
    let answer = ask(upgrade("https://evil.example")).await;
    assert!(answer.starts_with("HTTP/1.1 403") && answer.contains("wrong_origin"), "{answer}");
    let mut own = TcpStream::connect(server).await.unwrap();
    own.write_all(upgrade(&format!("http://{server}")).as_bytes()).await.unwrap();
    let mut start = [0; 12];
    own.read_exact(&mut start).await.unwrap();
    assert_eq!(&start, b"HTTP/1.1 101");
    let large = "x".repeat(100_000);
    let response = scene.host.account.request("POST", "/api/tables", Some(&large)).await;
    // The server may close the connection before everything is sent.
    match response {
        Ok(response) => assert_eq!((response.status, code_of(&response.body)), (413, Code::TooLarge)),
        Err(error) => assert!(matches!(error, ClientError::Io(_)), "{error}"),
    }
    let response = scene.host.account.request("POST", "/api/tables", Some("{}")).await.unwrap();
    assert_eq!((response.status, code_of(&response.body)), (400, Code::BadMessage));
    let response = scene.host.account.request("GET", "/healthz", None).await.unwrap();
    assert_eq!(response.header("x-content-type-options"), Some("nosniff"));
    assert!(response.header("content-security-policy").is_some());
    scene.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_flood_is_refused_and_then_cut_off() {
    let limits = Limits { messages_per_second: 20, burst: 40, refusals_in_a_row: 50, ..config().limits };
    let scene = scene(Config { limits, ..config() }).await;
    let mut flooder = Account::new(scene.server.address).await.unwrap().open(&scene.id, None).await.unwrap();
    let mut codes = Vec::new();
    for _ in 0..5_000 {
        if flooder.send(Command::Start).await.is_err() {
            break;
        }
    }
    while let Ok(Some(message)) = flooder.next().await {
        match message {
            ServerMessage::Refused { refusal, .. } | ServerMessage::Bye { refusal } => {
                codes.push(refusal.code)
            }
            _ => {}
        }
    }
    let count = |wanted: Code| codes.iter().filter(|&&code| code == wanted).count();
    // Those that the table has refused may be told after those that did not reach it, or not any more.
    assert!(count(Code::AlreadyStarted) <= 40, "{codes:?}");
    assert!(count(Code::TooFast) == 51 && codes.last() == Some(&Code::TooFast), "{codes:?}");
    let time = scene.server.time.clone();
    while_time_passes(&time, scene.finish()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_flood_of_pings_is_cut_off_at_a_table_and_in_the_lobby() {
    let limits = Limits { messages_per_second: 20, burst: 40, refusals_in_a_row: 50, ..config().limits };
    let scene = scene(Config { limits, ..config() }).await;
    let account = Account::new(scene.server.address).await.unwrap();
    for path in [format!("/api/tables/{}/socket", scene.id), "/api/lobby".to_owned()] {
        let mut flooder = Connection::open(scene.server.address, &path, &account.cookie).await.unwrap();
        // The table, or the list.
        flooder.next_text().await.unwrap();
        for _ in 0..500 {
            if flooder.send_raw(Message::Ping(vec![0; 100].into())).await.is_err() {
                break;
            }
        }
        assert_eq!(last_words(&mut flooder).await, Some(Code::TooFast), "{path}");
    }
    scene.server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn frames_that_are_no_messages_are_read_no_faster_than_messages() {
    let limits = Limits { messages_per_second: 20, burst: 40, ..config().limits };
    let scene = scene(Config { limits, ..config() }).await;
    let account = Account::new(scene.server.address).await.unwrap();
    // Pongs that nobody has asked for are counted as pings are.
    let path = format!("/api/tables/{}/socket", scene.id);
    let mut flooder = Connection::open(scene.server.address, &path, &account.cookie).await.unwrap();
    for _ in 0..500 {
        if flooder.send_raw(Message::Pong(Vec::new().into())).await.is_err() {
            break;
        }
    }
    assert_eq!(last_words(&mut flooder).await, Some(Code::TooFast));
    // A message in 300,000 empty pieces is nothing to the library, but it has 1.8 megabytes.
    let stream = TcpStream::connect(scene.server.address).await.unwrap();
    let (mut reader, mut writer) = upgraded(stream, &account, &scene.id, "").await.into_split();
    let writing = tokio::spawn(async move {
        let piece = |first: u8| [first, 0x80, 0, 0, 0, 0];
        let pieces = [&piece(0x01)[..], &piece(0x00).repeat(300_000), &piece(0x80)].concat();
        writer.write_all(&pieces).await.unwrap();
        writer
    });
    let mut said = Vec::new();
    let answered = async {
        let mut bytes = [0; 4096];
        while let Ok(count @ 1..) = reader.read(&mut bytes).await {
            said.extend_from_slice(&bytes[..count]);
            if String::from_utf8_lossy(&said).contains("bad_message") {
                break;
            }
        }
    };
    let mut answered = pin!(answered);
    // As long as time stands still, the server reads 160 KiB and no more, whatever else it does.
    let mut scene = scene;
    for _ in 0..100 {
        tokio::select! {
            biased;
            () = &mut answered => panic!("1.8 MB were read at once"),
            _ = scene.host.command(Command::Ping) => scene.server.time.advance(Duration::from_millis(1)),
        };
    }
    while_time_passes(&scene.server.time, answered).await;
    writing.await.unwrap();
    scene.server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_says_what_cannot_be_heard_is_told_so() {
    let scene = scene(config()).await;
    let account = Account::new(scene.server.address).await.unwrap();
    for (message, code) in [
        (Message::text("hello"), Code::BadMessage),
        (Message::binary(vec![1]), Code::BinaryMessage),
        (Message::text("x".repeat(5 << 10)), Code::TooLarge),
    ] {
        let mut visitor = Connection::open(scene.server.address, "/api/lobby", "").await.unwrap();
        visitor.next_text().await.unwrap();
        visitor.send_raw(message).await.unwrap();
        assert_eq!(last_words(&mut visitor).await, Some(code));
    }
    // A text that is none: two bytes that do not occur in UTF-8. What comes back ends with the code 1008.
    let stream = TcpStream::connect(scene.server.address).await.unwrap();
    let mut stream = upgraded(stream, &account, &scene.id, "").await;
    stream.write_all(&[0x81, 0x82, 0, 0, 0, 0, 0xff, 0xfe]).await.unwrap();
    let mut said = Vec::new();
    tokio::time::timeout(PATIENCE, stream.read_to_end(&mut said)).await.unwrap().unwrap();
    assert!(String::from_utf8_lossy(&said).contains(r#""code":"bad_message""#));
    assert!(said.ends_with(&[0x88, 2, 0x03, 0xf0]), "{:?}", &said[said.len() - 8..]);
    scene.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_address_has_only_so_many_connections_of_any_kind() {
    let limits = Limits { connections_per_address: 20, ..config().limits };
    let scene = scene(Config { limits, ..config() }).await;
    let mut open = Vec::new();
    for _ in 0..150 {
        // Whoever is let in is answered, and the connection stays.
        let mut stream = TcpStream::connect(scene.server.address).await.unwrap();
        let _ = stream.write_all(b"GET /healthz HTTP/1.1\r\nhost: here\r\n\r\n").await;
        if stream.read_u8().await.is_ok() {
            open.push(stream);
        }
    }
    // A hundred besides the WebSockets, of which the players have two.
    assert_eq!(open.len(), 118);
    // Who leaves makes room again, and players have noticed nothing.
    drop(open);
    let has_room = async { while Account::new(scene.server.address).await.is_err() {} };
    tokio::time::timeout(PATIENCE, has_room).await.expect("there is never room again");
    scene.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_rematch_is_a_new_table_of_its_address() {
    // A guest, a table, and one table more.
    let limits = Limits { new_things_per_minute: 3, ..config().limits };
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), Config { limits, ..config() }).await;
    let host = Account::new(server.address).await.unwrap();
    let id = host.create(&table("czech", vec![mine(), mine()])).await.unwrap();
    let mut host = Player::join(host, &id, 1).await;
    host.command(Command::End).await.unwrap();
    host.command(Command::Rematch).await.unwrap();
    let next = host.drawn.info.as_ref().unwrap().rematch.clone().unwrap();
    let mut host = Player::join(host.account, &next, 1).await;
    host.command(Command::End).await.unwrap();
    assert_eq!(host.refused(Command::Rematch).await, Code::TooFast);
    assert_eq!(host.drawn.info.as_ref().unwrap().rematch, None);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_address_has_only_so_many_connections_guests_and_tables() {
    let limits = Limits {
        connections_per_address: 3,
        new_things_per_minute: 5,
        tables_per_guest: 2,
        ..config().limits
    };
    let scene = scene(Config { limits, ..config() }).await;
    let account = &scene.host.account;
    let third = account.open(&scene.id, None).await.unwrap();
    assert!(matches!(account.open(&scene.id, None).await, Err(ClientError::Socket(_))));
    drop(third);
    let body = serde_json::to_string(&table("dark", vec![mine(), mine()])).unwrap();
    let second = account.request("POST", "/api/tables", Some(&body)).await.unwrap();
    assert_eq!(second.status, 201);
    let third = account.request("POST", "/api/tables", Some(&body)).await.unwrap();
    assert_eq!((third.status, code_of(&third.body)), (429, Code::TooManyTables));
    let fast = account.request("POST", "/api/tables", Some(&body)).await.unwrap();
    assert_eq!((fast.status, code_of(&fast.body)), (429, Code::TooFast));
    assert!(matches!(
        Account::new(scene.server.address).await,
        Err(ClientError::Refused { status: 429, .. })
    ));
    scene.finish().await;
}

/// Makes a connection a WebSocket, of which only the first bytes of the greeting are read.
async fn upgraded(mut stream: TcpStream, account: &Account, table: &str, query: &str) -> TcpStream {
    let request = format!(
        "GET /api/tables/{table}/socket{query} HTTP/1.1\r\nhost: {}\r\ncookie: {}\r\nconnection: upgrade\r\n\
         upgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
        account.server, account.cookie
    );
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut start = [0; 12];
    stream.read_exact(&mut start).await.unwrap();
    assert_eq!(&start, b"HTTP/1.1 101");
    stream
}

/// A connection with the smallest buffer, on which nothing more is read.
async fn sleeper(account: &Account, table: &str, query: &str) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(2048).unwrap();
    upgraded(socket.connect(account.server).await.unwrap(), account, table, query).await
}

/// Entries of a log that is longer than any that can be made.
const LONG_LOG: u64 = 15_000;

fn long_log(host: &str) -> Vec<Entry> {
    let seated = SeatInfo {
        occupant: Occupant::Guest { guest: host.to_owned() },
        name: "Ada".to_owned(),
        ..SeatInfo::free()
    };
    let created = Entry::Created {
        host: host.to_owned(),
        options: options("czech"),
        seats: vec![seated, SeatInfo::free()],
        commitment: Secret::from_seed(SECRET_SEED).commitment().to_string(),
        position: None,
    };
    let resized = (2..=LONG_LOG).map(|seq| Entry::Resized { seats: 2 + (seq % 5) as u8 });
    [created].into_iter().chain(resized).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_client_that_catches_up_without_reading_holds_up_nobody() {
    let folder = tempfile::tempdir().unwrap();
    let limits = Limits { reaction_interval_ms: 0, ..config().limits };
    let server = Server::start(folder.path(), Config { limits, ..config() }).await;
    let host = Account::new(server.address).await.unwrap();
    // More than fits in all buffers on the way.
    keep(&server, "longlogs", &host.guest, long_log(&host.guest)).await;
    let mut sleepers = Vec::new();
    for _ in 0..4 {
        sleepers.push(sleeper(&host, "longlogs", "?after=0").await);
    }
    let mut quick = host.open("longlogs", None).await.unwrap();
    // If anybody waited for one of them, this would never end.
    for _ in 0..20 {
        let id = quick.send(Command::React { seat: seat(0), reaction: Reaction::Hurry }).await.unwrap();
        while quick.next().await.unwrap().unwrap() != (ServerMessage::Done { id, seq: LONG_LOG }) {}
    }
    // Whoever does read is told everything, then how it is now.
    let mut reader = host.open("longlogs", Some(0)).await.unwrap();
    let mut told = 0;
    let all = async {
        loop {
            match reader.next().await.unwrap().unwrap() {
                ServerMessage::Update { entries, .. } => {
                    assert_eq!(entries[0].seq, told + 1);
                    told = entries[entries.len() - 1].seq;
                }
                ServerMessage::State { seq, .. } => return seq,
                other => panic!("{other:?} comes before the table"),
            }
        }
    };
    assert_eq!(tokio::time::timeout(PATIENCE, all).await.expect("it is not told all"), LONG_LOG);
    assert_eq!(told, LONG_LOG);
    drop(sleepers);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_client_that_does_not_read_is_dropped_and_the_table_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), config()).await;
    let host = Account::new(server.address).await.unwrap();
    let id = host.create(&table("czech", vec![mine(), mine()])).await.unwrap();
    let mut host = Player::join(host, &id, 1).await;
    let _sleeper = sleeper(&host.account, &id, "").await;
    server.counts("kaiju_connections", 2).await;
    for round in 0..990 {
        let options = options(["czech", "czech, bay_use=off"][round % 2]);
        host.command(Command::Change { options }).await.unwrap();
    }
    while_time_passes(&server.time, server.counts("kaiju_connections", 1)).await;
    host.command(Command::Start).await.unwrap();
    host.play().await;
    server.stop().await;
}
