//! `kaiju load`: scripted players against a running server, over real sockets.

use crate::FAILED;
use anyhow::{Context, Result, bail};
use clap::Args;
use kaiju_client::{Account, ClientError, Connection};
use kaiju_engine::Seat;
use kaiju_engine::playout::{Numbers, WyRand};
use kaiju_protocol::{Absence, Command, CreateTable, NewSeat, TableOptions};
use serde::{Deserialize, Serialize};
use std::collections::VecDeque;
use std::convert::Infallible;
use std::io::Write;
use std::net::{SocketAddr, ToSocketAddrs};
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};
use tokio::sync::watch;
use tokio::task::JoinSet;

/// Time before anything is counted.
const WARM_UP: Duration = Duration::from_millis(1500);
/// Idle connections at one table.
const WATCHERS_PER_TABLE: usize = 50;
/// Guests that connect at the same time.
const AT_ONCE: usize = 32;

/// Load a server with players and measure it
///
/// Each table has players who answer every question at random, at once (closed loop) or at a fixed
/// rate. A move counts when the server has acknowledged it: then it is on disk. Latency is the time from
/// sending an answer to its acknowledgement; at a fixed rate, from the time at which it was due, even if a
/// slow server has kept it from being sent then. A move that was due and is not acknowledged at the end counts with
/// the time until then. Games that are over are played again.
///
/// Exit code 1: there were errors, or no move was acknowledged.
///
/// The server should be started with high limits:
/// kaiju serve --connections-per-address 100000 --new-per-minute 1000000 --tables-per-guest 100000
/// --messages-per-second 100000
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub struct Options {
    /// The server, for example localhost:8080
    #[arg(long, value_name = "ADDR", default_value = "localhost:8080")]
    url: String,
    /// Tables that are played at the same time
    #[arg(long, value_name = "N", default_value_t = 64)]
    tables: usize,
    /// Players at each table
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = crate::players::players)]
    seats: u8,
    /// How long to measure
    #[arg(long, value_name = "N", default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..))]
    seconds: u64,
    /// The rules of all tables
    #[arg(long, default_value = "dark")]
    rules: String,
    /// Moves a second of all tables together; without it, as many as the server takes
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    rate: Option<u32>,
    /// Further connections that only watch
    #[arg(long, value_name = "N", default_value_t = 0)]
    idle: usize,
    /// The server's process, to measure its CPU time and memory, and with --idle how much of it each of those
    /// connections takes
    #[arg(long, value_name = "PID")]
    server_pid: Option<u32>,
    /// Print one JSON document instead of text
    #[arg(long)]
    json: bool,
}

/// What came out; the document of `--json`.
#[derive(Serialize)]
struct Report {
    tables: usize,
    seats: u8,
    moves: u64,
    moves_per_s: f64,
    /// Moves that were due and not acknowledged at the end. Latencies count them with the time until then.
    unanswered: usize,
    p50_ms: f64,
    p99_ms: f64,
    errors: u64,
    first_error: Option<String>,
    server_cpu_us_per_move: Option<f64>,
    own_cpu_us_per_move: f64,
    connections: usize,
    /// The memory of the server at the end.
    server_rss_kib: Option<u64>,
    /// How much it grows for a connection that only watches. That of players grows with their games as well.
    rss_kib_per_connection: Option<f64>,
}

/// What all players share.
struct Shared {
    server: SocketAddr,
    is_measuring: AtomicBool,
    errors: AtomicU64,
    /// What went wrong first: what follows is often its consequence.
    first_error: OnceLock<String>,
    /// When answers are due; at once without a rate.
    pace: Option<Pace>,
}

impl Shared {
    fn failed(&self, reason: impl Into<String>) {
        self.errors.fetch_add(1, Ordering::Relaxed);
        self.first_error.get_or_init(|| reason.into());
    }
}

/// A fixed rate: every answer has its time, whether the server is ready for it or not.
struct Pace {
    rate: u32,
    /// When the first answer is due; not known before all tables are there.
    start: watch::Sender<Option<Instant>>,
    /// How many answers have their time.
    given: AtomicU64,
}

impl Pace {
    fn new(rate: u32) -> Pace {
        Pace { rate, start: watch::Sender::new(None), given: AtomicU64::new(0) }
    }

    /// When the next answer is due: long ago, if the server is slower than the rate.
    async fn next(&self) -> Instant {
        let mut start = self.start.subscribe();
        // The sender is here: it cannot be gone.
        let start = start.wait_for(Option::is_some).await.ok().and_then(|start| *start);
        self.due(start.unwrap_or_else(Instant::now), self.given.fetch_add(1, Ordering::Relaxed))
    }

    fn due(&self, start: Instant, place: u64) -> Instant {
        start + Duration::from_secs_f64(place as f64 / f64::from(self.rate))
    }

    /// The answers that were due before `end` and for which nobody was even asked.
    fn missed(&self, end: Instant) -> Vec<Instant> {
        let Some(start) = *self.start.borrow() else { return Vec::new() };
        let times = (self.given.load(Ordering::Relaxed)..).map(|place| self.due(start, place));
        times.take_while(|due| *due < end).collect()
    }
}

/// Loads the server and prints what came out.
pub fn run(options: &Options) -> Result<ExitCode> {
    if options.tables == 0 && options.idle == 0 {
        bail!("with --tables 0 there is nothing to do but to watch: expected --idle N as well");
    }
    if let Err(error) = rlimit::increase_nofile_limit(u64::MAX) {
        eprintln!("kaiju: the limit of open files stays as it is ({error})");
    }
    // One thread: players cost little, and whatever they cost the server does not get.
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let report = runtime.block_on(load(options))?;
    let mut out = std::io::stdout().lock();
    if options.json {
        writeln!(out, "{}", serde_json::to_string(&report)?)?;
    } else {
        print(&mut out, &report)?;
    }
    // Players are still waiting for messages; nobody waits for them.
    runtime.shutdown_background();
    let is_sound = report.errors == 0 && (report.moves > 0 || report.tables == 0);
    Ok(if is_sound { ExitCode::SUCCESS } else { ExitCode::from(FAILED) })
}

fn print(out: &mut impl Write, report: &Report) -> Result<()> {
    writeln!(
        out,
        "{} tables with {} players, {} connections",
        report.tables, report.seats, report.connections
    )?;
    writeln!(
        out,
        "{:.0} moves/s, p50 {:.2} ms, p99 {:.2} ms",
        report.moves_per_s, report.p50_ms, report.p99_ms
    )?;
    // One that is on its way at each table is no news.
    if report.unanswered > report.tables {
        writeln!(out, "{} more moves were due and not acknowledged at the end", report.unanswered)?;
    }
    if let Some(us) = report.server_cpu_us_per_move {
        writeln!(out, "server: {us:.1} µs of CPU per move (players: {:.1} µs)", report.own_cpu_us_per_move)?;
    }
    if let Some(kib) = report.server_rss_kib {
        writeln!(out, "server: {:.1} MiB of memory", kib as f64 / 1024.0)?;
    }
    if let Some(kib) = report.rss_kib_per_connection {
        writeln!(out, "server: {kib:.1} KiB for each idle connection")?;
    }
    match &report.first_error {
        Some(first) => writeln!(out, "{} errors; the first: {first}", report.errors)?,
        None => writeln!(out, "{} errors", report.errors)?,
    }
    Ok(())
}

async fn load(options: &Options) -> Result<Report> {
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

fn options_of(rules: &str) -> TableOptions {
    let absence = Absence { pause_s: 3600, bot: "random".to_owned() };
    TableOptions { rules: rules.to_owned(), public: false, clock: None, absence, first: None, sides: None }
}

/// What a player has done.
#[derive(Default)]
struct Played {
    /// Of the moves that were acknowledged while it counted, in microseconds.
    latencies: Vec<u32>,
    /// When those were due that are not acknowledged.
    unanswered: Vec<Instant>,
}

/// The players of all tables, whose tasks tell what they have done when they are told to stop.
struct Players {
    tasks: JoinSet<Played>,
    stop: Arc<tokio::sync::Notify>,
}

impl Players {
    async fn try_join_next_or_stop(&mut self) -> Option<Played> {
        self.stop.notify_waiters();
        self.tasks.join_next().await.map(Result::unwrap_or_default)
    }
}

async fn seat_players(shared: &Arc<Shared>, options: &Options) -> Result<Players> {
    let stop = Arc::new(tokio::sync::Notify::new());
    let mut ready = JoinSet::new();
    let mut players = Players { tasks: JoinSet::new(), stop: Arc::clone(&stop) };
    for number in 0..options.tables {
        let (server, seats, rules) = (shared.server, options.seats, options.rules.clone());
        ready.spawn(async move { set_up(server, number, seats, &rules).await });
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

/// Makes a table with all its players connected.
async fn set_up(server: SocketAddr, number: usize, seats: u8, rules: &str) -> SetUp {
    let mut players: Vec<Player> = Vec::new();
    let mut table = String::new();
    for (index, seat) in (0..seats).zip(Seat::ALL) {
        let account = Account::new(server).await?;
        if index == 0 {
            let own = NewSeat::Mine { name: None, monster: None };
            let free = (1..seats).map(|_| NewSeat::Free);
            let seats = [own].into_iter().chain(free).collect();
            table =
                account.create(&CreateTable { options: options_of(rules), seats, position: None }).await?;
        }
        let mut connection = account.open(&table, None).await?;
        if index > 0 {
            let sit = Command::Sit { seat, name: format!("P{index}"), monster: None };
            connection.send(sit).await?;
            // Its answer: only then the seat is taken.
            while connection.next_text().await?.is_some_and(|text| !text.starts_with(r#"{"type":"done""#)) {}
        }
        let numbers = WyRand((number * 8 + usize::from(index)) as u64);
        players.push(Player {
            account,
            connection,
            seat,
            own_seat: format!(r#""seat":{index},"decision""#),
            numbers,
            answered: 0,
            unsent: None,
            pending: VecDeque::new(),
            latencies: Vec::new(),
        });
    }
    if let Some(host) = players.first_mut() {
        host.connection.send(Command::Start).await?;
    }
    Ok(players)
}

/// What a player needs of the acknowledgement of a command.
#[derive(Deserialize)]
struct HeardDone {
    id: u32,
}

/// What a player needs of the state of a table.
#[derive(Deserialize)]
struct HeardState<'a> {
    #[serde(borrow)]
    question: Option<HeardQuestion<'a>>,
}

/// What a player needs of a question; everything else is passed over.
#[derive(Deserialize)]
struct HeardQuestion<'a> {
    seq: u64,
    seat: Seat,
    #[serde(borrow)]
    keep: Option<&'a str>,
    #[serde(borrow)]
    choices: Vec<HeardChoice<'a>>,
}

#[derive(Deserialize)]
struct HeardChoice<'a> {
    #[serde(borrow)]
    action: std::borrow::Cow<'a, str>,
}

/// An answer, and when it is due.
struct Unsent {
    due: Instant,
    seq: u64,
    action: String,
}

/// A scripted player.
struct Player {
    account: Account,
    connection: Connection,
    seat: Seat,
    /// How questions to this seat say so.
    own_seat: String,
    numbers: WyRand,
    /// The last question that was answered.
    answered: u64,
    /// The answer that waits for its time.
    unsent: Option<Unsent>,
    /// The answers that are not acknowledged yet, and when they were due. The next question comes before the
    /// acknowledgement of the last answer.
    pending: VecDeque<(u32, Instant)>,
    latencies: Vec<u32>,
}

impl Player {
    /// Plays until it is told to stop, and tells what it has done.
    async fn run(mut self, shared: &Shared, stop: &tokio::sync::Notify) -> Played {
        let stopped = stop.notified();
        tokio::select! {
            biased;
            Err(error) = self.play(shared) => shared.failed(error.to_string()),
            () = stopped => {}
        }
        let sent = self.pending.iter().map(|(_, due)| *due);
        let unsent = self.unsent.map(|unsent| unsent.due);
        Played { unanswered: sent.chain(unsent).collect(), latencies: self.latencies }
    }

    /// Plays until something goes wrong.
    async fn play(&mut self, shared: &Shared) -> Result<Infallible, ClientError> {
        loop {
            let due = self.unsent.as_ref().map(|unsent| unsent.due);
            let time = async {
                match due {
                    Some(due) => tokio::time::sleep_until(due.into()).await,
                    None => std::future::pending().await,
                }
            };
            // While an answer waits for its time, the last one is acknowledged.
            let text = tokio::select! {
                text = self.connection.next_text() => text?,
                () = time => {
                    self.send_answer().await?;
                    continue;
                }
            };
            match text {
                Some(text) => self.hear(&text, shared).await?,
                None => return Err(ClientError::Unreadable("the connection was closed".to_owned())),
            }
        }
    }

    async fn hear(&mut self, text: &str, shared: &Shared) -> Result<(), ClientError> {
        match after(text, r#""type":""#) {
            Some("done") => self.acknowledged(read::<HeardDone>(text)?.id, shared),
            Some("refused" | "bye") => shared.failed(text),
            Some("state") => {
                if let Some(question) = read::<HeardState>(text)?.question {
                    return self.answer(&question, shared).await;
                }
            }
            Some("update" | "asked") => {
                // The question comes last, and only the last bracket after it. What happened before it needs no reading,
                // nor does a question for somebody else.
                let Some((_, question)) = text.rsplit_once(r#""question":{"#) else {
                    return self.play_again(text).await;
                };
                if question.contains(&self.own_seat) {
                    let question = &text[text.len() - question.len() - 1..text.len() - 1];
                    return self.answer(&read(question)?, shared).await;
                }
            }
            _ => {}
        }
        Ok(())
    }

    fn acknowledged(&mut self, id: u32, shared: &Shared) {
        if let Some((_, due)) = self.pending.pop_front_if(|(pending, _)| *pending == id)
            && shared.is_measuring.load(Ordering::Relaxed)
        {
            self.latencies.push(microseconds(due.elapsed()));
        }
    }

    /// Goes to the next table when the game is over.
    async fn play_again(&mut self, text: &str) -> Result<(), ClientError> {
        if let Some(table) = after(text, r#""type":"rematch","table":""#) {
            self.connection = self.account.open(table, None).await?;
            self.answered = 0;
            self.unsent = None;
            self.pending.clear();
            if self.seat == Seat::First {
                self.connection.send(Command::Start).await?;
            }
        } else if self.seat == Seat::First && text.contains(r#""phase":"over""#) {
            self.connection.send(Command::Rematch).await?;
        }
        Ok(())
    }

    async fn answer(&mut self, question: &HeardQuestion<'_>, shared: &Shared) -> Result<(), ClientError> {
        let has_choices = question.keep.is_some() || !question.choices.is_empty();
        if question.seat != self.seat || question.seq <= self.answered || !has_choices {
            return Ok(());
        }
        let kinds = question.choices.len() as u32 + u32::from(question.keep.is_some());
        let action = match question.choices.get(self.numbers.below(kinds) as usize) {
            Some(choice) => choice.action.clone().into_owned(),
            None if question.keep == Some("any") && self.numbers.below(2) == 0 => "keep none".to_owned(),
            None => "keep all".to_owned(),
        };
        self.answered = question.seq;
        let due = match &shared.pace {
            Some(pace) => pace.next().await,
            None => Instant::now(),
        };
        self.unsent = Some(Unsent { due, seq: question.seq, action });
        if shared.pace.is_none() { self.send_answer().await } else { Ok(()) }
    }

    async fn send_answer(&mut self) -> Result<(), ClientError> {
        let Some(Unsent { due, seq, action }) = self.unsent.take() else { return Ok(()) };
        let id = self.connection.send(Command::Act { seat: self.seat, seq, action }).await?;
        self.pending.push_back((id, due));
        Ok(())
    }
}

fn microseconds(time: Duration) -> u32 {
    u32::try_from(time.as_micros()).unwrap_or(u32::MAX)
}

fn read<'a, T: Deserialize<'a>>(text: &'a str) -> Result<T, ClientError> {
    serde_json::from_str(text).map_err(|error| ClientError::Unreadable(error.to_string()))
}

/// The text between `key` and the next quotation mark.
fn after<'a>(text: &'a str, key: &str) -> Option<&'a str> {
    text.split_once(key)?.1.split('"').next()
}

/// Opens connections that only watch, and keeps them open.
async fn watch(shared: &Arc<Shared>, options: &Options) -> Result<Vec<tokio::task::JoinHandle<()>>> {
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
        // What was needed only for connecting is given back.
        tokio::time::sleep(Duration::from_secs(2)).await;
    }
    Ok(watchers)
}

/// CPU time of a process, in microseconds.
fn cpu_us(pid: u32) -> Result<u64> {
    let path = format!("/proc/{pid}/stat");
    let text = std::fs::read_to_string(&path).with_context(|| format!("{path}: cannot be read"))?;
    // The second field is a name in brackets and may contain anything.
    let fields: Vec<&str> = text.rsplit_once(") ").map_or("", |(_, rest)| rest).split(' ').collect();
    // Its parent may not have noticed yet.
    if fields.first() == Some(&"Z") {
        bail!("process {pid} has ended");
    }
    let ticks = |index: usize| fields.get(index).and_then(|field| field.parse::<u64>().ok()).unwrap_or(0);
    // Linux tells these times in hundredths of a second, whatever its own clock does.
    Ok((ticks(11) + ticks(12)) * 10_000)
}

/// Memory of a process, in KiB.
fn memory_kib(pid: u32) -> Result<u64> {
    let path = format!("/proc/{pid}/status");
    let text = std::fs::read_to_string(&path).with_context(|| format!("{path}: cannot be read"))?;
    let line = text.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kib = line.and_then(|line| line.split_whitespace().next()?.parse().ok());
    kib.with_context(|| format!("{path}: tells no memory"))
}
