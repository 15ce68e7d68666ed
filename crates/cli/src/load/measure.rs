//! One measurement, from the first connection to the report.

use super::Options;
use super::pace::Pace;
use super::process::{cpu_us, memory_kib};
use super::report::Report;
use super::tables::{seat_players, watch};
use anyhow::{Context, Result, bail};
use kaiju_server::Time;
use std::net::{SocketAddr, ToSocketAddrs};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::Duration;
use tokio::sync::watch;

/// The warm-up, before moves count.
pub const WARM_UP: Duration = Duration::from_millis(1500);

/// The stage of a run.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Stage {
    /// Guests connect and sit down.
    Connecting,
    /// Idle connections are open.
    Settling,
    /// Players play, and nothing counts yet.
    WarmingUp,
    /// Moves count.
    Measuring,
    Done,
}

/// State shared by all players.
pub struct Shared {
    pub server: SocketAddr,
    /// The source of time: the machine, or a test.
    pub time: Time,
    /// For tests, which move the clock when a stage begins.
    pub stage: watch::Sender<Stage>,
    /// Moves acknowledged while moves count.
    pub moves: AtomicU64,
    pub errors: AtomicU64,
    /// The first error; later ones are often its consequences.
    pub first_error: OnceLock<String>,
    /// The fixed rate of answers, if there is one.
    pub pace: Option<Pace>,
}

impl Shared {
    pub fn new(options: &Options, time: Time) -> Result<Shared> {
        Ok(Shared {
            server: resolve(&options.url)?,
            time,
            stage: watch::Sender::new(Stage::Connecting),
            moves: AtomicU64::new(0),
            errors: AtomicU64::new(0),
            first_error: OnceLock::new(),
            pace: options.rate.filter(|_| options.tables > 0).map(Pace::new),
        })
    }

    pub fn failed(&self, reason: impl Into<String>) {
        self.errors.fetch_add(1, Ordering::Relaxed);
        self.first_error.get_or_init(|| reason.into());
    }

    pub fn is_measuring(&self) -> bool {
        *self.stage.borrow() == Stage::Measuring
    }

    /// Begins a stage and waits for its end, which is set before anybody can see that it has begun.
    pub async fn pass(&self, stage: Stage, duration: Duration) {
        let passing = self.time.sleep(duration);
        self.stage.send_replace(stage);
        passing.await;
    }
}

/// Loads the server and measures it.
pub async fn load(options: &Options, shared: &Arc<Shared>) -> Result<Report> {
    let connections = options.tables * usize::from(options.seats) + options.idle;
    // From here on, a dead server is an ordinary error, and the report has what was measured before.
    let measure = |what: fn(u32) -> Result<u64>| {
        let measured = what(options.server_pid?);
        measured.map_err(|error| shared.failed(format!("{error:#}"))).ok()
    };
    let memory_before = options.server_pid.map(memory_kib).transpose()?;
    let watchers = watch(shared, options).await?;
    let rss_kib_per_connection = match (memory_before, options.idle) {
        (Some(before), idle @ 1..) => {
            measure(memory_kib).map(|now| now.saturating_sub(before) as f64 / idle as f64)
        }
        (Some(_), 0) | (None, _) => None,
    };
    let mut players = seat_players(shared, options).await?;
    if let Some(pace) = &shared.pace {
        pace.begin(shared.time.now());
    }
    shared.pass(Stage::WarmingUp, WARM_UP).await;
    let cpu_before = measure(cpu_us);
    let own_cpu_before = cpu_us(std::process::id()).ok();
    let start = shared.time.now();
    shared.pass(Stage::Measuring, Duration::from_secs(options.seconds)).await;
    shared.stage.send_replace(Stage::Done);
    let end = shared.time.now();
    let seconds = (end - start).as_secs_f64();
    let cpu_after = measure(cpu_us);
    let server_rss_kib = measure(memory_kib);
    let own_cpu_after = cpu_us(std::process::id()).ok();
    drop(watchers);
    let mut latencies = Vec::new();
    let mut unanswered = shared.pace.as_ref().map_or_else(Vec::new, |pace| pace.missed(end));
    while let Some(played) = players.try_join_next_or_stop().await {
        latencies.extend(played.latencies);
        unanswered.extend(played.unanswered);
    }
    let server_rss_kib_later = match options.linger {
        Some(seconds) => {
            shared.time.sleep(Duration::from_secs(seconds)).await;
            measure(memory_kib)
        }
        None => None,
    };
    let moves = shared.moves.load(Ordering::Relaxed);
    unanswered.retain(|due| *due < end);
    latencies.extend(unanswered.iter().map(|due| microseconds(end - *due)));
    latencies.sort_unstable();
    let at = |part: f64| {
        let place = (latencies.len() as f64 * part) as usize;
        latencies.get(place.min(latencies.len().saturating_sub(1))).map_or(0.0, |&us| f64::from(us) / 1000.0)
    };
    let cpu_per_move = |before: Option<u64>, after: Option<u64>| {
        let (before, after) = before.zip(after).filter(|_| moves > 0)?;
        Some((after - before) as f64 / moves as f64)
    };
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
        server_cpu_us_per_move: cpu_per_move(cpu_before, cpu_after),
        own_cpu_us_per_move: cpu_per_move(own_cpu_before, own_cpu_after),
        connections,
        server_rss_kib,
        server_rss_kib_later,
        rss_kib_per_connection,
    })
}

fn resolve(url: &str) -> Result<SocketAddr> {
    let address = url.strip_prefix("http://").unwrap_or(url).trim_end_matches('/');
    let found = address
        .to_socket_addrs()
        .with_context(|| format!("{url}: expected an address such as localhost:8080"))?;
    let mut found: Vec<SocketAddr> = found.collect();
    // A name may have both; Kaiju always accepts IPv4 unless it was given an IPv6 address.
    found.sort_by_key(SocketAddr::is_ipv6);
    match found.first() {
        Some(&address) => Ok(address),
        None => bail!("{url}: nothing is known by this name"),
    }
}

pub fn microseconds(time: Duration) -> u32 {
    u32::try_from(time.as_micros()).unwrap_or(u32::MAX)
}
