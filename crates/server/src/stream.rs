//! The connection of a client, below requests and messages: counted, and read no faster than a client may talk.

use crate::bucket::{Bucket, Rate};
use crate::config::{LARGEST_MESSAGE, Limits};
use std::io;
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::Sleep;

/// A connection. `P` is dropped with it, which may be long after it has become a WebSocket.
pub struct Stream<S, P> {
    stream: S,
    rate: Rate,
    bucket: Bucket,
    /// Until more is read.
    pause: Option<Pin<Box<Sleep>>>,
    _pass: P,
}

/// How many bytes a second are read: those of as many messages as a client may send, if all are as large as can be. Frames that
/// are no messages, such as pongs or pieces of nothing, are cheap, but there could be millions of them.
fn rate(limits: &Limits) -> Rate {
    let largest = LARGEST_MESSAGE as f64;
    Rate {
        per_second: f64::from(limits.messages_per_second.max(1)) * largest,
        most: f64::from(limits.burst.max(1)) * largest,
    }
}

impl<S, P> Stream<S, P> {
    /// A connection on which nothing was read.
    pub fn new(stream: S, limits: &Limits, pass: P) -> Stream<S, P> {
        let rate = rate(limits);
        Stream { stream, rate, bucket: Bucket::full(rate), pause: None, _pass: pass }
    }
}

impl<S: AsyncRead + Unpin, P: Unpin> AsyncRead for Stream<S, P> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let this = &mut *self;
        let rate = this.rate;
        while let Some(wait) = this.bucket.wait(rate) {
            let pause = this.pause.get_or_insert_with(|| Box::pin(tokio::time::sleep(wait)));
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
        Pin::new(&mut self.stream).poll_write(context, bytes)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        pieces: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write_vectored(context, pieces)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

    use super::*;
    use std::time::Instant;
    use tokio::io::AsyncReadExt;

    #[tokio::test]
    async fn a_client_is_read_only_so_fast() {
        let limits = Limits { messages_per_second: 10, burst: 2, ..Limits::default() };
        // As much at once as two messages, and in half a second as much as five.
        let sent = vec![0; 7 * LARGEST_MESSAGE];
        let mut stream = Stream::new(sent.as_slice(), &limits, ());
        let begun = Instant::now();
        let mut read = Vec::new();
        // In pieces, as the libraries do.
        let mut piece = [0; 1024];
        while let count @ 1.. = stream.read(&mut piece).await.unwrap() {
            read.extend_from_slice(&piece[..count]);
        }
        assert_eq!(read, sent);
        let took = begun.elapsed().as_millis();
        assert!((400..5_000).contains(&took), "{took} ms");
    }
}
