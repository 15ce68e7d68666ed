//! Sets up tables with players, and idle connections.

use super::Options;
use super::measure::{Shared, Stage};
use super::player::{Played, Player};
use anyhow::{Context, Result};
use kaiju_client::{Account, ClientError};
use kaiju_engine::Seat;
use kaiju_engine::playout::WyRand;
use kaiju_protocol::{Absence, Command, CreateTable, NewSeat, TableOptions};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::task::JoinSet;

/// Idle connections at one table.
const WATCHERS_PER_TABLE: usize = 50;
/// Guests that connect at the same time.
const AT_ONCE: usize = 32;
/// Time for the server to free the memory that it needed to open connections.
const SETTLING: Duration = Duration::from_secs(2);

fn options_of(rules: &str) -> TableOptions {
    let absence = Absence { pause_s: 3600, ..Absence::default() };
    TableOptions { rules: rules.to_owned(), absence, ..TableOptions::default() }
}

/// The tasks of all players, which return their results when they are stopped.
pub struct Players {
    tasks: JoinSet<Played>,
    stop: Arc<tokio::sync::Notify>,
}

impl Players {
    pub async fn try_join_next_or_stop(&mut self) -> Option<Played> {
        self.stop.notify_waiters();
        self.tasks.join_next().await.map(Result::unwrap_or_default)
    }
}

pub async fn seat_players(shared: &Arc<Shared>, options: &Options) -> Result<Players> {
    let stop = Arc::new(tokio::sync::Notify::new());
    let mut ready = JoinSet::new();
    let mut players = Players { tasks: JoinSet::new(), stop: Arc::clone(&stop) };
    for number in 0..options.tables {
        let (server, seats, champions) = (shared.server, options.seats, options.champions);
        let rules = options.rules.clone();
        ready.spawn(async move { set_up(server, number, seats, champions, &rules).await });
        if ready.len() >= AT_ONCE {
            start_players(&mut ready, &mut players, shared).await?;
        }
    }
    while !ready.is_empty() {
        start_players(&mut ready, &mut players, shared).await?;
    }
    Ok(players)
}

type SetUp = Result<Vec<Player>, ClientError>;

async fn start_players(
    ready: &mut JoinSet<SetUp>,
    players: &mut Players,
    shared: &Arc<Shared>,
) -> Result<()> {
    let Some(table) = ready.join_next().await else { return Ok(()) };
    for player in table?.context("a table cannot be set up; has the server high limits?")? {
        let stop = Arc::clone(&players.stop);
        let shared = Arc::clone(shared);
        players.tasks.spawn(async move { player.run(&shared, &stop).await });
    }
    Ok(())
}

/// Creates a table and connects all its players.
async fn set_up(server: SocketAddr, number: usize, seats: u8, champions: u8, rules: &str) -> SetUp {
    let mut players: Vec<Player> = Vec::new();
    let mut table = String::new();
    for (index, seat) in (0..seats).zip(Seat::ALL) {
        let account = Account::new(server).await?;
        if index == 0 {
            let own = NewSeat::Mine { name: None, monster: None };
            let free = (1..seats).map(|_| NewSeat::Free);
            let bot = || NewSeat::Bot { bot: "champion".to_owned(), monster: None };
            let seats = [own].into_iter().chain(free).chain((0..champions).map(|_| bot())).collect();
            table =
                account.create(&CreateTable { options: options_of(rules), seats, position: None }).await?;
        }
        let mut connection = account.open(&table, None).await?;
        if index > 0 {
            let sit = Command::Sit { seat, name: format!("P{index}"), monster: None };
            connection.send(sit).await?;
            // The seat is taken only once the command is acknowledged.
            while connection.next_text().await?.is_some_and(|text| !text.starts_with(r#"{"type":"done""#)) {}
        }
        let numbers = WyRand((number * 8 + usize::from(index)) as u64);
        players.push(Player::new(account, connection, seat, numbers));
    }
    if let Some(host) = players.first_mut() {
        host.start_game().await?;
    }
    Ok(players)
}

/// Opens idle connections, and keeps them open.
pub async fn watch(shared: &Arc<Shared>, options: &Options) -> Result<Vec<tokio::task::JoinHandle<()>>> {
    let mut watchers = Vec::new();
    let mut left = options.idle;
    while left > 0 {
        let account = Account::new(shared.server).await.context("the server does not answer")?;
        let seats = vec![NewSeat::Mine { name: None, monster: None }, NewSeat::Free];
        let table = account
            .create(&CreateTable { options: options_of(&options.rules), seats, position: None })
            .await?;
        for _ in 0..left.min(WATCHERS_PER_TABLE) {
            let mut connection =
                account.open(&table, None).await.context("no further connection is let in")?;
            let shared = Arc::clone(shared);
            watchers.push(tokio::spawn(async move {
                while let Ok(Some(_)) = connection.next_text().await {}
                shared.failed("a connection that only watched was closed");
            }));
        }
        left = left.saturating_sub(WATCHERS_PER_TABLE);
    }
    if options.idle > 0 {
        shared.pass(Stage::Settling, SETTLING).await;
    }
    Ok(watchers)
}
