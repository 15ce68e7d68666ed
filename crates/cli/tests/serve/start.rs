//! Failures at startup: one sentence each, and nothing is overwritten.

use crate::{free_address, kaiju, wait_until};
use std::collections::BTreeMap;
use std::io::{BufRead, BufReader};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};

/// Runs `kaiju serve`, which must fail with one line.
fn failure(folder: &Path, arguments: &[&str]) -> String {
    failure_by(kaiju(folder).arg("serve").args(arguments).spawn().unwrap())
}

fn failure_by(mut server: Child) -> String {
    wait_until("it ends", || server.try_wait().unwrap().is_some());
    let Output { status, stderr, stdout } = server.wait_with_output().unwrap();
    assert_eq!(status.code(), Some(2));
    assert!(stdout.is_empty());
    let text = String::from_utf8(stderr).unwrap();
    assert_eq!(text.lines().count(), 1, "{text}");
    text
}

/// The same with a store and a port that is free.
fn failure_of(folder: &Path, store: &str) -> String {
    failure(folder, &["--listen", "127.0.0.1:0", "--store", store])
}

/// Every file of a folder with its contents.
fn files(folder: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let entries = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    entries.map(|path| (path.clone(), std::fs::read(path).unwrap())).collect()
}

/// Starts a server, stops it with a signal after its greeting, and returns the greeting.
fn greeting(folder: &Path, signal: &str) -> String {
    greeting_at(folder, "127.0.0.1:0", signal)
}

/// The same at another address.
fn greeting_at(folder: &Path, address: &str, signal: &str) -> String {
    let mut command = kaiju(folder);
    let mut server = command.args(["serve", "--listen", address]).stderr(Stdio::null()).spawn().unwrap();
    let mut lines = BufReader::new(server.stdout.take().unwrap()).lines();
    let mut greeting = String::new();
    // The server is ready once it has printed the whole greeting.
    while !greeting.contains("Games are saved in") {
        greeting.push_str(&lines.next().expect("the whole greeting").unwrap());
        greeting.push('\n');
    }
    let id = server.id().to_string();
    assert!(Command::new("kill").args([signal, &id]).status().unwrap().success());
    assert!(server.wait().unwrap().success(), "it stops in order");
    greeting
}

#[test]
fn a_port_that_is_taken() {
    let folder = tempfile::tempdir().unwrap();
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let said = failure(folder.path(), &["--listen", &address]);
    assert!(said.contains(&address) && said.contains("another program is listening there"), "{said}");
    assert!(said.contains("--listen"), "it says what to do: {said}");
    assert!(files(folder.path()).is_empty(), "a server that cannot listen makes no files");
}

#[test]
fn an_invalid_address() {
    let folder = tempfile::tempdir().unwrap();
    // An address reserved for documentation.
    let said = failure(folder.path(), &["--listen", "192.0.2.77:8080"]);
    assert!(said.contains("192.0.2.77:8080: cannot listen there"), "{said}");
    let said = failure(folder.path(), &["--listen", "somewhere"]);
    assert!(said.contains("expected an address with a port, such as 0.0.0.0:8080"), "{said}");
    assert!(files(folder.path()).is_empty());
}

#[test]
fn an_address_can_be_a_name() {
    let folder = tempfile::tempdir().unwrap();
    let said = greeting_at(folder.path(), "localhost:0", "-TERM");
    assert!(said.starts_with("Kaiju is at     http://localhost:"), "{said}");
    let said = failure(folder.path(), &["--listen", "nobody.invalid:8080"]);
    assert!(
        said.contains("nobody.invalid:8080") && said.contains("this host name cannot be resolved"),
        "{said}"
    );
}

#[test]
fn limits_that_let_nobody_play() {
    let folder = tempfile::tempdir().unwrap();
    for limit in
        ["--connections-per-address", "--new-per-minute", "--tables-per-guest", "--messages-per-second"]
    {
        let said = failure(folder.path(), &[limit, "0"]);
        assert!(said.contains(limit) && said.contains("1.."), "{said}");
    }
    assert!(files(folder.path()).is_empty());
}

#[test]
fn an_invalid_log_level() {
    let folder = tempfile::tempdir().unwrap();
    for wrong in ["kaiju_server=loud", "loud", "info,,=,"] {
        let mut command = kaiju(folder.path());
        let output =
            command.env("KAIJU_LOG", wrong).args(["serve", "--listen", "127.0.0.1:0"]).spawn().unwrap();
        let said = failure_by(output);
        assert!(said.contains(&format!("KAIJU_LOG={wrong}: ")) && said.contains("debug"), "{said}");
    }
    assert!(files(folder.path()).is_empty());
}

#[test]
fn a_folder_that_takes_no_files() {
    let folder = tempfile::tempdir().unwrap();
    let said = failure_of(folder.path(), "sqlite:no/such/folder/x.db");
    assert!(said.contains("no/such/folder/x.db: cannot open or create the database here"), "{said}");
    // Not even root can create a file here.
    let said = failure_of(folder.path(), "sqlite:/proc/kaiju.db");
    assert!(said.contains("/proc/kaiju.db: cannot open or create the database here"), "{said}");
    let said = failure_of(folder.path(), "sqlite:.");
    assert!(said.contains("cannot open or create the database here"), "{said}");
    let said = failure_of(folder.path(), "mysql:x");
    assert!(said.contains("expected sqlite:PATH"), "{said}");
    assert!(files(folder.path()).is_empty());
}

#[test]
fn a_database_that_cannot_be_used_is_left_as_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    greeting(folder, "-TERM");
    let good = std::fs::read(folder.join("kaiju.db")).unwrap();
    std::fs::remove_file(folder.join("kaiju.db")).unwrap();
    let mut torn = good.clone();
    torn[4096..12_288].fill(0x5a);
    // In the header, the version is at byte 60 and the application id at byte 68.
    let mut newer = good.clone();
    newer[60..64].copy_from_slice(&99_u32.to_be_bytes());
    let mut foreign = good;
    foreign[68..72].copy_from_slice(&7_u32.to_be_bytes());
    for (name, bytes, expected) in [
        ("notes.db", b"dear diary, ".repeat(500), "this file is damaged or not a database"),
        ("torn.db", torn, "this file is damaged or not a database"),
        ("newer.db", newer, "this database has version 99, but this program knows only versions up to"),
        ("foreign.db", foreign, "this database is not Kaiju's"),
    ] {
        std::fs::write(folder.join(name), bytes).unwrap();
        let before = files(folder);
        let said = failure_of(folder, &format!("sqlite:{name}"));
        assert!(said.contains(&format!("{name}: {expected}")) && said.contains("not changed"), "{said}");
        assert!(files(folder) == before, "{name} was changed, or other files were made");
    }
}

#[test]
fn without_a_command_it_serves_at_port_8080() {
    let folder = tempfile::tempdir().unwrap();
    // The port counts as taken even if it is taken for IPv4 only.
    let _taken = TcpListener::bind("0.0.0.0:8080");
    let output = kaiju(folder.path()).output().unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(said.contains(":8080: another program is listening there"), "{said}");
}

#[test]
fn on_all_addresses_ipv4_and_ipv6_clients_are_served() {
    let folder = tempfile::tempdir().unwrap();
    // Some machines have no IPv6.
    if TcpListener::bind("[::1]:0").is_err() {
        return;
    }
    let port = free_address().port();
    let mut server =
        kaiju(folder.path()).args(["serve", "--listen", &format!("[::]:{port}")]).spawn().unwrap();
    let mut lines = BufReader::new(server.stdout.take().unwrap()).lines();
    let said = lines.next().expect("a greeting").unwrap();
    assert_eq!(said, format!("Kaiju is at     http://localhost:{port}"));
    // The network address, if there is one, is printed in its usual form.
    let network = lines.next().unwrap().unwrap();
    assert!(!network.contains("[::]") && !network.contains("::ffff"), "{network}");
    for address in [format!("127.0.0.1:{port}"), format!("[::1]:{port}")] {
        assert!(TcpStream::connect(&address).is_ok(), "{address} is not served");
    }
    server.kill().unwrap();
    server.wait().unwrap();
}

#[test]
fn the_greeting_says_where_the_game_and_the_database_are() {
    let folder = tempfile::tempdir().unwrap();
    let said = greeting(folder.path(), "-INT");
    assert!(said.starts_with("Kaiju is at     http://localhost:"), "{said}");
    assert!(said.contains("Games are saved in kaiju.db."), "{said}");
    // The QR code is printed everywhere; colours only on terminals.
    let said = greeting_at(folder.path(), "0.0.0.0:0", "-INT");
    assert!(said.starts_with("Kaiju is at     http://localhost:"), "{said}");
    assert_eq!(said.contains('█'), said.contains("On the network  http://"), "{said}");
    assert!(!said.contains('\u{1b}'), "{said}");
}

#[test]
fn kaiju_serve_is_for_this_machine_unless_told_otherwise() {
    let folder = tempfile::tempdir().unwrap();
    // The port counts as taken even if it is taken for this machine only.
    let _taken = TcpListener::bind("127.0.0.1:8080");
    let said = failure(folder.path(), &[]);
    assert!(said.contains("127.0.0.1:8080: another program is listening there"), "{said}");
    let said = greeting(folder.path(), "-TERM");
    assert!(said.contains("Only this computer can reach it."), "{said}");
}

#[test]
fn a_public_address_is_a_scheme_and_a_host() {
    let folder = tempfile::tempdir().unwrap();
    for wrong in ["kaiju.example", "https://kaiju.example/play", "ftp://kaiju.example"] {
        let said = failure(folder.path(), &["--public-url", wrong]);
        assert!(said.contains("expected https://HOST or http://HOST"), "{said}");
    }
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let said = failure(folder.path(), &["--listen", "127.0.0.1:0", "--metrics", &address]);
    assert!(
        said.contains("another program is listening there; choose another port with --metrics"),
        "{said}"
    );
}
