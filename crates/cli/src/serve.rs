//! `kaiju serve`: the table server and the browser client on one port.

mod log;
mod reach;
mod signals;

use crate::greeting::{Greeting, greet};
use crate::store::{StoreAddress, open_all};
use anyhow::{Context, Result, bail};
use clap::{Args, ValueEnum};
use kaiju_server::{Addresses, Config, Limits, Listeners, LogClients, PublicUrl, Retention};
use kaiju_table::names::WordList;
use kaiju_text::Texts;
pub use reach::Reach;
use reach::on_network;
use signals::{HangUp, stop_signal};
use std::io::ErrorKind;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, ToSocketAddrs};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use tokio::net::TcpListener;

/// Serve the game: friends open a link and play
///
/// Needs no configuration: listens on port 8080 of this machine alone, and keeps its database in the
/// current folder. Every acknowledged move is on disk, so the process may be killed at any time.
/// docs/operations.md tells how to serve the internet.
///
/// KAIJU_LOG sets the log level, for example KAIJU_LOG=debug.
#[derive(Args, Clone, Debug)]
#[command(verbatim_doc_comment)]
pub struct Options {
    /// Address or host name, and port, to listen on: 0.0.0.0:8080 for your network [default: 127.0.0.1:8080, for this
    /// machine alone]
    #[arg(long, value_name = "ADDR", value_parser = address)]
    listen: Option<SocketAddr>,
    /// Address at which browsers find the server, such as `https://kaiju.example`; requests for other hosts and from
    /// other sites are refused; repeatable, the main one first
    #[arg(long, value_name = "URL")]
    public_url: Vec<PublicUrl>,
    /// Address and port of the status page and the metrics, for the operator alone, such as 127.0.0.1:9464 [default:
    /// none]
    #[arg(long, value_name = "ADDR", value_parser = address)]
    metrics: Option<SocketAddr>,
    /// Database: sqlite:PATH, or postgres://USER:PASSWORD@HOST/DATABASE; several PostgreSQL databases share the tables
    /// if this is repeated, always in the same order
    #[arg(long, value_name = "STORE", default_value = "sqlite:kaiju.db")]
    store: Vec<StoreAddress>,
    /// Trusted proxy, whose X-Forwarded-… headers are used: an address, or a range such as 10.0.0.0/8; repeatable
    #[arg(long, value_name = "IP")]
    trusted_proxy: Vec<Addresses>,
    /// Always set cookies for https only
    #[arg(long)]
    secure: bool,
    /// File for the log, which SIGHUP opens again [default: standard error]
    #[arg(long, value_name = "FILE")]
    log_file: Option<PathBuf>,
    /// Name of clients in the log: a hash with a key of this process, the address, or nothing
    #[arg(long, value_name = "NAME", default_value = "hash")]
    log_clients: ClientNames,
    /// Log in JSON lines
    #[arg(long)]
    log_json: bool,
    /// Most WebSockets from one address
    #[arg(long, value_name = "N", default_value_t = Limits::default().connections_per_address,
        value_parser = clap::value_parser!(u32).range(1..))]
    connections_per_address: u32,
    /// Most new guests and tables per minute from one address; requests of any kind may be 25 times as many
    #[arg(long, value_name = "N", default_value_t = Limits::default().new_things_per_minute,
        value_parser = clap::value_parser!(u32).range(1..))]
    new_per_minute: u32,
    /// Most open tables of one guest; from one address there may be 10 times as many
    #[arg(long, value_name = "N", default_value_t = Limits::default().tables_per_guest,
        value_parser = clap::value_parser!(u64).range(1..))]
    tables_per_guest: u64,
    /// Most WebSockets of all clients
    #[arg(long, value_name = "N", default_value_t = Limits::default().connections,
        value_parser = clap::value_parser!(u32).range(1..))]
    connections: u32,
    /// Most connections of all clients that have sent no whole request; when there are more, the oldest are closed
    #[arg(long, value_name = "N", default_value_t = Limits::default().idle_connections,
        value_parser = clap::value_parser!(u32).range(1..))]
    idle_connections: u32,
    /// Most tables in memory
    #[arg(long, value_name = "N", default_value_t = Limits::default().tables_awake)]
    tables_awake: usize,
    /// Most threads in which bots think [default: one for each core]
    #[arg(long, value_name = "N")]
    bot_threads: Option<usize>,
    /// Most tables that may wait for their bots before new games with bots are refused
    #[arg(long, value_name = "N", default_value_t = Limits::default().bots_waiting)]
    bots_waiting: usize,
    /// Days to keep tables whose game never began; 0 for ever
    #[arg(long, value_name = "DAYS", default_value_t = Retention::default().unstarted)]
    keep_unstarted: u32,
    /// Days to keep tables whose game began and was not finished; 0 for ever
    #[arg(long, value_name = "DAYS", default_value_t = Retention::default().abandoned)]
    keep_abandoned: u32,
    /// Days to keep finished games; 0 for ever
    #[arg(long, value_name = "DAYS", default_value_t = Retention::default().finished)]
    keep_finished: u32,
    /// Days to keep guests who have no table; 0 for ever
    #[arg(long, value_name = "DAYS", default_value_t = Retention::default().guests)]
    keep_guests: u32,
    /// File with words that no name may have, one in a line; `*` before or after one stands for any letters
    #[arg(long, value_name = "FILE")]
    bad_words: Option<PathBuf>,
    /// Days to keep the audit log of `kaiju admin` and what players have reported; 0 for ever
    #[arg(long, value_name = "DAYS", default_value_t = Retention::default().acts)]
    keep_audit: u32,
    /// Size of the database in MiB at which no new tables or guests are accepted; games that have begun go on [default:
    /// no limit]
    #[arg(long, value_name = "MIB")]
    disk_quota: Option<u64>,
    /// Most messages per second from one connection
    #[arg(long, value_name = "N", default_value_t = Limits::default().messages_per_second,
        value_parser = clap::value_parser!(u32).range(1..))]
    messages_per_second: u32,
    /// Derive all randomness from this seed
    #[cfg(feature = "testing")]
    #[arg(long, value_name = "N", hide = true)]
    test_seed: Option<u64>,
    /// Let time stand still until `POST /api/testing/clock` moves it
    #[cfg(feature = "testing")]
    #[arg(long, hide = true)]
    test_clock: bool,
}

/// The name of a client in the log.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum ClientNames {
    Hash,
    Address,
    Nothing,
}

impl From<ClientNames> for LogClients {
    fn from(names: ClientNames) -> LogClients {
        match names {
            ClientNames::Hash => LogClients::Hashed,
            ClientNames::Address => LogClients::Address,
            ClientNames::Nothing => LogClients::Nothing,
        }
    }
}

/// For whom a server is started.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Audience {
    /// For family and friends, by `kaiju` in a terminal: the local network, until the terminal is closed.
    Home,
    /// For anybody, by `kaiju serve`: whoever the options let in.
    Chosen,
}

/// The default port.
const PORT: u16 = 8080;
/// Requests allowed for each new guest or table.
const REQUESTS_FOR_EACH_NEW: u32 = 25;
/// Sleeping tables that may be woken for each new guest or table.
const WAKINGS_FOR_EACH_NEW: u32 = 2;
/// Guests with all the tables they may have, from one address: a family, a club, a school.
const GUESTS_PER_ADDRESS: u64 = 10;

fn address(text: &str) -> Result<SocketAddr, String> {
    let found = text.to_socket_addrs().map_err(|error| match error.kind() {
        ErrorKind::InvalidInput => "expected an address with a port, such as 0.0.0.0:8080".to_owned(),
        _ => "this host name cannot be resolved".to_owned(),
    })?;
    // A name may have both; browsers that try IPv6 first fall back to IPv4.
    found.min_by_key(SocketAddr::is_ipv6).ok_or_else(|| "this name has no address".to_owned())
}

/// Serves until the process is asked to stop.
pub fn run(options: &Options, audience: Audience, texts: &Texts) -> Result<ExitCode> {
    let log = log::start(options.log_file.as_deref(), options.log_json)?;
    let hang_up = match audience {
        Audience::Home => HangUp::Stop,
        Audience::Chosen => HangUp::Reopen(log),
    };
    // Every connection takes a file descriptor.
    if let Err(error) = rlimit::increase_nofile_limit(u64::MAX) {
        tracing::warn!(%error, "cannot raise the limit of open files");
    }
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .context("cannot start the server's threads")?;
    runtime.block_on(serve(options, audience, hang_up, texts))?;
    Ok(ExitCode::SUCCESS)
}

async fn serve(options: &Options, audience: Audience, hang_up: HangUp, texts: &Texts) -> Result<()> {
    // The ports come first: a server that cannot listen needs no database.
    let players = listen(options.listen, audience)?;
    let operator =
        options.metrics.map(|address| listened(address, "--metrics", kaiju_server::listen(address)));
    let operator = operator.transpose()?;
    let store = open_all(&options.store).await?;
    // Signals must be handled before the greeting says that the server is up.
    let stop = stop_signal(hang_up)?;
    let address = players.local_addr().context("the server has no address")?;
    let network = on_network(address);
    let limits = Limits {
        connections: options.connections,
        idle_connections: options.idle_connections,
        tables_awake: options.tables_awake,
        bots_waiting: options.bots_waiting,
        connections_per_address: options.connections_per_address,
        wakings_per_minute: options.new_per_minute.saturating_mul(WAKINGS_FOR_EACH_NEW),
        new_things_per_minute: options.new_per_minute,
        requests_per_minute: options.new_per_minute.saturating_mul(REQUESTS_FOR_EACH_NEW),
        tables_per_guest: options.tables_per_guest,
        tables_per_address: options.tables_per_guest.saturating_mul(GUESTS_PER_ADDRESS),
        messages_per_second: options.messages_per_second,
        burst: options.messages_per_second.saturating_mul(2),
        ..Limits::default()
    };
    let config = Config {
        limits,
        public_urls: options.public_url.clone(),
        log_clients: options.log_clients.into(),
        trusted_proxies: options.trusted_proxy.clone(),
        secure: options.secure,
        network,
        retention: Retention {
            unstarted: options.keep_unstarted,
            abandoned: options.keep_abandoned,
            finished: options.keep_finished,
            guests: options.keep_guests,
            acts: options.keep_audit,
        },
        words: words(options.bad_words.as_deref())?,
        disk_quota: options.disk_quota.map(|mib| mib.saturating_mul(1 << 20)),
        bot_threads: options.bot_threads.unwrap_or(Config::default().bot_threads),
        ..Config::default()
    };
    #[cfg(feature = "testing")]
    let config = with_test_options(options, config);
    greet(
        &Greeting {
            address,
            network,
            public: options.public_url.first(),
            operator: operator.as_ref().and_then(|operator| operator.local_addr().ok()),
            reach: Reach::of(network, &options.public_url),
            store: &options.store,
        },
        texts,
    );
    kaiju_server::serve(Listeners { players, operator }, store, config, Some(kaiju_web::router()), stop)
        .await;
    Ok(())
}

/// The words that no name may have.
fn words(path: Option<&Path>) -> Result<WordList> {
    let Some(path) = path else { return Ok(WordList::default()) };
    let text = std::fs::read_to_string(path)
        .with_context(|| format!("{}: cannot read the words", path.display()))?;
    Ok(WordList::read(&text))
}

/// Applies the seed and the clock of a test. A stopped clock also lifts the limits that only time would lift.
#[cfg(feature = "testing")]
fn with_test_options(options: &Options, mut config: Config) -> Config {
    use kaiju_server::{Entropy, Time};
    // A test may also choose positions.
    config.positions = options.test_clock || options.test_seed.is_some();
    if options.test_clock {
        let timeless = Config::on(Time::manual());
        let limits = Limits {
            connections: config.limits.connections,
            idle_connections: config.limits.idle_connections,
            tables_awake: config.limits.tables_awake,
            bots_waiting: config.limits.bots_waiting,
            connections_per_address: config.limits.connections_per_address,
            tables_per_guest: config.limits.tables_per_guest,
            tables_per_address: config.limits.tables_per_address,
            ..timeless.limits
        };
        let Config { request_timeout, broadcast_interval, lobby_interval, retention, time, .. } = timeless;
        config =
            Config { limits, request_timeout, broadcast_interval, lobby_interval, retention, time, ..config };
        eprintln!("kaiju: TEST SERVER: the clock stands still until it is moved");
    }
    if let Some(seed) = options.test_seed {
        config.entropy = Entropy::seeded(seed);
        eprintln!("kaiju: TEST SERVER: anybody who knows the seed {seed} knows all dice, tables and tokens");
    }
    config
}

/// Listens on the given address. By default, a server at home listens on all: on IPv6, which accepts IPv4 too, or on
/// IPv4 where there is no IPv6. Any other server listens for this machine alone.
fn listen(address: Option<SocketAddr>, audience: Audience) -> Result<TcpListener> {
    let at = |ip: IpAddr| SocketAddr::new(ip, PORT);
    let (first, second) = match (address, audience) {
        (Some(address), _) => (address, None),
        (None, Audience::Chosen) => (at(Ipv4Addr::LOCALHOST.into()), None),
        (None, Audience::Home) => (at(Ipv6Addr::UNSPECIFIED.into()), Some(at(Ipv4Addr::UNSPECIFIED.into()))),
    };
    match (kaiju_server::listen(first), second) {
        (Err(error), Some(second)) if error.kind() != ErrorKind::AddrInUse => {
            listened(second, "--listen", kaiju_server::listen(second))
        }
        (tried, _) => listened(first, "--listen", tried),
    }
}

fn listened(address: SocketAddr, option: &str, tried: std::io::Result<TcpListener>) -> Result<TcpListener> {
    match tried {
        Ok(listener) => Ok(listener),
        Err(error) if error.kind() == ErrorKind::AddrInUse => {
            bail!("{address}: another program is listening there; choose another port with {option}")
        }
        Err(error) => {
            bail!("{address}: cannot listen there ({error}); choose another address with {option}")
        }
    }
}
