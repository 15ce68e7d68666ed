//! The operator's view: metrics and status page at an address of their own, and the log before and after SIGHUP.

use crate::{Server, free_address, wait_until};
use kaiju_client::{Account, request};
use kaiju_protocol::{CreateTable, NewSeat, TableOptions};
use kaiju_server::Status;

/// A table with a link for friends, or in the public list.
fn table(public: bool) -> CreateTable {
    let options = TableOptions { public, ..TableOptions::default() };
    let mine = NewSeat::Mine { name: None, monster: None };
    CreateTable { options, seats: vec![mine.clone(), mine], position: None }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn metrics_have_an_address_of_their_own() {
    let operator = free_address();
    let server = Server::start(&["--metrics", &operator.to_string()]);
    Account::new(server.address).await.unwrap();
    let get = async |address, path| request(address, "GET", path, "", None).await.unwrap();
    assert_eq!(get(server.address, "/metrics").await.status, 404);
    let metrics = get(operator, "/metrics").await.body;
    for name in
        ["kaiju_resident_memory_bytes", "kaiju_queued_writes", "kaiju_tables_awake", "kaiju_store_bytes"]
    {
        assert!(metrics.lines().any(|line| line.starts_with(name)), "{name} is not in\n{metrics}");
    }
    let status: Status = get(operator, "/status.json").await.read().unwrap();
    assert!(status.is_healthy && status.version == env!("CARGO_PKG_VERSION"), "{status:?}");
    let page = get(operator, "/").await.body;
    assert!(page.contains("<th scope=\"row\">Memory<td>") && page.contains("<td>ok"), "{page}");
    assert_eq!(get(operator, "/healthz").await.body, "ok\n");
    // Nobody plays there.
    assert_eq!(get(operator, "/api/me").await.status, 404);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sighup_opens_the_log_again_and_does_not_stop_the_server() {
    let mut server = Server::start(&["--log-file", "kaiju.log", "--log-clients", "address"]);
    let (log, old) = (server.folder.path().join("kaiju.log"), server.folder.path().join("old.log"));
    let host = Account::new(server.address).await.unwrap();
    let first = host.create(&table(true)).await.unwrap();
    std::fs::rename(&log, &old).unwrap();
    server.signal("-HUP");
    let opened = || std::fs::read_to_string(&log).is_ok_and(|said| said.contains("opened again"));
    wait_until("there is a new log", opened);
    let second = host.create(&table(true)).await.unwrap();
    let hidden = host.create(&table(false)).await.unwrap();
    server.signal("-TERM");
    assert!(server.process.wait().unwrap().success());
    let [log, old] = [log, old].map(|path| std::fs::read_to_string(path).unwrap());
    assert!(old.contains(&first) && !old.contains(&second), "{old}");
    assert!(log.contains(&second) && log.contains("stopping"), "{log}");
    assert!(log.contains("client=\"127.0.0.1\""), "{log}");
    // The id of a private table is the link to it.
    assert!(log.contains("private-") && !log.contains(&hidden), "{log}");
    assert!(!log.contains('\u{1b}'), "{log}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn without_a_log_file_sighup_changes_nothing_and_clients_are_hashed() {
    let mut server = Server::start(&[]);
    server.signal("-HUP");
    let errors = server.folder.path().join("errors");
    let said = || std::fs::read_to_string(&errors).unwrap();
    wait_until("it says so", || said().contains("there is no --log-file"));
    let host = Account::new(server.address).await.unwrap();
    host.create(&table(true)).await.unwrap();
    server.signal("-TERM");
    assert!(server.process.wait().unwrap().success());
    assert!(said().contains("table created") && !said().contains("127.0.0.1"), "{}", said());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_terminal_shows_the_state_of_a_running_server() {
    let operator = free_address().to_string();
    let folder = tempfile::tempdir().unwrap();
    let show = |options: &[&str]| {
        let arguments = [&["admin", "status", "--at", operator.as_str()], options].concat();
        let output = crate::kaiju(folder.path()).args(arguments).output().unwrap();
        let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
        (output.status.code(), text(output.stdout), text(output.stderr))
    };
    let (code, said, error) = show(&[]);
    assert_eq!((code, said.as_str()), (Some(2), ""));
    assert!(error.contains("no server shows its state there; start it with --metrics"), "{error}");
    let server = Server::start(&["--metrics", &operator]);
    Account::new(server.address).await.unwrap();
    let (code, said, _) = show(&[]);
    assert_eq!(code, Some(0));
    for line in ["Health                         ok\n", "Connections                    0 of 20000\n"] {
        assert!(said.contains(line), "{said}");
    }
    let (_, json, _) = show(&["--json"]);
    assert!(serde_json::from_str::<Status>(&json).unwrap().is_healthy);
    assert_eq!(show(&["--quiet"]), (Some(0), String::new(), String::new()));
    let wrong = server.address.to_string();
    let output = crate::kaiju(folder.path()).args(["admin", "status", "--at", &wrong]).output().unwrap();
    assert!(String::from_utf8_lossy(&output.stderr).contains("this is not the address"));
}
