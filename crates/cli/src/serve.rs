//! `kaiju serve`: the table server and the browser client on one port.

use crate::greeting;
use crate::store::{StoreAddress, open_all};
use anyhow::{Context, Result, bail};
use clap::Args;
use kaiju_server::{Addresses, Config, Limits, Retention};
use kaiju_text::Texts;
use std::io::ErrorKind;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, ToSocketAddrs, UdpSocket};
use std::process::ExitCode;
use tokio::net::TcpListener;
use tracing_subscriber::EnvFilter;
use tracing_subscriber::filter::LevelFilter;

/// Serve the game: friends open a link and play
///
/// Needs no configuration: listens on port 8080 of all interfaces, and keeps its database in the
/// current folder. Every acknowledged move is on disk, so the process may be killed at any time.
///
/// KAIJU_LOG sets the log level, for example KAIJU_LOG=debug.
#[derive(Args, Clone, Debug)]
#[command(verbatim_doc_comment)]
pub struct Options {
    /// Address or host name, and port, to listen on [default: port 8080 of all interfaces, IPv4 and IPv6]
    #[arg(long, value_name = "ADDR", value_parser = address)]
    listen: Option<SocketAddr>,
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
pub fn run(options: &Options, texts: &Texts) -> Result<ExitCode> {
    start_log(options.log_json)?;
    // Every connection takes a file descriptor.
    if let Err(error) = rlimit::increase_nofile_limit(u64::MAX) {
        tracing::warn!(%error, "cannot raise the limit of open files");
    }
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .context("cannot start the server's threads")?;
    runtime.block_on(serve(options, texts))?;
    Ok(ExitCode::SUCCESS)
}

async fn serve(options: &Options, texts: &Texts) -> Result<()> {
    // The port comes first: a server that cannot listen needs no database.
    let listener = listen(options.listen)?;
    let store = open_all(&options.store).await?;
    // Signals must be handled before the greeting says that the server is up.
    let stop = stop_signal()?;
    let address = listener.local_addr().context("the server has no address")?;
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
        trusted_proxies: options.trusted_proxy.clone(),
        secure: options.secure,
        network,
        retention: Retention {
            unstarted: options.keep_unstarted,
            abandoned: options.keep_abandoned,
            finished: options.keep_finished,
            guests: options.keep_guests,
        },
        disk_quota: options.disk_quota.map(|mib| mib.saturating_mul(1 << 20)),
        bot_threads: options.bot_threads.unwrap_or(Config::default().bot_threads),
        ..Config::default()
    };
    #[cfg(feature = "testing")]
    let config = with_test_options(options, config);
    greeting::greet(address, network, &options.store, texts);
    kaiju_server::serve(listener, store, config, Some(kaiju_web::router()), stop).await;
    Ok(())
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
        let Config { trusted_proxies, secure, network, disk_quota, bot_threads, positions, .. } = config;
        config = Config {
            limits,
            trusted_proxies,
            secure,
            network,
            disk_quota,
            bot_threads,
            positions,
            ..timeless
        };
        eprintln!("kaiju: TEST SERVER: the clock stands still until it is moved");
    }
    if let Some(seed) = options.test_seed {
        config.entropy = Entropy::seeded(seed);
        eprintln!("kaiju: TEST SERVER: anybody who knows the seed {seed} knows all dice, tables and tokens");
    }
    config
}

/// Waits for Ctrl-C, or for the console to be closed.
#[cfg(windows)]
fn stop_signal() -> Result<impl Future<Output = ()>> {
    use tokio::signal::windows::{ctrl_c, ctrl_close};
    let mut interrupt = ctrl_c().context("cannot handle Ctrl-C")?;
    let mut close = ctrl_close().context("cannot handle the closing of the console")?;
    Ok(async move {
        tokio::select! {
            biased;
            _ = interrupt.recv() => {}
            _ = close.recv() => {}
        }
        tracing::info!("stopping");
    })
}

/// Waits for Ctrl-C or a signal to terminate.
#[cfg(unix)]
fn stop_signal() -> Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let receive = |kind: SignalKind| signal(kind).context("cannot handle signals");
    let (mut interrupt, mut terminate) =
        (receive(SignalKind::interrupt())?, receive(SignalKind::terminate())?);
    let mut hang_up = receive(SignalKind::hangup())?;
    Ok(async move {
        tokio::select! {
            biased;
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
            _ = hang_up.recv() => {}
        }
        tracing::info!("stopping");
    })
}

/// Listens on the given address, or on all: on IPv6, which accepts IPv4 too, or on IPv4 where there is no IPv6.
fn listen(address: Option<SocketAddr>) -> Result<TcpListener> {
    let everywhere = |ip: IpAddr| SocketAddr::new(ip, PORT);
    let (first, second) = match address {
        Some(address) => (address, None),
        None => (everywhere(Ipv6Addr::UNSPECIFIED.into()), Some(everywhere(Ipv4Addr::UNSPECIFIED.into()))),
    };
    match (kaiju_server::listen(first), second) {
        (Err(error), Some(second)) if error.kind() != ErrorKind::AddrInUse => {
            listened(second, kaiju_server::listen(second))
        }
        (tried, _) => listened(first, tried),
    }
}

fn listened(address: SocketAddr, tried: std::io::Result<TcpListener>) -> Result<TcpListener> {
    match tried {
        Ok(listener) => Ok(listener),
        Err(error) if error.kind() == ErrorKind::AddrInUse => {
            bail!("{address}: another program is listening there; choose another port with --listen")
        }
        Err(error) => {
            bail!("{address}: cannot listen there ({error}); choose another address with --listen")
        }
    }
}

/// The address on the local network of a server that listens at `own`.
fn on_network(own: SocketAddr) -> Option<SocketAddr> {
    let ip = if own.ip().is_unspecified() { network_address(own) } else { Some(own.ip()) };
    ip.filter(|ip| !ip.is_loopback()).map(|ip| SocketAddr::new(ip, own.port()))
}

/// The address by which others reach this machine: the one it would use towards the internet, or else one of a
/// private network.
fn network_address(own: SocketAddr) -> Option<IpAddr> {
    outgoing_address(own).or_else(|| {
        // Without a list of interfaces there is no address.
        let interfaces = if_addrs::get_if_addrs().unwrap_or_default();
        let up = interfaces.iter().filter(|interface| interface.is_oper_up() && !interface.is_loopback());
        private_address(up.map(|interface| interface.ip()))
    })
}

/// The best address for others on the same network: a private IPv4 address, link-local ones last.
fn private_address(addresses: impl Iterator<Item = IpAddr>) -> Option<IpAddr> {
    let of_ipv4 = |ip: IpAddr| match ip {
        IpAddr::V4(ip) => Some(ip).filter(|ip| ip.is_private() || ip.is_link_local()),
        IpAddr::V6(_) => None,
    };
    addresses.filter_map(of_ipv4).min_by_key(Ipv4Addr::is_link_local).map(IpAddr::V4)
}

/// The address this machine would use towards the internet, if it is connected. Nothing is sent.
fn outgoing_address(own: SocketAddr) -> Option<IpAddr> {
    // Addresses reserved for documentation: only the route is looked up.
    let ways: [(IpAddr, IpAddr); 2] = [
        (Ipv4Addr::UNSPECIFIED.into(), Ipv4Addr::new(192, 0, 2, 1).into()),
        (Ipv6Addr::UNSPECIFIED.into(), Ipv6Addr::new(0x2001, 0xdb8, 0, 0, 0, 0, 0, 1).into()),
    ];
    let heard = ways.into_iter().filter(|(from, _)| from.is_ipv4() || own.is_ipv6());
    let way = |(from, to): (IpAddr, IpAddr)| {
        let socket = UdpSocket::bind((from, 0)).ok()?;
        socket.connect((to, 9)).ok()?;
        Some(socket.local_addr().ok()?.ip())
    };
    heard.filter_map(way).find(|ip| !ip.is_loopback())
}

fn start_log(is_json: bool) -> Result<()> {
    let wanted = std::env::var_os("KAIJU_LOG").filter(|wanted| !wanted.is_empty());
    let wanted = wanted.as_ref().map_or("info".into(), |wanted| wanted.to_string_lossy());
    let filter = filter(&wanted).with_context(|| {
        format!(
            "KAIJU_LOG={wanted}: expected a level such as debug, or levels of modules: warn,kaiju_server=debug"
        )
    })?;
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    if is_json {
        log.json().init()
    } else {
        log.init()
    }
    Ok(())
}

/// The log filter. Refuses a single word that is not a level: it would be taken for a module, and nothing else
/// would be logged.
fn filter(wanted: &str) -> Option<EnvFilter> {
    let is_level = |part: &str| part.contains(['=', '[']) || part.parse::<LevelFilter>().is_ok();
    let can_be_read = wanted.split(',').all(|part| is_level(part.trim()));
    EnvFilter::try_new(wanted).ok().filter(|_| can_be_read)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_a_route_a_private_address_is_used() {
        let best = |addresses: &[&str]| {
            let addresses = addresses.iter().map(|ip| ip.parse().unwrap_or_else(|_| panic!("{ip}")));
            private_address(addresses).map(|ip| ip.to_string())
        };
        assert_eq!(best(&["fe80::1", "169.254.3.4", "192.168.1.5"]).as_deref(), Some("192.168.1.5"));
        assert_eq!(best(&["169.254.3.4"]).as_deref(), Some("169.254.3.4"));
        assert_eq!(best(&["fe80::1", "127.0.0.1"]), None);
    }
}
