//! Seats: leaving, sending away, several seats on one device, resigning, rematches.

use crate::common::{Player, Server, bot, code_of, config, mine, seat, table};
use kaiju_client::Account;
use kaiju_protocol::{
    By, Clock, Code, Command, Ending, Entry, MonsterName, NewSeat, Occupant, Phase, SeatInfo, ServerMessage,
    TableInfo,
};
use kaiju_server::Config;

async fn guest(server: &Server, table: &str, seed: u64) -> Player {
    Player::join(Account::new(server.address).await.unwrap(), table, seed).await
}

fn info(player: &Player) -> &TableInfo {
    player.drawn.info.as_ref().unwrap()
}

fn sit(index: usize, name: &str) -> Command {
    Command::Sit { seat: seat(index), name: name.to_owned(), monster: None }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_host_sends_a_player_away_before_the_start() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), config()).await;
    let host = Account::new(server.address).await.unwrap();
    let id = host.create(&table("czech", vec![mine(), NewSeat::Free])).await.unwrap();
    let mut host = Player::join(host, &id, 1).await;
    let mut ben = guest(&server, &id, 2).await;
    ben.command(sit(1, "Ben")).await.unwrap();
    let kicked = host.command(Command::Clear { seat: seat(1) }).await.unwrap();
    assert_eq!(host.drawn.entries.last().unwrap().entry, Entry::Freed { seat: seat(1), sent_away: true });
    ben.up_to(kicked).await;
    assert_eq!(info(&ben).seats[1], SeatInfo::free());
    assert_eq!(ben.drawn.seats_of(&ben.account.guest), []);
    // The seat is nobody's now, and what belonged to it is gone.
    let dress = Command::Dress { seat: seat(1), name: Some("Ben".to_owned()), monster: None };
    assert_eq!(ben.refused(dress).await, Code::SeatFree);
    assert_eq!(ben.refused(Command::Stand { seat: seat(1) }).await, Code::NotYourSeat);
    assert_eq!(host.refused(Command::Clear { seat: seat(1) }).await, Code::SeatFree);
    // A guest who was sent away cannot sit down again, not even elsewhere; others can.
    assert_eq!(ben.refused(sit(1, "Ben")).await, Code::SentAway);
    host.command(Command::Resize { seats: 3 }).await.unwrap();
    assert_eq!(ben.refused(sit(2, "Ben")).await, Code::SentAway);
    let mut ben = guest(&server, &id, 3).await;
    ben.command(sit(1, "Ben")).await.unwrap();
    // In a running game nobody is sent away.
    host.command(Command::Start).await.unwrap();
    assert_eq!(host.refused(Command::Clear { seat: seat(1) }).await, Code::AlreadyStarted);
    assert_eq!(ben.refused(Command::Stand { seat: seat(1) }).await, Code::AlreadyStarted);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_device_plays_several_seats_and_leaves_them_one_by_one() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), config()).await;
    let host = Account::new(server.address).await.unwrap();
    let named = |name: &str| NewSeat::Mine { name: Some(name.to_owned()), monster: None };
    let id = host.create(&table("czech", vec![named("Ada"), named("Ada"), NewSeat::Free])).await.unwrap();
    let mut host = Player::join(host, &id, 1).await;
    let names: Vec<&str> = info(&host).seats.iter().map(|seat| seat.name.as_str()).collect();
    assert!(names[0] == "Ada" && names[1] != "Ada" && names[1].starts_with("Ada"), "{names:?}");
    let mut ben = guest(&server, &id, 2).await;
    ben.command(sit(2, "Ben")).await.unwrap();
    // Leaving one seat keeps the other, and the host stays the host.
    host.command(Command::Stand { seat: seat(0) }).await.unwrap();
    assert_eq!(info(&host).host, host.account.guest);
    assert_eq!(host.drawn.seats_of(&host.account.guest), [seat(1)]);
    host.command(sit(0, "Cleo")).await.unwrap();
    host.command(Command::Start).await.unwrap();
    let ben = tokio::spawn(async move {
        ben.play().await;
    });
    host.play().await;
    ben.await.unwrap();
    let acted = |index: usize| {
        let own = |entry: &Entry| matches!(entry, Entry::Acted { seat, by: By::Player, .. } if seat.index() == index);
        host.drawn.entries.iter().any(|told| own(&told.entry))
    };
    assert!(acted(0) && acted(1), "both seats have been played from one device");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_plays_to_the_end_for_a_player_who_resigned() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), config()).await;
    let host = Account::new(server.address).await.unwrap();
    let id = host.create(&table("dark", vec![mine(), NewSeat::Free, bot()])).await.unwrap();
    let mut host = Player::join(host, &id, 1).await;
    let mut ben = guest(&server, &id, 2).await;
    ben.command(sit(1, "Ben")).await.unwrap();
    assert_eq!(ben.refused(Command::Resign { seat: seat(1) }).await, Code::NotPlaying);
    host.command(Command::Start).await.unwrap();
    assert_eq!(host.refused(Command::Resign { seat: seat(1) }).await, Code::NotYourSeat);
    let resigned = ben.command(Command::Resign { seat: seat(1) }).await.unwrap();
    assert!(info(&ben).seats[1].resigned);
    // The seat is Ben's, but no longer to be played.
    assert_eq!(ben.refused(Command::Back { seat: seat(1) }).await, Code::AlreadyResigned);
    host.play().await;
    let after = host.drawn.entries.iter().filter(|told| told.seq > resigned);
    for told in after {
        if let Entry::Acted { seat, by, .. } = &told.entry {
            assert!(seat.index() != 1 || *by == By::Bot, "{told:?}");
        }
    }
    assert!(matches!(info(&host).phase, Phase::Over { ending: Ending::Played { .. } }));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_last_one_who_has_not_resigned_wins() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), config()).await;
    let host = Account::new(server.address).await.unwrap();
    let id = host.create(&table("czech", vec![mine(), NewSeat::Free])).await.unwrap();
    let mut host = Player::join(host, &id, 1).await;
    let mut ben = guest(&server, &id, 2).await;
    ben.command(sit(1, "Ben")).await.unwrap();
    host.command(Command::Start).await.unwrap();
    host.command(Command::Resign { seat: seat(0) }).await.unwrap();
    let ending = Ending::Resigned { winner: Some(seat(1)) };
    assert_eq!(info(&host).phase, Phase::Over { ending });
    let record = host.account.request("GET", &format!("/api/tables/{id}/record"), None).await.unwrap().body;
    assert!(record.contains("\nended by resignation: Ben is left\n"), "{record}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_rematch_has_the_same_seats_options_and_host_and_is_made_once() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), config()).await;
    let host = Account::new(server.address).await.unwrap();
    let dressed = NewSeat::Mine { name: Some("Ada".to_owned()), monster: Some(MonsterName::Kraken) };
    let wanted = table("polish, bay_use=on", vec![dressed, NewSeat::Free, bot()]);
    let id = host.create(&wanted).await.unwrap();
    let mut host = Player::join(host, &id, 1).await;
    let mut ben = guest(&server, &id, 2).await;
    let mut watcher = guest(&server, &id, 3).await;
    ben.command(sit(1, "Ben")).await.unwrap();
    host.command(Command::Start).await.unwrap();
    assert_eq!(ben.refused(Command::Rematch).await, Code::NotOver);
    ben.command(Command::Resign { seat: seat(1) }).await.unwrap();
    host.command(Command::Resign { seat: seat(0) }).await.unwrap();
    for player in [&mut host, &mut ben, &mut watcher] {
        while !player.is_over() {
            player.hear().await;
        }
    }
    assert_eq!(watcher.refused(Command::Rematch).await, Code::NotYourSeat);
    ben.command(Command::Rematch).await.unwrap();
    host.command(Command::Rematch).await.unwrap();
    let next = info(&host).rematch.clone().unwrap();
    assert_eq!(info(&host).rematch_by.as_deref(), Some(ben.account.guest.as_str()), "the first who asked");
    let rematches = host.drawn.entries.iter().filter(|told| matches!(told.entry, Entry::Rematch { .. }));
    assert_eq!(rematches.count(), 1, "two who want to play again meet at one table");
    while info(&watcher).rematch.is_none() {
        watcher.hear().await;
    }
    let again = Player::join(host.account.clone(), &next, 4).await;
    let (old, new) = (info(&host), info(&again));
    assert_eq!((&new.options, &new.host, &new.phase), (&wanted.options, &old.host, &Phase::Waiting));
    let same = |seat: &SeatInfo| (seat.occupant.clone(), seat.name.clone(), seat.monster);
    assert!(old.seats.iter().map(same).eq(new.seats.iter().map(same)));
    assert!(new.seats.iter().all(|seat| !seat.resigned && seat.contribution.is_none()));
    assert!(matches!(new.seats[2].occupant, Occupant::Bot { .. }));
    assert_ne!(old.fairness.commitment, new.fairness.commitment, "new dice");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everybody_sees_who_comes_and_goes() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), config()).await;
    let host = Account::new(server.address).await.unwrap();
    let id = host.create(&table("czech", vec![mine(), bot(), NewSeat::Free])).await.unwrap();
    let mut host = Player::join(host, &id, 1).await;
    let watcher = guest(&server, &id, 2).await;
    let presence = async |host: &mut Player| loop {
        if let ServerMessage::Presence { presence } = host.hear().await {
            return presence;
        }
    };
    let mut seen = presence(&mut host).await;
    while seen.spectators == 0 {
        seen = presence(&mut host).await;
    }
    let connected: Vec<bool> = seen.seats.iter().map(|seat| seat.connected).collect();
    assert_eq!((connected, seen.spectators), (vec![true, true, false], 1));
    drop(watcher);
    assert_eq!(presence(&mut host).await.spectators, 0);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_first_question_has_choices_though_seats_have_moved() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), config()).await;
    // Dice decide who begins: some of these tables ask the guest first.
    for seed in 0..6 {
        let host = Account::new(server.address).await.unwrap();
        let mut wanted = table("czech", vec![NewSeat::Free, mine(), mine()]);
        wanted.options.clock = Some(Clock { decision_s: 5, reserve_s: 0 });
        let id = host.create(&wanted).await.unwrap();
        let mut host = Player::join(host, &id, seed).await;
        host.command(Command::Start).await.unwrap();
        let question = host.drawn.question.as_ref().unwrap();
        assert!(question.keep.is_some() || !question.choices.is_empty(), "{question:?}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_that_never_begins_can_be_closed_and_is_when_nobody_sits_there() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), Config { sleep_after_ms: 0, ..config() }).await;
    let host = Account::new(server.address).await.unwrap();
    let id = host.create(&table("czech", vec![mine(), NewSeat::Free])).await.unwrap();
    let mut host = Player::join(host, &id, 1).await;
    host.command(Command::End).await.unwrap();
    assert_eq!(info(&host).phase, Phase::Over { ending: Ending::Abandoned });
    assert_eq!(host.refused(Command::End).await, Code::NotPlaying);
    let record = host.account.request("GET", &format!("/api/tables/{id}/record"), None).await.unwrap();
    assert_eq!((record.status, code_of(&record.body)), (409, Code::NotPlaying));

    let id = host.account.create(&table("czech", vec![mine(), NewSeat::Free])).await.unwrap();
    let mut host = Player::join(host.account, &id, 1).await;
    host.command(Command::Stand { seat: seat(0) }).await.unwrap();
    let account = host.account;
    drop(host.connection);
    let list = async || account.request("GET", "/api/tables", None).await.unwrap().body;
    let deserted = async { while list().await.contains(&id) {} };
    tokio::time::timeout(crate::common::PATIENCE, deserted).await.expect("a deserted table is still listed");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_eliminated_player_cannot_resign() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), config()).await;
    let host = Account::new(server.address).await.unwrap();
    let mut tried = 0;
    for seed in 0..20 {
        let id = host.create(&table("czech", vec![mine(), mine(), mine()])).await.unwrap();
        let mut player = Player::join(host.clone(), &id, seed).await;
        player.command(Command::Start).await.unwrap();
        while !player.is_over() {
            let out =
                (0..3).find(|&index| player.drawn.table().is_some_and(|table| !table.monsters[index].alive));
            if let Some(out) = out {
                assert_eq!(player.refused(Command::Resign { seat: seat(out) }).await, Code::NotPlaying);
                tried += 1;
                break;
            }
            let command = player.answer().expect("all seats are of this device");
            player.command(command).await.unwrap();
        }
    }
    assert!(tried > 0, "nobody was ever out before the end");
    server.stop().await;
}
