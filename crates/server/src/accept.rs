//! Lets clients in: one task for each connection, until the server stops.

use crate::http::{Admission, App, ConnectionPermit};
use crate::stream::Stream;
use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use hyper::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::TokioIo;
use socket2::{Domain, Socket, Type};
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tower_service::Service;

/// The longest head of a request, in bytes. The library wants at least 8 KiB.
const LARGEST_HEAD: usize = 16 << 10;
/// What the kernel keeps for a client that does not read, in bytes; it would keep megabytes.
const SEND_BUFFER: usize = 128 << 10;
/// How long nobody is let in after that has failed: it may be that no more files can be open.
const AFTER_FAILURE: Duration = Duration::from_millis(200);
/// Clients that wait to be let in.
const BACKLOG: i32 = 1024;

/// Listens for clients, with a bound on what each of them costs. At `[::]` clients with IPv4 are heard as well.
pub fn listen(address: SocketAddr) -> std::io::Result<TcpListener> {
    let socket = Socket::new(Domain::for_address(address), Type::STREAM, None)?;
    if address.is_ipv6() {
        // Some systems hear IPv6 only, unless told otherwise.
        socket.set_only_v6(!address.ip().is_unspecified())?;
    }
    // A server that starts again must not wait for old connections to be forgotten.
    socket.set_reuse_address(true)?;
    // Connections have what the listener has.
    socket.set_send_buffer_size(SEND_BUFFER)?;
    socket.set_nonblocking(true)?;
    socket.bind(&address.into())?;
    socket.listen(BACKLOG)?;
    TcpListener::from_std(socket.into())
}

/// Lets clients in until `stop` is done, then waits a moment for the answers that are under way.
///
/// Whoever takes too long for the head of a request, or to read on, is sent away.
pub async fn accept(listener: TcpListener, app: &Arc<App>, router: &Router, stop: impl Future<Output = ()>) {
    // Connections notice that `stopping` is gone, and `all_gone` that they are.
    let (stopping, stopped) = watch::channel(());
    let all_gone = watch::Sender::new(());
    let mut stop = pin!(stop);
    loop {
        let client = tokio::select! {
            biased;
            () = &mut stop => break,
            client = listener.accept() => client,
        };
        let (stream, peer) = match client {
            Ok(client) => client,
            Err(error) => {
                tracing::warn!(%error, "a client could not be let in");
                app.registry.config.time.sleep(AFTER_FAILURE).await;
                continue;
            }
        };
        // Who has too many connections is not told why: that would take another one.
        let permit = match Admission::admit_connection(app, peer) {
            Ok(permit) => permit,
            Err(code) => {
                app.registry.metrics.refused(code);
                continue;
            }
        };
        // Small messages must not wait for one another.
        if let Err(error) = stream.set_nodelay(true) {
            tracing::debug!(%error, "a connection stays slow");
        }
        let (app, router) = (Arc::clone(app), router.clone());
        let (stopped, alive) = (stopped.clone(), all_gone.subscribe());
        tokio::spawn(async move {
            talk(stream, peer, &app, permit, router, stopped).await;
            drop(alive);
        });
    }
    drop(stopping);
    if tokio::time::timeout(app.registry.config.farewell, all_gone.closed()).await.is_err() {
        tracing::warn!("some clients have not taken their answers");
    }
}

/// Serves one connection until it ends or becomes a WebSocket.
async fn talk(
    stream: TcpStream,
    peer: SocketAddr,
    app: &App,
    permit: Option<ConnectionPermit>,
    router: Router,
    mut stopped: watch::Receiver<()>,
) {
    let config = &app.registry.config;
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        router.clone().call(request.map(Body::new))
    });
    let mut http = http1::Builder::new();
    http.timer(config.time.clone()).header_read_timeout(config.patience).max_buf_size(LARGEST_HEAD);
    let stream = Stream::new(stream, config, permit);
    let mut connection = pin!(http.serve_connection(TokioIo::new(stream), service).with_upgrades());
    let ended = tokio::select! {
        biased;
        ended = connection.as_mut() => ended,
        _ = stopped.changed() => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = ended {
        tracing::debug!(%error, "a connection broke");
    }
}
