//! A client's byte stream, below HTTP and WebSocket: reads are throttled to the message rate, and writes time out.

use crate::config::{Config, Limits, MAX_MESSAGE_BYTES};
use crate::time::Time;
use crate::token_bucket::{Rate, TokenBucket};
use std::io;
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};

/// A timer, created when it is needed: most connections never wait.
type Timer = Pin<Box<dyn Future<Output = ()> + Send>>;

/// A throttled connection. Its permit `P` is dropped with it, which may be long after it has become a WebSocket.
pub struct ThrottledStream<S, P> {
    stream: S,
    time: Time,
    rate: Rate,
    bucket: TokenBucket,
    /// Runs while no more may be read.
    pause: Option<Timer>,
    /// The longest time the client may read nothing.
    write_timeout: Duration,
    /// Runs while a write is pending.
    write_deadline: Option<Timer>,
    _permit: P,
}

/// The read limit in bytes: the message rate with messages of the largest size. It bounds frames that are no
/// messages, such as pongs or empty fragments, which are cheap but could come by the million.
fn rate(limits: &Limits) -> Rate {
    let largest = MAX_MESSAGE_BYTES as f64;
    Rate {
        per_second: f64::from(limits.messages_per_second.max(1)) * largest,
        burst: f64::from(limits.burst.max(1)) * largest,
    }
}

impl<S, P> ThrottledStream<S, P> {
    /// Wraps a new connection.
    pub fn new(stream: S, config: &Config, permit: P) -> ThrottledStream<S, P> {
        let (rate, time) = (rate(&config.limits), config.time.clone());
        ThrottledStream {
            stream,
            rate,
            bucket: TokenBucket::full(rate, time.now()),
            time,
            pause: None,
            write_timeout: config.request_timeout,
            write_deadline: None,
            _permit: permit,
        }
    }

    /// Fails a write that has been pending for too long.
    fn with_write_timeout<T>(
        &mut self,
        context: &mut Context<'_>,
        written: Poll<io::Result<T>>,
    ) -> Poll<io::Result<T>> {
        if written.is_ready() {
            self.write_deadline = None;
            return written;
        }
        let (time, write_timeout) = (&self.time, self.write_timeout);
        let write_deadline = self.write_deadline.get_or_insert_with(|| timer(time, write_timeout));
        ready!(write_deadline.as_mut().poll(context));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

fn timer(time: &Time, after: Duration) -> Timer {
    let (time, at) = (time.clone(), time.now() + after);
    Box::pin(async move { time.sleep_until(at).await })
}

impl<S: AsyncRead + Unpin, P: Unpin> AsyncRead for ThrottledStream<S, P> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let this = &mut *self;
        let rate = this.rate;
        while let Some(wait) = this.bucket.wait_time(rate, this.time.now()) {
            let pause = this.pause.get_or_insert_with(|| timer(&this.time, wait));
            ready!(pause.as_mut().poll(context));
            this.pause = None;
        }
        let before = buffer.filled().len();
        ready!(Pin::new(&mut this.stream).poll_read(context, buffer))?;
        this.bucket.spend((buffer.filled().len() - before) as f64);
        Poll::Ready(Ok(()))
    }
}

impl<S: AsyncWrite + Unpin, P: Unpin> AsyncWrite for ThrottledStream<S, P> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.with_write_timeout(context, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        pieces: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, pieces);
        self.with_write_timeout(context, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let flushed = Pin::new(&mut self.stream).poll_flush(context);
        self.with_write_timeout(context, flushed)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let shut = Pin::new(&mut self.stream).poll_shutdown(context);
        self.with_write_timeout(context, shut)
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
    async fn reads_are_throttled_to_the_message_rate() {
        let limits = Limits { messages_per_second: 10, burst: 2, ..Limits::default() };
        let config = config(limits);
        // A burst of two messages, and five more in half a second.
        let sent = vec![0; 7 * MAX_MESSAGE_BYTES];
        let mut stream = ThrottledStream::new(sent.as_slice(), &config, ());
        let mut read = Vec::new();
        // In small pieces, like the libraries.
        let mut piece = [0; 1024];
        let mut took = Duration::ZERO;
        loop {
            let count = tokio::select! {
                biased;
                count = stream.read(&mut piece) => count.unwrap(),
                // The stream is throttled until time passes.
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
    async fn a_client_that_stops_reading_loses_the_connection() {
        let config = config(Limits::default());
        let (near, mut far) = tokio::io::duplex(8);
        let mut stream = ThrottledStream::new(near, &config, ());
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
        assert!(poll(config.request_timeout - Duration::from_millis(1)).await.is_none());
        // Reading a little resets the timeout.
        far.read_exact(&mut [0; 4]).await.unwrap();
        assert!(poll(Duration::from_millis(1)).await.is_none());
        assert!(poll(config.request_timeout - Duration::from_millis(1)).await.is_none());
        let ended = poll(Duration::from_millis(1)).await.unwrap();
        assert_eq!(ended.unwrap_err().kind(), io::ErrorKind::TimedOut);
    }
}
