//! The connection of a client, below requests and messages: counted, and read no faster than a client may talk.

use crate::config::{Config, LARGEST_MESSAGE, Limits};
use crate::time::Time;
use crate::token_bucket::{Rate, TokenBucket};
use std::io;
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};

/// Something that is waited for, made when it is needed: most connections never wait.
type Alarm = Pin<Box<dyn Future<Output = ()> + Send>>;

/// A connection. `P` is dropped with it, which may be long after it has become a WebSocket.
pub struct Stream<S, P> {
    stream: S,
    time: Time,
    rate: Rate,
    bucket: TokenBucket,
    /// Until more is read.
    pause: Option<Alarm>,
    /// How long the client may take to read on.
    patience: Duration,
    /// When the client has taken too long.
    too_late: Option<Alarm>,
    _permit: P,
}

/// How many bytes a second are read: those of as many messages as a client may send, if all are as large as can be. Frames that
/// are no messages, such as pongs or pieces of nothing, are cheap, but there could be millions of them.
fn rate(limits: &Limits) -> Rate {
    let largest = LARGEST_MESSAGE as f64;
    Rate {
        per_second: f64::from(limits.messages_per_second.max(1)) * largest,
        burst: f64::from(limits.burst.max(1)) * largest,
    }
}

impl<S, P> Stream<S, P> {
    /// A connection on which nothing was read.
    pub fn new(stream: S, config: &Config, permit: P) -> Stream<S, P> {
        let (rate, time) = (rate(&config.limits), config.time.clone());
        Stream {
            stream,
            rate,
            bucket: TokenBucket::full(rate, time.now()),
            time,
            pause: None,
            patience: config.patience,
            too_late: None,
            _permit: permit,
        }
    }

    /// Ends a connection whose client does not read on.
    fn bounded<T>(&mut self, context: &mut Context<'_>, written: Poll<io::Result<T>>) -> Poll<io::Result<T>> {
        if written.is_ready() {
            self.too_late = None;
            return written;
        }
        let (time, patience) = (&self.time, self.patience);
        let too_late = self.too_late.get_or_insert_with(|| alarm(time, patience));
        ready!(too_late.as_mut().poll(context));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

fn alarm(time: &Time, after: Duration) -> Alarm {
    let (time, at) = (time.clone(), time.now() + after);
    Box::pin(async move { time.sleep_until(at).await })
}

impl<S: AsyncRead + Unpin, P: Unpin> AsyncRead for Stream<S, P> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let this = &mut *self;
        let rate = this.rate;
        while let Some(wait) = this.bucket.wait_time(rate, this.time.now()) {
            let pause = this.pause.get_or_insert_with(|| alarm(&this.time, wait));
            ready!(pause.as_mut().poll(context));
            this.pause = None;
        }
        let before = buffer.filled().len();
        ready!(Pin::new(&mut this.stream).poll_read(context, buffer))?;
        this.bucket.spend((buffer.filled().len() - before) as f64);
        Poll::Ready(Ok(()))
    }
}

impl<S: AsyncWrite + Unpin, P: Unpin> AsyncWrite for Stream<S, P> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.bounded(context, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        pieces: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, pieces);
        self.bounded(context, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let flushed = Pin::new(&mut self.stream).poll_flush(context);
        self.bounded(context, flushed)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let shut = Pin::new(&mut self.stream).poll_shutdown(context);
        self.bounded(context, shut)
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

    use super::*;
    use tokio::io::{AsyncReadExt, AsyncWriteExt};

    fn config(limits: Limits) -> Config {
        Config { limits, time: Time::manual(), ..Config::default() }
    }

    #[tokio::test]
    async fn a_client_is_read_no_faster_than_it_may_talk() {
        let limits = Limits { messages_per_second: 10, burst: 2, ..Limits::default() };
        let config = config(limits);
        // As much at once as two messages, and in half a second as much as five.
        let sent = vec![0; 7 * LARGEST_MESSAGE];
        let mut stream = Stream::new(sent.as_slice(), &config, ());
        let mut read = Vec::new();
        // In pieces, as the libraries do.
        let mut piece = [0; 1024];
        let mut took = Duration::ZERO;
        loop {
            let count = tokio::select! {
                biased;
                count = stream.read(&mut piece) => count.unwrap(),
                // Nothing is read until time passes.
                () = std::future::ready(()) => {
                    config.time.advance(Duration::from_millis(10));
                    took += Duration::from_millis(10);
                    continue;
                }
            };
            if count == 0 {
                break;
            }
            read.extend_from_slice(&piece[..count]);
        }
        assert_eq!(read, sent);
        assert!((Duration::from_millis(490)..=Duration::from_millis(510)).contains(&took), "{took:?}");
    }

    #[tokio::test]
    async fn a_client_that_does_not_read_on_loses_the_connection() {
        let config = config(Limits::default());
        let (near, mut far) = tokio::io::duplex(8);
        let mut stream = Stream::new(near, &config, ());
        stream.write_all(&[0; 8]).await.unwrap();
        let mut more = Box::pin(stream.write_all(&[0; 8]));
        let mut poll = async |after: Duration| {
            config.time.advance(after);
            tokio::select! {
                biased;
                written = more.as_mut() => Some(written),
                () = std::future::ready(()) => None,
            }
        };
        assert!(poll(Duration::ZERO).await.is_none());
        assert!(poll(config.patience - Duration::from_millis(1)).await.is_none());
        // Whoever reads a little has all the time again.
        far.read_exact(&mut [0; 4]).await.unwrap();
        assert!(poll(Duration::from_millis(1)).await.is_none());
        assert!(poll(config.patience - Duration::from_millis(1)).await.is_none());
        let ended = poll(Duration::from_millis(1)).await.unwrap();
        assert_eq!(ended.unwrap_err().kind(), io::ErrorKind::TimedOut);
    }
}
