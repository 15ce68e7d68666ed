//! One run from the first connection to the report.

use super::Options;
use super::pace::Pace;
use super::process::{cpu_us, memory_kib};
use super::report::Report;
use super::tables::{seat_players, watch};
use anyhow::{Context, Result, bail};
use std::net::{SocketAddr, ToSocketAddrs};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

/// Time before anything is counted.
const WARM_UP: Duration = Duration::from_millis(1500);

/// What all players share.
pub struct Shared {
    pub server: SocketAddr,
    pub is_measuring: AtomicBool,
    pub errors: AtomicU64,
    /// What went wrong first: what follows is often its consequence.
    pub first_error: OnceLock<String>,
    /// When answers are due; at once without a rate.
    pub pace: Option<Pace>,
}

impl Shared {
    pub fn failed(&self, reason: impl Into<String>) {
        self.errors.fetch_add(1, Ordering::Relaxed);
        self.first_error.get_or_init(|| reason.into());
    }
}

/// Loads the server and measures it.
pub async fn load(options: &Options) -> Result<Report> {
    let shared = Arc::new(Shared {
        server: resolve(&options.url)?,
        is_measuring: AtomicBool::new(false),
        errors: AtomicU64::new(0),
        first_error: OnceLock::new(),
        pace: options.rate.filter(|_| options.tables > 0).map(Pace::new),
    });
    let connections = options.tables * usize::from(options.seats) + options.idle;
    // From here on a server that has died is an error like others: what was measured before it is told.
    let measure = |what: fn(u32) -> Result<u64>| {
        let measured = what(options.server_pid?);
        measured.map_err(|error| shared.failed(format!("{error:#}"))).ok()
    };
    let memory_before = options.server_pid.map(memory_kib).transpose()?;
    let watchers = watch(&shared, options).await?;
    let rss_kib_per_connection = match (memory_before, options.idle) {
        (Some(before), idle @ 1..) => {
            measure(memory_kib).map(|now| now.saturating_sub(before) as f64 / idle as f64)
        }
        (Some(_), 0) | (None, _) => None,
    };
    let mut players = seat_players(&shared, options).await?;
    if let Some(pace) = &shared.pace {
        pace.start.send_replace(Some(Instant::now()));
    }
    tokio::time::sleep(WARM_UP).await;
    let cpu_before = measure(cpu_us);
    let own_cpu_before = cpu_us(std::process::id())?;
    let start = Instant::now();
    shared.is_measuring.store(true, Ordering::Relaxed);
    tokio::time::sleep(Duration::from_secs(options.seconds)).await;
    shared.is_measuring.store(false, Ordering::Relaxed);
    let end = Instant::now();
    let seconds = (end - start).as_secs_f64();
    let cpu_after = measure(cpu_us);
    let server_rss_kib = measure(memory_kib);
    let own_cpu = cpu_us(std::process::id())? - own_cpu_before;
    drop(watchers);
    let mut latencies = Vec::new();
    let mut unanswered = shared.pace.as_ref().map_or_else(Vec::new, |pace| pace.missed(end));
    while let Some(played) = players.try_join_next_or_stop().await {
        latencies.extend(played.latencies);
        unanswered.extend(played.unanswered);
    }
    let moves = latencies.len() as u64;
    unanswered.retain(|due| *due < end);
    latencies.extend(unanswered.iter().map(|due| microseconds(end - *due)));
    latencies.sort_unstable();
    let at = |part: f64| {
        let place = (latencies.len() as f64 * part) as usize;
        latencies.get(place.min(latencies.len().saturating_sub(1))).map_or(0.0, |&us| f64::from(us) / 1000.0)
    };
    let cpu = cpu_before.zip(cpu_after).filter(|_| moves > 0);
    Ok(Report {
        tables: options.tables,
        seats: options.seats,
        moves,
        moves_per_s: moves as f64 / seconds,
        unanswered: unanswered.len(),
        p50_ms: at(0.5),
        p99_ms: at(0.99),
        errors: shared.errors.load(Ordering::Relaxed),
        first_error: shared.first_error.get().cloned(),
        server_cpu_us_per_move: cpu.map(|(before, after)| (after - before) as f64 / moves as f64),
        own_cpu_us_per_move: own_cpu as f64 / moves.max(1) as f64,
        connections,
        server_rss_kib,
        rss_kib_per_connection,
    })
}

fn resolve(url: &str) -> Result<SocketAddr> {
    let address = url.strip_prefix("http://").unwrap_or(url).trim_end_matches('/');
    let found = address
        .to_socket_addrs()
        .with_context(|| format!("{url}: expected an address such as localhost:8080"))?;
    let mut found: Vec<SocketAddr> = found.collect();
    // A name may stand for both; a server that listens everywhere, as Kaiju does by default, hears IPv4 in any case.
    found.sort_by_key(SocketAddr::is_ipv6);
    match found.first() {
        Some(&address) => Ok(address),
        None => bail!("{url}: nothing is known by this name"),
    }
}

pub fn microseconds(time: Duration) -> u32 {
    u32::try_from(time.as_micros()).unwrap_or(u32::MAX)
}
