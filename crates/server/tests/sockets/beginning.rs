//! Options for the first roll: the seat that begins, and the sides of the wickedness tiles.

use crate::common::{Player, Server, bot, code_of, config, mine, options, seat, table};
use kaiju_client::Account;
use kaiju_engine::{Event, PowerId, PowerSet, Seat, tile_pairs};
use kaiju_protocol::{Code, Command, CreateTable, Entry, NewSeat, TableOptions};
use kaiju_record::verify;
use kaiju_server::Config;

/// Red and green sides in turn.
fn sides() -> PowerSet {
    let every_other = [true, false].into_iter().cycle();
    tile_pairs().zip(every_other).map(|((red, green), is_red)| if is_red { red } else { green }).collect()
}

fn with_first(rules: &str, first: Seat) -> TableOptions {
    TableOptions { first: Some(first), ..options(rules) }
}

fn with_sides(rules: &str, sides: PowerSet) -> TableOptions {
    TableOptions { sides: Some(sides), ..options(rules) }
}

async fn started(server: &Server, options: TableOptions, seats: Vec<NewSeat>) -> Player {
    let guest = Account::new(server.address).await.unwrap();
    let id = guest.create(&CreateTable { options, seats, position: None }).await.unwrap();
    let mut host = Player::join(guest, &id, 1).await;
    host.command(Command::Start).await.unwrap();
    host.until("somebody is asked", |player| player.drawn.question.is_some()).await;
    host
}

/// The seat whose turn came first.
fn beginner(player: &Player) -> Seat {
    let mut events = player.drawn.entries.iter().flat_map(|told| &told.events);
    events
        .find_map(|event| if let Event::TurnBegan { seat, .. } = event { Some(*seat) } else { None })
        .unwrap()
}

/// The answers of chance so far.
fn luck(player: &Player) -> Vec<String> {
    let entries = player.drawn.entries.iter();
    entries
        .filter_map(|told| if let Entry::Chance { luck } = &told.entry { Some(luck.clone()) } else { None })
        .collect()
}

/// The record of a game that is played to its end, verified.
async fn verified(player: &mut Player) -> String {
    player.play().await;
    let path = format!("/api/tables/{}/record", player.table);
    let record = player.account.request("GET", &path, None).await.unwrap().body;
    let verdict = verify(record.as_bytes());
    assert!(verdict.record.is_ok() && verdict.checked.dice > 0, "{:?}\n{record}", verdict.record);
    record
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_seat_that_the_host_has_named_begins() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), config()).await;
    for rules in ["czech", "spanish", "polish", "dark", "modern"] {
        // The free seat is gone at the start: the last one moves up.
        let seats = vec![mine(), NewSeat::Free, bot()];
        let mut host = started(&server, with_first(rules, seat(2)), seats).await;
        assert_eq!(host.drawn.info.as_ref().unwrap().options.first, Some(seat(1)), "{rules}");
        assert_eq!(beginner(&host), seat(1), "{rules}");
        let is_draw = |luck: &String| luck.starts_with("draw ");
        assert!(luck(&host).iter().take(3).all(is_draw), "{rules}: nothing but the market comes first");
        let record = verified(&mut host).await;
        assert!(record.contains("\nfirst Random\n"), "{record}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_preset_takes_a_roll_off_or_a_random_seat_too() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), config()).await;
    for (rules, word) in [
        ("czech", "dice"),
        ("czech, first_player=free", "first"),
        ("polish", "first"),
        ("polish, first_player=most_claws", "dice"),
        ("dark, first_player=free", "first"),
        ("modern, first_player=free", "first"),
    ] {
        let mut host = started(&server, options(rules), vec![mine(), bot()]).await;
        let luck = luck(&host);
        assert_eq!(luck[3].split(' ').next(), Some(word), "{rules}: {luck:?}");
        assert_eq!(host.drawn.info.as_ref().unwrap().options.rules, rules);
        let record = verified(&mut host).await;
        assert!(record.contains(&format!("\nrules {rules}\n")), "{record}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn only_the_host_names_a_seat_and_only_one_that_somebody_has() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), config()).await;
    let guest = Account::new(server.address).await.unwrap();
    for (index, code) in [(1, Code::BadOption), (4, Code::UnknownSeat)] {
        let seats = vec![mine(), NewSeat::Free];
        let wanted = CreateTable { options: with_first("czech", seat(index)), seats, position: None };
        let body = serde_json::to_string(&wanted).unwrap();
        let refused = guest.request("POST", "/api/tables", Some(&body)).await.unwrap();
        assert_eq!((refused.status, code_of(&refused.body)), (400, code));
    }
    let id = guest.create(&table("czech", vec![mine(), NewSeat::Free])).await.unwrap();
    let mut host = Player::join(guest, &id, 1).await;
    let mut ben = Player::join(Account::new(server.address).await.unwrap(), &id, 2).await;
    let name = |index: usize| Command::Change { options: with_first("czech", seat(index)) };
    assert_eq!(host.refused(name(1)).await, Code::BadOption);
    assert_eq!(host.refused(name(2)).await, Code::UnknownSeat);
    ben.command(Command::Sit { seat: seat(1), name: "Ben".to_owned(), monster: None }).await.unwrap();
    assert_eq!(ben.refused(name(1)).await, Code::NotHost);
    let changed = host.command(name(1)).await.unwrap();
    ben.up_to(changed).await;
    assert_eq!(ben.drawn.info.as_ref().unwrap().options.first, Some(seat(1)));
    // A seat that becomes free no longer begins.
    let left = ben.command(Command::Stand { seat: seat(1) }).await.unwrap();
    host.up_to(left).await;
    assert_eq!(host.drawn.info.as_ref().unwrap().options.first, None);
    // A bot that replaces another bot does.
    host.command(Command::SeatBot { seat: seat(1), bot: "random".to_owned() }).await.unwrap();
    host.command(name(1)).await.unwrap();
    host.command(Command::SeatBot { seat: seat(1), bot: "brawler".to_owned() }).await.unwrap();
    assert_eq!(host.drawn.info.as_ref().unwrap().options.first, Some(seat(1)));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_rematch_keeps_the_options_of_the_table() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), config()).await;
    let agreed = TableOptions { first: Some(seat(1)), ..with_sides("czech, wickedness=mixed", sides()) };
    let mut host = started(&server, agreed.clone(), vec![mine(), bot()]).await;
    host.command(Command::Resign { seat: seat(0) }).await.unwrap();
    host.command(Command::Rematch).await.unwrap();
    let next = host.drawn.info.as_ref().unwrap().rematch.clone().unwrap();
    let mut again = Player::join(host.account, &next, 1).await;
    assert_eq!(again.drawn.info.as_ref().unwrap().options, agreed);
    again.command(Command::Start).await.unwrap();
    again.until("somebody is asked", |player| player.drawn.question.is_some()).await;
    assert_eq!((beginner(&again), again.drawn.table().unwrap().tiles), (seat(1), sides()));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sides_that_the_table_has_chosen_lie_there_from_the_beginning() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), config()).await;
    for rules in ["dark, wickedness=mixed", "czech, wickedness=mixed", "modern, wickedness=mixed"] {
        let mut host = started(&server, with_sides(rules, sides()), vec![mine(), bot()]).await;
        let start = host.drawn.entries.iter().find_map(|told| told.view.clone()).unwrap();
        assert_eq!(start.tiles, sides(), "{rules}");
        let mut events = host.drawn.entries.iter().flat_map(|told| &told.events);
        assert!(!events.any(|event| matches!(event, Event::TilesLaid { .. })), "{rules}");
        assert!(!luck(&host).iter().any(|luck| luck.starts_with("sides ")), "{rules}");
        let record = verified(&mut host).await;
        let line: Vec<&str> = sides().iter().map(PowerId::text).collect();
        assert!(record.contains(&format!("\nsides {}\n", line.join(" "))), "{record}");
    }
    // They are known after a restart, and to spectators who join later.
    let host = started(&server, with_sides("dark, wickedness=mixed", sides()), vec![mine(), mine()]).await;
    let (id, tiles) = (host.table.clone(), host.drawn.table().unwrap().tiles);
    server.stop().await;
    let server = Server::start(folder.path(), config()).await;
    let late = Player::join(Account::new(server.address).await.unwrap(), &id, 2).await;
    assert_eq!(late.drawn.table().unwrap().tiles, tiles);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sides_that_cannot_lie_there_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), Config { positions: true, ..config() }).await;
    let guest = Account::new(server.address).await.unwrap();
    let id = guest.create(&table("dark", vec![mine(), bot()])).await.unwrap();
    let mut host = Player::join(guest, &id, 1).await;
    let (first, _) = tile_pairs().next().unwrap();
    for (rules, sides, why) in [
        ("dark", sides(), "wickedness=mixed"),
        ("czech", sides(), "wickedness=mixed"),
        ("dark, wickedness=mixed", PowerSet::EMPTY, "one side of each"),
        ("dark, wickedness=mixed", sides().without(first), "one side of each"),
    ] {
        let refusal = host.command(Command::Change { options: with_sides(rules, sides) }).await.unwrap_err();
        assert_eq!(refusal.code, Code::BadOption);
        assert!(refusal.message.contains(why), "{refusal}");
    }
    host.command(Command::Change { options: with_sides("dark, wickedness=mixed", sides()) }).await.unwrap();
    // A position says itself who begins and what lies there.
    let tiles: Vec<&str> = sides().iter().map(PowerId::text).collect();
    let position = format!("rules dark, wickedness=mixed\nAlice: to roll\nBob:\ntiles {}", tiles.join(", "));
    for options in
        [with_sides("dark, wickedness=mixed", sides()), with_first("dark, wickedness=mixed", seat(0))]
    {
        let position = Some(position.clone());
        let wanted = CreateTable { options, seats: vec![mine(), bot()], position };
        let body = serde_json::to_string(&wanted).unwrap();
        let refused = host.account.request("POST", "/api/tables", Some(&body)).await.unwrap();
        assert_eq!((refused.status, code_of(&refused.body)), (400, Code::BadPosition));
        assert!(refused.body.contains("whose turn"), "{}", refused.body);
    }
    server.stop().await;
}
