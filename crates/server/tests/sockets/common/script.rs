//! Scripted tables: a test writes the log with the dice and cards it needs, up to the moment it is about.

use super::{Player, Server, config, options, seat};
use kaiju_client::Account;
use kaiju_engine::{Game, Setup, Step};
use kaiju_fair::Secret;
use kaiju_notation::{Names, action_text, decision_text, luck_text, parse_action, parse_luck, parse_rules};
use kaiju_protocol::{By, Entry, Occupant, SeatInfo, TableOptions};
use kaiju_record::RULES_REVISION;
use kaiju_store::{Append, NewTable, Row, Summary};

/// The players of a scripted table, in seat order.
const NAMES: [&str; 2] = ["Alice", "Bob"];
/// The seed of the secret, which decides the dice that are not scripted.
pub const SECRET_SEED: u64 = 77;

/// A server with a table where Alice and Bob play and a spectator watches.
pub struct Scene {
    pub server: Server,
    pub alice: Player,
    pub bob: Player,
    pub watcher: Player,
    folder: tempfile::TempDir,
}

impl Scene {
    /// Plays the lines of a script, written as in a record, then connects everybody.
    pub async fn play(script: &str) -> Scene {
        Scene::with_options(options("czech"), script).await
    }

    pub async fn with_options(mut options: TableOptions, script: &str) -> Scene {
        options.absence.pause_s = 3600;
        let folder = tempfile::tempdir().unwrap();
        let server = Server::start(folder.path(), config()).await;
        let alice = Account::new(server.address).await.unwrap();
        let bob = Account::new(server.address).await.unwrap();
        let watcher = Account::new(server.address).await.unwrap();
        let entries = entries(&options, &[&alice.guest, &bob.guest], script);
        store_log(&server, "scripted", &alice.guest, entries).await;
        Scene {
            alice: Player::join(alice, "scripted", 1).await,
            bob: Player::join(bob, "scripted", 2).await,
            watcher: Player::join(watcher, "scripted", 3).await,
            server,
            folder,
        }
    }

    pub async fn stop(self) {
        self.server.stop().await;
        drop(self.folder);
    }
}

/// The log of a table with these guests at the end of the script.
fn entries(options: &TableOptions, guests: &[&str], script: &str) -> Vec<Entry> {
    let rules = parse_rules(&options.rules).unwrap();
    let names = Names::new(NAMES).unwrap();
    let mut game = Game::new(&Setup { rules, players: NAMES.len(), first: None }).unwrap();
    let seated = |(guest, name): (&&str, &str)| SeatInfo {
        occupant: Occupant::Guest { guest: (*guest).to_owned() },
        name: name.to_owned(),
        ..SeatInfo::free()
    };
    let seats: Vec<SeatInfo> = guests.iter().zip(NAMES).map(seated).collect();
    let commitment = Secret::from_seed(SECRET_SEED).commitment().to_string();
    let host = guests[0].to_owned();
    let mut entries = vec![
        Entry::Created {
            host,
            options: options.clone(),
            seats: seats.clone(),
            commitment,
            position: None,
            daily: None,
            lesson: false,
            sent_away: Vec::new(),
        },
        Entry::Started { seats, revision: RULES_REVISION },
    ];
    for line in script.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let entry = match line.split_once(": ") {
            Some((name, text)) => {
                let Step::Decide { seat: asked, decision } = game.step() else {
                    panic!("nobody is asked: {line}")
                };
                let index = NAMES.iter().position(|known| *known == name).unwrap();
                assert_eq!(
                    asked.index(),
                    index,
                    "{line}: another player is asked, {}",
                    decision_text(decision)
                );
                let action = parse_action(text, &names, Some(&game)).unwrap();
                let played = game.play(action, None);
                assert!(played.is_ok(), "{line} does not answer {}", decision_text(decision));
                let action = action_text(action, &names);
                Entry::Acted { seat: seat(index), action, by: By::Player, reserve_ms: None }
            }
            None => {
                let luck = parse_luck(line, &names).unwrap();
                assert!(game.resolve(luck, None).is_ok(), "{line} is not asked: {:?}", game.step());
                Entry::Chance { luck: luck_text(luck, &names) }
            }
        };
        entries.push(entry);
    }
    entries
}

/// Stores a log for the server to load.
pub async fn store_log(server: &Server, table: &str, made_by: &str, entries: Vec<Entry>) {
    let at = server.time.now_ms();
    let lines: Vec<String> = entries.iter().map(|entry| serde_json::to_string(entry).unwrap()).collect();
    let row = Row { seq: 1, at, body: lines.join("\n") };
    let summary = Summary {
        is_public: true,
        has_begun: true,
        is_over: false,
        text: String::new(),
        guests: Vec::new(),
        at,
    };
    let append = Append { table: table.to_owned(), row, summary: Some(summary) };
    let secret = Secret::from_seed(SECRET_SEED).reveal();
    server
        .store
        .create(NewTable {
            secret,
            made_by: made_by.to_owned(),
            made_from: String::new(),
            append,
            also_append: None,
            quota: kaiju_store::Quota::NONE,
        })
        .await
        .unwrap();
}
