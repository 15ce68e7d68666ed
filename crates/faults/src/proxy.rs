//! A small load balancer on loopback: clients know only its address. It checks which processes answer, as load
//! balancers do, and can break connections in the middle of a message.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Notify;

/// The time between two checks of a process.
const CHECK_EVERY: Duration = Duration::from_millis(200);
/// The longest time that a process may take to answer a check.
const ANSWER_WITHIN: Duration = Duration::from_millis(800);
/// The check: a page that needs no database, since a process without one still lives.
const CHECK: &[u8] = b"GET /api/network HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n";

/// A connection that is carried.
struct Link {
    process: usize,
    /// The table that the client asked for, once it is known.
    table: Mutex<Option<String>>,
    /// The next message breaks off in the middle, and the connection with it.
    is_doomed: AtomicBool,
    /// Ends the connection at once.
    end: Notify,
}

/// A process behind the proxy.
#[derive(Clone, Copy)]
struct Backend {
    address: SocketAddr,
    answers: bool,
}

#[derive(Default)]
struct State {
    backends: Vec<Option<Backend>>,
    links: BTreeMap<u64, Arc<Link>>,
    /// The process that gets the next connection.
    next: usize,
}

/// The proxy.
pub struct Proxy {
    /// The address for clients.
    pub address: SocketAddr,
    state: Mutex<State>,
    last_link: AtomicU64,
}

impl Proxy {
    /// Starts a proxy for processes that are not up yet.
    pub async fn start(processes: usize) -> std::io::Result<Arc<Proxy>> {
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let state = State { backends: vec![None; processes], ..State::default() };
        let address = listener.local_addr()?;
        let proxy = Arc::new(Proxy { address, state: Mutex::new(state), last_link: AtomicU64::new(0) });
        let accepting = Arc::clone(&proxy);
        tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                let proxy = Arc::clone(&accepting);
                tokio::spawn(async move { proxy.carry(client).await });
            }
        });
        for process in 0..processes {
            let proxy = Arc::clone(&proxy);
            tokio::spawn(async move { proxy.keep_checking(process).await });
        }
        Ok(proxy)
    }

    fn state(&self) -> MutexGuard<'_, State> {
        // Nothing panics while it holds the lock.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A process listens at this address from now on.
    pub fn set(&self, process: usize, address: SocketAddr) {
        self.state().backends[process] = Some(Backend { address, answers: true });
    }

    /// The tables with a client at this process.
    pub fn tables_at(&self, process: usize) -> Vec<String> {
        let state = self.state();
        let links = state.links.values().filter(|link| link.process == process);
        let mut tables: Vec<String> = links.filter_map(|link| lock(&link.table).clone()).collect();
        tables.sort();
        tables.dedup();
        tables
    }

    /// Breaks every second connection in the middle of its next message, in either direction. Returns how many.
    pub fn doom(&self) -> usize {
        let state = self.state();
        let doomed = state.links.values().step_by(2);
        doomed.map(|link| link.is_doomed.store(true, Ordering::Relaxed)).count()
    }

    /// The next process in turn that answers.
    fn choose(&self) -> Option<(usize, SocketAddr)> {
        let mut state = self.state();
        let count = state.backends.len();
        let turns = (0..count).map(|turn| (state.next + turn) % count);
        let (process, address) = turns
            .filter_map(|process| {
                Some((process, state.backends[process].filter(|backend| backend.answers)?.address))
            })
            .next()?;
        state.next = (process + 1) % count;
        Some((process, address))
    }

    /// Connects a client to a process, or drops it if none can be reached.
    async fn carry(&self, client: TcpStream) {
        let tries = self.state().backends.len();
        for _ in 0..tries {
            let Some((process, address)) = self.choose() else { return };
            let Ok(server) = TcpStream::connect(address).await else { continue };
            // Small messages must not wait for each other.
            let _ = client.set_nodelay(true).and(server.set_nodelay(true));
            let link = Arc::new(Link {
                process,
                table: Mutex::default(),
                is_doomed: AtomicBool::new(false),
                end: Notify::new(),
            });
            let number = self.last_link.fetch_add(1, Ordering::Relaxed);
            self.state().links.insert(number, Arc::clone(&link));
            let (from_client, to_client) = client.into_split();
            let (from_server, to_server) = server.into_split();
            tokio::select! {
                biased;
                () = link.end.notified() => {}
                () = pass(from_server, to_client, &link, |_| {}) => {}
                () = pass(from_client, to_server, &link, |bytes| note_table(&link, bytes)) => {}
            }
            self.state().links.remove(&number);
            return;
        }
    }

    /// Checks a process for ever. One that does not answer loses its connections and gets no new ones.
    #[expect(clippy::disallowed_methods, reason = "a load balancer goes by the clock")]
    async fn keep_checking(&self, process: usize) {
        loop {
            tokio::time::sleep(CHECK_EVERY).await;
            let Some(backend) = self.state().backends[process] else { continue };
            let answers = tokio::time::timeout(ANSWER_WITHIN, answers(backend.address)).await == Ok(true);
            let mut state = self.state();
            let Some(checked) = &mut state.backends[process] else { continue };
            if checked.address != backend.address {
                continue;
            }
            checked.answers = answers;
            if !answers {
                state
                    .links
                    .values()
                    .filter(|link| link.process == process)
                    .for_each(|link| link.end.notify_one());
            }
        }
    }
}

fn lock<T>(value: &Mutex<T>) -> MutexGuard<'_, T> {
    // Nothing panics while it holds the lock.
    value.lock().unwrap_or_else(PoisonError::into_inner)
}

/// True if a process answers a request.
async fn answers(address: SocketAddr) -> bool {
    let Ok(mut stream) = TcpStream::connect(address).await else { return false };
    let mut answer = [0; 8];
    stream.write_all(CHECK).await.is_ok() && stream.read(&mut answer).await.is_ok_and(|read| read > 0)
}

/// Passes bytes on until one side ends, or the link breaks in the middle of a message.
async fn pass(mut from: OwnedReadHalf, mut to: OwnedWriteHalf, link: &Link, mut see: impl FnMut(&[u8])) {
    let mut buffer = vec![0; 16 << 10];
    while let Ok(read) = from.read(&mut buffer).await
        && read > 0
    {
        see(&buffer[..read]);
        let is_doomed = link.is_doomed.load(Ordering::Relaxed);
        let passed = if is_doomed { read / 2 } else { read };
        if to.write_all(&buffer[..passed]).await.is_err() || is_doomed {
            return;
        }
    }
}

/// Notes the table in the first line of a request.
fn note_table(link: &Link, bytes: &[u8]) {
    let mut table = lock(&link.table);
    if table.is_none() {
        let text = String::from_utf8_lossy(bytes);
        let id = text.split_once("/api/tables/").and_then(|(_, rest)| rest.split_once("/socket"));
        *table = id.map(|(id, _)| id.to_owned());
    }
}
