//! Honest players, who act at a steady pace, and measure how long their moves take.

use super::strangers::Failed;
use anyhow::{Context, Result, ensure};
use kaiju_client::{Account, Drawn, answer};
use kaiju_engine::Seat;
use kaiju_engine::playout::WyRand;
use kaiju_protocol::{Command, CreateTable, NewSeat, Phase, ServerMessage, TableOptions, TableSummary};
use std::net::SocketAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// Tables at which they play, and the pause between two moves at one of them.
const TABLES: usize = 4;
const PAUSE: Duration = Duration::from_millis(50);

/// Honest players at some tables.
pub struct Honest {
    account: Account,
    /// A public table with free seats, which waits for friends.
    pub open_table: String,
    latencies: Arc<Mutex<Vec<Duration>>>,
    errors: Arc<Mutex<Vec<String>>>,
}

/// A table of a player with two seats.
pub fn own_table(public: bool, seats: Vec<NewSeat>) -> CreateTable {
    let options = TableOptions { rules: "dark".to_owned(), public, ..TableOptions::default() };
    CreateTable { options, seats, position: None }
}

pub fn mine() -> NewSeat {
    NewSeat::Mine { name: None, monster: None }
}

impl Honest {
    /// Sits down, and plays until the runtime ends.
    pub async fn start(server: SocketAddr) -> Result<Honest> {
        let (latencies, errors) = (Arc::<Mutex<Vec<_>>>::default(), Arc::<Mutex<Vec<_>>>::default());
        for number in 0..TABLES {
            let account = Account::forwarded(server, &format!("192.168.0.{}", 10 + number)).await?;
            let (latencies, errors) = (Arc::clone(&latencies), Arc::clone(&errors));
            tokio::spawn(async move {
                if let Err(error) = play(&account, number as u64, &latencies).await {
                    lock(&errors).push(format!("an honest player had to stop: {error:#}"));
                }
            });
        }
        let account = Account::forwarded(server, "192.168.0.9").await?;
        let seats = [mine()].into_iter().chain((0..5).map(|_| NewSeat::Free)).collect();
        let open_table = account.create(&own_table(true, seats)).await?;
        Ok(Honest { account, open_table, latencies, errors })
    }

    /// The time that one move in a hundred took longer than since the last call.
    pub fn p99_ms(&self) -> f64 {
        let mut latencies = std::mem::take(&mut *lock(&self.latencies));
        latencies.sort();
        let place = (latencies.len() * 99).div_ceil(100).saturating_sub(1);
        latencies.get(place).map_or(f64::NAN, |latency| latency.as_secs_f64() * 1000.0)
    }

    /// The complaints of honest people after all attacks: friends must still find the open table and a seat at it.
    pub async fn complaints(&self) -> Result<Vec<String>> {
        let mut complaints = std::mem::take(&mut *lock(&self.errors));
        let friend = Account { forwarded_for: Some("192.168.0.8".to_owned()), ..self.account.clone() };
        let list: Vec<TableSummary> = friend.request("GET", "/api/tables", None).await?.read()?;
        if !list.iter().any(|listed| listed.table == self.open_table) {
            complaints.push("the honest table was pushed out of the list".to_owned());
        }
        let table = friend.request("GET", &format!("/api/tables/{}", self.open_table), None).await?;
        let info: kaiju_protocol::TableInfo = table.read()?;
        let free = info.seats.iter().filter(|seat| seat.occupant == kaiju_protocol::Occupant::Free).count();
        if free == 0 {
            complaints.push("strangers took all seats of the honest table".to_owned());
        }
        Ok(complaints)
    }
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Plays one game after another.
async fn play(account: &Account, seed: u64, latencies: &Mutex<Vec<Duration>>) -> Result<()> {
    let mut numbers = WyRand(seed);
    loop {
        let table = account.create(&own_table(false, vec![mine(), mine()])).await?;
        let mut connection = account.open(&table, Some(0)).await?;
        let mut drawn = Drawn::default();
        connection.send(Command::Start).await?;
        let mut sent: Option<(u32, Instant)> = None;
        let mut next = Instant::now();
        while !drawn.info.as_ref().is_some_and(|info| matches!(info.phase, Phase::Over { .. })) {
            let message = connection.next().await?.context("the server hung up")?;
            drawn.see(&message).map_err(Failed)?;
            match message {
                ServerMessage::Done { id, .. } => {
                    if let Some((_, at)) = sent.take_if(|(sent, _)| *sent == id) {
                        lock(latencies).push(at.elapsed());
                    }
                }
                ServerMessage::Refused { id, refusal } => {
                    ensure!(id.is_some() && sent.is_none(), "refused: {refusal}");
                }
                _ => {}
            }
            let Some(question) = drawn.question.clone().filter(|_| sent.is_none()) else { continue };
            let dice = drawn.table().and_then(|table| table.turn.map(|turn| turn.dice)).unwrap_or_default();
            let Some(action) = answer(&question, dice, &mut numbers) else { continue };
            tokio::time::sleep_until(next.into()).await;
            next = Instant::now() + PAUSE;
            let act = Command::Act { seat: question.seat, seq: question.seq, action };
            let at = Instant::now();
            sent = Some((connection.send(act).await?, at));
        }
    }
}

/// The first seat that a stranger may try.
pub fn seat(index: usize) -> Option<Seat> {
    Seat::from_index(index)
}
