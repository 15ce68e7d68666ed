//! Accepts connections, one task for each, until the server stops.

use crate::http::{Admission, App, ConnectionPermit, Idleness};
use crate::stream::ThrottledStream;
use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper::{Request, StatusCode};
use hyper_util::rt::TokioIo;
use kaiju_protocol::Code;
use socket2::{Domain, Socket, Type};
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tower_service::Service;

/// The largest request head, in bytes. The library wants at least 8 KiB.
const MAX_HEAD_BYTES: usize = 16 << 10;
/// The kernel's buffer for a client that does not read, in bytes. Its default is megabytes.
const SEND_BUFFER: usize = 128 << 10;
/// The pause after a failed accept: the process may have run out of file descriptors.
const ACCEPT_RETRY: Duration = Duration::from_millis(200);
/// Connections that wait to be accepted.
const BACKLOG: i32 = 1024;

/// Listens for clients, with small send buffers. `[::]` accepts IPv4 clients too.
pub fn listen(address: SocketAddr) -> std::io::Result<TcpListener> {
    let socket = Socket::new(Domain::for_address(address), Type::STREAM, None)?;
    if address.is_ipv6() {
        // Some systems default to IPv6 only.
        socket.set_only_v6(!address.ip().is_unspecified())?;
    }
    // A restarted server must not wait until old connections time out.
    socket.set_reuse_address(true)?;
    // Connections inherit the buffer size of their listener.
    socket.set_send_buffer_size(SEND_BUFFER)?;
    socket.set_nonblocking(true)?;
    socket.bind(&address.into())?;
    socket.listen(BACKLOG)?;
    TcpListener::from_std(socket.into())
}

/// Accepts clients until `stop` completes, then waits a moment for answers in flight.
///
/// Drops clients that are too slow to send the head of a request, or to read.
pub async fn accept(listener: TcpListener, app: &Arc<App>, router: &Router, stop: impl Future<Output = ()>) {
    // Dropping `stopping` tells connections to finish; `all_closed` sees that they have.
    let (stopping, stopped) = watch::channel(());
    let all_closed = watch::Sender::new(());
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
                tracing::warn!(%error, "cannot accept a connection");
                app.registry.config.time.sleep(ACCEPT_RETRY).await;
                continue;
            }
        };
        // Over the limit, the connection is dropped without an answer: an answer would take a connection.
        let permit = match Admission::admit_connection(app, peer) {
            Ok(permit) => permit,
            Err(code) => {
                app.refused(code, peer.ip());
                continue;
            }
        };
        // Small messages must not wait for each other.
        if let Err(error) = stream.set_nodelay(true) {
            tracing::debug!(%error, "cannot disable Nagle's algorithm");
        }
        let (app, router) = (Arc::clone(app), router.clone());
        let (stopped, alive) = (stopped.clone(), all_closed.subscribe());
        tokio::spawn(async move {
            serve_connection(stream, peer, &app, permit, router, stopped).await;
            drop(alive);
        });
    }
    drop(stopping);
    if tokio::time::timeout(app.registry.config.shutdown_grace, all_closed.closed()).await.is_err() {
        tracing::warn!("some clients did not take their answers");
    }
}

/// Serves one connection until it ends or becomes a WebSocket.
async fn serve_connection(
    stream: TcpStream,
    peer: SocketAddr,
    app: &App,
    permit: ConnectionPermit,
    router: Router,
    mut stopped: watch::Receiver<()>,
) {
    let config = &app.registry.config;
    let idleness = Arc::new(Idleness::new(&app.admission.idle));
    let wait_for_request = || {
        if idleness.begin() {
            app.registry.metrics.refused(Code::ServerFull);
        }
    };
    wait_for_request();
    let service = service_fn(|mut request: Request<Incoming>| {
        idleness.end();
        request.extensions_mut().insert(ConnectInfo(peer));
        let answering = router.clone().call(request.map(Body::new));
        async {
            let answer = answering.await;
            if answer.as_ref().is_ok_and(|response| response.status() != StatusCode::SWITCHING_PROTOCOLS) {
                wait_for_request();
            }
            answer
        }
    });
    let mut http = http1::Builder::new();
    http.timer(config.time.clone()).header_read_timeout(config.request_timeout).max_buf_size(MAX_HEAD_BYTES);
    let stream = ThrottledStream::new(stream, config, permit);
    let mut connection = pin!(http.serve_connection(TokioIo::new(stream), service).with_upgrades());
    let ended = tokio::select! {
        biased;
        ended = connection.as_mut() => ended,
        // It has sent no whole request for long, and there are too many such connections.
        () = idleness.must_close() => return,
        _ = stopped.changed() => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = ended {
        tracing::debug!(%error, "a connection failed");
    }
}
