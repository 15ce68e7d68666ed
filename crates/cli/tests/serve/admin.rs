//! `kaiju admin` beside a running server, with either database.

use crate::copies::{fail, new_table, succeed};
use crate::{Server, kaiju};
use kaiju_client::Account;
use serde_json::Value;
use std::path::Path;
use std::time::Duration;

/// The operator's commands for one database.
struct Office<'a> {
    folder: &'a Path,
    store: String,
}

impl Office<'_> {
    fn arguments<'a>(&'a self, arguments: &[&'a str]) -> Vec<&'a str> {
        ["admin", "--store", &self.store].into_iter().chain(arguments.iter().copied()).collect()
    }

    fn does(&self, arguments: &[&str]) -> String {
        succeed(self.folder, &self.arguments(arguments))
    }

    fn refuses(&self, arguments: &[&str]) -> String {
        fail(self.folder, &self.arguments(arguments))
    }

    fn json(&self, arguments: &[&str]) -> Value {
        let told = self.does(&[arguments, &["--json"]].concat());
        serde_json::from_str(&told).unwrap_or_else(|error| panic!("{error}: {told}"))
    }
}

/// Waits until a guest's request has this status: servers look every second.
async fn until_status(guest: &Account, path: &str, status: u16) {
    let answered = async { while guest.request("GET", path, None).await.unwrap().status != status {} };
    tokio::time::timeout(Duration::from_secs(60), answered)
        .await
        .unwrap_or_else(|_| panic!("{path} never has status {status}"));
}

async fn everything_works(server: &Server, store: &str) {
    let office = Office { folder: server.folder.path(), store: store.to_owned() };
    let ada = Account::new(server.address).await.unwrap();
    let (first, second) = (new_table(&ada).await, new_table(&ada).await);
    // Looking.
    let listed = office.json(&["tables", "--open"]);
    assert_eq!(listed.as_array().unwrap().len(), 2);
    assert_eq!(listed[0]["made_by"], ada.guest.as_str());
    assert!(office.does(&["tables", "--guest", &ada.guest]).contains(&first));
    assert!(office.does(&["table", &first]).contains("waiting, public, rules czech"));
    assert!(office.refuses(&["table", "nowhere"]).contains("there is no table nowhere"));
    // Closing, keeping and deleting.
    assert!(office.does(&["close", &first, "--why", "spam"]).contains("is closed"));
    assert!(office.refuses(&["close", &first]).contains("was over already"));
    office.does(&["pin", &first]);
    assert_eq!(office.json(&["tables"])[0]["pinned"], true);
    office.does(&["delete", &second]);
    until_status(&ada, &format!("/api/tables/{second}"), 404).await;
    let path = format!("/api/tables/{first}");
    let over = async { while !ada.request("GET", &path, None).await.unwrap().body.contains("\"closed\"") {} };
    tokio::time::timeout(Duration::from_secs(60), over).await.expect("the table is still open");
    // Bans.
    let eve = Account::new(server.address).await.unwrap();
    office.does(&["ban", &eve.guest, "--days", "3", "--why", "insults"]);
    until_status(&eve, "/api/me", 403).await;
    assert!(office.does(&["bans"]).contains(&format!("guest:{}", eve.guest)));
    office.does(&["unban", &eve.guest]);
    assert!(office.refuses(&["unban", &eve.guest]).contains("was not banned"));
    until_status(&eve, "/api/me", 200).await;
    assert!(office.refuses(&["ban", "10.0.0.0/8"]).contains("expected the id of a guest"));
    // Guests.
    assert!(office.does(&["guest", &ada.guest]).contains(&first));
    office.does(&["export-guest", &ada.guest, "ada.json"]);
    let exported = std::fs::read_to_string(office.folder.join("ada.json")).unwrap();
    assert!(exported.contains(&ada.guest) && exported.contains(&first));
    assert!(office.refuses(&["export-guest", &ada.guest, "ada.json"]).contains("ada.json: cannot write"));
    office.does(&["delete-guest", &ada.guest]);
    assert!(office.refuses(&["guest", &ada.guest]).contains("there is no guest"));
    let table = office.json(&["table", &first]);
    assert!(!table.to_string().contains(&ada.guest), "{table}");
    // All of it is on record.
    let noted = office.json(&["audit"]);
    let acts: Vec<&str> = noted.as_array().unwrap().iter().map(|act| act["act"].as_str().unwrap()).collect();
    let wanted = [
        "close table",
        "pin table",
        "remove table",
        "ban",
        "unban",
        "export guest",
        "rewrite table",
        "remove guest",
    ];
    assert_eq!(acts, wanted);
    assert_eq!(noted[0]["detail"], "spam");
    assert_eq!(noted[0]["who"], "lovelace");
    assert!(office.does(&["reports"]).is_empty());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_operator_works_beside_a_server_with_a_file() {
    let server = Server::start(&[]);
    everything_works(&server, "sqlite:kaiju.db").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_operator_works_beside_a_server_with_postgres() {
    let postgres = kaiju_cluster::new_database().unwrap();
    let server = Server::start(&["--store", &postgres]);
    everything_works(&server, &postgres).await;
}

#[test]
fn without_a_database_an_operator_is_told_so() {
    let folder = tempfile::tempdir().unwrap();
    let output = kaiju(folder.path()).args(["admin", "tables"]).output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(said.contains("kaiju.db") && said.contains("there is no database"), "{said}");
    assert!(!folder.path().join("kaiju.db").exists());
}
