//! Luck and time that a test chooses.

use crate::{SEED, Server};
use kaiju_client::Account;
use kaiju_protocol::{Absence, CreateTable, NewSeat, TableInfo, TableOptions};

fn wanted() -> CreateTable {
    let absence = Absence { pause_s: 3600, ..Absence::default() };
    let options = TableOptions { public: true, absence, ..TableOptions::default() };
    let mine = NewSeat::Mine { name: None, monster: None };
    CreateTable { options, seats: vec![mine.clone(), mine], position: None }
}

/// The first guests and tables of a server: ids, tokens and promises about dice.
async fn luck(server: &Server) -> Vec<String> {
    let mut luck = Vec::new();
    for _ in 0..2 {
        let guest = Account::new(server.address).await.unwrap();
        for _ in 0..2 {
            let table = guest.create(&wanted()).await.unwrap();
            let path = format!("/api/tables/{table}");
            let info: TableInfo = guest.request("GET", &path, None).await.unwrap().read().unwrap();
            luck.extend([table, info.fairness.commitment]);
        }
        luck.extend([guest.guest, guest.cookie]);
    }
    luck
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_seed_decides_everything() {
    let (one, same, other) = (Server::start(&[]), Server::start(&[]), Server::with_seed(SEED + 1, &[]));
    let drawn = luck(&one).await;
    assert_eq!(drawn, luck(&same).await);
    let others = luck(&other).await;
    assert!(drawn.iter().zip(&others).all(|(one, other)| one != other), "{drawn:?}\n{others:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_named_guest_is_the_same_in_any_order_of_arrival() {
    let named = async |server: &Server| {
        let guest = Account::labelled(server.address, "ada").await.unwrap();
        (guest.create(&wanted()).await.unwrap(), guest.guest)
    };
    let (one, other) = (Server::start(&[]), Server::start(&[]));
    luck(&other).await;
    assert_eq!(named(&one).await, named(&other).await);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_restarted_process_never_draws_the_same_luck_again() {
    let mut server = Server::start(&[]);
    let before = luck(&server).await;
    server.kill();
    server.restart();
    let after = luck(&server).await;
    assert!(after.iter().all(|drawn| !before.contains(drawn)), "{before:?}\n{after:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_clock_stands_still_until_it_is_moved() {
    let server = Server::start(&["--test-clock"]);
    let guest = Account::new(server.address).await.unwrap();
    let move_by = async |body: &str| {
        let response = guest.request("POST", "/api/testing/clock", Some(body)).await.unwrap();
        (response.status, response.body)
    };
    let now = r#"{"now":1767225600000}"#.to_owned();
    assert_eq!(move_by(r#"{"advance_ms":0}"#).await, (200, now));
    let later = r#"{"now":1767225601500}"#.to_owned();
    assert_eq!(move_by(r#"{"advance_ms":1500}"#).await, (200, later));
    for wrong in ["{}", r#"{"advance_ms":-1}"#, r#"{"advance_ms":1e30}"#] {
        assert_eq!(move_by(wrong).await.0, 400, "{wrong}");
    }
    let real = Server::start(&[]);
    let guest = Account::new(real.address).await.unwrap();
    let body = Some(r#"{"advance_ms":0}"#);
    let response = guest.request("POST", "/api/testing/clock", body).await.unwrap();
    assert_eq!(response.status, 404, "the machine's clock is not moved");
}

#[test]
fn nobody_can_overlook_that_it_is_a_test() {
    let mut server = Server::start(&["--test-clock"]);
    server.kill();
    let said = std::fs::read_to_string(server.folder.path().join("errors")).unwrap();
    assert!(said.contains(&format!("TEST SERVER: anybody who knows the seed {SEED} knows all")), "{said}");
    assert!(said.contains("TEST SERVER: the clock stands still"), "{said}");
    let help = crate::kaiju(std::path::Path::new(".")).args(["serve", "--help"]).output().unwrap();
    assert!(!String::from_utf8(help.stdout).unwrap().contains("--test"), "the options are hidden");
}
