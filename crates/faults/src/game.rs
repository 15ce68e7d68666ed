//! One table after another for the same players, each played to the end and checked.

use crate::checker::{Violation, check};
use crate::journal::Journal;
use crate::player::{Player, persist};
use crate::world::{Finished, World};
use kaiju_client::{Account, ClientError};
use kaiju_engine::Seat;
use kaiju_engine::playout::{Numbers, WyRand};
use kaiju_protocol::{Absence, Clock, CreateTable, NewSeat, TableOptions};
use sha2::{Digest, Sha256};
use std::sync::Arc;
use tokio::task::JoinSet;

/// The rule sets, in turn.
const RULES: [&str; 2] = ["czech", "dark"];

/// Plays games at one table after another until the run ends. Players stay the same.
pub async fn play_games(world: Arc<World>, number: usize, seed: u64) {
    let mut numbers = WyRand(seed);
    let (people, wanted) = kind(number);
    let mut accounts = Vec::new();
    for _ in 0..people {
        accounts.push(persist(|| Account::new(world.server)).await);
    }
    while !world.is_ending() {
        let host = &accounts[0];
        let table = persist(|| host.create(&wanted)).await;
        match play(&world, &table, &accounts, &mut numbers).await {
            Ok((log, players)) => conclude(&world, host, &table, &log, &players).await,
            Err(violation) => world.violated(violation),
        }
    }
}

/// The number of people and the wishes for a table: some have bots, whose turns are work that processes take over
/// from each other, and some have a clock.
fn kind(number: usize) -> (usize, CreateTable) {
    let (people, bots, has_clock) = [(2, 0, false), (3, 0, false), (2, 1, false), (3, 0, true)][number % 4];
    let options = TableOptions {
        rules: RULES[number / 4 % RULES.len()].to_owned(),
        public: number.is_multiple_of(3),
        clock: has_clock.then_some(Clock { decision_s: 10, reserve_s: 10 }),
        absence: Absence { pause_s: 3600, ..Absence::default() },
        ..TableOptions::default()
    };
    let mine = NewSeat::Mine { name: None, monster: None };
    let free = (1..people).map(|_| NewSeat::Free);
    let bots = (0..bots).map(|_| NewSeat::Bot { bot: "random".to_owned(), monster: None });
    let seats = [mine].into_iter().chain(free).chain(bots).collect();
    (people, CreateTable { options, seats, position: None })
}

/// Plays one game. Returns the log as somebody who only watches is told it, and the journals of the players.
async fn play(
    world: &Arc<World>,
    table: &str,
    accounts: &[Account],
    numbers: &mut WyRand,
) -> Result<(Journal, Vec<Journal>), Violation> {
    let mut playing = JoinSet::new();
    for (account, seat) in accounts.iter().zip(Seat::ALL) {
        let player = Player::new(account.clone(), table, Some(seat), numbers.next());
        playing.spawn(run(Arc::clone(world), player));
    }
    let mut journals = Vec::new();
    while let Some(player) = playing.join_next().await {
        journals.push(player.unwrap_or_else(|error| Err(Violation::Crash(error.to_string())))?);
    }
    let watcher = Player::new(accounts[0].clone(), table, None, 0);
    Ok((run(Arc::clone(world), watcher).await?, journals))
}

/// Lets a player play to the end.
async fn run(world: Arc<World>, mut player: Player) -> Result<Journal, Violation> {
    player.play(&world).await?;
    world.tally().reconnects += player.connections.saturating_sub(1);
    Ok(player.journal())
}

/// Checks a finished game, and its record.
async fn conclude(world: &World, host: &Account, table: &str, log: &Journal, players: &[Journal]) {
    for player in players {
        world.tally().add(player);
    }
    for violation in check(log, players) {
        world.violated(violation);
    }
    let path = format!("/api/tables/{table}/record");
    let record = persist(|| async {
        let answer = host.request("GET", &path, None).await?;
        if answer.status == 200 { Ok(answer.body) } else { Err(ClientError::Unreadable(answer.body)) }
    });
    let record = record.await;
    if let Err(fault) = kaiju_record::verify(record.as_bytes()).record {
        world.violated(Violation::BadRecord(format!("table {table}: {fault}")));
    }
    let seq = log.entries.last().map_or(0, |sent| sent.seq);
    world.finish(Finished { table: table.to_owned(), record: Sha256::digest(record).into(), seq });
}
