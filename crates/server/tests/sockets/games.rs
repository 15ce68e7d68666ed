//! Whole games over real sockets.

use crate::common::{Player, Server, bot, config, mine, options, seat, seeded, table};
use kaiju_client::Account;
use kaiju_engine::Seat;
use kaiju_engine::playout::Numbers;
use kaiju_protocol::{By, Clock, Code, Command, CreateTable, Ending, Entry, NewSeat, Phase, ServerMessage};
use kaiju_record::verify;
use kaiju_server::Config;
use std::time::Duration;

async fn new_player(server: &Server, table: &str, seed: u64) -> Player {
    Player::join(Account::new(server.address).await.unwrap(), table, seed).await
}

/// Statistics of the player who comes and goes.
#[derive(Default)]
struct Comings {
    returns: usize,
    late: usize,
}

/// Six seats: two players, one with two seats, a bot, one who comes and goes, one who never answers. One of them
/// does something at a time, so that the game is the same every time.
async fn play_six(seed: u64) -> Comings {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), seeded(seed)).await;
    let host = Account::new(server.address).await.unwrap();
    let seats = vec![mine(), NewSeat::Free, NewSeat::Free, NewSeat::Free, bot(), NewSeat::Free];
    let mut wanted = CreateTable { options: options("dark"), seats, position: None };
    let decision = Duration::from_secs(20);
    wanted.options.clock = Some(Clock { decision_s: 20, reserve_s: 0 });
    wanted.options.absence.pause_s = 3600;
    let id = host.create(&wanted).await.unwrap();
    let mut host = Player::join(host, &id, seed).await;
    let mut two = new_player(&server, &id, seed + 1).await;
    let mut flaky = new_player(&server, &id, seed + 2).await;
    let mut mute = new_player(&server, &id, seed + 3).await;
    let mut watcher = new_player(&server, &id, seed + 4).await;
    let sit =
        |index: usize, name: &str| Command::Sit { seat: seat(index), name: name.to_owned(), monster: None };
    two.command(sit(1, "Two")).await.unwrap();
    two.command(sit(2, "Two")).await.unwrap();
    flaky.command(sit(3, "Flaky")).await.unwrap();
    mute.command(sit(5, "Mute")).await.unwrap();
    host.command(Command::Start).await.unwrap();

    let (away, mut comings) = (Entry::Away { seat: seat(3) }, Comings::default());
    loop {
        let players = [&mut host, &mut two, &mut flaky, &mut mute, &mut watcher];
        let seq = players.iter().map(|player| player.drawn.seq).max().unwrap();
        for player in players {
            player.up_to(seq).await;
        }
        let Some(question) = watcher.drawn.question.clone().filter(|_| !watcher.is_over()) else { break };
        let player = match question.seat.index() {
            0 => &mut host,
            1 | 2 => &mut two,
            3 => &mut flaky,
            // A bot answers at once, or waits for its time.
            _ => {
                if question.bot_at.is_some() {
                    server.time.advance(decision);
                }
                watcher.up_to(seq + 1).await;
                continue;
            }
        };
        let number = player.numbers().below(4);
        if question.seat == seat(3) && number == 0 && comings.returns > 0 {
            // The time runs out, a bot steps in, and the seat is handed back.
            let before = count(player, &away);
            server.time.advance(decision);
            player.until("a bot steps in", |player| count(player, &away) > before).await;
            player.reconnect().await;
            player.until("the seat is handed back", |player| !is_away(player) || player.is_over()).await;
            comings.late += 1;
            continue;
        }
        if question.seat == seat(3) && number < 3 {
            player.reconnect().await;
            comings.returns += 1;
        }
        let command = player.answer().expect("the one who is asked has choices");
        player.command(command).await.unwrap();
    }
    // Everybody was told the same entries, each once, whatever happened to the connection.
    for player in [&host, &two, &flaky, &mute] {
        assert_eq!(player.drawn.seq, watcher.drawn.seq);
        assert_eq!(player.drawn.entries.len(), watcher.drawn.entries.len());
        for (own, seen) in player.drawn.entries.iter().zip(&watcher.drawn.entries) {
            assert_eq!((own.seq, own.at), (seen.seq, seen.at));
            // Only a card that one has looked at may be told otherwise.
            let is_hidden = matches!(&seen.entry, Entry::Chance { luck } if luck == "draw hidden");
            assert!(is_hidden || own.entry == seen.entry, "{own:?}\n{seen:?}");
        }
        assert_eq!(player.drawn.info, watcher.drawn.info);
    }
    let by = |index: usize, who: By| {
        let acted = |entry: &Entry| matches!(entry, Entry::Acted { seat: s, by, .. } if s.index() == index && *by == who);
        watcher.drawn.entries.iter().filter(|sent| acted(&sent.entry)).count()
    };
    // Everybody has a turn before anybody can be out.
    for index in 0..3 {
        assert!(by(index, By::Player) > 0 && by(index, By::Bot) == 0, "seat {index} is played by its player");
    }
    assert!(by(3, By::Player) > 0, "the one who comes and goes has never answered");
    assert!(by(4, By::Player) == 0 && by(4, By::Bot) > 0, "a bot is a bot");
    assert!(by(5, By::Player) == 0 && by(5, By::Bot) > 0, "the one who never answers is played by a bot");
    let record = watcher.account.request("GET", &format!("/api/tables/{id}/record"), None).await.unwrap();
    assert_eq!(record.status, 200, "{}", record.body);
    let verdict = verify(record.body.as_bytes());
    assert!(verdict.record.is_ok(), "{:?}", verdict.record);
    assert!(verdict.checked.dice > 100);
    server.stop().await;
    comings
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn six_seats_play_dark_games_whatever_happens_to_connections() {
    let games = tokio::join!(play_six(100), play_six(200), play_six(300));
    let all = [games.0, games.1, games.2];
    let (returns, late) = (all.iter().map(|game| game.returns), all.iter().map(|game| game.late));
    assert!(returns.sum::<usize>() > 10 && late.sum::<usize>() > 3);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn seats_of_one_device_swap_monsters_and_bots_make_room() {
    use kaiju_protocol::MonsterName::{Gigazaur, Kraken, TheKing};
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), config()).await;
    let host = Account::new(server.address).await.unwrap();
    let id = host
        .create(&table("czech", vec![mine(), NewSeat::Free, NewSeat::Free, NewSeat::Free]))
        .await
        .unwrap();
    let mut host = Player::join(host, &id, 1).await;
    let mut ben = new_player(&server, &id, 2).await;
    let sit = |index: usize, monster| Command::Sit { seat: seat(index), name: "Guest".to_owned(), monster };
    let dress =
        |index: usize, monster| Command::Dress { seat: seat(index), name: None, monster: Some(monster) };
    host.command(dress(0, Kraken)).await.unwrap();
    host.command(sit(1, Some(Gigazaur))).await.unwrap();
    ben.command(sit(2, Some(TheKing))).await.unwrap();
    host.command(dress(1, Kraken)).await.unwrap();
    let monsters = |player: &Player| -> Vec<_> {
        player.drawn.info.as_ref().unwrap().seats.iter().map(|seat| seat.monster).collect()
    };
    assert_eq!(monsters(&host), [Some(Gigazaur), Some(Kraken), Some(TheKing), None]);
    // A monster of another guest cannot be taken.
    assert_eq!(host.refused(dress(0, TheKing)).await, Code::MonsterTaken);
    assert_eq!(ben.refused(dress(2, Kraken)).await, Code::MonsterTaken);
    // A bot takes what is left of the swap, and only the host can make it do so.
    host.command(Command::SeatBot { seat: seat(3), bot: "random".to_owned() }).await.unwrap();
    host.command(dress(3, Kraken)).await.unwrap();
    assert_eq!(monsters(&host), [Some(Gigazaur), None, Some(TheKing), Some(Kraken)]);
    host.command(dress(0, Kraken)).await.unwrap();
    assert_eq!(monsters(&host), [Some(Kraken), None, Some(TheKing), Some(Gigazaur)]);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_is_set_up_by_its_host() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), config()).await;
    let host = Account::new(server.address).await.unwrap();
    let id = host.create(&table("czech", vec![mine(), NewSeat::Free, NewSeat::Free])).await.unwrap();
    let mut host = Player::join(host, &id, 1).await;
    let mut ben = new_player(&server, &id, 2).await;
    let sit =
        |index: usize, name: &str| Command::Sit { seat: seat(index), name: name.to_owned(), monster: None };
    assert_eq!(ben.refused(sit(0, "Ben")).await, Code::SeatTaken);
    assert_eq!(ben.refused(sit(5, "Ben")).await, Code::UnknownSeat);
    assert_eq!(ben.refused(Command::Start).await, Code::NotHost);
    assert_eq!(ben.refused(Command::Clear { seat: seat(0) }).await, Code::NotHost);
    assert_eq!(host.refused(Command::Start).await, Code::TooFewPlayers);
    ben.command(sit(1, " Ben the Great ")).await.unwrap();
    assert_eq!(ben.drawn.info.as_ref().unwrap().seats[1].name, "Ben_the_Great");
    let kraken = |index: usize| Command::Dress {
        seat: seat(index),
        name: None,
        monster: Some(kaiju_protocol::MonsterName::Kraken),
    };
    ben.command(kraken(1)).await.unwrap();
    assert_eq!(host.refused(kraken(0)).await, Code::MonsterTaken);
    assert_eq!(host.refused(kraken(1)).await, Code::NotYourSeat);
    assert_eq!(
        host.refused(Command::SeatBot { seat: seat(2), bot: "nobody".to_owned() }).await,
        Code::UnknownBot
    );
    host.command(Command::SeatBot { seat: seat(2), bot: "random".to_owned() }).await.unwrap();
    assert_eq!(host.refused(Command::Resize { seats: 2 }).await, Code::SeatTaken);
    host.command(Command::Clear { seat: seat(2) }).await.unwrap();
    host.command(Command::Resize { seats: 2 }).await.unwrap();
    // A guest who leaves may come back.
    ben.command(Command::Stand { seat: seat(1) }).await.unwrap();
    ben.command(sit(1, "Ben")).await.unwrap();
    // The host leaves, so Ben is the host.
    host.command(Command::Stand { seat: seat(0) }).await.unwrap();
    assert_eq!(host.drawn.info.as_ref().unwrap().host, ben.account.guest);
    host.command(sit(0, "Ada")).await.unwrap();
    ben.command(Command::HandOver { seat: seat(0) }).await.unwrap();
    let rules = |rules: &str| Command::Change { options: options(rules) };
    assert_eq!(host.refused(rules("chess")).await, Code::BadRules);
    host.command(rules("polish, bay_use=on")).await.unwrap();
    let contribution = kaiju_protocol::Contribution(kaiju_fair::Contribution::from_bytes([7; 32]));
    let contribute = Command::Contribute { seat: seat(1), contribution };
    assert_eq!(host.refused(contribute.clone()).await, Code::NotYourSeat);
    ben.command(contribute.clone()).await.unwrap();
    assert_eq!(ben.refused(contribute).await, Code::AlreadyContributed);
    host.command(Command::Start).await.unwrap();
    assert_eq!(host.refused(Command::Start).await, Code::AlreadyStarted);
    assert_eq!(host.refused(Command::Rematch).await, Code::NotOver);
    assert_eq!(host.refused(Command::End).await, Code::NotAbandoned);

    let ben = tokio::spawn(async move {
        ben.play().await;
        ben
    });
    host.play().await;
    let ben = ben.await.unwrap();
    assert!(matches!(host.drawn.info.as_ref().unwrap().phase, Phase::Over { .. }));
    let record = host.account.request("GET", &format!("/api/tables/{id}/record"), None).await.unwrap();
    assert!(record.body.contains("contribution Ben 0707") && record.body.contains("\nseat Ben "));
    assert!(verify(record.body.as_bytes()).record.is_ok());
    // Both want to play again, and come to the same table.
    host.command(Command::Rematch).await.unwrap();
    let next = host.drawn.info.as_ref().unwrap().rematch.clone().unwrap();
    let again = Player::join(ben.account, &next, 5).await;
    let seats = &again.drawn.info.as_ref().unwrap().seats;
    assert_eq!((seats[0].name.as_str(), seats[1].name.as_str()), ("Ada", "Ben"));
    assert!(seats.iter().all(|seat| seat.contribution.is_none()));
    server.stop().await;
}

fn count(player: &Player, wanted: &Entry) -> usize {
    player.drawn.entries.iter().filter(|sent| sent.entry == *wanted).count()
}

/// True if a bot plays for Flaky or Ben, as a player sees it.
fn is_away(player: &Player) -> bool {
    let is_theirs = |away: Seat| player.drawn.info.as_ref().unwrap().seats[away.index()].name != "Mute";
    let change =
        |entry: &Entry| matches!(entry, Entry::Away { seat } | Entry::Back { seat } if is_theirs(*seat));
    let last = player.drawn.entries.iter().rev().find(|sent| change(&sent.entry));
    last.is_some_and(|sent| matches!(sent.entry, Entry::Away { .. }))
}

/// A game that Ben has left, with its host: a bot has stepped in for Ben.
async fn with_a_bot_for_ben(server: &Server) -> (Player, Account) {
    let host = Account::new(server.address).await.unwrap();
    let id = host.create(&table("dark", vec![mine(), NewSeat::Free])).await.unwrap();
    let mut host = Player::join(host, &id, 1).await;
    let mut ben = new_player(server, &id, 2).await;
    ben.command(Command::Sit { seat: seat(1), name: "Ben".to_owned(), monster: None }).await.unwrap();
    host.command(Command::Start).await.unwrap();
    let Player { account, connection, .. } = ben;
    drop(connection);
    while !is_away(&host) {
        match host.answer() {
            Some(command) => drop(host.command(command).await),
            None => drop(host.hear().await),
        }
    }
    (host, account)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_seat_is_handed_back_when_its_player_returns() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), config()).await;
    let (mut host, ben) = with_a_bot_for_ben(&server).await;
    // The host answers nothing until Ben is back, so that the game cannot be over.
    let mut ben = Player::join(ben, &host.table, 3).await;
    while is_away(&host) {
        host.hear().await;
    }
    let back = host.drawn.entries.iter().rposition(|sent| sent.entry == Entry::Back { seat: seat(1) });
    let back = back.expect("the seat is handed back");
    let ben = tokio::spawn(async move { ben.play().await });
    host.play().await;
    ben.await.unwrap();
    for sent in &host.drawn.entries[back..] {
        let by_bot = matches!(sent.entry, Entry::Acted { by: By::Bot, .. });
        assert!(!by_bot, "a bot plays on: {sent:?}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_plays_for_players_who_resigned_and_the_last_one_wins() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), config()).await;
    let host = Account::new(server.address).await.unwrap();
    let id = host.create(&table("dark", vec![mine(), NewSeat::Free, NewSeat::Free])).await.unwrap();
    let mut host = Player::join(host, &id, 1).await;
    let mut ben = new_player(&server, &id, 2).await;
    let mut cleo = new_player(&server, &id, 3).await;
    for (player, index) in [(&mut ben, 1), (&mut cleo, 2)] {
        let sit = Command::Sit { seat: seat(index), name: "X".to_owned(), monster: None };
        player.command(sit).await.unwrap();
    }
    host.command(Command::Start).await.unwrap();
    ben.command(Command::Resign { seat: seat(1) }).await.unwrap();
    assert_eq!(ben.refused(Command::Resign { seat: seat(1) }).await, Code::AlreadyResigned);
    cleo.command(Command::Resign { seat: seat(2) }).await.unwrap();
    while !host.is_over() {
        host.hear().await;
    }
    let ending = Ending::Resigned { winner: Some(seat(0)) };
    assert_eq!(host.drawn.info.as_ref().unwrap().phase, Phase::Over { ending });
    let record = host.account.request("GET", &format!("/api/tables/{id}/record"), None).await.unwrap();
    assert!(verify(record.body.as_bytes()).record.is_ok());
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_client_that_joins_a_table_that_falls_asleep_is_served() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), Config { sleep_after_ms: 0, ..config() }).await;
    let host = Account::new(server.address).await.unwrap();
    let id = host.create(&table("czech", vec![mine(), mine()])).await.unwrap();
    for round in 0..200 {
        let mut player = Player::join(host.clone(), &id, round).await;
        assert_eq!(player.refused(Command::Rematch).await, Code::NotOver, "round {round}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_sleeps_and_a_server_restarts_and_the_game_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let sleepy = || Config { sleep_after_ms: 0, ..config() };
    let server = Server::start(folder.path(), sleepy()).await;
    let host = Account::new(server.address).await.unwrap();
    let id = host.create(&table("dark", vec![mine(), mine(), bot()])).await.unwrap();
    let mut player = Player::join(host, &id, 1).await;
    player.command(Command::Start).await.unwrap();
    for _ in 0..20 {
        if let Some(command) = player.answer() {
            player.command(command).await.unwrap();
        }
    }
    let (account, drawn) = (player.account.clone(), player.drawn);
    drop(player.connection);
    // Nobody is there: the table falls asleep at once.
    server.counts("kaiju_tables_awake", 0).await;
    let connection = account.open(&id, Some(drawn.seq)).await.unwrap();
    let mut player = Player {
        account,
        table: id.clone(),
        drawn,
        connection,
        seed: player.seed,
        received: 0,
        calls: Vec::new(),
        presence: None,
    };
    while !matches!(player.hear().await, ServerMessage::State { .. }) {}
    let waiting = tokio::spawn(async move {
        // Told to come back later.
        let mut bye = false;
        while let Ok(Some(message)) = player.connection.next().await {
            player.drawn.see(&message).unwrap();
            bye |= matches!(&message, ServerMessage::Bye { refusal } if refusal.code == Code::Restarting);
        }
        assert!(bye);
        player
    });
    server.stop().await;
    let mut player = waiting.await.unwrap();
    let server = Server::start(folder.path(), config()).await;
    player.account.server = server.address;
    player.reconnect().await;
    player.play().await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn standing_orders_answer_at_once_and_only_their_owner_sees_them() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), config()).await;
    let answered = leaves_by_order(&server, 0).await;
    assert!(answered > 0, "nobody was ever asked whether to leave");
    server.stop().await;
}

/// Plays a game in which the host always leaves Tokyo by order; returns the number of times.
async fn leaves_by_order(server: &Server, seed: u64) -> usize {
    let host = Account::new(server.address).await.unwrap();
    let id = host.create(&table("czech", vec![mine(), bot(), bot()])).await.unwrap();
    let mut host = Player::join(host, &id, seed).await;
    let mut watcher = new_player(server, &id, 5).await;
    host.command(Command::Start).await.unwrap();
    let orders =
        kaiju_protocol::Orders { leave_at_most: Some(12), pass_unaffordable: true, ..Default::default() };
    host.command(Command::SetOrders { seat: seat(0), orders: orders.clone() }).await.unwrap();
    host.play().await;
    while !watcher.is_over() {
        watcher.hear().await;
    }
    let given = |player: &Player| {
        player.drawn.entries.iter().find_map(|sent| match &sent.entry {
            Entry::Ordered { orders, .. } => Some(orders.clone()),
            _ => None,
        })
    };
    assert_eq!(given(&host), Some(Some(orders)));
    assert_eq!(given(&watcher), Some(None));
    let own = |sent: &&kaiju_protocol::SentEntry| match &sent.entry {
        Entry::Acted { seat: acted, action, .. } => {
            acted.index() == 0 && (action == "yield" || action == "stay")
        }
        _ => false,
    };
    let answers = watcher.drawn.entries.iter().filter(own);
    for sent in answers.clone() {
        assert!(
            matches!(&sent.entry, Entry::Acted { by: By::Order, action, .. } if action == "yield"),
            "{sent:?}"
        );
    }
    answers.count()
}
